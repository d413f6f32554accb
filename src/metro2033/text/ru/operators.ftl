# Операторы: справка по командам.

help-operator = Управлять сервером: люди, комнаты, запреты, жалобы, объявления, режим «только чтение».
help-operator-people = Показать людей по части имени или по идентификатору.
help-operator-rooms = Показать комнаты по идентификатору или имени участника.
help-operator-search = Что искать; без этого — всё.
help-operator-who = Имя учётной записи или идентификатор из списка; для запрета также сеть, например 192.0.2.0/24.
help-operator-days = На сколько дней; без этого — до отмены.
help-operator-reason = Почему; человек это увидит.
help-operator-number = Номер из списка.
help-operator-ban = Закрыть доступ к серверу человеку или сети.
help-operator-unban = Снять запрет.
help-operator-mute = Отключить человеку чат.
help-operator-unmute = Включить человеку чат.
help-operator-sanctions = Показать, кому закрыт доступ или отключён чат.
help-operator-reset-password = Создать одноразовую ссылку, по которой владелец учётной записи задаст новый пароль.
help-operator-test-mail = Отправить одно письмо с настройками из METRO2033_SMTP_* и сообщить, что не удалось.
help-operator-address = Адрес почты.
help-operator-account = Имя учётной записи.
help-operator-delete-person = Удалить человека со всеми данными; его партии можно доиграть.
help-operator-delete-room = Удалить комнату с партией и чатом.
help-operator-recompute-ratings = Пересчитать рейтинги по всем записанным партиям с первой. Нужно после смены модели рейтинга; иначе ничего не изменится.
help-operator-unrate = Исключить партию из рейтинга, например, если кто-то жульничал.
help-operator-room = Идентификатор комнаты.
help-operator-purge-guests = Удалить гостей, которых давно не было, и комнаты, где никого не осталось.
help-operator-purge-days = Сколько дней их не было.
help-operator-dry-run = Только посчитать, ничего не удалять.
help-operator-reports = Показать открытые жалобы игроков.
help-operator-close-report = Убрать жалобу из очереди.
help-operator-note = Чем кончилось; для других операторов.
help-operator-announce = Показать всем текст на странице.
help-operator-text = Текст на этом языке.
help-operator-announcements = Показать объявления.
help-operator-withdraw = Убрать объявление.
help-operator-read-only = Не принимать ходы и изменения на время копирования или обновления; часы стоят.
help-operator-off = Завершить режим «только чтение».
help-operator-quota = Ограничить число открытых комнат.
help-operator-quota-name = rooms-per-person или rooms.
help-operator-quota-most = Сколько самое большее; 0 снимает ограничение.
help-operator-token = Создать токен, с которым оператор входит на страницу /operator; новый заменяет старый.
help-operator-name = Имя оператора, каким его показывает журнал.
help-operator-revoke = Отозвать токен оператора и завершить его сеансы.
help-operator-audit = Показать, что делали операторы.
frame-argument-address = АДРЕС
frame-argument-search = [ТЕКСТ]
frame-argument-who = КТО
frame-argument-number = НОМЕР
frame-argument-room = КОМНАТА
frame-argument-name = ИМЯ
frame-argument-most = СКОЛЬКО

# Что говорят команды.

operator-done = Готово. Работающий сервер учтёт это за несколько секунд.
operator-reset = Допишите это к адресу сервера и отправьте владельцу учётной записи; ссылка действует один раз, в течение суток: { $path }
operator-announced = Объявление { $number } видят все.
operator-purged = Удалено: гостей — { $guests }, комнат — { $rooms }.
operator-would-purge = Будет удалено: гостей — { $guests }, комнат — { $rooms }.
operator-person-line = { $name } ({ $person }): { $has_account ->
    [true] учётная запись
   *[false] гость
}, комнат — { $rooms }, последний раз { $seen }, санкции: { $sanctions }
operator-room-line = { $id }: { $game }, { $status }, изменена { $changed }, участники: { $members }
operator-sanction-line = { $kind }: { $subject }, до { $until }. { $reason }
operator-report-line = { $id }, { $at }: { $name } ({ $person }) в { $room }, { $reason }. { $text }
operator-announcement-line = { $id }, до { $until }: { $text }
operator-audit-line = { $at } { $operator }: { $action } { $subject } { $details }

# Проблемы.

operator-banned = Вам закрыт доступ к этому серверу{ $until ->
    [none] {""}
   *[other] {" "}до { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Причина: { $reason }
}
operator-muted = Оператор отключил вам чат{ $until ->
    [none] {""}
   *[other] {" "}до { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Причина: { $reason }
}
server-read-only = Сервер обновляется: несколько минут ходы и изменения не принимаются. Ваши часы стоят.
quota-rooms-per-person = Открытых комнат у вас уже { $most }, больше этот сервер не позволяет. Сначала закончите или покиньте одну из них.
quota-rooms = На этом сервере сейчас нет места для новых комнат.
report-too-many = Вы уже отправили несколько жалоб. Операторы их рассмотрят.
operator-no-person = Человека «{ $who }» нет.
operator-no-sanction = На «{ $who }» такой санкции нет.
operator-no-report = Открытой жалобы { $number } нет.
operator-no-announcement = Объявления { $number } нет.
operator-no-operator = Оператора «{ $name }» нет.
operator-name = В имени оператора от 1 до 40 видимых знаков.
operator-text = В тексте может быть не больше { $most } знаков, без управляющих.
operator-text-empty = Укажите текст хотя бы на одном языке.
operator-days = Число дней — больше 0 и не больше 36500.
operator-not-sure = Сначала отметьте поле рядом с кнопкой.
operator-signed-out = Сеанс закончился. Войдите снова.

# Страница операторов.

operator-title = Операторы
operator-sign-in = Войти
operator-sign-out = Выйти
operator-token = Токен
operator-token-wrong = Этот токен недействителен.
operator-reports = Жалобы
operator-people = Люди
operator-rooms = Комнаты
operator-search = Имя или идентификатор
operator-find = Найти
operator-actions = Закрыть доступ, отключить чат, удалить
operator-ban = Закрыть доступ
operator-mute = Отключить чат
operator-delete-person = Удалить со всеми данными
operator-delete-room = Удалить комнату
operator-recomputed = Пересчитано партий: { $games }. Изменилось рейтингов: { $changed }.
operator-not-rated = В комнате { $room } не было рейтинговой партии.
operator-days-field = Дней
operator-reason = Причина
operator-sure = Да, точно
operator-close = Закрыть жалобу
operator-has-account = учётная запись
operator-is-guest = гость
operator-rooms-count = { $count ->
    [one] { $count } комната
    [few] { $count } комнаты
    [many] { $count } комнат
   *[other] { $count } комнаты
}
operator-last-seen = последний раз { $when }
operator-sanction-ban = доступ закрыт
operator-sanction-mute = чат отключён
operator-sanctions = Закрытый доступ и отключённый чат
operator-who = Учётная запись, идентификатор или сеть
operator-until = до { $when }
operator-lift = Снять
operator-announcements = Объявления
operator-announce = Объявить
operator-withdraw = Убрать
operator-server = Сервер
operator-read-only-on = Режим «только чтение» включён: ходы и изменения не принимаются.
operator-read-only-off = Режим «только чтение» выключен.
operator-begin-read-only = Включить режим «только чтение»
operator-end-read-only = Выключить режим «только чтение»
operator-quota-rooms-per-person = Открытых комнат на человека (0 — без ограничений)
operator-quota-rooms = Открытых комнат всего (0 — без ограничений)
operator-set = Задать
operator-purge = Удалить давних гостей
operator-purge-days = Не заходили (дней)
operator-audit = Журнал
operator-no-mail = Почтовый сервер не настроен: задайте METRO2033_SMTP_HOST.
operator-mail-sent = Почтовый сервер принял письмо на адрес { $address }.
operator-mail-refused = Почтовый сервер отвергает адрес { $address }.
operator-mail-failed = { $host } не принял письмо: { $why }
