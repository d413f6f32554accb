# Gdzie czeka twój ruch, i pokoje innych.

web-due = { $n ->
    [one] Twój ruch w { $n } grze
    [few] Twój ruch w { $n } grach
    [many] Twój ruch w { $n } grach
   *[other] Twój ruch w { $n } gry
}
web-due-with = przy stole: { $names }
web-due-since = pytanie zadano { $when }
web-due-until = czas minie { $when }
web-rooms-waiting = Czekają na graczy
web-rooms-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
web-rooms-watch = Gry do obejrzenia
web-watch = Oglądaj
