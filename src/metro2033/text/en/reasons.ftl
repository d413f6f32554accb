# Why a bot chooses what it chooses.

reason-thoughtless = { $bot } doesn’t weigh its choices.
reason-first = { $choice }: { $chance } to win
reason-other = { $choice }: { $chance } to win{ $better ->
    [none] { "" }
   *[other] ; better for { $better }
}{ $worse ->
    [none] { "" }
   *[other] ; worse for { $worse }
}
reason-chosen = Even so, it chose: { $choice }
neural-unknown-cards = There is no network for this content here; a search plays instead.
adviser-unknown-cards = There is no learned bot for this content here; a veteran advises instead.
fair-holds-back = This bot holds back: once it leads, it takes moves that keep its lead, not moves that extend it.
weight-points = points
