# The guided first game of the board game, chapter by chapter.

lesson-map = The map and what you own
lesson-map-welcome = This is the Moscow metro, where people live after the war. Stations are joined by tunnels and transfers. You lead one faction and try to control more of the metro than anyone else.
lesson-map-homes = You lead the { faction_red_line }. These three stations are yours. Each shows a resource: { tokens-pig }, { tokens-mushroom } or { tokens-ammo }.
lesson-map-rivals = Your rivals: the { faction_reich } and the { faction_bauman }. Their points, armies, heroes and resources are open to everyone. Only cards can be secret.
lesson-map-mine = Here is your own side: faction, army, hero, missions and resources. It’s always in view.
lesson-map-goal = Every station you hold is a victory point, and so is every mission you complete. Usually 10 points win. The { faction_red_line } needs only 9.

lesson-income = Resources
lesson-income-track = A round begins with events: the round marker moves to the next position, here a mushroom and a pig. Every station of that kind gives its owner one; in the very first round, two.
lesson-income-stay = The previous round is almost over; only your hero hasn’t acted. Choose “{ choice-stay }”, and the new round begins.
lesson-income-stay-move = Walking comes later. For now, choose “{ choice-stay }”.
lesson-income-received = You received a pig from { station-teatralnaya } and a mushroom from { station-ploshchad_revolyutsii }. More stations mean more resources, and the round track shows what each round brings.

lesson-hiring = Army and maintenance
lesson-hiring-army = You have one army. It has no place on the map: it sets out from any of your stations. Its strength is 6 now, and 8 is the most.
lesson-hiring-keep = Up to strength 5 an army is free. Above that you pay each round: 1 pig for 6, 2 for 7, 3 for 8. Choose “Keep strength 6” and pay.
lesson-hiring-keep-fewer = That saves the pig, but a soldier leaves for good, and hiring a new one costs more. Keep strength 6 this time.
lesson-hiring-recruit = Now hire. Each soldier costs 1 pig and 1 ammo and adds 1 to the strength. Hire at least one; how many is up to you.
lesson-hiring-recruit-none = Saving can be wise, but try it once: hire at least one soldier.
lesson-hiring-done = Well done. Remember that a stronger army eats more next round.

lesson-attack = Attack and capture
lesson-attack-reach = Once a round your army may act. It can attack any station next to one of yours. All stations within its reach are marked.
lesson-attack-odds = { station-lubyanka } is neutral: nobody owns it, but something lurks there. Your chance to win is shown next to it.
lesson-attack-go = Attack { station-lubyanka }: choose the station on the map or in the list, then confirm. The top card of the threat deck will be your enemy.
lesson-attack-go-polis = Polis is guarded with strength 7. Your army of 4 can’t win there yet. Attack { station-lubyanka }.
lesson-attack-go-players = That station belongs to a rival who will defend it. We’ll get there. Attack { station-lubyanka } first.
lesson-attack-go-obtain = Obtaining a resource is a fine action for a quiet round. This time, attack { station-lubyanka }.
lesson-attack-go-pass = Don’t let the chance go by: attack { station-lubyanka }.
lesson-attack-capture = You won: your 4 beats the { th1_rat_swarm }’s 2, and you took its reward. Now you may keep the station. A neutral one costs 1 mushroom and 1 pig. Choose “{ choice-capture }”.
lesson-attack-capture-leave = Without a token of yours the station stays neutral, and all you have is the reward. You can pay, so choose “{ choice-capture }”.
lesson-attack-won = { station-lubyanka } is yours, and you have 4 points. Had you lost, your army would be weaker by 1. Equal strengths are a draw: nothing happens.

lesson-hero = Your hero and equipment
lesson-hero-who = { hero_artyom } is your hero: strength 2, speed 3. Unlike the army, a hero has a place on the map. Every tunnel and every transfer costs 1 speed.
lesson-hero-walk = The stations of the Ring Line belong to Hansa, the traders. Nobody fights there. Walk to { station-kurskaya_hansa }: one tunnel, one transfer.
lesson-hero-walk-stay = There’s nothing to buy here. Walk to { station-kurskaya_hansa }.
lesson-hero-walk-elsewhere = You could go there, but the traders wait at { station-kurskaya_hansa }.
lesson-hero-shop = After the walk your hero may take one action. At Hansa that’s buying equipment, receiving a mission or exchanging resources. Choose “{ choice-buy_equipment }”.
lesson-hero-shop-later = We’ll do that in a moment. First, choose “{ choice-buy_equipment }”.
lesson-hero-offer = Four cards are for sale. For 1 ammo you could have four others laid out, but then you’d have none left to pay with. Choose “{ choice-offer_renewal-pass }”.
lesson-hero-offer-renew = That would cost your only ammo, and you need it to buy. Choose “{ choice-offer_renewal-pass }”.
lesson-hero-buy = A card costs 1 ammo and 1 mushroom. Take the one you like. “{ eq_akm }” makes your hero stronger, and so does “{ eq_grenade }”, but only once.
lesson-hero-buy-nothing = You came all this way: buy one of the four cards.
lesson-hero-done = Your hero carries it from now on. In stage I a hero carries two cards, in stage II three.

lesson-mission = Missions
lesson-mission-stay = Missions are points that nobody can take away. Hansa gives them out, and your hero is there already. Choose “{ choice-stay }”.
lesson-mission-stay-move = Your hero is in the right place. Choose “{ choice-stay }”.
lesson-mission-receive = Choose “{ choice-receive_mission }”. It costs 1 ammo and 1 mushroom: you see two missions and keep one.
lesson-mission-receive-other = That’s for another day. Choose “{ choice-receive_mission }”.
lesson-mission-keep = Each mission has a goal and an ability. Read both cards and keep the one whose goal you can reach. The others won’t see it.
lesson-mission-done = Meet its goal, and it’s a point for good. You may also use its ability: an unfinished mission is discarded for it, a completed one costs 1 ammo.

lesson-exchange = Trading, and your first goal
lesson-exchange-goal = You hold “{ mi_full_stores }”: its goal is 3 of each resource. You have plenty of pigs, but only 1 ammo. Hansa will help.
lesson-exchange-stay = Your hero is with the traders. Choose “{ choice-stay }”.
lesson-exchange-stay-move = Away from Hansa there’s no exchange. Choose “{ choice-stay }”.
lesson-exchange-trade = Choose “{ choice-exchange_resources }”: any number of one kind for the same number of another.
lesson-exchange-trade-other = That would spend what the mission needs. Choose “{ choice-exchange_resources }”.
lesson-exchange-pair = You need ammo and have pigs to spare: exchange pigs for ammo.
lesson-exchange-pair-other = That doesn’t help the mission. Exchange pigs for ammo.
lesson-exchange-amount = Swap two pigs and you’ll have 3 of each. Choose 2.
lesson-exchange-amount-other = Then one kind would be short. Choose 2.
lesson-exchange-done = Mission completed: the card is turned up, and you have a point more. The resources are still yours.

lesson-scout = Threats and scouting
lesson-scout-walk = In every neutral station a threat lurks, and nobody knows which. Your hero can find out. Walk to { station-lubyanka }.
lesson-scout-walk-elsewhere = Scouting works at neutral stations. Walk to { station-lubyanka }.
lesson-scout-look = Choose “{ choice-scout }”. Only you will see the top threat.
lesson-scout-look-attack = Your hero is strong enough for a few threats only. Look first: choose “{ choice-scout }”.
lesson-scout-look-pass = You’re here already. Choose “{ choice-scout }”.
lesson-scout-card = You found the “{ th1_lost_stalker }”: strength 3, and its reward is equipment. Your army has 4. This round you can choose to fight it.
lesson-scout-attack = Attack { station-lubyanka } with your army.
lesson-scout-attack-elsewhere = The threat is yours to use anywhere, but { station-lubyanka } is next door. Attack it.
lesson-scout-use = Do you put the scouted threat on top? If not, an unknown one comes. Use the “{ th1_lost_stalker }”.
lesson-scout-use-keep = What you know is better than what you don’t: use the scouted threat.
lesson-scout-capture = A sure victory, and its reward is yours. Capture the station.
lesson-scout-capture-leave = You can pay for it: choose “{ choice-capture }”.
lesson-scout-done = Threats have types and special properties: read them before you fight. A hero who loses is wounded, goes home and misses a turn.

lesson-defence = Under attack
lesson-defence-attacked = The { faction_reich } attacks { station-teatralnaya } with an army of 4, and its soldiers get +1 when attacking players. Your army has 4 too.
lesson-defence-who = You may defend with your army, or with your hero, who is there. { hero_artyom } has only 2. Choose “{ choice-with_army }”.
lesson-defence-who-hero = { hero_artyom } is brave, but 2 against 5 won’t do. Choose “{ choice-with_army }”.
lesson-defence-cards = When players fight, both sides get three combat cards and secretly play one. Each adds strength; how much often depends on the other side’s card.
lesson-defence-card = Every card shows what it brings against each card the enemy may hold. Attackers often play an attack card. Choose one.
lesson-defence-done = Cards up, sums counted, higher wins. A station that falls costs a point, and the winner may capture it for 1 mushroom. The defending army never shrinks.

lesson-law = A law and a vote
lesson-law-revealed = In some rounds a law is put to the vote. You have one vote for each station: 4, the others 3 each. More votes for than against, and it’s law for everyone.
lesson-law-vote = Under the “{ law_settlement }” neutral stations cost a pig less. Good for anyone who’s expanding. For or against? It’s up to you.
lesson-law-done = Only one law is in force at a time; a new one replaces it. The law in force is always shown here.

lesson-dark = The dark
lesson-dark-comes = In some rounds a threat comes from the dark. It attacks everyone at once: each player names one station and defends it, before anyone sees the threat.
lesson-dark-name = Your hero is away, so your army of 4 will defend. Which station do you risk? If you lose the fight, you lose that station.
lesson-dark-done = The card was revealed, and everyone fought it. Win and you take the reward; lose and the station is gone. A draw changes nothing.

lesson-victory = Winning
lesson-victory-near = A late round: you have 8 points and need 9. One more station, and you can win.
lesson-victory-polis = There’s another way: whoever holds all four stations of Polis at the end of a round wins, whatever the points.
lesson-victory-stage = Once someone has 6 points, stage II begins: stronger threats, and heroes may carry three cards.
lesson-victory-attack = Your army has 7. Attack { station-sretensky_bulvar }.
lesson-victory-attack-other = { station-sretensky_bulvar } is the safest. Attack it.
lesson-victory-capture = Now the ninth point: choose “{ choice-capture }”.
lesson-victory-capture-leave = A station that isn’t captured is no point. Choose “{ choice-capture }”.
lesson-victory-end = Nine points! They count at the end of the round, if nobody takes a station from you before then. Choose “{ choice-stay }” and see.
lesson-victory-end-move = Nothing more to gain this round. Choose “{ choice-stay }”.
lesson-victory-won = The round is over, you have nine points, and the metro is yours. Well played!

lesson-yours = A round of your own
lesson-yours-free = Now you know it all. This round is yours: hire, fight, walk and trade as you like. Your rivals play for themselves.
lesson-yours-round = Your choice. Every order shows its price, odds and gain. Remember: your mission wants two stations outside your zone.
lesson-yours-end = That was a whole round. You can play on from here against two bots, with freshly shuffled cards, until someone wins.
