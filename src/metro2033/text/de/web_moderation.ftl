# Meldungen an die Betreiber und deren Ankündigungen.

report-title = Den Betreibern melden
report-about = Worum geht es?
report-text = In ein paar Worten, wenn du magst
report-send = Meldung senden
report-sent = Danke. Die Betreiber dieses Servers sehen es sich an.
report-close = Schließen
report-reason-chat = Beleidigungen im Chat
report-reason-name = ein anstößiger Name
report-reason-cheating = unfaires Spiel
report-reason-other = etwas anderes
announced-read-only = Der Server wird aktualisiert: Ein paar Minuten lang werden keine Züge und Änderungen angenommen. Die Uhren stehen still.
announced-put-away = Verstanden
