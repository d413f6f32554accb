# Стол карточной игры и карты.

table-price-now = для вас стоит { $now } вместо { $printed }
web-card-link = Ссылка на карту { $card }
cards-tokens = Жетоны: доступно { $up }, потрачено { $down }, на станциях { $placed }, в запасе { $supply }
cards-progress = { $have } из { $needed }
cards-kept = оставлена
cards-kept-free = оставлена, жетонов: { $n }; { $type } — бесплатно
cards-free = даром
cards-seat = { $seat } ({ $name }): жетоны { $n } из 10, станций: { $stations }, карт защиты: { $guards }, мирных ресурсов: { $peaceful }, военных: { $military }, карт на руке: { $hand }. Показать стол
cards-thinking = выбирает
cards-hand-of = Карт на руке: { $n }
cards-of-ten = из 10
cards-of-ten-tokens = из 10 жетонов
cards-to-win = до победы { $n }
cards-ready = { $n ->
    [one] доступен
    [few] доступны
    [many] доступно
   *[other] доступно
}
cards-spent = { $n ->
    [one] потрачен
    [few] потрачены
    [many] потрачено
   *[other] потрачено
}
cards-placed = на станциях
cards-purse = Ваши жетоны
cards-faction = Фракция
cards-market-when = после действия вы берёте одну карту
cards-deck = Колода { $n }
cards-deck-word = Колода
cards-discards-word = Сброс
cards-can-act = Её можно использовать сейчас
cards-cheaper = Дешевле благодаря: { $cards }
cards-forecast = Что это даст каждому
cards-you = Вы
cards-nothing-now = Сейчас её нельзя использовать.
cards-not-yours-now = Сейчас с ней ничего нельзя сделать.
cards-why-play = Почему её нельзя разыграть?
cards-why-turn = Почему не как защиту?
cards-why-take = Почему её нельзя взять?
cards-why-complete = Почему нельзя выполнить задание?
cards-my-table = Ваш стол
cards-empty-table = Здесь лежат разыгранные вами карты.
cards-tap = Нажмите на карту: увидите её действия.
cards-all-choices = Все варианты
cards-tap-one = Нажмите на нужную карту.
cards-swap-choose = Выбрано: { $n } из { $all }
cards-round = Раунд { $n }
cards-last-round = Раунд { $n }, последний
cards-ten-win = победа при 10 жетонах
cards-turns = Порядок ходов
cards-full = выполните
cards-count = Варианты: { $n }
cards-new = { $n ->
    [one] новый жетон
    [few] новых жетона
    [many] новых жетонов
   *[other] нового жетона
}
cards-leaves = Доступные жетоны: { $from } → { $to }
cards-mission-ready = готово
cards-first = Сначала: { $prompt }
