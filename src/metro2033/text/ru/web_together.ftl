# Общие решения и автоматический пас.

web-proposal-own = Вы просите отменить ход.
web-proposal-move = Будет отменено: «{ $move }»
web-proposal-count = { $n ->
    [one] Всего { $n } ход.
    [few] Всего { $n } хода.
    [many] Всего { $n } ходов.
   *[other] Всего { $n } хода.
}
web-withdraw = Отозвать просьбу
web-pass-always = Всегда пасовать { $when }
web-window-offer_abilities-phase = в начале фазы
web-window-offer_abilities-mob = в начале моей мобилизации
web-window-offer_abilities-army = в начале хода моей армии
web-window-offer_abilities-hero = в начале хода моего героя
web-window-offer_abilities-pre = до вскрытия карт в бою
web-window-offer_abilities-post = после вскрытия карт в бою
web-window-offer_abilities-result = когда исход боя решён
web-window-offer_abilities-vote = после голосования по закону
web-window-offer_abilities-round = в конце раунда
