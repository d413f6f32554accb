# Что делают другие, шаг за шагом; что произошло без игрока; что не дошло до сервера.

flow-caption = Что происходит
flow-step = шаг { $step } из { $steps }
flow-phase = { $phase ->
    [setup] подготовка
    [events] события
    [mobilisation] мобилизация
    [army_actions] ход армии
    [hero_actions] ход героя
    [end_of_round] конец раунда
   *[other] { $phase }
}
flow-pause = Пауза
flow-play = Показывать дальше
flow-next = Следующий шаг
flow-skip = К текущему моменту
flow-skip-turn = К моему ходу
flow-continue = Дальше
flow-left = { $n ->
    [0] больше нечего показывать
    [one] ещё { $n } шаг
    [few] ещё { $n } шага
    [many] ещё { $n } шагов
   *[other] ещё { $n } шага
}
flow-pace = Темп
flow-pace-slow = Медленно
flow-pace-normal = Обычно
flow-pace-fast = Быстро
flow-pace-instant = Мгновенно

flow-since = После вашего хода
flow-since-watch = Недавно
flow-show = Показать на столе: { $line }
flow-is-moving = Ходит: { $seat }
flow-everybody = Метро
flow-so-far = Этот ход
flow-again = Показать ещё раз: { $line }
flow-next-seat = следующий ход

flow-away = Пока вас не было
flow-away-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}
flow-away-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
flow-away-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
}
flow-go-on = Играть дальше
flow-go-on-turn = Играть дальше: ваш ход
flow-show-me = Показать

flow-lost = Связь потеряна, пробуем снова…
flow-kept = Ваш ход сохранён и будет отправлен.
flow-failed = Это не удалось передать.
flow-repeat = Повторить
flow-dismiss = Закрыть
flow-moved-on = Партия ушла вперёд: ход, выбранный без связи, не сделан.

web-log-idle = { $name } больше ничего не { $number ->
    [plur] делают
   *[sing] делает
}.
flow-take-back = Отменить ход

# Один советник.

advice-this-fight = этот бой: { $chance }
advice-the-game = вся партия: { $chance }
advice-advises = Советую это: шанс выиграть партию — около { $chance }.
advice-because = Советую это: шанс выиграть партию — около { $chance }. Плюсы по сравнению со вторым по силе вариантом: { $terms }.
advice-even = Советую это: шанс выиграть партию — около { $chance }. Насколько можно судить, не хуже: { $others }.
advice-gap = Советую это: шанс выиграть партию — около { $chance }. Со вторым по силе вариантом — около { $next }.
advice-although = Советую это, хотя шанс выиграть бой всего { $fight }: зато выигрываете в другом — { $terms }. Шанс выиграть партию — около { $chance }.
advice-although-plain = Советую это, хотя шанс выиграть бой всего { $fight }: ничего лучше нет. Шанс выиграть партию — около { $chance }.
advice-lost = Что ни выберите, эта партия почти наверняка проиграна. И всё же советую это.
advice-won = Что ни выберите, эта партия почти наверняка выиграна. Просто советую это.
advice-all-lost = Что ни выбирай, эта партия почти наверняка проиграна:
advice-all-won = Что ни выбирай, эта партия почти наверняка выиграна:
advice-as-good = насколько можно судить, не хуже
advice-proven = Первый вариант — доказанное решение задачи. Указаны шансы выиграть всю партию, о которых задача не спрашивает.
advice-known = Шанс выиграть партию — оценка по тому, что вам известно, с погрешностью до { $error } п. п. В разборе партии те же числа.
advice-compare = Сравнить
advice-about = Откуда это известно?
reasons-single = Здесь нечего было выбирать.
