# Что произошло, по одному предложению на событие.

event-turn_began = Раунд { $round }: ход { $seat_gen }.
event-faction_taken = { $seat } ведёт фракцию «{ $faction }».
event-card_played = { $seat } разыгрывает карту «{ $card }» за { $price ->
    [one] { $price } жетон
    [few] { $price } жетона
    [many] { $price } жетонов
   *[other] { $price } жетона
}.
event-card_turned = { $seat } разыгрывает карту «{ $card }» как защиту за { $price ->
    [one] { $price } жетон
    [few] { $price } жетона
    [many] { $price } жетонов
   *[other] { $price } жетона
}.
event-card_discarded = { $seat } сбрасывает карту «{ $card }».
event-cards_swapped = { $seat } меняет карты «{ $one }», «{ $two }» и «{ $three }».
event-tokens_up = { $seat } передвигает вверх { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
    [many] { $amount } жетонов
   *[other] { $amount } жетона
}.
event-tokens_down = { $seat } передвигает вниз { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
    [many] { $amount } жетонов
   *[other] { $amount } жетона
}.
event-card_taken = { $seat } берёт с рынка карту «{ $card }».
event-card_drawn = { $seat } берёт из колоды карту «{ $card }».
event-card_drawn-hidden = { $seat } берёт карту из колоды.
event-market_card_shown = Новая карта на рынке: «{ $card }».
event-market_renewed = { $seat } обновляет рынок.
event-deck_shuffled = Сброс перетасован: новая колода.
event-hero_doubled = { $seat } удваивает ресурсы картой «{ $card }».
event-resource_spent = { $seat } тратит карту «{ $card }».
event-mission_completed = { $seat } выполняет задание карты «{ $card }».
event-tokens_won = { $seat } получает { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
    [many] { $amount } жетонов
   *[other] { $amount } жетона
}.
event-station_kept = { $seat } оставляет карту «{ $card }» ({ $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
    [many] { $amount } жетонов
   *[other] { $amount } жетона
}).
event-station_given_up = { $seat } сбрасывает карту с выполненным заданием: «{ $card }».
event-card_tidied = { $seat } убирает со стола карту «{ $card }».
event-monster_attacked = { $seat } натравливает на всех монстра: «{ $card }».
event-protection_used = { $seat } защищается картой «{ $card }».
event-monster_repelled = { $seat } отражает атаку: «{ $card }».
event-monster_not_repelled = { $seat } не отражает атаку: «{ $card }».
event-station_lost = { $seat } теряет карту «{ $card }».
event-resource_lost = { $seat } теряет карту «{ $card }».
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
