# Langsame Partien: private Notizen zu einer Partie, auf der Seite.

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
