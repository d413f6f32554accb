# Powiadomienia na własny adres.

notice-your-turn = { $game }: twój ruch.
notice-trial = { $game }: powiadomienia będą przychodzić tutaj.
notice-url = Powiadomienie można wysłać tylko na adres, który zaczyna się od http:// lub https:// i zawiera nazwę hosta.
notice-no-host = Nie ma hosta o nazwie „{ $host }”.
notice-private = Ten serwer nie wysyła powiadomień na adresy w sieci prywatnej.
notice-none = Nie podano jeszcze adresu dla powiadomień.
notice-failed = Adres nie odpowiedział.

# Powiadomienia w przeglądarce.

push-turn = Twój ruch.
push-turn-with = Twój ruch. Przy stole z tobą: { $players }.
push-trial = Tak będą wyglądać powiadomienia.
push-not-here = Ten serwer nie wysyła powiadomień do przeglądarek.
push-keys = To nie są klucze subskrypcji przeglądarki.
push-endpoint = Powiadomienia trafiają tylko na adres https, który otrzymała do tego twoja przeglądarka.
push-many = Liczba przeglądarek z powiadomieniami doszła do limitu ({ $most }). Najpierw usuń jedną z nich.
push-unknown = Ta przeglądarka nie dostaje powiadomień.
push-gone = Ta przeglądarka nie przyjmuje już powiadomień i znikła z listy. Włącz w niej powiadomienia ponownie.
push-failed = Usługa powiadomień przeglądarki nie przyjęła wiadomości. Spróbuj później.

# Wiadomości na webhook stołu albo ligi.

channel-turn = { $game }: czekamy na ruch. Teraz decyduje: { $players }.
channel-won = { $game }: koniec gry. Zwycięstwo: { $winner }.
channel-over = { $game }: koniec gry.
channel-round = { $league }: rozlosowano rundę { $round } z { $rounds }.
