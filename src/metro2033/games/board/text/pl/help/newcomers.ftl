# The game in a minute, for those who play it for the first time.

primer-1 = Wygrywasz, gdy na koniec rundy masz 10 punktów zwycięstwa{ $red_line_victory_points ->
   *[9] {" "}(Linii Czerwonej wystarczy 9)
    [10] {""}
    [few] {" "}(Linia Czerwona potrzebuje { $red_line_victory_points })
    [many] {" "}(Linia Czerwona potrzebuje { $red_line_victory_points })
    [one] {" "}(Linia Czerwona potrzebuje { $red_line_victory_points })
    [other] {" "}(Linia Czerwona potrzebuje { $red_line_victory_points })
} albo wszystkie cztery stacje Polis.
primer-2 = Każda twoja stacja to punkt, każda wykonana misja też. Tracąc stację, tracisz jej punkt.
primer-3 = Runda wygląda tak: przychodzą surowce, opłacasz armię i możesz ją wzmocnić, armia wykonuje akcję, a na końcu bohater rusza w drogę i działa.
primer-4 = Na początek: zaatakuj armią neutralną stację, która sąsiaduje z twoją. Pokonaj czyhające tam zagrożenie i zapłać 1 grzyb i 1 świnię, a stacja będzie twoja.
primer-5 = To, co możesz teraz zrobić, jest zaznaczone na mapie i wypisane obok. O wszystko inne możesz zapytać: wybierz to i sprawdź, dlaczego się nie da.

# What a question is about, told the first time it comes up in a game.

first-choose_hero = Bohater przemierza tunele i walczy sam. Siła liczy się w walce, szybkość to liczba kroków na rundę; resztę mówi karta.
first-choose_home_for_hero = Stąd rusza twój bohater. Na własnych stacjach jest bezpieczny, a z tych przy Linii Okrężnej ma blisko na Bazar Hanzy.
first-choose_polis_production = Zwykłe stacje produkują zawsze ten sam surowiec. Stacja Polis daje jeden z surowców, które pokazuje teraz tor Rundy: ten bardziej potrzebny.
first-choose_endangered_station = Jedno zagrożenie atakuje wszystkich. Wystawiasz jedną stację: wygrasz – bierzesz nagrodę, przegrasz – tracisz stację.
first-choose_defender_in_the_dark = Armia obroni każdą twoją stację, bohater tylko tę, na której stoi.
first-choose_vote = Masz tyle głosów, ile stacji. Jeśli głosów „za” jest więcej niż „przeciw”, prawo obowiązuje wszystkich, póki nie zastąpi go inne.
first-choose_army_to_keep = Armia o sile do 5 nic nie kosztuje. Siła 6 to 1 świnia co rundę, siła 7 – 2, siła 8 – 3. Nieopłaceni żołnierze odchodzą.
first-choose_recruits = Każdy żołnierz kosztuje 1 świnię i 1 nabój i wzmacnia armię o 1. Zostaw 1 świnię i 1 grzyb, jeśli chcesz w tej rundzie przejąć stację.
first-choose_army_action = Zaatakuj stację lub bohatera obok swoich stacji albo pozyskaj surowiec. Procent to szansa na wygraną w walce.
first-choose_move = Bohater robi tyle kroków, ile wynosi jego szybkość, i na miejscu wykonuje jedną akcję. Na stacjach Hanzy kupisz sprzęt, wymienisz surowce i weźmiesz misję.
first-choose_hero_action = Jedna akcja w miejscu, w którym stoi bohater. Potem twoja tura się kończy.
first-offer_renewal = Nie ma nic ciekawego? Za 1 nabój na Bazar trafią cztery nowe karty, zanim wybierzesz.
first-choose_purchase = Bohater uniesie tylko kilka kart. Broń dodaje siły, ekwipunek pomaga inaczej, karty jednorazowe odrzuca się po użyciu.
first-choose_exchange = Na stacjach Hanzy zamienisz surowce zbędne na potrzebne.
first-choose_mission_to_keep = Misja jest tajna, póki jej nie wykonasz. Potem to 1 punkt zwycięstwa, którego nikt ci nie odbierze, i zdolność.
first-offer_mission_claim = Cel tej misji jest osiągnięty. Odkryta daje 1 punkt zwycięstwa do końca gry.
first-offer_payment = Tę misję wykonuje się, płacąc tutaj jej cenę. Jest warta 1 punkt zwycięstwa.
first-offer_scouted_card = Znasz już to zagrożenie. Położone na wierzchu, stanie z tobą do walki. Słabe – świetnie; silne lepiej zostaw w spokoju.
first-choose_defence = Wybierz, kto walczy. Jeśli obrona się nie uda, stacja przepada tak czy inaczej.
first-choose_combat_card = Obie strony wybierają w tajemnicy, potem karty się odkrywa i dolicza. Wiersze pokazują, jak twoja karta wypada przeciw każdej, którą może mieć druga strona.
first-choose_home = Ranny bohater odpoczywa na stacji bazowej i traci jedną turę.
first-choose_spoils = Pokonany bohater traci kartę. Zabierz lub odrzuć tę, której mu najbardziej szkoda.
first-choose_capture = Walka wygrana, ale stacja będzie twoja tylko wtedy, gdy teraz zapłacisz. To 1 punkt zwycięstwa i produkcja, ilekroć wypadnie jej surowiec.
first-choose_station_to_claim = Nikt nie schodzi poniżej trzech stacji. Wybierz taką, którą trudno zaatakować.
first-choose_excess_equipment = Limit przekroczony: jedną kartę trzeba odrzucić.
first-choose_token = Świniami płaci się za żołnierzy i przejęcia, grzybami za przejęcia, zakupy i misje, nabojami za żołnierzy, zakupy i misje.
first-offer_abilities = W tej chwili możesz czegoś użyć. Jeśli wolisz zachować to na później, spasuj.
first-choose_law_to_propose = Widzisz dwa prawa i decydujesz, nad którym wszyscy zagłosują.

# The words of the game.

term-points = Punkty zwycięstwa
    .text = Każda twoja stacja i każda wykonana misja to punkt. Kto na koniec rundy ma ich dość, wygrywa.
term-pig = Świnie
    .text = Płaci się nimi za żołnierzy, za utrzymanie dużej armii, a razem z grzybem za przejęcie neutralnej stacji.
term-mushroom = Grzyby
    .text = Płaci się nimi za przejęcia, za sprzęt na Bazarze Hanzy i za misje.
term-ammo = Naboje
    .text = Płaci się nimi za żołnierzy, za sprzęt i misje, za odnowienie Bazaru i za zdolności wykonanych misji.
term-army = Armia
    .text = Nie ma swojego miejsca na mapie: wyrusza z dowolnej twojej stacji i wraca. Siła 6, 7 i 8 kosztuje co rundę 1, 2 i 3 świnie.
term-hero = Bohater
    .text = Robi tyle kroków, ile wynosi szybkość, i wykonuje jedną akcję: handluje, robi zwiad, bierze misję albo walczy. Dwie liczby to siła i szybkość.
term-missions = Misje
    .text = Tajne cele ze stacji Hanzy. Wykonana misja to punkt zwycięstwa na stałe i zdolność.
term-law = Prawo
    .text = Obowiązuje wszystkich. Jest tylko jedno naraz; nowe głosowanie może je zastąpić.
term-stage = Etap
    .text = Gra zaczyna się w I etapie. Gdy ktoś ma sześć punktów, zaczyna się II etap i zagrożenia są silniejsze.
term-first = Pierwszy gracz
    .text = Zaczyna każdą fazę. Na koniec rundy znacznik przechodzi w lewo.
term-polis = Polis
    .text = Cztery stacje w środku; neutralne bronią się z siłą 7. Kto na koniec rundy ma wszystkie cztery, wygrywa.
term-hansa = Hanza
    .text = Stacje Linii Okrężnej. Nie da się ich przejąć; bohaterowie tu handlują i biorą misje.
term-neutral = Stacja neutralna
    .text = Nie należy do nikogo. Kto ją atakuje, walczy z wierzchnim zagrożeniem; kto wygra, może ją przejąć za 1 świnię i 1 grzyb.
term-threat = Zagrożenie
    .text = Czyha na neutralnych stacjach i przychodzi z mroku. Za pokonanie bierzesz nagrodę z jego karty.
term-events = Wydarzenia
    .text = W większości rund stacje produkują, a w niektórych z nich głosuje się też nad prawem; w pozostałych zamiast tego z mroku nadciąga zagrożenie. Tor Rundy pokazuje, co będzie dalej.
term-mobilisation = Mobilizacja
    .text = Opłać armię, a potem rekrutuj żołnierzy.
term-army_actions = Akcje armii
    .text = Każda armia wykonuje jedną akcję: atakuje albo pozyskuje surowiec.
term-hero_actions = Akcje bohatera
    .text = Każdy bohater rusza się i wykonuje jedną akcję.
term-end_of_round = Koniec rundy
    .text = Sprawdza się, czy ktoś wygrał, znacznik rundy przesuwa się o pozycję, a znacznik pierwszego gracza przechodzi w lewo.
