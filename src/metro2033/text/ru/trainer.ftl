# Тренажёр: упражнения из собственных партий, на странице.

trainer-outdated = Это упражнение создано по картам или правилам, которые с тех пор изменились. Удалите его: партию, из которой оно взято, можно добавить снова.
trainer-unknown = В вашем тренажёре нет такого упражнения.
trainer-no-review = Эту партию с этого места ещё не разбирали. Сначала сделайте разбор.
trainer-not-yours = Тренировать можно только ошибки того места, за которое вы играли.
trainer-full = Тренажёр заполнен: в нём помещается { $most } упражнений. Сначала удалите часть из них.
trainer-too-many = Вы добавили много партий; попробуйте ещё раз через несколько минут.

trainer-title = Тренажёр
trainer-lead = Ваши собственные ошибки в виде упражнений. Каждое возвращается через некоторое время, пока вы не перестанете так ошибаться.
trainer-empty = Тренировать пока нечего. Доиграйте партию до конца, откройте её разбор и выберите «Тренировать мои ошибки».
trainer-empty-games = Ваши партии — на главной странице; у законченной партии есть разбор.
trainer-clean = Упражнений нет: в добавленных партиях не было ошибок ценой от трёх пунктов.
trainer-due-now = На сегодня
trainer-next-due = Ближайшее
trainer-nothing-due = нет
trainer-learned = Усвоено
trainer-of = { $n } из { $all }
trainer-start = Начать тренировку
trainer-start-n = { $n ->
    [one] Начать: { $n } упражнение
    [few] Начать: { $n } упражнения
   *[other] Начать: { $n } упражнений
}
trainer-rest = На сегодня всё. Следующее упражнение — { $day }.
trainer-all-learned = Все упражнения усвоены. Новые появятся из разборов ваших партий.
trainer-making = Готовятся упражнения из партии…
trainer-themes = Виды решений
trainer-all = Все
trainer-exercises = Упражнения
trainer-due = на сегодня
trainer-comes-back = вернётся { $day }
trainer-is-learned = усвоено
trainer-step = шаг { $step } из { $steps }
trainer-lost = { $points } п. п.
trainer-sort = { $sort ->
    [puzzle] задача
   *[again] ещё раз
}
trainer-round = раунд { $round }
trainer-remove = Удалить это упражнение
trainer-removed = Упражнение удалено.
trainer-kind = { $kind ->
    [setup] Подготовка
    [dark] Угрозы
    [law] Законы и голосования
    [hiring] Наём солдат
    [army] Действия армии
    [moving] Движение героя
    [hero] Действия героя
    [trade] Покупки и обмен
    [mission] Задания
    [battle] Сражения
    [ability] Способности
    [resource] Выбор ресурсов
    [draw] Взятие карт
    [action] Действия
    [tidy] Расчистка стола
    [monster] Монстры
   *[other] Решения
}

trainer-losses = На чём вы теряете больше всего
trainer-losses-of = { $n ->
    [one] Последняя { $n } партия
    [few] Последние { $n } партии
   *[other] Последние { $n } партий
}
trainer-losses-hint = Сколько пунктов шанса на победу стоили явные ошибки, в среднем за партию.
trainer-by-kind = По виду решения
trainer-by-phase = По фазе
trainer-per-game = { $points } за партию
trainer-mistakes = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[other] { $n } ошибок
} на { $all ->
    [one] { $all } решение
    [few] { $all } решения
   *[other] { $all } решений
}
trainer-luck-apart = Сюда не входят удача ({ $luck } за партию) и другие игроки ({ $others } за партию).

trainer-add = Тренировать мои ошибки
trainer-add-hint = Ошибки ценой от трёх пунктов становятся упражнениями, не больше шести из партии. Партия учитывается и в том, на чём вы теряете больше всего.
trainer-adding = Готовятся упражнения…
trainer-added = { $n ->
    [0] Эта партия в тренажёре. Упражнений из неё не осталось.
    [one] Эта партия в тренажёре, из неё { $n } упражнение.
    [few] Эта партия в тренажёре, из неё { $n } упражнения.
   *[other] Эта партия в тренажёре, из неё { $n } упражнений.
}
trainer-open = Открыть тренажёр

trainer-ask = Ваш выбор в партии: { $chosen }. Цена — { $points } п. п. Что лучше?
trainer-ask-puzzle = Ваш выбор в партии: { $chosen }. Один план явно лучше всех.
trainer-right = Верно.
trainer-right-on = Верно. Дальше.
trainer-wrong = Не лучшее: шанс на победу { $chance }, а можно { $best }. Попробуйте ещё раз.
trainer-wrong-goal = Не лучшее: шанс на успех { $chance }, а можно { $best }. Попробуйте ещё раз.
trainer-hint = Подсказка
trainer-hint-kind = Тема: { $kind }. Посмотрите, во что каждый вариант обойдётся позже.
trainer-show = Показать решение
trainer-shown = Вот решение.
trainer-next = Следующее упражнение
trainer-solution = Решение
trainer-before-after = Шанс на победу: { $value } при вашем тогдашнем ответе, { $best } при лучшем.
trainer-chances = Шанс на победу при каждом варианте
trainer-chances-goal = Шанс на успех при каждом варианте
trainer-returns = { $outcome ->
    [solved] Решено. Вернётся { $day }.
    [hinted] Решено с подсказкой. Вернётся { $day }.
    [failed] Вернётся { $day }.
   *[other] Это просто практика: упражнение вернётся { $day }.
}
trainer-returns-never = { $outcome ->
    [solved] Решено и усвоено: больше не вернётся.
   *[other] Это упражнение вы уже усвоили.
}
trainer-to-review = Разбор партии
trainer-play-on = Играть отсюда дальше с ботами
