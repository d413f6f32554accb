# Was eine Wahl kostet und bringt: Dinge und Folgen im Kartenspiel.

thing-ready = { $n ->
    [one] { $n } verfügbarer Marker
   *[other] { $n } verfügbare Marker
}
thing-away = { $n ->
    [one] { $n } verbrauchter Marker
   *[other] { $n } verbrauchte Marker
}
thing-owned = { $n ->
    [one] { $n } neuer Marker
   *[other] { $n } neue Marker
}
outlook-monster = hetzt ein Monster auf alle, auch auf dich; wer es nicht abwehrt, verliert { $loss ->
    [station] eine Station
    [peaceful] alle zivilen Ressourcen
    [military] alle militärischen Ressourcen
   *[all] alle Ressourcen
}
outlook-caravan = erneuert den Markt; alle erhalten verbrauchte Marker zurück für ihre { $class ->
    [peaceful] zivilen
   *[military] militärischen
} Stationen und eine erfüllte Fraktionskarte (du hast { $n })
outlook-swaps = zuerst gibst du { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} ohne Wirkung ab, dann nimmst du ebenso viele
outlook-keeps-station = sie bleibt im Spiel, und { $type ->
    [care] Medizin ist
    [food] Nahrung ist
    [goods] Waren sind
    [weapons] Waffen sind
    [ammo] Munition ist
   *[equipment] Ausrüstung ist
} für dich kostenlos
outlook-keep-price = die erste Station zu behalten kostet 1 Marker, die zweite 2, die dritte 3; das ist Nummer { $n }
outlook-worth = bringt bis zu { $n ->
    [one] { $n } verbrauchten Marker
   *[other] { $n } verbrauchte Marker
} zurück; verbraucht hast du { $away }
outlook-risk-station = du verlierst eine Station
outlook-will-lose = du verlierst „{ $card }“
outlook-repels = wehrt das Monster ab
outlook-uses-too = auch „{ $card }“ wird aufgebraucht
outlook-repels-together = zusammen wehren sie das Monster ab
outlook-covers = deckt { $n } von { $all } Symbolen; die anderen brauchen eine weitere Karte
outlook-all-symbols = alle { $n } Symbole sind nötig, um es abzuwehren
outlook-all-away = wer es nicht abwehrt, dessen verfügbare Marker sind alle verbraucht
outlook-own-away = alle deine verfügbaren Marker sind verbraucht
outlook-free-play = kostenlos
fate-repels = kann abwehren: { $cards }
fate-loses-station = { $n ->
    [one] verliert { $cards }
   *[other] verliert 1 von { $n } Stationen
}
fate-loses = verliert { $cards }
fate-safe = nichts zu verlieren
fate-loses-tokens = { $away ->
    [one] { $away } verfügbarer Marker ist verbraucht
   *[other] { $away } verfügbare Marker sind verbraucht
}
fate-tokens = { $n ->
    [0] nichts für Stationen
    [one] { $n } Marker zurück für Stationen
   *[other] { $n } Marker zurück für Stationen
}
