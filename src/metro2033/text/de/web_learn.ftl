# Regeln und Karten auf der Seite.

learn-contents = Inhalt
learn-all-editions = alle Ausgaben, Unterschiede markiert
learn-differences = nur wo sich Ausgaben unterscheiden
learn-see = Siehe auch:
learn-switch = Hausregel: { $name }
learn-source = Zeilen der Regelhefte: { $source }
learn-origin = Woher das stammt
learn-origin-hint = „Regelheft“ heißt in einem Regelheft gedruckt, „öffentlich“ heißt über das Spiel veröffentlicht, „rekonstruiert“ heißt von uns nach bestem Wissen erschlossen.
learn-value-usual = wie in der Ausgabe: { $value }
learn-words = Die Wörter des Spiels
learn-explain = Fragen erklären, die zum ersten Mal auftauchen
learn-part-rules = Regeln
learn-part-cards = Karten
learn-part-words = Wörter
web-lesson = Geführte erste Partie
web-lesson-link = Spielen lernen
web-lesson-of = { $game } lernen: eine geführte erste Partie
web-puzzles-link = Rätsel
