# Operatorzy: pomoc do poleceń.

help-operator = Prowadź serwer: osoby, pokoje, blokady, zgłoszenia, ogłoszenia, tryb tylko do odczytu.
help-operator-people = Wypisz osoby według części nazwy albo identyfikatora.
help-operator-rooms = Wypisz pokoje według identyfikatora albo pseudonimu uczestnika.
help-operator-search = Czego szukać; bez tego wszystko.
help-operator-who = Nazwa konta albo identyfikator osoby z listy; przy blokadzie także sieć, na przykład 192.0.2.0/24.
help-operator-days = Na ile dni; bez tego do odwołania.
help-operator-reason = Dlaczego; ta osoba to zobaczy.
help-operator-number = Numer z listy.
help-operator-ban = Zablokuj osobie lub sieci dostęp do serwera.
help-operator-unban = Zdejmij blokadę.
help-operator-mute = Wycisz osobę.
help-operator-unmute = Cofnij wyciszenie osoby.
help-operator-sanctions = Wypisz blokady i wyciszenia.
help-operator-reset-password = Utwórz jednorazowy link, z którym właściciel konta ustawi nowe hasło.
help-operator-test-mail = Wyślij jedną wiadomość z ustawieniami z METRO2033_SMTP_* i podaj, co się nie udało.
help-operator-address = Adres e-mail.
help-operator-account = Nazwa konta.
help-operator-delete-person = Usuń osobę ze wszystkimi jej danymi; w jej partie można grać dalej.
help-operator-delete-room = Usuń pokój z partią i czatem.
help-operator-recompute-ratings = Przelicz rankingi wszystkich zapisanych partii od pierwszej. Potrzebne po zmianie modelu rankingu; poza tym nic się nie zmieni.
help-operator-unrate = Wyłącz partię z rankingu, na przykład dlatego, że ktoś oszukiwał.
help-operator-room = Identyfikator pokoju.
help-operator-purge-guests = Usuń gości, których dawno nie było, i pokoje, w których nikt nie został.
help-operator-purge-days = Od ilu dni ich nie ma.
help-operator-dry-run = Tylko policz; niczego nie usuwaj.
help-operator-reports = Wypisz otwarte zgłoszenia graczy.
help-operator-close-report = Zdejmij zgłoszenie z kolejki.
help-operator-note = Co z tego wynikło; dla innych operatorów.
help-operator-announce = Pokaż wszystkim tekst na stronie.
help-operator-text = Tekst w tym języku.
help-operator-announcements = Wypisz ogłoszenia.
help-operator-withdraw = Wycofaj ogłoszenie.
help-operator-read-only = Odrzucaj ruchy i zmiany na czas kopii albo aktualizacji; zegary stoją.
help-operator-off = Zakończ tryb tylko do odczytu.
help-operator-quota = Ogranicz liczbę otwartych pokoi.
help-operator-quota-name = rooms-per-person albo rooms.
help-operator-quota-most = Ile najwyżej; 0 znosi ograniczenie.
help-operator-token = Utwórz token, którym operator loguje się na stronie /operator; nowy zastępuje stary.
help-operator-name = Nazwa operatora, jaką pokazuje dziennik.
help-operator-revoke = Odbierz operatorowi token i zakończ jego sesje.
help-operator-audit = Pokaż, co robili operatorzy.
frame-argument-address = ADRES
frame-argument-search = [TEKST]
frame-argument-who = KTO
frame-argument-number = NUMER
frame-argument-room = POKÓJ
frame-argument-name = NAZWA
frame-argument-most = ILE

# Co mówią polecenia.

operator-done = Gotowe. Działający serwer uwzględni to w ciągu kilku sekund.
operator-reset = Dopisz to do adresu serwera i wyślij właścicielowi konta; link działa raz, przez dobę: { $path }
operator-announced = Ogłoszenie { $number } widzą wszyscy.
operator-purged = Usunięto: goście { $guests }, pokoje { $rooms }.
operator-would-purge = Do usunięcia: goście { $guests }, pokoje { $rooms }.
operator-person-line = { $name } ({ $person }): { $has_account ->
    [true] konto
   *[false] gość
}, pokoje { $rooms }, ostatnio { $seen }, sankcje { $sanctions }
operator-room-line = { $id }: { $game }, { $status }, zmieniono { $changed }, uczestnicy { $members }
operator-sanction-line = { $kind }: { $subject }, do { $until }. { $reason }
operator-report-line = { $id }, { $at }: { $name } ({ $person }) w { $room }, { $reason }. { $text }
operator-announcement-line = { $id }, do { $until }: { $text }
operator-audit-line = { $at } { $operator }: { $action } { $subject } { $details }

# Problemy.

operator-banned = Masz blokadę na tym serwerze{ $until ->
    [none] {""}
   *[other] {" "}do { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Powód: { $reason }
}
operator-muted = Operator wyłączył ci czat{ $until ->
    [none] {""}
   *[other] {" "}do { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Powód: { $reason }
}
server-read-only = Trwa aktualizacja serwera: przez kilka minut nie przyjmujemy ruchów ani zmian. Twój zegar stoi.
quota-rooms-per-person = Liczba twoich otwartych pokoi doszła do limitu ({ $most }). Najpierw zakończ lub opuść któryś.
quota-rooms = Na tym serwerze nie ma teraz miejsca na nowe pokoje.
report-too-many = To już kilka zgłoszeń. Operatorzy się nimi zajmą.
operator-no-person = Nie ma osoby „{ $who }”.
operator-no-sanction = „{ $who }” nie ma takiej sankcji.
operator-no-report = Nie ma otwartego zgłoszenia { $number }.
operator-no-announcement = Nie ma ogłoszenia { $number }.
operator-no-operator = Nie ma operatora „{ $name }”.
operator-name = Nazwa operatora ma od 1 do 40 widocznych znaków.
operator-text = Tekst może mieć najwyżej { $most } znaków i żadnych znaków sterujących.
operator-text-empty = Podaj tekst w co najmniej jednym języku.
operator-days = Liczba dni musi być większa od 0 i nie większa niż 36500.
operator-not-sure = Najpierw zaznacz pole obok przycisku.
operator-signed-out = Sesja się skończyła. Zaloguj się ponownie.

# Strona operatorów.

operator-title = Operatorzy
operator-sign-in = Zaloguj
operator-sign-out = Wyloguj
operator-token = Token
operator-token-wrong = Ten token jest nieważny.
operator-reports = Zgłoszenia
operator-people = Osoby
operator-rooms = Pokoje
operator-search = Nazwa lub identyfikator
operator-find = Szukaj
operator-actions = Zablokuj, wycisz, usuń
operator-ban = Zablokuj
operator-mute = Wycisz
operator-delete-person = Usuń ze wszystkimi danymi
operator-delete-room = Usuń pokój
operator-recomputed = Przeliczone partie: { $games }. Zmienione rankingi: { $changed }.
operator-not-rated = W pokoju { $room } nie rozegrano partii rankingowej.
operator-days-field = Dni
operator-reason = Powód
operator-sure = Tak, na pewno
operator-close = Zamknij zgłoszenie
operator-has-account = konto
operator-is-guest = gość
operator-rooms-count = { $count ->
    [one] { $count } pokój
    [few] { $count } pokoje
    [many] { $count } pokoi
   *[other] { $count } pokoju
}
operator-last-seen = ostatnio { $when }
operator-sanction-ban = blokada
operator-sanction-mute = wyciszenie
operator-sanctions = Blokady i wyciszenia
operator-who = Konto, identyfikator lub sieć
operator-until = do { $when }
operator-lift = Zdejmij
operator-announcements = Ogłoszenia
operator-announce = Ogłoś
operator-withdraw = Wycofaj
operator-server = Serwer
operator-read-only-on = Tryb tylko do odczytu jest włączony: ruchy i zmiany są odrzucane.
operator-read-only-off = Tryb tylko do odczytu jest wyłączony.
operator-begin-read-only = Włącz tryb tylko do odczytu
operator-end-read-only = Wyłącz tryb tylko do odczytu
operator-quota-rooms-per-person = Otwarte pokoje na osobę (0: bez ograniczeń)
operator-quota-rooms = Otwarte pokoje łącznie (0: bez ograniczeń)
operator-set = Ustaw
operator-purge = Usuń dawnych gości
operator-purge-days = Nieobecni od (dni)
operator-audit = Dziennik
operator-no-mail = Nie skonfigurowano serwera poczty: ustaw METRO2033_SMTP_HOST.
operator-mail-sent = Serwer poczty przyjął wiadomość na adres { $address }.
operator-mail-refused = Serwer poczty odrzuca adres { $address }.
operator-mail-failed = { $host } nie przyjął wiadomości: { $why }
