# Was andere tun, eins nach dem anderen gezeigt; was geschah, als niemand hinsah; was den Server nicht erreicht hat.

flow-caption = Was gerade geschieht
flow-step = Schritt { $step } von { $steps }
flow-phase = { $phase ->
    [setup] Aufbau
    [events] Ereignisse
    [mobilisation] Mobilmachung
    [army_actions] Armeezug
    [hero_actions] Heldenzug
    [end_of_round] Rundenende
   *[other] { $phase }
}
flow-pause = Anhalten
flow-play = In diesem Tempo weiter
flow-next = Weiter
flow-skip = Zum Jetzt springen
flow-skip-turn = Zu meinem Zug
flow-continue = Weiter
flow-left = { $n ->
    [0] nichts mehr zu zeigen
    [one] noch { $n } zu zeigen
   *[other] noch { $n } zu zeigen
}
flow-pace = Geschwindigkeit
flow-pace-slow = Langsam
flow-pace-normal = Normal
flow-pace-fast = Schnell
flow-pace-instant = Sofort

flow-since = Seit deinem letzten Zug
flow-since-watch = Zuletzt
flow-show = Auf dem Tisch zeigen: { $line }
flow-is-moving = Jetzt: { $seat }
flow-everybody = Die Metro
flow-so-far = In diesem Zug bisher
flow-again = Noch einmal zeigen: { $line }
flow-next-seat = als Nächstes

flow-away = Während du weg warst
flow-away-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
flow-away-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
flow-away-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
flow-go-on = Weiter
flow-go-on-turn = Weiter: du bist am Zug
flow-show-me = Zeig es mir

flow-lost = Verbindung unterbrochen, neuer Versuch …
flow-kept = Dein Zug bleibt erhalten und wird noch gesendet.
flow-failed = Das hat nicht geklappt.
flow-repeat = Noch einmal versuchen
flow-dismiss = Verwerfen
flow-moved-on = Die Partie ist schon weiter: Dein Zug ohne Verbindung wurde nicht gespielt.

web-log-idle = { $name } { $number ->
    [plur] tun
   *[sing] tut
} nichts weiter.
flow-take-back = Zug zurücknehmen

# Ein Ratgeber.

advice-this-fight = dieser Kampf: { $chance }
advice-the-game = die Partie: { $chance }
advice-advises = Ich würde das wählen: Siegchance etwa { $chance }.
advice-because = Ich würde das wählen: Siegchance etwa { $chance }. Verglichen mit der nächstbesten Wahl ist es gut für { $terms }.
advice-even = Ich würde das wählen: Siegchance etwa { $chance }. Soweit ich sehe, wäre { $others } genauso gut.
advice-gap = Ich würde das wählen: Siegchance etwa { $chance }. Mit der nächstbesten Wahl wären es etwa { $next }.
advice-although = Ich würde das wählen, obwohl du diesen Kampf nur mit etwa { $fight } gewinnst: Es ist gut für { $terms }. Siegchance etwa { $chance }.
advice-although-plain = Ich würde das wählen, obwohl du diesen Kampf nur mit etwa { $fight } gewinnst: Nichts anderes ist besser. Siegchance etwa { $chance }.
advice-lost = Was du auch wählst, diese Partie ist so gut wie verloren. Ich würde trotzdem das wählen.
advice-won = Was du auch wählst, diese Partie ist so gut wie gewonnen. Ich würde einfach das wählen.
advice-all-lost = Was auch immer gewählt wird, diese Partie ist so gut wie verloren:
advice-all-won = Was auch immer gewählt wird, diese Partie ist so gut wie gewonnen:
advice-as-good = ebenso gut, soweit zu erkennen
advice-proven = Die erste ist die bewiesene Lösung des Rätsels. Die Chancen gelten für den Gewinn der ganzen Partie, nach dem das Rätsel nicht fragt.
advice-known = Die Siegchance ist eine Schätzung aus deinem Wissen, plus/minus { $error } Prozentpunkte. Die Analyse der Partie nennt dieselben Zahlen.
advice-compare = Vergleichen
advice-about = Woher weiß man das?
reasons-single = Hier gab es nichts zu entscheiden.
