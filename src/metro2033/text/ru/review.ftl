# Разбор завершённой партии, в терминале и на странице.

review-unfinished = Разобрать можно только завершённую партию, а эта ещё не окончена.
review-too-many = Разборов уже много; попробуйте через несколько минут.
review-empty = В этой партии не было ходов, разбирать нечего.
review-working = Разбор: { $seat }
review-title = Разбор: { $seat }
review-chance = Шанс на победу: { $start } в начале, { $end } в конце.
review-luck = Удача: { $points } п. п.
review-own = Ваши решения: { $points } п. п.
review-others = Другие игроки: { $points } п. п.
review-accuracy = Точность: { $share } ({ $n ->
    [one] { $n } решение
    [few] { $n } решения
    [many] { $n } решений
   *[other] { $n } решений
})
review-phase-accuracy = { $phase }: { $share } ({ $n })
review-phase = { $phase ->
    [setup] Подготовка
    [events] События
    [mobilisation] Мобилизация
    [army_actions] Действия армий
    [hero_actions] Действия героя
    [battle] Бои
    [end_of_round] Конец раунда
    [draw] Взятие карт
    [action] Действие
    [end_of_turn] Конец хода
    [missions] Задания
   *[defence] Защита
}
review-mistakes = { $n ->
    [0] Явных ошибок нет.
    [one] { $n } явная ошибка:
    [few] { $n } явные ошибки; самые крупные:
    [many] { $n } явных ошибок; самые крупные:
   *[other] { $n } явных ошибок; самые крупные:
}
review-chosen = Раунд { $round }, ход { $entry }: { $chosen } (шанс { $value }).
review-better = Лучше: { $best } ({ $best_value }); потеряно { $loss } п. п. (± { $error }).
review-line = А затем: { $line }
review-worse = Хуже получилось: { $terms }.
review-gain = Лучше получилось: { $terms }.
review-moments = Ключевые моменты
review-moment = Раунд { $round }, ход { $entry }: { $kind ->
    [luck] удача
    [own] ваше решение
   *[others] другие игроки
}, { $points } п. п.
