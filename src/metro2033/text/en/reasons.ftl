# Why a bot chooses what it chooses.

reason-proven = The first choice is the proven solution; the chances are those to win the whole game:
reason-lost = Whatever is chosen, this game is all but lost:
reason-won = Whatever is chosen, this game is all but won:
reason-option = { $choice }{ $chance ->
    [none] { "" }
   *[other] : { $chance } to win
}{ $even ->
    [yes] , just as good
   *[no] { "" }
}{ $better ->
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
