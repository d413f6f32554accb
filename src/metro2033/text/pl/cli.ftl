# Pomoc.

help-metro2033 = Metro 2033 i Metro 2033: Przełom na jednym cyfrowym stole.
help-version = Wypisz wersję i rodzaj silnika: skompilowany albo czysty Python.
help-play = Zagraj w terminalu; na każdym miejscu człowiek albo bot.
help-learn = Naucz się gry w terminalu: pierwsza gra z przewodnikiem, podzielona na rozdziały.
help-chapter = Który rozdział; domyślnie ten, w którym przerwano, albo następny.
help-simulate = Rozegraj całe gry samych botów i zlicz wyniki.
help-arena = Porównaj boty na tych samych rozdaniach i sprawdź, co daje zwycięstwo.
help-replay = Sprawdź zapis gry (.metro) i opowiedz albo narysuj, co się działo.
help-scenario = Uruchom scenariusze, wyjaśnij każdą niezgodność i podaj liczbę zgodnych i niezgodnych.
help-position = Wypisz pozycję z zapisu gry jako jedną linię do wklejenia albo pokaż taką linię jako stół.
help-rule = Wypisz regułę o podanym numerze albo przeszukaj reguły.
help-cards = Wypisz lub wyszukaj karty: jak działają i skąd pochodzą.
help-content = Policz wczytaną zawartość według rodzaju i pochodzenia.
help-schema = Wypisz grę dla programów w innych językach: widoki, pytania, mapę i karty w formacie JSON.
help-bench = Zmierz szybkość tej wersji.
help-game = Która gra: { $games }.
help-edition = Które wydanie; board: en2012, pl2015 albo ru2011; breakthrough: pl2017.
help-option = Ustaw cechę wydania lub zasadę domową jako klucz=wartość; można powtarzać.
help-variant = Nazwane zestawy opcji, oddzielone przecinkami.
help-content-option = Paczka zawartości, plik lub folder, której karty zastępują drukowane albo je uzupełniają; można powtarzać.
help-lang = Język: { $languages }; domyślnie język środowiska.
help-json = Wypisz na standardowe wyjście jeden obiekt JSON i nic więcej.
help-seats = Ilu graczy.
help-seed = Liczba całkowita (ziarno), która wyznacza wszystkie losowania.
help-bots-option = Boty na kolejnych miejscach, po przecinku; krótsza lista się powtarza. Boty: random, greedy, planner, ismcts, neural, fair; poziomy: novice, regular, veteran, legend, master, adaptive; własne: moduł:Klasa albo exec:PROGRAM.
help-play-bots = Kto gdzie siedzi, po przecinku: human albo bot. Kilka osób gra przy jednej klawiaturze.
help-games = Ile gier.
help-jobs = W ilu procesach.
help-round-limit = Zakończ grę po tylu rundach i rozstrzygnij ją na punkty (0: zwykły limit).
help-arena-edition = Które wydania, po przecinku; all oznacza wszystkie. board: en2012, pl2015, ru2011.
help-arena-seats = Ilu graczy; przy kilku liczbach, na przykład 2,3,4, rozgrywa się gry dla każdej z nich.
help-arena-bots = Które boty, po przecinku; z nich zestawia się każdy stół. Domyślnie: greedy,random.
help-arena-table = Dokładnie te boty przy jednym stole, po przecinku, po jednym na gracza.
help-arena-games = Ile gier dla każdego wydania i każdej liczby graczy.
help-arena-fixed-draft = Przydziel frakcje i bohaterów według ziarna, tak by każdy bot zagrał każdą frakcją i każdym bohaterem.
help-arena-regret = Oceń taki procent decyzji: ile punktów szansy na zwycięstwo bot traci na decyzję (0: żadnej).
help-arena-ray = Graj na klastrze Ray pod tym adresem; local uruchamia go tutaj.
help-arena-report = Folder na raport; przerwany przebieg można z niego wznowić.
help-records = Folder na zapisy wszystkich gier; odtwarza je `metro2033 replay`.
help-resume = Wznów grę zapisaną w pliku.
help-record-file = Zapis gry, zwykle z rozszerzeniem .metro.
help-replay-seat = Opowiedz z perspektywy jednego gracza: od 1 do 6; 0 to widz.
help-replay-to = Zatrzymaj po tylu ruchach.
help-replay-svg = Zapisz obraz stołu do PLIK.svg albo PLIK.png, na końcu gry lub tam, gdzie zatrzymuje --to; „{ "{step}" }” w nazwie daje obraz po każdym ruchu.
help-replay-gif = Zapisz grę do pliku jako animowany GIF.
help-replay-every = Rysuj co tyle ruchów: 1 rysuje wszystkie. Bez tej opcji GIF ma około 100 klatek.
help-replay-theme = Kolory obrazów: dark (ciemne) lub light (jasne).
help-position-what = Zapis gry (.metro) albo pozycja: linia, która zaczyna się od „metro1.”.
help-position-seat = Tylko to, co wie ten gracz: od 1 do 6; 0 oznacza całą pozycję.
help-position-to = Pozycja po tylu ruchach; domyślnie po ostatnim.
help-scenario-files = Pliki scenariuszy albo foldery z nimi.
help-scenario-stop-first = Zatrzymaj się na pierwszym niezgodnym scenariuszu.
help-rule-words = Numer reguły, na przykład B-AA-08, albo szukane słowa.
help-cards-words = Słowa szukane w nazwach i opisach.
help-cards-says = Co mówi drukowana karta, jako POLE=WARTOŚĆ, by znaleźć naszą, na przykład strength=3; można powtarzać.
help-cards-kind = Tylko jeden rodzaj: faction, hero, law, threat, equipment, mission, combat_card; w breakthrough: resource, station, threat, hero, caravan, faction.
help-schema-part = Tylko jedna część: view, questions, map albo cards.
help-bench-games = Ile losowych gier zmierzyć.

# Gra w terminalu.

play-no-terminal = `play` wymaga terminala. Uruchom je w terminalu albo spróbuj `metro2033 simulate`.
play-number = Podaj liczbę od 1 do { $most }.
play-thinking = { $seat }: trwa namysł…
play-hand-over = { $seat }: twoja kolej. Niech pozostali nie patrzą. Naciśnij Enter. 
play-input = Numer albo ? (pomoc): 
play-help = Wpisz numer wyboru. Inne polecenia: u cofnij, m mapa, t stół, d karty odrzucone, l dziennik, c NAZWA karta, r NUMER reguła, w WYBÓR dlaczego (nie) można, h podpowiedź, b uzasadnienie ostatniego ruchu bota, p ta pozycja jako jedna linia do wklejenia, s PLIK zapisz, q zakończ i zapisz.
play-rests-on = Podstawa: { $rules }.
play-bot-secret = Uzasadnienie zdradziłoby tajemnice bota, więc podaje się je tylko wtedy, gdy przy stole gra jeden człowiek.
play-bot-none = Żaden bot nie miał jeszcze wyboru.
play-saved = Zapisano jako { $file }. Wznowienie: metro2033 play --resume { $file }
play-won = Koniec gry. Zwycięstwo: { $seat }.

# Pliki i wyszukiwanie.

option-seat = Nie ma gracza { $given }; graczy jest { $most }.
schema-part = Nie ma części „{ $part }”; są: { $allowed }.
cards-field = Żadna karta nie ma pola „{ $field }”; są: { $allowed }.
cards-none-says = Żadna z naszych kart tak nie mówi. Wpisz drukowaną kartę do własnego pakietu: `metro2033 pack match PLIK --kind RODZAJ`.
cards-unknown = Karty: { $cards }. Pola, które tylko zrekonstruowaliśmy: { $unknown } z { $fields }. Jeśli jedna z nich to twoja karta, wpisz drukowane wartości: `metro2033 pack match PLIK --kind RODZAJ`.
replay-checked = { $file }: sprawdzone ruchy: { $answers }.
position-asked = Wybór: { $seat }
scenario-failed = { $file } ({ $edition }): { $title }. { $why }
scenario-held = Zgadza się: { $runs ->
    [one] { $runs } scenariusz
    [few] { $runs } scenariusze
    [many] { $runs } scenariuszy
   *[other] { $runs } scenariusza
}; nie zgadza się: { $failed }.
rule-unknown = Nie znaleziono reguły dla „{ $words }”.
rule-more = …i jeszcze { $more }; dodaj słowo.
rule-our-reading = nasza interpretacja
rule-source = Źródło (wiersz instrukcji): { $source }
rule-switch = Zasada domowa: --option { $switch }={ $value } (możliwe wartości: { $values })
rule-see = Zobacz też: { $see }
cards-kind = Nie ma rodzaju „{ $kind }”; są: { $allowed }.
cards-none = Nie znaleziono karty.
content-cards = kart
content-total = razem
provenance-rulebook = instrukcja
provenance-public = źródła publiczne
provenance-reconstructed = rekonstrukcja

# Symulacje.

simulate-game = gra
simulate-edition = wydanie
simulate-seats = gracze
simulate-games = gry
simulate-finished = zakończone
simulate-at_round_limit = przerwane po osiągnięciu limitu rund
simulate-decisions = decyzje
simulate-seconds = sekundy
simulate-rounds = rundy
simulate-rounds-figures = średnia { $mean }, mediana { $median }, 90% do { $p90 }
simulate-wins-seat = zwycięstwa według gracza
simulate-wins-bot = zwycięstwa według bota
simulate-wins-faction = zwycięstwa według frakcji
simulate-wins-hero = zwycięstwa według bohatera

# Szybkość.

bench-calibration = kalibracja (mln pętli/s)
bench-decisions_per_second = decyzji na sekundę
bench-games_per_second = gier na sekundę
bench-decisions_per_game = decyzji na grę
bench-options_mean = wyborów na pytanie
bench-clone_us = klon (µs)
bench-view_us = widok (µs)
bench-determinise_us = determinizacja (µs)
bench-save_bytes = zapisany stan (bajty)

# Rama wiersza poleceń.

help-help = Pokaż tę pomoc i zakończ.
help-install-completion = Włącz w tej powłoce podpowiedzi pod klawiszem Tab i zakończ.
help-show-completion = Wypisz skrypt podpowiedzi dla tej powłoki i zakończ.
completion-installed = Podpowiedzi są gotowe w pliku { $file }. Działają w powłokach otwartych od tej chwili.
frame-usage = Użycie:
frame-usage-options = [OPCJE]
frame-usage-command = POLECENIE …
frame-arguments = Argumenty
frame-options = Opcje
frame-commands = Polecenia
frame-number = LICZBA
frame-text = TEKST
frame-path = ŚCIEŻKA
frame-argument-action = [make]
frame-argument-file = PLIK
frame-argument-files = PLIK…
frame-argument-game = [GRA]
frame-argument-what = [make|check|ID]
frame-argument-other = DRUGI
frame-argument-out = FOLDER
frame-argument-words = SŁOWO…
frame-default = domyślnie: { $value }
frame-at-least = { $least } lub więcej
frame-between = od { $least } do { $most }
mistake-help = { $sentence } Pomoc: { $command }
mistake-option = Nie ma opcji { $option }{ $near ->
    [none] .
   *[other] ; może chodziło o { $near }?
}
mistake-command = Nie ma polecenia „{ $command }”{ $near ->
    [none] .
   *[other] ; może chodziło o { $near }?
}
mistake-needs-value = Opcja { $option } wymaga wartości.
mistake-takes-no-value = Opcja { $option } nie przyjmuje wartości.
mistake-missing = Brakuje argumentu { $name }.
mistake-number = Opcja { $option } wymaga liczby całkowitej{ $bounds ->
    [between] { " " }od { $least } do { $most }.
    [least] { " " }nie mniejszej niż { $least }.
   *[any] .
}
mistake-value = Opcja { $option } nie może mieć tej wartości.
mistake-extra = „{ $words }” jest tu zbędne.
mistake-other = Tego wiersza poleceń nie da się zrozumieć.
disk-full = Nie ma już gdzie zapisywać: dysk jest pełny.
system-refused = System odmówił odczytu lub zapisu: { $why }.
terminal-letters = Ten terminal nie pokazuje wszystkich liter, więc część zastąpiono podobnymi. Jeśli terminal je zna, pomoże PYTHONIOENCODING=utf-8.
option-packs = Paczki zawartości powinny być listą plików lub folderów, a nie { $value }.
pack-language = Paczka zawartości { $pack } nie ma tekstów w języku { $language }; { $used ->
    [none] zamiast nazw kart widać ich identyfikatory.
   *[other] użyto tekstów w języku { $used }.
}
serve-port-forbidden = Port { $port } wymaga uprawnień, których nie masz. Opcją --port wybierz port powyżej 1023.
serve-host = Ten komputer nie ma adresu { $host }. Wybierz inny opcją --host.
serve-port = Nie można otworzyć portu { $port } pod adresem { $host }: { $why }.
help-puzzles = Rozwiązuj łamigłówki albo twórz je i sprawdzaj.
help-puzzles-what = make, check albo identyfikator łamigłówki; bez tego następna.
help-puzzles-theme = Tylko łamigłówki o tym temacie.
help-puzzles-today = Łamigłówka dnia.
help-puzzles-count = Ile łamigłówek utworzyć.
help-puzzles-out = Folder na łamigłówki; przerwane tworzenie można tam wznowić.
