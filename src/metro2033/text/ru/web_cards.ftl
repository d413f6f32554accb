# Стол карточной игры и карты.

table-price-now = для вас стоит { $now } вместо { $printed }
web-card-link = Ссылка на карту { $card }
