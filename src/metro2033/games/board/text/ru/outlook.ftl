# Чего стоит и что даёт вариант: понятия и последствия настольной игры.

thing-army = сила армии { $n }
thing-points = { $n ->
    [one] { $n } очко победы
    [few] { $n } очка победы
    [many] { $n } очков победы
   *[other] { $n } очка победы
}
outlook-each = за каждую карту
outlook-only-renewal = можно только обновить предложение, на покупку не хватает
outlook-votes = { $n ->
    [one] { $n } голос
    [few] { $n } голоса
    [many] { $n } голосов
   *[other] { $n } голоса
}
outlook-strength = сила { $n }
outlook-free-capture = карта позволяет захватить станцию бесплатно
outlook-cannot-capture = сейчас вам нечем оплатить захват
outlook-unless-stopped = если только защитник не применит карту «{ $card }»
outlook-risk-army = при поражении: армия −1
outlook-risk-wound = при поражении ваш герой будет ранен
outlook-risk-equipment = при поражении: снаряжение −1
outlook-spoils-take = при победе вы можете забрать карту снаряжения
outlook-spoils-discard = при победе вы можете сбросить карту снаряжения героя
outlook-place-trade = торговля с Ганзой
outlook-place-exchange = только обмен ресурсов: купить сейчас ничего нельзя
outlook-place-scout = разведка
outlook-place-attack = атака станции
outlook-place-duel = атака героя
outlook-place-ability = свойство героя
outlook-risk-station = если не отразить угрозу, станция будет потеряна
outlook-vote-passes = { $in_favour } : { $opposed }. { $still ->
    [0] Закон принят.
   *[other] Закон будет принят при любых голосах остальных.
}
outlook-vote-fails = { $in_favour } : { $opposed }. { $still ->
    [0] Закон отклонён.
   *[other] Закон будет отклонён при любых голосах остальных.
}
outlook-vote-open = { $in_favour } : { $opposed }.{ $still ->
    [0] {""}
    [one] {" "}Не отдан ещё { $still } голос.
    [few] {" "}Не отданы ещё { $still } голоса.
    [many] {" "}Не отдано ещё { $still } голосов.
   *[other] {" "}Не отдано ещё { $still } голосов.
}{ $added ->
    [0] {""}
    [one] {" "}Карты могут добавить ещё { $added } голос.
    [few] {" "}Карты могут добавить ещё { $added } голоса.
    [many] {" "}Карты могут добавить ещё { $added } голосов.
   *[other] {" "}Карты могут добавить ещё { $added } голосов.
}
