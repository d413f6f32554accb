# Что произошло, по одному предложению на событие. `$seat` открывает предложение; `$victim_acc` и подобные — падежные формы.

event-round_began = Раунд { $round }. Первый игрок: { $first_name }.
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
event-hero_chosen = { $hero } присоединяется к { $seat_dat }.
event-hero_placed = { $hero } теперь на станции «{ $station }».
event-tokens_gained = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} { $tokens_acc } { $cause_kind ->
    [none] (действие армии)
    [faction] (бонус фракции)
    [law] (закон «{ $cause }»)
    [threat] (награда за угрозу «{ $cause }»)
    [mission] (задание «{ $cause }»)
    [hero] (свойство { $cause_gen })
   *[other] («{ $cause }»)
}.
event-maintenance_paid = { $seat } { $seat_number ->
    [plur] платят
   *[sing] платит
} { $tokens_acc } за содержание армии.
event-tokens_lost = { $seat } { $seat_number ->
    [plur] теряют
   *[sing] теряет
} { $tokens_acc } { $cause_kind ->
    [law] (закон «{ $cause }»)
    [threat] (угроза «{ $cause }»)
    [mission] (задание «{ $cause }»)
   *[other] («{ $cause }»)
}.
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
event-army_changed = У { $seat_gen } теперь армия силой { $strength } { $cause_kind ->
    [faction] (бонус фракции)
    [law] (закон «{ $cause }»)
    [threat] (награда за угрозу «{ $cause }»)
    [mission] (задание «{ $cause }»)
   *[other] («{ $cause }»)
}.
event-army_disbanded = { $seat } { $seat_number ->
    [plur] сокращают
   *[sing] сокращает
} армию до силы { $strength }{ $tokens_number ->
    [0] .
   *[other] {" "}и { $seat_number ->
        [plur] платят
       *[sing] платит
    } { $tokens_acc } за её содержание.
}
event-soldiers_recruited = { $seat } { $seat_number ->
    [plur] нанимают
   *[sing] нанимает
} { $amount ->
    [one] { $amount } солдата
    [few] { $amount } солдат
    [many] { $amount } солдат
   *[other] { $amount } солдата
} за { $tokens_acc }: сила армии { $strength }.
event-equipment_drawn = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} карты { $cards } { $cause_kind ->
    [none] (начало второго этапа)
    [faction] (бонус фракции)
    [threat] (награда за угрозу «{ $cause }»)
    [mission] (задание «{ $cause }»)
   *[other] («{ $cause }»)
}.
event-equipment_drawn-hidden = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} { $amount ->
    [one] { $amount } карту снаряжения
    [few] { $amount } карты снаряжения
    [many] { $amount } карт снаряжения
   *[other] { $amount } карты снаряжения
} { $cause_kind ->
    [none] (начало второго этапа)
    [faction] (бонус фракции)
    [threat] (награда за угрозу «{ $cause }»)
    [mission] (задание «{ $cause }»)
   *[other] («{ $cause }»)
}.
event-equipment_kept = { $seat } { $seat_number ->
    [plur] дают
   *[sing] даёт
} герою карту «{ $card }»{ $cause_kind ->
    [none] { "" }
    [faction] {" "}(бонус фракции)
    [threat] {" "}(награда за угрозу «{ $cause }»)
    [mission] {" "}(задание «{ $cause }»)
   *[other] {" "}(«{ $cause }»)
}.
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
} карту «{ $card }» за { $tokens_acc }.
event-market_renewed = { $seat } { $seat_number ->
    [plur] обновляют
   *[sing] обновляет
} рынок Ганзы за { $tokens_acc }.
event-market_cards_shown = Новое на рынке Ганзы: { $cards }.
event-mission_drawn = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} { $amount ->
    [one] задание { $cards }
   *[other] задания { $cards }
} { $cause_kind ->
    [faction] (бонус фракции)
    [threat] (награда за угрозу «{ $cause }»)
    [mission] (задание «{ $cause }»)
   *[other] («{ $cause }»)
}.
event-mission_drawn-hidden = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} { $amount ->
    [one] { $amount } задание
    [few] { $amount } задания
    [many] { $amount } заданий
   *[other] { $amount } задания
} { $cause_kind ->
    [faction] (бонус фракции)
    [threat] (награда за угрозу «{ $cause }»)
    [mission] (задание «{ $cause }»)
   *[other] («{ $cause }»)
}.
event-mission_bought = { $seat } { $seat_number ->
    [plur] берут
   *[sing] берёт
} за { $tokens_acc } задания { $cards }.
event-mission_bought-hidden = { $seat } { $seat_number ->
    [plur] покупают
   *[sing] покупает
} задание за { $tokens_acc }.
event-mission_kept = { $seat } { $seat_number ->
    [plur] оставляют
   *[sing] оставляет
} себе задание «{ $card }».
event-mission_kept-hidden = { $seat } { $seat_number ->
    [plur] оставляют
   *[sing] оставляет
} себе задание.
event-mission_completed = { $seat } { $tokens_number ->
    [0] { $seat_number ->
        [plur] выполняют
       *[sing] выполняет
    }
   *[other] { $seat_number ->
        [plur] платят { $tokens_acc } и выполняют
       *[sing] платит { $tokens_acc } и выполняет
    }
} задание «{ $card }»: +1 очко победы.
event-mission_used = { $seat } { $seat_number ->
    [plur] применяют
   *[sing] применяет
} свойство задания «{ $card }»{ $tokens_number ->
    [0] {" "}и { $seat_number ->
        [plur] сбрасывают
       *[sing] сбрасывает
    } его.
   *[other] {" "}за { $tokens_acc }.
}
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
} { $card_kind ->
    [faction] свойство фракции.
    [hero] свойство { $card_gen }.
   *[other] свойство карты «{ $card }».
}
event-piece_affected = Задание «{ $card }» даёт { $piece ->
    [army] армии
   *[hero] герою
} { $owner_gen } { $n_signed } к силе.
event-threat_affected = Задание «{ $card }» меняет силу угрозы на { $n_signed }.
event-threat_came = Из туннелей надвигается угроза. Каждый называет станцию; { $first_number ->
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
event-threat_revealed = Это угроза «{ $threat }» (сила { $threat_strength }).
event-threats_seen = { $seat } { $seat_number ->
    [plur] смотрят
   *[sing] смотрит
} угрозы «{ $first }» и «{ $second }».
event-threats_seen-hidden = { $seat } { $seat_number ->
    [plur] смотрят
   *[sing] смотрит
} верхние карты колоды угроз.
event-threat_buried = Угроза «{ $threat }» уходит под низ колоды.
event-threat_returned = Угроза «{ $threat }» возвращается к картам своего этапа.
event-threat_scouted = { $seat } { $seat_number ->
    [plur] проводят разведку и находят
   *[sing] проводит разведку и находит
} угрозу «{ $threat }» (сила { $threat_strength }).
event-threat_scouted-hidden = { $seat } { $seat_number ->
    [plur] проводят разведку и оставляют
   *[sing] проводит разведку и оставляет
} себе карту угрозы лицом вниз.
event-scouted_card_used = { $seat } { $seat_number ->
    [plur] кладут
   *[sing] кладёт
} разведанную угрозу на верх колоды.
event-scouted_card_buried = Разведанная угроза «{ $threat }» не пригодилась и уходит под низ колоды.
event-scouted_card_buried-hidden = Угроза, разведанная { $seat_ins }, не пригодилась и уходит под низ колоды.
event-scouted_card_returned = Разведанная угроза «{ $threat }» возвращается к картам своего этапа.
event-scouted_card_returned-hidden = Угроза, разведанная { $seat_ins }, возвращается к картам своего этапа.
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
    [plur] отдают
   *[sing] отдаёт
} { $weight ->
    [one] { $weight } голос
    [few] { $weight } голоса
    [many] { $weight } голосов
   *[other] { $weight } голоса
} { $side ->
    [for] за закон.
   *[against] против закона.
}
event-votes_added = { $seat } { $seat_number ->
    [plur] добавляют
   *[sing] добавляет
} { $amount ->
    [one] { $amount } голос
    [few] { $amount } голоса
    [many] { $amount } голосов
   *[other] { $amount } голоса
}.
event-law_passed = Закон «{ $law }» принят (за: { $in_favour }, против: { $opposed }).
event-law_rejected = Закон «{ $law }» отклонён (за: { $in_favour }, против: { $opposed }).
event-law_repealed = Закон «{ $law }» больше не действует.
event-station_attacked = { $seat } { $seat_number ->
    [plur] атакуют
   *[sing] атакует
} { $piece ->
    [army] армией
   *[hero] героем
} станцию { $victim_gen } «{ $station }».
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
} { $piece ->
    [army] армией
   *[hero] героем
} { $hero_acc } на станции «{ $station }».
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
event-combat_cards_revealed = Боевые карты: «{ $attacker }» против карты «{ $defender }».
event-combat_card_replaced = { $seat } { $seat_number ->
    [plur] заменяют
   *[sing] заменяет
} свою боевую карту картой «{ $card }».
event-threat_repelled = { $seat } { $seat_number ->
    [plur] отражают
   *[sing] отражает
} угрозу «{ $threat }»{ draw-cause }
event-threat_not_repelled = { $seat } { $seat_number ->
    [plur] проигрывают
   *[sing] проигрывает
} угрозе «{ $threat }»{ draw-cause }
event-battle_counted = Сила: { $attacker_sum } против { $defender_sum }.
event-battle_won = { $seat } { $seat_number ->
    [plur] побеждают
   *[sing] побеждает
} в бою{ draw-cause }
event-battle_lost = { $seat } { $seat_number ->
    [plur] проигрывают
   *[sing] проигрывает
} бой{ draw-cause }
event-battle_drawn = Бой заканчивается вничью{ $other_cause_kind ->
    [none] .
   *[other] : в ничьей должны победить обе стороны, и их свойства гасят друг друга.
}
draw-cause = { $cause_kind ->
    [none] .
   *[other] : силы равны, { $other_cause_kind ->
        [none] а ничью решает { $cause_kind ->
            [faction] свойство фракции.
           *[other] карта «{ $cause }».
        }
       *[other] в ничьей должны победить обе стороны, и тогда побеждает защищающийся.
    }
}
event-attack_prevented = { $seat } { $seat_number ->
    [plur] срывают
   *[sing] срывает
} атаку картой «{ $card }».
event-army_weakened = { $seat } { $seat_number ->
    [plur] теряют
   *[sing] теряет
} солдата: сила армии { $strength }.
event-army_loss_prevented = { $seat } не { $seat_number ->
    [plur] теряют
   *[sing] теряет
} солдата.
event-hero_wounded = { $hero } { $hero_gender ->
    [fem] ранена
   *[masc] ранен
} и отправляется на станцию «{ $station }».
event-wound_prevented = { $hero } не получает ранения.
event-station_lost = { $seat } { $seat_number ->
    [plur] теряют
   *[sing] теряет
} станцию «{ $station }».
event-station_captured = { $seat } { $tokens_number ->
    [0] бесплатно { $seat_number ->
        [plur] захватывают
       *[sing] захватывает
    } станцию «{ $station }».
   *[other] { $seat_number ->
        [plur] захватывают
       *[sing] захватывает
    } станцию «{ $station }» за { $tokens_acc }.
}
event-station_claimed = { $seat } { $seat_number ->
    [plur] бесплатно занимают
   *[sing] бесплатно занимает
} станцию «{ $station }».
event-hero_moved = { $hero } переходит со станции «{ $origin }» на станцию «{ $station }».
event-hero_sat_out = { $hero } { $hero_gender ->
    [fem] ранена
   *[masc] ранен
} и пропускает этот ход.
event-stage_began = { $stage ->
    [1] Партия возвращается к первому этапу.
   *[2] Начинается второй этап.
}
event-deck_shuffled = Сброс перетасован в новую колоду { $deck ->
    [equipment] снаряжения
    [mission] заданий
   *[threat] угроз
}.
event-game_won = { $seat } { $seat_number ->
    [plur] выигрывают
   *[sing] выигрывает
} партию: { $reason ->
    [polis] все четыре станции Полиса и { $points ->
        [one] { $points } очко победы
        [few] { $points } очка победы
        [many] { $points } очков победы
       *[other] { $points } очка победы
    }
    [both] { $points ->
        [one] { $points } очко победы
        [few] { $points } очка победы
        [many] { $points } очков победы
       *[other] { $points } очка победы
    } и все четыре станции Полиса
   *[points] { $points ->
        [one] { $points } очко победы
        [few] { $points } очка победы
        [many] { $points } очков победы
       *[other] { $points } очка победы
    }
}!{ $others ->
    [0] {""}
    [one] {" "}Условие победы выполнил ещё один игрок; { tie-break }
    [few] {" "}Условие победы выполнили ещё { $others } игрока; { tie-break }
    [many] {" "}Условие победы выполнили ещё { $others } игроков; { tie-break }
   *[other] {" "}Условие победы выполнили ещё { $others } игроков; { tie-break }
}
tie-break = { $tie ->
    [points] решило число очков победы.
    [polis] Полис важнее очков.
   *[order] победитель ближе всех к первому игроку ({ $first_name }), если идти от него по часовой стрелке.
}
