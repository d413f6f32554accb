# Stół rysowany w terminalu.

screen-round = Runda { $round }. Tura: { $active }. Talia: { $deck }, odrzucone: { $discard }.
screen-market = Bazar: { $cards }
screen-player = Gracz
screen-tokens = Znaczniki
screen-hand-count = Ręka
screen-stations = Stacje
screen-resources = Zasoby
screen-protection = Ochrona
screen-token-count = { $owned }/10 (dostępne: { $up }, zużyte: { $down })
screen-done = { $faction }, Misja wykonana
screen-hand = Twoja ręka
screen-attack = Potwór: { $threat }
screen-mission = Misja: { $mission }
screen-named = Wybrane: { $cards }
screen-repelled = Odparli: { $seats }

# Stos kart odrzuconych, wymiana, misje.

screen-no-discards = Stos kart odrzuconych jest pusty.
screen-picked = ✓ wymiana
screen-progress = Misje: { $goals }
