# The page: games that have happened.

web-show-then = Show the table after this line
web-earlier = Earlier lines
web-filter-station = Station
web-all-stations = all stations
web-past = The table after log line { $entry }, as you knew it then.
web-to-now = Back to now

# Files and going on.

web-open-file-hint = Drop a record (.metro) here, from this site or from the terminal. A finished game is replayed, an unfinished one continues.
web-file-large = This file is too large to be a record.
web-go-on = Continue from here
web-go-on-at = Continue from log line { $entry }
web-go-on-hint = Creates a new room with the same rules. Anyone can take the seats; from here on, all cards are drawn anew.
web-hidden-cards = Hidden cards
web-as-it-was = as they were
web-as-known-by = dealt again, except what player { $n } ({ $name }) knew
web-go-on-make = Create the room
web-origin-room = This game continues from log line { $entry } of a finished game.
web-origin-file = This game continues from the file { $file }, after { $entry ->
    [one] { $entry } move
   *[other] { $entry } moves
}.
web-origin-as-it-was = All cards are where they were.
web-origin-known = What player { $n } couldn’t know is dealt again at the start.

# Replay.

web-known-to = Point of view
web-known-to-spectator = spectator
web-all-open = all cards open
web-speed-of-play = Speed
web-share = Copy link

# Charts.

web-chart = How it went
web-chart-of = { $figure } by round; the table below has the same numbers
web-chart-table = As a table
web-chart-round = Round
web-chart-end = End
web-chance-hint = The chance of winning as the bots see it, with all cards open.
web-figure-chance = Chance of winning
web-figure-points = Points
web-figure-army = Army
web-figure-stations = Stations
web-figure-resources = Resources
web-figure-missions = Completed missions
web-figure-ready = Ready tokens
web-figure-heroes = Heroes
web-figure-breakthrough-points = Tokens
web-review = Review my moves
