# Powiadomienia na własny adres.

web-hook = Webhook
web-hook-hint = Gdy przychodzi twój ruch, a ciebie tu nie ma, serwer wysyła krótką podpisaną wiadomość na podany adres, raz na każdy ruch: na kanał Discorda (jego link webhooka), do bota na czacie, usługi w telefonie albo własnego programu.
web-hook-url = Adres
web-hook-secret = Sekret podpisujący powiadomienia; widoczny tylko teraz
web-hook-keep = Zapisz
web-hook-trial = Wyślij na próbę
web-hook-drop = Nie wysyłaj więcej
web-hook-said = Adres odpowiedział: { $status }.
web-hook-table = Wiadomości od tego stołu
web-hook-table-hint = Serwer wysyła na ten adres wiadomość, na czyj ruch czeka powolna gra i kto wygrał: na kanał Discorda (jego link webhooka) albo do własnego programu. Wiadomości kończą się razem z tą grą.
web-hook-league = Wiadomości z ligi
web-hook-league-hint = Serwer wysyła na ten adres wiadomość o każdej rozlosowanej rundzie: na kanał Discorda (jego link webhooka) albo do własnego programu.
