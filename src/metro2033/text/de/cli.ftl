# Hilfe.

help-metro2033 = Metro 2033 und Metro 2033: Durchbruch auf einem digitalen Spieltisch.
help-version = Version ausgeben und welche Engine läuft, kompiliert oder reines Python.
help-play = Im Terminal spielen, mit Menschen und Bots auf beliebigen Plätzen.
help-learn = Ein Spiel im Terminal lernen: eine geführte erste Partie in Kapiteln.
help-chapter = Welches Kapitel; ohne Angabe das unterbrochene oder das nächste.
help-simulate = Ganze Partien zwischen Bots spielen und die Ergebnisse zählen.
help-arena = Bots bei gleicher Verteilung vergleichen und sehen, was gewinnt.
help-replay = Eine Aufzeichnung (.metro) prüfen und ausgeben, was geschah, oder zeichnen.
help-scenario = Szenarien ausführen, Fehlschläge erklären, Erfolge und Fehlschläge zählen.
help-position = Eine Stellung einer Aufzeichnung als eine Zeile zum Einfügen ausgeben oder so eine Zeile als Tisch zeigen.
help-rule = Eine Regel nach ihrer Kennung ausgeben oder die Regeln durchsuchen.
help-cards = Karten auflisten oder suchen: was sie tun und woher sie stammen.
help-content = Die geladenen Karten nach Art und Quelle zählen.
help-schema = Ein Spiel für Programme in anderen Sprachen ausgeben: Sichten, Fragen, Metroplan und Karten als JSON.
help-bench = Die Geschwindigkeit dieser Installation messen.
help-game = Welches Spiel: { $games }.
help-edition = Welche Ausgabe; board: en2012, pl2015 oder ru2011; breakthrough: pl2017.
help-option = Eine Eigenschaft der Ausgabe oder eine Hausregel setzen, als key=value; mehrfach möglich.
help-variant = Benannte Gruppen von Optionen, durch Kommas getrennt.
help-content-option = Ein Kartenpaket (Datei oder Ordner), dessen Karten gedruckte ersetzen oder ergänzen; mehrfach möglich.
help-lang = Sprache: { $languages }; ohne Angabe die des Systems.
help-json = Ein JSON-Objekt und sonst nichts auf die Standardausgabe schreiben.
help-seats = Wie viele Spieler.
help-seed = Eine ganze Zahl, die allen Zufall festlegt: gleicher Startwert, gleiche Partie.
help-bots-option = Bots nach Platz, durch Kommas getrennt; eine kürzere Liste wird wiederholt. Bots: random, greedy, planner, ismcts, neural, fair; Stufen: novice, regular, veteran, legend, master, adaptive; eigene: module:Class oder exec:PROGRAM.
help-play-bots = Wer wo sitzt, durch Kommas getrennt: human oder ein Bot. Mehrere Menschen teilen sich die Tastatur.
help-games = Wie viele Partien.
help-jobs = Wie viele Prozesse.
help-round-limit = Eine Partie nach so vielen Runden abbrechen und nach Punkten werten (0: das übliche Limit).
help-arena-edition = Welche Ausgaben, durch Kommas getrennt, oder all. board: en2012, pl2015, ru2011.
help-arena-seats = Wie viele Spieler; bei mehreren Zahlen, etwa 2,3,4, wird mit jeder gespielt.
help-arena-bots = Welche Bots, durch Kommas getrennt; daraus werden alle Tische gebildet. Ohne Angabe: greedy,random.
help-arena-table = Genau diese Bots an einem Tisch, durch Kommas getrennt, einer pro Spieler.
help-arena-games = Wie viele Partien pro Ausgabe und Spielerzahl.
help-arena-fixed-draft = Fraktionen und Helden nach Startwert zuteilen, sodass jeder Bot alle spielt.
help-arena-regret = So viel Prozent der Entscheidungen beurteilen: die Punkte an Gewinnchance, die ein Bot je Entscheidung verliert (0: keine).
help-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; local startet einen hier.
help-arena-report = Ein Ordner für den Bericht; ein angehaltener Lauf geht dort weiter.
help-resume = Eine als Aufzeichnung gespeicherte Partie fortsetzen.
help-records = Ein Ordner für die Aufzeichnung jeder Partie; lies sie mit `metro2033 replay`.
help-record-file = Eine Aufzeichnung, meist mit der Endung .metro.
help-replay-seat = Zeigen, was ein Spieler sah: 1 bis 6; 0 für einen Zuschauer.
help-replay-to = Nach so vielen Zügen anhalten.
help-replay-svg = Ein Bild des Tisches als FILE.svg oder FILE.png schreiben, am Ende oder dort, wo --to anhält; mit „{ "{step}" }“ im Namen entsteht eines pro Zug.
help-replay-gif = Die Partie als animiertes GIF nach FILE schreiben.
help-replay-every = Nur jeden sovielten Zug zeichnen: 1 zeichnet alle. Ohne Angabe hat ein GIF etwa 100 Bilder.
help-replay-theme = Farben der Bilder: dark oder light.
help-position-what = Eine Aufzeichnung (.metro) oder eine Stellung: eine Zeile, die mit „metro1.“ beginnt.
help-position-seat = Nur sagen, was dieser Spieler weiß: 1 bis 6; 0 für die ganze Stellung.
help-position-to = Die Stellung nach so vielen Zügen; ohne Angabe nach dem letzten.
help-scenario-files = Szenariodateien oder Ordner mit solchen.
help-scenario-stop-first = Beim ersten Fehlschlag anhalten.
help-rule-words = Die Kennung einer Regel, etwa B-AA-08, oder Suchwörter.
help-cards-words = Suchwörter für Namen und Texte.
help-cards-says = Was auf einer gedruckten Karte steht, als FIELD=VALUE, um unsere zu finden, etwa strength=3; mehrfach möglich.
help-cards-kind = Nur eine Art: faction, hero, law, threat, equipment, mission, combat_card; bei breakthrough: resource, station, threat, hero, caravan, faction.
help-schema-part = Nur ein Teil: view, questions, map oder cards.
help-bench-games = Wie viele zufällige Partien gemessen werden.

# Spielen im Terminal.

play-no-terminal = `play` braucht ein Terminal. Starte es in einem, oder versuche `metro2033 simulate`.
play-number = Wähle eine Zahl von 1 bis { $most }.
play-thinking = { $seat }: denkt nach …
play-hand-over = { $seat }, du bist dran. Alle anderen schauen weg. Weiter mit Enter.{" "}
play-input = Zahl, oder ? für Hilfe: 
play-help = Tippe die Zahl deiner Wahl. Weitere Befehle: u zurücknehmen, m Plan, t Tisch, d Ablagestapel, l Verlauf, c NAME Karte zeigen, r ID Regel, w AUSWAHL warum (nicht), h Tipp, b Gründe des letzten Bots, p diese Stellung als eine Zeile zum Einfügen, s DATEI speichern, q speichern und beenden.
play-rests-on = Grundlage: { $rules }.
play-bot-secret = Die Gründe eines Bots würden seine Geheimnisse verraten; du siehst sie nur, wenn du als einziger Mensch mitspielst.
play-bot-none = Noch hat kein Bot etwas entschieden.
play-saved = Gespeichert als { $file }. Weiter mit: metro2033 play --resume { $file }
play-won = Sieg: { $seat }.

# Dateien und Nachschlagen.

option-seat = Es gibt keinen Spieler { $given }; es sind { $most }.
schema-part = Es gibt keinen Teil „{ $part }“; wähle aus: { $allowed }.
cards-field = Keine Karte hat ein Feld „{ $field }“; wähle aus: { $allowed }.
cards-none-says = Auf keiner unserer Karten steht das. Trage die gedruckte Karte in ein eigenes Paket ein: `metro2033 pack match FILE --kind KIND`.
cards-unknown = Karten: { $cards }. Felder, die wir nur rekonstruiert haben: { $unknown } von { $fields }. Ist deine Karte dabei, trage die gedruckten Werte mit `metro2033 pack match FILE --kind KIND` ein.
replay-checked = { $file }: { $answers } Züge geprüft.
position-asked = { $seat } entscheidet:
scenario-failed = { $file } ({ $edition }): { $title }. { $why }
scenario-held = { $runs ->
    [one] { $runs } Szenario bestanden
   *[other] { $runs } Szenarien bestanden
}, { $failed } fehlgeschlagen.
rule-unknown = Keine Regel gefunden zu „{ $words }“.
rule-more = … und { $more } weitere; ergänze ein Wort.
rule-our-reading = unsere Auslegung
rule-source = Quelle (Zeile des Regelhefts): { $source }
rule-switch = Hausregel: --option { $switch }={ $value } (möglich: { $values })
rule-see = Siehe auch: { $see }
cards-kind = Es gibt keine Art „{ $kind }“; wähle aus: { $allowed }.
cards-none = Keine Karten gefunden.
content-cards = Karten
content-total = gesamt
provenance-rulebook = Regelheft
provenance-public = öffentlich
provenance-reconstructed = rekonstruiert

# Simulationen.

simulate-game = Spiel
simulate-edition = Ausgabe
simulate-seats = Spieler
simulate-games = Partien
simulate-finished = beendet
simulate-at_round_limit = am Rundenlimit abgebrochen
simulate-decisions = Entscheidungen
simulate-seconds = Sekunden
simulate-rounds = Runden
simulate-rounds-figures = Mittelwert { $mean }, Median { $median }, 90 % bis { $p90 }
simulate-wins-seat = Siege nach Spieler
simulate-wins-bot = Siege nach Bot
simulate-wins-faction = Siege nach Fraktion
simulate-wins-hero = Siege nach Held

# Geschwindigkeit.

bench-calibration = Eichung (Millionen Schleifen/s)
bench-decisions_per_second = Entscheidungen pro Sekunde
bench-games_per_second = Partien pro Sekunde
bench-decisions_per_game = Entscheidungen pro Partie
bench-options_mean = Möglichkeiten pro Frage
bench-clone_us = kopieren (µs)
bench-view_us = Sicht erstellen (µs)
bench-determinise_us = Verdecktes auslosen (µs)
bench-save_bytes = gespeicherter Zustand (Bytes)

# Der Rahmen der Kommandozeile.

help-help = Diese Hilfe zeigen und beenden.
help-install-completion = Vervollständigung mit der Tabulatortaste für diese Kommandozeile einrichten und beenden.
help-show-completion = Das Skript zur Vervollständigung für diese Kommandozeile ausgeben und beenden.
completion-installed = Die Vervollständigung ist in { $file } eingerichtet. Sie gilt in Shells, die du ab jetzt öffnest.
frame-usage = Aufruf:
frame-usage-options = [OPTIONEN]
frame-usage-command = BEFEHL…
frame-arguments = Argumente
frame-options = Optionen
frame-commands = Befehle
frame-number = ZAHL
frame-text = TEXT
frame-path = PFAD
frame-argument-action = [make]
frame-argument-file = DATEI
frame-argument-files = DATEI…
frame-argument-game = [SPIEL]
frame-argument-what = [make|check|ID]
frame-argument-other = ANDERES
frame-argument-out = ORDNER
frame-argument-words = WORT…
frame-default = Standard: { $value }
frame-at-least = mindestens { $least }
frame-between = { $least } bis { $most }
mistake-help = { $sentence } Hilfe: { $command }
mistake-option = Es gibt keine Option { $option }{ $near ->
    [none] .
   *[other] ; meintest du { $near }?
}
mistake-command = Es gibt keinen Befehl „{ $command }“{ $near ->
    [none] .
   *[other] ; meintest du { $near }?
}
mistake-needs-value = Die Option { $option } braucht einen Wert.
mistake-takes-no-value = Die Option { $option } nimmt keinen Wert.
mistake-missing = { $name } fehlt.
mistake-number = Die Option { $option } nimmt eine ganze Zahl{ $bounds ->
    [between] { " " }von { $least } bis { $most }.
    [least] , mindestens { $least }.
   *[any] .
}
mistake-value = { $option } kann diesen Wert nicht haben.
mistake-extra = Dieser Befehl nimmt „{ $words }“ nicht an.
mistake-other = Dieser Befehl ist unverständlich.
disk-full = Der Datenträger ist voll; es lässt sich nichts mehr schreiben.
system-refused = Das System konnte nicht lesen oder schreiben: { $why }.
terminal-letters = Dieses Terminal kann nicht alle Zeichen darstellen, einige wurden ersetzt. Falls es UTF-8 beherrscht, setze PYTHONIOENCODING=utf-8.
option-packs = Kartenpakete sollten eine Liste von Dateien oder Ordnern sein, nicht { $value }.
pack-language = Das Kartenpaket { $pack } hat keine Texte auf { $language }; { $used ->
    [none] seine Karten zeigen ihre Kennungen.
   *[other] stattdessen gelten die Texte auf { $used }.
}
serve-port-forbidden = Du darfst Port { $port } nicht benutzen. Wähle mit --port einen über 1023.
serve-host = Dieser Rechner hat keine Adresse { $host }. Wähle mit --host eine andere.
serve-port = Port { $port } auf { $host } lässt sich nicht öffnen: { $why }.
help-puzzles = Rätsel lösen; oder Rätsel erstellen und prüfen.
help-puzzles-what = make, check oder die Kennung eines Rätsels; ohne Angabe das nächste.
help-puzzles-theme = Nur Rätsel zu diesem Thema.
help-puzzles-today = Das Rätsel des Tages.
help-puzzles-count = Wie viele Rätsel erstellt werden.
help-puzzles-out = Ein Ordner für die Rätsel; ein angehaltener Lauf geht dort weiter.
