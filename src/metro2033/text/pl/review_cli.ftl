# Pomoc do poleceń `review` i `book`, tylko w terminalu.

help-review = Analizuje zakończoną partię (.metro): decyzje, szczęście i umiejętności, błędy.
help-review-seat = Analiza tylko jednego gracza: od 1 do 6; 0 oznacza wszystkich.
help-review-samples = Na ilu możliwych rozdaniach sprawdzać każdą decyzję.
help-book = Pokazuje, jak wypadają frakcje, bohaterowie, pierwsze misje i stacje; „make” liczy od nowa.
help-book-action = „make” rozgrywa partie i zapisuje księgę; bez tego polecenie ją pokazuje.
help-book-games = Ile partii rozegrać.
help-book-records = Folder z zapisami zakończonych partii, które mają się liczyć.
help-book-database = Baza danych serwera, którego zakończone partie też mają się liczyć; księga przechowuje tylko liczby.
help-book-out = Folder księgi, jeśli nie ten, który należy do programu.
