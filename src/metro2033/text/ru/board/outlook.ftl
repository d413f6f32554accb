# Чего стоит и что даёт вариант: понятия и последствия настольной игры.

thing-army = сила армии { $n }
thing-points = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
    [many] { $n } победных очков
   *[other] { $n } победного очка
}
outlook-each = за каждую карту
outlook-votes = { $n ->
    [one] { $n } голос
    [few] { $n } голоса
    [many] { $n } голосов
   *[other] { $n } голоса
}
outlook-strength = сила { $n }
outlook-free-capture = карта позволяет захватить станцию бесплатно
outlook-risk-army = при поражении: армия −1
outlook-risk-wound = при поражении ваш герой ранен
outlook-risk-station = если угроза не отражена, станция потеряна
