# Стол: приказы, цены, шансы.

table-odds-win = победа { $chance }
table-odds-draw = ничья { $chance }
table-odds-lose = поражение { $chance }
table-price-was = { $now } вместо { $was }
table-advised = совет
table-capture = захват
table-then = потом
table-sum = { $terms } = { $total }
table-versus = { $own } против { $other }
table-versus-threat = { $own } против угрозы
