# Was ein laufender Server über Störungen und Grenzen sagt.

server-control = Texte dürfen keine Steuerzeichen enthalten.
room-bot-tables = Du hast schon { $most } laufende Partien mit Bots. Beende oder verlasse erst eine.
room-viewers = In diesem Raum schauen gerade zu viele zu. Versuche es später noch einmal.
server-connections = Zu viele Verbindungen aus deinem Netz. Schließe ein paar Tabs und versuche es noch einmal.
help-serve-bot-workers = In wie vielen Prozessen Bots denken; jeder braucht bis zu einen Prozessorkern.
server-storage = Der Server kann gerade keine Züge speichern. Deine Partie ist sicher; versuche es gleich noch einmal.
server-fault = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
server-too-slow = Die Anfrage kam nicht rechtzeitig an.
server-database-newer = Diese Datenbank hat schon eine neuere Version von Metro 2033 benutzt. Installiere diese oder eine spätere.
server-database-taken = Ein anderer Server benutzt { $file }. Beende ihn zuerst, oder nimm PostgreSQL für mehrere Server.
room-kick-player = Während einer Partie kann man Spieler nicht entfernen. Schalte sie stumm, oder stimmt ab, wenn sie länger weg sind.
notice-port = Benachrichtigungen gehen nur an diese Ports: { $allowed }.
device-needs-server = Dafür braucht es einen Server, den auch andere erreichen. Öffne die Adresse eines Servers, um mit anderen zu spielen.
device-storage = Dieses Gerät kann gerade nicht speichern: Es ist voll oder erlaubt dieser Seite das Speichern nicht. Nichts hat sich geändert; schaffe etwas Platz und versuche es noch einmal.
device-fault = Im Spiel ist etwas schiefgegangen. Alles bis zu deinem letzten Zug ist gespeichert; lade die Seite neu, um weiterzuspielen.
