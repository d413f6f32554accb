# The game in a minute, for those who play it for the first time.

primer-title = The game in a minute
primer-close = Got it
primer-open = The game in a minute
primer-more = All the rules
web-stations = Stations
