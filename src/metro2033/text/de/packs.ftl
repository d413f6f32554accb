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
pack-fine = Das Paket ist in Ordnung: Es gibt { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
} von { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} an; damit sind { $printed } von { $total } Feldern aus dem Druck bekannt (ohne: { $before }). Fingerabdruck: { $fingerprint }.
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
help-pack-match = Deine gedruckten Karten unter unseren finden, nach dem, was darauf steht, und ihre Werte in ein Paket schreiben.
help-pack-match-kind = Die Art der Karten, die du zur Hand hast, etwa threat.
help-pack-contribute = Ein Paket prüfen und seine Fakten als Beitrag zum Projekt schreiben.
match-start = Nimm deine gedruckten Karten eine nach der anderen. Tippe die Zahl dessen, was auf deiner Karte steht, 0, wenn nichts davon zutrifft, Enter, wenn du es nicht sagen kannst, q zum Aufhören.
match-card = Eine von { $n }
match-value = Welcher Wert (0: keiner davon)?
match-which = Welche ist deine Karte (0: keine davon)?
match-same = „{ $field }“ ist auch auf deiner Karte „{ $value }“ (y, wenn ja)?
match-name = Der aufgedruckte Name (Enter: weglassen)?
match-saved = Gespeichert: „{ $card }“ in { $file }.
match-none = Keine unserer Karten ist diese. Merke sie dir: Du kannst sie in der Werkstatt zu { $file } hinzufügen oder als eigene Karte ([cards.NAME]).
match-what = Tippe eine Zahl von 0 bis { $most }, Enter oder q.
match-end = Karten dieser Art mit Feldern, die wir nur rekonstruieren: { $unknown } von { $all }. Keine von unseren: { $none }. Trage bei, was du weißt: metro2033 pack contribute { $file }
pack-contribution = { $n ->
    [one] { $n } Fakt
   *[other] { $n } Fakten
} zu { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, geschrieben nach { $file }. Wende es in einem Klon an (git apply) und öffne einen Pull-Request, oder hänge die Datei an ein Issue. Sie enthält nur Fakten: Zahlen, Typen, Symbole und Namen, wie du sie liest. Schicke keine Scans, keine Bilder und keinen gedruckten Wortlaut: Sie gehören dem Verlag.
pack-wording = Dein Paket hat eigene Kartentexte. Sie bleiben aus dem Beitrag heraus: Das Projekt formuliert seine Texte selbst.
