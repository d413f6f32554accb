# The game in a minute, for those who play it for the first time.

primer-1 = Wygrywa ten, kto pierwszy ma dziesięć własnych znaczników. Zaczynasz z pięcioma.
primer-2 = W swojej turze zagrywasz kartę, odrzucasz kartę albo wymieniasz trzy karty, a potem dobierasz.
primer-3 = Zagranie karty kosztuje znaczniki: przesuwasz je pod kartę Frakcji, gdzie leżą zużyte. Odrzucenie karty pozwala część z nich odzyskać.
primer-4 = Znaczniki zdobywasz za Misje na Stacjach i na karcie Frakcji. Zbieraj przed sobą Zasoby właściwego koloru, aż wystarczy ich na Misję.
primer-5 = Odrzucone Zagrożenia atakują wszystkich. Chronią przed nimi karty obrócone jako Ochrona.

# What a question is about, told the first time it comes up in a game.

first-choose_faction = Frakcja ma własną Misję, a po jej wykonaniu daje jeden typ Zasobów za darmo.
first-choose_action = Jedna akcja podstawowa: zagraj kartę, odrzuć kartę albo wymień trzy. Dotknij karty, a zobaczysz, co można z nią zrobić i ile kosztuje. Misje i porządkowanie możesz dołożyć, ile razy chcesz.
first-choose_end = Akcja podstawowa za tobą. Możesz jeszcze wykonać Misje albo uporządkować stół.
first-choose_draw = Weź jedną z trzech odkrytych kart albo nieznaną z wierzchu talii.
first-choose_card_to_swap = Wybierz trzy karty. Nie odzyskujesz za nie znaczników, a Zagrożenia nie działają.
first-choose_hero_to_double = Bohater podwaja w tej Misji wszystko, co jest jednego typu, a potem się go odrzuca.
first-choose_resource_to_spend = Zużyta karta przepada w całości. Zacznij od tych, po których zostanie najmniej nadwyżki.
first-choose_station_fate = Zatrzymana Stacja daje swój typ Zasobów za darmo. Kosztuje to znaczniki: 1 na pierwszej, 2 na drugiej i tak dalej. Nadal liczą się do dziesięciu.
first-choose_card_to_tidy = Odrzucone ze stołu karty przywracają znaczniki. Odrzucaj to, czego nie potrzebuje żadna twoja Misja.
first-choose_defence = { $survival1 ->
    [true] Potrzebne są wszystkie symbole Potwora; może je mieć kilka kart razem. Karty, którymi się bronisz, odrzucasz, a w zamian możesz zagrać inną za darmo.
   *[false] Wystarczy jeden zgodny symbol. Kartę, którą się bronisz, odrzucasz, a w zamian możesz zagrać inną za darmo.
}{ $survival2 ->
    [true] {" "}Jeśli go nie odeprzesz, zużyjesz wszystkie dostępne znaczniki.
   *[false] {""}
}
first-choose_station_to_lose = Znaczniki z utraconej Stacji wracają do ciebie{ $survival2 ->
    [true] , ale zaraz potem zużywasz wszystkie dostępne
   *[false] {""}
}; jej zniżka przepada.
first-offer_free_play = Jedna karta z ręki nic teraz nie kosztuje. Zwykle najlepsza jest najdroższa.

# The words of the game.

term-ready = Dostępne znaczniki
    .text = Leżą nad kartą Frakcji. Nimi płacisz: zagranie karty je zużywa, odrzucenie karty i porządkowanie je przywracają.
term-spent = Zużyte znaczniki
    .text = Leżą pod kartą Frakcji. Wciąż są twoje i liczą się do dziesięciu.
term-missions = Misje
    .text = Na Stacjach i na karcie Frakcji. Wykładaj Zasoby właściwego koloru, aż wystarczą; każda Misja daje znacznik, niektóre dwa.
term-stations = Stacje
    .text = Każda ma Misję i obniża koszt jednego typu Zasobów. Po Misji możesz ją zatrzymać, kładąc na niej znaczniki: wtedy ten typ jest za darmo.
term-resources = Zasoby
    .text = Pokojowe (niebieskie) i militarne (czerwone). Misje handlowe (zielone) przyjmują oba.
term-protection = Ochrona
    .text = { $survival1 ->
        [true] Karty obrócone do góry nogami. Aby odeprzeć Potwora, muszą mieć razem wszystkie jego symbole.
       *[false] Karta obrócona do góry nogami. Odpiera Potwora, który ma jeden z jej symboli.
    }
term-monsters = Potwory
    .text = Odrzucone Zagrożenie atakuje wszystkich. Kto go nie odeprze, traci Stację albo Zasoby{ $survival2 ->
        [true] {" "}i zużywa wszystkie dostępne znaczniki
       *[false] {""}
    }.
term-heroes = Bohaterowie
    .text = Chronią raz albo podwajają jeden typ Zasobów w jednej Misji.
term-caravans = Karawany
    .text = Odrzucona Karawana zmienia cały Bazar, a każdy gracz odzyskuje znacznik za każdą Stację w jej kolorze.
term-market = Bazar
    .text = Trzy odkryte karty. Miejsce wziętej karty od razu zajmuje nowa.
