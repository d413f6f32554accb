# Passkeys: Teile der Kontoansichten.

account-passkeys = Passkeys
account-passkeys-why = Ein Passkey meldet dich mit Telefon, Fingerabdruck oder Sicherheitsschlüssel an, ganz ohne Passwort.
account-passkey-add = Passkey hinzufügen
account-passkey-name = Name des Passkeys
account-passkey-usual = Mein Gerät
account-passkey-make = Erstellen
account-passkey-added = Der Passkey ist hinzugefügt.
account-passkey-since = hinzugefügt { $when }
account-passkey-used = zuletzt benutzt { $when }
account-passkey-rename = Umbenennen
account-passkey-rename-of = Umbenennen: { $name }
account-passkey-save = Speichern
account-passkey-remove = Entfernen
account-passkey-remove-of = Entfernen: { $name }
account-passkey-removed = Der Passkey ist hier entfernt. Auf deinem Gerät kannst du ihn ebenfalls löschen.
account-passkey-not-made = Der Browser hat keinen Passkey erstellt.
account-passkey-not-given = Der Browser hat keinen Passkey angeboten.
account-passkey-log-in = Mit Passkey anmelden
