# Lektionen: was Seite und Terminal um sie herum sagen.

lesson-title = Deine geführte erste Partie
lesson-lead = Du spielst echte Züge gegen Gegner nach Drehbuch, immer ein Thema nach dem anderen. Hör auf, wann du willst: Dieser Browser merkt sich deinen Stand.
lesson-begin = Anfangen
lesson-resume = Fortsetzen
lesson-left-here = hier warst du zuletzt
lesson-done-mark = geschafft
lesson-back = Zurück
lesson-continue = Weiter
lesson-watch = Sieh dir an, was geschehen ist, und drücke dann auf dem Tisch „{ $button }“.
lesson-look = Sieh zu, was geschieht.
lesson-new-table = Ein neuer Tisch: Das ist nicht die Partie von eben.
lesson-your-move = Dein Zug
lesson-your-choice = Deine Wahl
lesson-leave = Lektion verlassen
lesson-chapter-done = Dieses Kapitel ist geschafft.
lesson-stamp = Kapitel geschafft
lesson-won = Du hast gewonnen!
lesson-chapter-done-next = Dieses Kapitel ist geschafft. Als Nächstes: { $chapter }.
lesson-done = Du hast die Lektion geschafft. Spiel von hier aus weiter: eine echte Partie gegen Bots, mit frisch gemischten Karten.
lesson-next = Nächstes Kapitel
lesson-play-on = Weiterspielen
lesson-you = Du
lesson-rival = Gegner
lesson-do-it = Tu zuerst, worum die Lektion bittet. Auf dem Tisch ist es hervorgehoben.
lesson-continue-first = Hier gibt es vorher noch etwas zu lesen: Drücke „{ lesson-continue }“.
lesson-not-now = Die Regeln erlauben das, aber hier geht es um etwas anderes. Achte auf das Hervorgehobene.

# Das Terminal.

lesson-chapter-head = { $title } ({ $n } von { $all })
lesson-input = Zahl, Enter für weiter, b zurück, c Kapitel, q verlassen:
lesson-help = Tippe eine Zahl, um zu wählen. Enter geht weiter, wenn nichts zu tun ist. b geht einen Schritt zurück, c zeigt die Kapitel, t den Tisch, m den Plan, q verlässt die Lektion; dein Stand bleibt erhalten.
lesson-kept = Dein Stand bleibt erhalten. „metro2033 learn { $game }“ macht hier weiter.
lesson-chapters = Kapitel:
lesson-over-ask = Enter für das nächste Kapitel, c für die Kapitel, q zum Verlassen:
lesson-last-ask = Enter, um von hier gegen Bots weiterzuspielen, q zum Verlassen:
