# Die Verteilung des Tages: ihre Seite und was geteilt wird.

daily-title = Verteilung des Tages
daily-lead = Dieselbe Verteilung, derselbe Platz und dieselben Bots für alle, und ein Versuch, der zählt. Morgen werden alle Partien gezeigt.
daily-lead-device = Dieselbe Verteilung, derselbe Platz und dieselben Bots auf jedem Gerät, eine am Tag. Ein Netz brauchst du nicht.
daily-seat = Dein Platz: { $seat } von { $seats }
daily-opponents = Gegner: { $bots }
daily-bot-regular = Fortgeschrittener
daily-bot-veteran = Veteran
daily-ends = endet { $when } (Mitternacht UTC)
daily-name = Spitzname
daily-play = Verteilung des Tages spielen
daily-play-past = Diese Verteilung spielen
daily-go-on = Zurück zum Tisch
daily-again = Noch einmal spielen
daily-counts = Ein Versuch, und er zählt. Beende ihn, bevor der Tag vorbei ist, sonst ist es der letzte Platz. Tipps gibt es nicht. Morgen können alle deine Partie nachspielen und deinen Spitznamen sehen.
daily-guest = Du spielst als Gast: Du wirst mit den anderen verglichen, aber nicht in die Rangliste aufgenommen.
daily-to-account = Zuerst anmelden oder registrieren
daily-again-hint = Ein weiterer Versuch ist Übung; er zählt nicht.
daily-past-hint = Vergangene Tage sind Übung; Tipps sind erlaubt, und nichts zählt.
daily-opens = Rangliste und Partien aller werden { $when } gezeigt.
daily-place = Platz am Tisch
daily-place-of = { $place } von { $seats }
daily-points = Punkte ohne Glück
daily-col-points = Ohne Glück
daily-luck = Glück
daily-judging = wird gemessen
daily-compared = Verglichen mit den anderen
daily-better = besser als { $share }
daily-rank = Rang
daily-rank-of = { $rank } von { $players }
daily-course = Deine Siegchance im Verlauf der Partie
daily-points-how = Ein Sieg bringt 100 Punkte, alles andere 0. Punkte ohne Glück sind, was bleibt, wenn man das Glück abzieht, gemessen in Punkten der Siegchance.
daily-unfinished = Die Partie wurde nicht rechtzeitig beendet, das ist der letzte Platz.
daily-not-counted = Dieser Versuch zählt nicht.
daily-guest-result = Du hast als Gast gespielt und stehst darum nicht in der Rangliste.
daily-streak = { $n ->
    [0] Gerade keine Serie
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
daily-longest = { $n ->
    [one] deine längste Serie: { $n } Tag
   *[other] deine längste Serie: { $n } Tage
}
daily-share = Teilen
daily-share-text = Text zum Teilen, ohne etwas zu verraten
daily-share-place = Platz { $place } von { $seats }
daily-share-points = { $points } Punkte ohne Glück (Glück { $luck })
daily-copy = Text kopieren
daily-png = Bild speichern
daily-svg = Als SVG
daily-pass-on = Weitergeben …
daily-ranking = Rangliste
daily-player = Spieler
daily-no-end = nicht beendet
daily-replay = Wiedergabe
daily-all = { $n ->
    [one] { $n } Spieler zeigen
   *[other] Alle { $n } Spieler zeigen
}
daily-nobody = Niemand hat diese Verteilung zu Ende gespielt.
daily-partings = Wo sich die Wege trennten
daily-partings-lead = Bis zu diesen Entscheidungen hatten die Spieler genau gleich gespielt. Dann wählten sie verschieden.
daily-parting-round = Runde { $n }
daily-branch = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
daily-branch-place = im Schnitt Platz { $place }
daily-branch-points = { $points } Punkte ohne Glück
daily-network-same = die Wahl des Netzes
daily-network-else = Das Netz hätte gewählt: { $choice }
daily-network-chance = Von hier aus gab es sich eine Siegchance von { $share }.
daily-parting-see = Stellung ansehen
daily-luck-of = Glück dieser Verteilung
daily-luck-how = Der Server hat die Geheimzahl dieser Verteilung vor Tagen versiegelt und deckt sie auf, wenn der Tag vorbei ist. Dann kann jeder alles Gezogene prüfen. Auch das Glück der Bots folgt daraus: Auf dieselben Züge kommen dieselben Antworten.
daily-luck-how-device = Die Geheimzahl folgt aus dem Datum, darum haben alle Geräte dieselbe Verteilung. Auch das Glück der Bots folgt daraus: Auf dieselben Züge kommen dieselben Antworten.
daily-commitment = Siegel: { $hash }
daily-secret = Geheimzahl: { $hash }
daily-ahead = Siegel der kommenden Tage
daily-archive = Vergangene Tage
daily-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
daily-your-place = dein Platz: { $place }
daily-all-days = { $n ->
    [one] { $n } Tag zeigen
   *[other] Alle { $n } Tage zeigen
}
daily-today = Zur heutigen Verteilung
