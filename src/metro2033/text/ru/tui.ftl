# Полноэкранный клиент для терминала.

help-tui = Играть на полном экране: панели, клавиши и мышь (нужно дополнение tui).
help-join = Играть на сервере из терминала: войти в комнату по ссылке.
help-join-link = Приглашение или адрес комнаты, как их показывает сервер.
help-join-name = Ваше имя за столом; если его не указать, программа спросит.
join-no-terminal = Для `join` нужен терминал.
join-name = Ваше имя за столом:
join-name-length = В имени от 1 до 24 знаков.
join-link = «{ $link }» — не ссылка на комнату. Ссылка выглядит так: https://сервер/join/КОМНАТА/ПРИГЛАШЕНИЕ или https://сервер/rooms/КОМНАТА.
join-unreachable = { $address } не отвечает. Проверьте ссылку и соединение.
join-refused = { $why }
join-distrust = Сервер изменил свои обязательства о случайности этой партии. Ваше случайное число не раскрыто, вы вышли из-за стола.
join-farewell = Место за вами сохранено. Вернуться: metro2033 join { $link }

tui-title = Метро 2033
tui-you = Вы: { $seat }
tui-played-by = { $seat } ({ $name })
tui-your-turn = Ваш ход. { $question }
tui-waiting = Сейчас решает: { $seat }…
tui-over = Партия окончена.
tui-watching = Вы наблюдаете за партией.
tui-reconnecting = Связь потеряна. Идёт подключение…
tui-not-asked = Сейчас от вас ничего не требуется.
tui-no-choice-here = Ни один вариант не ведёт сюда. Клавиша w объяснит почему.
tui-asking = Обдумывается…
tui-undo = Последний ответ отменён.
tui-rewind = Партия отмотана назад.
tui-proposal = { $seat }: просьба отменить последний ход. y — согласиться, n — отказать.
tui-nobody-absent = Все на месте.
tui-absent = Нет на месте: { $seat }. Как поступить?
tui-stations = { $n ->
    [one] { $n } станция: { $stations }
    [few] { $n } станции: { $stations }
    [many] { $n } станций: { $stations }
   *[other] { $n } станции: { $stations }
}
tui-goal = [{ $have } из { $needed }]
tui-done = ✓ выполнено
tui-price = цена { $n }
tui-home = родная станция
tui-kind-regular = нейтральная
tui-kind-polis = Полис
tui-kind-hansa = Ганза
tui-kind-abandoned = заброшенная
tui-card-legend = ● жетон на станции; [2 из 5]: ресурсы для задания; яркая строка: кто сейчас решает; выделенная карта: о ней идёт речь в варианте

# Панели и окна.

tui-mine = Моё
tui-log = Что произошло
tui-choices = Варианты
tui-chat = Чат
tui-hint = Мнение ветерана
tui-reasons = Доводы последнего бота
tui-why = Почему (нет)? Введите слова, выбирайте ↑ ↓
tui-rules = Правила, на которых основан вариант
tui-discards = Сброс
tui-save = Сохранить как
tui-save-note = Имя файла или папка; пусто — туда, где партия была раньше.
tui-help = Клавиши
tui-close = Esc — закрыть

# Клавиши, в последней строке.

tui-key-choose = ↑↓ 1–9 Enter выбор
tui-key-undo = u отмена
tui-key-hint = h подсказка
tui-key-why = w почему нет
tui-key-rules = r правила
tui-key-reasons = b доводы бота
tui-key-map = m стол/схема
tui-key-discards = d сброс
tui-key-log = l журнал
tui-key-chat = c чат
tui-key-vote = v отсутствие
tui-key-save = s сохранить
tui-key-language = F2 язык
tui-key-help = ? справка
tui-key-leave = q выход
tui-key-ready = r готовность
tui-key-start = s начать

# Справка.

tui-help-choose = ↑ ↓ или число переходит к варианту, Enter его выбирает; щелчок делает и то и другое.
tui-help-centre = Tab переходит от панели к панели. На схеме стрелки ведут от станции к станции, Enter выбирает, + и − меняют масштаб; щелчок показывает станцию, второй щелчок её выбирает.
tui-help-undo = u: отменить свой последний ответ, пока никто ничего из него не узнал; на сервере — попросить об этом остальных.
tui-help-hint = h: как поступил бы ветеран.
tui-help-why = w: почему какого-то варианта нет.
tui-help-rules = r: правила, на которых основан выделенный вариант.
tui-help-reasons = b: почему последний бот так поступил.
tui-help-map = m: схема или карты на весь экран и обратно.
tui-help-discards = d: сброс.
tui-help-log = l: весь журнал, сначала новое.
tui-help-chat = c: написать остальным (на сервере).
tui-help-vote = v: решить, как быть с отсутствующим игроком (на сервере).
tui-help-save = s: сохранить партию (на этом компьютере).
tui-help-language = F2: английский, польский, русский.
tui-help-help = ?: эта справка.
tui-help-leave = q: выйти; партия на этом компьютере сохраняется, место на сервере остаётся за вами.

# Комната до начала.

tui-lobby = { $game }: до начала партии
tui-lobby-free = свободное место
tui-lobby-ready = ✓ готов(а)
tui-lobby-wait = Хозяин комнаты начнёт партию, когда все будут готовы.
tui-lobby-host = Вы хозяин комнаты: когда все будут готовы, начните партию клавишей s.
tui-lobby-watching = Свободных мест нет. Вы можете наблюдать за партией.
