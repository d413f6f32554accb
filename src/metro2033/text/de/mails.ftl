# Post vom Server und die Seite, die Benachrichtigungen abstellt.

mail-hello = Hallo { $name },
mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm = Jemand, vermutlich du, hat diese E-Mail-Adresse beim Konto { $name } auf { $host } eingetragen. Öffne zur Bestätigung innerhalb von 24 Stunden diesen Link:
mail-confirm-else = Warst du es nicht, beachte diese E-Mail nicht weiter. Die Adresse wird dann nicht verwendet.
mail-reset-subject = Wähle ein neues Passwort
mail-reset = Jemand, vermutlich du, hat für das Konto { $name } auf { $host } ein neues Passwort angefordert. Öffne dazu innerhalb einer Stunde diesen Link:
mail-reset-else = Warst du es nicht, beachte diese E-Mail nicht weiter. Dein Passwort bleibt, wie es ist.
mail-changed-subject = Deine E-Mail-Adresse wurde geändert
mail-changed = E-Mails zum Konto { $name } auf { $host } gehen ab jetzt an { $address } und nicht mehr an diese Adresse. Deine Einstellungen:
mail-changed-else = Warst du es nicht, ändere sofort dein Passwort, oder bitte den Betreiber des Servers um Hilfe.
mail-removed-subject = Deine E-Mail-Adresse wurde entfernt
mail-removed = Diese Adresse wurde vom Konto { $name } auf { $host } entfernt. Deine Einstellungen:
mail-removed-else = Warst du es nicht, ändere sofort dein Passwort, oder bitte den Betreiber des Servers um Hilfe.
mail-password-subject = Dein Passwort wurde geändert
mail-password = Das Passwort des Kontos { $name } auf { $host } wurde geändert. Deine Einstellungen:
mail-password-else = Warst du es nicht, wähle über „Passwort vergessen“ sofort ein neues, oder bitte den Betreiber des Servers um Hilfe.
mail-password-list = Das hier kann weiterhin in deinem Namen handeln. Entferne in den Einstellungen, was nicht von dir ist:
mail-access-passkey = Passkey „{ $passkey }“
mail-access-token = ein Programm im Raum { $room }
mail-access-webhook = Benachrichtigungen an { $where }
mail-recovered-subject = Dein Passwort wurde zurückgesetzt
mail-recovered = Mit einem Einmal-Link wurde für das Konto { $name } auf { $host } ein neues Passwort gesetzt. Alle Browser wurden abgemeldet. Deine Einstellungen:
mail-recovered-list = Außerdem entfernt, weil es in deinem Namen handeln konnte:
mail-recovered-passkeys =
    { $count ->
        [one] { $count } Passkey
       *[other] { $count } Passkeys
    }
mail-recovered-tokens =
    { $count ->
        [one] der Zugang von { $count } Programm
       *[other] der Zugang von { $count } Programmen
    }
mail-recovered-webhooks = die Adresse für Benachrichtigungen
mail-recovered-else = Warst du es nicht, wähle über „Passwort vergessen“ sofort ein neues, oder bitte den Betreiber des Servers um Hilfe.
mail-passkey-subject = Ein Passkey wurde hinzugefügt
mail-passkey = Zum Konto { $name } auf { $host } kam ein Passkey hinzu. Er meldet ohne Passwort an. Deine Einstellungen:
mail-passkey-else = Warst du es nicht, entferne ihn in den Einstellungen und ändere sofort dein Passwort.
mail-turn-subject =
    { $waiting ->
        [1] { $game }: Du bist am Zug
       *[other] Du bist in { $waiting } Partien am Zug
    }
mail-digest-subject = { $waiting ->
    [0] Deine langsamen Partien: heute nichts zu tun
    [1] Deine langsamen Partien: eine wartet auf dich
   *[other] Deine langsamen Partien: { $waiting } warten auf dich
}
mail-waiting = { $waiting ->
    [1] Diese Partie wartet auf dich:
   *[other] Diese Partien warten auf dich:
}
mail-others = { $others ->
    [1] Diese Partie wartet auf jemand anderen:
   *[other] Diese Partien warten auf andere:
}
mail-game = { $game }.
mail-game-with = { $game }, mit { $players }.
mail-left-days = Verbleibende Zeit: { $count } Tage.
mail-left-hours = Verbleibende Zeit: { $count } Stunden.
mail-left-minutes =
    { $count ->
        [one] Verbleibende Zeit: { $count } Minute.
       *[other] Verbleibende Zeit: { $count } Minuten.
    }
mail-turn-else = Du wolltest E-Mails, wenn du in langsamen Partien am Zug bist. Zum Abbestellen öffne diesen Link:
mail-digest-else = Du wolltest eine tägliche Übersicht deiner langsamen Partien. Zum Abbestellen öffne diesen Link:
mail-round-subject = { $league }: Runde { $round } ist ausgelost
mail-round = Runde { $round } von { $rounds } in „{ $league }“ ist ausgelost. Du spielst { $game } mit { $players }.
mail-round-else = Du wolltest E-Mails zu deinen Zügen; dazu gehören neue Ligarunden. Zum Abbestellen öffne diesen Link:
mail-test-subject = E-Mails von diesem Server funktionieren
mail-test = Wenn du das lesen kannst, kann der Server auf { $host } E-Mails verschicken.
mail-stop-title = Benachrichtigungen per E-Mail
mail-stop-ask-turn = Keine E-Mails mehr, wenn du in langsamen Partien am Zug bist?
mail-stop-ask-digest = Keine tägliche Übersicht deiner langsamen Partien mehr?
mail-stop-ask-all = Gar keine Benachrichtigungen per E-Mail mehr?
mail-stop-these = Ja, abbestellen
mail-stop-all = Alle Benachrichtigungen per E-Mail abbestellen
mail-stopped-turn = Du bekommst keine E-Mails mehr, wenn du am Zug bist.
mail-stopped-digest = Du bekommst keine tägliche Übersicht mehr.
mail-stopped-all = Du bekommst keine Benachrichtigungen per E-Mail mehr.
mail-stop-settings = Zu den Einstellungen
