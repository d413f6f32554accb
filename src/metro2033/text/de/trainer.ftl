# Der Trainer: Übungen aus eigenen Partien, auf der Seite.

trainer-unknown = Diese Übung gibt es in deinem Trainer nicht.
trainer-outdated = Diese Übung entstand mit Karten oder Regeln, die sich seitdem geändert haben. Entferne sie; die Partie, aus der sie stammt, lässt sich neu hinzufügen.
trainer-no-review = Diese Partie wurde von diesem Platz aus noch nicht analysiert. Analysiere sie zuerst.
trainer-not-yours = Üben kannst du nur die Fehler eines Platzes, den du gespielt hast.
trainer-full = Dein Trainer ist voll: Er enthält { $most } Übungen. Entferne erst ein paar.
trainer-too-many = Du hast viele Partien hinzugefügt; versuche es in ein paar Minuten noch einmal.

trainer-title = Trainer
trainer-lead = Deine eigenen Fehler als Übungen. Jede kommt nach einer Weile wieder, bis du den Fehler nicht mehr machst.
trainer-empty = Noch nichts zu üben. Spiele eine Partie zu Ende, öffne ihre Analyse und wähle „Meine Fehler üben“.
trainer-empty-games = Deine Partien stehen auf der Startseite; eine beendete Partie hat eine Analyse.
trainer-clean = Keine Übungen: In den hinzugefügten Partien gab es keine Fehler ab drei Punkten.
trainer-due-now = Heute fällig
trainer-next-due = Als Nächstes fällig
trainer-nothing-due = nichts
trainer-learned = Gelernt
trainer-of = { $n } von { $all }
trainer-start-n = { $n ->
    [one] Jetzt üben: { $n } Übung
   *[other] Jetzt üben: { $n } Übungen
}
trainer-rest = Für heute geschafft. Die nächste Übung ist fällig am { $day }.
trainer-all-learned = Du hast alle deine Übungen gelernt. Neue kommen aus den Analysen deiner Partien.
trainer-making = Übungen werden aus einer Partie erstellt …
trainer-themes = Arten von Entscheidungen
trainer-all = Alle
trainer-exercises = Übungen
trainer-due = heute fällig
trainer-comes-back = fällig { $day }
trainer-is-learned = gelernt
trainer-step = Schritt { $step } von { $steps }
trainer-lost = { $points } Punkte
trainer-round = Runde { $round }
trainer-remove = Diese Übung entfernen
trainer-removed = Übung entfernt.
trainer-kind = { $kind ->
    [setup] Aufbau
    [dark] Bedrohungen
    [law] Gesetze und Abstimmungen
    [hiring] Soldaten anwerben
    [army] Armeeaktionen
    [moving] Bewegung des Helden
    [hero] Heldenaktionen
    [trade] Kaufen und Tauschen
    [mission] Aufträge
    [battle] Kämpfe
    [ability] Fähigkeiten
    [resource] Wahl von Ressourcen
    [draw] Karten ziehen
    [action] Aktionen
    [tidy] Karten abräumen
    [monster] Monster
   *[other] Entscheidungen
}

trainer-losses = Wobei du am meisten verlierst
trainer-losses-of = { $n ->
    [one] Deine letzte Partie
   *[other] Deine letzten { $n } Partien
}
trainer-losses-hint = Punkte deiner Siegchance, die eindeutige Fehler kosten, pro Partie.
trainer-by-kind = Nach Art der Entscheidung
trainer-by-phase = Nach Phase
trainer-mistakes = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
} bei { $all ->
    [one] { $all } Entscheidung
   *[other] { $all } Entscheidungen
}
trainer-luck-apart = Hier nicht gezählt: Glück ({ $luck } pro Partie) und die anderen Spieler ({ $others } pro Partie).

trainer-add = Meine Fehler üben
trainer-add-hint = Fehler ab drei Punkten werden zu Übungen, höchstens sechs aus einer Partie. Die Partie zählt auch bei dem mit, wobei du am meisten verlierst.
trainer-adding = Übungen werden erstellt …
trainer-added = { $n ->
    [0] Diese Partie ist in deinem Trainer. Keiner ihrer Fehler ist noch eine Übung.
    [one] Diese Partie ist in deinem Trainer, mit { $n } Übung.
   *[other] Diese Partie ist in deinem Trainer, mit { $n } Übungen.
}
trainer-open = Trainer öffnen

trainer-ask = In der Partie hast du gewählt: { $chosen }. Das hat { $points } Punkte gekostet. Was ist besser?
trainer-ask-puzzle = In der Partie hast du gewählt: { $chosen }. Es gibt einen Plan, der klar der beste ist.
trainer-right = Genau.
trainer-right-on = Richtig. Weiter so.
trainer-wrong = Nicht das Beste: { $chance } Siegchance, möglich sind { $best }. Versuche es noch einmal.
trainer-wrong-goal = Nicht das Beste: { $chance }, es zu schaffen, möglich sind { $best }. Versuche es noch einmal.
trainer-hint = Tipp
trainer-hint-kind = Es geht um { $kind }. Sieh dir an, was dich jede Möglichkeit später kostet.
trainer-show = Lösung zeigen
trainer-shown = Hier ist die Lösung.
trainer-next = Nächste Übung
trainer-solution = Lösung
trainer-before-after = Siegchance: { $value } mit deinem damaligen Zug, { $best } mit dem besten.
trainer-chances = Siegchance mit den besten Möglichkeiten
trainer-chances-goal = Chance auf das Ziel mit den besten Möglichkeiten
trainer-returns = { $outcome ->
    [solved] Gelöst. Sie kommt wieder am { $day }.
    [hinted] Mit Tipp gelöst. Sie kommt wieder am { $day }.
    [failed] Sie kommt wieder am { $day }.
   *[other] Nur zur Übung: Fällig ist sie wieder am { $day }.
}
trainer-returns-never = { $outcome ->
    [solved] Gelöst und gelernt: Sie kommt nicht wieder.
   *[other] Diese Übung hast du schon gelernt.
}
trainer-to-review = Analyse der Partie
trainer-play-on = Von hier gegen Bots weiterspielen
