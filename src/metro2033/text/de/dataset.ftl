# Der Befehl `dataset`.

help-dataset = Partien zwischen Bots spielen und jede Entscheidung als Lerndaten schreiben.
help-dataset-out = Der Ausgabeordner; ein angehaltener Lauf geht dort weiter.
help-dataset-bots = Bots nach Platz, durch Kommas getrennt; eine kürzere Liste wird wiederholt, und von Partie zu Partie rücken sie einen Platz weiter.
help-dataset-edition = Welche Ausgabe, mehrere durch Kommas getrennt, oder „all“; die Partien wechseln sich ab.
help-dataset-format = Das Format der Dateien: npz (NumPy) oder parquet.
help-dataset-per-part = Wie viele Partien eine Datei enthält.
dataset-format = Es gibt kein Format „{ $format }“; wähle aus: { $allowed }.
dataset-editions = Diese Ausgaben passen nicht in einen Datensatz, weil ihre Karten verschieden sind: { $editions }.
dataset-other = { $folder } enthält etwas anderes. Wähle einen anderen Ordner, oder lösche ihn.
dataset-unreadable = { $file } ist kein Teil eines Datensatzes, den diese Version lesen kann.
dataset-written = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $parts ->
    [one] { $parts } Datei
   *[other] { $parts } Dateien
} in { $folder }, { $size } MB.
