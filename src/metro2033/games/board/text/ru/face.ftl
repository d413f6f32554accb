# Короткие строки на картах; полный текст — в сообщении самой карты.

face-faction = Фракция
face-hero = Герой
face-law = Закон
face-mission = Задание
face-threat = Угроза { $stage ->
    [1] I
   *[2] II
}
face-weapon = Оружие
face-device = Прибор
face-gear = Экипировка
face-single_use = Одноразовое
face-combat-attack = Атака
face-combat-defence = Защита
face-combat-neutral = Манёвр
face-start = старт:
face-against-attack = против атаки
face-against-defence = против защиты
face-faction_1905 = { $conf_1905_law_peek ->
    [false] { $conf_1905_extra_votes ->
       *[3] +3 голоса
        [0] {""}
        [one] +{ $conf_1905_extra_votes } голос
        [few] +{ $conf_1905_extra_votes } голоса
        [many] +{ $conf_1905_extra_votes } голосов
        [other] +{ $conf_1905_extra_votes } голосов
    }
   *[true] выбирает 1 из 2 законов{ $conf_1905_extra_votes ->
       *[3] , +3 голоса
        [0] {""}
        [one] , +{ $conf_1905_extra_votes } голос
        [few] , +{ $conf_1905_extra_votes } голоса
        [many] , +{ $conf_1905_extra_votes } голосов
        [other] , +{ $conf_1905_extra_votes } голосов
    }
}
face-faction_bandits = армия в защите: победа в ничьей
face-faction_red_line = { $red_line_victory_points ->
   *[9] победа за 9 очков
    [10] {""}
    [few] победа за { $red_line_victory_points } очка
    [many] победа за { $red_line_victory_points } очков
    [one] победа за { $red_line_victory_points } очков
    [other] победа за { $red_line_victory_points } очков
}
face-faction_bauman = герой побеждает в ничьей
face-faction_reich = армия против игроков: +1
face-faction_arbat = обмен 2 ресурсов
face-hero_artyom = выбирает 1 из 2 угроз
face-hero_anna = переходы бесплатны
face-hero_hunter = ранен — ход не теряет
face-hero_khan = торговля на своих станциях
face-hero_miller = { $hero_card_may_change_equipment_limit ->
    [false] {""}
   *[true] на 1 снаряжение больше
}
face-hero_sasha = { $hero_use_ability_action ->
    [false] {""}
   *[true] действие: 1 ресурс
}
face-law_taxation = каждому 1 ресурс
face-law_call_up = первый солдат
face-law_barricades = защита станции
face-law_settlement = нейтральная станция
face-law_open_market = снаряжение, задания
face-law_curfew = каждый герой
face-law_council = по 3 голоса; последнему 1
face-eq_svd = атака на игрока
face-eq_handcar = { $handcar_makes_station_own ->
    [false] {""}
   *[true] станция как своя
}
face-eq_flag = армия рядом с героем
face-eq_grenade = один бой героя
face-eq_dynamite = срывает атаку рядом
face-eq_geiger = герой и армия
face-eq_gas_mask = герой и армия
face-eq_vest = герой в защите
face-eq_first_aid = отменяет ранение
face-eq_radio = голоса
face-eq_stimulant = один раунд
face-eq_night_vision = заменить угрозу
face-g_hero_takes_station = герой берёт станцию игрока
face-g_duel = герой победил героя
face-g_big_game = герой победил угрозу 5+
face-g_convoy = заплатить у Ганзы
face-g_foothold = станции вне зоны
face-g_polis = станция Полиса
face-g_army8 = сила армии
face-g_stock = каждого ресурса
face-g_law = спорный закон принят
face-g_infiltrate = герой на чужой домашней станции
face-g_guard = герой отразил угрозу из туннелей
face-g_war = армия берёт станцию игрока
face-g_monopoly = станции одного ресурса
face-mi_one_man_army = любой герой −1
face-mi_night_raid = ваш герой +2
face-mi_old_scores = сменить боевую карту
face-mi_bounty = отнять 1 ресурс
face-mi_big_game = заменить угрозу
face-mi_tunnel_legend = угроза ±1
face-mi_food_convoy = 1 свинья, 1 гриб
face-mi_debt_to_hansa = 1 снаряжение из 2
face-mi_foothold = ваша армия +1
face-mi_far_outposts = бесплатный захват
face-mi_council_seat = +4 голоса
face-mi_iron_fist = армия без оплаты
face-mi_full_stores = армия без потерь
face-mi_voice = победа в ничьей
face-mi_behind_lines = скорость героя +2
face-mi_last_line = без ранения
face-mi_march = любая армия −1
face-mi_monopoly = герой на свою станцию
face-threat-weapons = без оружия
face-threat-army = для армии
face-threat-hero = для героя
face-threat-terminal = на конечной
face-threat-transfer = на станции с переходом
face-threat-draws = побеждает в ничьей
face-threat-loses = проигравший: −1 ресурс
