# Die Analyse einer beendeten Partie, im Terminal und auf der Seite.

review-unfinished = Analysieren lässt sich nur eine beendete Partie; diese läuft noch.
review-too-many = Du hast viele Analysen angefordert; versuche es in ein paar Minuten noch einmal.
review-empty = In dieser Partie gab es keine Züge, also nichts zu analysieren.
review-working = Analyse läuft: { $seat }
review-title = Analyse: { $seat }
review-chance = Siegchance: { $start } zu Beginn, { $end } am Ende.
review-luck = Glück: { $points } Prozentpunkte
review-own = Deine eigenen Entscheidungen: { $points } Prozentpunkte
review-others = Die anderen Spieler: { $points } Prozentpunkte
review-accuracy = Genauigkeit: { $share } bei { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
review-accuracy-hint = { $m ->
    [0] { $n ->
        [one] Deine einzige Entscheidung hat nichts eindeutig gekostet.
       *[other] Keine deiner { $n } Entscheidungen hat eindeutig etwas gekostet.
    }
    [one] Von { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    } kosteten { $clean } nichts; die übrige verschenkte { $lost } deiner Siegchance. Im Schnitt behielt eine Entscheidung also { $share }.
   *[other] Von { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    } kosteten { $clean } nichts; die übrigen { $m } verschenkten im Schnitt je { $lost } deiner Siegchance in diesem Augenblick. Im Schnitt behielt eine Entscheidung also { $share } davon.
}
review-phase-accuracy = { $phase }: { $share } ({ $n })
review-phase = { $phase ->
    [setup] Aufbau
    [events] Ereignisse
    [mobilisation] Mobilmachung
    [army_actions] Armeeaktionen
    [hero_actions] Heldenaktionen
    [battle] Kämpfe
    [end_of_round] Rundenende
    [draw] Ziehen
    [action] Aktion
    [end_of_turn] Ende des Zuges
    [missions] Aufträge
   *[defence] Verteidigung
}
review-mistakes = { $n ->
    [0] Keine eindeutigen Fehler.
    [one] Ein eindeutiger Fehler.
   *[other] { $n } eindeutige Fehler; die größten:
}
review-chosen = Runde { $round }, Zug { $entry }: { $chosen } ({ $value } Siegchance).
review-better = Besser: { $best } ({ $best_value }); { $loss } Prozentpunkte verschenkt, plus/minus { $error }.
review-line = Und dann: { $line }
review-worse = Das war schlechter für { $terms }.
review-gain = Das war besser für { $terms }.
review-moments = Schlüsselmomente
review-moment = Runde { $round }, Zug { $entry }: { $kind ->
    [luck] Glück
    [own] deine Entscheidung
   *[others] die anderen Spieler
}, { $points } Prozentpunkte
