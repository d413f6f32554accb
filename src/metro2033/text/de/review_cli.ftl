# Hilfe der Befehle `review` und `book`, nur im Terminal.

help-review = Eine beendete Partie (.metro) analysieren: deine Entscheidungen, Glück und Können, Fehler.
help-review-seat = Nur einen Spieler analysieren: 1 bis 6; 0 für alle.
help-review-samples = An wie vielen möglichen Verteilungen jede Entscheidung erprobt wird.
help-book = Zeigen, wie Fraktionen, Helden, erste Aufträge und erste Stationen abschneiden; „make“ zählt neu.
help-book-action = „make“ spielt Partien und schreibt das Buch; ohne Angabe wird das Buch gezeigt.
help-book-games = Wie viele Partien gespielt werden.
help-book-records = Ein Ordner mit beendeten Aufzeichnungen, die mitzählen.
help-book-database = Die Datenbank eines Servers, dessen beendete Partien mitzählen; das Buch behält nur Anzahlen.
help-book-out = Der Ordner des Buchs, falls nicht der des Programms.
