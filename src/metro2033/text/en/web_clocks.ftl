# Clocks.

web-clock = time left
web-clock-days = { $d } d { $h } h
web-clock-hours = { $h } h { $m } min
web-clock-short = { $n } seconds left
web-log-late = { $name } ran out of time; the server answered.
web-time = Time to think
web-time-none = no limit
web-time-fast = fast: 5 min + 10 s per decision
web-time-normal = normal: 15 min + 20 s per decision
web-time-relaxed = relaxed: 40 min + 45 s per decision
web-time-slow = slow: over days, no limit
web-time-day = slow: a day per decision
web-time-days = slow: three days per decision
web-time-other = { $bank }, and { $bonus } per decision
web-time-hint-none = Everybody is here and takes the time it takes.
web-time-hint-bank = Only what goes beyond a decision’s own seconds is taken from the minutes. When the minutes are used up, the seconds remain; when they pass, a bot makes that one decision.
web-time-hint-slow = Everybody looks in now and then. Whoever has been away for three days may be replaced by a vote.
web-time-hint-due = Everybody looks in now and then. When the time for a decision passes, a bot makes that one decision.
