# Klucze dostępu: części ekranów konta na stronie.

account-passkeys = Klucze dostępu
account-passkeys-why = Klucz dostępu pozwala zalogować się telefonem, odciskiem palca albo kluczem sprzętowym, bez hasła.
account-passkey-add = Dodaj klucz dostępu
account-passkey-name = Nazwa klucza
account-passkey-usual = Moje urządzenie
account-passkey-make = Utwórz
account-passkey-added = Klucz dostępu został dodany.
account-passkey-since = dodano: { $when }
account-passkey-used = ostatnio: { $when }
account-passkey-rename = Zmień nazwę
account-passkey-rename-of = Zmień nazwę: { $name }
account-passkey-save = Zapisz
account-passkey-remove = Usuń
account-passkey-remove-of = Usuń: { $name }
account-passkey-removed = Klucz został tu usunięty. Możesz go też skasować na swoim urządzeniu.
account-passkey-not-made = Przeglądarka nie utworzyła klucza dostępu.
account-passkey-not-given = Przeglądarka nie podała klucza dostępu.
account-passkey-log-in = Zaloguj się kluczem dostępu
