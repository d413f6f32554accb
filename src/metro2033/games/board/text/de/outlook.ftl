# Was eine Wahl kostet und bringt: Dinge und Folgen des Brettspiels.

thing-army = { $n } Armeestärke
thing-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
outlook-each = für jede Karte
outlook-only-renewal = du kannst nur den Markt erneuern, nichts kaufen
outlook-votes = { $n ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
}
outlook-strength = Stärke { $n }
outlook-free-capture = eine Karte erlaubt kostenloses Einnehmen
outlook-cannot-capture = zum Einnehmen reichen deine Ressourcen gerade nicht
outlook-unless-stopped = falls der Verteidiger nicht „{ $card }“ nutzt
outlook-risk-army = bei Niederlage: Armee −1
outlook-risk-wound = bei Niederlage: dein Held wird verwundet
outlook-risk-equipment = bei Niederlage: Ausrüstung −1
outlook-spoils-take = bei Sieg: du darfst eine Ausrüstungskarte nehmen
outlook-spoils-discard = bei Sieg: du darfst eine Ausrüstungskarte des Helden abwerfen
outlook-place-trade = bei der Hanse handeln
outlook-place-exchange = nur Ressourcen tauschen; kaufen kannst du gerade nichts
outlook-place-scout = erkunden
outlook-place-attack = die Station angreifen
outlook-place-duel = einen Helden angreifen
outlook-place-ability = Fähigkeit des Helden
outlook-risk-station = nicht abgewehrt: Station verloren
outlook-vote-passes = { $in_favour } : { $opposed }. { $still ->
    [0] Das Gesetz wird angenommen.
   *[other] Das Gesetz wird angenommen, egal wie die anderen stimmen.
}
outlook-vote-fails = { $in_favour } : { $opposed }. { $still ->
    [0] Das Gesetz wird abgelehnt.
   *[other] Das Gesetz wird abgelehnt, egal wie die anderen stimmen.
}
outlook-vote-open = { $in_favour } : { $opposed }.{ $still ->
    [0] {""}
    [one] {" "}{ $still } Stimme ist noch offen.
   *[other] {" "}{ $still } Stimmen sind noch offen.
}{ $added ->
    [0] {""}
    [one] {" "}Eine Karte kann noch { $added } Stimme bringen.
   *[other] {" "}Karten können noch { $added } Stimmen bringen.
}
