# Co działający serwer mówi o błędach i ograniczeniach.

server-control = Tekst nie może zawierać znaków sterujących.
room-bot-tables = Liczba twoich trwających gier z botami doszła do limitu ({ $most }). Najpierw dokończ którąś albo z niej wyjdź.
room-viewers = Zbyt wiele osób ogląda ten pokój. Spróbuj później.
server-connections = Zbyt wiele połączeń z twojej sieci. Zamknij kilka kart i spróbuj ponownie.
help-serve-bot-workers = W ilu procesach myślą boty; każdy zajmuje najwyżej jeden rdzeń.
server-storage = Serwer nie może teraz zapisywać ruchów. Gra jest bezpieczna; spróbuj za chwilę.
server-fault = Coś poszło nie tak po stronie serwera. Spróbuj ponownie.
