# Ligi i turnieje, na własnych stronach.

leagues-title = Ligi i turnieje
leagues-lead = Rozegraj kilka rund z klubem albo ze znajomymi: serwer losuje stoły, prowadzi tabelę i pilnuje terminów.
leagues-account = Ligi są dla osób z kontem.
leagues-to-account = Zaloguj się lub załóż konto
leagues-none = Nie jesteś jeszcze w żadnej lidze.
leagues-new = Nowa liga
leagues-back = Wszystkie moje ligi
leagues-people = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
    [many] { $n } osób
   *[other] { $n } osoby
}
leagues-you-organise = organizujesz
leagues-organised-by = organizator: { $name }
leagues-round = Runda { $n }
leagues-round-of = Runda { $round } z { $rounds }
leagues-status-open = Trwają zapisy
leagues-status-running = W trakcie
leagues-status-over = Zakończona
leagues-status-cancelled = Odwołana
leagues-due = Termin { $when }
leagues-play = Do stołu
leagues-answer = Odpowiedz na zaproszenie
leagues-your-table = Twój stół czeka
leagues-name = Nazwa ligi
leagues-kind = Rodzaj
leagues-kind-league = Liga
leagues-kind-swiss = Turniej
leagues-kind-hint-league = Każdy gra z każdym możliwie tyle samo razy.
leagues-kind-hint-swiss = Od drugiej rundy spotykają się osoby o podobnych wynikach (system szwajcarski).
leagues-table-size = Osób przy stole
leagues-table-size-hint = Jeśli liczby się nie zgadzają, niektóre stoły będą większe lub mniejsze.
leagues-rounds = Rundy
leagues-rounds-of = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, stoły po { $size }
leagues-schedule = Terminarz
leagues-length = Czas na każdą rundę
leagues-length-of = { $length } na rundę
leagues-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}
leagues-days = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
}
leagues-scheduled = Zaczynaj każdą rundę zgodnie z terminarzem, nawet jeśli wszyscy skończą wcześniej
leagues-late-tables = Stoły nieskończone w terminie
leagues-late-tables-forfeit = Nieobecni przegrywają
leagues-late-tables-organiser = Decyduje organizator
leagues-late-now = Przy niektórych stołach minął termin. Partie, które się tam skończą, nadal się liczą, dopóki nie przyznasz wyniku poniżej. Możesz też ustawić nowy termin.
leagues-undecided-now = Niektóre stoły nie mają wyniku. Przyznaj go poniżej.
leagues-points = Punkty
leagues-points-even = 10 punktów za pierwsze miejsce, 0 za ostatnie, pozostałe w równych odstępach
leagues-points-places = 10, 6, 4, 3, 2, 1 punktów według miejsc
leagues-points-podium = 3 punkty za pierwsze miejsce, 1 za drugie
leagues-points-winner = 1 punkt dla zwycięzcy
leagues-duplicate = To samo rozdanie przy wszystkich stołach rundy
leagues-duplicate-hint = Mniej szczęścia, więcej umiejętności. Serwer pieczętuje tajną liczbę, zanim ktokolwiek dołączy, ale gracze nie mogą dodać własnych liczb losowych, a partie można obejrzeć dopiero po zakończeniu rundy. Stoły różnej wielkości mają różne rozdania.
leagues-duplicate-table = Wszystkie stoły tej rundy mają to samo rozdanie. Pochodzi ono z tajnej liczby, którą serwer zapieczętował przed początkiem ligi; liczby losowe graczy nie biorą w nim udziału.
leagues-sealed = Partię będzie można obejrzeć, gdy skończą wszystkie stoły rundy.
leagues-commitment = Pieczęć rozdania tej rundy: { $hash }
leagues-secret = Tajna liczba rozdania tej rundy: { $hash }
leagues-public = Tabelę może zobaczyć każdy
leagues-public-hint = Z nazwą pojawią się tam tylko osoby, które się zgodzą.
leagues-make = Utwórz ligę
leagues-invited-by = Zaproszenie od: { $name }
leagues-consent = Moja nazwa może pojawić się w publicznej tabeli
leagues-consent-hint = Osoby z ligi zawsze ją widzą. Możesz to zmienić w każdej chwili.
leagues-join = Dołącz
leagues-decline = Nie, dziękuję
leagues-you-are-invited = Masz zaproszenie do tej ligi.
leagues-play-too = Organizujesz tę ligę. Chcesz też grać?
leagues-organise = Narzędzia organizatora
leagues-link = Wyślij ten link osobom, które mają dołączyć:
leagues-copy = Kopiuj
leagues-link-anew = Nowy link (stary przestanie działać)
leagues-add = Albo zaproś gracza po nazwie konta
leagues-add-do = Zaproś
leagues-start = Zacznij z { $n ->
    [one] { $n } osobą
   *[other] { $n } osobami
}
leagues-start-few = Muszą dołączyć co najmniej dwie osoby.
leagues-postpone = Nowy termin tej rundy
leagues-postpone-do = Ustaw termin
leagues-embed = Pokaż tabelę na własnej stronie:
leagues-embed-look = Zobacz tabelę tak, jak widzą ją wszyscy
leagues-cancel = Odwołaj ligę
leagues-cancel-sure = Rozpoczęte partie skończą się bez wyniku.
leagues-cancel-really = Tak, odwołaj
leagues-cancel-no = Zostaw
leagues-standings = Tabela
leagues-final = Tabela końcowa
leagues-place = Miejsce
leagues-player = Gracz
leagues-player-number = Gracz { $n }
leagues-col-points = Punkty
leagues-col-played = Partie
leagues-col-wins = Wygrane
leagues-col-between = Między sobą
leagues-col-opposition = Przeciwnicy
leagues-col-share = Udział w punktach partii
leagues-forfeits = { $n ->
    [one] { $n } walkower
    [few] { $n } walkowery
    [many] { $n } walkowerów
   *[other] { $n } walkowera
}
leagues-ties = Przy równych punktach decydują wygrane, potem { $kind ->
    [swiss] punkty wszystkich przeciwników
   *[league] punkty zdobyte między sobą
}, potem udział w wyniku partii.
leagues-table = Stół { $n }
leagues-state-waiting = do rozegrania
leagues-state-late = po terminie
leagues-state-undecided = decyduje organizator
leagues-state-played = rozegrany
leagues-state-forfeited = nierozegrany
leagues-state-awarded = przyznany przez organizatora
leagues-state-void = bez punktów
leagues-score = wynik { $n }
leagues-forfeit = walkower
leagues-byes = Wolny los: { $names }
leagues-decide = Przyznaj wynik
leagues-award = Przyznaj
leagues-own-table = Grasz przy tym stole, więc możesz sobie przyznać tylko ostatnie miejsce albo walkower.
leagues-void = Nikt nie dostaje punktów
leagues-waits = zaproszenie wysłane
leagues-replace = Zastąp
leagues-replace-by = Przez kogo (nazwa konta)
leagues-remove = Usuń
leagues-leave = Opuść ligę
leagues-leave-sure = W tej rundzie dostaniesz walkower.
leagues-leave-really = Tak, opuść
leagues-csv-standings = Tabela (CSV)
leagues-csv-results = Wyniki (CSV)
leagues-journal = Co i przez kogo postanowiono
leagues-entry-make = założenie ligi
leagues-entry-join = { $name }: dołączenie
leagues-entry-leave = { $name }: odejście
leagues-entry-add = zaproszenie: { $name }
leagues-entry-remove = usunięcie: { $name }
leagues-entry-replace = zastępstwo: { $name }
leagues-entry-start = rozpoczęcie ligi
leagues-entry-postpone = nowy termin rundy { $round }
leagues-entry-award = przyznany wynik: runda { $round }, stół { $table }
leagues-entry-publish = zmiana widoczności tabeli
leagues-entry-invite_anew = nowy link
leagues-entry-cancel = odwołanie ligi
leagues-entry-draw = Rozlosowano rundę { $round }.
leagues-entry-played = Runda { $round }, stół { $table }: rozegrany.
leagues-entry-forfeited = Runda { $round }, stół { $table }: walkower dla nieobecnych.
leagues-entry-void = Runda { $round }, stół { $table }: bez punktów.
leagues-entry-late = Runda { $round }, stół { $table }: nieskończony w terminie.
leagues-entry-undecided = Runda { $round }, stół { $table }: decyduje organizator.
leagues-entry-finish = Liga się zakończyła.
leagues-entry-forget = Ktoś usunął swoje konto.
