# Puzzles: themes, goals, hints, and what is said to answers; for the page and the terminal.

puzzle-title = Łamigłówki
puzzle-lead = Pozycje z partii botów, w których jeden plan jest wyraźnie najlepszy. Każda została przeszukana do końca: podawane potem szanse są obliczone, nie zgadnięte.
puzzle-themes = Tematy
puzzle-all = Wszystkie tematy
puzzle-today = Łamigłówka dnia
puzzle-today-done = Dzisiejsza rozwiązana
puzzle-next = Następna łamigłówka
puzzle-rating = Twój ranking
puzzle-streak = Z rzędu
puzzle-streak-best = Rekord: { $n }
puzzle-days = Dni z rzędu
puzzle-count = rozwiązane: { $solved } z { $all }
puzzle-hard = Trudność { $rating }
puzzle-solved-mark = rozwiązana

puzzle-theme-win = Zwycięstwo
puzzle-theme-mission = Misja
puzzle-theme-vote = Głosowanie
puzzle-theme-defence = Obrona
puzzle-theme-battle = Karty walki
puzzle-theme-hunt = Polowanie
puzzle-theme-equipment = Sprzęt
puzzle-theme-polis = Polis
puzzle-theme-capture_army = Przejęcie armią
puzzle-theme-capture_hero = Przejęcie bohaterem
puzzle-theme-two_missions = Dwie Misje
puzzle-theme-monster = Potwór
puzzle-theme-mission_first = Najpierw Misja
puzzle-theme-hero = Bohater
puzzle-theme-keep = Zatrzymane Stacje
puzzle-theme-tidy = Porządkowanie

puzzle-goal-victory = Zdobądź w tej turze punkty zwycięstwa, których brakuje ci do wygranej.
puzzle-goal-points = Zakończ tę turę, mając { $least ->
    [one] { $least } punkt
    [few] { $least } punkty
    [many] { $least } punktów
   *[other] { $least } punktu
} zwycięstwa.
puzzle-goal-missions = Wykonaj w tej turze misję.
puzzle-goal-stations = Zakończ tę turę, mając { $least ->
    [one] { $least } stację
    [few] { $least } stacje
    [many] { $least } stacji
   *[other] { $least } stacji
}.
puzzle-goal-defence = Nie strać stacji: zachowaj wszystkie { $least }.
puzzle-goal-wounded = Zrań w tej turze bohatera rywala.
puzzle-goal-strength = Wzmocnij bohatera: na koniec tej tury niech ma siłę { $least } w ataku na zagrożenie.
puzzle-goal-army = Zagłosuj, a potem rekrutuj: w mobilizacji tej rundy doprowadź armię do siły { $least }.
puzzle-goal-tokens = Zakończ swoją turę, mając { $least ->
    [one] { $least } znacznik
    [few] { $least } znaczniki
    [many] { $least } znaczników
   *[other] { $least } znacznika
}.
puzzle-goal-win = Wygraj teraz: zdobądź dziesiąty znacznik.
puzzle-goal-kept = Zakończ swoją turę, mając { $least ->
    [one] { $least } zatrzymaną Stację
    [few] { $least } zatrzymane Stacje
    [many] { $least } zatrzymanych Stacji
   *[other] { $least } zatrzymanej Stacji
}.
puzzle-goal-payable = Po tym ataku miej z czego opłacić { $least ->
    [one] Misję
    [few] { $least } Misje
    [many] { $least } Misji
   *[other] { $least } Misji
}.

puzzle-hint = Podpowiedź
puzzle-hint-win = Policz brakujące punkty i poszukaj kroku, który je przyniesie.
puzzle-hint-mission = Przeczytaj jeszcze raz kartę misji. Czego dokładnie wymaga?
puzzle-hint-vote = Porównaj koszt rekrutacji z tym prawem i bez niego.
puzzle-hint-defence = Kto jest silniejszy tam, gdzie trzeba: armia czy bohater?
puzzle-hint-battle = Porównaj swoje karty ze wszystkimi, które może mieć druga strona.
puzzle-hint-hunt = Przyjrzyj się bohaterom w zasięgu i temu, co niosą.
puzzle-hint-equipment = Na co cię stać na Bazarze Hanzy i co bohater by wtedy niósł?
puzzle-hint-polis = Straż Polis ma stałą siłę. Policz swoją.
puzzle-hint-capture_army = Wygrana walka to nie wszystko: trzeba jeszcze opłacić przejęcie stacji.
puzzle-hint-capture_hero = Najpierw ruch, potem atak: którą stację w zasięgu bohater może zdobyć?
puzzle-hint-two_missions = Pierwsza Misja przywraca ci znaczniki.
puzzle-hint-monster = Kto odeprze Potwora, zagrywa jedną kartę za darmo.
puzzle-hint-mission_first = Zrób coś przed akcją podstawową.
puzzle-hint-hero = Bohater podwaja Zasoby jednego typu.
puzzle-hint-keep = Zatrzymanie Stacji kosztuje dostępne znaczniki: drugiej dwa, trzeciej trzy.
puzzle-hint-tidy = Brakuje ci dostępnych znaczników. Bez której karty na stole się obejdziesz?
puzzle-hint-verb = Następny dobry ruch: { $verb ->
    [attack] atak
    [move] ruch bohatera
    [stay] pozostanie na miejscu
    [play] zagranie karty
    [turn] zagranie karty jako Ochrony
    [discard] odrzucenie karty
    [swap] wymiana kart
    [complete] wykonanie misji
    [tidy] porządkowanie
    [remove] zdjęcie karty ze stołu
    [remove_turned] zdjęcie Ochrony ze stołu
    [capture] przejęcie stacji
    [buy_equipment] wizyta na Bazarze Hanzy
    [buy] zakup karty
    [renew] odnowienie oferty
    [receive_mission] wzięcie nowej misji
    [exchange_resources] wymiana surowców
    [scout] zwiad
    [use] użycie karty
    [use_ability] własna akcja bohatera
    [vote_for] głos za
    [vote_against] głos przeciw
    [recruit] rekrutacja
    [defend] wybór, czym albo gdzie się bronić
    [with_army] walka armią
    [with_hero] walka bohaterem
    [keep] zatrzymanie czegoś
    [take] wzięcie czegoś
    [pass] pas
   *[other] nie taki, jak się wydaje
}.

puzzle-wrong = Można lepiej: z tym wyborem szansa wynosi { $chance }, a możliwe jest { $best }. Spróbuj jeszcze raz.
puzzle-right = Dobrze. Dalej.
puzzle-solved = Rozwiązane!
puzzle-given-up = Oto rozwiązanie.
puzzle-show = Pokaż rozwiązanie
puzzle-again = Od początku
puzzle-solution = Rozwiązanie:
puzzle-chances = Szanse na osiągnięcie celu:
puzzle-proof-exact = Dokładnie: przeszukano wszystkie warianty.
puzzle-proof-sampled = Przeszukano wszystkie warianty; losowania uśredniono z { $n } rozdań zgodnych z tym, co wiesz.
puzzle-proof-second = Najlepszy plan: { $best }. Bez wyboru „{ $key }” najwyżej { $second }.
puzzle-reasons = Co myśli doradca (gra o zwycięstwo w całej partii):
puzzle-rating-now = Twój ranking: { $rating } ({ $change }).
puzzle-play-on = Graj dalej od tego miejsca

# The terminal.

puzzle-input = Numer, h podpowiedź, a rozwiązanie, ? pomoc:
puzzle-help = Wpisz numer wyboru. h daje podpowiedź (dwie), a pokazuje rozwiązanie, t stół jeszcze raz, m mapę, q kończy.
puzzle-more = Enter: następna łamigłówka, q: koniec:
puzzle-head = { $theme } · { $rating } · { $id }
puzzle-made = { $game }: łamigłówki { $found } z { $count }, przeszukane gry: { $games }
puzzle-checked = { $game }: sprawdzone i ponownie udowodnione łamigłówki: { $n }.
