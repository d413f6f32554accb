# Warum ein Bot wählt, was er wählt.

reason-proven = Die erste Möglichkeit ist die bewiesene Lösung; die Chancen gelten für den Gewinn der ganzen Partie:
reason-lost = Was auch immer gewählt wird, diese Partie ist so gut wie verloren:
reason-won = Was auch immer gewählt wird, diese Partie ist so gut wie gewonnen:
reason-option = { $choice }{ $chance ->
    [none] { "" }
   *[other] : { $chance } Siegchance
}{ $even ->
    [yes] , ebenso gut
   *[no] { "" }
}{ $better ->
    [none] { "" }
   *[other] ; besser für { $better }
}{ $worse ->
    [none] { "" }
   *[other] ; schlechter für { $worse }
}
reason-chosen = Gewählt hat er trotzdem: { $choice }
neural-unknown-cards = Für diesen Inhalt gibt es hier kein Netz; stattdessen spielt eine Suche.
adviser-unknown-cards = Für diesen Inhalt gibt es hier keinen gelernten Bot; stattdessen berät ein Veteran.
fair-holds-back = Dieser Bot hält sich zurück: Wenn er führt, nimmt er Züge, die den Vorsprung halten, nicht solche, die ihn ausbauen.
weight-points = Punkte
