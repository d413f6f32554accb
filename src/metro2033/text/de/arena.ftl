# Die Arena: was nicht stimmt.

arena-bots-or-table = Gib entweder --bots oder --table an, nicht beides.
arena-table-seats = Der Tisch hat { $table } Plätze, --seats sagt aber „{ $seats }“.
arena-seats-form = „{ $text }“ sollte eine Spielerzahl sein oder mehrere, durch Kommas getrennt, etwa 2,3,4.
arena-ledger-other = Die Partien in { $file } wurden mit anderen Einstellungen gespielt; wähle mit --report einen anderen Ordner.
arena-ledger-line = Zeile { $line } von { $file } ist keine beendete Partie; entferne die Zeile oder wähle mit --report einen anderen Ordner.
arena-worker-died = Ein Prozess ist während des Spielens abgestürzt; seine Partie hat einen dieser Startwerte: { $seeds }. Beendete Partien bleiben erhalten.
arena-no-ray = Ray ist nicht installiert; installiere es mit: pip install "metro2033[ray]"
arena-ray-address = Der Ray-Cluster unter „{ $address }“ ist nicht erreichbar: Er antwortet nicht oder weist dieses Programm ab.
arena-failures = { $n ->
    [one] Eine Partie ist abgestürzt, Startwert { $seeds }. Der Fehler:
   *[other] { $n } Partien sind abgestürzt, Startwerte { $seeds }. Der erste Fehler:
}

# Was ausgegeben wird.

arena-played = { $games ->
    [one] { $games } Partie gespielt, { $limit } am Rundenlimit abgebrochen.
   *[other] { $games } Partien gespielt, { $limit } am Rundenlimit abgebrochen.
}
arena-written = Bericht geschrieben: { $file }.

# Der Bericht.

arena-title = Arena: { $game }
arena-game-board = Metro 2033
arena-game-breakthrough = Metro 2033: Durchbruch
arena-fact-setting = Ausgabe { $edition }, Spieler: { $seats }.
arena-fact-seed = Erster Startwert { $seed }; jede Verteilung wird mit allen Sitzfolgen der Bots gespielt.
arena-fact-draft-fixed = Der Startwert teilt Fraktionen und Helden zu.
arena-fact-draft-free = Die Bots wählen Fraktionen und Helden, wo die Regeln es erlauben.
arena-fact-options = Optionen: { $options }.
arena-figure-games = Partien
arena-figure-bots = Bots
arena-figure-limit = am Rundenlimit abgebrochen
arena-figure-mean = Runden, Mittelwert
arena-figure-median = Runden, Median
arena-figure-p90 = Runden oder weniger in neun von zehn Partien
arena-figure-decisions = Entscheidungen pro Partie
arena-failed = Abgestürzte Partien
arena-failed-game = Startwert { $seed }, Ausgabe { $edition }, Bots { $bots }
arena-bots = Bots
arena-bots-note = Ein Bot auf zwei Plätzen zählt als zwei Partien. Ein geteilter erster Platz zählt als Bruchteil eines Siegs. Intervalle nach Wilson, 95 %; die gestrichelte Linie ist der faire Anteil. Wertungen nach OpenSkill, mit Standardabweichung (das Diagramm zeigt zwei); nur die Unterschiede bedeuten etwas. Zeiten sind die eigenen Zeiten des Bots bei Fragen mit mehr als einer Möglichkeit: Die Hälfte der Züge dauert höchstens p50, 95 % dauern höchstens p95.
arena-judgement = Verlust: Prozentpunkte der Gewinnchance je Entscheidung, mit Standardfehler, nach dem Urteil von { $judge } über { $percent } % der Entscheidungen, bei denen es etwas zu wählen gab. Ein Bot, der stärker ist als sein Richter, kann auch durch bessere Züge Punkte verlieren.
arena-plot-share = Anteil der Siege
arena-plot-rating = Wertung
arena-pairs = Direkter Vergleich
arena-pairs-note = Wie oft der Bot der Zeile vor dem Bot der Spalte landete; ein Gleichstand zählt halb.
arena-of-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
arena-balance-of = Ausgewogenheit: { $edition }, { $seats } Spieler
arena-balance-note = Anteil der Siege, gleich wer spielt. Grün oder rot: Das ganze Intervall liegt über oder unter dem fairen Anteil (der gestrichelten Linie).
arena-length = Runden pro Partie
arena-by-faction = Nach Fraktion
arena-by-hero = Nach Held
arena-by-seat = Nach Platz
arena-by-order = Nach Zugfolge in der ersten Runde
arena-by-opener = Wer zuerst eine Station einnimmt
arena-by-first-capture = Nach der ersten eingenommenen Station eines Spielers
arena-place = Nr. { $n }
arena-opener = zuerst eingenommen
arena-not-opener = später oder nie
arena-cards = Karten
arena-cards-note = Wie oft jede Karte genutzt wurde, wie oft ein Spieler sie in einer Partie nutzte und wie diese Spieler abschnitten; die Wirkung in Prozentpunkten über dem fairen Anteil. Ein Zusammenhang ist noch keine Ursache. Karten, die den ganzen Tisch betreffen, etwa Gesetze, werden nur gezählt.
arena-head-bot = Bot
arena-head-games = Partien
arena-head-wins = Siege
arena-head-share = Anteil
arena-head-interval = 95 %
arena-head-rating = Wertung
arena-head-ms-p50 = ms p50
arena-head-ms-p95 = ms p95
arena-head-regret = Verlust
arena-head-judged = beurteilt
arena-head-card = Karte
arena-head-kind = Art
arena-head-uses = Nutzungen
arena-head-seats-used = Partien
arena-head-effect = Wirkung
arena-made-by = metro2033 { $version }
