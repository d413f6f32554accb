# Powiadomienia na urządzeniach (Web Push) i godziny ciszy: części ustawień na stronie.

account-push = Powiadomienia na twoich urządzeniach
account-push-why = Gdy przychodzi twój ruch, a ciebie tu nie ma, to urządzenie pokaże powiadomienie, nawet gdy strona jest zamknięta. Jedno kliknięcie prowadzi do gry. Powiadomienie mówi tylko, który stół na ciebie czeka, i może je odczytać tylko twoja przeglądarka.
account-push-on = Włącz na tym urządzeniu
account-push-off = Wyłącz
account-push-is-on = Powiadomienia są włączone. Wyślij sobie jedno na próbę.
account-push-not-allowed = Przeglądarka nie zezwoliła na powiadomienia, więc pozostają wyłączone.
account-push-no-service = Przeglądarka nie może połączyć się ze swoją usługą powiadomień. Sprawdź połączenie i ustawienia przeglądarki, a potem spróbuj ponownie.
account-push-here = to urządzenie
account-push-since = od { $when }
account-push-try = Wyślij na próbę
account-push-try-of = Wyślij na próbę: { $name }
account-push-tried = Próbne powiadomienie jest w drodze.
account-push-remove = Usuń
account-push-remove-of = Usuń: { $name }
account-push-removed = To urządzenie nie dostaje już powiadomień.
account-push-cannot-insecure = Przeglądarki pokazują powiadomienia tylko ze stron, których adres zaczyna się od https.
account-push-cannot-install = Na iPhonie lub iPadzie dodaj najpierw tę stronę do ekranu początkowego, a potem otwórz ją stamtąd i włącz powiadomienia.
account-push-cannot-none = Ta przeglądarka nie potrafi pokazywać powiadomień, gdy strona jest zamknięta.
account-push-cannot-blocked = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach strony, obok jej adresu, a potem wczytaj ją ponownie.
account-hours = Godziny ciszy
account-hours-save = Zapisz godziny ciszy
account-push-cannot-server = Ten serwer nie wysyła powiadomień na urządzenia.
