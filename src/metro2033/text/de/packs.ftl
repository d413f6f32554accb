# Kartenpakete im Terminal.

help-pack = Kartenpakete als eine Datei: prüfen, zeigen, vergleichen, beginnen; Fakten für das Projekt.
help-pack-file = Die Datei des Pakets (TOML oder JSON).
help-pack-other = Das Paket zum Vergleich.
help-pack-name = Der Name des Pakets; ohne Angabe der der Datei.
help-pack-author = Wer es macht.
help-pack-kind = Nur Karten dieser Art; mehrfach möglich.
help-pack-check = Ein Paket prüfen: jeden Fehler mit Karte und Feld nennen, dann ein paar Partien damit spielen.
help-pack-show = Zeigen, was ein Paket angibt und was seine Karten tun.
help-pack-diff = Sagen, in welchen Feldern sich zwei Pakete unterscheiden.
help-pack-new = Ein Formular zum Ausfüllen schreiben, mit allen heute rekonstruierten Werten.
help-pack-facts = Was ein Paket von gedruckten Karten weiß, als Patch für die Inhaltsdateien des Projekts ausgeben.
pack-fine = Das Paket ist in Ordnung: Es gibt { $fields } Felder von { $cards } Karten an; damit sind { $printed } von { $total } Feldern aus dem Druck bekannt (ohne: { $before }). Fingerabdruck: { $fingerprint }.
pack-other-base = Es wurde für eine andere Version der Karten geschrieben; seine Werte gelten trotzdem.
pack-head = { $name } von { $author } (Spiel: { $game }, Fingerabdruck: { $fingerprint })
pack-stated-line = { $field }: { $value } ({ $origin })
pack-changed-line = { $field }: { $before } → { $value } ({ $origin })
pack-edition-line = Ausgabe { $name }, wie { $base }: { $flags }
pack-difference = { $card } – { $field }: { $one } | { $other }
pack-same = Die Pakete spielen sich gleich.
pack-exists = { $file } gibt es schon; wähle einen anderen Namen oder bearbeite die Datei.
pack-form-hint = Entferne das # einer Zeile und schreibe, was auf deiner gedruckten Karte steht. Prüfen mit: metro2033 pack check
pack-written = Geschrieben: { $file }
pack-facts = { $n ->
    [0] Nichts davon ist neu für das Projekt.
    [one] { $n } Fakt, den das Projekt nur rekonstruiert; speichere den Patch und schicke ihn dem Projekt, oder nimm git apply.
   *[other] { $n } Fakten, die das Projekt nur rekonstruiert; speichere den Patch und schicke ihn dem Projekt, oder nimm git apply.
}
help-serve-content = Ein Kartenpaket (eine Datei), mit dem alle spielen dürfen; mehrfach möglich.
