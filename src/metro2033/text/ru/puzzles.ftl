# Puzzles: themes, goals, hints, and what is said to answers; for the page and the terminal.

puzzle-title = Задачи
puzzle-lead = Позиции из партий ботов, в которых один план явно лучше остальных. Каждая просчитана до конца: шансы, которые вы увидите после решения, вычислены, а не угаданы.
puzzle-name = { $theme }, { $rating }
puzzle-themes = Темы
puzzle-all = Все темы
puzzle-today = Задача дня
puzzle-today-done = Сегодняшняя решена
puzzle-next = Следующая задача
puzzle-solve = Решать
puzzle-rating = Ваш рейтинг
puzzle-streak = Подряд
puzzle-streak-best = Рекорд: { $n }
puzzle-days = Дней подряд
puzzle-count = решено { $solved } из { $all }
puzzle-hard = Сложность { $rating }
puzzle-solved-mark = решена

puzzle-theme-win = Победа
puzzle-theme-mission = Задание
puzzle-theme-vote = Голосование
puzzle-theme-defence = Оборона
puzzle-theme-battle = Боевые карты
puzzle-theme-hunt = Охота
puzzle-theme-equipment = Снаряжение
puzzle-theme-polis = Полис
puzzle-theme-capture_army = Захват армией
puzzle-theme-capture_hero = Захват героем
puzzle-theme-two_missions = Два задания
puzzle-theme-monster = Монстр
puzzle-theme-mission_first = Сначала задание
puzzle-theme-hero = Герой
puzzle-theme-keep = Удержанные станции
puzzle-theme-tidy = Уборка

puzzle-goal-victory = Наберите в этот ход очки победы, которых вам не хватает.
puzzle-goal-points = К концу этого хода наберите { $least ->
    [one] { $least } очко
    [few] { $least } очка
    [many] { $least } очков
   *[other] { $least } очка
} победы.
puzzle-goal-missions = Выполните в этот ход задание.
puzzle-goal-stations = К концу этого хода владейте { $least ->
    [one] { $least } станцией
   *[other] { $least } станциями
}.
puzzle-goal-defence = Не потеряйте ни одной станции: сохраните все { $least }.
puzzle-goal-wounded = Раньте в этот ход героя соперника.
puzzle-goal-strength = Усильте героя: к концу этого хода его сила в атаке на угрозу должна быть { $least }.
puzzle-goal-army = Проголосуйте, а затем наберите солдат: сила армии в мобилизацию этого раунда — { $least }.
puzzle-goal-tokens = К концу своего хода владейте { $least ->
    [one] { $least } жетоном
   *[other] { $least } жетонами
}.
puzzle-goal-win = Победите сейчас: получите десятый жетон.
puzzle-goal-kept = К концу своего хода удерживайте { $least ->
    [one] { $least } станцию
    [few] { $least } станции
    [many] { $least } станций
   *[other] { $least } станции
}.
puzzle-goal-payable = После этой атаки вам должно хватать ресурсов на { $least ->
    [one] { $least } задание
    [few] { $least } задания
    [many] { $least } заданий
   *[other] { $least } задания
}.

puzzle-hint = Подсказка
puzzle-hint-win = Посчитайте, сколько очков не хватает, и найдите шаг, который их приносит.
puzzle-hint-mission = Перечитайте карту задания. Чего именно она требует?
puzzle-hint-vote = Сравните, сколько стоит набор солдат с этим законом и без него.
puzzle-hint-defence = Кто сильнее там, где это нужно: армия или герой?
puzzle-hint-battle = Сравните свои карты со всеми, что могут быть у противника.
puzzle-hint-hunt = Посмотрите, кто из героев в досягаемости и что он несёт.
puzzle-hint-equipment = Что вы можете оплатить на рынке и что тогда понесёт герой?
puzzle-hint-polis = Сила стражи Полиса постоянна. Посчитайте свою.
puzzle-hint-capture_army = Выиграть бой мало: захват нужно ещё и оплатить.
puzzle-hint-capture_hero = Сначала движение, потом атака: какую станцию герой может взять?
puzzle-hint-two_missions = Первое задание поднимает ваши жетоны обратно.
puzzle-hint-monster = Кто отразит монстра, бесплатно разыгрывает карту.
puzzle-hint-mission_first = Сделайте что-нибудь до основного действия.
puzzle-hint-hero = Герой удваивает ресурсы одного типа.
puzzle-hint-keep = Удержанная станция стоит жетонов над картой фракции: вторая — двух, третья — трёх.
puzzle-hint-tidy = Вам не хватает жетонов над картой фракции. Без какой карты на столе можно обойтись?
puzzle-hint-verb = Следующий верный ответ — { $verb ->
    [attack] атака
    [move] движение героя
    [stay] остаться на месте
    [play] сыграть карту
    [turn] сыграть карту как защиту
    [discard] сбросить карту
    [swap] обменять карты
    [complete] выполнить задание
    [tidy] уборка
    [remove] убрать карту со стола
    [remove_turned] убрать защиту со стола
    [capture] захват
    [buy_equipment] зайти на рынок
    [buy] купить карту
    [renew] обновить товар
    [receive_mission] взять новое задание
    [exchange_resources] обменять ресурсы
    [scout] разведка
    [use] применить карту
    [use_ability] действие самого героя
    [vote_for] голос за
    [vote_against] голос против
    [recruit] набор солдат
    [defend] чем или где обороняться
    [with_army] оборона армией
    [with_hero] оборона героем
    [keep] что-то оставить себе
    [take] что-то взять
    [pass] пас
   *[other] не то, что кажется
}.

puzzle-wrong = Можно лучше: с этим ответом шанс { $chance }, а возможно { $best }. Попробуйте ещё раз.
puzzle-right = Верно. Дальше.
puzzle-solved = Решено!
puzzle-given-up = Вот решение.
puzzle-show = Показать решение
puzzle-again = Сначала
puzzle-solution = Решение:
puzzle-chances = Шансы достичь цели:
puzzle-proof-exact = Точно: просчитаны все варианты.
puzzle-proof-sampled = Просчитаны все варианты; случай — среднее по раздачам, возможным при ваших знаниях ({ $n }).
puzzle-proof-second = Лучший план: { $best }. Без ответа «{ $key }» — не больше { $second }.
puzzle-reasons = Что думает советчик, который играет на победу в партии:
puzzle-rating-now = Ваш рейтинг: { $rating } ({ $change }).
puzzle-play-on = Играть дальше с этого места

# The terminal.

puzzle-input = Номер, h подсказка, a решение, ? справка:
puzzle-help = Номер — ответ. h даёт подсказку (две), a показывает решение, t — стол ещё раз, m — карту, q — выход.
puzzle-more = Enter — следующая задача, q — выход:
puzzle-head = { $theme } · { $rating } · { $id }
puzzle-you = Ваш рейтинг { $rating }, подряд: { $streak }.
puzzle-made = { $game }: задачи { $found } из { $count }, просмотрено партий: { $games }
puzzle-checked = { $game }: проверено и заново доказано задач: { $n }.
