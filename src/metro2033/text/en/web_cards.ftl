# The table of the card game, and the faces of cards.

table-price-now = costs you { $now } instead of { $printed }
web-card-link = Link to { $card }
cards-tokens = Tokens: { $up } ready, { $down } spent, { $placed } on stations, { $supply } in the supply
cards-progress = { $have } of { $needed }
cards-kept = kept
cards-kept-free = kept with { $n } { $n ->
    [one] token
   *[other] tokens
}; { $type } free
cards-free = free
cards-seat = { $seat } ({ $name }): { $n } of 10 tokens, { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}, { $guards ->
    [one] { $guards } protection card
   *[other] { $guards } protection cards
}, { $peaceful } peaceful and { $military } military resources, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}. Show their table
cards-thinking = deciding
cards-hand-of = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
cards-of-ten = of 10
cards-of-ten-tokens = of 10 tokens
cards-to-win = { $n } to win
cards-ready = { $n ->
    [one] ready
   *[other] ready
}
cards-spent = { $n ->
    [one] spent
   *[other] spent
}
cards-placed = on stations
cards-purse = Your tokens
cards-faction = Faction
cards-market-when = you take one after your action
cards-deck = Deck { $n }
cards-deck-word = Deck
cards-discards-word = Discards
cards-can-act = You can use it now
cards-cheaper = Cheaper thanks to { $cards }
cards-forecast = What it does to everyone
cards-you = You
cards-nothing-now = You can’t use it right now.
cards-not-yours-now = There’s nothing to do with it now.
cards-why-play = Why can’t I play it?
cards-why-turn = Why not as protection?
cards-why-take = Why can’t I take it?
cards-why-complete = Why can’t I complete it?
cards-my-table = Your table
cards-empty-table = Cards you play lie here.
cards-tap = Tap a card to see its actions.
cards-all-choices = All choices
cards-tap-one = Tap the card you want.
cards-swap-choose = Chosen: { $n } of { $all }
cards-round = Round { $n }
cards-last-round = Round { $n }, the last one
cards-ten-win = 10 tokens win
cards-turns = Order of turns
cards-full = complete it
cards-count = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
cards-new = { $n ->
    [one] new token
   *[other] new tokens
}
cards-leaves = Ready tokens: { $from } → { $to }
cards-mission-ready = ready
cards-first = First: { $prompt }
