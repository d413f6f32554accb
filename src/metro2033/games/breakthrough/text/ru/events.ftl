# Что произошло, по одному предложению на событие.

event-turn_began = Раунд { $round }: ход { $seat_gen }.
event-faction_taken = { $seat } возглавляет фракцию «{ $faction }».
event-card_played = { $seat } { $price ->
    [0] бесплатно разыгрывает карту «{ $card }».
    [one] разыгрывает карту «{ $card }» за { $price } жетон.
    [few] разыгрывает карту «{ $card }» за { $price } жетона.
    [many] разыгрывает карту «{ $card }» за { $price } жетонов.
   *[other] разыгрывает карту «{ $card }» за { $price } жетона.
}
event-card_turned = { $seat } { $price ->
    [0] бесплатно разыгрывает карту «{ $card }» как защиту.
    [one] разыгрывает карту «{ $card }» как защиту за { $price } жетон.
    [few] разыгрывает карту «{ $card }» как защиту за { $price } жетона.
    [many] разыгрывает карту «{ $card }» как защиту за { $price } жетонов.
   *[other] разыгрывает карту «{ $card }» как защиту за { $price } жетона.
}
event-card_discarded = { $seat } сбрасывает карту «{ $card }»{ $amount ->
    [0] .
    [one] {" "}и возвращает себе { $amount } жетон.
    [few] {" "}и возвращает себе { $amount } жетона.
    [many] {" "}и возвращает себе { $amount } жетонов.
   *[other] {" "}и возвращает себе { $amount } жетона.
}
event-cards_swapped = { $seat } обменивает карты «{ $one }», «{ $two }» и «{ $three }».
event-tokens_up = { $seat } возвращает себе { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
    [many] { $amount } жетонов
   *[other] { $amount } жетона
} («{ $cause }»).
event-tokens_down = { $seat } тратит { $amount ->
    [1] последний доступный жетон.
   *[other] все доступные жетоны: { $amount }.
}
event-card_taken = { $seat } берёт с рынка карту «{ $card }».
event-card_drawn = { $seat } берёт из колоды карту «{ $card }».
event-card_drawn-hidden = { $seat } берёт карту из колоды.
event-market_cards_shown = Новое на рынке: { $cards }.
event-market_renewed = { $seat } обновляет рынок.
event-deck_shuffled = Сброс перетасован в новую колоду.
event-mission_completed = { $seat } выполняет задание карты «{ $card }», тратит { $spent_number ->
    [1] карту
   *[other] карты
} { $spent_cards }{ $hero_number ->
    [0] { "" }
    [1] {" "}(ресурсы удваивает герой { $hero_cards })
   *[other] {" "}(ресурсы удваивают герои { $hero_cards })
} и получает { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
    [many] { $amount } жетонов
   *[other] { $amount } жетона
}{ $up ->
    [0] .
    [one] ; { $up } жетон снова доступен.
    [few] ; { $up } жетона снова доступны.
    [many] ; { $up } жетонов снова доступны.
   *[other] ; { $up } жетона снова доступно.
}
event-station_kept = { $seat } оставляет станцию «{ $card }» и кладёт на неё { $amount ->
    [one] { $amount } жетон.
    [few] { $amount } жетона.
    [many] { $amount } жетонов.
   *[other] { $amount } жетона.
}
event-station_given_up = { $seat } сбрасывает станцию «{ $card }»: её задание выполнено.
event-card_tidied = { $seat } убирает со стола карту «{ $card }»{ $amount ->
    [0] .
    [one] {" "}и возвращает себе { $amount } жетон.
    [few] {" "}и возвращает себе { $amount } жетона.
    [many] {" "}и возвращает себе { $amount } жетонов.
   *[other] {" "}и возвращает себе { $amount } жетона.
}
event-monster_attacked = { $seat } натравливает на всех монстра «{ $card }».
event-protection_used = { $seat } отражает атаку монстра «{ $threat }» картой «{ $card }».
event-monster_not_repelled = { $seat } не отражает атаку монстра «{ $card }».
event-station_lost = { $seat } теряет станцию «{ $card }».
event-resources_lost = { $seat } теряет { $lost_number ->
    [1] карту ресурсов
   *[other] карты ресурсов
} { $lost_cards }.
event-card_picked = { $seat } выбирает для обмена карту «{ $card }».
event-card_picked-hidden = { $seat } выбирает карту для обмена.
event-card_played_free = { $seat } бесплатно разыгрывает карту «{ $card }».
event-card_turned_free = { $seat } бесплатно разыгрывает карту «{ $card }» как защиту.
event-game_won = У { $seat_gen } десять жетонов: победа!
event-round_cap_reached = Партия заканчивается после раунда { $round }, как условились.
event-tokens_returned = { $seat } возвращает себе { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
    [many] { $amount } жетонов
   *[other] { $amount } жетона
} со станции «{ $card }».
