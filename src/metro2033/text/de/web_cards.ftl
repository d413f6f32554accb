# Der Tisch des Kartenspiels und die Vorderseiten der Karten.

table-price-now = kostet dich { $now } statt { $printed }
web-card-link = Link zu „{ $card }“
cards-tokens = Marker: { $up } verfügbar, { $down } verbraucht, { $placed } auf Stationen, { $supply } im Vorrat
cards-progress = { $have } von { $needed }
cards-kept = behalten
cards-kept-free = behalten mit { $n } { $n ->
    [one] Marker
   *[other] Markern
}; { $type } kostenlos
cards-free = kostenlos
cards-seat = { $seat } ({ $name }): { $n } von 10 Markern, { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
}, { $guards ->
    [one] { $guards } Schutzkarte
   *[other] { $guards } Schutzkarten
}, { $peaceful } zivile und { $military } militärische Ressourcen, { $hand ->
    [one] { $hand } Handkarte
   *[other] { $hand } Handkarten
}. Auslage zeigen
cards-thinking = entscheidet
cards-hand-of = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
cards-of-ten = von 10
cards-of-ten-tokens = von 10 Markern
cards-to-win = noch { $n } bis zum Sieg
cards-ready = { $n ->
    [one] verfügbar
   *[other] verfügbar
}
cards-spent = { $n ->
    [one] verbraucht
   *[other] verbraucht
}
cards-placed = auf Stationen
cards-purse = Deine Marker
cards-faction = Fraktion
cards-market-when = nach deiner Aktion nimmst du eine
cards-deck = Stapel { $n }
cards-deck-word = Stapel
cards-discards-word = Ablage
cards-can-act = Du kannst sie jetzt nutzen
cards-cheaper = Billiger dank { $cards }
cards-forecast = Was sie allen antut
cards-you = Du
cards-nothing-now = Du kannst sie gerade nicht nutzen.
cards-not-yours-now = Damit ist gerade nichts zu tun.
cards-why-play = Warum kann ich sie nicht ausspielen?
cards-why-turn = Warum nicht als Schutz?
cards-why-take = Warum kann ich sie nicht nehmen?
cards-why-complete = Warum kann ich ihn nicht erfüllen?
cards-my-table = Deine Auslage
cards-empty-table = Hier liegen die Karten, die du ausspielst.
cards-tap = Tippe auf eine Karte, um ihre Aktionen zu sehen.
cards-all-choices = Alle Möglichkeiten
cards-tap-one = Tippe auf die Karte, die du willst.
cards-swap-choose = Gewählt: { $n } von { $all }
cards-round = Runde { $n }
cards-last-round = Runde { $n }, die letzte
cards-ten-win = Sieg mit 10 Markern
cards-turns = Zugfolge
cards-full = erfüllen
cards-count = { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}
cards-new = { $n ->
    [one] neuer Marker
   *[other] neue Marker
}
cards-leaves = Verfügbare Marker: { $from } → { $to }
cards-mission-ready = bereit
cards-first = Zuerst: { $prompt }
