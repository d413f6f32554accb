# Rozdanie dnia: strona i to, co się udostępnia.

daily-title = Rozdanie dnia
daily-lead = To samo rozdanie, to samo miejsce i te same boty dla wszystkich, i jedna próba, która się liczy. Jutro wszystkie partie zostaną odkryte.
daily-lead-device = To samo rozdanie, to samo miejsce i te same boty na każdym urządzeniu, jedno na dzień. Sieć nie jest potrzebna.
daily-seat = Twoje miejsce: { $seat } z { $seats }
daily-opponents = Przeciwnicy: { $bots }
daily-bot-regular = bywalec
daily-bot-veteran = weteran
daily-ends = koniec { $when } (północ UTC)
daily-name = Pseudonim
daily-play = Zagraj w rozdanie dnia
daily-play-past = Zagraj w to rozdanie
daily-go-on = Wróć do stołu
daily-again = Zagraj jeszcze raz
daily-counts = Jedna próba i ta się liczy. Skończ przed końcem dnia, inaczej zajmiesz ostatnie miejsce. Podpowiedzi nie ma. Jutro każdy będzie mógł obejrzeć twoją partię i zobaczyć twój pseudonim.
daily-guest = Grasz jako gość: porównamy twój wynik z innymi, ale nie trafisz do rankingu.
daily-to-account = Najpierw zaloguj się lub zarejestruj
daily-again-hint = Kolejna próba to trening; nie liczy się.
daily-past-hint = Minione dni służą do treningu: podpowiedzi są dozwolone i nic się nie liczy.
daily-opens = Ranking i partie wszystkich zostaną odkryte { $when }.
daily-place = Miejsce przy stole
daily-place-of = { $place } z { $seats }
daily-points = Punkty bez szczęścia
daily-col-points = Bez szczęścia
daily-luck = Szczęście
daily-judging = trwa obliczanie
daily-compared = W porównaniu z innymi
daily-better = lepiej niż { $share }
daily-rank = Pozycja
daily-rank-of = { $rank } z { $players }
daily-course = Twoja szansa na wygraną w trakcie partii
daily-points-how = Wygrana to 100 punktów, każdy inny wynik – 0. Punkty bez szczęścia to tyle, ile zostaje po odjęciu szczęścia, mierzonego w punktach szansy na wygraną.
daily-unfinished = Partia nie została na czas rozegrana do końca, więc to ostatnie miejsce.
daily-not-counted = Ta próba się nie liczy.
daily-guest-result = To gra gościa, dlatego nie ma jej w rankingu.
daily-streak = { $n ->
    [0] Obecnie bez serii
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
}
daily-longest = { $n ->
    [one] twoja najdłuższa seria: { $n } dzień
    [few] twoja najdłuższa seria: { $n } dni
    [many] twoja najdłuższa seria: { $n } dni
   *[other] twoja najdłuższa seria: { $n } dnia
}
daily-share = Udostępnij
daily-share-text = Tekst do udostępnienia, bez zdradzania rozdania
daily-share-place = Miejsce { $place } z { $seats }
daily-share-points = Punkty bez szczęścia: { $points } (szczęście { $luck })
daily-copy = Skopiuj tekst
daily-png = Zapisz obrazek
daily-svg = Jako SVG
daily-pass-on = Przekaż…
daily-ranking = Ranking
daily-player = Gracz
daily-no-end = nie do końca
daily-replay = Powtórka
daily-all = { $n ->
    [one] Pokaż { $n } gracza
    [few] Pokaż wszystkich { $n } graczy
    [many] Pokaż wszystkich { $n } graczy
   *[other] Pokaż wszystkich { $n } gracza
}
daily-nobody = Nikt nie dokończył tego rozdania.
daily-partings = Gdzie zdania się podzieliły
daily-partings-lead = Do tych decyzji gracze grali dokładnie tak samo. Potem wybrali różnie.
daily-parting-round = Runda { $n }
daily-branch = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}
daily-branch-place = średnio miejsce { $place }
daily-branch-points = punkty bez szczęścia: { $points }
daily-network-same = wybór sieci
daily-network-else = Sieć wybrałaby: { $choice }
daily-network-chance = Swoją szansę oceniała tu na { $share }.
daily-parting-see = Zobacz pozycję
daily-luck-of = Los tego rozdania
daily-luck-how = Serwer zapieczętował tajną liczbę tego rozdania kilka dni wcześniej i zdejmie pieczęć, gdy dzień się skończy. Wtedy każdy może sprawdzić każde losowanie. Z tej liczby wynika też los botów: na te same ruchy padają te same odpowiedzi.
daily-luck-how-device = Tajna liczba wynika z daty, więc wszystkie urządzenia mają to samo rozdanie. Z niej wynika też los botów: na te same ruchy padają te same odpowiedzi.
daily-commitment = Pieczęć: { $hash }
daily-secret = Tajna liczba: { $hash }
daily-ahead = Pieczęcie następnych dni
daily-archive = Minione dni
daily-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}
daily-your-place = twoje miejsce: { $place }
daily-all-days = { $n ->
    [one] Pokaż { $n } dzień
    [few] Pokaż wszystkie { $n } dni
    [many] Pokaż wszystkie { $n } dni
   *[other] Pokaż wszystkie { $n } dnia
}
daily-today = Do dzisiejszego rozdania
