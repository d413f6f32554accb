# Что произошло, по одному предложению на событие. `$seat` открывает предложение; `$victim_acc` и подобные — падежные формы.

event-round_began = Раунд { $round }. Первый игрок: { $first }.
event-phase_began = { $phase ->
    [events] Фаза 1: события
    [mobilisation] Фаза 2: мобилизация
    [army_actions] Фаза 3: действия армий
    [hero_actions] Фаза 4: действия героя
   *[end_of_round] Фаза 5: конец раунда
}
event-faction_chosen = { $seat } { $seat_number ->
    [plur] выбирают
   *[sing] выбирает
} фракцию «{ $faction }».
event-hero_chosen = Герой: { $hero }. Фракция: { $seat_nom }.
event-hero_placed = { $seat } { $seat_number ->
    [plur] ставят
   *[sing] ставит
} героя на станцию «{ $station }».
event-tokens_gained = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} { $tokens_acc }.
event-tokens_paid = { $seat } { $seat_number ->
    [plur] платят
   *[sing] платит
} { $tokens_acc }.
event-tokens_lost = { $seat } { $seat_number ->
    [plur] теряют
   *[sing] теряет
} { $tokens_acc }.
event-stations_produced = { $seat } { $seat_number ->
    [plur] получают
   *[sing] получает
} со станций { $tokens_acc }.
event-tokens_exchanged = { $seat } { $seat_number ->
    [plur] обменивают
   *[sing] обменивает
} { $given_acc } на { $taken_acc }.
event-token_stolen = { $seat } { $seat_number ->
    [plur] забирают
   *[sing] забирает
} { $taken_acc } у { $victim_gen }.
event-army_changed = { $seat }: теперь сила армии { $strength }.
event-army_disbanded = { $seat } { $seat_number ->
    [plur] расформировывают
   *[sing] расформировывает
} часть армии: сила армии { $strength }.
event-soldiers_recruited = { $seat } { $seat_number ->
    [plur] нанимают
   *[sing] нанимает
} { $amount ->
    [one] { $amount } солдата
    [few] { $amount } солдат
    [many] { $amount } солдат
   *[other] { $amount } солдата
}: сила армии { $strength }.
event-equipment_drawn = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} карту «{ $card }».
event-equipment_drawn-hidden = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} карту снаряжения.
event-equipment_kept = { $seat } { $seat_number ->
    [plur] отдают
   *[sing] отдаёт
} герою карту «{ $card }».
event-equipment_discarded = { $seat } { $seat_number ->
    [plur] сбрасывают
   *[sing] сбрасывает
} карту «{ $card }».
event-equipment_taken = { $seat } { $seat_number ->
    [plur] забирают
   *[sing] забирает
} у { $victim_gen } карту «{ $card }».
event-equipment_bought = { $seat } { $seat_number ->
    [plur] покупают
   *[sing] покупает
} карту «{ $card }».
event-market_renewed = { $seat } { $seat_number ->
    [plur] обновляют
   *[sing] обновляет
} предложение на рынке Ганзы.
event-market_card_shown = Новое на рынке Ганзы: «{ $card }».
event-mission_drawn = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} задание «{ $card }».
event-mission_drawn-hidden = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} задание.
event-mission_kept = { $seat } { $seat_number ->
    [plur] оставляют
   *[sing] оставляет
} себе задание «{ $card }».
event-mission_kept-hidden = { $seat } { $seat_number ->
    [plur] оставляют
   *[sing] оставляет
} себе задание.
event-mission_completed = { $seat } { $seat_number ->
    [plur] выполняют
   *[sing] выполняет
} задание «{ $card }»: +1 очко победы.
event-mission_used = { $seat } { $seat_number ->
    [plur] применяют
   *[sing] применяет
} задание «{ $card }»: { $card_ability }.
event-equipment_used = { $seat } { $seat_number ->
    [plur] применяют
   *[sing] применяет
} карту «{ $card }» и { $seat_number ->
    [plur] сбрасывают
   *[sing] сбрасывает
} её.
event-ability_used = { $seat } { $seat_number ->
    [plur] применяют
   *[sing] применяет
} свойство («{ $card }»).
event-piece_affected = «{ $card }» меняет силу: { $piece ->
    [army] армия { $owner_gen }
   *[hero] герой { $owner_gen }
}.
event-threat_affected = «{ $card }» меняет силу угрозы на { $n }.
event-threat_came = Из туннелей надвигается угроза. Каждый называет станцию, { $first_number ->
    [plur] начинают
   *[sing] начинает
} { $first_nom }.
event-station_endangered = { $seat } { $seat_number ->
    [plur] защищают
   *[sing] защищает
} станцию «{ $station }» { $piece ->
    [army] армией
   *[hero] героем
}.
event-threat_revealed = Открыта угроза «{ $threat }» ({ $threat_strength }).
event-threats_seen = { $seat } { $seat_number ->
    [plur] смотрят
   *[sing] смотрит
} карты «{ $first }» и «{ $second }».
event-threats_seen-hidden = { $seat } { $seat_number ->
    [plur] смотрят
   *[sing] смотрит
} верхние карты колоды угроз.
event-threat_buried = «{ $threat }» уходит под низ колоды.
event-threat_returned = «{ $threat }» возвращается к картам своего этапа.
event-threat_scouted = { $seat } { $seat_number ->
    [plur] проводят
   *[sing] проводит
} разведку: «{ $threat }» ({ $threat_strength }).
event-threat_scouted-hidden = { $seat } { $seat_number ->
    [plur] проводят
   *[sing] проводит
} разведку и { $seat_number ->
    [plur] оставляют
   *[sing] оставляет
} себе угрозу лицом вниз.
event-scouted_card_used = { $seat } { $seat_number ->
    [plur] кладут
   *[sing] кладёт
} разведанную угрозу на верх колоды.
event-scouted_card_buried = Неиспользованная угроза «{ $threat }» уходит под низ колоды.
event-scouted_card_buried-hidden = Неиспользованная разведанная угроза уходит под низ колоды ({ $seat_nom }).
event-scouted_card_returned = Разведанная угроза «{ $threat }» возвращается к картам своего этапа.
event-scouted_card_returned-hidden = Разведанная угроза возвращается к картам своего этапа ({ $seat_nom }).
event-laws_seen = { $seat } { $seat_number ->
    [plur] смотрят
   *[sing] смотрит
} два закона: «{ $first }» и «{ $second }».
event-laws_seen-hidden = { $seat } { $seat_number ->
    [plur] смотрят
   *[sing] смотрит
} две верхние карты законов.
event-law_revealed = На голосование вынесен закон «{ $law }».
event-vote_cast = { $seat } { $seat_number ->
    [plur] голосуют
   *[sing] голосует
} { $side ->
    [for] за
   *[against] против
} ({ $weight ->
    [one] { $weight } голос
    [few] { $weight } голоса
    [many] { $weight } голосов
   *[other] { $weight } голоса
}).
event-votes_added = { $seat } { $seat_number ->
    [plur] добавляют
   *[sing] добавляет
} { $amount ->
    [one] { $amount } голос
    [few] { $amount } голоса
    [many] { $amount } голосов
   *[other] { $amount } голоса
}.
event-law_passed = Закон «{ $law }» принят: { $in_favour } против { $opposed }.
event-law_rejected = Закон «{ $law }» отклонён: { $in_favour } против { $opposed }.
event-law_repealed = Закон «{ $law }» больше не действует.
event-station_attacked = { $seat } { $seat_number ->
    [plur] атакуют
   *[sing] атакует
} { $piece ->
    [army] армией
   *[hero] героем
} станцию «{ $station }», { $victim_number ->
    [plur] которой владеют
   *[sing] которой владеет
} { $victim_nom }.
event-station_attacked-neutral = { $seat } { $seat_number ->
    [plur] атакуют
   *[sing] атакует
} { $piece ->
    [army] армией
   *[hero] героем
} нейтральную станцию «{ $station }».
event-hero_attacked = { $seat } { $seat_number ->
    [plur] атакуют
   *[sing] атакует
} { $hero_acc } { $piece ->
    [army] армией
   *[hero] героем
} на станции «{ $station }».
event-defence_chosen = { $seat } { $seat_number ->
    [plur] защищаются
   *[sing] защищается
} { $piece ->
    [army] армией
   *[hero] героем
}.
event-combat_card_chosen = { $seat } { $seat_number ->
    [plur] втайне выбирают
   *[sing] втайне выбирает
} карту «{ $card }».
event-combat_card_chosen-hidden = { $seat } { $seat_number ->
    [plur] выбирают
   *[sing] выбирает
} боевую карту.
event-combat_cards_revealed = Боевые карты: «{ $attacker }» против «{ $defender }».
event-combat_card_replaced = { $seat } { $seat_number ->
    [plur] разыгрывают
   *[sing] разыгрывает
} вместо неё «{ $card }».
event-threat_repelled = { $seat } { $seat_number ->
    [plur] отражают
   *[sing] отражает
} угрозу «{ $threat }».
event-threat_not_repelled = { $seat } { $seat_number ->
    [plur] проигрывают
   *[sing] проигрывает
} угрозе «{ $threat }».
event-battle_counted = Сила { $attacker } ({ $attacker_terms }) против { $defender } ({ $defender_terms }).
event-battle_won = { $seat } { $seat_number ->
    [plur] побеждают
   *[sing] побеждает
} в бою.
event-battle_lost = { $seat } { $seat_number ->
    [plur] проигрывают
   *[sing] проигрывает
} бой.
event-battle_drawn = Бой заканчивается вничью.
event-attack_prevented = { $seat } { $seat_number ->
    [plur] отменяют
   *[sing] отменяет
} атаку картой «{ $card }».
event-army_weakened = { $seat } { $seat_number ->
    [plur] теряют
   *[sing] теряет
} солдата: сила армии { $strength }.
event-army_loss_prevented = { $seat } не { $seat_number ->
    [plur] теряют
   *[sing] теряет
} солдата.
event-hero_wounded = Герой { $seat_gen } ранен и отправляется на станцию «{ $station }».
event-wound_prevented = Герой { $seat_gen } не получает ранения.
event-station_lost = { $seat } { $seat_number ->
    [plur] теряют
   *[sing] теряет
} станцию «{ $station }».
event-station_captured = { $seat } { $seat_number ->
    [plur] захватывают
   *[sing] захватывает
} станцию «{ $station }».
event-station_claimed = { $seat } { $seat_number ->
    [plur] бесплатно занимают
   *[sing] бесплатно занимает
} станцию «{ $station }».
event-hero_moved = { $hero } переходит со станции «{ $origin }» на станцию «{ $station }».
event-hero_sat_out = { $hero } { $hero_gender ->
    [fem] ранена
   *[masc] ранен
} и пропускает этот ход.
event-stage_began = Начинается { $stage ->
    [1] первый
   *[2] второй
} этап.
event-deck_shuffled = Сброс перетасован: новая { $deck ->
    [equipment] колода снаряжения
    [mission] колода заданий
   *[threat] колода угроз
}.
event-game_won = { $seat } { $seat_number ->
    [plur] выигрывают
   *[sing] выигрывает
} партию: { $points ->
    [one] { $points } очко победы
    [few] { $points } очка победы
    [many] { $points } очков победы
   *[other] { $points } очка победы
}!
