# Powiadomienia na własny adres.

web-hook = Webhook
web-hook-hint = Gdy przychodzi twój ruch, a ciebie tu nie ma, serwer wysyła krótką podpisaną wiadomość na podany adres, raz na każdy ruch: na kanał Discorda (jego link webhooka), do bota na czacie, usługi w telefonie albo własnego programu.
web-hook-url = Adres
web-hook-secret = Sekret podpisujący powiadomienia; widoczny tylko teraz
web-hook-keep = Zapisz
web-hook-trial = Wyślij na próbę
web-hook-drop = Nie wysyłaj więcej
web-hook-said = Adres odpowiedział: { $status }.
