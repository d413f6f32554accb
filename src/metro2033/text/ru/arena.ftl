# Арена: что не так.

arena-bots-or-table = Укажите --bots или --table, но не то и другое сразу.
arena-table-seats = За столом из --table игроков: { $table }, а в --seats указано «{ $seats }».
arena-seats-form = «{ $text }» должно быть числом игроков; несколько чисел разделяются запятыми, например 2,3,4.
arena-ledger-other = Партии в файле { $file } сыграны с другими настройками; укажите в --report другую папку.
arena-ledger-line = Строка { $line } файла { $file } — не законченная партия; удалите эту строку или укажите в --report другую папку.
arena-worker-died = Один из процессов аварийно завершился во время партии; её зерно — одно из этих: { $seeds }. Законченные партии сохранены.
arena-no-ray = Библиотека Ray не установлена; установите её командой: pip install "metro2033[ray]"
arena-ray-address = Не удаётся присоединиться к кластеру Ray по адресу «{ $address }»: там никто не отвечает или кластер отклоняет этого клиента.
arena-failures = { $n ->
    [1] Сорвалась одна партия; зерно: { $seeds }. Ошибка:
    [one] Сорвалась { $n } партия; зёрна: { $seeds }. Первая ошибка:
    [few] Сорвались { $n } партии; зёрна: { $seeds }. Первая ошибка:
    [many] Сорвалось { $n } партий; зёрна: { $seeds }. Первая ошибка:
   *[other] Сорвалось { $n } партии; зёрна: { $seeds }. Первая ошибка:
}

# Что выводится.

arena-played = { $games ->
    [one] Сыграна { $games } партия; остановлено по достижении предела раундов: { $limit }.
    [few] Сыграно { $games } партии; остановлено по достижении предела раундов: { $limit }.
    [many] Сыграно { $games } партий; остановлено по достижении предела раундов: { $limit }.
   *[other] Сыграно { $games } партии; остановлено по достижении предела раундов: { $limit }.
}
arena-written = Отчёт: { $file }

# Отчёт.

arena-title = Арена: { $game }
arena-game-board = «Метро 2033»
arena-game-breakthrough = «Метро 2033: Прорыв»
arena-fact-setting = Издание: { $edition }; число игроков: { $seats }.
arena-fact-seed = Первое зерно: { $seed }; каждая раздача разыгрывается при каждой круговой пересадке ботов.
arena-fact-draft-fixed = Фракции и герои розданы по зерну.
arena-fact-draft-free = Боты сами выбирают фракции и героев там, где это позволяют правила.
arena-fact-options = Настройки: { $options }.
arena-figure-games = число партий
arena-figure-bots = число ботов
arena-figure-limit = остановлены по достижении предела раундов
arena-figure-mean = среднее число раундов
arena-figure-median = медиана числа раундов
arena-figure-p90 = столько раундов или меньше в девяти партиях из десяти
arena-figure-decisions = среднее число решений за партию
arena-failed = Сорвавшиеся партии
arena-failed-game = Зерно { $seed }, издание { $edition }, боты: { $bots }
arena-bots = Боты
arena-bots-note = Бот на двух местах сыграл две партии. Разделённое первое место засчитывается как часть победы. Интервалы Уилсона на уровне 95 %; пунктир — равная доля. Рейтинги OpenSkill даны со стандартным отклонением (на графике — два отклонения); значение имеют только разности между ними. Время — собственное время бота на вопросах, где ответов больше одного: половина ходов занимает не больше p50, 95 % — не больше p95.
arena-plot-share = Доля побед
arena-plot-rating = Рейтинг
arena-pairs = Друг против друга
arena-pairs-note = Как часто бот из строки опережал бота из столбца; ничья засчитывается за половину.
arena-of-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
arena-balance-of = Баланс: { $edition }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}
arena-balance-note = Доля побед независимо от того, кто играет. Зелёный и красный: весь интервал лежит выше или ниже равной доли, то есть пунктира.
arena-length = Число раундов в партии
arena-by-faction = По фракциям
arena-by-hero = По героям
arena-by-seat = По местам за столом
arena-by-order = По очерёдности в первом раунде
arena-by-opener = Кто первым что-то захватывает
arena-by-first-capture = По первому захвату игрока
arena-place = { $n }-й по очереди
arena-opener = первым
arena-not-opener = позже или никогда
arena-cards = Карты
arena-cards-note = Сколько раз использована каждая карта, в скольких партиях (для каждого игрока отдельно) и как выступили те, кто её применил; влияние дано в процентных пунктах сверх равной доли. То, что сопутствует победе, не обязательно её приносит. Карты, которые касаются всего стола, например законы, только сосчитаны.
arena-head-bot = бот
arena-head-games = партии
arena-head-wins = победы
arena-head-share = доля
arena-head-interval = 95 %
arena-head-rating = рейтинг
arena-head-ms-p50 = мс p50
arena-head-ms-p95 = мс p95
arena-head-card = карта
arena-head-kind = вид
arena-head-uses = применения
arena-head-seats-used = партии
arena-head-effect = влияние
arena-made-by = metro2033 { $version }
