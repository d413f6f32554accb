# Die Bühnen der Seite: Kämpfe, Abstimmungen, Bedrohungen, Monster, das Ende einer Runde und einer Partie; die Wiedergabe.

stage-steps = Schritte
stage-step-declared = Angesagt
stage-step-cards = Karten
stage-step-result = Ergebnis
stage-step-capture = Einnehmen
stage-continue = Weiter
stage-enter = Enter
stage-you = du
stage-or = oder
stage-total = Stärke { $n }
stage-battle = Kampf um { $station }
stage-duel = Angriff auf { $hero_acc }, { $station }
stage-defence = Verteidigung: { $station }
stage-attacked = { $seat } { $seat_number ->
    [plur] greifen
   *[sing] greift
} dich an: { $station }
stage-defends-army = Deine Armee verteidigt.
stage-defends-hero = { $hero } verteidigt.
stage-has-chosen = { $name }: Karte gewählt
stage-choose-card = Wähle eine Karte. Beide werden zugleich aufgedeckt.
stage-enemy-holds = { $name }: drei aus { $cards }.
stage-clash = Gegen { $card } { $own } zu { $other }, { $result ->
    [won] gewonnen
    [lost] verloren
   *[drawn] Gleichstand
}
stage-lose = Verlieren
stage-draw = Gleichstand { $score }
stage-stopped = Der Angriff ist vereitelt
stage-hold = Halten
stage-win = Gewinnen
stage-stake-prize = Du darfst { $station } zum üblichen Preis einnehmen.
stage-bars = Neben jeder Karte steht, wie oft sie bei vernünftigem Spiel zu erwarten ist. Der Balken zählt die Zeilen zusammen, Fähigkeiten eingeschlossen.
stage-stake-nothing = Nichts geschieht.
stage-you-win = Du gewinnst { $score }
stage-you-lose = Du verlierst { $score }
stage-dark-lead = Alle haben eine Station und einen Verteidiger genannt. Eine Karte greift sie alle an.
stage-printed = aufgedruckt
stage-repelled = Abgewehrt
stage-not-repelled = Nicht abgewehrt
stage-drawn = Gleichstand
stage-named = genannt
stage-vote-lead = In der Regel hat jede Fraktion eine Stimme pro Station, dazu Boni. Mehr Stimmen dafür als dagegen, und das Gesetz ist angenommen.
stage-deciding = deine Wahl
stage-tally-for = { $n } dafür
stage-tally-mine = deine: { $n }
stage-tally-open = { $n } offen
stage-tally-against = { $n } dagegen
stage-law-replaces = Wird es angenommen, ersetzt es „{ $law }“.
stage-round-over = Runde { $round } ist vorbei
stage-round-lead = Noch hat niemand das Ziel erreicht, die Partie geht weiter.
stage-next-round = Runde { $round }
stage-no-change = unverändert
stage-your-missions = Deine Aufträge
stage-first-next = Nächster Startspieler
stage-begins-with = Runde { $round } beginnt mit
stage-round-off = Nicht mehr zwischen den Runden zeigen
stage-monster = { $seat } { $seat_number ->
    [plur] hetzen
   *[sing] hetzt
} „{ $card }“ auf alle
stage-monster-one-symbol = Es greift alle an. Ein passendes Symbol wehrt es ab.
stage-monster-all-symbols = Es greift alle an. Du brauchst jedes seiner Symbole, um es abzuwehren.
stage-monster-all-away = Wehrst du es nicht ab, sind alle deine verfügbaren Marker verbraucht.
stage-monster-must-defend = Wer sich verteidigen kann, muss es tun.
stage-your-answer = Du bist am Zug
stage-used = { $n ->
    [one] aufgebrauchte Karte: { $cards }
   *[other] aufgebrauchte Karten: { $cards }
}
stage-loses = Verloren
stage-nothing-to-lose = Nichts zu verlieren
stage-at-stake = Auf dem Spiel
stage-repel-or-suffer = Abwehren oder hinnehmen?
stage-keep-lead = Um eine Station zu behalten, legst du { $price ->
    [one] { $price } Marker darauf. Er zählt
   *[other] { $price } Marker darauf. Sie zählen
} weiter für den Sieg, { $price ->
    [one] kann
   *[other] können
} aber nichts mehr bezahlen.
victory-you-won = Du hast gewonnen · Runde { $round }
victory-you-lost = Du hast verloren · Runde { $round }
victory-over = Die Partie ist zu Ende · Runde { $round }
victory-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
victory-stations = { $n ->
    [one] { $n } Station
   *[other] { $n } Stationen
}
victory-missions = { $n ->
    [one] { $n } Auftrag
   *[other] { $n } Aufträge
}
victory-needed = nötig { $n }
victory-why-points = { $points } Punkte am Rundenende; nötig waren { $needed }.
victory-why-polis = Alle vier Polis-Stationen am Rundenende in einer Hand; die Punkte zählen dann nicht.
victory-why-both = { $points } Punkte am Rundenende, nötig waren { $needed }; dazu alle vier Polis-Stationen.
victory-why-tokens = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} alle zehn Marker.
victory-why-others = { $n ->
    [one] Auch ein anderer Spieler hatte eine Siegbedingung erfüllt; die Regel bei Gleichstand entschied.
   *[other] Auch { $n } andere Spieler hatten eine Siegbedingung erfüllt; die Regel bei Gleichstand entschied.
}
victory-why-cap = Die letzte Runde ist vorbei: { $points } ist der beste Stand.
victory-decided = Entschieden in Runde { $round }: { $said }
victory-course = Wie sich die Partie wendete
victory-review = Noch einmal ansehen
victory-new = Neue Gegner
victory-moments = Schlüsselmomente
victory-moment = Runde { $round }
victory-none = Kein einzelner Zug hat die Chancen stark verändert.
victory-plain = Der gelernte Bot hat diese Partie nicht beurteilt; die Chancen stammen aus einer einfachen Schätzung.
replay-step = Zug { $at } von { $last }
replay-beginning = Das Austeilen
replay-moments = Schlüsselmomente
replay-preview = Wiedergabe
replay-preview-move = Zug { $at }
replay-preview-about = Sieh sie dir Zug für Zug an.
stage-of-law = Gesetz
stage-of-faction = Fraktion
victory-wins = { $seat } { $seat_number ->
    [plur] gewinnen
   *[sing] gewinnt
}, { $score }
victory-draw = Gleichstand, { $score }
victory-why-draw = Die letzte Runde ist vorbei: Die Besten haben je { $points }.
victory-tokens = { $n ->
    [one] { $n } Marker
   *[other] { $n } Marker
}

turned-title = { $stage ->
    [1] Zurück zu Stufe I
   *[2] Stufe II beginnt
}
turned-two = { $seat } { $seat_number ->
    [plur] haben
   *[sing] hat
} { $points } Siegpunkte. Ab sechs gilt Stufe II.
turned-one = Niemand hat mehr sechs Siegpunkte. Sobald am Ende einer Runde wieder jemand sechs hat, beginnt Stufe II von Neuem.
turned-threats-more = Stärkere Bedrohungen: Stärke { $least } bis { $most }, bisher { $weakest } bis { $strongest }.
turned-threats-fewer = Wieder schwächere Bedrohungen: Stärke { $least } bis { $most }, bisher { $weakest } bis { $strongest }.
turned-carry-more = Jeder Held darf eine Ausrüstungskarte mehr tragen{ $n ->
    [0] .
   *[other] , deiner insgesamt { $n }.
}
turned-carry-fewer = Jeder Held darf eine Ausrüstungskarte weniger tragen{ $n ->
    [0] { "" }
   *[other] , deiner insgesamt { $n }
}. Was zu viel ist, wird jetzt abgeworfen.
turned-gift = Jeder Held zieht zwei Ausrüstungskarten und behält eine davon.
turned-scouted = Erkundete Bedrohungen kehren zu den Karten ihrer eigenen Stufe zurück.

# Stimmungszeilen, die eine Einstellung abschaltet. Sie stehen neben Fakten und tragen selbst keine.
flavour-won-1905 = Drei Bahnsteige stimmen ab, ein Plan wird gezeichnet. Die Tinte ist noch feucht.
flavour-won-bandits = Heute Nacht keine Steuern. Alle haben schon bezahlt.
flavour-won-red_line = Die Lautsprecher sagen es zweimal, obwohl niemand gefragt hat.
flavour-won-bauman = In den Werkstätten brummt es die ganze Nacht: Fahnen flicken, Türen einhängen.
flavour-won-reich = Auf den Bahnsteigen ist es sehr still, und alle blicken zu Boden.
flavour-won-arbat = Das Archiv wird geöffnet und ein Datum notiert. Es scheint aufbewahrenswert.
flavour-won-vdnkh = Tee für den ganzen Tunnel. Die Patrouille geht los, wenn der Kessel leer ist.
flavour-lost = Eine andere Fahne über dem Bahnsteig. Tunnel haben ein langes Gedächtnis.
flavour-stage-two = Seit einer Stunde sind die Hunde still.
flavour-stage-one = Die Lampen brennen wieder gleichmäßig.
flavour-attack_prevented-1 = Als sich der Staub legt, ist niemand mehr zum Kämpfen da.
flavour-hero_wounded-1 = Vier Leute und eine Tür: Schneller ist keine Trage.
flavour-hero_wounded-2 = Die Sanitäterin zählt erst die Verbände, dann die Wunden.
flavour-station_captured-1 = Frische Farbe auf alter Wand: Die Station hat eine neue Fahne.
flavour-station_captured-2 = Die Händler ändern die Preise, ehe der Rauch abzieht.
flavour-station_lost-1 = Die Letzten nehmen die Lampen mit.
flavour-station_lost-2 = Am Abend ist der Tunnel voller Leute mit Matratzen.
flavour-threat_repelled-1 = Erst lacht einer. Dann lachen alle.
flavour-threat_repelled-2 = Die Barrikade bleibt stehen, für alle Fälle.
flavour-threat_not_repelled-1 = Die Lichter gehen aus, eins nach dem anderen, vom hinteren Ende her.
flavour-threat_not_repelled-2 = Am Morgen steht ein Name weniger auf der Wachliste.
flavour-law_passed-1 = Jemand nagelt das Blatt an eine Säule. Jemand anderes liest es vor.
flavour-law_passed-2 = Der Schreiber macht sechs Abschriften. Papier ist teurer als das Gesetz.
flavour-law_rejected-1 = Das Blatt taugt noch zum Anfeuern.
flavour-no-tables = Der Bahnsteig ist leer. Mach ein Feuer, dann kommt jemand.

# Jemand steht kurz vor dem Sieg.
herald-board = { $seat } { $seat_number ->
    [plur] haben
   *[sing] hat
} { $points }: genug für den Sieg am Rundenende, wenn niemand einen davon wegnimmt.
herald-you-board = Du hast { $points }: genug für den Sieg, wenn du sie bis zum Rundenende hältst.
herald-breakthrough = { $seat } { $seat_number ->
    [plur] haben
   *[sing] hat
} { $points }. Einer mehr, und die Partie ist gewonnen.
herald-you-breakthrough = Du hast { $points }. Einer mehr, und du gewinnst.
