# Warsztat kart i wybór paczki do pokoju.

workshop-title = Warsztat kart
workshop-intro = Większość wartości z drukowanych kart nie jest publicznie znana; odtworzyliśmy je. Jeśli masz pudełko, wpisz, co widnieje na twoich kartach: sprawdź to, zagraj tym i podziel się jednym plikiem.
workshop-progress = Z druku znamy { $printed } z { $total } pól
workshop-name = Nazwa paczki
workshop-author = Autor
workshop-untitled = Moja paczka
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-new = Zacznij od nowa
workshop-import = Otwórz paczkę
workshop-compare = Porównaj z paczką
workshop-stop-comparing = Zakończ porównanie
workshop-download = Pobierz
workshop-keep = Zachowaj do nowych pokojów
workshop-begin = Zagraj z nią
workshop-faults = { $n ->
    [one] { $n } błąd; widać go przy polu.
    [few] { $n } błędy; widać je przy polach.
    [many] { $n } błędów; widać je przy polach.
   *[other] { $n } błędu; widać je przy polach.
}
workshop-fine = Sprawdzono: bez błędów. Szkic jest zapisany w tej przeglądarce.
workshop-choose = Wybierz kartę.
workshop-cards = Karty
workshop-open-only = Tylko z rekonstruowanymi polami
workshop-stated = Podane przez ciebie pola: { $n }
workshop-known = Znane z druku: { $printed } z { $all }
workshop-mark-rulebook = instrukcja
workshop-mark-public = źródła publiczne
workshop-mark-owner = twoja drukowana karta
workshop-mark-reconstructed = rekonstrukcja
workshop-mark-house = zasada domowa
workshop-is-printed = Tak jest na mojej karcie
workshop-forget = Wycofaj
workshop-confirm = Na mojej karcie jest tak samo
workshop-add = Dodaj
workshop-remove = Usuń: { $what }
workshop-without = Nie ma na karcie
workshop-nothing = brak
workshop-number = Podaj liczbę
workshop-by-edition = Decyduje wydanie.
workshop-changes = Podane w tej paczce: { $n }
workshop-none = Na razie nic.
workshop-compared = Porównanie z „{ $name }”
workshop-equal = Obie paczki podają to samo.
workshop-same = tak jak w rekonstrukcji
workshop-kept = Zachowano: { $name }. Możesz wybrać tę paczkę, tworząc pokój.
workshop-brought = Otwarto: { $name }
workshop-other-game = Ta paczka jest do drugiej gry.
workshop-not-kept = Ta przeglądarka nie może zachować szkicu; pobierz go.
workshop-pack = Paczka zawartości
workshop-no-pack = Bez paczki: karty takie, jakie znamy
workshop-offered = oferowana tutaj
workshop-upload = Prześlij paczkę
