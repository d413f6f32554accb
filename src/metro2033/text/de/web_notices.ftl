# Benachrichtigungen an eine eigene Adresse.

web-hook = Webhook
web-hook-hint = Bist du am Zug und nicht da, schickt der Server eine kurze signierte Nachricht an deine Adresse, einmal pro Entscheidung: an einen Discord-Kanal (seinen Webhook-Link), einen Chatbot, einen Telefondienst oder dein eigenes Programm.
web-hook-url = Adresse
web-hook-secret = Geheimnis, das die Benachrichtigungen signiert; es wird nur einmal gezeigt
web-hook-keep = Speichern
web-hook-trial = Probe schicken
web-hook-drop = Benachrichtigungen beenden
web-hook-said = Die Adresse antwortete: { $status }.
web-hook-table = Neuigkeiten von diesem Tisch
web-hook-table-hint = Der Server meldet an diese Adresse, auf wen eine langsame Partie wartet und wer gewonnen hat: an einen Discord-Kanal (seinen Webhook-Link) oder dein eigenes Programm. Mit dieser Partie enden die Meldungen.
web-hook-league = Neuigkeiten der Liga
web-hook-league-hint = Der Server meldet jede ausgeloste Runde an diese Adresse: an einen Discord-Kanal (seinen Webhook-Link) oder dein eigenes Programm.
