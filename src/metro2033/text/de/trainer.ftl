# Der Trainer: Übungen aus eigenen Partien, auf der Seite.

trainer-outdated = Diese Übung entstand mit Karten oder Regeln, die sich seitdem geändert haben. Entferne sie; die Partie, aus der sie stammt, lässt sich neu hinzufügen.
