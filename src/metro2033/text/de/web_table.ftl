# Der Tisch: Befehle, Preise, Chancen.

table-odds-win = Sieg { $chance }
table-odds-draw = Gleichstand { $chance }
table-odds-lose = Niederlage { $chance }
table-price-was = { $now } statt { $was }
table-advised = empfohlen
table-capture = einnehmen für
table-then = dann
table-sum = { $terms } = { $total }
table-versus = { $own } gegen { $other }
table-versus-threat = { $own } gegen eine Bedrohung

# Der Tisch des Brettspiels.

table-phase-setup = Aufbau
table-phase-events = Ereignisse
table-phase-mobilisation = Mobilmachung
table-phase-army_actions = Armee
table-phase-hero_actions = Helden
table-phase-end_of_round = Rundenende
table-round = Runde { $n }
table-stage = Stufe { $n ->
    [1] I
   *[2] II
}
table-bar = Runde und Menü
table-phases = Phasen der Runde
table-produces = Ertrag: { $things }
table-no-law = Kein Gesetz
table-menu = Menü
table-of = von { $n }
table-points-of = { $n } von { $needed } Punkten
table-points-made = { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
} + { $missions ->
    [one] { $missions } Auftrag
   *[other] { $missions } Aufträge
}
table-army-of = Armee { $n }
table-hero-of = { $hero } Stärke { $strength }, Tempo { $speed }
table-sits-out = setzt aus
table-polis = Polis { $n } von { $all }
table-thinking = denkt nach …
table-online = da
table-open-sheet = Alle Karten zeigen
table-dock = Deine Fraktion
table-purse = Deine Ressourcen
table-upkeep = { $n ->
    [0] kein Unterhalt
    [one] Unterhalt: { $n } Schwein
   *[other] Unterhalt: { $n } Schweine
}
table-free-slot = freies Feld
table-no-missions = Keine Aufträge.
table-after = → { $n }
table-after-later = → { $n }, wenn eingenommen
table-votes = Stimmen
table-carries = { $hero } trägt { $n } von { $limit }
table-buy = Kaufen
table-about = Regeln und Schätzungen
table-watching = Du schaust zu.
table-propose = Zurücknehmen?
table-undo = Zurücknehmen
table-hint = Tipp
table-why = Warum nicht …?
table-only-move = Nur dorthin gehen
sound-offer = Mit Ton spielen?
sound-yes = Ja
sound-no = Nein
