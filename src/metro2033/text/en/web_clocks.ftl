# Clocks.

web-clock = time left
web-clock-days = { $d } d { $h } h
web-clock-hours = { $h } h { $m } min
web-clock-short = { $n } seconds left
web-log-late = { $name } ran out of time; a bot moved.
web-time = Time to think
web-time-none = no limit
web-time-fast = fast: 5 min + 10 s per decision
web-time-normal = normal: 15 min + 20 s per decision
web-time-relaxed = relaxed: 40 min + 45 s per decision
web-time-slow = slow: over days, no limit
web-time-day = slow: a day per decision
web-time-days = slow: three days per decision
web-time-other = { $bank }, and { $bonus } per decision
web-time-hint-none = Everyone is here and takes as long as they need.
web-time-hint-bank = Each decision has its own seconds; only extra time comes out of the minutes. When the minutes are gone, the seconds remain; when those run out, a bot makes that one decision.
web-time-hint-slow = Everyone drops in now and then. Anyone who’s been away for three days can be replaced by a vote.
web-time-hint-due = Everyone drops in now and then. When the time for a decision runs out, a bot makes that one decision.
