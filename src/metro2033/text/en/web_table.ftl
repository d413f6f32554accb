# The table: orders, prices, odds.

table-odds-win = win { $chance }
table-odds-draw = draw { $chance }
table-odds-lose = lose { $chance }
table-price-was = { $now }, instead of { $was }
table-advised = advised
table-capture = capture for
table-then = then
table-sum = { $terms } = { $total }
table-versus = { $own } vs. { $other }
table-versus-threat = { $own } vs. a threat

# The board game's table.

table-phase-setup = Setup
table-phase-events = Events
table-phase-mobilisation = Mobilise
table-phase-army_actions = Army
table-phase-hero_actions = Heroes
table-phase-end_of_round = Round end
table-round = Round { $n }
table-stage = Stage { $n ->
    [1] I
   *[2] II
}
table-bar = Round and menu
table-phases = Phases of the round
table-produces = production: { $things }
table-no-law = No law
table-menu = Menu
table-of = of { $n }
table-points-of = { $n } of { $needed } points
table-points-made = { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
} + { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}
table-army-of = Army { $n }
table-hero-of = { $hero } strength { $strength }, speed { $speed }
table-sits-out = sits out
table-polis = Polis { $n } of { $all }
table-thinking = thinking…
table-online = online
table-open-sheet = Show all cards
table-dock = Your faction
table-purse = Your resources
table-upkeep = { $n ->
    [0] no maintenance
    [one] maintenance: { $n } pig
   *[other] maintenance: { $n } pigs
}
table-free-slot = free slot
table-no-missions = No missions.
table-after = → { $n }
table-after-later = → { $n } if captured
table-votes = votes
table-carries = { $hero } carries { $n } of { $limit }
table-buy = Buy
table-about = Rules and estimates
table-watching = You’re watching.
table-propose = Undo?
table-undo = Undo
table-hint = Hint
table-why = Why can’t I…?
table-only-move = Only move there
sound-offer = Play with sound?
sound-yes = Yes
sound-no = No
