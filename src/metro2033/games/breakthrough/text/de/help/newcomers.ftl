# Das Spiel in einer Minute, für alle, die es zum ersten Mal spielen.

primer-1 = Wer zuerst zehn Marker hat, gewinnt. Du beginnst mit fünf.
primer-2 = In deinem Zug spielst du eine Karte aus, wirfst eine ab oder tauschst drei; dann ziehst du nach.
primer-3 = Eine Karte auszuspielen kostet Marker: Sie wandern unter deine Fraktionskarte und gelten als verbraucht. Wirfst du eine Karte ab, kommen einige zurück.
primer-4 = Aufträge auf Stationen und auf deiner Fraktionskarte bringen Marker. Sammle Ressourcen der richtigen Farbe in deiner Auslage, bis sie reichen.
primer-5 = Abgeworfene Bedrohungen greifen alle an. Als Schutz ausgespielte Karten halten sie fern.

# Worum es bei einer Frage geht, erklärt, wenn sie in einer Partie zum ersten Mal kommt.

first-choose_faction = Deine Fraktion bringt einen eigenen Auftrag mit und, sobald er erfüllt ist, einen Ressourcentyp kostenlos.
first-choose_action = Eine Hauptaktion: eine Karte ausspielen, eine abwerfen oder drei tauschen. Tippe auf eine Karte, um zu sehen, was du mit ihr tun kannst und was es kostet. Aufträge und Abräumen kommen dazu, so oft du willst.
first-choose_end = Deine Hauptaktion ist getan. Du darfst noch Aufträge erfüllen oder Karten aus deiner Auslage abräumen.
first-choose_draw = Nimm eine der drei offenen Karten oder die unbekannte oberste des Stapels.
first-choose_card_to_swap = Wähle drei Karten. Sie bringen keine Marker zurück, und Bedrohungen darunter tun nichts.
first-choose_hero_to_double = Ein Held verdoppelt für diesen Auftrag alles von einem Typ und wird danach abgeworfen.
first-choose_resource_to_spend = Was du ausgibst, wird ganz abgeworfen. Beginne mit Karten, die wenig übrig lassen.
first-choose_station_fate = Behalten macht die Station ihren Ressourcentyp für dich kostenlos. Das kostet Marker: 1 auf der ersten, 2 auf der zweiten und so weiter. Sie zählen weiter zu deinen zehn.
first-choose_card_to_tidy = Abgeräumte Karten bringen ihre Marker zurück. Räume ab, was keiner deiner Aufträge braucht.
first-choose_defence = { $survival1 ->
    [true] Alle Symbole des Monsters sind nötig; mehrere Karten dürfen sie zusammen zeigen. Womit du verteidigst, wird abgeworfen; dafür darfst du eine Karte kostenlos ausspielen.
   *[false] Ein passendes Symbol genügt. Die Karte, mit der du verteidigst, wird abgeworfen; dafür darfst du eine Karte kostenlos ausspielen.
}{ $survival2 ->
    [true] {" "}Wehrst du es nicht ab, sind alle deine verfügbaren Marker verbraucht.
   *[false] {""}
}
first-choose_station_to_lose = Die Marker auf einer verlorenen Station kommen zu dir zurück{ $survival2 ->
    [true] , doch dann sind alle deine verfügbaren Marker verbraucht
   *[false] {""}
}; ihr Rabatt ist weg.
first-offer_free_play = Eine Karte von deiner Hand kostet jetzt nichts. Die teuerste ist meist die beste.

# Die Wörter des Spiels.

term-ready = Verfügbare Marker
    .text = Über deiner Fraktionskarte. Mit ihnen bezahlst du: Ausspielen verbraucht sie, Abwerfen und Abräumen bringt sie zurück.
term-spent = Verbrauchte Marker
    .text = Unter deiner Fraktionskarte. Sie gehören dir weiterhin und zählen zu den zehn, die du brauchst.
term-missions = Aufträge
    .text = Auf Stationen und auf deiner Fraktionskarte. Lege Ressourcen der richtigen Farbe aus, bis sie reichen; jeder Auftrag bringt einen Marker, manche bringen zwei.
term-stations = Stationen
    .text = Jede hat einen Auftrag und macht einen Ressourcentyp billiger. Nach ihrem Auftrag darfst du sie behalten, indem du Marker darauf legst: Dann ist dieser Typ kostenlos.
term-resources = Ressourcen
    .text = Zivil (blau) und militärisch (rot). Handelsaufträge (grün) nehmen beides.
term-protection = Schutz
    .text = { $survival1 ->
        [true] Auf den Kopf gestellte Karten. Um ein Monster abzuwehren, müssen sie zusammen alle seine Symbole zeigen.
       *[false] Eine auf den Kopf gestellte Karte. Sie wehrt ein Monster ab, das eines ihrer Symbole zeigt.
    }
term-monsters = Monster
    .text = Eine abgeworfene Bedrohung greift alle an. Wer sie nicht abwehrt, verliert eine Station oder Ressourcen{ $survival2 ->
        [true] , und alle verfügbaren Marker sind verbraucht
       *[false] {""}
    }.
term-heroes = Helden
    .text = Sie schützen einmal oder verdoppeln einen Ressourcentyp für einen Auftrag.
term-caravans = Karawanen
    .text = Eine abgeworfene Karawane bringt einen neuen Markt, und jeder Spieler nimmt für jede Station ihrer Farbe einen Marker zurück.
term-market = Markt
    .text = Drei offene Karten. Was genommen wird, wird sofort ersetzt.
