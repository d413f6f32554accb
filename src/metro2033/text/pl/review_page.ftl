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
review-stop = Przerwij
review-stopped = Analiza została przerwana.
review-restart = Zacznij od nowa
review-curve = Szansa na zwycięstwo
review-curve-hint = Szanse wszystkich graczy przy odkrytych kartach, tak jak na wykresie na końcu gry. Liczby są w tabeli poniżej.
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
review-judge-neural = Ocena jest taka jak w podpowiedziach: bot, który sam nauczył się gry, sprawdza każdą decyzję na { $n } możliwych rozdaniach i tylko na podstawie tego, co gracz wtedy wiedział. Różnice w granicach błędu liczą się jak równe. W jednym analiza widzi dalej niż podpowiedź: błędem nazywa tylko to, co potwierdzi drugie spojrzenie na { $again } innych rozdań, na które podpowiedź nie ma czasu.
review-judge-plain = Ocenia prosty rachunek: każdą decyzję na { $n } możliwych rozdaniach i tylko na podstawie tego, co gracz wtedy wiedział. Bot, który sam nauczył się gry, nie zna tych kart.
