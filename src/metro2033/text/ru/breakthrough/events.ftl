# Что произошло, по одному предложению на событие.

event-turn_began = Раунд { $round }: ход { $seat_gen }.
event-faction_taken = { $seat } возглавляет фракцию «{ $faction }».
event-card_played = { $seat } разыгрывает { $price ->
    [0] бесплатно карту «{ $card }».
    [one] карту «{ $card }» за { $price } жетон.
    [few] карту «{ $card }» за { $price } жетона.
    [many] карту «{ $card }» за { $price } жетонов.
   *[other] карту «{ $card }» за { $price } жетона.
}
event-card_turned = { $seat } разыгрывает { $price ->
    [0] бесплатно карту «{ $card }» как защиту.
    [one] карту «{ $card }» как защиту за { $price } жетон.
    [few] карту «{ $card }» как защиту за { $price } жетона.
    [many] карту «{ $card }» как защиту за { $price } жетонов.
   *[other] карту «{ $card }» как защиту за { $price } жетона.
}
event-card_discarded = { $seat } сбрасывает карту «{ $card }»{ $amount ->
    [0] .
    [one] {" "}и поднимает { $amount } жетон.
    [few] {" "}и поднимает { $amount } жетона.
    [many] {" "}и поднимает { $amount } жетонов.
   *[other] {" "}и поднимает { $amount } жетона.
}
event-cards_swapped = { $seat } меняет карты «{ $one }», «{ $two }» и «{ $three }».
event-tokens_up = { $seat } поднимает { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
    [many] { $amount } жетонов
   *[other] { $amount } жетона
} («{ $cause }»).
event-tokens_down = { $seat } опускает все жетоны: { $amount }.
event-card_taken = { $seat } берёт с рынка карту «{ $card }».
event-card_drawn = { $seat } берёт из колоды карту «{ $card }».
event-card_drawn-hidden = { $seat } берёт карту из колоды.
event-market_cards_shown = Новое на рынке: { $cards }.
event-market_renewed = { $seat } обновляет рынок.
event-deck_shuffled = Сброс перетасован: новая колода.
event-mission_completed = { $seat } выполняет задание карты «{ $card }», тратит { $spent_cards }{ $hero_number ->
    [0] { "" }
   *[other] {" "}(ресурсы удваивает { $hero_cards })
} и получает { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
    [many] { $amount } жетонов
   *[other] { $amount } жетона
}{ $up ->
    [0] .
   *[other] ; наверх возвращается { $up }.
}
event-station_kept = { $seat } оставляет карту «{ $card }» и кладёт на неё { $amount ->
    [one] { $amount } жетон.
    [few] { $amount } жетона.
    [many] { $amount } жетонов.
   *[other] { $amount } жетона.
}
event-station_given_up = { $seat } сбрасывает карту «{ $card }» с выполненным заданием.
event-card_tidied = { $seat } убирает со стола карту «{ $card }»{ $amount ->
    [0] .
    [one] {" "}и поднимает { $amount } жетон.
    [few] {" "}и поднимает { $amount } жетона.
    [many] {" "}и поднимает { $amount } жетонов.
   *[other] {" "}и поднимает { $amount } жетона.
}
event-monster_attacked = { $seat } натравливает на всех монстра «{ $card }».
event-protection_used = { $seat } отражает атаку монстра «{ $threat }» картой «{ $card }».
event-monster_not_repelled = { $seat } не отражает атаку монстра «{ $card }».
event-station_lost = { $seat } теряет карту «{ $card }».
event-resources_lost = { $seat } теряет ресурсы: { $lost_cards }.
event-card_picked = { $seat } выбирает для обмена карту «{ $card }».
event-card_picked-hidden = { $seat } выбирает карту для обмена.
event-card_played_free = { $seat } бесплатно разыгрывает карту «{ $card }».
event-card_turned_free = { $seat } бесплатно разыгрывает карту «{ $card }» как защиту.
event-game_won = У { $seat_gen } десять жетонов: победа!
event-round_cap_reached = Партия заканчивается после раунда { $round }, как условились.
event-tokens_returned = { $seat } возвращает себе с карты «{ $card }» { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
    [many] { $amount } жетонов
   *[other] { $amount } жетона
}.
