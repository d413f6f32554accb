# Лиги и турниры, на собственных страницах.

leagues-title = Лиги и турниры
leagues-lead = Сыграйте несколько туров с клубом или с друзьями: сервер проводит жеребьёвку, ведёт таблицу и следит за сроками.
leagues-account = Лиги — для тех, у кого есть учётная запись.
leagues-to-account = Войдите или зарегистрируйтесь
leagues-none = Вы пока не состоите ни в одной лиге.
leagues-new = Новая лига
leagues-back = Все мои лиги
leagues-people = { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участника
}
leagues-you-organise = организуете вы
leagues-organised-by = организатор: { $name }
leagues-round = Тур { $n }
leagues-round-of = Тур { $round } из { $rounds }
leagues-status-open = Идёт запись
leagues-status-running = Идёт
leagues-status-over = Закончена
leagues-status-cancelled = Отменена
leagues-due = Срок { $when }
leagues-play = К столу
leagues-answer = Ответить на приглашение
leagues-your-table = Ваш стол ждёт
leagues-name = Название лиги
leagues-kind = Вид
leagues-kind-league = Лига
leagues-kind-swiss = Турнир
leagues-kind-hint-league = Каждый с каждым, по возможности поровну.
leagues-kind-hint-swiss = Со второго тура встречаются участники с близкими результатами (швейцарская система).
leagues-table-size = Человек за столом
leagues-table-size-hint = Если не делится поровну, некоторые столы будут больше или меньше.
leagues-rounds = Туры
leagues-rounds-of = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
    [many] { $rounds } туров
   *[other] { $rounds } тура
}, столы по { $size }
leagues-schedule = Расписание
leagues-length = Время на каждый тур
leagues-length-of = { $length } на тур
leagues-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
}
leagues-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
leagues-scheduled = Начинать каждый тур по расписанию, даже если все закончили раньше
leagues-late-tables = Столы, не закончившие в срок
leagues-late-tables-forfeit = Отсутствующие проигрывают
leagues-late-tables-organiser = Решает организатор
leagues-late-now = За некоторыми столами срок вышел. Партии, которые там закончатся, засчитываются, пока вы не присудите результат ниже. Можно и назначить новый срок.
leagues-undecided-now = У некоторых столов нет результата. Присудите его ниже.
leagues-points = Очки
leagues-points-even = 10 очков за первое место, 0 за последнее, остальным — равномерно между ними
leagues-points-places = 10, 6, 4, 3, 2, 1 очков по местам
leagues-points-podium = 3 очка за первое место, 1 за второе
leagues-points-winner = 1 очко победителю
leagues-duplicate = Одна раздача на все столы тура
leagues-duplicate-hint = Меньше удачи, больше мастерства. Сервер запечатывает секретное число ещё до начала записи, но игроки не могут добавить свои случайные числа, а партии открываются только после тура. У столов разного размера раздачи разные.
leagues-duplicate-table = У всех столов этого тура одна раздача. Она следует из секретного числа, которое сервер запечатал до начала лиги; случайные числа игроков в ней не участвуют.
leagues-sealed = Партия откроется, когда закончат все столы тура.
leagues-commitment = Печать раздачи этого тура: { $hash }
leagues-secret = Секретное число раздачи этого тура: { $hash }
leagues-public = Таблицу могут видеть все
leagues-public-hint = С именем там будут только те, кто согласен.
leagues-make = Создать лигу
leagues-invited-by = Приглашает { $name }
leagues-consent = Моё имя можно показывать в открытой таблице
leagues-consent-hint = Участники лиги видят его всегда. Это можно изменить в любой момент.
leagues-join = Вступить
leagues-decline = Нет, спасибо
leagues-you-are-invited = Вас приглашают в эту лигу.
leagues-play-too = Вы организуете эту лигу. Хотите тоже играть?
leagues-organise = Инструменты организатора
leagues-link = Отправьте эту ссылку тем, кто должен вступить:
leagues-copy = Копировать
leagues-link-anew = Новая ссылка (старая перестанет работать)
leagues-add = Или пригласите зарегистрированного игрока по имени
leagues-add-do = Пригласить
leagues-start = Начать: { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участника
}
leagues-start-few = Должны вступить хотя бы двое.
leagues-postpone = Новый срок этого тура
leagues-postpone-do = Назначить срок
leagues-embed = Покажите таблицу на своём сайте:
leagues-embed-look = Посмотреть таблицу, как её видят все
leagues-cancel = Отменить лигу
leagues-cancel-sure = Начатые партии закончатся без результата.
leagues-cancel-really = Да, отменить
leagues-cancel-no = Оставить
leagues-standings = Таблица
leagues-final = Итоговая таблица
leagues-place = Место
leagues-player = Игрок
leagues-player-number = Игрок { $n }
leagues-col-points = Очки
leagues-col-played = Партии
leagues-col-wins = Победы
leagues-col-between = Личные встречи
leagues-col-opposition = Соперники
leagues-col-share = Доля очков партии
leagues-forfeits = { $n ->
    [one] { $n } неявка
    [few] { $n } неявки
    [many] { $n } неявок
   *[other] { $n } неявки
}
leagues-ties = При равенстве очков решают победы, затем { $kind ->
    [swiss] очки всех соперников
   *[league] очки, взятые друг против друга
}, затем доля в счёте партий.
leagues-table = Стол { $n }
leagues-state-waiting = предстоит
leagues-state-late = срок вышел
leagues-state-undecided = решает организатор
leagues-state-played = сыгран
leagues-state-forfeited = не сыгран
leagues-state-awarded = присуждён организатором
leagues-state-void = без очков
leagues-score = счёт { $n }
leagues-forfeit = неявка
leagues-byes = Свободны от игры: { $names }
leagues-decide = Присудить результат
leagues-award = Присудить
leagues-own-table = Вы играете за этим столом, поэтому себе можете присудить только последнее место или неявку.
leagues-void = Никому не давать очков
leagues-waits = приглашение отправлено
leagues-replace = Заменить
leagues-replace-by = Кем (имя учётной записи)
leagues-remove = Убрать
leagues-leave = Выйти из лиги
leagues-leave-sure = В этом туре вам засчитают неявку.
leagues-leave-really = Да, выйти
leagues-csv-standings = Таблица (CSV)
leagues-csv-results = Результаты (CSV)
leagues-journal = Что и кем решено
leagues-entry-make = лига создана
leagues-entry-join = { $name }: вступление
leagues-entry-leave = { $name }: выход
leagues-entry-add = приглашение: { $name }
leagues-entry-remove = исключение: { $name }
leagues-entry-replace = замена: { $name }
leagues-entry-start = лига начата
leagues-entry-postpone = новый срок тура { $round }
leagues-entry-award = присуждён результат: тур { $round }, стол { $table }
leagues-entry-publish = изменено, кто видит таблицу
leagues-entry-invite_anew = новая ссылка
leagues-entry-cancel = лига отменена
leagues-entry-draw = Проведена жеребьёвка тура { $round }.
leagues-entry-played = Тур { $round }, стол { $table }: сыгран.
leagues-entry-forfeited = Тур { $round }, стол { $table }: отсутствующим засчитана неявка.
leagues-entry-void = Тур { $round }, стол { $table }: без очков.
leagues-entry-late = Тур { $round }, стол { $table }: не закончен в срок.
leagues-entry-undecided = Тур { $round }, стол { $table }: решает организатор.
leagues-entry-finish = Лига закончена.
leagues-entry-forget = Кто-то удалил свою учётную запись.
