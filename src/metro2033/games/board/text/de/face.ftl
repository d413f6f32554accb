# Die kurzen Zeilen auf den Karten; der volle Text steht in der Nachricht der Karte.

face-faction = Fraktion
face-hero = Held
face-law = Gesetz
face-mission = Auftrag
face-threat = Bedrohung { $stage ->
    [1] I
   *[2] II
}
face-weapon = Waffe
face-device = Gerät
face-gear = Rüstzeug
face-single_use = Einmalig
face-combat-attack = Angriff
face-combat-defence = Verteidigung
face-combat-neutral = Neutral
face-start = Start:
face-against-attack = gegen Angriff
face-against-defence = gegen Verteidigung
face-faction_1905 = { $conf_1905_law_peek ->
    [false] { $conf_1905_extra_votes ->
       *[3] +3 Stimmen
        [0] {""}
        [one] +{ $conf_1905_extra_votes } Stimme
        [other] +{ $conf_1905_extra_votes } Stimmen
    }
   *[true] wählt 1 von 2 Gesetzen{ $conf_1905_extra_votes ->
       *[3] , +3 Stimmen
        [0] {""}
        [one] , +{ $conf_1905_extra_votes } Stimme
        [other] , +{ $conf_1905_extra_votes } Stimmen
    }
}
face-faction_bandits = Gleichstand: Verteidigung siegt
face-faction_red_line = { $red_line_victory_points ->
   *[9] Sieg mit 9 Punkten
    [10] {""}
    [other] Sieg mit { $red_line_victory_points } Punkten
}
face-faction_bauman = Held gewinnt bei Gleichstand
face-faction_reich = Armee greift Spieler an: +1
face-faction_arbat = 2 Ressourcen tauschen
face-hero_artyom = wählt 1 von 2 Bedrohungen
face-hero_anna = Übergänge kostenlos
face-hero_hunter = verwundet: setzt nicht aus
face-hero_khan = handelt in deinen Stationen
face-hero_miller = { $hero_card_may_change_equipment_limit ->
    [false] {""}
   *[true] 1 Ausrüstung mehr
}
face-hero_sasha = { $hero_use_ability_action ->
    [false] {""}
   *[true] Aktion: 1 Ressource
}
face-law_taxation = alle: 1 Ressource
face-law_call_up = erster Soldat
face-law_barricades = Station verteidigen
face-law_settlement = neutrale Station
face-law_open_market = Ausrüstung, Aufträge
face-law_curfew = alle Helden
face-law_council = je 3 Stimmen; Letzter nimmt 1
face-eq_svd = Angriff auf Spieler
face-eq_handcar = { $handcar_makes_station_own ->
    [false] {""}
   *[true] Station gilt als deine
}
face-eq_flag = Armee nahe beim Helden
face-eq_grenade = ein Kampf des Helden
face-eq_dynamite = vereitelt Angriff in der Nähe
face-eq_geiger = Held und Armee
face-eq_gas_mask = Held und Armee
face-eq_vest = Held verteidigt sich
face-eq_first_aid = verhindert Verwundung
face-eq_radio = Stimmen
face-eq_stimulant = eine Runde
face-eq_night_vision = andere Bedrohung
face-g_hero_takes_station = Held nimmt Gegnerstation ein
face-g_duel = Held besiegt Helden
face-g_big_game = Held besiegt Bedrohung 5+
face-g_convoy = bei der Hanse zahlen
face-g_foothold = Stationen außerhalb der Zone
face-g_polis = Polis-Station
face-g_army8 = Armeestärke
face-g_stock = von jeder Ressource
face-g_law = strittiges Gesetz angenommen
face-g_infiltrate = Held in fremder Heimatstation
face-g_guard = Held wehrt Dunkel ab
face-g_war = Armee nimmt Gegnerstation ein
face-g_monopoly = Stationen einer Ressource
face-mi_one_man_army = beliebiger Held −1
face-mi_night_raid = dein Held +2
face-mi_old_scores = Kampfkarte ersetzen
face-mi_bounty = 1 Ressource wegnehmen
face-mi_big_game = andere Bedrohung
face-mi_tunnel_legend = Bedrohung ±1
face-mi_food_convoy = 1 Schwein, 1 Pilz
face-mi_debt_to_hansa = 1 von 2 Ausrüstungskarten
face-mi_foothold = deine Armee +1
face-mi_far_outposts = kostenlos einnehmen
face-mi_council_seat = +4 Stimmen
face-mi_iron_fist = kein Unterhalt
face-mi_full_stores = kein Armeeverlust
face-mi_voice = gewinnt bei Gleichstand
face-mi_behind_lines = Tempo des Helden +2
face-mi_last_line = keine Verwundung
face-mi_march = beliebige Armee −1
face-mi_monopoly = Held in eigene Station
face-threat-weapons = keine Waffen
face-threat-army = für eine Armee
face-threat-hero = für einen Helden
face-threat-terminal = in einer Endstation
face-threat-transfer = in einer Umsteigestation
face-threat-draws = gewinnt bei Gleichstand
face-threat-loses = Verlierer: −1 Ressource
