# The game in a minute, for those who play it for the first time.

primer-title = The game in a minute
primer-close = Got it
primer-open = The game in a minute
primer-more = All the rules
primer-board-1 = You win with 10 victory points at the end of a round, or by holding all four Polis stations.
primer-board-2 = Every station you hold is worth a point, and so is every mission you complete. Lose a station and you lose its point.
primer-board-3 = A round goes like this: resources come in, you pay your army and may strengthen it, your army acts, and finally your hero moves and acts.
primer-board-4 = A good first step: attack a neutral station next to yours with your army. Defeat the threat lurking there, then pay 1 mushroom and 1 pig to keep the station.
primer-board-5 = What you can do now is marked on the map and listed beside it. Want to know why something isn’t possible? Select it and ask.
primer-breakthrough-1 = The first player with ten tokens wins. You start with five.
primer-breakthrough-2 = On your turn, play a card, discard a card or swap three cards, then draw again.
primer-breakthrough-3 = Playing a card costs tokens: they move below your faction card and count as spent. Discarding a card brings some of them back up.
primer-breakthrough-4 = Missions on stations and on your faction card win tokens. Collect resources of the right colour in front of you until they add up to enough.
primer-breakthrough-5 = Discarded threats attack everyone. Cards played as protection keep them away.
web-stations = Stations
