# Cards of the board game: names, forms for sentences, and what each card does.

## Factions

card-without-effect = With the house rules of this game, the ability has no effect.
faction_1905 = Confederation of 1905
    .start = The Confederation of 1905
    .nom = the Confederation of 1905
    .gen = the Confederation of 1905's
    .dat = the Confederation of 1905
    .acc = the Confederation of 1905
    .ins = the Confederation of 1905
    .number = sing
    .text = Start with 2 mushrooms{ $conf_1905_law_peek ->
        [false] {""}
       *[true] ; before a vote, you may look at the top 2 laws and pick the one to vote on
    }{ $conf_1905_extra_votes ->
       *[3] ; you have 3 extra votes.
        [0] .
        [one] ; you have { $conf_1905_extra_votes } extra vote.
        [other] ; you have { $conf_1905_extra_votes } extra votes.
    }
faction_bandits = Bandits
    .start = The Bandits
    .nom = the Bandits
    .gen = the Bandits'
    .dat = the Bandits
    .acc = the Bandits
    .ins = the Bandits
    .number = plur
    .text = Start with 2 ammo; your army wins draws when it defends.
faction_red_line = Red Line
    .start = The Red Line
    .nom = the Red Line
    .gen = the Red Line's
    .dat = the Red Line
    .acc = the Red Line
    .ins = the Red Line
    .number = sing
    .text = Start with 2 pigs{ $red_line_victory_points ->
       *[9] ; you need only 9 victory points to win.
        [10] .
        [other] ; you need { $red_line_victory_points } victory points to win.
    }
faction_bauman = Bauman Alliance
    .start = The Bauman Alliance
    .nom = the Bauman Alliance
    .gen = the Bauman Alliance's
    .dat = the Bauman Alliance
    .acc = the Bauman Alliance
    .ins = the Bauman Alliance
    .number = sing
    .text = Start with 1 equipment card from the deck; your hero wins draws.
faction_reich = Fourth Reich
    .start = The Fourth Reich
    .nom = the Fourth Reich
    .gen = the Fourth Reich's
    .dat = the Fourth Reich
    .acc = the Fourth Reich
    .ins = the Fourth Reich
    .number = sing
    .text = Start with army strength 3; your army gets +1 strength when it attacks another player's station or hero.
faction_arbat = Arbat Confederation
    .start = The Arbat Confederation
    .nom = the Arbat Confederation
    .gen = the Arbat Confederation's
    .dat = the Arbat Confederation
    .acc = the Arbat Confederation
    .ins = the Arbat Confederation
    .number = sing
    .text = At the start of the game, draw 2 missions and keep 1; at the start of your mobilisation, you may exchange up to 2 resources of one kind for the same number of another.

## Heroes

hero_artyom = Artyom
    .nom = Artyom
    .gen = Artyom's
    .dat = Artyom
    .acc = Artyom
    .ins = Artyom
    .gender = masc
    .text = When he attacks a neutral station, he may look at the top 2 threats, fight one and put the other on the bottom of the deck.
hero_anna = Anna
    .nom = Anna
    .gen = Anna's
    .dat = Anna
    .acc = Anna
    .ins = Anna
    .gender = fem
    .text = Transfers cost her no speed; only tunnels do.
hero_hunter = Hunter
    .nom = Hunter
    .gen = Hunter's
    .dat = Hunter
    .acc = Hunter
    .ins = Hunter
    .gender = masc
    .text = When he’s wounded, he goes home as usual but doesn’t sit out his next turn.
hero_khan = Khan
    .nom = Khan
    .gen = Khan's
    .dat = Khan
    .acc = Khan
    .ins = Khan
    .gender = masc
    .text = At his own faction's stations, he may buy equipment, buy a mission and exchange resources as if he were at a Hansa station.
hero_miller = Miller
    .nom = Miller
    .gen = Miller's
    .dat = Miller
    .acc = Miller
    .ins = Miller
    .gender = masc
    .text = { $hero_card_may_change_equipment_limit ->
        [false] { card-without-effect }
       *[true] He may carry 1 more equipment card than the limit.
    }
hero_sasha = Sasha
    .nom = Sasha
    .gen = Sasha's
    .dat = Sasha
    .acc = Sasha
    .ins = Sasha
    .gender = fem
    .text = { $hero_use_ability_action ->
        [false] { card-without-effect }
       *[true] Action: at a Hansa station or one of your own faction's stations, take 1 resource of your choice.
    }

## Laws

law_taxation = Taxation
    .text = At the start of the events phase, every player takes 1 resource of their choice.
law_call_up = Call-Up
    .text = The first soldier each player hires in a mobilisation phase costs only 1 ammo.
law_barricades = Barricades
    .text = Whoever defends a station against another player gets +1 strength.
law_settlement = Settlement Charter
    .text = Capturing a neutral station costs only 1 mushroom.
law_open_market = Open Market
    .text = Equipment cards and missions cost only 1 ammo each.
law_curfew = Curfew
    .text = Every hero gets −1 speed.
law_council = Council of Equals
    .text = In later votes, every faction has 3 votes plus its bonuses; at the start of the events phase, whoever has the fewest victory points takes 1 resource of their choice.

## Threats

th1_looters = Looters
    .text = Reward: 1 ammo.
th1_cave_in = Cave-In
    .text = Weapons give no bonus in this fight; reward: 1 resource of your choice.
th1_deserters = Deserters
    .text = Reward: army strength +1 (at most 8).
th1_flooded_tunnel = Flooded Tunnel
    .text = +1 strength at a line-end station; reward: 1 resource of your choice.
th1_tunnel_raiders = Tunnel Raiders
    .text = The loser also discards 1 resource; reward: 2 ammo.
th1_runaway_wagon = Runaway Wagon
    .text = A hero gets −1 strength in this fight; reward: 1 equipment card from the deck.
th1_rat_swarm = Rat Swarm
    .text = Reward: 1 pig.
th1_spore_cloud = Spore Cloud
    .text = Weapons give no bonus in this fight; reward: 2 mushrooms.
th1_feral_dogs = Feral Dogs
    .text = Reward: 1 resource of your choice.
th1_bat_colony = Bat Colony
    .text = +1 strength at a station with a transfer; reward: 1 pig and 1 mushroom.
th1_tunnel_fever = Tunnel Fever
    .text = An army gets −1 strength in this fight; reward: draw 2 missions and keep 1.
th1_blind_crawlers = Blind Crawlers
    .text = Reward: 2 resources of your choice.
th1_hot_dust = Hot Dust
    .text = Reward: 1 mushroom.
th1_glowing_water = Glowing Water
    .text = The loser also discards 1 resource; reward: 1 resource of your choice.
th1_leaking_barrels = Leaking Barrels
    .text = Weapons give no bonus in this fight; reward: 1 ammo and 1 pig.
th1_surface_draught = Draught from Above
    .text = +1 strength at a station with a transfer; reward: 2 resources of your choice.
th1_lost_stalker = Lost Stalker
    .text = Reward: 1 equipment card from the deck.
th1_branded_beast = Branded Beast
    .text = Reward: army strength +1 (at most 8).
th2_cannibal_tribe = Cannibal Tribe
    .text = The loser also discards 1 resource; reward: 1 pig and 1 mushroom.
th2_warlord_band = Warlord's Band
    .text = The loser also discards 1 resource; reward: 2 ammo.
th2_tunnel_fire = Tunnel Fire
    .text = An army gets −1 strength in this fight; reward: 2 resources of your choice.
th2_burst_main = Burst Main
    .text = Weapons give no bonus in this fight; reward: 2 resources of your choice.
th2_great_collapse = Great Collapse
    .text = +1 strength at a line-end station; reward: 1 resource of your choice and 1 equipment card from the deck.
th2_armoured_wagon = Armoured Wagon
    .text = A hero gets −1 strength in this fight; reward: 1 ammo and 1 equipment card from the deck.
th2_rat_king = Rat King
    .text = +2 strength at a line-end station; reward: 2 pigs.
th2_black_blight = Black Blight
    .text = An army gets −1 strength in this fight; reward: 2 mushrooms and 1 pig.
th2_living_slime = Living Slime
    .text = Weapons give no bonus in this fight; reward: draw 2 missions and keep 1.
th2_winged_hunter = Winged Hunter
    .text = +1 strength at a station with a transfer; reward: 1 resource of your choice and 1 equipment card from the deck.
th2_pale_giant = Pale Giant
    .text = Reward: army strength +1 (at most 8).
th2_great_burrower = Great Burrower
    .text = Reward: 1 resource of your choice and army strength +1 (at most 8).
th2_mutant_spider = Mutant Spider
    .text = +1 strength at a station with a transfer; reward: army strength +1 (at most 8).
th2_drifting_anomaly = Drifting Anomaly
    .text = Weapons give no bonus in this fight; reward: 2 resources of your choice.
th2_fallout_storm = Fallout Storm
    .text = +1 strength at a line-end station; reward: 1 pig, 1 mushroom and 1 ammo.
th2_silent_shadows = Silent Shadows
    .text = A hero gets −1 strength in this fight; reward: take 1 resource of your choice, draw 2 missions and keep 1.
th2_two_headed_beast = Two-Headed Beast
    .text = It wins draws; reward: 1 resource of your choice and 1 equipment card from the deck.
th2_cracked_reactor = Cracked Reactor
    .text = The loser also discards 1 resource; reward: take 2 resources of your choice, draw 2 missions and keep 1.

## Equipment

eq_akm = AKM
    .text = +1 strength, or +2 against physical threats.
eq_shotgun = Shotgun
    .text = +1 strength, or +2 against biological threats.
eq_geiger = Geiger Counter
    .text = Your hero and your army get +2 strength against radiation threats.
eq_svd = SVD Rifle
    .text = +1 strength, or +2 when your hero attacks another player's station or hero.
eq_rpk = RPK
    .text = +2 strength, −1 speed.
eq_handcar = Handcar
    .text = +1 speed{ $handcar_makes_station_own ->
        [false] .
       *[true] ; your hero's station counts as your faction's{ $handcar_army_reach ->
            [false] {""}
           *[true] , so your army can set out from it
        }, but your hero can neither attack it{ $handcar_station_off_limits ->
            [true] , scout there
           *[false] {""}
        } nor be attacked there{ $handcar_station_off_limits ->
            [true] , and your army can't attack it either
           *[false] {""}
        }.
    }
eq_flag = Flag
    .text = Your army gets +1 strength in battles at your hero's station or a neighbouring one.
eq_grenade = Grenade
    .text = Discard it in your hero's battle, after the cards are revealed: +3 strength in this battle.
eq_dynamite = Dynamite
    .text = Discard it when another player attacks your station and your hero is there or at a neighbouring one: the attack is cancelled and nothing else happens.
eq_gas_mask = Gas Mask
    .text = Your hero and your army get +2 strength against biological threats.
eq_vest = Bulletproof Vest
    .text = +2 strength when your hero defends against another player.
eq_first_aid = First-Aid Kit
    .text = Discard it when your hero would be wounded: your hero isn’t wounded and stays in place.
eq_radio = Field Radio
    .text = You have 2 extra votes.
eq_stimulant = Stimulant
    .text = Discard it before your hero moves: +3 speed this round.
eq_night_vision = Night-Vision Goggles
    .text = When your hero attacks a neutral station, you may once put the revealed threat on the bottom of the deck and fight the next one.

## Missions

mi_one_man_army = One-Man Army
    .ability = any hero gets −1 strength
    .text = Goal: capture another player's station with your hero; ability: any hero gets −1 strength.
mi_night_raid = Night Raid
    .ability = your hero gets +2 strength
    .text = Goal: capture another player's station with your hero; ability: your hero gets +2 strength.
mi_old_scores = Old Scores
    .ability = replace your revealed combat card with another one from your hand
    .text = Goal: defeat another player's hero with your hero; ability: replace your revealed combat card with another one from your hand.
mi_bounty = A Price on His Head
    .ability = take 1 resource of your choice from a player with more victory points than you
    .text = Goal: defeat another player's hero with your hero; ability: take 1 resource of your choice from a player with more victory points than you.
mi_big_game = Big Game
    .ability = put the threat revealed in your attack on the bottom of the deck and fight the next one
    .text = Goal: defeat a threat of printed strength 5 or more with your hero; ability: put the threat revealed in your attack on the bottom of the deck and fight the next one.
mi_tunnel_legend = Legend of the Tunnels
    .ability = the revealed threat gets +1 or −1 strength, your choice
    .text = Goal: defeat a threat of printed strength 5 or more with your hero; ability: the revealed threat gets +1 or −1 strength, your choice.
mi_food_convoy = Food Convoy
    .ability = take 1 pig and 1 mushroom
    .text = Goal: on your hero's turn, with your hero at a Hansa station, pay 2 pigs and 2 mushrooms; ability: take 1 pig and 1 mushroom.
mi_debt_to_hansa = Debt to Hansa
    .ability = draw 2 equipment cards and keep 1
    .text = Goal: on your hero's turn, with your hero at a Hansa station, pay 2 pigs and 2 mushrooms; ability: draw 2 equipment cards and keep 1.
mi_foothold = Foothold
    .ability = your army gets +1 strength
    .text = Goal: control 2 stations outside your faction's zone; ability: your army gets +1 strength.
mi_far_outposts = Far Outposts
    .ability = capture the station you have just won for free
    .text = Goal: control 2 stations outside your faction's zone; ability: capture the station you have just won for free.
mi_council_seat = Seat in the Council
    .ability = you have 4 extra votes
    .text = Goal: control a Polis station; ability: you have 4 extra votes.
mi_iron_fist = Iron Fist
    .ability = you pay no army maintenance
    .text = Goal: have an army of strength 8; ability: you pay no army maintenance.
mi_full_stores = Full Stores
    .ability = your army doesn’t lose strength after a lost battle
    .text = Goal: hold at least 3 pigs, 3 mushrooms and 3 ammo at once; ability: your army doesn’t lose strength after a lost battle.
mi_voice = Voice of the People
    .ability = your army and hero win draws
    .text = Goal: vote for a law that passes even though someone votes against it; ability: your army and hero win draws.
mi_behind_lines = Behind Enemy Lines
    .ability = your hero gets +2 speed
    .text = Goal: end the hero actions phase with your hero at another faction's home station that another player controls; ability: your hero gets +2 speed.
mi_last_line = Last Line of Defence
    .ability = your hero isn’t wounded and stays in place
    .text = Goal: repel a threat from the dark with your hero; ability: your hero isn’t wounded and stays in place.
mi_march = March to War
    .ability = any army gets −1 strength
    .text = Goal: capture another player's station with your army; ability: any army gets −1 strength.
mi_monopoly = Monopoly
    .ability = before moving, place your hero at any of your stations
    .text = Goal: control 4 stations that produce the same resource (a Polis station counts as any resource); ability: before moving, place your hero at any of your stations.

## Combat cards

cc_ambush = Ambush
    .text = +1 strength, or +3 against an attack card.
cc_counterattack = Counterattack
    .text = +2 strength against any card.
cc_evasion = Evasion
    .text = +0 strength, or +4 against an attack card.
cc_assault = Frontal Assault
    .text = +2 strength against any card.
cc_flanking = Flanking Move
    .text = +1 strength, or +3 against a defence card.
cc_breakthrough = Breakthrough
    .text = +0 strength, or +4 against a defence card.
cc_regroup = Regrouping
    .text = +1 strength against any card.

## Goals of missions

g_hero_takes_station = Capture another player's station with your hero
g_duel = Defeat another player's hero with your hero
g_big_game = Defeat a threat of printed strength 5 or more with your hero
g_convoy = On your hero's turn, with your hero at a Hansa station, pay 2 pigs and 2 mushrooms
g_foothold = Control 2 stations outside your faction's zone
g_polis = Control a Polis station
g_army8 = Have an army of strength 8
g_stock = Hold at least 3 pigs, 3 mushrooms and 3 ammo at once
g_law = Vote for a law that passes even though someone votes against it
g_infiltrate = End the hero actions phase with your hero at another faction's home station that another player controls
g_guard = Repel a threat from the dark with your hero
g_war = Capture another player's station with your army
g_monopoly = Control 4 stations that produce the same resource (a Polis station counts as any resource)
