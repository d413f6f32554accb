# The short lines on the faces of cards; the full text stands in the card's own message.

face-faction = Faction
face-hero = Hero
face-law = Law
face-mission = Mission
face-threat = Threat { $stage ->
    [1] I
   *[2] II
}
face-weapon = Weapon
face-device = Device
face-gear = Gear
face-single_use = Single use
face-combat-attack = Attack
face-combat-defence = Defence
face-combat-neutral = Neutral
face-start = start:
face-against-attack = against attack
face-against-defence = against defence
face-faction_1905 = { $conf_1905_law_peek ->
    [false] { $conf_1905_extra_votes ->
       *[3] +3 votes
        [0] {""}
        [one] +{ $conf_1905_extra_votes } vote
        [other] +{ $conf_1905_extra_votes } votes
    }
   *[true] picks 1 of 2 laws{ $conf_1905_extra_votes ->
       *[3] , +3 votes
        [0] {""}
        [one] , +{ $conf_1905_extra_votes } vote
        [other] , +{ $conf_1905_extra_votes } votes
    }
}
face-faction_bandits = defending army wins draws
face-faction_red_line = { $red_line_victory_points ->
   *[9] 9 points win
    [10] {""}
    [other] { $red_line_victory_points } points win
}
face-faction_bauman = hero wins draws
face-faction_reich = army attacks players: +1
face-faction_arbat = swap 2 resources
face-hero_artyom = picks 1 of 2 threats
face-hero_anna = transfers are free
face-hero_hunter = wounded: no turn lost
face-hero_khan = trades at your stations
face-hero_miller = { $hero_card_may_change_equipment_limit ->
    [false] {""}
   *[true] 1 more equipment
}
face-hero_sasha = { $hero_use_ability_action ->
    [false] {""}
   *[true] 1 resource as an action
}
face-law_taxation = everyone: 1 resource
face-law_call_up = first soldier
face-law_barricades = defending a station
face-law_settlement = neutral station
face-law_open_market = equipment, missions
face-law_curfew = every hero
face-law_council = 3 votes each; last takes 1
face-eq_svd = attacking a player
face-eq_handcar = { $handcar_makes_station_own ->
    [false] {""}
   *[true] station counts as yours
}
face-eq_flag = army near your hero
face-eq_grenade = one hero battle
face-eq_dynamite = cancels an attack nearby
face-eq_geiger = hero and army
face-eq_gas_mask = hero and army
face-eq_vest = defending hero
face-eq_first_aid = cancels a wound
face-eq_radio = votes
face-eq_stimulant = one round
face-eq_night_vision = redraw a threat
face-g_hero_takes_station = hero takes a player’s station
face-g_duel = hero defeats a hero
face-g_big_game = hero defeats a 5+ threat
face-g_convoy = pay at Hansa
face-g_foothold = stations outside your zone
face-g_polis = Polis station
face-g_army8 = army strength
face-g_stock = of every resource
face-g_law = contested law passes
face-g_infiltrate = hero at a rival’s home
face-g_guard = hero repels the dark
face-g_war = army takes a player’s station
face-g_monopoly = stations of one resource
face-mi_one_man_army = any hero −1
face-mi_night_raid = your hero +2
face-mi_old_scores = swap combat card
face-mi_bounty = take 1 resource
face-mi_big_game = redraw the threat
face-mi_tunnel_legend = threat ±1
face-mi_food_convoy = 1 pig, 1 mushroom
face-mi_debt_to_hansa = 1 of 2 equipment
face-mi_foothold = your army +1
face-mi_far_outposts = a free capture
face-mi_council_seat = +4 votes
face-mi_iron_fist = no maintenance
face-mi_full_stores = no army loss
face-mi_voice = you win draws
face-mi_behind_lines = hero speed +2
face-mi_last_line = no wound
face-mi_march = any army −1
face-mi_monopoly = move hero to own station
face-threat-weapons = no weapons
face-threat-army = for an army
face-threat-hero = for a hero
face-threat-terminal = at a line end
face-threat-transfer = at a transfer station
face-threat-draws = wins draws
face-threat-loses = loser: −1 resource
