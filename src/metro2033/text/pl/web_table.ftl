# Stół: rozkazy, ceny, szanse.

table-odds-win = wygrana { $chance }
table-odds-draw = remis { $chance }
table-odds-lose = przegrana { $chance }
table-price-was = { $now } zamiast { $was }
table-advised = polecane
table-capture = zajęcie
table-then = potem
table-sum = { $terms } = { $total }
table-versus = { $own } przeciw { $other }
table-versus-threat = { $own } przeciw zagrożeniu
