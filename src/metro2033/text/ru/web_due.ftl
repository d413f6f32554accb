# Где ждут вашего хода, и чужие комнаты.

web-due = { $n ->
    [one] Ваш ход в { $n } партии
    [few] Ваш ход в { $n } партиях
    [many] Ваш ход в { $n } партиях
   *[other] Ваш ход в { $n } партии
}
web-due-with = соперники: { $names }
web-due-since = вопрос задан { $when }
web-due-until = время выйдет { $when }
web-rooms-waiting = Ждут игроков
web-rooms-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
    [many] { $n } свободных мест
   *[other] { $n } свободного места
}
web-rooms-watch = Партии, которые можно смотреть
web-watch = Смотреть
