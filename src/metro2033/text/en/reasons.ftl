# Why a bot chooses what it chooses.

reason-thoughtless = { $bot } does not weigh this: all choices are alike to it.
reason-first = { $choice }: { $chance } to win
reason-other = { $choice }: { $chance } to win{ $better ->
    [none] { "" }
   *[other] ; better for { $better }
}{ $worse ->
    [none] { "" }
   *[other] ; worse for { $worse }
}
reason-chosen = What it chose all the same: { $choice }
