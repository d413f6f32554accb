# Ludzie: kto jest w pokoju i konta.

people-host = gospodarz
people-away = offline
people-muted = wyciszono
people-mute = Wycisz
people-unmute = Przywróć głos
people-block = Nie pokazuj mi tych wiadomości
people-unblock = Pokazuj mi te wiadomości
people-kick = Wyproś
people-ban = Wyproś na dobre
people-report = Zgłoś operatorom
people-menu = { $name }: co zrobić
