# What a choice costs and brings: things and consequences of the card game.

thing-ready = { $n ->
    [one] { $n } token up
   *[other] { $n } tokens up
}
thing-away = { $n ->
    [one] { $n } token down
   *[other] { $n } tokens down
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
outlook-caravan = renews the Market; everyone moves tokens up for their { $class ->
    [peaceful] peaceful
   *[military] military
} stations and finished faction card (you have { $n })
outlook-swaps = you pick { $n } cards to discard without effect
outlook-keeps-station = it stays in play and its resource type is free for you
outlook-risk-station = you lose a station
outlook-will-lose = you lose { $card }
outlook-repels = repels the monster
outlook-free-play = for free
