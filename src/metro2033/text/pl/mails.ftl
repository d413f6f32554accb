# Poczta z serwera i strona, która wyłącza powiadomienia.

mail-hello = Witaj, { $name }!
mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm = Ktoś, najpewniej ty, podał ten adres e-mail na koncie { $name } na serwerze { $host }. Aby go potwierdzić, otwórz ten link w ciągu 24 godzin:
mail-confirm-else = Jeśli to pomyłka, zignoruj tę wiadomość. Adres nie będzie używany.
mail-reset-subject = Ustaw nowe hasło
mail-reset = Ktoś, najpewniej ty, poprosił o nowe hasło do konta { $name } na serwerze { $host }. Aby je ustawić, otwórz ten link w ciągu godziny:
mail-reset-else = Jeśli to pomyłka, zignoruj tę wiadomość. Hasło się nie zmieni.
mail-changed-subject = Zmieniono twój adres e-mail
mail-changed = Wiadomości dotyczące konta { $name } na serwerze { $host } trafiają teraz na { $address }, a nie na ten adres. Twoje ustawienia:
mail-changed-else = Jeśli to nie ty, od razu zmień hasło albo poproś o pomoc prowadzącego serwer.
mail-removed-subject = Usunięto twój adres e-mail
mail-removed = Ten adres został usunięty z konta { $name } na serwerze { $host }. Twoje ustawienia:
mail-removed-else = Jeśli to nie ty, od razu zmień hasło albo poproś o pomoc prowadzącego serwer.
mail-password-subject = Zmieniono twoje hasło
mail-password = Hasło do konta { $name } na serwerze { $host } zostało zmienione. Twoje ustawienia:
mail-password-else = Jeśli to nie ty, od razu ustaw nowe hasło („Nie pamiętam hasła”) albo poproś o pomoc prowadzącego serwer.
mail-password-list = W twoim imieniu nadal mogą działać poniższe. Usuń w ustawieniach to, co nie jest twoje:
mail-access-passkey = klucz dostępu „{ $passkey }”
mail-access-token = program w pokoju { $room }
mail-access-webhook = powiadomienia na adres { $where }
mail-recovered-subject = Ustawiono nowe hasło
mail-recovered = Jednorazowy link posłużył do ustawienia nowego hasła do konta { $name } na serwerze { $host }. We wszystkich przeglądarkach trzeba zalogować się ponownie. Twoje ustawienia:
mail-recovered-list = Usunięto też wszystko, co mogło działać w twoim imieniu:
mail-recovered-passkeys =
    { $count ->
        [one] { $count } klucz dostępu
        [few] { $count } klucze dostępu
        [many] { $count } kluczy dostępu
       *[other] { $count } klucza dostępu
    }
mail-recovered-tokens =
    { $count ->
        [one] dostęp { $count } programu
        [few] dostęp { $count } programów
        [many] dostęp { $count } programów
       *[other] dostęp { $count } programu
    }
mail-recovered-webhooks = adres do powiadomień
mail-recovered-else = Jeśli to nie ty, od razu ustaw nowe hasło („Nie pamiętam hasła”) albo poproś o pomoc prowadzącego serwer.
mail-passkey-subject = Dodano klucz dostępu
mail-passkey = Do konta { $name } na serwerze { $host } dodano klucz dostępu. Pozwala on zalogować się bez hasła. Twoje ustawienia:
mail-passkey-else = Jeśli to nie ty, usuń go w ustawieniach i od razu zmień hasło.
mail-turn-subject = { $waiting ->
    [1] { $game }: twój ruch
   *[other] Twój ruch w { $waiting } grach
}
mail-digest-subject = { $waiting ->
    [0] Gry na wiele dni: dziś nic do zrobienia
    [1] Gry na wiele dni: jedna czeka na ciebie
    [one] Gry na wiele dni: { $waiting } czeka na ciebie
    [few] Gry na wiele dni: { $waiting } czekają na ciebie
    [many] Gry na wiele dni: { $waiting } czeka na ciebie
   *[other] Gry na wiele dni: { $waiting } czeka na ciebie
}
mail-waiting =
    { $waiting ->
        [1] Ta gra czeka na ciebie:
       *[other] Te gry czekają na ciebie:
    }
mail-others =
    { $others ->
        [1] Ta gra czeka na kogoś innego:
       *[other] Te gry czekają na kogoś innego:
    }
mail-game = { $game }.
mail-game-with = { $game }, grają też: { $players }.
mail-left-days = Pozostały czas: { $count } dni.
mail-left-hours = Pozostały czas: { $count } godz.
mail-left-minutes = Pozostały czas: { $count } min.
mail-turn-else = Na twoją prośbę wysyłamy wiadomość, gdy w grze na wiele dni przychodzi twój ruch. Aby ją wyłączyć, otwórz ten link:
mail-digest-else = Na twoją prośbę wysyłamy codzienne podsumowanie gier na wiele dni. Aby je wyłączyć, otwórz ten link:
mail-round-subject = { $league }: rozlosowano rundę { $round }
mail-round = Rozlosowano rundę { $round } z { $rounds } w rozgrywkach „{ $league }”. Gra: { $game }. Przy stole z tobą: { $players }.
mail-round-else = Na twoją prośbę wysyłamy wiadomości o twoich ruchach, a więc i o nowych rundach twoich lig. Aby je wyłączyć, otwórz ten link:
mail-test-subject = Poczta z tego serwera działa
mail-test = Skoro czytasz tę wiadomość, serwer { $host } może wysyłać pocztę.
mail-stop-title = Powiadomienia e-mailem
mail-stop-ask-turn = Nie wysyłać więcej wiadomości o twoim ruchu w grach na wiele dni?
mail-stop-ask-digest = Nie wysyłać więcej codziennego podsumowania gier na wiele dni?
mail-stop-ask-all = Nie wysyłać więcej żadnych powiadomień e-mailem?
mail-stop-these = Tak, wyłącz
mail-stop-all = Wyłącz wszystkie powiadomienia e-mailem
mail-stopped-turn = Wiadomości o twoim ruchu nie będą już wysyłane.
mail-stopped-digest = Codzienne podsumowanie nie będzie już wysyłane.
mail-stopped-all = Powiadomienia e-mailem nie będą już wysyłane.
mail-stop-settings = Do ustawień
