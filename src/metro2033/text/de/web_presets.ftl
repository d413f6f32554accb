# Vorlagen für Tische, auf dem Formular für einen neuen Raum.

presets-title = Deine Vorlagen
presets-account = Gespeichert in deinem Konto.
presets-browser = Gespeichert in diesem Browser. Mit einem Konto hast du sie überall.
presets-remove = „{ $name }“ entfernen
presets-name = Name für eine Vorlage mit den Einstellungen unten
presets-keep = Als Vorlage speichern
presets-kept = Gespeichert: { $name }.
presets-used = „{ $name }“ ist eingestellt. Unten kannst du alles noch ändern.
presets-last = Das Formular beginnt mit den Einstellungen deines letzten Tisches.
presets-reset = Mit den Standardwerten beginnen
