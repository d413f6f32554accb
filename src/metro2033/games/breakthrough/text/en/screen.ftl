# The table drawn in a terminal.

screen-round = Round { $round }. Turn: { $active }. Deck: { $deck }, discard pile: { $discard }.
screen-market = Market: { $cards }
screen-player = Player
screen-tokens = Tokens
screen-hand-count = Hand
screen-stations = Stations
screen-resources = Resources
screen-protection = Protection
screen-token-count = { $owned }/10 ({ $up } ready, { $down } spent)
screen-done = { $faction }, mission done
screen-hand = Your hand
screen-attack = Monster: { $threat }
screen-mission = Mission: { $mission }
screen-named = Chosen: { $cards }
screen-repelled = Repelled by: { $seats }

# The discard pile, a swap, missions.

screen-no-discards = The discard pile is empty.
screen-picked = ✓ swap
screen-progress = Missions: { $goals }
