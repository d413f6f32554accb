# Der Plan: seine Werkzeuge und das Feld an einer Station.

map-fit = Plan einpassen
map-reach = Meine Reichweite zeigen
map-hide-reach = Reichweite ausblenden
map-in-reach = In Reichweite von: { $pieces }
map-reach-hero = { $hero } ({ $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
})
map-reach-army = { $owner } (Armee)
map-out-of-reach = Hierher kommt gerade niemand.
map-why-attack = Warum kann ich hier nicht angreifen?
map-why-move = Warum kann mein Held nicht hierher gehen?
map-why-choose = Warum kann ich diese Station nicht wählen?
map-win = Sieg
map-rules = Regeln
