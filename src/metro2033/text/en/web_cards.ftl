# The table of the card game, and the faces of cards.

table-price-now = costs you { $now } instead of { $printed }
web-card-link = Link to { $card }
