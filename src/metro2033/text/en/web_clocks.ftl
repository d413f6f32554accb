# Clocks.

web-clock = time left
web-clock-days = { $d } d { $h } h
web-clock-hours = { $h } h { $m } min
web-clock-short = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
web-log-late = { $name } ran out of time; a bot moved.
web-time = Time control
web-time-none = no limit
web-time-fast = fast: 5 min + 10 s per decision
web-time-normal = normal: 15 min + 20 s per decision
web-time-relaxed = relaxed: 40 min + 45 s per decision
web-time-slow = slow: over several days, no limit
web-time-day = slow: a day per decision
web-time-days = slow: three days per decision
web-time-other = { $bank }, and { $bonus } per decision
web-time-hint-none = Everyone stays at the table and takes as long as they need.
web-time-hint-bank = Every decision has a few seconds of its own; longer thinking uses up your minutes. When they’re gone, only those seconds are left, and then a bot makes that one decision.
web-time-hint-slow = Everyone drops in now and then. Anyone who’s been away for three days can be replaced by a vote.
web-time-hint-due = Everyone drops in now and then. When the time for a decision runs out, a bot makes that one decision.
