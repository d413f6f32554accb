# Pierwsza gra planszowa z przewodnikiem, rozdział po rozdziale.

lesson-map = Mapa i to, co twoje
lesson-map-welcome = To moskiewskie metro, w którym po wojnie żyją ludzie. Stacje łączą tunele i przesiadki. Prowadzisz jedną z frakcji i starasz się zająć więcej metra niż ktokolwiek inny.
lesson-map-homes = Prowadzisz frakcję { faction_red_line }. Te trzy stacje są twoje. Na każdej widać jeden surowiec: { tokens-pig }, { tokens-mushroom } albo { tokens-ammo }.
lesson-map-rivals = Twoi rywale to { faction_reich } i { faction_bauman }. Ich punkty, armie, bohaterowie i surowce są jawne dla wszystkich. Tajne bywają tylko karty.
lesson-map-mine = Tu jest wszystko twoje: frakcja, armia, bohater, misje i surowce. Zawsze masz to przed oczami.
lesson-map-goal = Każda posiadana stacja to punkt zwycięstwa, tak samo każda wykonana misja. Zwykle wygrywa 10 punktów. Frakcji { faction_red_line } wystarczy 9.

lesson-income = Surowce
lesson-income-track = Rundę otwierają wydarzenia. Znacznik na torze rundy mówi jakie: w nowej rundzie będą grzyby i świnie. Każda stacja z takim symbolem daje właścicielowi jeden surowiec.
lesson-income-stay = Poprzednia runda prawie się skończyła, tylko twój bohater jeszcze nie działał. Wybierz „{ choice-stay }”, a zacznie się nowa.
lesson-income-stay-move = Wędrówki będą później. Teraz wybierz „{ choice-stay }”.
lesson-income-received = Stacja { station-teatralnaya } dała ci świnię, a { station-ploshchad_revolyutsii } grzyba. Im więcej stacji, tym więcej surowców, a każda runda przynosi inne.

lesson-hiring = Armia i jej utrzymanie
lesson-hiring-army = Masz jedną armię. Nie stoi na mapie: wyrusza z dowolnej twojej stacji. Ma teraz siłę 6, a najwyższa możliwa to 8.
lesson-hiring-keep = Do siły 5 armia nic nie kosztuje. Powyżej płacisz w każdej rundzie: 1 świnię za siłę 6, 2 za 7, 3 za 8. Wybierz „Zachowaj siłę 6” i zapłać.
lesson-hiring-keep-fewer = Oszczędzisz świnię, ale żołnierz odejdzie na dobre, a nowy kosztuje więcej. Tym razem zachowaj siłę 6.
lesson-hiring-recruit = Teraz rekrutacja. Każdy żołnierz kosztuje 1 świnię i 1 nabój i dodaje 1 do siły. Zrekrutuj przynajmniej jednego; ilu, zależy od ciebie.
lesson-hiring-recruit-none = Oszczędzanie bywa mądre, ale spróbuj chociaż raz: zrekrutuj przynajmniej jednego żołnierza.
lesson-hiring-done = Dobra robota. Pamiętaj, że silniejsza armia więcej zje w następnej rundzie.

lesson-attack = Atak i przejęcie stacji
lesson-attack-reach = Raz w rundzie twoja armia może coś zrobić, na przykład zaatakować stację sąsiadującą z którąś z twoich. Wszystkie podświetlone stacje są w zasięgu.
lesson-attack-odds = { station-lubyanka } jest neutralna: nie ma właściciela, ale coś się tam czai. Obok widać, jaką masz szansę na wygraną.
lesson-attack-go = Zaatakuj stację { station-lubyanka }: wybierz ją na mapie albo na liście i potwierdź. Przeciwnikiem będzie wierzchnia karta talii zagrożeń.
lesson-attack-go-polis = Polis broni straż o sile 7. Twoja armia o sile 4 jeszcze tam nie wygra. Zaatakuj stację { station-lubyanka }.
lesson-attack-go-players = Ta stacja należy do rywala, który będzie jej bronić. Do tego dojdziemy. Najpierw zaatakuj stację { station-lubyanka }.
lesson-attack-go-obtain = Pozyskanie surowca to dobra akcja na spokojną rundę. Tym razem zaatakuj stację { station-lubyanka }.
lesson-attack-go-pass = Szkoda takiej okazji: zaatakuj stację { station-lubyanka }.
lesson-attack-capture = Wygrana: twoja siła 4 pokonuje kartę „{ th1_rat_swarm }” o sile 2, a jej nagroda jest twoja. Teraz możesz zatrzymać stację. Neutralna kosztuje 1 grzyba i 1 świnię. Wybierz „{ choice-capture }”.
lesson-attack-capture-leave = Bez twojego żetonu stacja pozostanie neutralna i zostanie ci tylko nagroda. Stać cię na nią: wybierz „{ choice-capture }”.
lesson-attack-won = { station-lubyanka } jest twoja i masz 4 punkty. Po przegranej siła armii spadłaby o 1. Równe siły to remis: nic się nie dzieje.
