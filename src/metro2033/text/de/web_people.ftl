# Menschen: wer im Raum ist, und Konten.

people-host = Gastgeber
people-away = nicht da
people-muted = stumm
people-mute = Stummschalten
people-unmute = Stummschaltung aufheben
people-block = Nachrichten ausblenden
people-unblock = Nachrichten einblenden
people-kick = Hinauswerfen
people-ban = Aussperren
people-report = Den Betreibern melden
people-menu = { $name }: Aktionen
