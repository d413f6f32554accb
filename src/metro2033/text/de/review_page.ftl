# Die Seite einer Analyse.

review-name = Analyse
review-of = Spieler
review-making = Die Partie wird durchgesehen …
review-queue = { $n ->
    [one] Vor dir ist noch eine Analyse.
   *[other] Vor dir sind noch { $n } Analysen.
}
review-retry = Noch einmal versuchen
review-stop = Anhalten
review-stopped = Die Analyse wurde angehalten.
review-restart = Neu beginnen
review-curve = Siegchance
review-curve-hint = Die Siegchancen aller bei offenen Karten, wie im Diagramm am Ende der Partie. Die Tabelle darunter nennt die Zahlen.
review-as-table = Als Tabelle
review-round = Runde
review-move = Zug
review-end = Ende
review-division = Glück und Können
review-cause-luck = Glück
review-cause-own = Eigene Entscheidungen
review-cause-others = Andere Spieler
review-division-hint = In Prozentpunkten. Glück ist, was Karten und Kämpfe brachten, verglichen mit dem, was zu erwarten war. Eigene Entscheidungen werden an der besten des Bots gemessen. Der Rest ist, was die anderen taten.
review-accuracy-title = Genauigkeit
review-decisions = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
review-mistakes-title = Fehler
review-when = Runde { $round }, Zug { $entry }
review-verdict-slip = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-better-word = besser
review-all = Alle { $n } zeigen
review-values = Siegchance: { $value } statt { $best }, plus/minus { $error } Prozentpunkte.
review-moment-title = Der Moment
review-back = Zurück zur Analyse
review-larger = Der nächstgrößere Fehler
review-smaller = Der nächstkleinere Fehler
review-again = Von hier noch einmal versuchen
review-replay = Wiedergabe
review-judge-neural = Beurteilt wie die Tipps: vom gelernten Bot, an { $n } möglichen Verteilungen pro Entscheidung und nur mit dem, was der Spieler damals wusste. Unterschiede im Rauschen gelten als gleich. In einem Punkt sieht die Analyse weiter als ein Tipp: Sie nennt eine Wahl nur dann einen Fehler, wenn auch ein zweiter Blick auf { $again } andere Verteilungen, für den ein Tipp keine Zeit hat, ihn bestätigt.
review-judge-plain = Beurteilt von der einfachen Bewertung, an { $n } möglichen Verteilungen pro Entscheidung und nur mit dem, was der Spieler damals wusste: Der gelernte Bot kennt diese Karten nicht.
