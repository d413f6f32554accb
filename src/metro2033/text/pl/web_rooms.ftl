# Strona główna, pokoje, szuflada przy stole.

rooms-headline = Ostatnie stacje czekają na ciebie
rooms-lead = Dwie gry o moskiewskim metrze, prosto w przeglądarce. Graj w pojedynkę z botami, które wyjaśniają swoje ruchy, albo wyślij znajomym link.
rooms-first-game = Zagraj pierwszą partię
rooms-again = Zagraj znowu w { $game }
rooms-deal = Rozdanie dnia
rooms-deal-result = Do twojego wyniku
rooms-daily = Łamigłówka dnia
rooms-trainer = { $n ->
    [0] Trening
    [one] Trening: { $n } ćwiczenie na dziś
    [few] Trening: { $n } ćwiczenia na dziś
    [many] Trening: { $n } ćwiczeń na dziś
   *[other] Trening: { $n } ćwiczenia na dziś
}
rooms-daily-done = Dzisiejsza łamigłówka: rozwiązana
rooms-days = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
}
rooms-lesson-on = Ucz się dalej grać w { $game }
rooms-finished = Zakończone partie
rooms-invited = Mam zaproszenie
rooms-paste = Wklej link
rooms-about-board = Poprowadź frakcję, zdobywaj stacje, wysyłaj bohatera na Bazar, głosuj nad prawami. 2⁠–⁠6 graczy, około 40 minut.
rooms-about-breakthrough = Gra karciana: rozwijaj Stacje, wykonuj Misje, nasyłaj Potwory. 2⁠–⁠5 graczy, około 20 minut.
rooms-opponents = Przeciwnicy
rooms-level = Poziom
rooms-bot-called = { $name } · { $bot }
rooms-bot-rating = { $bot } · { $rating }
rooms-rating-hint = Im większa liczba, tym silniejszy bot: o 400 więcej i wygrywa dziesięć razy częściej, niż przegrywa. Bot, który dostosowuje się do ciebie, liczby nie ma: gdy prowadzi, odpuszcza.
rooms-with-friends = Z przyjaciółmi
rooms-open-tables = Otwarte stoły
rooms-no-tables = Teraz nikt nie czeka.
rooms-open-one = Otwórz stół dla wszystkich
rooms-table-of = Stół gracza { $name }
rooms-round = runda { $n }
rooms-your-table-now = Twój stół: { $game }
rooms-round-your-turn = Runda { $n }, twoja kolej
rooms-go-on = Graj dalej
rooms-open-saved = Otwórz zapisaną grę
rooms-leagues = Ligi
rooms-about-licences = O stronie i licencje
rooms-unofficial = Nieoficjalne dzieło fanów. Konto nie jest potrzebne.
rooms-edition-variants = Wydanie i warianty

rooms-your-table = Twój stół
rooms-a-table = Przy stole
rooms-public = każdy może dołączyć
rooms-private = na zaproszenie
rooms-seat-kept = Miejsce czeka: możesz zamknąć stronę i wrócić tym samym linkiem.
rooms-invite = Zaproś znajomych
rooms-invite-how = Wybiorą pseudonim i usiądą.
rooms-invite-network = Działa dla innych w tej sieci.
rooms-only-here = Ten serwer działa tylko na tym komputerze. Aby zaprosić innych, uruchom go poleceniem „metro2033 serve --host 0.0.0.0” albo ustaw METRO2033_PUBLIC_URL, jeśli ma adres publiczny.
rooms-copy-link = Kopiuj link
rooms-invite-anew = Nowy link
rooms-invite-anew-why = Wysłany wcześniej link przestanie działać.
rooms-share = Udostępnij…
rooms-qr = Kod QR
rooms-qr-label = Kod QR zaproszenia
rooms-seats = Miejsca
rooms-factions-later = Frakcje wybiera się na początku gry
rooms-free-seat = Wolne miejsce
rooms-seat-waits = czeka na gościa
rooms-bot-explains = wyjaśnia swoje ruchy
rooms-add-bot = Dodaj bota
rooms-remove = Usuń
rooms-may-watch = Inni mogą oglądać
rooms-no-watching = Bez widzów
rooms-luck = Losowania do sprawdzenia
rooms-start = { $n ->
    [one] Zacznij z { $n } graczem
    [few] Zacznij z { $n } graczami
    [many] Zacznij z { $n } graczami
   *[other] Zacznij z { $n } graczami
}
rooms-free-closed = { $n ->
    [one] Wolne miejsce zniknie. Goście nadal mogą oglądać.
    [few] Wolne miejsca znikną. Goście nadal mogą oglądać.
    [many] Wolne miejsca znikną. Goście nadal mogą oglądać.
   *[other] Wolne miejsca znikną. Goście nadal mogą oglądać.
}
rooms-hot-seat = Gracie na jednym ekranie? Zajmij kilka miejsc.
rooms-not-ready = Czekamy na gotowość: { $name }
rooms-host-starts = Gospodarz zacznie, gdy wszyscy będą gotowi.
rooms-say-ready = Daj znać, gdy możesz zaczynać.

rooms-join-how = Wybierz pseudonim i usiądź.
rooms-invited-by = { $host } zaprasza cię do gry { $game }
rooms-seats-free = Wolne miejsca: { $n }.
rooms-no-seat = Wszystkie miejsca są zajęte. Możesz oglądać, jeśli stół na to pozwala.
rooms-new-here = Pierwszy raz w tej grze?
rooms-stranger = Ten stół jest prywatny albo już go nie ma. Poproś o link z zaproszeniem i wklej go poniżej.
rooms-no-page-why = Tunel się tu kończy. Adres jest błędny albo strona została przeniesiona.
rooms-back = Wstecz

rooms-try-again = Spróbuj ponownie
rooms-drawer = Szuflada
rooms-people = Ludzie
rooms-log = Dziennik
rooms-menu = Menu
rooms-say-hello = Przywitaj się.
rooms-write = Napisz do wszystkich przy stole…
rooms-at-table = Przy stole
rooms-count-here = obecni: { $n }
rooms-you = { $name } (ty)
rooms-here = jest tu
rooms-watching = ogląda
rooms-bot-plays-seat = gra bot
rooms-stand-in = Niech bot zagra za mnie
rooms-appoint = Przekaż rolę gospodarza
rooms-leave = Odejdź od stołu
rooms-leave-ask = Co z twoim miejscem?
rooms-leave-keep = Zatrzymaj miejsce
rooms-leave-keep-how = Pozostali czekają. Wrócisz tym samym linkiem.
rooms-leave-bot = Niech gra bot
rooms-leave-bot-how = Gra toczy się dalej. Miejsce możesz odebrać w każdej chwili.
rooms-leave-give = Oddaj miejsce
rooms-leave-give-how = Opuszczasz pokój, a miejsce przejmuje bot.
rooms-leave-lobby = Opuszczasz pokój, a miejsce się zwalnia.
rooms-stay = Zostań
rooms-all-settings = Wszystkie ustawienia
rooms-rematch = Rewanż przy tym stole
rooms-rematch-join = Dołącz do rewanżu
rooms-rematch-watch = Oglądaj rewanż
rooms-rematch-wanted = { $n ->
    [one] { $names } chce rewanżu
    [few] { $names } chcą rewanżu
    [many] { $names } chcą rewanżu
   *[other] { $names } chcą rewanżu
}

rooms-pace = Tempo ruchów innych
rooms-pace-slow = wolno
rooms-pace-normal = normalnie
rooms-pace-fast = szybko
rooms-pace-instant = od razu
rooms-stop-at-mine = Zatrzymuj przy tym, co dotyczy mnie
rooms-round-end = Pokazuj podsumowanie na koniec rundy
rooms-flavour = Zdania dla nastroju obok faktów
rooms-one-click = Jedno kliknięcie wykonuje ruch (bez potwierdzania)
rooms-sound = Dźwięk
rooms-volume = Głośność
rooms-ambience = Odgłosy tunelu
rooms-unread = { $n ->
    [one] Czat, { $n } nieprzeczytana wiadomość
    [few] Czat, { $n } nieprzeczytane wiadomości
    [many] Czat, { $n } nieprzeczytanych wiadomości
   *[other] Czat, { $n } nieprzeczytanych wiadomości
}
rooms-ready-waits = Gra zacznie się, gdy wszyscy będą gotowi; do tego czasu możesz zmienić zdanie.
rooms-ready-starts = Naciśnij przycisk, gdy już będziesz przy stole: gra zacznie się, gdy wszyscy będą gotowi.
rooms-factions-hint = Według instrukcji gracze wybierają sami. Po losowaniu gra zaczyna się od razu.
