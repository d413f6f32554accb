# What a choice costs and brings: things and consequences of the card game.

thing-ready = { $n ->
    [one] { $n } ready token
   *[other] { $n } ready tokens
}
thing-away = { $n ->
    [one] { $n } spent token
   *[other] { $n } spent tokens
}
thing-owned = { $n ->
    [one] { $n } new token
   *[other] { $n } new tokens
}
outlook-monster = sets a monster on everyone, you included; anyone who doesn’t repel it { $loss ->
    [station] loses a station
    [peaceful] loses all peaceful resources
    [military] loses all military resources
   *[all] loses all resources
}
outlook-caravan = renews the Market; everyone gets spent tokens back for their { $class ->
    [peaceful] peaceful
   *[military] military
} stations and finished faction card (you have { $n })
outlook-swaps = first you give { $n ->
    [one] { $n } card
   *[other] { $n } cards
} away without effect, then you take as many
outlook-keeps-station = it stays in play, and { $type ->
    [care] care is
    [food] food is
    [goods] goods are
    [weapons] weapons are
    [ammo] ammo is
   *[equipment] equipment is
} free for you
outlook-keep-price = keeping costs 1 token for your first station, 2 for the second, 3 for the third; this is number { $n }
outlook-worth = gets up to { $n ->
    [one] { $n } spent token
   *[other] { $n } spent tokens
} back; you have { $away } spent
outlook-risk-station = you lose a station
outlook-will-lose = you lose { $card }
outlook-repels = repels the monster
outlook-uses-too = { $card } is used up too
outlook-repels-together = together they repel the monster
outlook-covers = covers { $n } of { $all } symbols; the others need another card
outlook-all-symbols = all { $n } of its symbols are needed to repel it
outlook-all-away = all ready tokens of anyone who doesn’t repel it are spent
outlook-own-away = all your ready tokens are spent
outlook-free-play = for free
fate-repels = can repel: { $cards }
fate-loses-station = { $n ->
    [one] loses { $cards }
   *[other] loses 1 of { $n } stations
}
fate-loses = loses { $cards }
fate-safe = nothing to lose
fate-loses-tokens = { $away ->
    [one] { $away } ready token is spent
   *[other] { $away } ready tokens are spent
}
fate-tokens = { $n ->
    [0] nothing for stations
    [one] { $n } token back for stations
   *[other] { $n } tokens back for stations
}
