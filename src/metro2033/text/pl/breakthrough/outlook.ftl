# Co kosztuje i co daje wybór: pojęcia i skutki w grze karcianej.

thing-ready = { $n ->
    [one] { $n } znacznik w górze
    [few] { $n } znaczniki w górze
    [many] { $n } znaczników w górze
   *[other] { $n } znacznika w górze
}
thing-away = { $n ->
    [one] { $n } znacznik w dole
    [few] { $n } znaczniki w dole
    [many] { $n } znaczników w dole
   *[other] { $n } znacznika w dole
}
thing-owned = { $n ->
    [one] { $n } nowy znacznik
    [few] { $n } nowe znaczniki
    [many] { $n } nowych znaczników
   *[other] { $n } nowego znacznika
}
outlook-monster = potwór atakuje wszystkich, także ciebie; kto go nie odeprze, { $loss ->
    [station] traci stację
    [peaceful] traci wszystkie zasoby pokojowe
    [military] traci wszystkie zasoby militarne
   *[all] traci wszystkie zasoby
}
outlook-caravan = nowy Bazar; każdy przesuwa znaczniki w górę za swoje { $class ->
    [peaceful] pokojowe
   *[military] militarne
} stacje i ukończoną kartę frakcji (u ciebie: { $n })
outlook-swaps = wskazujesz karty ({ $n }) do odrzucenia bez efektu
outlook-keeps-station = stacja zostaje w grze, a jej rodzaj zasobu masz za darmo
outlook-risk-station = tracisz stację
outlook-will-lose = tracisz: { $card }
outlook-repels = odpiera potwora
outlook-free-play = za darmo
