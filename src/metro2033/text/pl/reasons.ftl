# Dlaczego bot wybiera to, co wybiera.

reason-thoughtless = Bot { $bot } nie zastanawia się nad tym: wszystkie możliwości są dla niego jednakowe.
reason-first = { $choice }: szansa na wygraną { $chance }
reason-other = { $choice }: szansa na wygraną { $chance }{ $better ->
    [none] { "" }
   *[other] ; zysk: { $better }
}{ $worse ->
    [none] { "" }
   *[other] ; strata: { $worse }
}
reason-chosen = Mimo to bot wybrał: { $choice }
neural-unknown-cards = Dla tego zestawu kart nie ma tu sieci; zamiast niej decyduje przeszukiwanie.
adviser-unknown-cards = Dla tego zestawu kart nie ma tu wyuczonego bota; zamiast niego doradza weteran.
fair-holds-back = Ten bot gra na miarę: gdy prowadzi, wybiera ruchy, które utrzymują przewagę, a nie takie, które ją powiększają.
weight-points = punkty
