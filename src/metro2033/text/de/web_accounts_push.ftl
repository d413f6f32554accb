# Benachrichtigungen auf Geräten (Web Push) und Ruhezeiten: Teile der Einstellungen.

account-push = Benachrichtigungen auf deinen Geräten
account-push-why = Bist du am Zug und nicht da, zeigt dieses Gerät eine Benachrichtigung, auch wenn die Seite geschlossen ist. Ein Klick führt zur Partie. Sie nennt nur den Tisch, der auf dich wartet, und nur dein Browser kann sie lesen.
account-push-on = Für dieses Gerät einschalten
account-push-off = Ausschalten
account-push-is-on = Benachrichtigungen sind an. Schick dir eine zur Probe.
account-push-not-allowed = Der Browser hat Benachrichtigungen nicht erlaubt, darum bleiben sie aus.
account-push-no-service = Der Browser hat seinen Benachrichtigungsdienst nicht erreicht. Prüfe die Verbindung und die Einstellungen des Browsers und versuche es noch einmal.
account-push-here = dieses Gerät
account-push-since = seit { $when }
account-push-try = Probebenachrichtigung schicken
account-push-try-of = Probebenachrichtigung schicken: { $name }
account-push-tried = Die Probebenachrichtigung ist unterwegs.
account-push-remove = Entfernen
account-push-remove-of = Entfernen: { $name }
account-push-removed = Dieses Gerät bekommt keine Benachrichtigungen mehr.
account-push-cannot-insecure = Browser zeigen Benachrichtigungen nur für Seiten, die mit https beginnen.
account-push-cannot-install = Lege auf iPhone oder iPad diese Seite zuerst auf den Home-Bildschirm, öffne sie von dort und schalte dann die Benachrichtigungen ein.
account-push-cannot-none = Dieser Browser kann bei geschlossener Seite keine Benachrichtigungen zeigen.
account-push-cannot-blocked = Der Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Seiteneinstellungen neben der Adresse und lade dann neu.
account-hours = Ruhezeit
account-hours-save = Ruhezeit speichern
account-push-cannot-server = Dieser Server schickt keine Benachrichtigungen an Geräte.
