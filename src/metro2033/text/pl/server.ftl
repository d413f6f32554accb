# Serwer: pomoc do poleceń.

help-verify = Odtwórz zapis i sprawdź losowania: pieczęcie, liczby losowe graczy, łańcuch skrótów i sumy kontrolne.
help-verify-commitment = Pieczęć pokazana przed rozdaniem; zapis musi do niej pasować.
help-verify-hashes = Skróty liczb losowych graczy pokazane przed rozdaniem, w kolejności miejsc, po przecinku; - za gracza bez liczby.
help-verify-link = Ogniwo łańcucha skrótów widziane w trakcie gry, najlepiej ostatnie; zapis musi je zawierać.
help-verify-no-bots = Nie pytaj botów ponownie; trwa to tyle, ile ich gra.
help-serve = Udostępnij obie gry przeglądarkom i programom.
help-serve-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 dla wszystkich.
help-serve-port = Port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny.
help-serve-database = Gdzie przechowywać gry: sqlite:///PLIK albo postgresql://…; domyślnie plik w katalogu danych użytkownika.
help-serve-workers = Ile procesów; więcej niż jeden wymaga PostgreSQL.
help-serve-no-open = Nie otwieraj przeglądarki.
help-serve-no-supervise = Nie uruchamiaj serwera ponownie po awarii; gdy robi to menedżer usług.
help-serve-origin = Inne źródło, którego strony mogą używać API, np. https://example.org; można powtarzać.
help-serve-trusted-host = Nazwa hosta dozwolona w żądaniach; można powtarzać. Domyślnie dowolna albo tylko ten komputer.
help-backup = Skopiuj bazę danych serwera, także w trakcie pracy, i sprawdź kopię.
help-backup-keep = Cel jest folderem: dodaj kopię z czasem w nazwie i zachowaj tylko tyle najnowszych.
help-backup-file = Dokąd zapisać kopię: jeden plik SQLite, niezależnie od bazy serwera.
help-restore = Odtwórz kopię zrobioną przez backup w pustej bazie danych.
help-restore-file = Kopia.
help-restore-check = Tylko sprawdź kopię; niczego nie odtwarzaj.

# Sprawdzanie zapisu.

verify-holds = { $file }: { $unchecked_rounds ->
    [0] wszystko się zgadza
   *[other] to, co jest w zapisie, się zgadza, ale czegoś w nim brakuje
}. Ruchy: { $answers }, wpisy łańcucha: { $entries }, pieczęć { $commitment }.
verify-fast = Tę grę rozegrano z szybkim losowaniem; nie da się go sprawdzić.
verify-nonces = Liczb losowych w zapisie: { $given }, a graczy: { $seats }.
verify-no-chain = Zapis nie zawiera łańcucha skrótów.
verify-other-commitment = Zapis jest poprawny, ale jego pieczęć nie jest tą, którą pokazano przed grą.
chain-entry = „{ $text }” nie jest wpisem łańcucha skrótów.
chain-link = Łańcuch skrótów jest przerwany przy wpisie { $number }.
chain-answer = Dziennika z łańcucha skrótów nie da się odtworzyć: { $why }
chain-differs = Dziennik z łańcucha skrótów i zapis zawierają różne ruchy.
verify-no-digests = { $unchecked_rounds ->
    [one] Brakuje sumy kontrolnej jednej rundy, więc stanu stołu na jej początku nie sprawdzono.
   *[other] Brakuje sum kontrolnych { $unchecked_rounds } rund, więc stanu stołu na ich początku nie sprawdzono.
} Sprawdzono ruchy, łańcuch skrótów i pozycję końcową.
verify-called-off = Rozdania odwołane przed tym: { $called_off }. Każde dało komuś, kto znał sekret, jeszcze jedną próbę; zob. docs/luck.md.
verify-nothing-kept = To dowodzi, że zapis jest spójny. Aby sprawdzić, czy to twoja partia, podaj --commitment i --link pokazane podczas gry.
verify-hash = { $option }: „{ $text }” powinno mieć { $digits } cyfry szesnastkowe.
verify-bots-only = { $file }: wszystkie ruchy zgodne z zasadami, łącznie { $answers }. Losowanie nie jest zapieczętowane, więc sprawdzono tylko boty.
verify-bot-own = Miejsce { $seat }, { $bot }: zapytany ponownie, odpowiada tak samo; decyzje: { $decisions }.
verify-bot-differs = Miejsce { $seat }, { $bot }: decyzje, które nie pochodzą od bota: { $count } z { $decisions }. Pierwsza z nich (ruch nr { $answer }): { $given }; bot mówi { $own }. Wybrał ktoś inny albo bot nie odpowiedział na czas.
verify-bot-time = Miejsce { $seat }, { $bot }: nie da się sprawdzić, bo myśli przez określony czas, a nie określoną liczbę prób.
verify-bot-cost = Miejsce { $seat }, { $bot }: nie da się sprawdzić, bo musiałby myśleć zbyt długo.
verify-bot-code = Miejsce { $seat }, { $bot }: nie da się sprawdzić, bo to własny program gospodarza serwera.
verify-bot-weights = Miejsce { $seat }, { $bot }: nie da się sprawdzić, bo grał z innymi wagami niż zainstalowane tutaj.
verify-bot-version = Tę grę rozegrano w wersji { $recorded }, a tu jest { $here }; boty mogły się zmienić.
verify-nonce-form = Liczba losowa w zapisie zawiera niedozwolone znaki.
verify-other-nonces = Liczby losowe graczy nie są tymi, które zapieczętowali przed rozdaniem.
verify-other-link = Zapis jest spójny, ale nie ma w nim ogniwa pokazanego podczas gry: to inna partia.
chain-after-end = Wpis { $number } łańcucha skrótów nie pasuje do końca gry.
chain-rewind = Wpis { $number } łańcucha skrótów cofa grę do czegoś, co nie jest ruchem.

# Praca serwera.

serve-at = Serwer działa pod adresem { $address } (Ctrl+C kończy).
serve-running = Serwer działa już pod adresem { $address }
serve-restart = Serwer uległ awarii ({ $why }). Uruchomi się ponownie w ciągu { $seconds } s, a gry potoczą się dalej.
serve-worker-restart = Jeden z procesów serwera uległ awarii ({ $why }). Uruchamia się ponownie, a gry toczą się dalej.
serve-port-taken = Port { $port } na { $host } jest zajęty. Wybierz inny opcją --port.
serve-workers-sqlite = Kilka procesów wymaga PostgreSQL; podaj jego adres opcją --database.
backup-done = Skopiowano do { $file } i sprawdzono: pokoje { $rooms }, konta { $accounts }, ruchy { $entries }.
backup-none = { $file } nie jest kopią zapasową tego programu.
backup-damaged = Plik { $file } jest uszkodzony: { $why }
backup-other-version = Tabele ({ $revision }) nie pasują do tej wersji programu.
restore-done = Odtworzono { $file }: pokoje { $rooms }, konta { $accounts }, ruchy { $entries }.
restore-checked = Plik { $file } jest w porządku: pokoje { $rooms }, konta { $accounts }, ruchy { $entries }.
restore-not-empty = Baza danych nie jest pusta. Odtwarzaj w pustej, żeby niczego nie nadpisać.
server-database-password = Argumenty polecenia może odczytać każdy na tym komputerze. Adres z hasłem podaj w METRO2033_DATABASE albo w pliku, który wskazuje METRO2033_DATABASE_FILE.
server-database = „{ $url }” nie jest adresem bazy danych; użyj sqlite:///PLIK albo postgresql://…
server-database-missing = W { $file } nie ma bazy danych. Serwer tworzy ją przy pierwszym uruchomieniu; sprawdź --database.
server-database-closed = Nie można otworzyć bazy danych: { $why }
server-device = METRO2033_DEVICE wskazuje { $folder }, ale nie ma tam wydania dla przeglądarek. Zbuduj je poleceniem `make static` i podaj katalog dist/.
server-path-taken = METRO2033_PUBLIC_URL nie może zawierać ścieżki { $path }: serwer używa jej dla własnych stron. Wybierz inną, na przykład /metro.
server-mail-address = Linki w wiadomościach wymagają publicznego adresu serwera. Podaj go w METRO2033_PUBLIC_URL, na przykład https://play.example.org.
server-mail-open = Hasło do serwera poczty byłoby przesyłane bez szyfrowania. Ustaw METRO2033_SMTP_SECURITY na starttls albo tls.
server-busy = Serwer jest zajęty. Spróbuj ponownie.
server-too-large = Dopuszczalna wielkość wiadomości w bajtach: { $most }.
server-too-fast = Za dużo żądań. Odczekaj chwilę.
limit-rooms = Za szybko tworzysz pokoje. Odczekaj { $seconds } s.
limit-tokens = Na razie wystarczy tokenów. Unieważnij niepotrzebne albo wróć później.
limit-lines = Piszesz za szybko. Odczekaj chwilę.
limit-settings = Za często zmieniasz ustawienia. Odczekaj kilka minut.
limit-accounts = Z twojej sieci założono zbyt wiele kont naraz. Odczekaj minutę.
limit-logins = Zbyt wiele logowań z twojej sieci. Odczekaj minutę.
limit-guests = Z twojej sieci przyszło zbyt wielu nowych gości. Zaloguj się albo wróć później.
limit-mails = To dużo wiadomości. Odczekaj godzinę, zanim poprosisz o następne.
limit-waiting = Kilka twoich żądań wciąż czeka na swoją kolej. Spróbuj ponownie za chwilę.
server-host = Serwer nie odpowiada pod tą nazwą.
server-origin = Żądania z innych stron nie są przyjmowane.
server-not-json = Żądanie powinno być w formacie JSON (typ application/json).
server-malformed = Nie można odczytać żądania: { $why }
server-number = „{ $name }” powinno być liczbą całkowitą nie większą niż { $most }.
token-unknown = Ten token jest nieważny.
token-scope = Ten token pozwala tylko { $scope ->
    [view] oglądać
    [play] oglądać i grać
   *[host] na to, co może gospodarz
}; żądanie wymaga „{ $needed }”.

# Pokoje.

room-unknown = Nie ma takiego pokoju.
room-banned = Gospodarz nie wpuszcza cię do środka.
room-full = Pokój jest pełny.
room-name-taken = Pseudonim { $name } jest już zajęty.
room-name-account = Pseudonim { $name } należy do zarejestrowanego konta. Jeśli jest twoje, zaloguj się; w przeciwnym razie wybierz inny.
room-name-empty = Pseudonim musi mieć co najmniej jeden widoczny znak.
room-name-odd = Pseudonim nie może zawierać niewidocznych znaków ani spiętrzonych akcentów.
room-name-mixed = Nie mieszaj alfabetów w jednym słowie pseudonimu.
room-no-member = W pokoju nie ma osoby o numerze { $member }.
room-no-seat = Nie ma miejsca { $seat }.
room-seat-taken = Miejsce { $seat } jest zajęte.
room-seat-free = Miejsce { $seat } jest jeszcze wolne.
room-not-ready = Gracz { $seat } nie jest gotowy.
room-not-your-seat = Miejsce { $seat } nie należy do ciebie.
room-host-only = Może to zrobić tylko gospodarz.
room-kick-yourself = Nie można wyprosić siebie z pokoju; po prostu wyjdź.
room-started = Gra już się zaczęła.
luck-closed = Gra właśnie się zaczyna; liczb losowych nie można już zmienić.
luck-not-closed = Liczby losowe odsłania się dopiero po starcie.
luck-other-nonce = To nie jest liczba losowa zapieczętowana przy tym miejscu.
room-not-playing = Nie toczy się tu żadna gra.
room-not-over = Gra jeszcze się nie skończyła.
room-no-spectators = Ten pokój nie wpuszcza widzów.
room-content = Tę grę rozpoczęto z inną zawartością ({ $recorded }, tutaj { $loaded }) i nie można jej tu kontynuować. Jej zapis z twoimi ruchami można nadal pobrać.
room-rules = Tę grę rozpoczęto w wersji { $version }, której zasady różnią się od tutejszych, począwszy od wpisu { $seq }; nie można jej kontynuować na tym serwerze. Jej zapis jest dostępny.
play-stale = Gra poszła dalej: decyzja dotyczyła wpisu { $seq }, a gra jest już przy wpisie { $now }.
room-resigned = Ta partia jest już poddana; do końca gra za ciebie bot.
undo-off = W tym pokoju nie cofa się ruchów.
undo-proposed = Poprzednia propozycja czeka jeszcze na rozstrzygnięcie.
undo-no-proposal = Nie ma propozycji do rozstrzygnięcia.
undo-no-entry = Wpis { $entry } nie jest ruchem, który można cofnąć.
vote-not-yours = Nie masz głosu w sprawie gracza { $seat }.
vote-not-absent = Gracz { $seat } jest nieobecny zbyt krótko.
chat-muted = Gospodarz cię wyciszył.
account-taken = Nazwa { $name } jest zajęta albo masz już konto.
account-wrong = Nazwa lub hasło się nie zgadza.
account-password-wrong = To nie jest twoje hasło.
account-unknown = Nie ma konta o nazwie { $name }.
account-reset-unknown = Ten link został już użyty albo wygasł. Poproś o nowy.
session-ended = Ta sesja się zakończyła. Zaloguj się ponownie.
session-unknown = Ta sesja już się zakończyła.
account-wait = Zbyt wiele błędnych haseł z twojej sieci. Spróbuj ponownie za { $seconds } s.
account-busy = Zbyt wiele osób loguje się w tej chwili. Spróbuj ponownie za kilka sekund.
account-password-short = Hasło musi mieć co najmniej { $least } znaków.
account-password-common = To jedno z haseł, które zgaduje się najpierw. Wybierz inne.
account-password-simple = To hasło się powtarza albo idzie po kolei po alfabecie lub klawiaturze. Wybierz inne.
account-password-name = Twoja nazwa nie jest bezpiecznym hasłem. Wybierz inne.
page-unknown = Nie ma takiej strony.
account-none = Nie masz konta.
profile-unknown = Nie ma takiego profilu albo nie jest publiczny.
mail-address = To nie wygląda na adres e-mail.
hours-zone = Nie ma strefy czasowej „{ $zone }”.
mail-none = Twoje konto nie ma potwierdzonego adresu e-mail.
mail-none-pending = Żaden adres e-mail nie czeka na potwierdzenie.
mail-not-here = Ten serwer nie wysyła poczty.
mail-link-unknown = Ten link został już użyty albo wygasł.
passkey-wrong = Nie udało się sprawdzić klucza dostępu. Spróbuj ponownie albo użyj hasła.
passkey-late = Trwało to zbyt długo. Spróbuj ponownie.
passkey-unknown = Ten klucz dostępu nie należy do żadnego konta na tym serwerze.
passkey-many = Konto może mieć najwyżej { $most } kluczy dostępu. Najpierw usuń któryś.
passkey-host = Klucze dostępu wymagają nazwy hosta; nie działają pod samym adresem IP.

# Proste strony.

page-title = Metro 2033
page-new = Nowy pokój
page-create = Utwórz pokój
page-name = Pseudonim
page-game = Gra
page-seats = Gracze
page-is-public = każdy może dołączyć
page-room = { $game }, liczba graczy: { $seats }
join-preview = Zaproszenie
join-preview-about = Zajmij miejsce przy stole: otwórz link i wybierz nazwę.
leagues-preview = Ligi i turnieje
leagues-preview-about = Rundy, wyniki i tabela.
leagues-preview-join = Masz zaproszenie: otwórz link, by wziąć udział.
profile-preview = Profil gracza
profile-preview-about = Partie, wyniki i ranking.
page-status-lobby = czeka na graczy
page-status-playing = w trakcie
page-status-over = zakończona
page-invited = Masz zaproszenie
page-join = Dołącz
page-commitment = Pieczęć tej gry: { $hash }
page-free = wolne
page-ready = gotowość potwierdzona
page-sit = Usiądź tutaj
page-get-ready = Potwierdź gotowość
page-record = Zapis gry
page-undo = Cofnij ruch
page-undo-allowed = Cofanie ruchów
page-log = Co się wydarzyło
game-board = Metro 2033
game-breakthrough = Metro 2033: Przełom
page-yours = Twoje pokoje
page-public = Pokoje publiczne
page-none = Brak.
page-others = Pozostali
page-people = ludzie, na zaproszenie
page-invite = Zaproś znajomych, wysyłając im ten link:
page-start = Rozpocznij
page-rematch = Rewanż
page-to-rematch = Do rewanżu
page-decide = { $seat }: twoja decyzja
limit-packs = Za szybko przesyłasz paczki. Odczekaj { $seconds } s.
pack-unknown = Nie ma tu takiej paczki; najpierw ją prześlij.
pack-faulty = W paczce jest błąd: { $why }
pack-most = Możesz tu przechowywać { $most } paczek; najpierw usuń jedną z nich.
room-packs = Paczki wybiera się przy tworzeniu pokoju; dla innych utwórz nowy pokój.
