# The table: orders, prices, odds.

table-odds-win = win { $chance }
table-odds-draw = draw { $chance }
table-odds-lose = lose { $chance }
table-price-was = { $now }, instead of { $was }
table-advised = advised
table-capture = capture
table-then = then
table-sum = { $terms } = { $total }
table-versus = { $own } vs. { $other }
table-versus-threat = { $own } vs. a threat
