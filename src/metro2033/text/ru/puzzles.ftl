# Puzzles: themes, goals, hints, and what is said to answers; for the page and the terminal.

puzzle-title = Задачи
puzzle-lead = Позиции из партий ботов, в которых один план явно лучше остальных. Каждая просчитана до конца: шансы, которые вы увидите после решения, вычислены, а не угаданы.
puzzle-themes = Темы
puzzle-all = Все темы
puzzle-today = Задача дня
puzzle-today-done = Сегодняшняя решена
puzzle-next = Следующая задача
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
puzzle-theme-defence = Защита
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
puzzle-theme-keep = Оставленные станции
puzzle-theme-tidy = Убрать карты

puzzle-goal-victory = Наберите в этот ход очки победы, которых вам не хватает.
puzzle-goal-points = К концу этого хода наберите { $least ->
    [one] { $least } очко
    [few] { $least } очка
    [many] { $least } очков
   *[other] { $least } очка
} победы.
puzzle-goal-missions = Выполните в этот ход задание.
puzzle-goal-stations = К концу этого хода у вас должно быть { $least ->
    [one] { $least } станция
    [few] { $least } станции
    [many] { $least } станций
   *[other] { $least } станции
}.
puzzle-goal-defence = Не потеряйте ни одной станции: сохраните все { $least }.
puzzle-goal-wounded = Раньте в этот ход героя соперника.
puzzle-goal-strength = Усильте героя: к концу этого хода его сила в атаке на угрозу должна быть { $least }.
puzzle-goal-army = Проголосуйте, а затем наймите солдат: доведите силу армии в мобилизацию этого раунда до { $least }.
puzzle-goal-tokens = К концу своего хода у вас должно быть { $least ->
    [one] { $least } жетон
    [few] { $least } жетона
    [many] { $least } жетонов
   *[other] { $least } жетона
}.
puzzle-goal-win = Победите сейчас: получите десятый жетон.
puzzle-goal-kept = К концу своего хода у вас должно быть { $least ->
    [one] { $least } оставленная станция
    [few] { $least } оставленные станции
    [many] { $least } оставленных станций
   *[other] { $least } оставленной станции
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
puzzle-hint-vote = Сравните, сколько стоит наём солдат с этим законом и без него.
puzzle-hint-defence = Кто сильнее там, где это нужно: армия или герой?
puzzle-hint-battle = Сравните свои карты со всеми, что могут быть у противника.
puzzle-hint-hunt = Посмотрите, кто из героев в досягаемости и что он несёт.
puzzle-hint-equipment = На что вам хватит на рынке и что тогда понесёт герой?
puzzle-hint-polis = Сила стражи Полиса постоянна. Посчитайте свою.
puzzle-hint-capture_army = Выиграть бой мало: захват нужно ещё и оплатить.
puzzle-hint-capture_hero = Сначала движение, потом атака: какую станцию герой может взять?
puzzle-hint-two_missions = Первое задание возвращает вам жетоны.
puzzle-hint-monster = Кто отразит монстра, бесплатно разыгрывает карту.
puzzle-hint-mission_first = Сделайте что-нибудь до основного действия.
puzzle-hint-hero = Герой удваивает ресурсы одного типа.
puzzle-hint-keep = Чтобы оставить станцию, нужны доступные жетоны: на вторую — два, на третью — три.
puzzle-hint-tidy = Вам не хватает доступных жетонов. Без какой карты на столе можно обойтись?
puzzle-hint-verb = Следующий ход: { $verb ->
    [attack] атаковать
    [move] пойти героем
    [stay] остаться на месте
    [play] разыграть карту
    [turn] разыграть карту как защиту
    [discard] сбросить карту
    [swap] обменять карты
    [complete] выполнить задание
    [tidy] расчистить стол
    [remove] убрать карту со стола
    [remove_turned] убрать защиту со стола
    [capture] захватить станцию
    [buy_equipment] зайти на рынок
    [buy] купить карту
    [renew] обновить рынок
    [receive_mission] взять новое задание
    [exchange_resources] обменять ресурсы
    [scout] провести разведку
    [use] применить карту
    [use_ability] применить свойство героя
    [vote_for] проголосовать за
    [vote_against] проголосовать против
    [recruit] нанять солдат
    [defend] решить, чем или где защищаться
    [with_army] послать армию
    [with_hero] послать героя
    [keep] что-то оставить себе
    [take] что-то взять
    [pass] пасовать
   *[other] не такой, как кажется
}.

puzzle-wrong = Можно лучше: с этим ходом шанс { $chance }, а возможно { $best }. Попробуйте ещё раз.
puzzle-right = Верно. Дальше.
puzzle-solved = Решено!
puzzle-given-up = Вот решение.
puzzle-show = Показать решение
puzzle-again = Сначала
puzzle-solution = Решение:
puzzle-chances = Шансы достичь цели:
puzzle-proof-exact = Точно: просчитаны все варианты.
puzzle-proof-sampled = Просчитаны все варианты; случайность усреднена по раздачам, возможным при ваших знаниях ({ $n }).
puzzle-proof-second = Лучший план: { $best }. Без хода «{ $key }» — не больше { $second }.
puzzle-reasons = Что думает советчик (он играет на победу во всей партии):
puzzle-rating-now = Ваш рейтинг: { $rating } ({ $change }).
puzzle-play-on = Играть дальше с этого места

# The terminal.

puzzle-input = Номер, h подсказка, a решение, ? справка:
puzzle-help = Введите номер варианта. h даёт подсказку (две), a показывает решение, t — стол ещё раз, m — схему, q — выход.
puzzle-more = Enter — следующая задача, q — выход:
puzzle-head = { $theme } · { $rating } · { $id }
puzzle-made = { $game }: задачи { $found } из { $count }, просмотрено партий: { $games }
puzzle-checked = { $game }: проверено и заново доказано задач: { $n }.
