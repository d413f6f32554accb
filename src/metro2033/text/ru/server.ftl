# Сервер: справка по командам.

help-verify = Воспроизвести запись и проверить, честной ли была случайность: обязательство, случайные числа игроков, цепочку хешей и контрольные суммы.
help-verify-commitment = Обязательство, показанное до раздачи; запись должна ему соответствовать.
help-serve = Запустить сервер обеих игр для браузеров и программ.
help-serve-host = Адрес, на котором слушать; 0.0.0.0 — для всех.
help-serve-port = Порт, на котором слушать; 0 — любой свободный.
help-serve-database = Где хранить партии: sqlite:///ФАЙЛ или postgresql://…; по умолчанию файл в вашем каталоге данных.
help-serve-workers = Сколько процессов; больше одного — только с PostgreSQL.
help-serve-no-open = Не открывать браузер.
help-serve-origin = Другой источник, страницам которого разрешён API, например https://example.org; можно повторять.
help-serve-trusted-host = Имя хоста, допустимое в запросах; можно повторять. По умолчанию любое или только этот компьютер.
help-backup = Скопировать базу данных сервера, даже во время работы, и проверить копию.
help-backup-file = Куда записать копию: один файл SQLite, какой бы ни была база сервера.
help-restore = Восстановить копию, сделанную командой backup, в пустую базу данных.
help-restore-file = Копия.
help-restore-check = Только проверить копию, ничего не восстанавливать.

# Проверка записи.

verify-holds = { $file }: всё сходится. Ходов: { $answers }, звеньев цепочки: { $entries }, обязательство { $commitment }.
verify-fast = Партия сыграна с быстрым генератором случайных чисел; проверить, честно ли, нельзя.
verify-nonces = В записи случайных чисел: { $given }, а игроков: { $seats }.
verify-no-chain = В записи нет цепочки хешей.
verify-other-commitment = Запись верна, но её обязательство не то, которое вам показали.
chain-entry = «{ $text }» — не звено цепочки хешей.
chain-link = Цепочка хешей порвана на звене { $number }.
chain-answer = Журнал из цепочки хешей не воспроизводится: { $why }
chain-differs = В журнале из цепочки хешей и в записи разные ходы.

# Работа сервера.

serve-at = Сервер работает по адресу { $address } (Ctrl+C — остановить).
serve-running = Сервер уже работает по адресу { $address }
serve-port-taken = Порт { $port } по адресу { $host } занят. Выберите другой через --port.
serve-workers-sqlite = Для нескольких процессов нужен PostgreSQL; укажите его адрес в --database.
backup-done = Скопировано в { $file } и проверено: комнат — { $rooms }, учётных записей — { $accounts }, ходов — { $entries }.
backup-damaged = Файл { $file } повреждён: { $why }
backup-other-version = Таблицы ({ $revision }) не подходят к этой версии программы.
restore-done = Копия { $file } восстановлена: комнат — { $rooms }, учётных записей — { $accounts }, ходов — { $entries }.
restore-checked = Копия { $file } в порядке: комнат — { $rooms }, учётных записей — { $accounts }, ходов — { $entries }.
restore-not-empty = База данных не пуста. Восстанавливайте в пустую, чтобы ничего не перезаписать.
server-database-password = Аргументы команды видны всем на этой машине. Впишите адрес с паролем в METRO2033_DATABASE или в файл, на который указывает METRO2033_DATABASE_FILE.
server-database = «{ $url }» — не адрес базы данных; подойдёт sqlite:///ФАЙЛ или postgresql://…
server-database-closed = Не удаётся открыть базу данных: { $why }
server-busy = Сервер занят. Попробуйте ещё раз.
server-too-large = Сообщение может занимать не больше { $most } байт.
server-too-fast = Слишком много запросов. Подождите немного.
server-host = По этому имени сервер не отвечает.
server-origin = Запросы с других сайтов не принимаются.
server-not-json = Запрос должен быть в формате JSON (тип application/json).
server-malformed = Запрос не читается: { $why }
server-number = «{ $name }» должно быть целым числом не больше { $most }.
token-unknown = Этот токен недействителен.
token-scope = Этот токен разрешает только { $scope ->
    [view] смотреть
    [play] смотреть и играть
   *[host] то, что может хозяин
}; запросу нужно «{ $needed }».

# Комнаты.

room-unknown = Такой комнаты нет.
room-banned = Хозяин вас не впускает.
room-full = Комната заполнена.
room-name-taken = Имя { $name } уже занято.
room-name-empty = В псевдониме должен быть хотя бы один видимый символ.
room-no-member = В комнате нет участника { $member }.
room-no-seat = Места { $seat } нет.
room-seat-taken = Место { $seat } занято.
room-seat-free = Место { $seat } ещё свободно.
room-not-ready = Игрок { $seat } не готов.
room-not-your-seat = Место { $seat } не ваше.
room-host-only = Это может только хозяин.
room-kick-yourself = Себя выгнать нельзя; просто выйдите.
room-started = Партия уже началась.
room-not-playing = Здесь сейчас не играют.
room-not-over = Партия ещё не окончена.
room-no-spectators = Зрители в эту комнату не допускаются.
room-content = Партия начата с другим набором карт ({ $recorded }, здесь { $loaded }); продолжить её на этом сервере нельзя. Запись партии доступна.
room-rules = Партия начата в версии { $version }, правила которой начиная со строки журнала { $seq } расходятся со здешними; продолжить её на этом сервере нельзя. Запись партии доступна.
play-stale = Партия ушла вперёд: ваш ход относится к строке журнала { $seq }, а сейчас уже { $now }.
undo-off = В этой комнате ходы не отменяют.
undo-proposed = По предыдущей просьбе ещё нет решения.
undo-no-proposal = Просьб, ждущих решения, нет.
undo-no-entry = Строка журнала { $entry } — не ход, который можно отменить.
vote-not-yours = Вы не участвуете в голосовании об игроке { $seat }.
vote-not-absent = Игрок { $seat } отсутствует ещё не так долго.
chat-muted = Хозяин отключил вам чат.
account-taken = Имя { $name } занято, или у вас уже есть учётная запись.
account-wrong = Неверное имя или пароль.
account-password-short = Пароль должен быть не короче { $least } символов.
page-unknown = Такой страницы нет.
account-none = У вас нет учётной записи.

# Простые страницы.

page-title = Метро 2033
page-new = Новая комната
page-create = Создать комнату
page-name = Псевдоним
page-game = Игра
page-seats = Игроков
page-is-public = войти может любой
page-room = { $game }, игроков: { $seats }
page-status-lobby = ждёт игроков
page-status-playing = идёт
page-status-over = окончена
page-invited = Вас приглашают
page-join = Войти
page-commitment = Обязательство по случайности этой партии: { $hash }
page-free = свободно
page-ready = готово
page-sit = Сесть сюда
page-get-ready = Готово!
page-record = Запись партии
page-undo = Отменить ход
page-undo-allowed = Отмена ходов
page-log = Что произошло
game-board = Метро 2033
game-breakthrough = Метро 2033: Прорыв
page-yours = Ваши комнаты
page-public = Открытые комнаты
page-none = Нет.
page-others = Остальные
page-people = люди, по приглашению
page-invite = Пригласите друзей по этой ссылке:
page-start = Начать
page-rematch = Реванш
page-to-rematch = К реваншу
page-decide = { $seat }: ваше решение
