# Co kosztuje i co daje wybór: pojęcia i skutki w grze karcianej.

thing-ready = { $n ->
    [one] { $n } dostępny znacznik
    [few] { $n } dostępne znaczniki
    [many] { $n } dostępnych znaczników
   *[other] { $n } dostępnego znacznika
}
thing-away = { $n ->
    [one] { $n } zużyty znacznik
    [few] { $n } zużyte znaczniki
    [many] { $n } zużytych znaczników
   *[other] { $n } zużytego znacznika
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
outlook-caravan = nowy Bazar; każdy odzyskuje zużyte znaczniki za swoje { $class ->
    [peaceful] pokojowe
   *[military] militarne
} Stacje i kartę Frakcji z wykonaną Misją (u ciebie: { $n })
outlook-swaps = { $n ->
    [one] najpierw odrzucasz bez efektu { $n } kartę, potem tyle samo dobierasz
    [few] najpierw odrzucasz bez efektu { $n } karty, potem tyle samo dobierasz
    [many] najpierw odrzucasz bez efektu { $n } kart, potem tyle samo dobierasz
   *[other] najpierw odrzucasz bez efektu { $n } karty, potem tyle samo dobierasz
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
    [one] { $n } zużytego znacznika
   *[other] { $n } zużytych znaczników
}; masz ich { $away }
outlook-risk-station = tracisz Stację
outlook-will-lose = tracisz: { $card }
outlook-repels = odpiera Potwora
outlook-uses-too = zużywa też kartę { $card }
outlook-repels-together = razem odpierają Potwora
outlook-covers = pokrywa symbole: { $n } z { $all }; na resztę potrzebna jest kolejna karta
outlook-all-symbols = aby go odeprzeć, trzeba mieć wszystkie jego symbole ({ $n })
outlook-all-away = kto go nie odeprze, zużywa też wszystkie dostępne znaczniki
outlook-own-away = zużywasz wszystkie dostępne znaczniki
outlook-free-play = za darmo
fate-repels = może odeprzeć: { $cards }
fate-loses-station = { $n ->
    [one] traci: { $cards }
   *[other] traci 1 Stację z { $n }
}
fate-loses = traci: { $cards }
fate-safe = nie ma nic do stracenia
fate-loses-tokens = { $away ->
    [one] zużywa { $away } dostępny znacznik
    [few] zużywa { $away } dostępne znaczniki
    [many] zużywa { $away } dostępnych znaczników
   *[other] zużywa { $away } dostępnego znacznika
}
fate-tokens = { $n ->
    [0] nic za Stacje
    [one] odzyskuje { $n } znacznik za Stacje
    [few] odzyskuje { $n } znaczniki za Stacje
    [many] odzyskuje { $n } znaczników za Stacje
   *[other] odzyskuje { $n } znacznika za Stacje
}
