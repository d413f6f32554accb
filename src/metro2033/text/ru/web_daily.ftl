# Раздача дня: страница и то, чем делятся.

daily-title = Раздача дня
daily-lead = У всех одна раздача, одно место и одни и те же боты, и одна попытка в зачёт. Завтра все партии откроются.
daily-lead-device = На всех устройствах одна раздача, одно место и одни и те же боты, каждый день новая. Сеть не нужна.
daily-seat = Ваше место: { $seat } из { $seats }
daily-opponents = Соперники: { $bots }
daily-bot-regular = завсегдатай
daily-bot-veteran = ветеран
daily-ends = конец { $when } (полночь UTC)
daily-name = Имя в игре
daily-play = Сыграть раздачу дня
daily-play-past = Сыграть эту раздачу
daily-go-on = Вернуться за стол
daily-again = Сыграть ещё раз
daily-counts = Попытка одна, и она идёт в зачёт. Закончите до конца дня, иначе это последнее место. Подсказок нет. Завтра все смогут посмотреть вашу партию и увидят имя, под которым вы играли.
daily-guest = Вы играете как гость: результат сравним с другими, но в рейтинг дня он не попадёт.
daily-to-account = Сначала войти или зарегистрироваться
daily-again-hint = Новая попытка — тренировка, в зачёт она не идёт.
daily-past-hint = Прошлые дни — для тренировки: подсказки разрешены, в зачёт ничего не идёт.
daily-opens = Рейтинг дня и все партии откроются { $when }.
daily-place = Место за столом
daily-place-of = { $place } из { $seats }
daily-points = Очки без удачи
daily-col-points = Без удачи
daily-luck = Удача
daily-judging = считаем
daily-compared = По сравнению с другими
daily-better = лучше, чем { $share }
daily-rank = Место в рейтинге
daily-rank-of = { $rank } из { $players }
daily-course = Ваш шанс на победу по ходу партии
daily-points-how = Победа — 100 очков, любой другой итог — 0. Очки без удачи — то, что остаётся, если вычесть удачу, измеренную в очках шанса на победу.
daily-unfinished = Партия не доиграна вовремя, поэтому это последнее место.
daily-not-counted = Эта попытка не идёт в зачёт.
daily-guest-result = Вы играли как гость, поэтому в рейтинге вас нет.
daily-streak = { $n ->
    [0] Сейчас серии нет
    [one] { $n } день подряд
    [few] { $n } дня подряд
    [many] { $n } дней подряд
   *[other] { $n } дня подряд
}
daily-longest = { $n ->
    [one] ваша лучшая серия: { $n } день
    [few] ваша лучшая серия: { $n } дня
    [many] ваша лучшая серия: { $n } дней
   *[other] ваша лучшая серия: { $n } дня
}
daily-share = Поделиться
daily-share-text = Текст, который ничего не выдаёт о раздаче
daily-share-place = Место { $place } из { $seats }
daily-share-points = Очки без удачи: { $points } (удача { $luck })
daily-copy = Скопировать текст
daily-png = Сохранить картинку
daily-svg = Как SVG
daily-pass-on = Отправить…
daily-ranking = Рейтинг дня
daily-player = Игрок
daily-no-end = не доиграно
daily-replay = Повтор
daily-all = { $n ->
    [one] Показать { $n } игрока
    [few] Показать всех { $n } игроков
    [many] Показать всех { $n } игроков
   *[other] Показать всех { $n } игрока
}
daily-nobody = Эту раздачу никто не доиграл.
daily-partings = Где мнения разошлись
daily-partings-lead = До этих решений игроки играли совершенно одинаково, а потом выбрали разное.
daily-parting-round = Раунд { $n }
daily-branch = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
daily-branch-place = в среднем место { $place }
daily-branch-points = очки без удачи: { $points }
daily-network-same = выбор сети
daily-network-else = Сеть выбрала бы: { $choice }
daily-network-chance = Свой шанс она оценивала здесь в { $share }.
daily-parting-see = Посмотреть позицию
daily-luck-of = Случай в этой раздаче
daily-luck-how = Сервер запечатал секретное число этой раздачи за несколько дней и откроет его, когда день закончится. Тогда каждый сможет проверить, как всё выпало. От этого числа зависит и случай у ботов: на одни и те же ходы они отвечают одинаково.
daily-luck-how-device = Секретное число следует из даты, поэтому раздача на всех устройствах одна. От него зависит и случай у ботов: на одни и те же ходы они отвечают одинаково.
daily-commitment = Печать: { $hash }
daily-secret = Секретное число: { $hash }
daily-ahead = Печати следующих дней
daily-archive = Прошлые дни
daily-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
daily-your-place = ваше место: { $place }
daily-all-days = { $n ->
    [one] Показать { $n } день
    [few] Показать все { $n } дня
    [many] Показать все { $n } дней
   *[other] Показать все { $n } дня
}
daily-today = К сегодняшней раздаче
