# Sceny na stronie: bitwy, głosowania, zagrożenia, potwory, koniec rundy i gry; powtórka.

stage-steps = Etapy
stage-step-declared = Atak
stage-step-cards = Karty
stage-step-result = Wynik
stage-step-capture = Przejęcie
stage-continue = Dalej
stage-enter = Enter
stage-you = ty
stage-or = lub
stage-total = siła { $n }
stage-battle = Walka o stację { $station }
stage-duel = Atak na { $hero_acc } na stacji { $station }
stage-defence = Obrona stacji { $station }
stage-attacked = { $seat } { $seat_number ->
    [plur] atakują
   *[sing] atakuje
} cię na stacji { $station }
stage-defends-army = Broni twoja armia.
stage-defends-hero = Broni { $hero }.
stage-has-chosen = { $name }: karta wybrana
stage-choose-card = Wybierz jedną kartę. Obie zostaną odkryte razem.
stage-enemy-holds = { $name }: trzy z kart { $cards }.
stage-clash = Przeciw karcie { $card } { $own } do { $other }, { $result ->
    [won] wygrana
    [lost] przegrana
   *[drawn] remis
}
stage-lose = Porażka
stage-draw = Remis { $score }
stage-stopped = Atak udaremniony
stage-hold = Obrona
stage-win = Wygrana
stage-stake-prize = Możesz przejąć stację { $station }, płacąc jej cenę.
stage-bars = Przy każdej karcie widać, jak często można się jej spodziewać przy rozsądnej grze. Pasek sumuje te wiersze, razem ze zdolnościami.
stage-stake-nothing = Nic się nie dzieje.
stage-you-win = Wygrywasz { $score }
stage-you-lose = Przegrywasz { $score }
stage-dark-lead = Każdy wskazał stację i obrońcę. Jedna karta atakuje wszystkich.
stage-printed = z karty
stage-repelled = Odparte
stage-not-repelled = Nieodparte
stage-drawn = Remis
stage-named = wskazana
stage-vote-lead = Zwykle każda frakcja ma tyle głosów, ile stacji, plus premie. Prawo zostaje przyjęte, gdy głosów „za” jest więcej niż „przeciw”.
stage-deciding = twój wybór
stage-tally-for = { $n } za
stage-tally-mine = twoje: { $n }
stage-tally-open = nieoddane: { $n }
stage-tally-against = { $n } przeciw
stage-law-replaces = Jeśli zostanie przyjęte, zastąpi prawo „{ $law }”.
stage-round-over = Koniec rundy { $round }
stage-round-lead = Nikt nie osiągnął celu, więc gra toczy się dalej.
stage-next-round = Runda { $round }
stage-no-change = bez zmian
stage-your-missions = Twoje misje
stage-first-next = Następny pierwszy gracz
stage-begins-with = Runda { $round } zaczyna się od
stage-round-off = Nie pokazuj między rundami
stage-monster = { $seat } nasyła na wszystkich Potwora „{ $card }”
stage-monster-one-symbol = Atakuje wszystkich. Odpiera go jeden pasujący symbol.
stage-monster-all-symbols = Atakuje wszystkich. Aby go odeprzeć, trzeba mieć wszystkie jego symbole.
stage-monster-all-away = Kto go nie odeprze, zużywa wszystkie dostępne znaczniki.
stage-monster-must-defend = Kto może się obronić, musi to zrobić.
stage-your-answer = Twój ruch
stage-used = { $n ->
    [one] zużyto kartę: { $cards }
   *[other] zużyto karty: { $cards }
}
stage-loses = Stracono
stage-nothing-to-lose = Nic do stracenia
stage-at-stake = Zagrożone
stage-repel-or-suffer = Odeprzeć czy ponieść straty?
stage-keep-lead = Aby zatrzymać Stację, kładziesz na niej { $price ->
    [one] { $price } znacznik. Nadal liczy się
    [few] { $price } znaczniki. Nadal liczą się
    [many] { $price } znaczników. Nadal liczą się
   *[other] { $price } znaczników. Nadal liczą się
} do zwycięstwa, ale nie można { $price ->
    [one] nim
   *[other] nimi
} płacić.
victory-you-won = Zwycięstwo · runda { $round }
victory-you-lost = Przegrana · runda { $round }
victory-over = Koniec gry · runda { $round }
victory-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
victory-stations = { $n ->
    [one] { $n } stacja
    [few] { $n } stacje
    [many] { $n } stacji
   *[other] { $n } stacji
}
victory-missions = { $n ->
    [one] { $n } misja
    [few] { $n } misje
    [many] { $n } misji
   *[other] { $n } misji
}
victory-needed = potrzebne: { $n }
victory-why-points = Punkty na koniec rundy: { $points }; do zwycięstwa wystarczyło { $needed }.
victory-why-polis = Na koniec rundy wszystkie cztery stacje Polis w jednym ręku: to wygrywa niezależnie od punktów.
victory-why-both = Punkty na koniec rundy: { $points }, a do zwycięstwa wystarczyło { $needed }; do tego wszystkie cztery stacje Polis.
victory-why-tokens = { $you ->
    [yes] Masz wszystkie dziesięć znaczników.
   *[no] { $seat } ma wszystkie dziesięć znaczników.
}
victory-why-others = { $n ->
    [one] Warunek zwycięstwa spełnił jeszcze jeden gracz; rozstrzygnęła zasada na wypadek kilku zwycięzców.
   *[other] Warunek zwycięstwa spełniło jeszcze { $n } graczy; rozstrzygnęła zasada na wypadek kilku zwycięzców.
}
victory-why-cap = Ostatnia runda minęła. Najlepszy wynik: { $points }.
victory-decided = O wyniku zdecydowała runda { $round }: { $said }
victory-course = Przebieg gry
victory-review = Obejrzyj grę
victory-new = Nowi przeciwnicy
victory-moments = Przełomowe chwile
victory-moment = Runda { $round }
victory-none = Żaden pojedynczy ruch nie zmienił szans istotnie.
victory-plain = Wyuczony bot nie ocenił tej gry; szanse to zwykły szacunek.
replay-step = Ruch { $at } z { $last }
replay-beginning = Rozdanie
replay-moments = Przełomowe chwile
replay-preview = Powtórka
replay-preview-move = Ruch { $at }
replay-preview-about = Obejrzyj ją ruch po ruchu.
stage-of-law = prawo
stage-of-faction = frakcja
victory-wins = { $seat } { $seat_number ->
    [plur] wygrywają
   *[sing] wygrywa
}, { $score }
victory-draw = Remis, { $score }
victory-why-draw = Ostatnia runda minęła. Najlepszy wynik się powtarza: { $points }.
victory-tokens = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
    [many] { $n } znaczników
   *[other] { $n } znaczników
}

turned-title = { $stage ->
    [1] Powrót do I etapu
   *[2] Zaczyna się II etap
}
turned-two = { $seat } { $seat_number ->
    [plur] mają
   *[sing] ma
} już punkty zwycięstwa: { $points }. Od sześciu zaczyna się II etap.
turned-one = Nikt nie ma już sześciu punktów zwycięstwa. II etap wróci po rundzie, w której ktoś je zdobędzie.
turned-threats-more = Silniejsze zagrożenia: siła od { $least } do { $most }, dotąd od { $weakest } do { $strongest }.
turned-threats-fewer = Znów słabsze zagrożenia: siła od { $least } do { $most }, dotąd od { $weakest } do { $strongest }.
turned-carry-more = Każdy bohater może mieć o jedną kartę ekwipunku więcej{ $n ->
    [0] .
   *[other] , twój łącznie { $n }.
}
turned-carry-fewer = Każdy bohater może mieć o jedną kartę ekwipunku mniej{ $n ->
    [0] { "" }
   *[other] , twój łącznie { $n }
}. Nadmiar trzeba teraz odrzucić.
turned-gift = Każdy bohater dobiera dwie karty ekwipunku i zatrzymuje jedną z nich.
turned-scouted = Zagrożenia ze zwiadów wracają do kart swojego etapu.

# Lines of mood, which a setting turns off. They stand beside facts and carry none.
flavour-won-1905 = Trzy perony głosują, powstaje jedna mapa. Tusz jeszcze nie wysechł.
flavour-won-bandits = Dziś nikt nie zbiera podatków. Wszyscy już zapłacili.
flavour-won-red_line = Głośniki mówią to dwa razy, choć nikt nie pytał.
flavour-won-bauman = Warsztaty huczą całą noc: trzeba łatać flagi i wieszać drzwi.
flavour-won-reich = Na peronach jest bardzo cicho i każdy patrzy w podłogę.
flavour-won-arbat = Ktoś otwiera archiwum i zapisuje datę. Chyba warto ją zachować.
flavour-won-vdnkh = Herbata dla całego tunelu. Patrol wyjdzie, kiedy czajnik będzie pusty.
flavour-lost = Na peronie wisi cudza flaga. Tunele mają dobrą pamięć.
flavour-stage-two = Psy ucichły godzinę temu.
flavour-stage-one = Lampy znów świecą równo.
flavour-attack_prevented-1 = Gdy opada kurz, nie ma już z kim walczyć.
flavour-hero_wounded-1 = Cztery osoby i drzwi: szybszych noszy nie ma.
flavour-hero_wounded-2 = Sanitariuszka najpierw liczy bandaże, potem rany.
flavour-station_captured-1 = Mokra farba na starej ścianie: stacja ma nową flagę.
flavour-station_captured-2 = Handlarze zmieniają ceny, zanim opadnie dym.
flavour-station_lost-1 = Ostatni wychodzący zabierają ze sobą lampy.
flavour-station_lost-2 = Wieczorem tunel jest pełen ludzi z materacami.
flavour-threat_repelled-1 = Najpierw śmieje się ktoś jeden. Potem wszyscy.
flavour-threat_repelled-2 = Barykada zostaje, na wszelki wypadek.
flavour-threat_not_repelled-1 = Światła gasną jedno po drugim, od dalekiego końca.
flavour-threat_not_repelled-2 = Rano na liście wart jest o jedno nazwisko mniej.
flavour-law_passed-1 = Ktoś przybija kartkę do kolumny. Ktoś inny czyta ją na głos.
flavour-law_passed-2 = Pisarz robi sześć odpisów. Papier jest droższy niż prawo.
flavour-law_rejected-1 = Kartka przyda się na rozpałkę.
flavour-no-tables = Peron jest pusty. Rozpal ogień, a ktoś przyjdzie.

# Ktoś jest o krok od zwycięstwa.
herald-board = { $seat } { $seat_number ->
    [plur] mają
   *[sing] ma
} { $points }: tyle daje zwycięstwo na koniec rundy, jeśli nikt żadnego nie odbierze.
herald-you-board = Masz { $points }: tyle daje zwycięstwo, jeśli utrzymasz je do końca rundy.
herald-breakthrough = { $seat } { $seat_number ->
    [plur] mają
   *[sing] ma
} { $points }. Jeszcze jeden i koniec gry.
herald-you-breakthrough = Masz { $points }. Jeszcze jeden i wygrywasz.
