# Die Seite ohne Server: starten, speichern, andere Tabs, Spielen ohne Netz.

device-fetching = Spiel wird geladen: { $loaded } von { $total } MB
device-starting = Der Tisch wird gedeckt …
device-weights = Wissen dieses Gegners wird geladen: { $loaded } von { $total } MB
device-unlearned = Was diese Stufe gelernt hat, ließ sich nicht laden. Das braucht einmal das Netz; versuche es später noch einmal.
device-offline = Spielbereit, auch ohne Netz.
device-update = Es gibt eine neue Version des Spiels. Deine Partien bleiben.
device-update-now = Jetzt aktualisieren

device-elsewhere = Deine Partien sind in einem anderen Tab offen.
device-taken = Du spielst jetzt in einem anderen Tab.
device-take = Stattdessen hier spielen
device-download = Ein Teil des Spiels ist nicht angekommen. Prüfe die Verbindung und versuche es noch einmal; deine Partien sind sicher.
device-crash = Das Spiel ist unerwartet stehen geblieben. Alles, was du gespielt hast, ist gespeichert.
device-browser = Dieser Browser ist zu alt, um das Spiel selbst auszuführen. Aktualisiere ihn, oder spiele auf einem Server.
device-unstarted = Das Spiel ist nicht gestartet. Lade die Seite neu; hilft das nicht, ist dieser Browser zu alt, oder Skripte sind abgeschaltet.
device-again = Noch einmal versuchen
device-absent = Diese Partie ist nicht in diesem Browser
device-absent-why = Sie wurde gelöscht, oder sie wurde in einem anderen Browser oder auf einem anderen Gerät begonnen. „Exportieren“ speichert sie dort als Datei, die du hier öffnen kannst.
device-fleeting = Dieses Fenster speichert nichts: Deine Partien halten, bis du es schließt. Öffne die Seite in einem normalen Fenster, um sie zu behalten.
device-full = Auf diesem Gerät ist kein Platz mehr, es lässt sich nichts mehr speichern. Schaffe Platz, um weiterzuspielen; nichts Gespieltes ist verloren.

device-lead = Zwei Spiele aus der Moskauer Unterwelt, direkt in deinem Browser. Keine Installation, kein Konto, und nach dem Laden kein Netz.
device-games = Auf diesem Gerät
device-no-games = Partien, die du beginnst, bleiben hier, in diesem Browser.
device-lobby = nicht begonnen
device-playing = läuft
device-over = beendet
device-open = Weiterspielen
device-watch = Wiedergabe
device-rename = Umbenennen
device-name = Name der Partie
device-save = Speichern
device-delete = Löschen
device-delete-really = „{ $name }“ löschen? Das lässt sich nicht rückgängig machen.
device-cancel = Behalten
device-export = Exportieren
device-actions = { $name }: mehr

device-together = Mit anderen spielen
device-together-why = Spiel übers Netz, Ligen, Bestenlisten und E-Mails brauchen einen Server. Hier spielst du allein oder gemeinsam an einem Bildschirm.
device-server = Adresse eines Servers
device-server-go = Dorthin
device-server-bad = Das ist keine Webadresse.
device-server-known = Zuletzt: { $server }
