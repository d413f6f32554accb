# Stół: rozkazy, ceny, szanse.

table-odds-win = wygrana { $chance }
table-odds-draw = remis { $chance }
table-odds-lose = przegrana { $chance }
table-price-was = { $now } zamiast { $was }
table-advised = polecane
table-capture = przejęcie za
table-then = potem
table-sum = { $terms } = { $total }
table-versus = { $own } przeciw { $other }
table-versus-threat = { $own } przeciw zagrożeniu

# Stół gry planszowej.

table-phase-setup = Przygotowanie
table-phase-events = Wydarzenia
table-phase-mobilisation = Mobilizacja
table-phase-army_actions = Armie
table-phase-hero_actions = Bohaterowie
table-phase-end_of_round = Koniec rundy
table-round = Runda { $n }
table-stage = Etap { $n ->
    [1] I
   *[2] II
}
table-bar = Runda i menu
table-phases = Fazy rundy
table-produces = produkcja: { $things }
table-no-law = Brak prawa
table-menu = Menu
table-of = z { $n }
table-points-of = Punkty: { $n } z { $needed }
table-points-made = { $stations ->
    [one] { $stations } stacja
    [few] { $stations } stacje
    [many] { $stations } stacji
   *[other] { $stations } stacji
} + { $missions ->
    [one] { $missions } misja
    [few] { $missions } misje
    [many] { $missions } misji
   *[other] { $missions } misji
}
table-army-of = Armia { $n }
table-hero-of = { $hero } siła { $strength }, szybkość { $speed }
table-sits-out = pauzuje
table-polis = Polis { $n } z { $all }
table-thinking = myśli…
table-online = online
table-open-sheet = Pokaż wszystkie karty
table-dock = Twoja frakcja
table-purse = Twoje surowce
table-upkeep = { $n ->
    [0] bez utrzymania
    [one] utrzymanie: { $n } świnia
    [few] utrzymanie: { $n } świnie
    [many] utrzymanie: { $n } świń
   *[other] utrzymanie: { $n } świń
}
table-free-slot = wolne miejsce
table-no-missions = Brak misji.
table-after = → { $n }
table-after-later = → { $n } po przejęciu
table-votes = głosy
table-carries = { $hero }: karty sprzętu { $n } z { $limit }
table-buy = Kup
table-about = Zasady i szacunki
table-watching = Oglądasz grę.
table-propose = Cofnąć?
table-undo = Cofnij
table-hint = Rada
table-why = Dlaczego nie można?
table-only-move = Tylko przejście
sound-offer = Grać z dźwiękiem?
sound-yes = Tak
sound-no = Nie
