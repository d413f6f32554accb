# Co działający serwer mówi o błędach i ograniczeniach.

server-control = Tekst nie może zawierać znaków sterujących.
room-bot-tables = Liczba twoich trwających gier z botami doszła do limitu ({ $most }). Najpierw dokończ którąś albo z niej wyjdź.
room-viewers = Zbyt wiele osób ogląda ten pokój. Spróbuj później.
server-connections = Zbyt wiele połączeń z twojej sieci. Zamknij kilka kart i spróbuj ponownie.
help-serve-bot-workers = W ilu procesach myślą boty; każdy zajmuje najwyżej jeden rdzeń.
server-storage = Serwer nie może teraz zapisywać ruchów. Gra jest bezpieczna; spróbuj za chwilę.
server-fault = Coś poszło nie tak po stronie serwera. Spróbuj ponownie.
server-too-slow = Żądanie nie dotarło na czas.
server-database-newer = Z tej bazy korzystała nowsza wersja Metro 2033. Zainstaluj tę wersję lub jeszcze nowszą.
server-database-taken = Z pliku { $file } korzysta inny serwer. Najpierw go zatrzymaj albo użyj PostgreSQL, jeśli serwerów ma być kilka.
room-kick-player = Podczas gry nie można wyprosić gracza. Możesz go wyciszyć albo głosować, gdy dłużej go nie ma.
notice-port = Powiadomienia można wysyłać tylko na te porty: { $allowed }.
device-needs-server = Do tego potrzebny jest serwer, z którego mogą korzystać też inni. Aby grać z ludźmi, otwórz adres serwera.
device-storage = To urządzenie nie może teraz nic zapisać: brakuje miejsca albo strona nie ma na to zgody. Nic się nie zmieniło; zwolnij trochę miejsca i spróbuj ponownie.
device-fault = W grze coś się popsuło. Wszystko do ostatniego ruchu jest zapisane; odśwież stronę, by grać dalej.
