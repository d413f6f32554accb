# Słowa gry karcianej.

kind-resource = Zasoby
    .help = Zagraj ją normalnie, by wykonywać Misje, obróconą jako Ochronę (jeśli ma żółtą tarczę) albo odrzuć z ręki i odzyskaj tyle znaczników, ile wynosi jej koszt.
kind-station = Stacja
    .help = Zagrana daje Misję i obniża o 1 koszt jednego typu Zasobów oraz kolejnych Stacji swojej Frakcji; gdy wykonasz Misję i zostawisz na Stacji znaczniki, ten typ Zasobów jest darmowy.
kind-threat = Zagrożenie
    .help = Odrzuć ją, by odzyskać znaczniki i nasłać Potwora na wszystkich, także na siebie, albo zagraj obróconą jako Ochronę, jeśli ma żółtą tarczę.
kind-hero = Bohater
    .help = Zagrany Bohater { $survival1 ->
        [true] pomaga odeprzeć jednego Potwora, pokazując jego symbole,
       *[false] odpiera jednego Potwora ze swoim symbolem
    } albo w jednej Misji podwaja twoje Zasoby jednego typu, po czym trafia na stos kart odrzuconych.
kind-caravan = Karawana
    .help = Odrzuć ją, by odzyskać znaczniki i wymienić cały Bazar; każdy gracz odzyskuje też po 1 znaczniku za każdą swoją zagraną Stację i kartę Frakcji z wykonaną Misją, których premia ma kolor Karawany.
kind-faction = Frakcja
    .help = Twoja Frakcja: raz na grę wykonaj jej Misję, by zdobyć 1 znacznik i odtąd zagrywać jeden typ Zasobów za darmo.
type-care = Opieka
type-food = Żywność
type-goods = Towary
type-weapons = Broń
type-ammo = Naboje
type-equipment = Sprzęt
class-peaceful = Pokojowe
class-military = Militarne
symbol-biological = Biologiczne
symbol-psychic = Psychiczne
symbol-radioactive = Radioaktywne
symbol-physical = Fizyczne
symbol-toxic = Toksyczne
symbol-unknown = Nieznane
loss-station = Tracisz 1 zagraną Stację
loss-peaceful = Tracisz wszystkie zagrane Zasoby pokojowe
loss-military = Tracisz wszystkie zagrane Zasoby militarne
loss-all = Tracisz wszystkie zagrane Zasoby
line-red_line = Linia Czerwona
line-hansa = Hanza
line-polis = Polis
line-neutral = Neutralna
