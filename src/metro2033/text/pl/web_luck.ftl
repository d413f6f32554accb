# Strona: los, którego nikt nie naciągnie, i dowody przechowywane w przeglądarce.

luck-how = Przed rozdaniem serwer pieczętuje tajną liczbę, a przeglądarka każdego gracza – swoją liczbę losową. Żadnej pieczęci się nie zdejmuje, dopóki nie ma wszystkich; potem wszystkie liczby razem decydują o każdym tasowaniu i losowaniu. Po grze serwer zdejmuje pieczęć ze swojej liczby i każdy może ją sprawdzić.
luck-how-daily = Wszyscy, którzy grają w rozdanie tego dnia, mają to samo rozdanie. Pochodzi ono z tajnej liczby ustalonej przed początkiem dnia, dlatego liczby losowe graczy nie biorą w nim udziału. Gdy dzień się skończy, liczba będzie jawna i każdy może ją sprawdzić.
luck-how-duplicate = Przy wszystkich stołach tej rundy jest to samo rozdanie. Pochodzi ono z tajnej liczby, którą serwer zapieczętował przed początkiem ligi, dlatego liczby losowe graczy nie biorą w nim udziału. Pieczęć zostanie zdjęta po zakończeniu całej rundy i wtedy każdy może ją sprawdzić.
luck-how-alone = Wszystko rozdaje to urządzenie, więc nie ma komu nie ufać. Sprawdzenie po grze pokazuje, że zapis zgadza się z rozdaniem.
luck-kept-commitment = Pieczęć serwera, jaką ta przeglądarka zobaczyła za pierwszym razem
luck-kept-link = Odcisk gry do wpisu { $seq }
luck-kept-why = Ta przeglądarka przechowuje jedno i drugie. Zapisz odcisk w bezpiecznym miejscu albo wyślij go znajomym: nikt nie podmieni wtedy tej partii na inną.
luck-copy-link = Kopiuj odcisk
luck-copy-command = Kopiuj polecenie
luck-waiting = Czekamy na liczby losowe: { $names }…
luck-elsewhere = Twoja liczba losowa jest w innej przeglądarce. Otwórz stół tam albo wycofaj gotowość, aby zacząć od nowa z nową liczbą.
luck-call-off = Zacznij od nowa
luck-called-off = { $n ->
    [one] Rozdanie odwołano raz, bo czyjaś liczba losowa nie dotarła. Wszyscy gracze losują nowe liczby.
   *[other] Rozdanie odwołano { $n } razy, bo czyjaś liczba losowa nie dotarła. Wszyscy gracze losują nowe liczby.
}
luck-broken = Serwer pokazuje teraz inną pieczęć niż wcześniej. Ta przeglądarka nie poda mu twojej liczby losowej.

# Porównanie zakończonej gry z tym, co przechowała przeglądarka.

luck-same-game = To także ta sama gra, którą widziała ta przeglądarka.
luck-other-game = Ale nie jest to gra, którą widziała ta przeglądarka.
luck-nothing-kept = Ta przeglądarka nie przechowała niczego z tej gry, więc może sprawdzić tylko, czy zapis jest spójny.
luck-check-commitment = Tajna liczba to ta, której pieczęć widziała ta przeglądarka.
luck-check-hashes = Liczby losowe to te, które zapieczętowano przed rozdaniem, twoja także.
luck-check-reveals = Nie zatajono żadnego odwołanego rozdania.
luck-check-link = Żaden wpis aż do ostatniego, który tu widziano, nie został zmieniony (wpis { $seq }).
luck-times-called-off = Rozdania odwołane przed tym: { $n }.
luck-trust = Ta strona też pochodzi z serwera. Jeśli nie ufasz temu, kto go prowadzi, sprawdź zapis kopią programu z innego źródła:

# Sprawdzanie.

web-verify = Sprawdź losowania
web-verifying = Sprawdzanie…
web-verified = Losowania były uczciwe: wszystko się zgadza.
web-not-verified = Nie udało się potwierdzić uczciwości losowań.
web-check-nonces = W losowaniach uwzględniono liczbę każdego gracza.
web-check-answers = Gra odtworzona z ujawnionej tajnej liczby przebiega tak samo: zgadza się każde losowanie i każdy ruch.
web-check-links = Żaden wpis dziennika nie został później zmieniony.
web-check-commitment = Tajna liczba zgadza się z pieczęcią sprzed rozdania.
web-check-holds = zgadza się
web-check-fails = nie zgadza się
web-check-open = nie sprawdzono
web-commitment = Pieczęć tej gry
web-secret = Ujawniona tajna liczba
web-check-yourself = Sprawdź samodzielnie
