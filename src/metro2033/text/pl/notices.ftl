# Powiadomienia na własny adres.

notice-your-turn = { $game }: twój ruch.
notice-trial = { $game }: powiadomienia będą przychodzić tutaj.
notice-url = Powiadomienie można wysłać tylko na adres, który zaczyna się od http:// lub https:// i zawiera nazwę hosta.
notice-no-host = Nie ma hosta o nazwie „{ $host }”.
notice-private = Ten serwer nie wysyła powiadomień na adresy w sieci prywatnej.
notice-none = Nie podano jeszcze adresu dla powiadomień.
notice-failed = Adres nie odpowiedział.
