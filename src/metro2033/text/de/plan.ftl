# Langsame Partien: Vorausplanen und private Notizen, auf der Seite.

plan-moved-on = Die Partie ist weitergegangen, seit du diesen Plan begonnen hast. Beginne neu vom jetzigen Tisch.
plan-long = Ein Plan fasst { $most } Antworten. Geh erst zurück oder beginne neu.

plan-title = Vorausplanen
plan-open = Vorausplanen
plan-open-hint = Probiere Züge auf einer Kopie dieses Tisches. Niemand merkt es, und die Partie bleibt, wie sie ist.
plan-lead = Eine Kopie des Tisches: Was du nicht sehen kannst, wurde zufällig ausgeteilt. Nichts davon geschieht in der Partie.
plan-you = Deine Wahl.
plan-for = Jetzt wählt: { $seat }
plan-over = Hier endet die Partie. Geh zurück, um etwas anderes zu probieren.
plan-cut = Weiter führt die Zugfolge bei dieser Verteilung nicht.
plan-deal = Verteilung { $n }
plan-others = Bots antworten
plan-again = Neu austeilen
plan-restart = Zum Anfang
plan-back = Schritt zurück
plan-leave = Zurück zum Tisch
plan-now = Vom jetzigen Tisch aus
plan-your-turn = In der Partie bist du am Zug.

note-members = Notizen zu einem Tisch führen nur seine Mitglieder.
note-too-long = Deine Notiz ist zu lang: Höchstens { $most } Zeichen sind möglich.
note-many = Du hast Notizen zu { $most } Partien. Leere erst eine davon.
note-changed = Du hast diese Notiz in einem anderen Fenster geändert.

note-title = Meine Notizen
note-hint = Nur du siehst sie. Sie bleiben auch nach dem Ende bei dieser Partie.
note-placeholder = Pläne, Vermutungen, Absprachen …
note-saving = Wird gespeichert …
note-saved = Gespeichert.
note-unsaved = Nicht gespeichert.
note-keep-mine = Diesen Text behalten
note-take-theirs = Den anderen Text übernehmen
