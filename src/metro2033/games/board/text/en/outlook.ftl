# What a choice costs and brings: things and consequences of the board game.

thing-army = { $n } army strength
thing-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
outlook-each = for each card
outlook-only-renewal = you can only renew the offer, not buy
outlook-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
outlook-strength = strength { $n }
outlook-free-capture = a card lets you capture for free
outlook-cannot-capture = you can’t pay for the capture now
outlook-unless-stopped = unless the defender uses { $card }
outlook-risk-army = if you lose: army −1
outlook-risk-wound = if you lose: your hero is wounded
outlook-risk-equipment = if you lose: equipment −1
outlook-spoils-take = if you win: you may take an equipment card
outlook-spoils-discard = if you win: you may discard an equipment card of the hero
outlook-place-trade = trade with Hansa
outlook-place-exchange = only exchange resources; you can’t buy anything now
outlook-place-scout = scout
outlook-place-attack = attack the station
outlook-place-duel = attack a hero
outlook-place-ability = hero’s ability
outlook-risk-station = if you don’t repel it: the station is lost
outlook-vote-passes = { $in_favour } : { $opposed }. { $still ->
    [0] The law passes.
   *[other] The law passes, however the others vote.
}
outlook-vote-fails = { $in_favour } : { $opposed }. { $still ->
    [0] The law fails.
   *[other] The law fails, however the others vote.
}
outlook-vote-open = { $in_favour } : { $opposed }.{ $still ->
    [0] {""}
    [one] {" "}{ $still } vote is still open.
   *[other] {" "}{ $still } votes are still open.
}{ $added ->
    [0] {""}
    [one] {" "}A card may still add { $added } vote.
   *[other] {" "}Cards may still add { $added } votes.
}
