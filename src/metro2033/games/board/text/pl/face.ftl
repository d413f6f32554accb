# Krótkie wiersze na kartach; pełny tekst jest w wiadomości samej karty.

face-faction = Frakcja
face-hero = Bohater
face-law = Prawo
face-mission = Misja
face-threat = Zagrożenie { $stage ->
    [1] I
   *[2] II
}
face-weapon = Broń
face-device = Urządzenie
face-gear = Ekwipunek
face-single_use = Jednorazowe
face-combat-attack = Atak
face-combat-defence = Obrona
face-combat-neutral = Neutralna
face-start = start:
face-against-attack = przeciw atakowi
face-against-defence = przeciw obronie
face-faction_1905 = { $conf_1905_law_peek ->
    [false] { $conf_1905_extra_votes ->
       *[3] +3 głosy
        [0] {""}
        [one] +{ $conf_1905_extra_votes } głos
        [few] +{ $conf_1905_extra_votes } głosy
        [many] +{ $conf_1905_extra_votes } głosów
        [other] +{ $conf_1905_extra_votes } głosów
    }
   *[true] wybiera 1 z 2 praw{ $conf_1905_extra_votes ->
       *[3] , +3 głosy
        [0] {""}
        [one] , +{ $conf_1905_extra_votes } głos
        [few] , +{ $conf_1905_extra_votes } głosy
        [many] , +{ $conf_1905_extra_votes } głosów
        [other] , +{ $conf_1905_extra_votes } głosów
    }
}
face-faction_bandits = armia w obronie wygrywa remisy
face-faction_red_line = { $red_line_victory_points ->
   *[9] wystarczy 9 punktów
    [10] {""}
    [few] zwycięstwo za { $red_line_victory_points } punkty
    [many] zwycięstwo za { $red_line_victory_points } punktów
    [one] zwycięstwo za { $red_line_victory_points } punktów
    [other] zwycięstwo za { $red_line_victory_points } punktów
}
face-faction_bauman = bohater wygrywa remisy
face-faction_reich = armia atakuje graczy: +1
face-faction_arbat = wymień 2 surowce
face-hero_artyom = wybiera 1 z 2 zagrożeń
face-hero_anna = przesiadki za darmo
face-hero_hunter = ranny nie traci tury
face-hero_khan = handel na swoich stacjach
face-hero_miller = { $hero_card_may_change_equipment_limit ->
    [false] {""}
   *[true] 1 sprzęt więcej
}
face-hero_sasha = { $hero_use_ability_action ->
    [false] {""}
   *[true] akcja: 1 surowiec
}
face-law_taxation = każdy: 1 surowiec
face-law_call_up = pierwszy żołnierz
face-law_barricades = obrona stacji
face-law_settlement = neutralna stacja
face-law_open_market = sprzęt, misje
face-law_curfew = każdy bohater
face-law_council = każdy 3 głosy; ostatni bierze 1
face-eq_svd = atak na gracza
face-eq_handcar = { $handcar_makes_station_own ->
    [false] {""}
   *[true] stacja jak własna
}
face-eq_flag = armia blisko bohatera
face-eq_grenade = jedna walka bohatera
face-eq_dynamite = udaremnia atak w pobliżu
face-eq_geiger = bohater i armia
face-eq_gas_mask = bohater i armia
face-eq_vest = bohater w obronie
face-eq_first_aid = chroni przed raną
face-eq_radio = głosy
face-eq_stimulant = jedna runda
face-eq_night_vision = inne zagrożenie
face-g_hero_takes_station = bohater przejmuje stację gracza
face-g_duel = bohater pokonuje bohatera
face-g_big_game = bohater pokonuje zagrożenie 5+
face-g_convoy = zapłać na Hanzie
face-g_foothold = stacje poza strefą
face-g_polis = stacja Polis
face-g_army8 = siła armii
face-g_stock = każdego surowca
face-g_law = sporne prawo przechodzi
face-g_infiltrate = bohater w cudzej bazie
face-g_guard = bohater odpiera mrok
face-g_war = armia przejmuje stację gracza
face-g_monopoly = stacje jednego surowca
face-mi_one_man_army = dowolny bohater −1
face-mi_night_raid = twój bohater +2
face-mi_old_scores = zmień kartę walki
face-mi_bounty = zabierz 1 surowiec
face-mi_big_game = inne zagrożenie
face-mi_tunnel_legend = zagrożenie ±1
face-mi_food_convoy = 1 świnia, 1 grzyb
face-mi_debt_to_hansa = 1 z 2 kart sprzętu
face-mi_foothold = twoja armia +1
face-mi_far_outposts = darmowe przejęcie
face-mi_council_seat = +4 głosy
face-mi_iron_fist = armia bez kosztów
face-mi_full_stores = bez strat armii
face-mi_voice = wygrywasz remisy
face-mi_behind_lines = szybkość bohatera +2
face-mi_last_line = bez rany
face-mi_march = dowolna armia −1
face-mi_monopoly = bohater na własną stację
face-threat-weapons = bez broni
face-threat-army = dla armii
face-threat-hero = dla bohatera
face-threat-terminal = na stacji końcowej
face-threat-transfer = na stacji z przesiadką
face-threat-draws = wygrywa remisy
face-threat-loses = przegrany: −1 surowiec
