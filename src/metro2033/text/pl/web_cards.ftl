# Stół gry karcianej i karty.

table-price-now = kosztuje cię { $now } zamiast { $printed }
web-card-link = Odnośnik do karty { $card }
