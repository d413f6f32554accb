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
neural-unknown-cards = The network doesn’t know the cards of this content; a search plays instead.
fair-holds-back = This bot aims at its fair share of wins: of its good moves it takes the one that keeps its chance nearest to that.
