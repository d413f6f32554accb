# Co kosztuje i co daje wybór: pojęcia i skutki w grze karcianej.

thing-ready = { $n ->
    [one] { $n } dostępny znacznik
    [few] { $n } dostępne znaczniki
    [many] { $n } dostępnych znaczników
   *[other] { $n } dostępnego znacznika
}
thing-away = { $n ->
    [one] { $n } użyty znacznik
    [few] { $n } użyte znaczniki
    [many] { $n } użytych znaczników
   *[other] { $n } użytego znacznika
}
thing-owned = { $n ->
    [one] { $n } nowy znacznik
    [few] { $n } nowe znaczniki
    [many] { $n } nowych znaczników
   *[other] { $n } nowego znacznika
}
outlook-monster = Potwór atakuje wszystkich, także ciebie; kto go nie odeprze, { $loss ->
    [station] traci Stację
    [peaceful] traci wszystkie Zasoby pokojowe
    [military] traci wszystkie Zasoby militarne
   *[all] traci wszystkie Zasoby
}
outlook-caravan = nowy Bazar; każdy odzyskuje użyte znaczniki za swoje { $class ->
    [peaceful] pokojowe
   *[military] militarne
} Stacje i kartę Frakcji z wykonaną Misją (u ciebie: { $n })
outlook-swaps = { $n ->
    [one] wskazujesz { $n } kartę do odrzucenia bez efektu
    [few] wskazujesz { $n } karty do odrzucenia bez efektu
    [many] wskazujesz { $n } kart do odrzucenia bez efektu
   *[other] wskazujesz { $n } karty do odrzucenia bez efektu
}
outlook-keeps-station = Stacja zostaje w grze, a za darmo zagrywasz { $type ->
    [care] Opiekę
    [food] Żywność
    [goods] Towary
    [weapons] Broń
    [ammo] Naboje
   *[equipment] Sprzęt
}
outlook-keep-price = zatrzymanie pierwszej Stacji kosztuje 1 znacznik, drugiej 2, trzeciej 3; to Stacja numer { $n }
outlook-worth = odzyskujesz do { $n ->
    [one] { $n } użytego znacznika
   *[other] { $n } użytych znaczników
}; masz ich { $away }
outlook-risk-station = tracisz Stację
outlook-will-lose = tracisz: { $card }
outlook-repels = odpiera Potwora
outlook-free-play = za darmo
fate-repels = może odeprzeć: { $cards }
fate-loses-station = { $n ->
    [one] traci: { $cards }
   *[other] traci 1 Stację z { $n }
}
fate-loses = traci: { $cards }
fate-safe = nie ma nic do stracenia
fate-tokens = { $n ->
    [0] nic za Stacje
    [one] odzyskuje { $n } znacznik za Stacje
    [few] odzyskuje { $n } znaczniki za Stacje
    [many] odzyskuje { $n } znaczników za Stacje
   *[other] odzyskuje { $n } znacznika za Stacje
}
