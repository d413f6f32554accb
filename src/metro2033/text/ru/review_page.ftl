# Страница разбора.

review-name = Разбор
review-of = Игрок
review-making = Просматриваем партию…
review-queue = { $n ->
    [one] Сначала будет готов ещё { $n } разбор.
    [few] Сначала будут готовы ещё { $n } разбора.
    [many] Сначала будут готовы ещё { $n } разборов.
   *[other] Сначала будут готовы ещё { $n } разборов.
}
review-retry = Попробовать снова
review-stop = Остановить
review-stopped = Разбор остановлен.
review-restart = Начать заново
review-curve = Шанс на победу
review-curve-hint = Шансы всех игроков при открытых картах, как на графике в конце партии. Числа — в таблице ниже.
review-as-table = Таблицей
review-round = Раунд
review-move = Ход
review-end = Конец
review-division = Удача и мастерство
review-cause-luck = Удача
review-cause-own = Свои решения
review-cause-others = Другие игроки
review-division-hint = В процентных пунктах. Удача — что принесли карты и бои по сравнению с ожидаемым. Свои решения сравниваются с лучшими по мнению бота. Остальное — дело других игроков.
review-accuracy-title = Точность
review-decisions = { $n ->
    [one] { $n } решение
    [few] { $n } решения
    [many] { $n } решений
   *[other] { $n } решений
}
review-mistakes-title = Ошибки
review-when = Раунд { $round }, ход { $entry }
review-verdict-slip = неточность
review-verdict-mistake = ошибка
review-verdict-blunder = грубая ошибка
review-better-word = лучше
review-all = Показать все ({ $n })
review-values = Шанс на победу: { $value } вместо { $best } (± { $error } п. п.).
review-moment-title = Этот момент
review-back = К разбору
review-larger = Следующая более крупная ошибка
review-smaller = Следующая менее крупная ошибка
review-again = Сыграть отсюда ещё раз
review-replay = Повтор
review-judge-neural = Оценка та же, что в подсказках: обученный бот проверяет каждое решение на { $n } возможных раскладах и только по тому, что игрок тогда знал. Разница в пределах погрешности не считается. В одном разбор видит дальше подсказки: ошибкой он называет лишь то, что подтвердил второй взгляд на { $again } других раскладов, на который у подсказки нет времени.
review-judge-plain = Оценивает простой расчёт: каждое решение — на { $n } возможных раскладах и только по тому, что игрок тогда знал. Обученный бот этих карт не знает.
