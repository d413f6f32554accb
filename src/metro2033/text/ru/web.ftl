# Страница: начало и комнаты.

web-play-now = Играть сейчас
web-learn = Правила и карты
web-leaderboards = Таблицы лидеров
web-settings = Настройки
web-about = Об игре
web-about-text = Цифровой стол для двух игр в руинах московского метро. Правила изложены нашими словами; рисунки печатных изданий не используются.
web-about-icons = Значки взяты с сайта
web-about-emblems = Эмблемы фракций и схема метро нарисованы нами.
web-about-software = Страница сделана с помощью:
web-about-notices = Все сведения о лицензиях
web-home = На главную
web-skip = Перейти к содержимому
web-language = Язык
web-your-games = Ваши партии
web-your-turn = Ваш ход
web-join-link = Сесть за стол по приглашению
web-bad-link = Это не ссылка-приглашение.
web-stalker = Сталкер
web-no-server = Сервер не отвечает. Попробуйте ещё раз.
web-beside = Играть на этом устройстве, даже без сети
web-no-device = Игра не ответила. Попробуйте ещё раз.
web-updated = Страница обновилась: перезагрузите её, чтобы продолжить.
web-reload = Перезагрузить
web-no-room = Войти нельзя
web-no-page = Здесь ничего нет
web-loading = Загрузка…
web-edition = Издание
web-edition-en2012 = английское, 2012
web-edition-pl2015 = польское, 2015
web-edition-ru2011 = русское, 2011
web-edition-pl2017 = польское, 2017
web-usual = по умолчанию
web-who = Кто играет
web-who-plays = Игрок { $n }
web-who-hint = Оставьте место человеку и пригласите кого-нибудь или займите несколько мест сами и играйте за одним экраном.
web-who-hint-alone = Боты займут места, которые вы им отдадите; остальные — для вас и тех, кто сидит у этого экрана.
web-person = человек
web-bot-novice = Бот: новичок
web-bot-regular = Бот: завсегдатай
web-bot-veteran = Бот: ветеран
web-bot-legend = Бот: легенда
web-bot-master = Бот: мастер
web-bot-adaptive = Бот: подстраивается под вас
web-bot-random = Бот: случайный
web-bot-greedy = Бот: жадный
web-bot-planner = Бот: планировщик
web-bot-ismcts = Бот: мыслитель
web-bot-neural = Бот: обученный
web-bot-fair = Бот: равный
web-bot-names = Фитиль Сажа Заклёпка Искра Шпала Мох Скрежет Фонарь Засов Шорох Пепел Эхо
web-temper-novice = торопится и часто промахивается
web-temper-regular = берёт то, что ближе, и порой оступается
web-temper-veteran = упрямый, продумывает ход целиком
web-temper-legend = хладнокровный и быстрый, учился на играх с собой
web-temper-master = хладнокровный, как легенда, но взвешивает каждый ход
web-temper-adaptive = добродушный: сбавляет, когда впереди
web-temper-random = играет без всякого плана
web-temper-greedy = хватает то, что ближе
web-temper-planner = продумывает ход целиком
web-temper-ismcts = задумчивый: взвешивает, что могут держать другие
web-temper-neural = учился на играх с собой
web-temper-fair = добродушный: сбавляет, когда впереди
web-the-room = Комната
web-spectators = другие могут смотреть
web-undo-boundary = пока ничего не раскрыто
web-undo-consent = и дальше, если все согласны
web-undo-off = никогда
web-variants = Варианты
web-house-rules = Домашние правила
web-house-rules-hint = Что не изменено здесь, остаётся как в издании.
web-you = вы
web-stand = Встать
web-copied = Скопировано
web-not-ready = Отменить готовность

# За столом.

web-decision = Решение
web-tab-log = Журнал
web-waiting = Ждём хода: { $names }
web-moving = Минутку…
web-sealed = Другие увидят ваш выбор только при раскрытии.
web-really = Точно? { $choice }
web-map = Схема метро
web-map-help = Стрелки переводят от станции к станции; Enter показывает станцию и то, что на ней можно сделать.
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-close = Закрыть
web-line = { $line }
web-inactive = закрыта
web-owned = владелец: { $owner }
web-kind-regular = нейтральная
web-kind-hansa = Ганза
web-kind-polis = нейтральная станция Полиса
web-kind-abandoned = заброшенная
web-produces = производит: { $resource }
web-home-of = домашняя станция: { $faction }
web-hero-here = герой: { $hero } ({ $owner })
web-battle-here = бой
web-you-may = вы можете: { $choices }
web-round-track = Дорожка раундов
web-first-player = первый игрок
web-players = Игроки
web-speed = скорость
web-completed = Выполнено
web-reserve = В резерве
web-your-hand = Ваша рука
web-scouted = разведана
web-drawn = взята
web-on-the-table = На столе
web-hansa-market = Рынок Ганзы
web-market = Рынок
web-law = Действующий закон
web-no-law = Нет.
web-lasting = Действующие эффекты
web-decks = Карты в колодах
web-discards-equipment = Сброшенное снаряжение: { $n }
web-discards-threat = Сброшенные угрозы: { $n }
web-discards-mission = Сброшенные задания: { $n }{ $unseen ->
    [0] {""}
   *[other] , из них вы не видели: { $unseen }
}
web-known-law = Известные вам законы в колоде: { $n }
web-known-threat = Известные вам угрозы в колоде: { $n }
web-discard = Сброс: { $n }
web-strength = сила
web-as-protection = защита
web-tokens-on = { $n ->
    [one] { $n } жетон на карте
    [few] { $n } жетона на карте
    [many] { $n } жетонов на карте
   *[other] { $n } жетона на карте
}
web-used = использована
web-repelled = атака отражена
web-known-hand = Известные карты на руке: { $cards }
web-attacker = нападающий
web-defender = защищающийся
web-dark = Угроза из туннелей

# Журнал и разговор.

web-against-you = против вас
web-everything = всё
web-filter = Показывать
web-nothing-yet = Пока ничего.
web-log-undo = { $name }: ход отменён.
web-log-rewind = По общему согласию ходы отменены.
web-chat = Чат
web-say = Скажите что-нибудь
web-send = Отправить
web-phrase-hello = Привет!
web-phrase-luck = Удачи!
web-phrase-well-played = Отличный ход!
web-phrase-thinking = Надо подумать…
web-phrase-moment = Сейчас вернусь.
web-phrase-thanks = Спасибо!
web-phrase-good-game = Отличная партия!
web-auto-pass = Пасовать автоматически
web-window-offer_abilities = когда игра спрашивает о применении свойства
web-fairness = Честность розыгрыша

# Сообщения и ходы.

web-desync = Страница разошлась с состоянием партии на сервере и была обновлена.
web-report = Сохранить отчёт
web-broken = Эту партию нельзя продолжить здесь
web-broken-why = Она начата в версии игры с другими картами или правилами. Сохраните запись партии со своими ходами и откройте её в той версии.
web-absent = Игрок { $name } отсутствует.
web-remedy-wait = Ждать
web-remedy-bot = Пусть играет бот
web-remedy-end = Закончить партию
web-bot-plays = За вас играет бот.
web-take-back = Вернуться в игру
web-proposal = { $name } просит отменить ход.
web-agree = Согласиться
web-disagree = Отклонить
web-hand-over = Теперь ходит: { $seat }
web-hand-over-why = Передайте экран; остальные пусть отвернутся.
web-hand-over-go = Я играю: { $seat }. Показать мои карты
web-game-over = Партия окончена
web-outcome-ended = Игроки закончили партию досрочно.
web-outcome-left = Все ушли.
web-player = Игрок
web-points = Очки
web-see-table = Посмотреть на стол
web-replay = Повтор
web-position = Момент партии
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-autoplay = Воспроизвести
web-pause = Пауза
web-back-to-room = Назад в комнату

# Обучение.

web-search = Поиск
web-kind = Вид
web-found = { $n ->
    [0] Ничего не найдено
   *[other] Найдено: { $n }
}

# Настройки.

web-text-size = Размер текста
web-size-normal = обычный
web-size-large = крупный
web-size-huge = очень крупный
web-motion = Анимация
web-motion-system = как в системе
web-motion-on = включена
web-motion-off = выключена
web-patterns = Узоры в дополнение к цветам
web-keys = Действия одной клавишей
web-keys-all = Клавиши
web-key-digits = Выбор
web-key-space = Сразу к вашему ходу; в повторе: показ и пауза
web-key-arrows = Шаг по схеме и по повтору
web-warnings = Предупреждать, если действие пропадёт впустую
web-notices = Уведомление браузера, когда наступает мой ход

# Параметры комнат вкратце.

web-value-true = да
web-value-false = нет
web-value-immediate = сразу
web-value-end_of_round = в конце раунда
web-value-after_purchase = после каждой покупки
web-value-end_of_hero_phase = в конце фазы действий героя
web-value-any_condition = при любом условии победы
web-value-points_only = только по очкам
web-value-auto = автоматически
web-value-optional = когда захочет владелец
web-value-paid = сколько заплачено
web-value-printed = сколько напечатано
web-value-down = вниз
web-value-up = вверх
web-value-random = по жребию
web-value-pick = сами игроки по очереди
web-value-discard = в сброс
web-value-bottom = под колоду
web-value-by_kind = сила до конца раунда, защита на один бой
web-value-round = до конца раунда
web-value-battle = на один бой
web-value-by_step = по шагам, бесплатные карты в конце
web-value-by_player = игрок за игроком, бесплатные карты сразу
web-option-tokens_per_faction = Жетонов у фракции
web-option-equipment_deck_size = Карт в колоде снаряжения
web-option-red_line_victory_points = Очков победы для Красной линии
web-option-return_to_stage_one = Партия может вернуться к первому этапу
web-option-return_check_timing = Когда проверяется возврат
web-option-handcar_makes_station_own = С дрезиной станция считается своей
web-option-market_refill = Когда пополняется рынок Ганзы
web-option-hero_use_ability_action = Применение свойства героя — действие
web-option-conf_1905_law_peek = Конфедерация 1905 года смотрит законы
web-option-conf_1905_extra_votes = Дополнительные голоса Конфедерации 1905 года
web-option-draw_wins_cancel = Если в ничьей побеждают обе стороны, остаётся ничья
web-option-scouted_card_survives_stage_change = Разведанные угрозы остаются после смены этапа
web-option-tie_break_scope = Порядок мест определяет победителя
web-option-hero_card_may_change_equipment_limit = Карты героев могут менять лимит снаряжения
web-option-simultaneous_duplicate_missions_forbidden = Два задания с одним условием нельзя выполнить одновременно
web-option-mission_ability_in_combat = Задания можно применять в бою
web-option-hero_wounded_by_threat_defence = Герой, который защищал станцию и проиграл угрозе, ранен
web-option-hansa_always_active = Станции Ганзы всегда открыты
web-option-min_three_may_retake = Третьей бесплатной станцией может быть только что потерянная
web-option-defending_hero_wounded_by_army = Герой, который защищал станцию и проиграл армии, ранен
web-option-wound_skips_next_phase = Ранение в фазе действий героя отнимает ход в следующем раунде
web-option-stage_two_gift_each_entry = Снаряжение берут при каждом начале второго этапа
web-option-mission_claim = Задания выполняются
web-option-received_missions_count = Задание, полученное с карты, считается единственным за раунд
web-option-handcar_army_reach = Армия может выступить с той станции, где стоит герой с дрезиной
web-option-reich_borders_arbat = Четвёртый рейх граничит с Арбатской конфедерацией
web-option-first_player = Место первого игрока (−1: по жребию)
web-option-faction_choice = Как выбирают фракции
web-typed-faction_choice = заданы здесь, по одной на каждое место
web-option-interrupts = Задания можно выполнять во время действия
web-option-discount_on_protection = Скидки действуют на защиту
web-option-tidy_refund = Сколько жетонов возвращает убранная карта
web-option-tidy_station_refund = Убранные станции возвращают жетоны
web-option-reward_may_be_protection = Бесплатная карта может быть защитой
web-option-survival1 = Выживание I
web-option-survival1-how = Чтобы отразить монстра, нужно показать все его символы, а не один.
web-option-survival2 = Выживание II
web-option-survival2-how = Не отразили монстра — после потерь потрачены и все ваши доступные жетоны.
web-option-survival3 = Выживание III
web-option-survival3-how = После задания потраченные жетоны остаются потраченными, и награда ложится к ним.
web-option-survival4 = Выживание IV
web-option-survival4-how = Можете отразить монстра — обязаны это сделать.
web-option-v2_includes_station_tokens = Выживание II учитывает жетоны на станциях
web-option-v3_reward_to = Выживание III: куда кладут награду
web-option-round_cap = Последний раунд (0: без предела)
web-option-unbeaten_threats = Непобеждённая угроза уходит
web-option-disband_below_five = Армию можно распустить ниже силы 5
web-option-market_renewal_per_table = Рынок обновляют один раз за раунд на весь стол
web-option-scouting_in_polis = На нейтральных станциях Полиса можно проводить разведку
web-option-scouted_card_against_polis = Разведанную угрозу можно вернуть на колоду перед атакой на Полис
web-option-defending_hero_duel = Герой, защищающий станцию от героя, сражается как в поединке
web-option-tie_break_by_points = При нескольких победителях сначала решают очки
web-option-missions_at_any_time = Задания можно применять в любой момент
web-option-received_missions_blocked = Не больше одного задания за раунд, считая карты
web-option-mission_effects_last = Как долго действуют задания
web-option-handcar_station_off_limits = На станции дрезины нет разведки, и своя армия не может её атаковать
web-option-main_action_required = Основное действие обязательно
web-option-cleared_threats_attack = Убранная угроза нападает на всех
web-option-attack_order = Нападение монстра разыгрывают
web-option-v3_keep_from_below = Выживание III: станцию можно оставить потраченными жетонами
