# The opening book.

book-title = What wins
book-about = { $games } games of equal bots ({ $bot }), factions and heroes dealt at random. Shares with 95% intervals; “fair” is what chance alone would give. Bots aren’t people.
book-kind = { $kind ->
    [faction] Factions
    [hero] Heroes
    [mission] The first mission completed
   *[station] The first station won
}
book-line = { $name }: { $share } ({ $low } to { $high }), fair { $fair }, { $games } times
book-name = Name
book-times = Games
book-share = Wins
book-interval = Interval
book-fair = Fair
book-range = { $low } to { $high }
book-more = Show all { $n }
