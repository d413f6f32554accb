# Der im Terminal gezeichnete Tisch.

screen-round = Runde { $round }. Am Zug: { $active }. Stapel: { $deck }, Ablagestapel: { $discard }.
screen-market = Markt: { $cards }
screen-player = Spieler
screen-tokens = Marker
screen-hand-count = Hand
screen-stations = Stationen
screen-resources = Ressourcen
screen-protection = Schutz
screen-token-count = { $owned }/10 ({ $up } verfügbar, { $down } verbraucht)
screen-done = { $faction }, Auftrag erfüllt
screen-hand = Deine Hand
screen-attack = Monster: { $threat }
screen-mission = Auftrag: { $mission }
screen-named = Gewählt: { $cards }
screen-repelled = Abgewehrt von: { $seats }

# Der Ablagestapel, ein Tausch, Aufträge.

screen-no-discards = Der Ablagestapel ist leer.
screen-picked = ✓ tauschen
screen-progress = Aufträge: { $goals }
