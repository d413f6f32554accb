# Действие карты, составленное из её эффектов: тексты карт, изменённых набором.

effect-sentence = { $clauses }.
effect-start = в начале партии: { $effects }
effect-reward = награда: { $effects }
effect-goal = условие: { $goal }
effect-ability = свойство: { $effects }
effect-nothing = без особого действия
effect-combat = { $n } к силе против любой карты
effect-combat-bonus = { $n } к силе или { $bonus } против карты { $against ->
    [attack] атаки
    [defence] защиты
   *[neutral] манёвра
}
effect-strength = { $who ->
    [own_hero] ваш герой получает
    [own_army] ваша армия получает
    [own_both] ваш герой и ваша армия получают
    [any_hero] любой герой получает
    [any_army] любая армия получает
    [threat] угроза получает
    [fighter] тот, кто сражается с этой угрозой, получает
   *[defender] защитник получает
} { $n } к силе
effect-either = { $plus } или { $minus }
effect-speed = { $who ->
    [own_hero] ваш герой получает
   *[all_heroes] каждый герой получает
} { $n } к скорости
effect-win_draws = { $who ->
    [own_hero] ваш герой побеждает в ничьей
    [own_army] ваша армия побеждает в ничьей
    [own_both] ваши армия и герой побеждают в ничьей
   *[threat] угроза побеждает в ничьей
}
effect-limit = { $what ->
    [equipment] лимит карт снаряжения вашего героя
   *[victory_points] сколько очков нужно для победы
}: { $n }
effect-cost = { $what ->
    [recruit] цена солдата
    [upkeep] содержание армии
    [capture_neutral] цена захвата нейтральной станции
    [capture_any] цена захвата любой станции
    [equipment] цена карты снаряжения
   *[mission] цена задания
}: { $change }
effect-free = ничего не платите
effect-first = { $n ->
    [1] { $text } (только первый раз за ход)
    [one] { $text } (только первые { $n } раз за ход)
    [few] { $text } (только первые { $n } раза за ход)
    [many] { $text } (только первые { $n } раз за ход)
   *[other] { $text } (только первые { $n } раза за ход)
}
effect-votes = { $n ->
    [one] у вас { $n } дополнительный голос
    [few] у вас { $n } дополнительных голоса
    [many] у вас { $n } дополнительных голосов
   *[other] у вас { $n } дополнительных голосов
}
effect-votes-base = { $n ->
    [one] у каждой фракции { $n } голос плюс её бонусы
    [few] у каждой фракции { $n } голоса плюс её бонусы
    [many] у каждой фракции { $n } голосов плюс её бонусы
   *[other] у каждой фракции { $n } голосов плюс её бонусы
}
effect-ignore_equipment = { $tag ->
    [weapon] оружие не даёт
    [device] приборы не дают
    [gear] экипировка не даёт
   *[single_use] одноразовые карты не дают
} бонуса в этом бою
effect-gain = возьмите { $tokens }
effect-lose = сбросьте { $tokens }
effect-tokens-choice = { $n ->
    [one] { $n } ресурс на выбор
    [few] { $n } ресурса на выбор
    [many] { $n } ресурсов на выбор
   *[other] { $n } ресурсов на выбор
}
effect-tokens-here = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурсов
} того вида, что указан на станции вашего героя
effect-steal = { $n ->
    [one] заберите { $n } ресурс на выбор
    [few] заберите { $n } ресурса на выбор
    [many] заберите { $n } ресурсов на выбор
   *[other] заберите { $n } ресурсов на выбор
} у игрока, у которого больше очков победы, чем у вас
effect-army = сила армии { $n } (не ниже 1 и не выше 8)
effect-draw_equipment = { $n ->
    [one] возьмите { $n } карту снаряжения
    [few] возьмите { $n } карты снаряжения
    [many] возьмите { $n } карт снаряжения
   *[other] возьмите { $n } карт снаряжения
}
effect-draw_mission = { $n ->
    [one] возьмите { $n } задание
    [few] возьмите { $n } задания
    [many] возьмите { $n } заданий
   *[other] возьмите { $n } заданий
}
effect-keep = { $text } и оставьте себе { $n }
effect-swap = { $n ->
    [one] обменяйте до { $n } ресурса
    [few] обменяйте до { $n } ресурсов
    [many] обменяйте до { $n } ресурсов
   *[other] обменяйте до { $n } ресурсов
} одного вида на столько же ресурсов другого вида
effect-move_hero = поставьте своего героя на любую свою станцию
effect-peek = { $deck ->
    [law] посмотрите верхние карты законов ({ $n }), вынесите одну на голосование
   *[threat] посмотрите верхние карты угроз ({ $n }), сразитесь с одной
}, а остальные положите под низ колоды
effect-redraw = { $what ->
    [threat] уберите открытую угрозу под низ колоды и сразитесь со следующей
   *[combat_card] замените свою вскрытую боевую карту другой картой с руки
}
effect-prevent = { $what ->
    [wound] ваш герой не получает ранения и остаётся на месте
    [army_loss] ваша армия не теряет силу после проигранного боя
   *[attack] атака отменяется, и больше ничего не происходит
}
effect-special = { $name ->
    [free_transfers] скорость тратится не на переходы, а только на перегоны
    [station_as_own] станция, где стоит ваш герой, считается станцией вашей фракции
    [no_recovery] раненый герой возвращается домой, но не пропускает следующий ход
   *[own_station_as_hansa] на станциях своей фракции ваш герой может торговать, как на станции Ганзы
}
effect-on = { $when ->
    [events_start] в начале фазы событий
    [law_draw] перед голосованием
    [own_mobilisation_start] в начале вашей мобилизации
    [own_hero_attacks_neutral] когда ваш герой атакует нейтральную станцию
    [own_hero_beats_threat] когда ваш герой побеждает угрозу
    [own_hero_loses_to_threat] когда ваш герой проигрывает угрозе
   *[fighter_loses] когда сражающийся с ней проигрывает
}{ $who ->
    [all] , каждый игрок
    [fewest_vp] , игрок с наименьшим числом очков победы
   *[owner] {""}
}{ $optional ->
    [yes] , по желанию
   *[no] {""}
}: { $effects }
effect-action = действие { $place }: { $effects }
effect-discard_for = сбросьте эту карту { $window }: { $effects }
effect-when = { $text } { $conditions }
effect-window = { $window ->
    [phase] в начале фазы
    [mob] во время своей мобилизации
    [army] в ход своей армии
    [hero] в ход своего героя
    [pre] до выбора боевых карт
    [post] после вскрытия боевых карт
    [result] после исхода боя
    [vote] во время голосования
   *[round] в конце раунда
}
effect-place = { $place ->
    [hansa] на станции Ганзы
    [neutral_station] на нейтральной станции
    [own_station] на своей станции
    [foreign_home] на домашней станции другой фракции
   *[hansa_or_own_station] на станции Ганзы или своей фракции
}
effect-if-role = { $value ->
    [attack] при атаке
   *[defence] при защите
}
effect-if-role-player = { $value ->
    [attack] при атаке на другого игрока
   *[defence] при защите от другого игрока
}
effect-if-foe = { $value ->
    [threat] против угроз
   *[player] против другого игрока
}
effect-if-threat_type = { $value ->
    [physical] против физических угроз
    [biological] против биологических угроз
   *[radiation] против радиационных угроз
}
effect-if-piece = { $value ->
    [hero] , когда сражается герой
   *[army] , когда сражается армия
}
effect-if-target = в боях за станцию
effect-if-at = { $value ->
    [transfer] на станции с переходом
    [terminal] на конечной станции
   *[near_hero] на станции вашего героя или соседней
}
effect-goal-captured = { $from ->
    [player] захватите станцию другого игрока
   *[any] захватите станцию
}
effect-goal-battle_won = { $foe ->
    [hero] победите героя другого игрока
   *[any] выиграйте бой
}
effect-goal-threat_beaten = { $context ->
    [event] отразите угрозу из туннелей
   *[any] победите угрозу
}
effect-goal-min = { $text }, на карте которой указана сила { $n } или больше
effect-goal-by = { $by ->
    [hero] своим героем { $text }
   *[army] своей армией { $text }
}
effect-goal-law_passed = { $voted ->
    [for] проголосуйте за закон, который будет принят
   *[any] будет принят закон
}{ $opposed ->
    [yes] , хотя кто-то проголосует против
   *[any] {""}
}
effect-goal-hero_phase_end = завершите фазу действий героя своим героем { $place }
effect-goal-hero_phase_end-anywhere = завершите фазу действий героя
effect-goal_state = { $measure ->
    [stations_outside_own_zone] контролируйте станции вне зоны своей фракции: не меньше { $n }
    [polis_stations] контролируйте станции Полиса: не меньше { $n }
    [army] доведите силу своей армии до { $n } или больше
    [min_resource] имейте одновременно не меньше { $n } каждого ресурса
   *[same_resource_stations] контролируйте станции, производящие один и тот же ресурс: не меньше { $n }
}
effect-goal_pay = в ход своего героя { $place } заплатите { $tokens }
