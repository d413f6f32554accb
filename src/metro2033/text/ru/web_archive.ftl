# Страница: сыгранные партии.

web-show-then = Показать стол после этой строки
web-earlier = Показать более ранние
web-filter-station = Станция
web-all-stations = все станции
web-past = Стол после строки журнала { $entry }, каким вы его тогда знали.
web-to-now = Вернуться к партии

# Файлы и продолжение.

web-open-file-hint = Перетащите сюда запись (.metro) с этого сайта или из терминала. Оконченную партию можно посмотреть, неоконченную — продолжить.
web-file-large = Для записи партии этот файл слишком велик.
web-go-on = Продолжить отсюда
web-go-on-at = Продолжить со строки журнала { $entry }
web-go-on-hint = Появится новая комната с теми же правилами. Места может занять кто угодно; дальше всё разыгрывается заново.
web-hidden-cards = Скрытые карты
web-as-it-was = какими были
web-as-known-by = раздать заново, кроме известного игроку { $n }: { $name }
web-go-on-make = Создать комнату
web-origin-room = Здесь продолжается оконченная партия, со строки журнала { $entry }.
web-origin-file = Здесь продолжается партия из файла { $file }; ходов в ней: { $entry }.
web-origin-as-it-was = Все карты остались на своих местах.
web-origin-known = То, чего игрок { $n } знать не мог, в начале будет роздано заново.

# Повтор.

web-known-to = Точка зрения
web-known-to-spectator = зритель
web-all-open = все карты открыты
web-speed-of-play = Скорость
web-share = Скопировать ссылку

# Графики.

web-chart = Как шла партия
web-chart-of = { $figure } по раундам; те же числа — в таблице ниже
web-chart-table = В виде таблицы
web-chart-round = Раунд
web-chart-end = Конец
web-chance-hint = Шанс на победу, как его оценивают боты при открытых картах.
web-figure-chance = Шанс на победу
web-figure-points = Очки
web-figure-army = Армия
web-figure-stations = Станции
web-figure-resources = Ресурсы
web-figure-missions = Выполненные задания
web-figure-ready = Доступные жетоны
web-figure-heroes = Герои
web-figure-breakthrough-points = Жетоны
web-review = Разбор ходов
