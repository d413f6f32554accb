# The game in a minute, for those who play it for the first time.

primer-1 = The first player with ten tokens wins. You start with five.
primer-2 = On your turn, play a card, discard a card or swap three cards, then draw again.
primer-3 = Playing a card costs tokens: they move below your faction card and count as spent. Discarding a card brings some of them back.
primer-4 = Missions on stations and on your faction card win tokens. Collect resources of the right colour in front of you until they add up to enough.
primer-5 = Discarded threats attack everyone. Cards played as protection keep them away.

# What a question is about, told the first time it comes up in a game.

first-choose_faction = Your faction brings a mission of its own and, once that’s done, one type of resource for free.
first-choose_action = One main action: play a card, discard one, or swap three. Tap a card to see what you can do with it and what it costs. Missions and clearing come on top, as often as you like.
first-choose_end = Your main action is done. You may still complete missions or clear cards from your table.
first-choose_draw = Take one of the three open cards, or the unknown one on top of the deck.
first-choose_card_to_swap = Choose three cards. They bring back no tokens, and threats among them do nothing.
first-choose_hero_to_double = A hero doubles everything of one type for this mission and is discarded afterwards.
first-choose_resource_to_spend = What you spend is discarded whole. Start with cards that leave little over.
first-choose_station_fate = Kept, the station makes its type of resource free for you. It costs tokens: 1 on the first, 2 on the second, and so on. They still count towards your ten.
first-choose_card_to_tidy = Cleared cards bring their tokens back. Clear what no mission of yours needs.
first-choose_defence = { $survival1 ->
    [true] All symbols of the monster are needed; several cards may show them together. What you defend with is discarded, and you may play a card for free in return.
   *[false] One matching symbol is enough. The card you defend with is discarded, and you may play a card for free in return.
}{ $survival2 ->
    [true] {" "}If you don’t repel it, all your ready tokens are spent.
   *[false] {""}
}
first-choose_station_to_lose = The tokens on a lost station come back to you{ $survival2 ->
    [true] , but then all your ready tokens are spent
   *[false] {""}
}; its discount is gone.
first-offer_free_play = One card from your hand costs nothing now. The dearest one is usually the best.

# The words of the game.

term-ready = Ready tokens
    .text = Above your faction card. You pay with these: playing a card spends them, discarding and clearing bring them back.
term-spent = Spent tokens
    .text = Below your faction card. They’re still yours and still count towards the ten you need.
term-missions = Missions
    .text = On stations and on your faction card. Lay out resources of the right colour until they add up; each mission wins a token, some win two.
term-stations = Stations
    .text = Each has a mission and makes one type of resource cheaper. After its mission you may keep it by laying tokens on it: then that type is free.
term-resources = Resources
    .text = Peaceful (blue) and military (red). Trade missions (green) take both.
term-protection = Protection
    .text = { $survival1 ->
        [true] Cards turned upside down. To repel a monster, they must show all its symbols together.
       *[false] A card turned upside down. It repels a monster that shows one of its symbols.
    }
term-monsters = Monsters
    .text = A discarded threat attacks everyone. Anyone who doesn’t repel it loses a station or resources{ $survival2 ->
        [true] , and all their ready tokens are spent
       *[false] {""}
    }.
term-heroes = Heroes
    .text = They protect once, or double one type of resource for one mission.
term-caravans = Caravans
    .text = A discarded caravan brings a new Market, and every player takes back a token for each station of its colour.
term-market = Market
    .text = Three open cards. Whatever is taken is replaced at once.
