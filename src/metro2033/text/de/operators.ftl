# Betreiber: Hilfe der Befehle.

help-operator = Einen Server betreiben: Personen, Räume, Sperren, Meldungen, Ankündigungen, Nur-Lese-Betrieb.
help-operator-people = Personen nach einem Teil des Namens oder nach Kennung auflisten.
help-operator-rooms = Räume nach Kennung oder nach dem Namen eines Mitglieds auflisten.
help-operator-search = Wonach gesucht wird; ohne Angabe alles.
help-operator-who = Der Name eines Kontos oder die Kennung einer Person aus den Listen; zum Sperren auch ein Netz wie 192.0.2.0/24.
help-operator-days = Für wie viele Tage; ohne Angabe, bis es aufgehoben wird.
help-operator-reason = Warum; die Person bekommt das zu lesen.
help-operator-number = Die Nummer aus der Liste.
help-operator-ban = Eine Person oder ein Netz auf dem Server sperren.
help-operator-unban = Eine Sperre aufheben.
help-operator-mute = Eine Person stummschalten.
help-operator-unmute = Die Stummschaltung einer Person aufheben.
help-operator-sanctions = Sperren und Stummschaltungen auflisten.
help-operator-reset-password = Einen Einmal-Link erstellen, mit dem der Inhaber eines Kontos ein neues Passwort setzt.
help-operator-test-mail = Eine Nachricht mit den Einstellungen METRO2033_SMTP_* verschicken und sagen, was schiefging.
help-operator-address = E-Mail-Adresse.
help-operator-account = Name des Kontos.
help-operator-delete-person = Eine Person mit all ihren Daten löschen; ihre Partien bleiben spielbar.
help-operator-delete-room = Einen Raum mit Partie und Chat löschen.
help-operator-recompute-ratings = Alle aufgezeichneten Partien von der ersten an neu werten. Nötig nach einer Änderung des Wertungsmodells; sonst ändert sich nichts.
help-operator-unrate = Eine Partie aus der Wertung nehmen, etwa weil jemand betrogen hat.
help-operator-room = Die Kennung des Raums.
help-operator-purge-guests = Lange abwesende Gäste löschen, und Räume, in denen niemand mehr ist.
help-operator-purge-days = Wie viele Tage sie schon weg sind.
help-operator-dry-run = Nur zählen, nichts löschen.
help-operator-reports = Offene Meldungen von Spielern auflisten.
help-operator-close-report = Eine Meldung aus der Warteschlange nehmen.
help-operator-note = Was daraus wurde, für die anderen Betreiber.
help-operator-announce = Allen auf der Seite einen Text zeigen.
help-operator-text = Der Text in dieser Sprache.
help-operator-announcements = Die Ankündigungen auflisten.
help-operator-withdraw = Eine Ankündigung zurückziehen.
help-operator-read-only = Für eine Sicherung oder Aktualisierung alle Züge und Änderungen ablehnen; die Uhren stehen still.
help-operator-off = Den Nur-Lese-Betrieb beenden.
help-operator-quota = Begrenzen, wie viele Räume offen sein dürfen.
help-operator-quota-name = rooms-per-person oder rooms.
help-operator-quota-most = Wie viele höchstens; 0 hebt die Grenze auf.
help-operator-token = Ein Token erstellen, mit dem sich ein Betreiber auf der Seite /operator anmeldet; ein neues ersetzt das alte.
help-operator-name = Der Name des Betreibers, wie das Protokoll ihn zeigt.
help-operator-revoke = Einem Betreiber das Token entziehen und seine Sitzungen beenden.
help-operator-audit = Zeigen, was Betreiber getan haben.
frame-argument-address = ADRESSE
frame-argument-search = [TEXT]
frame-argument-who = WER
frame-argument-number = NUMMER
frame-argument-room = RAUM
frame-argument-name = NAME
frame-argument-most = ANZAHL

# Was die Befehle sagen.

operator-done = Erledigt. Ein laufender Server übernimmt das in wenigen Sekunden.
operator-reset = Hänge das an die Adresse des Servers an und schicke es dem Inhaber des Kontos; es gilt einmal, einen Tag lang: { $path }
operator-announced = Ankündigung { $number } wird allen gezeigt.
operator-purged = Gelöscht: Gäste { $guests }, Räume { $rooms }.
operator-would-purge = Gelöscht würden: Gäste { $guests }, Räume { $rooms }.
operator-person-line = { $name } ({ $person }): { $has_account ->
    [true] Konto
   *[false] Gast
}, Räume { $rooms }, zuletzt gesehen { $seen }, Maßnahmen { $sanctions }
operator-room-line = { $id }: { $game }, { $status }, geändert { $changed }, Mitglieder { $members }
operator-sanction-line = { $kind }: { $subject }, bis { $until }. { $reason }
operator-report-line = { $id }, { $at }: { $name } ({ $person }) in { $room }, { $reason }. { $text }
operator-announcement-line = { $id }, bis { $until }: { $text }
operator-audit-line = { $at } { $operator }: { $action } { $subject } { $details }

# Probleme.

operator-banned = Du bist auf diesem Server gesperrt{ $until ->
    [none] {""}
   *[other] {" "}bis { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Grund: { $reason }
}
operator-muted = Ein Betreiber hat dich stummgeschaltet{ $until ->
    [none] {""}
   *[other] {" "}bis { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Grund: { $reason }
}
server-read-only = Der Server wird aktualisiert: Ein paar Minuten lang werden keine Züge und Änderungen angenommen. Deine Uhr steht still.
quota-rooms-per-person = Du hast die Höchstzahl offener Räume pro Person auf diesem Server erreicht ({ $most }). Beende oder verlasse erst einen.
quota-rooms = Dieser Server hat gerade keinen Platz für weitere Partien.
report-too-many = Du hast schon mehrmals gemeldet. Die Betreiber sehen es sich an.
operator-no-person = Es gibt niemanden namens „{ $who }“.
operator-no-sanction = „{ $who }“ hat keine solche Sperre oder Stummschaltung.
operator-no-report = Es gibt keine offene Meldung { $number }.
operator-no-announcement = Es gibt keine Ankündigung { $number }.
operator-no-operator = Es gibt keinen Betreiber namens „{ $name }“.
operator-name = Der Name eines Betreibers hat 1 bis 40 sichtbare Zeichen.
operator-text = Ein Text hat höchstens { $most } Zeichen und keine Steuerzeichen.
operator-text-empty = Gib den Text in mindestens einer Sprache an.
operator-days = Tage sind eine Zahl über 0 und bis 36500.
operator-not-sure = Setze zuerst das Häkchen neben dem Knopf.
operator-signed-out = Deine Sitzung ist zu Ende. Melde dich neu an.

# Die Seite der Betreiber.

operator-title = Betreiber
operator-sign-in = Anmelden
operator-sign-out = Abmelden
operator-token = Token
operator-token-wrong = Dieses Token ist ungültig.
operator-reports = Meldungen
operator-people = Personen
operator-rooms = Räume
operator-search = Name oder Kennung
operator-find = Suchen
operator-actions = Sperren, stummschalten, löschen
operator-ban = Sperren
operator-mute = Stummschalten
operator-delete-person = Mit allen Daten löschen
operator-delete-room = Raum löschen
operator-recomputed = Neu gewertete Partien: { $games }. Geänderte Wertungen: { $changed }.
operator-not-rated = Im Raum { $room } wurde keine gewertete Partie gespielt.
operator-days-field = Tage
operator-reason = Grund
operator-sure = Ja, wirklich
operator-close = Meldung schließen
operator-has-account = Konto
operator-is-guest = Gast
operator-rooms-count = { $count ->
    [one] { $count } Raum
   *[other] { $count } Räume
}
operator-last-seen = zuletzt gesehen { $when }
operator-sanction-ban = gesperrt
operator-sanction-mute = stummgeschaltet
operator-sanctions = Sperren und Stummschaltungen
operator-who = Konto, Kennung oder Netz
operator-until = bis { $when }
operator-lift = Aufheben
operator-announcements = Ankündigungen
operator-announce = Ankündigen
operator-withdraw = Zurückziehen
operator-server = Server
operator-read-only-on = Nur-Lese-Betrieb ist an: Züge und Änderungen werden abgelehnt.
operator-read-only-off = Nur-Lese-Betrieb ist aus.
operator-begin-read-only = Nur-Lese-Betrieb beginnen
operator-end-read-only = Nur-Lese-Betrieb beenden
operator-quota-rooms-per-person = Offene Räume pro Person (0: unbegrenzt)
operator-quota-rooms = Offene Räume insgesamt (0: unbegrenzt)
operator-set = Setzen
operator-purge = Gäste löschen
operator-purge-days = Tage abwesend
operator-audit = Protokoll
operator-no-mail = Es ist kein Mailserver eingerichtet: Setze METRO2033_SMTP_HOST.
operator-mail-sent = Der Mailserver hat eine Nachricht an { $address } angenommen.
operator-mail-refused = Der Mailserver lehnt die Adresse { $address } ab.
operator-mail-failed = { $host } hat die Nachricht nicht angenommen: { $why }
