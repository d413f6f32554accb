# The game in a minute, for those who play it for the first time.

primer-1 = You win with 10 victory points at the end of a round{ $red_line_victory_points ->
   *[9] {" "}(the Red Line needs only 9)
    [10] {""}
    [other] {" "}(the Red Line needs { $red_line_victory_points })
}, or by holding all four Polis stations then.
primer-2 = Every station you hold is worth a point, and so is every mission you complete. Lose a station and you lose its point.
primer-3 = A round goes like this: resources come in, you pay your army and may strengthen it, your army acts, and finally your hero moves and acts.
primer-4 = A good first step: attack a neutral station next to yours with your army. Defeat the threat lurking there, then pay 1 mushroom and 1 pig to keep the station.
primer-5 = What you can do now is marked on the map and listed beside it. Want to know why something isn’t possible? Select it and ask.

# What a question is about, told the first time it comes up in a game.

first-choose_hero = A hero walks the tunnels and fights alone. Strength counts in battle, speed is the number of steps per round; the card tells what else the hero can do.
first-choose_home_for_hero = Your hero starts here. Your own stations are safe; one near the Ring Line is a short walk from the Market.
first-choose_polis_production = Ordinary stations always produce the same resource. A Polis station gives one of the resources shown on the round track now: the one you need more.
first-choose_endangered_station = One threat attacks every player. You put one station at risk: win and you take the reward, lose and the station is gone.
first-choose_defender_in_the_dark = Your army can defend any of your stations; your hero only the one they’re at.
first-choose_vote = You have one vote for every station you hold. If more votes are for than against, the law binds everyone until another law replaces it.
first-choose_army_to_keep = An army up to strength 5 is free. Strength 6 costs 1 pig every round, 7 costs 2, 8 costs 3. Soldiers you don’t pay go home.
first-choose_recruits = Each soldier costs 1 pig and 1 ammo and makes your army stronger by 1. Keep 1 pig and 1 mushroom if you want to capture a station this round.
first-choose_army_action = Attack a station or hero next to your stations, or obtain a resource. The percentage is your chance to win the battle.
first-choose_move = Your hero can take as many steps as their speed, then do one thing there. At the Hansa stations of the Ring Line you can shop, exchange and get missions.
first-choose_hero_action = One action where your hero stands now. After that your turn is over.
first-offer_renewal = Nothing useful on the Market? For 1 ammo four new cards are laid out before you choose.
first-choose_purchase = Your hero can carry only a few cards. Weapons add strength, gear helps in other ways, single-use cards are discarded when used.
first-choose_exchange = At the Hansa stations you can turn resources you don’t need into those you do.
first-choose_mission_to_keep = A mission stays secret until you complete it. Then it’s worth 1 victory point that nobody can take away, and it gives you an ability.
first-offer_mission_claim = You’ve reached the goal of this mission. Once revealed it’s worth 1 victory point for the rest of the game.
first-offer_payment = This mission is completed by paying its price here. It’s worth 1 victory point.
first-offer_scouted_card = You know this threat already. Put on top, it’s the one you’ll fight now. Weak threats are good news; strong ones are better left alone.
first-choose_defence = Choose who fights. If the defence fails, the station is lost either way.
first-choose_combat_card = Both sides choose in secret, then both cards are turned up and added. The rows show how your card does against each card the other side may hold.
first-choose_home = A wounded hero rests at a home station and misses one turn.
first-choose_spoils = The defeated hero loses a card. Take or discard the one that hurts most.
first-choose_capture = The battle is won, but the station is yours only if you pay now. It’s worth 1 victory point and produces every time its resource comes up.
first-choose_station_to_claim = Nobody falls below three stations. Choose one that is hard to attack.
first-choose_excess_equipment = Over the limit: one card has to go.
first-choose_token = Pigs pay for soldiers and captures, mushrooms for captures, equipment and missions, ammo for soldiers, equipment and missions.
first-offer_abilities = Something you own can be used at this moment. If you’d rather keep it for later, pass.
first-choose_law_to_propose = You see two laws and decide which of them everyone votes on.

# The words of the game.

term-points = Victory points
    .text = Every station you hold and every mission you complete is a point. Whoever has enough at the end of a round wins.
term-pig = Pigs
    .text = They pay for soldiers, for keeping a large army, and, with a mushroom, for capturing a neutral station.
term-mushroom = Mushrooms
    .text = They pay for captures, for equipment on the Hansa Market and for missions.
term-ammo = Ammo
    .text = It pays for soldiers, for equipment and missions, for renewing the Market and for the abilities of completed missions.
term-army = Army
    .text = It has no place on the map: it sets out from any of your stations and comes home again. Strength 6, 7 and 8 cost 1, 2 and 3 pigs every round.
term-hero = Hero
    .text = Takes as many steps as their speed, then does one thing: trade, scout, take a mission or fight. The two numbers are strength and speed.
term-missions = Missions
    .text = Secret goals from a Hansa station. A completed one is a victory point for good and gives an ability.
term-law = Law
    .text = The law in force binds everyone. There’s only ever one; a new vote may replace it.
term-stage = Stage
    .text = The game begins in stage I. When a player has six points, stage II begins and the threats get stronger.
term-first = First player
    .text = Begins every phase. At the end of the round the marker passes to the left.
term-polis = Polis
    .text = Four stations in the middle, guarded with strength 7 while neutral. Hold all four at the end of a round and you win.
term-hansa = Hansa
    .text = The stations of the Ring Line. Nobody can capture them; heroes trade and get missions there.
term-neutral = Neutral station
    .text = It belongs to nobody. Whoever attacks it fights the top threat of the deck; whoever wins may capture it for 1 pig and 1 mushroom.
term-threat = Threat
    .text = What lurks at neutral stations and comes from the dark. Defeat it and you take the reward on its card.
term-events = Events
    .text = In most rounds the stations produce, and in some of these a law is put to the vote as well; in the others a threat comes from the dark instead. The round track shows what comes next.
term-mobilisation = Mobilisation
    .text = Pay for your army, then hire soldiers.
term-army_actions = Army actions
    .text = Each army does one thing: it attacks or obtains a resource.
term-hero_actions = Hero actions
    .text = Each hero moves and then does one thing.
term-end_of_round = End of the round
    .text = The game checks for a winner, the round marker moves on, and the first player marker passes to the left.
