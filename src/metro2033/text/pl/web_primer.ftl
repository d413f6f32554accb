# Gra w minutę dla tych, którzy grają pierwszy raz.

primer-title = Gra w minutę
primer-close = Jasne
primer-open = Gra w minutę
primer-more = Wszystkie zasady
primer-board-1 = Wygrywasz, gdy na koniec rundy masz 10 punktów zwycięstwa albo wszystkie cztery stacje Polis.
primer-board-2 = Każda twoja stacja to punkt, każda wykonana misja też. Tracąc stację, tracisz jej punkt.
primer-board-3 = Runda wygląda tak: przychodzą surowce, opłacasz armię i możesz ją wzmocnić, armia wykonuje akcję, a na końcu bohater rusza w drogę i działa.
primer-board-4 = Na początek: zaatakuj armią neutralną stację, która sąsiaduje z twoją. Pokonaj czyhające tam zagrożenie i zapłać 1 grzyb i 1 świnię, a stacja będzie twoja.
primer-board-5 = To, co możesz teraz zrobić, jest zaznaczone na mapie i wypisane obok. O wszystko inne możesz zapytać: wybierz to i sprawdź, dlaczego się nie da.
primer-breakthrough-1 = Wygrywa ten, kto pierwszy ma dziesięć własnych znaczników. Zaczynasz z pięcioma.
primer-breakthrough-2 = W swojej turze zagrywasz kartę, odrzucasz kartę albo wymieniasz trzy karty, a potem dobierasz.
primer-breakthrough-3 = Zagranie karty kosztuje znaczniki: przesuwasz je pod kartę Frakcji, gdzie leżą zużyte. Odrzucenie karty pozwala część z nich odzyskać.
primer-breakthrough-4 = Znaczniki zdobywasz za Misje na Stacjach i na karcie Frakcji. Zbieraj przed sobą Zasoby właściwego koloru, aż wystarczy ich na Misję.
primer-breakthrough-5 = Odrzucone Zagrożenia atakują wszystkich. Chronią przed nimi karty obrócone jako Ochrona.
web-stations = Stacje
