# Stół gry karcianej i karty.

table-price-now = kosztuje cię { $now } zamiast { $printed }
web-card-link = Odnośnik do karty { $card }
cards-tokens = Znaczniki: dostępne { $up }, zużyte { $down }, na Stacjach { $placed }, w zapasie { $supply }
cards-progress = { $have } z { $needed }
cards-kept = zatrzymana
cards-kept-free = zatrzymana, znaczniki: { $n }; { $type } za darmo
cards-free = za darmo
cards-seat = { $seat } ({ $name }): znaczniki { $n } z 10, Stacje: { $stations }, karty Ochrony: { $guards }, surowce pokojowe: { $peaceful }, militarne: { $military }, karty w ręce: { $hand }. Pokaż ten stół
cards-thinking = wybiera
cards-hand-of = Karty w ręce: { $n }
cards-of-ten = z 10
cards-of-ten-tokens = z 10 znaczników
cards-to-win = do wygranej: { $n }
cards-ready = { $n ->
    [one] dostępny
    [few] dostępne
    [many] dostępnych
   *[other] dostępnego
}
cards-spent = { $n ->
    [one] zużyty
    [few] zużyte
    [many] zużytych
   *[other] zużytego
}
cards-placed = na Stacjach
cards-purse = Twoje znaczniki
cards-faction = Frakcja
cards-market-when = po akcji bierzesz jedną kartę
cards-deck = Talia { $n }
cards-deck-word = Talia
cards-discards-word = Odrzucone
cards-can-act = Możesz jej teraz użyć
cards-cheaper = Taniej dzięki: { $cards }
cards-forecast = Co to oznacza dla każdego
cards-you = Ty
cards-nothing-now = Teraz nie możesz jej użyć.
cards-not-yours-now = Teraz nic z nią nie zrobisz.
cards-why-play = Dlaczego nie mogę jej zagrać?
cards-why-turn = Dlaczego nie jako Ochronę?
cards-why-take = Dlaczego nie mogę jej wziąć?
cards-why-complete = Dlaczego nie mogę wykonać Misji?
cards-my-table = Twój stół
cards-empty-table = Tu leżą zagrane przez ciebie karty.
cards-tap = Dotknij karty, by zobaczyć jej akcje.
cards-all-choices = Wszystkie możliwości
cards-tap-one = Dotknij wybranej karty.
cards-swap-choose = Wybrano { $n } z { $all }
cards-round = Runda { $n }
cards-last-round = Runda { $n }, ostatnia
cards-ten-win = do wygranej: 10 znaczników
cards-turns = Kolejność tur
cards-full = wykonaj
cards-count = Opcje: { $n }
cards-new = { $n ->
    [one] nowy znacznik
    [few] nowe znaczniki
    [many] nowych znaczników
   *[other] nowego znacznika
}
cards-leaves = Dostępne znaczniki: { $from } → { $to }
cards-mission-ready = gotowe
cards-first = Najpierw: { $prompt }
