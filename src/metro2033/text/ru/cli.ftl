# Помощь.

help-metro2033 = «Метро 2033» и «Метро 2033: Прорыв» за одним цифровым столом.
help-version = Показать версию и то, какой движок работает: скомпилированный или на чистом Python.
help-play = Играть в терминале: на любом месте может быть человек или бот.
help-learn = Научиться игре в терминале: первая партия с подсказками, по главам.
help-chapter = Какая глава; по умолчанию та, на которой вы остановились, или следующая.
help-simulate = Сыграть партии ботов и посчитать итоги.
help-arena = Сравнить ботов на одних и тех же раздачах и выяснить, что приносит победу в самой игре.
help-replay = Проверить запись партии (.metro) и рассказать или нарисовать, что произошло.
help-scenario = Проверить сценарии, объяснить, какие не сходятся, и подсчитать те и другие.
help-position = Вывести позицию из записи партии одной строкой для вставки или показать такую строку как стол.
help-rule = Показать правило по номеру или найти правила по словам.
help-cards = Показать или найти карты: что они делают и откуда о них известно.
help-content = Подсчитать загруженные карты по видам и происхождению.
help-schema = Описать игру для программ на других языках: обзоры, вопросы, схема метро и карты в виде JSON.
help-bench = Измерить скорость этой сборки.
help-game = Какая игра: { $games }.
help-edition = Какое издание; board: en2012, pl2015 или ru2011; breakthrough: pl2017.
help-option = Задать особенность издания или домашнее правило в виде ключ=значение; можно повторять.
help-variant = Именованные наборы настроек через запятую.
help-content-option = Набор карт, файл или папка: его карты заменяют печатные или добавляются к ним; можно повторять.
help-lang = Язык: { $languages }; по умолчанию язык окружения.
help-json = Вывести в стандартный поток один объект JSON и больше ничего.
help-seats = Сколько игроков.
help-seed = Целое число (зерно), которое задаёт все случайные события.
help-bots-option = Боты по местам через запятую; короткий список повторяется. Боты: random, greedy, planner, ismcts, neural, fair; уровни: novice, regular, veteran, legend, master, adaptive; свои: модуль:Класс или exec:ПРОГРАММА.
help-play-bots = Кто где сидит, через запятую: human или бот. Несколько человек играют за одной клавиатурой.
help-games = Сколько партий.
help-jobs = Сколько процессов.
help-round-limit = Остановить партию после стольких раундов и подвести итог по очкам (0: обычный предел).
help-arena-edition = Какие издания, через запятую; all — все. board: en2012, pl2015, ru2011.
help-arena-seats = Сколько игроков; если чисел несколько, например 2,3,4, партии играются для каждого.
help-arena-bots = Какие боты, через запятую; из них составляется каждый стол. По умолчанию: greedy,random.
help-arena-table = Именно эти боты за одним столом, через запятую, по одному на игрока.
help-arena-games = Сколько партий для каждого издания и числа игроков.
help-arena-fixed-draft = Раздать фракции и героев по зерну, чтобы каждый бот сыграл за каждую фракцию и каждого героя.
help-arena-regret = Оценить столько процентов решений: сколько пунктов шанса на победу бот теряет за решение (0 — нисколько).
help-arena-ray = Играть на кластере Ray по этому адресу; local запускает его здесь.
help-arena-report = Папка для отчёта; прерванный прогон продолжается оттуда.
help-records = Папка для записей всех партий; их показывает `metro2033 replay`.
help-resume = Продолжить сохранённую партию.
help-record-file = Запись партии, обычно с расширением .metro.
help-replay-seat = Рассказать с точки зрения одного игрока: от 1 до 6; 0 — зритель.
help-replay-to = Остановиться после стольких ходов.
help-replay-svg = Записать изображение стола в ФАЙЛ.svg или ФАЙЛ.png: в конце или там, где остановит --to; «{ "{step}" }» в имени даёт изображение после каждого хода.
help-replay-gif = Записать партию в файл как анимированный GIF.
help-replay-every = Рисовать через столько ходов: 1 рисует все. Без этой настройки в GIF около 100 кадров.
help-replay-theme = Цвета изображений: dark (тёмные) или light (светлые).
help-position-what = Запись партии (.metro) или позиция: строка, которая начинается с «metro1.».
help-position-seat = Только то, что знает этот игрок: от 1 до 6; 0 — вся позиция.
help-position-to = Позиция после стольких ходов; по умолчанию после последнего.
help-scenario-files = Файлы сценариев или папки с ними.
help-scenario-stop-first = Остановиться на первом сценарии, который не сходится.
help-rule-words = Номер правила, например B-AA-08, или слова для поиска.
help-cards-words = Слова для поиска в названиях и текстах.
help-cards-says = Что сказано на напечатанной карте, как ПОЛЕ=ЗНАЧЕНИЕ, чтобы найти нашу, например strength=3; можно повторять.
help-cards-kind = Только один вид: faction, hero, law, threat, equipment, mission, combat_card; в breakthrough: resource, station, threat, hero, caravan, faction.
help-schema-part = Только одна часть: view, questions, map или cards.
help-bench-games = Сколько случайных партий измерить.

# Игра в терминале.

play-no-terminal = Для `play` нужен терминал. Запустите его в терминале или попробуйте `metro2033 simulate`.
play-number = Введите число от 1 до { $most }.
play-thinking = { $seat }: обдумывается ход…
play-hand-over = { $seat }: ваш ход. Остальные отворачиваются. Нажмите Enter. 
play-input = Номер или ? (справка): 
play-help = Введите номер варианта. Другие команды: u — отменить ход, m — схема метро, t — стол, d — сброс, l — журнал, c НАЗВАНИЕ — карта, r НОМЕР — правило, w ВЫБОР — почему так нельзя, h — подсказка, b — доводы последнего бота, p — эта позиция одной строкой для вставки, s ФАЙЛ — сохранить, q — сохранить и выйти.
play-rests-on = Основание: { $rules }.
play-bot-secret = Доводы бота выдали бы его секреты, поэтому их сообщают только за столом с одним человеком.
play-bot-none = Ни одному боту ещё не приходилось выбирать.
play-saved = Сохранено в { $file }. Продолжить: metro2033 play --resume { $file }
play-won = Партия окончена. Победа: { $seat }.

# Файлы и поиск.

option-seat = Игрока { $given } нет; всего игроков: { $most }.
schema-part = Нет части «{ $part }»; есть: { $allowed }.
cards-field = Поля «{ $field }» нет ни у одной карты; есть: { $allowed }.
cards-none-says = Ни на одной из наших карт этого нет. Внесите напечатанную карту в свой набор: `metro2033 pack match ФАЙЛ --kind ВИД`.
cards-unknown = Карт: { $cards }. Полей, которые мы только реконструировали: { $unknown } из { $fields }. Если одна из них — ваша, внесите напечатанные значения: `metro2033 pack match ФАЙЛ --kind ВИД`.
replay-checked = { $file }: проверено ходов: { $answers }.
position-asked = Выбирает { $seat }:
scenario-failed = { $file } ({ $edition }): { $title }. { $why }
scenario-held = Сошлось: { $runs ->
    [one] { $runs } сценарий
    [few] { $runs } сценария
    [many] { $runs } сценариев
   *[other] { $runs } сценария
}; не сошлось: { $failed }.
rule-unknown = Правило по запросу «{ $words }» не найдено.
rule-more = …и ещё { $more }; добавьте слово.
rule-our-reading = наше толкование
rule-source = Источник (строка правил): { $source }
rule-switch = Домашнее правило: --option { $switch }={ $value } (возможные значения: { $values })
rule-see = См. также: { $see }
cards-kind = Нет вида «{ $kind }»; есть: { $allowed }.
cards-none = Карта не найдена.
content-cards = карт
content-total = всего
provenance-rulebook = правила
provenance-public = открытые данные
provenance-reconstructed = реконструкция

# Симуляции.

simulate-game = игра
simulate-edition = издание
simulate-seats = игроков
simulate-games = партий
simulate-finished = закончено
simulate-at_round_limit = остановлено по достижении предела раундов
simulate-decisions = решений
simulate-seconds = секунд
simulate-rounds = раундов
simulate-rounds-figures = среднее { $mean }, медиана { $median }, 90 % до { $p90 }
simulate-wins-seat = победы по игрокам
simulate-wins-bot = победы по ботам
simulate-wins-faction = победы по фракциям
simulate-wins-hero = победы по героям

# Скорость.

bench-calibration = калибровка (млн циклов/с)
bench-decisions_per_second = решений в секунду
bench-games_per_second = партий в секунду
bench-decisions_per_game = решений на партию
bench-options_mean = вариантов на вопрос
bench-clone_us = клон (мкс)
bench-view_us = вид (мкс)
bench-determinise_us = детерминизация (мкс)
bench-save_bytes = сохранённое состояние (байты)

# Рамка командной строки.

help-help = Показать эту справку и выйти.
help-install-completion = Включить в этой оболочке подсказки по клавише Tab и выйти.
help-show-completion = Вывести скрипт подсказок для этой оболочки и выйти.
completion-installed = Подсказки записаны в файл { $file }. Они работают в оболочках, открытых с этого момента.
frame-usage = Использование:
frame-usage-options = [ПАРАМЕТРЫ]
frame-usage-command = КОМАНДА …
frame-arguments = Аргументы
frame-options = Параметры
frame-commands = Команды
frame-number = ЧИСЛО
frame-text = ТЕКСТ
frame-path = ПУТЬ
frame-argument-action = [make]
frame-argument-file = ФАЙЛ
frame-argument-files = ФАЙЛ…
frame-argument-game = [ИГРА]
frame-argument-what = [make|check|ID]
frame-argument-other = ДРУГОЙ
frame-argument-out = ПАПКА
frame-argument-words = СЛОВО…
frame-default = по умолчанию: { $value }
frame-at-least = { $least } или больше
frame-between = от { $least } до { $most }
mistake-help = { $sentence } Справка: { $command }
mistake-option = Нет параметра { $option }{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
}
mistake-command = Нет команды «{ $command }»{ $near ->
    [none] .
   *[other] ; может быть, { $near }?
}
mistake-needs-value = Параметру { $option } нужно значение.
mistake-takes-no-value = Параметр { $option } не принимает значения.
mistake-missing = Не хватает аргумента { $name }.
mistake-number = Параметр { $option } — целое число{ $bounds ->
    [between] { " " }от { $least } до { $most }.
    [least] { " " }не меньше { $least }.
   *[any] .
}
mistake-value = У параметра { $option } не может быть такого значения.
mistake-extra = Лишнее: «{ $words }».
mistake-other = В этой командной строке что-то не так.
disk-full = Записывать больше некуда: диск заполнен.
system-refused = Система не разрешает чтение или запись: { $why }.
terminal-letters = Этот терминал показывает не все буквы, поэтому часть заменена похожими. Если терминал на самом деле их знает, поможет PYTHONIOENCODING=utf-8.
option-packs = Наборы карт — это список файлов или папок, а не { $value }.
pack-language = В наборе { $pack } нет текстов на языке { $language }; { $used ->
    [none] вместо названий карт видны их идентификаторы.
   *[other] взяты тексты на языке { $used }.
}
serve-port-forbidden = Для порта { $port } нужны права, которых у вас нет. Выберите порт больше 1023 через --port.
serve-host = У этого компьютера нет адреса { $host }. Выберите другой через --host.
serve-port = Порт { $port } по адресу { $host } открыть не удалось: { $why }.
help-puzzles = Решать задачи либо составлять и проверять их.
help-puzzles-what = make, check или идентификатор задачи; без этого — следующая.
help-puzzles-theme = Только задачи с этой темой.
help-puzzles-today = Задача дня.
help-puzzles-count = Сколько задач составить.
help-puzzles-out = Папка для задач; прерванная работа продолжается там.
