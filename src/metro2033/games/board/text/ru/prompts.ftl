# Вопросы.

prompt-choose_faction = Выберите фракцию. Каждая станция и каждое выполненное задание — очко победы. Для победы нужно 10 очков{ $red_line_victory_points ->
   *[9] {" "}(Красной линии достаточно 9)
    [10] {""}
    [other] {" "}(Красной линии нужно { $red_line_victory_points })
}.
prompt-choose_hero = Выберите героя.
prompt-choose_home_for_hero = Поставьте героя на одну из своих домашних станций.
prompt-choose_polis_production = Какой ресурс даст ваша станция Полиса?
prompt-choose_endangered_station = Из туннелей надвигается угроза. Какую из ваших станций она атакует?
prompt-choose_defender_in_the_dark = Чем защитить станцию?
prompt-choose_vote = Как проголосовать по закону «{ $law }»?
prompt-choose_army_to_keep = Армию нужно содержать. Какую силу сохранить?
prompt-choose_recruits = Сколько солдат нанять?
prompt-choose_army_action = Что сделает ваша армия?
prompt-choose_move = Куда пойдёт ваш герой?
prompt-choose_hero_action = Что сделает ваш герой?
prompt-offer_renewal = Обновить рынок Ганзы за 1 патрон перед покупкой?
prompt-choose_purchase = Какую карту купить?
prompt-choose_exchange = Что на что обменять?
prompt-choose_exchange_amount = Сколько жетонов обменять?
prompt-choose_mission_to_keep = Какое задание оставить себе?
prompt-choose_mission_to_complete = У двух ваших заданий одно и то же условие. Какое выполнить?
prompt-offer_mission_claim = Открыть выполненное задание?
prompt-offer_payment = Заплатить здесь за задание?
prompt-offer_scouted_card = Положить разведанную угрозу на верх колоды?
prompt-choose_defence = Атакована станция «{ $station }». Чем её защитить?
prompt-choose_combat_card = Втайне выберите боевую карту.
prompt-choose_home = Ваш герой ранен. На какую домашнюю станцию его отправить?
prompt-choose_spoils = Что сделать со снаряжением побеждённого героя?
prompt-choose_capture = Бой за станцию «{ $station }» выигран. Захватить её?
prompt-choose_station_to_claim = У вас меньше трёх станций. Какую нейтральную станцию занять бесплатно?
prompt-choose_excess_equipment = У вашего героя слишком много снаряжения. Какую карту сбросить?
prompt-choose_equipment_to_keep = Какую карту снаряжения оставить герою?
prompt-choose_token = Какой ресурс взять?
prompt-choose_token_to_give = Какой ресурс отдать?
prompt-choose_token_to_steal = Какой ресурс забрать у этого игрока?
prompt-offer_abilities = Применить какое-нибудь свойство?
prompt-offer_trigger = Применить это свойство? { $card_text }
prompt-choose_victim = У какого игрока забрать ресурс?
prompt-choose_station_for_hero = На какую из своих станций поставить героя?
prompt-choose_piece = Чью силу изменить?
prompt-choose_sign = Сделать угрозу сильнее или слабее?
prompt-choose_law_to_propose = Какой закон вынести на голосование?
prompt-choose_threat_to_fight = С какой угрозой сразиться?
prompt-choose_other_combat_card = Какой картой заменить свою боевую карту?

# Окна для свойств.

window-phase = начало фазы
window-mob = ваша мобилизация
window-army = ход вашей армии
window-hero = ход вашего героя
window-pre = перед боем
window-post = карты вскрыты
window-result = бой решён
window-vote = голоса отданы
window-round = конец раунда
