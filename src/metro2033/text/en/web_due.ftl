# Where it is your turn, and other people's rooms.

web-due = { $n ->
    [one] Your turn in { $n } game
   *[other] Your turn in { $n } games
}
web-due-with = with { $names }
web-due-since = your turn started { $when }
web-due-until = time runs out { $when }
web-rooms-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-watch = Watch

# What is new since the last visit.

web-since-visit = since your last visit
web-news = { $n ->
    [one] { $n } new move since your last visit
   *[other] { $n } new moves since your last visit
}
