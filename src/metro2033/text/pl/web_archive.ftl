# Strona: rozegrane gry.

web-show-then = Pokaż stół po tym wpisie
web-earlier = Wcześniejsze wpisy
web-filter-station = Stacja
web-all-stations = wszystkie stacje
web-past = Stół po wpisie dziennika { $entry }; widać to, co było ci wtedy wiadome.
web-to-now = Wróć do gry

# Pliki i dalszy ciąg.

web-open-file-hint = Upuść tu zapis (.metro) z tej strony albo z terminala. Skończoną grę można obejrzeć, nieskończoną kontynuować.
web-file-large = Ten plik jest za duży jak na zapis gry.
web-go-on = Graj dalej stąd
web-go-on-at = Graj dalej od wpisu dziennika { $entry }
web-go-on-hint = Powstanie nowy pokój z tymi samymi zasadami. Miejsca może zająć każdy; losowania od tej chwili są nowe.
web-hidden-cards = Zakryte karty
web-as-it-was = takie, jakie były
web-as-known-by = rozdane na nowo oprócz tych, które znał gracz { $n }: { $name }
web-go-on-make = Utwórz pokój
web-origin-room = To dalszy ciąg zakończonej gry, od wpisu dziennika { $entry }.
web-origin-file = To dalszy ciąg gry z pliku { $file }; liczba dotychczasowych ruchów: { $entry }.
web-origin-as-it-was = Wszystkie karty leżą tam, gdzie leżały.
web-origin-known = To, czego gracz { $n } nie mógł wiedzieć, zostanie na początku rozdane na nowo.

# Powtórka.

web-known-to = Perspektywa
web-known-to-spectator = widz
web-all-open = wszystkie karty odkryte
web-speed-of-play = Szybkość
web-share = Kopiuj link

# Wykresy.

web-chart = Przebieg gry
web-chart-of = { $figure } w kolejnych rundach; te same liczby są w tabeli poniżej
web-chart-table = Jako tabela
web-chart-round = Runda
web-chart-end = Koniec
web-chance-hint = Szansa na zwycięstwo w ocenie botów, przy odkrytych kartach.
web-figure-chance = Szansa na zwycięstwo
web-figure-points = Punkty
web-figure-army = Armia
web-figure-stations = Stacje
web-figure-resources = Surowce
web-figure-missions = Wykonane misje
web-figure-ready = Dostępne znaczniki
web-figure-heroes = Bohaterowie
web-figure-breakthrough-points = Znaczniki
web-review = Analiza ruchów
