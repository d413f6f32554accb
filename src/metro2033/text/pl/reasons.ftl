# Dlaczego bot wybiera to, co wybiera.

reason-thoughtless = Bot { $bot } tego nie rozważa: wszystkie wybory są dla niego równe.
reason-first = { $choice }: szansa na wygraną { $chance }
reason-other = { $choice }: szansa na wygraną { $chance }{ $better ->
    [none] { "" }
   *[other] ; zysk: { $better }
}{ $worse ->
    [none] { "" }
   *[other] ; strata: { $worse }
}
