# Was auf einer Karte steht, aus ihren Werten zusammengesetzt: die Texte von Karten, die ein Paket ändert.

effect-sentence = { $clauses }.
effect-type = { $type } ({ $class })
effect-cost = Kosten { $n }
effect-amount = Menge { $n }
effect-protection = Schutz { $n }: { $symbols }
effect-protects = Schutz: { $symbols }
effect-mission = Auftrag { $n } { $colour ->
    [blue] (zivil)
    [red] (militärisch)
   *[green] (Handel)
}
effect-bonus = Bonus: { $type }
effect-bonus-done = Bonus danach: { $type }
effect-reward = { $n ->
    [one] Belohnung: { $n } Marker
   *[other] Belohnung: { $n } Marker
}
effect-symbols = Symbole: { $symbols }
effect-doubles = verdoppelt { $type }
