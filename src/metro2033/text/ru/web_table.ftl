# Стол: приказы, цены, шансы.

table-odds-win = победа { $chance }
table-odds-draw = ничья { $chance }
table-odds-lose = поражение { $chance }
table-price-was = { $now } вместо { $was }
table-advised = совет
table-capture = захват за
table-then = потом
table-sum = { $terms } = { $total }
table-versus = { $own } против { $other }
table-versus-threat = { $own } против угрозы

# Стол настольной игры.

table-phase-setup = Подготовка
table-phase-events = События
table-phase-mobilisation = Мобилизация
table-phase-army_actions = Армии
table-phase-hero_actions = Герои
table-phase-end_of_round = Конец раунда
table-round = Раунд { $n }
table-stage = Этап { $n ->
    [1] I
   *[2] II
}
table-bar = Раунд и меню
table-phases = Фазы раунда
table-produces = производство: { $things }
table-no-law = Закона нет
table-menu = Меню
table-of = из { $n }
table-points-of = Очки: { $n } из { $needed }
table-points-made = { $stations ->
    [one] { $stations } станция
    [few] { $stations } станции
    [many] { $stations } станций
   *[other] { $stations } станций
} + { $missions ->
    [one] { $missions } задание
    [few] { $missions } задания
    [many] { $missions } заданий
   *[other] { $missions } заданий
}
table-army-of = Армия { $n }
table-hero-of = { $hero } сила { $strength }, скорость { $speed }
table-sits-out = пропускает ход
table-polis = Полис { $n } из { $all }
table-thinking = думает…
table-online = на связи
table-open-sheet = Показать все карты
table-dock = Ваша фракция
table-purse = Ваши ресурсы
table-upkeep = { $n ->
    [0] без содержания
    [one] содержание: { $n } свинья
    [few] содержание: { $n } свиньи
    [many] содержание: { $n } свиней
   *[other] содержание: { $n } свиней
}
table-free-slot = пусто
table-no-missions = Заданий нет.
table-after = → { $n }
table-after-later = → { $n } при захвате
table-votes = голоса
table-carries = { $hero }: снаряжение { $n } из { $limit }
table-buy = Купить
table-about = Правила и оценки
table-watching = Вы наблюдаете за партией.
table-propose = Отменить?
table-undo = Отменить
table-hint = Совет
table-why = Почему нельзя?
table-only-move = Только перейти
sound-offer = Включить звук?
sound-yes = Да
sound-no = Нет
