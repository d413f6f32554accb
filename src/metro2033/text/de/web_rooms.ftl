# Startseite, Räume, die Schublade am Tisch.

rooms-headline = Halte die letzten Stationen
rooms-lead = Zwei Spiele aus der Moskauer Unterwelt, in deinem Browser. Spiel allein gegen Bots, die ihre Züge erklären, oder schick Freunden einen Link.
rooms-first-game = Deine erste Partie
rooms-again = { $game } noch einmal
rooms-deal = Verteilung des Tages
rooms-deal-result = Zu deinem Ergebnis
rooms-daily = Rätsel des Tages
rooms-trainer = { $n ->
    [0] Trainer
    [one] Trainer: { $n } Übung fällig
   *[other] Trainer: { $n } Übungen fällig
}
rooms-daily-done = Heutiges Rätsel: gelöst
rooms-days = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
rooms-lesson-on = { $game } weiterlernen
rooms-finished = Beendete Partien
rooms-invited = Ich habe eine Einladung
rooms-paste = Füge den Link hier ein
rooms-about-board = Führe eine Fraktion, nimm Stationen ein, schick deinen Helden auf den Markt, stimme über Gesetze ab. 2⁠–⁠6 Spieler, etwa 40 Minuten.
rooms-about-breakthrough = Das Kartenspiel: baue Stationen, erfülle Aufträge, hetze Monster auf deine Gegner. 2⁠–⁠5 Spieler, etwa 20 Minuten.
rooms-opponents = Gegner
rooms-level = Spielstärke
rooms-bot-called = { $name } · { $bot }
rooms-bot-rating = { $bot } · { $rating }
rooms-rating-hint = Eine höhere Zahl heißt ein stärkerer Bot: Mit 400 Punkten mehr gewinnt er zehnmal so oft, wie er verliert. Der anpassungsfähige Bot hat keine Zahl; er lässt nach, sobald er führt.
rooms-with-friends = Mit Freunden
rooms-open-tables = Offene Tische
rooms-no-tables = Gerade wartet niemand.
rooms-open-one = Einen Tisch für alle eröffnen
rooms-table-of = Tisch von { $name }
rooms-round = Runde { $n }
rooms-your-table-now = Dein Tisch: { $game }
rooms-round-your-turn = Runde { $n }, du bist am Zug
rooms-go-on = Weiterspielen
rooms-open-saved = Gespeicherte Partie öffnen
rooms-leagues = Ligen
rooms-about-licences = Über das Spiel, Lizenzen
rooms-unofficial = Inoffizielles Fanwerk. Kein Konto nötig.
rooms-edition-variants = Ausgabe und Varianten

rooms-your-table = Dein Tisch
rooms-a-table = Am Tisch
rooms-public = alle können beitreten
rooms-private = per Einladung
rooms-seat-kept = Dein Platz bleibt dir: Schließe die Seite und komm mit demselben Link zurück.
rooms-invite = Freunde einladen
rooms-invite-how = Sie wählen einen Namen und setzen sich.
rooms-invite-network = Gilt für andere in diesem Netz.
rooms-only-here = Dieser Server ist nur von diesem Rechner aus erreichbar. Um andere einzuladen, starte ihn mit „metro2033 serve --host 0.0.0.0“, oder setze METRO2033_PUBLIC_URL, wenn er eine öffentliche Adresse hat.
rooms-copy-link = Link kopieren
rooms-invite-anew = Neuer Link
rooms-invite-anew-why = Der bisher verschickte Link gilt nicht mehr.
rooms-share = Teilen …
rooms-qr = QR-Code
rooms-qr-label = QR-Code der Einladung
rooms-seats = Plätze
rooms-factions-later = Fraktionen werden zu Beginn der Partie gewählt
rooms-free-seat = Freier Platz
rooms-seat-waits = wartet auf einen Gast
rooms-bot-explains = erklärt seine Züge
rooms-add-bot = Bot hinzufügen
rooms-remove = Entfernen
rooms-may-watch = Andere dürfen zuschauen
rooms-no-watching = Keine Zuschauer
rooms-luck = Nachprüfbarer Zufall
rooms-start = { $n ->
    [one] Mit { $n } Spieler beginnen
   *[other] Mit { $n } Spielern beginnen
}
rooms-free-closed = { $n ->
    [one] Der freie Platz wird geschlossen. Gäste können weiter zuschauen.
   *[other] Die freien Plätze werden geschlossen. Gäste können weiter zuschauen.
}
rooms-hot-seat = Mehrere an einem Bildschirm? Nimm mehrere Plätze.
rooms-not-ready = Noch nicht bereit: { $name }
rooms-host-starts = Der Gastgeber beginnt die Partie, wenn alle bereit sind.
rooms-say-ready = Sag Bescheid, wenn du bereit bist.

rooms-join-how = Wähle einen Namen und setz dich.
rooms-invited-by = { $host } lädt dich ein: { $game }
rooms-seats-free = { $n ->
    [one] { $n } Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
rooms-no-seat = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem, wenn der Tisch es erlaubt.
rooms-new-here = Neu im Spiel?
rooms-stranger = Dieser Tisch ist privat, oder es gibt ihn nicht mehr. Bitte um den Einladungslink und füge ihn unten ein.
rooms-no-page-why = Hier endet der Tunnel. Vielleicht stimmt die Adresse nicht, oder die Seite ist umgezogen.
rooms-back = Zurück

rooms-try-again = Noch einmal versuchen
rooms-drawer = Schublade
rooms-people = Leute
rooms-log = Verlauf
rooms-menu = Menü
rooms-say-hello = Sag Hallo.
rooms-write = Schreib allen am Tisch …
rooms-at-table = Am Tisch
rooms-count-here = { $n } hier
rooms-you = { $name } (du)
rooms-here = hier
rooms-watching = schaut zu
rooms-bot-plays-seat = ein Bot spielt
rooms-stand-in = Einen Bot für mich spielen lassen
rooms-appoint = Zum Gastgeber machen
rooms-leave = Tisch verlassen
rooms-leave-ask = Was wird aus deinem Platz?
rooms-leave-keep = Platz behalten
rooms-leave-keep-how = Die anderen warten. Komm mit demselben Link zurück.
rooms-leave-bot = Einen Bot spielen lassen
rooms-leave-bot-how = Die Partie geht weiter. Nimm deinen Platz jederzeit wieder ein.
rooms-leave-give = Platz aufgeben
rooms-leave-give-how = Du verlässt den Raum, und ein Bot übernimmt.
rooms-leave-lobby = Du verlässt den Raum, und der Platz wird frei.
rooms-stay = Bleiben
rooms-all-settings = Alle Einstellungen
rooms-rematch = Revanche, gleicher Tisch
rooms-rematch-join = Revanche annehmen
rooms-rematch-watch = Bei der Revanche zuschauen
rooms-rematch-wanted = { $n ->
    [one] { $names } möchte eine Revanche
   *[other] { $names } möchten eine Revanche
}

rooms-pace = Geschwindigkeit der Züge anderer
rooms-pace-slow = langsam
rooms-pace-normal = normal
rooms-pace-fast = schnell
rooms-pace-instant = sofort
rooms-stop-at-mine = Anhalten, wenn mich etwas betrifft
rooms-round-end = Nach jeder Runde eine Übersicht zeigen
rooms-flavour = Stimmungszeilen neben den Fakten
rooms-one-click = Züge mit einem Klick spielen (ohne Bestätigung)
rooms-sound = Ton
rooms-volume = Lautstärke
rooms-ambience = Tunnelgeräusche
rooms-unread = { $n ->
    [one] Chat, { $n } ungelesene Zeile
   *[other] Chat, { $n } ungelesene Zeilen
}
rooms-ready-waits = Die Partie beginnt, wenn alle bereit sind; bis dahin kannst du es dir anders überlegen.
rooms-ready-starts = Drücke den Knopf, wenn du da bist: Die Partie beginnt, wenn alle bereit sind.
rooms-factions-hint = Laut Regelheft wählen die Spieler. Ausgelost beginnt die Partie sofort.
