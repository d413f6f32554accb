# Benachrichtigungen an eine eigene Adresse.

notice-your-turn = { $game }: Du bist am Zug.
notice-trial = { $game }: Hier kommen die Benachrichtigungen an.
notice-url = Benachrichtigungen brauchen eine Webadresse mit Hostnamen, die mit http:// oder https:// beginnt.
notice-no-host = Es gibt keinen Host namens „{ $host }“.
notice-private = Dieser Server schickt keine Benachrichtigungen an private Netzadressen.
notice-none = Du hast keine Adresse für Benachrichtigungen eingetragen.
notice-failed = Die Adresse hat nicht geantwortet.

# Benachrichtigungen an Browser.

push-turn = Du bist am Zug.
push-turn-with = Du bist am Zug. Mit dir am Tisch: { $players }.
push-trial = So sehen Benachrichtigungen aus.
push-not-here = Dieser Server schickt keine Benachrichtigungen an Browser.
push-keys = Das sind nicht die Schlüssel der Anmeldung eines Browsers.
push-endpoint = Benachrichtigungen gehen nur an die https-Adresse, die dein Browser dafür bekommen hat.
push-many = Du bekommst schon in { $most } Browsern Benachrichtigungen. Entferne erst einen.
push-unknown = Dieser Browser bekommt keine Benachrichtigungen.
push-gone = Der Browser nimmt keine Benachrichtigungen mehr an und steht darum nicht mehr auf der Liste. Schalte sie in diesem Browser wieder ein.
push-failed = Der Benachrichtigungsdienst des Browsers hat die Nachricht nicht angenommen. Versuche es später noch einmal.

# Neuigkeiten an den Webhook eines Tisches oder einer Liga.

channel-turn = { $game }: Es fehlt noch die Entscheidung von { $players }.
channel-won = { $game }: Die Partie ist vorbei. Gewonnen hat { $winner }.
channel-over = { $game }: Die Partie ist vorbei.
channel-round = { $league }: Runde { $round } von { $rounds } ist ausgelost.
