# Strona analizy.

review-name = Analiza
review-of = Gracz
review-making = Przeglądamy partię…
review-queue = { $n ->
    [one] W kolejce jest jeszcze jedna analiza.
    [few] W kolejce są jeszcze { $n } analizy.
    [many] W kolejce jest jeszcze { $n } analiz.
   *[other] W kolejce jest jeszcze { $n } analiz.
}
review-retry = Spróbuj ponownie
review-curve = Szansa na zwycięstwo
review-curve-hint = Szanse wszystkich graczy, tak jak mógł je ocenić ten gracz przy każdej decyzji. Liczby są w tabeli poniżej.
review-as-table = Jako tabela
review-round = Runda
review-move = Ruch
review-end = Koniec
review-division = Szczęście i umiejętności
review-cause-luck = Szczęście
review-cause-own = Własne decyzje
review-cause-others = Pozostali gracze
review-division-hint = W punktach procentowych. Szczęście to wynik kart i walk w porównaniu z oczekiwanym. Własne decyzje porównano z najlepszymi według bota. Reszta to zasługa lub wina pozostałych.
review-accuracy-title = Trafność
review-accuracy-hint = { $n ->
    [one] Ile z najlepszej szansy na zwycięstwo zachował jeden ruch.
    [few] Ile z najlepszej szansy na zwycięstwo zachowały średnio { $n } ruchy.
    [many] Ile z najlepszej szansy na zwycięstwo zachowało średnio { $n } ruchów.
   *[other] Ile z najlepszej szansy na zwycięstwo zachowało średnio { $n } ruchu.
}
review-decisions = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
}
review-mistakes-title = Błędy
review-when = Runda { $round }, ruch { $entry }
review-verdict-slip = drobny błąd
review-verdict-mistake = błąd
review-verdict-blunder = poważny błąd
review-better-word = lepiej
review-all = Pokaż wszystkie ({ $n })
review-values = Szansa na zwycięstwo: { $value } zamiast { $best } (± { $error } pkt proc.).
review-moment-title = Ten moment
review-back = Wróć do analizy
review-larger = Następny większy błąd
review-smaller = Następny mniejszy błąd
review-again = Zagraj jeszcze raz od tego miejsca
review-replay = Powtórka
review-judge-neural = Ocenia bot, który sam nauczył się gry: każdą decyzję na { $n } możliwych rozdaniach i tylko na podstawie tego, co gracz wtedy wiedział. Różnice w granicach błędu liczą się jak równe.
review-judge-plain = Ocenia prosty rachunek: każdą decyzję na { $n } możliwych rozdaniach i tylko na podstawie tego, co gracz wtedy wiedział. Bot, który sam nauczył się gry, nie zna tych kart.
