# Dlaczego bot wybiera to, co wybiera.

reason-proven = Pierwsza możliwość to udowodnione rozwiązanie; podane są szanse na wygraną w całej grze:
reason-lost = Cokolwiek wybrać, ta gra jest już prawie na pewno przegrana:
reason-won = Cokolwiek wybrać, ta gra jest już prawie na pewno wygrana:
reason-option = { $choice }{ $chance ->
    [none] { "" }
   *[other] : szansa na wygraną { $chance }
}{ $even ->
    [yes] , równie dobre
   *[no] { "" }
}{ $better ->
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
