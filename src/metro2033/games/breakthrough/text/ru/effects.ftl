# Содержание карты, составленное из её значений: тексты карт, изменённых набором.

effect-sentence = { $clauses }.
effect-type = { $type } ({ $class })
effect-cost = стоимость { $n }
effect-amount = количество { $n }
effect-protection = защита (стоимость { $n }): { $symbols }
effect-protects = защита: { $symbols }
effect-mission = задание { $n } { $colour ->
    [blue] (мирное)
    [red] (военное)
   *[green] (любое)
}
effect-bonus = бонус: { $type }
effect-bonus-done = бонус после выполнения: { $type }
effect-reward = { $n ->
    [one] награда: { $n } жетон
    [few] награда: { $n } жетона
    [many] награда: { $n } жетонов
   *[other] награда: { $n } жетонов
}
effect-symbols = символы: { $symbols }
effect-doubles = удваивает: { $type }
