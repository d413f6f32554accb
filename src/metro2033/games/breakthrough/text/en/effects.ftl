# What is printed on a card, put together from its values: the texts of cards that a pack changes.

effect-sentence = { $clauses }.
effect-type = { $type } ({ $class })
effect-cost = cost { $n }
effect-amount = amount { $n }
effect-protection = protection { $n }: { $symbols }
effect-protects = protection: { $symbols }
effect-mission = mission { $n } { $colour ->
    [blue] peaceful
    [red] military
   *[green] any
}
effect-bonus = bonus: { $type }
effect-bonus-done = bonus when done: { $type }
effect-reward = { $n ->
    [one] reward: { $n } token
   *[other] reward: { $n } tokens
}
effect-symbols = symbols: { $symbols }
effect-doubles = doubles { $type }
