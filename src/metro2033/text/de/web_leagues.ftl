# Ligen und Turniere, auf eigenen Seiten.

leagues-title = Ligen und Turniere
leagues-lead = Spielt mehrere Runden im Verein oder unter Freunden: Der Server lost die Tische aus, führt die Tabelle und achtet auf die Fristen.
leagues-account = Ligen sind für Spieler mit Konto.
leagues-to-account = Anmelden oder registrieren
leagues-none = Du bist noch in keiner Liga.
leagues-new = Neue Liga
leagues-back = Alle meine Ligen
leagues-people = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
leagues-you-organise = von dir veranstaltet
leagues-organised-by = veranstaltet von { $name }
leagues-round = Runde { $n }
leagues-round-of = Runde { $round } von { $rounds }
leagues-status-open = Offen zum Beitreten
leagues-status-running = Läuft
leagues-status-over = Zu Ende
leagues-status-cancelled = Abgesagt
leagues-due = Frist { $when }
leagues-play = Zum Tisch
leagues-answer = Einladung beantworten
leagues-your-table = Dein Tisch wartet
leagues-name = Name der Liga
leagues-kind = Art
leagues-kind-league = Liga
leagues-kind-swiss = Turnier
leagues-kind-hint-league = Alle treffen möglichst gleich oft aufeinander.
leagues-kind-hint-swiss = Ab der zweiten Runde treffen Spieler mit ähnlichen Ergebnissen aufeinander (Schweizer System).
leagues-table-size = Spieler pro Tisch
leagues-table-size-hint = Geht die Zahl nicht auf, sind manche Tische größer oder kleiner.
leagues-rounds = Runden
leagues-rounds-of = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $size } pro Tisch
leagues-schedule = Zeitplan
leagues-length = Zeit pro Runde
leagues-length-of = { $length } pro Runde
leagues-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
leagues-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
leagues-scheduled = Jede Runde nach Zeitplan beginnen, auch wenn alle früher fertig sind
leagues-late-tables = Nicht rechtzeitig beendete Tische
leagues-late-tables-forfeit = Abwesende verlieren kampflos
leagues-late-tables-organiser = Der Veranstalter entscheidet
leagues-late-now = An einigen Tischen ist die Frist abgelaufen. Partien, die noch enden, zählen, bis du unten ein Ergebnis festlegst. Du kannst auch eine neue Frist setzen.
leagues-undecided-now = Einige Tische haben kein Ergebnis. Lege unten eines fest.
leagues-points = Punkte
leagues-points-even = 10 Punkte für den Ersten, 0 für den Letzten, der Rest gleichmäßig verteilt
leagues-points-places = 10, 6, 4, 3, 2, 1 Punkte nach Platz
leagues-points-podium = 3 Punkte für den Ersten, 1 für den Zweiten
leagues-points-winner = 1 Punkt für den Sieger
leagues-duplicate = Gleiche Verteilung an allen Tischen einer Runde
leagues-duplicate-hint = Weniger Glück, mehr Können. Der Server versiegelt seine Geheimzahl, bevor jemand beitritt; dafür können Spieler keine eigenen Zufallszahlen beisteuern, und Partien werden erst nach der Runde gezeigt. Tische verschiedener Größe haben verschiedene Verteilungen.
leagues-duplicate-table = Alle Tische dieser Runde haben dieselbe Verteilung. Sie stammt aus einer Geheimzahl, die der Server vor Beginn der Liga versiegelt hat; Zufallszahlen der Spieler fließen nicht ein.
leagues-sealed = Die Partie wird gezeigt, wenn alle Tische der Runde fertig sind.
leagues-commitment = Siegel der Verteilung dieser Runde: { $hash }
leagues-secret = Geheimzahl der Verteilung dieser Runde: { $hash }
leagues-public = Alle dürfen die Tabelle sehen
leagues-public-hint = Nur wer zustimmt, erscheint dort mit Namen.
leagues-make = Liga gründen
leagues-invited-by = Einladung von { $name }
leagues-consent = Mein Name darf in öffentlichen Tabellen stehen
leagues-consent-hint = Die Spieler der Liga sehen ihn immer. Du kannst das jederzeit ändern.
leagues-join = Beitreten
leagues-decline = Nein danke
leagues-you-are-invited = Du bist zu dieser Liga eingeladen.
leagues-play-too = Du veranstaltest diese Liga. Möchtest du auch mitspielen?
leagues-organise = Werkzeuge des Veranstalters
leagues-link = Schicke diesen Link allen, die beitreten sollen:
leagues-copy = Kopieren
leagues-link-anew = Neuer Link (der alte gilt dann nicht mehr)
leagues-add = Oder lade einen registrierten Spieler mit Namen ein
leagues-add-do = Einladen
leagues-start = { $n ->
    [one] Mit { $n } Spieler beginnen
   *[other] Mit { $n } Spielern beginnen
}
leagues-start-few = Mindestens zwei Spieler müssen beigetreten sein.
leagues-postpone = Neue Frist für diese Runde
leagues-postpone-do = Frist setzen
leagues-embed = Zeige die Tabelle auf deiner eigenen Seite:
leagues-embed-look = Die Tabelle ansehen, wie alle sie sehen
leagues-cancel = Liga absagen
leagues-cancel-sure = Laufende Partien enden ohne Ergebnis.
leagues-cancel-really = Ja, absagen
leagues-cancel-no = Behalten
leagues-standings = Tabelle
leagues-final = Endstand
leagues-place = Platz
leagues-player = Spieler
leagues-player-number = Spieler { $n }
leagues-col-points = Punkte
leagues-col-played = Gespielt
leagues-col-wins = Siege
leagues-col-between = Direkter Vergleich
leagues-col-opposition = Gegner
leagues-col-share = Anteil am Punktestand
leagues-forfeits = { $n ->
    [one] { $n }-mal kampflos
   *[other] { $n }-mal kampflos
}
leagues-ties = Bei Gleichstand entscheiden die Siege, dann { $kind ->
    [swiss] die Punkte aller Gegner
   *[league] die Punkte im direkten Vergleich
}, dann der Anteil am Punktestand.
leagues-table = Tisch { $n }
leagues-state-waiting = noch zu spielen
leagues-state-late = Frist abgelaufen
leagues-state-undecided = Veranstalter entscheidet
leagues-state-played = gespielt
leagues-state-forfeited = nicht gespielt
leagues-state-awarded = vom Veranstalter festgelegt
leagues-state-void = keine Punkte
leagues-score = Punktestand { $n }
leagues-forfeit = kampflos
leagues-byes = Spielfrei: { $names }
leagues-decide = Ergebnis festlegen
leagues-award = Festlegen
leagues-own-table = Du spielst an diesem Tisch, darum kannst du nur den letzten Platz nehmen oder aufgeben.
leagues-void = Keine Punkte für alle
leagues-waits = eingeladen
leagues-replace = Ersetzen
leagues-replace-by = Durch wen (Kontoname)
leagues-remove = Entfernen
leagues-leave = Liga verlassen
leagues-leave-sure = Du verlierst deinen Tisch dieser Runde kampflos.
leagues-leave-really = Ja, verlassen
leagues-csv-standings = Tabelle (CSV)
leagues-csv-results = Ergebnisse (CSV)
leagues-journal = Was entschieden wurde, und von wem
leagues-entry-make = hat die Liga gegründet
leagues-entry-join = { $name } ist beigetreten
leagues-entry-leave = { $name } hat die Liga verlassen
leagues-entry-add = hat { $name } eingeladen
leagues-entry-remove = hat { $name } entfernt
leagues-entry-replace = hat { $name } als Ersatz eingesetzt
leagues-entry-start = hat die Liga begonnen
leagues-entry-postpone = hat eine neue Frist für Runde { $round } gesetzt
leagues-entry-award = hat ein Ergebnis festgelegt: Runde { $round }, Tisch { $table }
leagues-entry-publish = hat geändert, wer die Tabelle sieht
leagues-entry-invite_anew = hat einen neuen Link erstellt
leagues-entry-cancel = hat die Liga abgesagt
leagues-entry-draw = Runde { $round } wurde ausgelost.
leagues-entry-played = Runde { $round }, Tisch { $table }: gespielt.
leagues-entry-forfeited = Runde { $round }, Tisch { $table }: Abwesende haben kampflos verloren.
leagues-entry-void = Runde { $round }, Tisch { $table }: keine Punkte.
leagues-entry-late = Runde { $round }, Tisch { $table }: nicht rechtzeitig beendet.
leagues-entry-undecided = Runde { $round }, Tisch { $table }: Der Veranstalter entscheidet.
leagues-entry-finish = Die Liga ist zu Ende.
leagues-entry-forget = Jemand hat sein Konto gelöscht.
