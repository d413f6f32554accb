# Strona bez serwera: uruchamianie, zapis, inne karty, gra bez sieci.

device-fetching = Pobieranie gry: { $loaded } z { $total } MB
device-starting = Rozkładamy stół…
device-weights = Pobieranie tego, czego nauczył się ten przeciwnik: { $loaded } z { $total } MB
device-unlearned = Nie udało się pobrać tego, czego nauczył się ten poziom. Sieć jest potrzebna raz; spróbuj później.
device-offline = Można grać bez sieci.
device-update = Jest nowa wersja gry. Twoje partie zostaną.
device-update-now = Zaktualizuj

device-elsewhere = Twoje partie są otwarte w innej karcie.
device-taken = Grasz teraz w innej karcie.
device-take = Graj tutaj
device-download = Część gry nie dotarła. Sprawdź połączenie i spróbuj ponownie; zapisane partie są bezpieczne.
device-crash = Gra nieoczekiwanie się zatrzymała. Wszystko, co zostało rozegrane, jest zapisane.
device-browser = Ta przeglądarka jest za stara, by samodzielnie uruchomić grę. Zaktualizuj ją albo zagraj na serwerze.
device-unstarted = Gra się nie uruchomiła. Odśwież stronę; jeśli to nie pomoże, przeglądarka jest za stara albo ma wyłączone skrypty.
device-again = Spróbuj ponownie
device-absent = Tej partii nie ma w tej przeglądarce
device-absent-why = Została usunięta albo rozpoczęto ją w innej przeglądarce lub na innym urządzeniu. „Eksportuj” zapisze ją tam do pliku, który można otworzyć tutaj.
device-fleeting = To okno niczego nie zapisuje: partie przepadną po jego zamknięciu. Aby je zachować, otwórz stronę w zwykłym oknie.
device-full = Na urządzeniu zabrakło miejsca i nic więcej nie da się zapisać. Zwolnij trochę miejsca, aby grać dalej; nic z rozegranych partii nie przepadło.

device-lead = Dwie gry o moskiewskim metrze, prosto w przeglądarce. Bez instalacji, bez konta, a po załadowaniu także bez sieci.
device-games = Na tym urządzeniu
device-no-games = Rozpoczęte partie zostają tutaj, w tej przeglądarce.
device-lobby = nierozpoczęta
device-playing = w toku
device-over = zakończona
device-open = Kontynuuj
device-watch = Powtórka
device-rename = Zmień nazwę
device-name = Nazwa partii
device-save = Zapisz
device-delete = Usuń
device-delete-really = Usunąć „{ $name }”? Tego nie da się cofnąć.
device-cancel = Zostaw
device-export = Eksportuj
device-actions = { $name }: więcej

device-together = Graj z innymi
device-together-why = Gra przez sieć, ligi, rankingi i poczta wymagają serwera. Tutaj grasz w pojedynkę albo wspólnie przy jednym ekranie.
device-server = Adres serwera
device-server-go = Przejdź
device-server-bad = To nie jest adres strony.
device-server-known = Ostatnio: { $server }
