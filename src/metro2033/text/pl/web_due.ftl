# Gdzie czeka twój ruch, i pokoje innych.

web-due = { $n ->
    [one] Twój ruch w { $n } grze
    [few] Twój ruch w { $n } grach
    [many] Twój ruch w { $n } grach
   *[other] Twój ruch w { $n } gry
}
web-due-with = przy stole: { $names }
web-due-since = kolej przyszła na ciebie { $when }
web-due-until = czas minie { $when }
web-rooms-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
web-watch = Oglądaj

# Co nowego od ostatniej wizyty.

web-since-visit = od twojej ostatniej wizyty
web-news = { $n ->
    [one] { $n } nowy ruch od twojej ostatniej wizyty
    [few] { $n } nowe ruchy od twojej ostatniej wizyty
    [many] { $n } nowych ruchów od twojej ostatniej wizyty
   *[other] { $n } nowego ruchu od twojej ostatniej wizyty
}
