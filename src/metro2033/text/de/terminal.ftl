# Spielen im Terminal: speichern, blättern und was neben dem Tisch steht.

play-more = Mehr: Enter drücken …
play-weighing = Die Chancen werden berechnet …
play-over = Die Partie ist zu Ende. s DATEI speichert sie, l zeigt den Verlauf, d die Ablagestapel, Enter beendet:
play-save-where = Anderer Dateiname oder Ordner (Enter: ein freier Name daneben, -: nicht speichern):
play-not-saved = Die Partie wurde nicht gespeichert.
play-saved-over = Gespeichert als { $file }. Lies sie mit: metro2033 replay { $file }
save-foreign = { $file } gibt es schon und ist nicht diese Partie. Wähle einen anderen Namen.
save-full = Der Datenträger ist zu voll, um { $file } zu speichern. Nichts ist verloren: Speichere anderswo, oder schaffe Platz.
screen-options = Hausregeln: { $options }
screen-option-off = nicht: { $option }

# Spiele ohne eigene Darstellung.
plain-round = Runde { $round }
plain-player = Spieler
