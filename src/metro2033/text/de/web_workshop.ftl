# Die Kartenwerkstatt und die Wahl eines Pakets für einen Raum.

workshop-title = Kartenwerkstatt
workshop-intro = Die meisten Werte der gedruckten Karten sind nicht öffentlich; wir haben sie rekonstruiert. Hast du die Schachtel, trage ein, was auf deinen Karten steht: prüfe es, spiele damit, gib es als eine Datei weiter.
workshop-progress = { $printed } von { $total } Feldern sind aus dem Druck bekannt
workshop-name = Name des Pakets
workshop-author = Dein Name
workshop-untitled = Mein Paket
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-new = Neu beginnen
workshop-import = Paket öffnen
workshop-compare = Mit einem Paket vergleichen
workshop-stop-comparing = Vergleich beenden
workshop-download = Herunterladen
workshop-keep = Für neue Räume aufbewahren
workshop-begin = Damit spielen
workshop-faults = { $n ->
    [one] { $n } Fehler; er steht an seinem Feld.
   *[other] { $n } Fehler; sie stehen an ihren Feldern.
}
workshop-fine = Geprüft: keine Fehler. Dein Entwurf bleibt in diesem Browser.
workshop-choose = Wähle eine Karte.
workshop-cards = Karten
workshop-open-only = Nur mit rekonstruierten Feldern
workshop-stated = Von dir angegebene Felder: { $n }
workshop-known = Aus dem Druck bekannt: { $printed } von { $all }
workshop-mark-rulebook = Regelheft
workshop-mark-public = öffentlich
workshop-mark-owner = deine gedruckte Karte
workshop-mark-reconstructed = rekonstruiert
workshop-mark-house = Hausregel
workshop-is-printed = So steht es auf meiner Karte
workshop-forget = Zurücknehmen
workshop-confirm = Meine Karte sagt dasselbe
workshop-add = Hinzufügen
workshop-remove = Entfernen: { $what }
workshop-without = Nicht auf der Karte
workshop-nothing = keine
workshop-number = Zahl setzen
workshop-by-edition = Die Ausgabe entscheidet.
workshop-changes = In diesem Paket angegeben: { $n }
workshop-none = Noch nichts.
workshop-compared = Verglichen mit „{ $name }“
workshop-equal = Beide Pakete geben dasselbe an.
workshop-same = wie von uns rekonstruiert
workshop-kept = Aufbewahrt: { $name }. Du kannst es beim Eröffnen eines Raums wählen.
workshop-brought = Geöffnet: { $name }
workshop-other-game = Dieses Paket ist für das andere Spiel.
workshop-not-kept = Dieser Browser kann den Entwurf nicht aufbewahren; lade ihn herunter.
workshop-pack = Kartenpaket
workshop-no-pack = Keines: die Karten, wie wir sie kennen
workshop-offered = hier angeboten
workshop-upload = Paket hochladen
