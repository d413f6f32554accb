# Профили, рейтинги и таблицы лидеров.

profile-leaderboard-lead = Здесь только те, кто на это согласился. Партия идёт в зачёт, если её доиграли хотя бы два человека с учётной записью.
profile-game = Игра
profile-seats = Стол
profile-all = Все столы
profile-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
profile-place = Место
profile-name = Имя
profile-rating = Рейтинг
profile-rating-hint = Новичок начинает с 1500. Число после ± показывает, насколько рейтинг надёжен: настоящая сила игры лежит в этих пределах в 95 случаях из 100.
profile-points = { $points } ± { $spread }
profile-provisional = предварительный
profile-provisional-hint = Рейтинг остаётся предварительным и не получает места, пока не сыграно { $n } зачётных партий.
profile-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
profile-nobody = Здесь пока никого нет.
profile-you = вы
profile-yours = Ваш рейтинг здесь: { $rating }
profile-yours-place = Ваш рейтинг здесь: { $rating }, место { $place }
profile-yours-none = У вас здесь пока нет рейтинга.
profile-unlisted = Вас нет в таблице: ваш профиль закрыт.
profile-to-settings = Изменить в настройках
profile-page = Страница { $page } из { $pages }
profile-before = Назад
profile-next = Дальше
profile-me = Ваш профиль
profile-private = Ваш профиль закрыт: эту страницу видите только вы.
profile-public = Этот профиль открыт.
profile-ratings = Рейтинг
profile-ratings-none = Зачётных партий пока нет. Партия идёт в зачёт, если её доиграли хотя бы два человека с учётной записью.
profile-curve = Как менялся рейтинг: с { $first } до { $last }
profile-rank = место { $place }
profile-results = Результаты
profile-won = Победы
profile-places = Места 1, 2, …
profile-left = Не доиграно
profile-factions = Фракции
profile-heroes = Герои
profile-insight = Удача и мастерство
profile-insight-hint = По разобранным партиям: насколько в среднем удача и ваши ходы меняли шанс на победу и сколько от лучшего шанса ваши ходы сохраняли.
profile-insight-hint-other = По разобранным партиям: насколько в среднем удача и собственные ходы меняли шанс на победу и сколько от лучшего шанса эти ходы сохраняли.
profile-luck = удача
profile-own = свои решения
profile-accuracy = точность
profile-pp = { $n } п. п.
profile-phrases = Любимые фразы
profile-said = { $phrase } × { $n }
profile-history = Партии
profile-history-none = Законченных партий пока нет.
profile-table = Стол
profile-place-of = { $place } из { $seats }
profile-open = Открыть
profile-unrated-people = не в зачёт: нужны двое с учётной записью
profile-unrated-several = не в зачёт: один человек занимал несколько мест
profile-unrated-packs = не в зачёт: партия с набором карт
profile-unrated-adaptive = не в зачёт: бот подстраивал силу игры
profile-unrated-unrated = не в зачёт: партию исключил оператор
profile-unrated-other = не в зачёт
profile-rated = Партия пошла в зачёт.
profile-kind-guest = гость
profile-kind-bot = бот
profile-kind-left = партия не доиграна или сдана
profile-consent = Профиль и рейтинг
profile-consent-why = Ваши партии с людьми, у которых есть учётная запись, идут в рейтинг, и свой профиль вы видите всегда. Другие не увидят его, пока вы не разрешите.
profile-consent-public = Мой профиль и рейтинг открыты для всех
profile-consent-means = Все смогут видеть имя вашей учётной записи, рейтинг, статистику, любимые фразы и законченные партии, но не их комнаты. Вы появитесь в таблицах лидеров, а ваше имя за столом будет вести к профилю. Это можно отключить в любой момент, и подействует сразу.
profile-consent-on = Теперь ваш профиль открыт.
profile-consent-off = Теперь ваш профиль закрыт.
profile-consent-see = Посмотреть профиль
