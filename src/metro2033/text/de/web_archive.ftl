# Die Seite: gespielte Partien.

web-show-then = Den Tisch nach dieser Zeile zeigen
web-earlier = Frühere Zeilen
web-filter-station = Station
web-all-stations = alle Stationen
web-past = Der Tisch nach Verlaufszeile { $entry }, wie du ihn damals kanntest.
web-to-now = Zurück zu jetzt

# Dateien und Fortsetzen.

web-open-file-hint = Ziehe eine Aufzeichnung (.metro) hierher, von dieser Seite oder aus dem Terminal. Eine beendete Partie wird wiedergegeben, eine unbeendete geht weiter.
web-file-large = Diese Datei ist zu groß für eine Aufzeichnung.
web-go-on = Von hier weiterspielen
web-go-on-at = Ab Verlaufszeile { $entry } weiterspielen
web-go-on-hint = Eröffnet einen neuen Raum mit denselben Regeln. Alle können die Plätze nehmen; ab hier werden alle Karten neu gezogen.
web-hidden-cards = Verdeckte Karten
web-as-it-was = wie sie lagen
web-as-known-by = neu verteilt, außer dem, was Spieler { $n } ({ $name }) wusste
web-go-on-make = Raum eröffnen
web-origin-room = Diese Partie setzt ab Verlaufszeile { $entry } eine beendete fort.
web-origin-file = Diese Partie setzt die Datei { $file } fort, nach { $entry ->
    [one] { $entry } Zug
   *[other] { $entry } Zügen
}.
web-origin-as-it-was = Alle Karten liegen, wo sie lagen.
web-origin-known = Was Spieler { $n } nicht wissen konnte, wird zu Beginn neu verteilt.

# Wiedergabe.

web-known-to = Blickwinkel
web-known-to-spectator = Zuschauer
web-all-open = alle Karten offen
web-speed-of-play = Geschwindigkeit
web-share = Link kopieren

# Diagramme.

web-chart = Wie es lief
web-chart-of = { $figure } nach Runde; die Tabelle darunter nennt dieselben Zahlen
web-chart-table = Als Tabelle
web-chart-round = Runde
web-chart-end = Ende
web-chance-hint = Die Siegchance, wie die Bots sie bei offenen Karten sehen.
web-figure-chance = Siegchance
web-figure-points = Punkte
web-figure-army = Armee
web-figure-stations = Stationen
web-figure-resources = Ressourcen
web-figure-missions = Erfüllte Aufträge
web-figure-ready = Verfügbare Marker
web-figure-heroes = Helden
web-figure-breakthrough-points = Marker
web-review = Meine Züge analysieren
