# Arena: co jest nie tak.

arena-bots-or-table = Podaj --bots albo --table, nie oba naraz.
arena-table-seats = Stół z --table ma miejsc: { $table }, a w --seats podano „{ $seats }”.
arena-seats-form = „{ $text }” powinno być liczbą graczy; kilka liczb oddziela się przecinkami, na przykład 2,3,4.
arena-ledger-other = Gry w pliku { $file } rozegrano z innymi ustawieniami; wskaż w --report inny folder.
arena-ledger-line = Wiersz { $line } pliku { $file } nie jest zakończoną grą; usuń ten wiersz albo wskaż w --report inny folder.
arena-worker-died = Jeden z procesów zakończył się awaryjnie w trakcie gry; jej ziarno to jedno z tych: { $seeds }. Zakończone gry zachowano.
arena-no-ray = Biblioteka Ray nie jest zainstalowana; zainstaluj ją poleceniem: pip install "metro2033[ray]"
arena-ray-address = Nie można dołączyć do klastra Ray pod adresem „{ $address }”: nikt tam nie odpowiada albo klaster odrzuca tego klienta.
arena-failures = { $n ->
    [one] Jedna gra zakończyła się błędem; ziarno: { $seeds }. Błąd:
    [few] { $n } gry zakończyły się błędem; ziarna: { $seeds }. Pierwszy błąd:
    [many] { $n } gier zakończyło się błędem; ziarna: { $seeds }. Pierwszy błąd:
   *[other] { $n } gry zakończyło się błędem; ziarna: { $seeds }. Pierwszy błąd:
}

# Co się wypisuje.

arena-played = { $games ->
    [one] Rozegrano { $games } grę; przerwane po osiągnięciu limitu rund: { $limit }.
    [few] Rozegrano { $games } gry; przerwane po osiągnięciu limitu rund: { $limit }.
    [many] Rozegrano { $games } gier; przerwane po osiągnięciu limitu rund: { $limit }.
   *[other] Rozegrano { $games } gry; przerwane po osiągnięciu limitu rund: { $limit }.
}
arena-written = Raport: { $file }

# Raport.

arena-title = Arena: { $game }
arena-game-board = Metro 2033
arena-game-breakthrough = Metro 2033: Przełom
arena-fact-setting = Wydanie: { $edition }; liczba graczy: { $seats }.
arena-fact-seed = Pierwsze ziarno: { $seed }; każde rozdanie rozgrywa się przy każdym przesunięciu botów wokół stołu.
arena-fact-draft-fixed = Frakcje i bohaterów przydzielono według ziarna.
arena-fact-draft-free = Boty same wybierają frakcje i bohaterów tam, gdzie pozwalają na to zasady.
arena-fact-options = Opcje: { $options }.
arena-figure-games = liczba gier
arena-figure-bots = liczba botów
arena-figure-limit = przerwane po osiągnięciu limitu rund
arena-figure-mean = średnia liczba rund
arena-figure-median = mediana liczby rund
arena-figure-p90 = tyle rund lub mniej w dziewięciu grach na dziesięć
arena-figure-decisions = średnia liczba decyzji w grze
arena-failed = Gry zakończone błędem
arena-failed-game = Ziarno { $seed }, wydanie { $edition }, boty: { $bots }
arena-bots = Boty
arena-bots-note = Bot, który zajmował dwa miejsca, rozegrał dwie gry. Pierwsze miejsce ex aequo liczy się jako część zwycięstwa. Przedziały Wilsona na poziomie 95%; linia przerywana to równy udział. Rankingi OpenSkill, podane z odchyleniem standardowym (na wykresie dwa odchylenia); znaczenie mają tylko różnice między nimi. Czas to własny czas bota przy pytaniach z więcej niż jedną odpowiedzią: połowa ruchów trwa najwyżej p50, a 95% najwyżej p95.
arena-judgement = Strata: punkty procentowe szansy na zwycięstwo tracone na decyzję, z błędem standardowym, według oceny { $judge } dla { $percent }% decyzji, w których był wybór. Bot silniejszy od swojego sędziego może tracić punkty także lepszymi ruchami.
arena-plot-share = Udział zwycięstw
arena-plot-rating = Ranking
arena-pairs = Bezpośrednie porównanie
arena-pairs-note = Jak często bot z wiersza wyprzedzał bota z kolumny; remis liczy się za pół.
arena-of-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
arena-balance-of = Równowaga: { $edition }, { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}
arena-balance-note = Udział zwycięstw niezależnie od tego, kto gra. Zielony i czerwony: cały przedział leży powyżej lub poniżej równego udziału, czyli linii przerywanej.
arena-length = Liczba rund w grze
arena-by-faction = Według frakcji
arena-by-hero = Według bohatera
arena-by-seat = Według miejsca przy stole
arena-by-order = Według kolejności w pierwszej rundzie
arena-by-opener = Kto pierwszy coś przejmuje
arena-by-first-capture = Według pierwszego przejęcia gracza
arena-place = { $n }. w kolejności
arena-opener = jako pierwszy
arena-not-opener = później lub wcale
arena-cards = Karty
arena-cards-note = Ile razy użyto każdej karty, w ilu grach (osobno dla każdego gracza) i jak wypadli gracze, którzy jej użyli; wpływ podano w punktach procentowych ponad równy udział. To, co towarzyszy zwycięstwu, nie musi go powodować. Karty dotyczące całego stołu, takie jak prawa, są tylko policzone.
arena-head-bot = bot
arena-head-games = gry
arena-head-wins = zwycięstwa
arena-head-share = udział
arena-head-interval = 95%
arena-head-rating = ranking
arena-head-ms-p50 = ms p50
arena-head-ms-p95 = ms p95
arena-head-regret = strata
arena-head-judged = ocenione
arena-head-card = karta
arena-head-kind = rodzaj
arena-head-uses = użycia
arena-head-seats-used = gry
arena-head-effect = wpływ
arena-made-by = metro2033 { $version }
