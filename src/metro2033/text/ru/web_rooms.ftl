# Главная, комнаты, панель у стола.

rooms-headline = Последние станции — за вами
rooms-lead = Две игры о московском метро — прямо в браузере. Играйте в одиночку против ботов, которые объясняют свои ходы, или пришлите друзьям ссылку.
rooms-first-game = Сыграть первую партию
rooms-again = Ещё партия в «{ $game }»
rooms-deal = Раздача дня
rooms-deal-result = К вашему результату
rooms-daily = Задача дня
rooms-trainer = { $n ->
    [0] Тренажёр
    [one] Тренажёр: { $n } упражнение на сегодня
    [few] Тренажёр: { $n } упражнения на сегодня
    [many] Тренажёр: { $n } упражнений на сегодня
   *[other] Тренажёр: { $n } упражнения на сегодня
}
rooms-daily-done = Сегодняшняя задача решена
rooms-days = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
    [many] { $n } дней подряд
   *[other] { $n } дня подряд
}
rooms-lesson-on = Продолжить урок: «{ $game }»
rooms-finished = Завершённые партии
rooms-invited = У меня приглашение
rooms-paste = Вставьте ссылку
rooms-about-board = Ведите фракцию, занимайте станции, отправляйте героя на рынок, принимайте законы. 2⁠–⁠6 игроков, около 40 минут.
rooms-about-breakthrough = Карточная игра: стройте станции, выполняйте задания, натравливайте монстров. 2⁠–⁠5 игроков, около 20 минут.
rooms-opponents = Соперники
rooms-level = Уровень
rooms-bot-called = { $name } · { $bot }
rooms-bot-rating = { $bot } · { $rating }
rooms-rating-hint = Чем больше число, тем сильнее бот: на 400 больше — бот выигрывает в десять раз чаще, чем проигрывает. У бота, который подстраивается под вас, числа нет: когда он впереди, он уступает.
rooms-with-friends = С друзьями
rooms-open-tables = Открытые столы
rooms-no-tables = Сейчас никто не ждёт.
rooms-open-one = Открыть стол для всех
rooms-table-of = Стол игрока { $name }
rooms-round = раунд { $n }
rooms-your-table-now = Ваш стол: { $game }
rooms-round-your-turn = Раунд { $n }, ваш ход
rooms-go-on = Продолжить
rooms-open-saved = Открыть сохранённую партию
rooms-leagues = Лиги
rooms-about-licences = О странице и лицензии
rooms-unofficial = Неофициальная работа поклонников. Учётная запись не нужна.
rooms-edition-variants = Издание и варианты

rooms-your-table = Ваш стол
rooms-a-table = За столом
rooms-public = может войти любой
rooms-private = по приглашению
rooms-seat-kept = Место за вами: закройте страницу и вернитесь по той же ссылке.
rooms-invite = Пригласить друзей
rooms-invite-how = Они выберут имя и сядут за стол.
rooms-invite-network = Работает для тех, кто в этой сети.
rooms-only-here = Этот сервер доступен только с этого компьютера. Чтобы пригласить других, запустите его командой «metro2033 serve --host 0.0.0.0» или укажите METRO2033_PUBLIC_URL, если у него есть внешний адрес.
rooms-copy-link = Копировать ссылку
rooms-invite-anew = Новая ссылка
rooms-invite-anew-why = Отправленная раньше ссылка перестанет работать.
rooms-share = Поделиться…
rooms-qr = QR-код
rooms-qr-label = QR-код приглашения
rooms-seats = Места
rooms-factions-later = Фракции выбирают в начале партии
rooms-free-seat = Свободное место
rooms-seat-waits = ждём гостя
rooms-bot-explains = объясняет свои ходы
rooms-add-bot = Добавить бота
rooms-remove = Убрать
rooms-may-watch = Можно смотреть
rooms-no-watching = Без зрителей
rooms-luck = Проверяемая случайность
rooms-start = { $n ->
    [one] Начать: { $n } игрок
    [few] Начать: { $n } игрока
    [many] Начать: { $n } игроков
   *[other] Начать: { $n } игроков
}
rooms-free-closed = { $n ->
    [one] Свободное место закроется. Гости смогут смотреть.
    [few] Свободные места закроются. Гости смогут смотреть.
    [many] Свободные места закроются. Гости смогут смотреть.
   *[other] Свободные места закроются. Гости смогут смотреть.
}
rooms-hot-seat = Играете за одним экраном? Займите несколько мест.
rooms-not-ready = Ждём, пока подтвердит: { $name }
rooms-host-starts = Хозяин начнёт, когда все будут готовы.
rooms-say-ready = Отметьте, когда будете готовы.

rooms-join-how = Выберите имя и садитесь за стол.
rooms-invited-by = { $host } приглашает вас сыграть в «{ $game }»
rooms-seats-free = Свободных мест: { $n }.
rooms-no-seat = Все места заняты. Можно смотреть, если за столом это разрешено.
rooms-new-here = Впервые в этой игре?
rooms-stranger = Этот стол закрытый, или его уже нет. Попросите ссылку-приглашение и вставьте её ниже.
rooms-no-page-why = Здесь туннель кончается. Адрес неверен, или страницу перенесли.
rooms-back = Назад

rooms-try-again = Повторить
rooms-drawer = Панель
rooms-people = Люди
rooms-log = Журнал
rooms-menu = Меню
rooms-say-hello = Поздоровайтесь.
rooms-write = Написать всем за столом…
rooms-at-table = За столом
rooms-count-here = здесь: { $n }
rooms-you = { $name } (вы)
rooms-here = здесь
rooms-watching = смотрит
rooms-bot-plays-seat = играет бот
rooms-stand-in = Пусть за меня играет бот
rooms-appoint = Сделать хозяином
rooms-leave = Уйти из-за стола
rooms-leave-ask = Что будет с вашим местом?
rooms-leave-keep = Оставить за собой
rooms-leave-keep-how = Остальные ждут. Вернётесь по той же ссылке.
rooms-leave-bot = Пусть играет бот
rooms-leave-bot-how = Партия продолжается. Место можно вернуть в любой момент.
rooms-leave-give = Отдать место
rooms-leave-give-how = Вы покидаете комнату, место займёт бот.
rooms-leave-lobby = Вы покидаете комнату, место освободится.
rooms-stay = Остаться
rooms-all-settings = Все настройки
rooms-rematch = Реванш за тем же столом
rooms-rematch-join = Принять реванш
rooms-rematch-watch = Смотреть реванш
rooms-rematch-wanted = { $n ->
    [one] { $names } хочет реванш
    [few] { $names } хотят реванш
    [many] { $names } хотят реванш
   *[other] { $names } хотят реванш
}

rooms-pace = Темп чужих ходов
rooms-pace-slow = медленно
rooms-pace-normal = обычно
rooms-pace-fast = быстро
rooms-pace-instant = сразу
rooms-stop-at-mine = Останавливаться на том, что касается меня
rooms-round-end = Показывать итоги в конце раунда
rooms-flavour = Фразы для настроения рядом с фактами
rooms-one-click = Делать ход одним щелчком (без подтверждения)
rooms-sound = Звук
rooms-volume = Громкость
rooms-ambience = Звуки туннеля
rooms-unread = { $n ->
    [one] Чат, { $n } непрочитанное сообщение
    [few] Чат, { $n } непрочитанных сообщения
    [many] Чат, { $n } непрочитанных сообщений
   *[other] Чат, { $n } непрочитанных сообщений
}
rooms-ready-waits = Партия начнётся, когда все будут готовы; до этого можно передумать.
rooms-ready-starts = Нажмите кнопку, когда будете на месте: партия начнётся, когда все будут готовы.
rooms-factions-hint = По правилам игроки выбирают сами. При жеребьёвке партия начинается сразу.
