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
account-title = Konto
account-why = Można grać bez konta. Z kontem masz swoje gry na każdym urządzeniu, na którym się zalogujesz.
account-yours = Zalogowano jako { $name }.
account-name = Nazwa
account-password = Hasło, co najmniej 8 znaków
account-create = Załóż konto
account-log-in = Zaloguj się
account-log-out = Wyloguj się
account-rename = Zmień nazwę
account-delete = Usuń konto
account-delete-sure = Na pewno usunąć konto i wszystkie jego dane? W twoich grach zastąpią cię boty.
account-deleted = Konto zostało usunięte.
