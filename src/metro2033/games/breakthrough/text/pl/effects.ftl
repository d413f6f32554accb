# Treść karty złożona z jej wartości: teksty kart zmienionych przez paczkę.

effect-sentence = { $clauses }.
effect-type = { $type } ({ $class })
effect-cost = koszt { $n }
effect-amount = ilość { $n }
effect-protection = Ochrona (koszt { $n }): { $symbols }
effect-protects = Ochrona: { $symbols }
effect-mission = Misja { $n } { $colour ->
    [blue] (pokojowa)
    [red] (militarna)
   *[green] (dowolna)
}
effect-bonus = premia: { $type }
effect-bonus-done = premia po wykonaniu: { $type }
effect-reward = { $n ->
    [one] nagroda: { $n } znacznik
    [few] nagroda: { $n } znaczniki
    [many] nagroda: { $n } znaczników
   *[other] nagroda: { $n } znaczników
}
effect-symbols = symbole: { $symbols }
effect-doubles = podwaja: { $type }
