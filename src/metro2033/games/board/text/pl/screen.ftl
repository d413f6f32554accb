# Stół rysowany w terminalu.

screen-round = Runda { $round }, { $phase ->
    [setup] przygotowanie
    [events] wydarzenia
    [mobilisation] mobilizacja
    [army_actions] akcje armii
    [hero_actions] akcje bohatera
   *[end_of_round] koniec rundy
}, { $stage ->
    [1] I
   *[2] II
} etap. Pierwszy gracz: { $first }.
screen-player = Gracz
screen-points = Punkty
screen-army = Armia
screen-tokens = Surowce
screen-hero = Bohater
screen-equipment = Sprzęt
screen-missions = Misje
screen-hero-figures = siła { $strength }, szybkość { $speed }
screen-hero-at = { $hero } (siła { $strength }, szybkość { $speed }), { $station }
screen-hero-wounded = { $hero } (siła { $strength }, szybkość { $speed }), pauzuje, { $station }
screen-mission-count = w toku: { $open }, wykonane: { $done }
screen-market = Bazar Hanzy: { $cards }
screen-law = Obowiązujące prawo: { $law }
screen-lasting = Działające efekty: { $effects }
screen-legend = ①–⑥ stacja gracza, ○ neutralna, ◇ Polis, ◎ Hanza, · opuszczona, × zamknięta; podkreślona: stacja bazowa; ⇄ przesiadka (ta sama litera); ♟ bohater
screen-hand = Twoje karty
screen-vote = Głosowanie
screen-battle = Walka: { $station }
screen-stakes-attacker = Jeśli atak się powiedzie: { $losses }
screen-stakes-defender = Jeśli atak się nie powiedzie: { $losses }
mark-pig = ś
mark-mushroom = g
mark-ammo = n

# Karty odrzucone i cele.

screen-goal = [{ $have } z { $needed }]
screen-discards-equipment = Odrzucony sprzęt: { $cards }
screen-discards-threat = Odrzucone zagrożenia: { $cards }
screen-discards-mission = Odrzucone misje, które znasz: { $cards }
screen-known-law = Prawa w talii, które znasz: { $cards }
screen-known-threat = Zagrożenia w talii, które znasz: { $cards }

# Mapa.

screen-map-legend = ①–⑥ stacja gracza, ○ neutralna, ◇ Polis, ◎ Hanza, · opuszczona, ♟ bohater, ═ przesiadka; biały numer: wybór; podkreślona: stacja bazowa; po nazwie: co daje
screen-map-player = { $seat } (armia { $army }, punkty { $points })
