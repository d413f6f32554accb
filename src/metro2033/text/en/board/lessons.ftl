# The guided first game of the board game, chapter by chapter.

lesson-map = The map and what you own
lesson-map-welcome = This is the Moscow metro, where people live after the war. Stations are joined by tunnels and transfers. You lead one faction and try to control more of the metro than anyone else.
lesson-map-homes = You lead the { faction_red_line }. These three stations are yours. Each shows a resource: { tokens-pig }, { tokens-mushroom } or { tokens-ammo }.
lesson-map-rivals = Your rivals: the { faction_reich } and the { faction_bauman }. Their points, armies, heroes and resources are open to everybody. Only cards can be secret.
lesson-map-mine = Here is your own side: faction, army, hero, missions and resources. It’s always in view.
lesson-map-goal = Every station you hold is a victory point, and so is every mission you complete. Usually 10 points win. The { faction_red_line } needs only 9.

lesson-income = Resources
lesson-income-track = A round begins with events. The marker on the round track says which: this round will bring mushrooms and pigs. Every station of that kind gives its owner one.
lesson-income-stay = The last round is almost over; only your hero hasn’t acted. Choose “{ choice-stay }”, and the new round begins.
lesson-income-stay-move = Walking comes later. For now, choose “{ choice-stay }”.
lesson-income-received = You received a pig from { station-teatralnaya } and a mushroom from { station-ploshchad_revolyutsii }. More stations mean more resources, and no two rounds bring the same.

lesson-hiring = Army and upkeep
lesson-hiring-army = You have one army. It needs no place on the map: it sets out from any of your stations. Its strength is 6 now, and 8 is the most.
lesson-hiring-keep = Up to strength 5 an army is free. Above that you pay each round: 1 pig for 6, 2 for 7, 3 for 8. Choose “Keep strength 6” and pay.
lesson-hiring-keep-fewer = That saves the pig, but a soldier leaves for good, and hiring a new one costs more. Keep strength 6 this time.
lesson-hiring-recruit = Now hire. Each soldier costs 1 pig and 1 ammo and adds 1 to the strength. Hire at least one; how many is up to you.
lesson-hiring-recruit-none = Saving can be wise, but try it once: hire at least one soldier.
lesson-hiring-done = Well done. Remember that a stronger army eats more next round.

lesson-attack = Attack and capture
lesson-attack-reach = Once a round your army may act. It can attack any station next to one of yours. All stations that glow are within reach.
lesson-attack-odds = { station-lubyanka } is neutral: nobody owns it, but something lurks there. The page shows how likely you are to win.
lesson-attack-go = Attack { station-lubyanka }: choose the station on the map or in the list, then confirm. The top card of the threat deck will be your enemy.
lesson-attack-go-polis = Polis is guarded with strength 7. Your army of 4 can’t win there yet. Attack { station-lubyanka }.
lesson-attack-go-players = That station belongs to a rival who will defend it. We’ll get there. Attack { station-lubyanka } first.
lesson-attack-go-obtain = Obtaining a resource is a fine action for a quiet round. This time, attack { station-lubyanka }.
lesson-attack-go-pass = Don’t let the chance go by: attack { station-lubyanka }.
lesson-attack-capture = You won: your 4 beat the { th1_rat_swarm } with 2, and you took its reward. Now you may keep the station. A neutral one costs 1 mushroom and 1 pig. Choose “{ choice-capture }”.
lesson-attack-capture-leave = Without a token of yours the station stays neutral, and all you have is the reward. You can pay, so choose “{ choice-capture }”.
lesson-attack-won = { station-lubyanka } is yours, and you have 4 points. Had you lost, your army would be weaker by 1. Equal strengths are a draw: nothing happens.
