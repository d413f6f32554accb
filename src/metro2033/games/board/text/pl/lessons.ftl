# Pierwsza gra planszowa z przewodnikiem, rozdział po rozdziale.

lesson-map = Mapa i to, co twoje
lesson-map-welcome = To moskiewskie metro, w którym po wojnie żyją ludzie. Stacje łączą tunele i przesiadki. Prowadzisz jedną z frakcji i starasz się opanować więcej metra niż ktokolwiek inny.
lesson-map-homes = Prowadzisz frakcję { faction_red_line }. Te trzy stacje są twoje. Na każdej widać jeden surowiec: { tokens-pig }, { tokens-mushroom } albo { tokens-ammo }.
lesson-map-rivals = Twoi rywale to { faction_reich } i { faction_bauman }. Ich punkty, armie, bohaterowie i surowce są jawne dla wszystkich. Tajne bywają tylko karty.
lesson-map-mine = Tu jest wszystko twoje: frakcja, armia, bohater, misje i surowce. Zawsze masz to przed oczami.
lesson-map-goal = Każda posiadana stacja to punkt zwycięstwa, tak samo każda wykonana misja. Zwykle do wygranej potrzeba 10 punktów. Frakcji { faction_red_line } wystarczy 9.

lesson-income = Surowce
lesson-income-track = Runda zaczyna się od wydarzeń: znacznik rundy przechodzi na następną pozycję toru Rundy; tutaj to grzyb i świnia. Każda stacja tego rodzaju daje jeden surowiec, a w pierwszej rundzie dwa.
lesson-income-stay = Poprzednia runda prawie się skończyła, tylko twój bohater jeszcze nie działał. Wybierz „{ choice-stay }”, a zacznie się nowa.
lesson-income-stay-move = Wędrówki będą później. Teraz wybierz „{ choice-stay }”.
lesson-income-received = Stacja { station-teatralnaya } dała ci świnię, a { station-ploshchad_revolyutsii } grzyb. Im więcej stacji, tym więcej surowców, a tor Rundy pokazuje, co przyniesie która runda.

lesson-hiring = Armia i jej utrzymanie
lesson-hiring-army = Masz jedną armię. Nie stoi na mapie: wyrusza z dowolnej twojej stacji. Ma teraz siłę 6, a najwyższa możliwa to 8.
lesson-hiring-keep = Do siły 5 armia nic nie kosztuje. Powyżej płacisz w każdej rundzie: 1 świnię za siłę 6, 2 za 7, 3 za 8. Wybierz „Zachowaj siłę 6” i zapłać.
lesson-hiring-keep-fewer = Oszczędzisz świnię, ale żołnierz odejdzie na dobre, a nowy kosztuje więcej. Tym razem zachowaj siłę 6.
lesson-hiring-recruit = Teraz rekrutacja. Każdy żołnierz kosztuje 1 świnię i 1 nabój i dodaje 1 do siły. Zrekrutuj przynajmniej jednego; ilu, zależy od ciebie.
lesson-hiring-recruit-none = Oszczędzanie bywa mądre, ale spróbuj chociaż raz: zrekrutuj przynajmniej jednego żołnierza.
lesson-hiring-done = Dobra robota. Pamiętaj, że silniejsza armia więcej zje w następnej rundzie.

lesson-attack = Atak i przejęcie stacji
lesson-attack-reach = Raz w rundzie twoja armia może coś zrobić, na przykład zaatakować stację sąsiadującą z którąś z twoich. Wszystkie stacje w jej zasięgu są oznaczone.
lesson-attack-odds = { station-lubyanka } jest neutralna: nie ma właściciela, ale coś się tam czai. Obok widać, jaką masz szansę na wygraną.
lesson-attack-go = Zaatakuj stację { station-lubyanka }: wybierz ją na mapie albo na liście i potwierdź. Przeciwnikiem będzie wierzchnia karta talii zagrożeń.
lesson-attack-go-polis = Polis broni straż o sile 7. Twoja armia o sile 4 jeszcze tam nie wygra. Zaatakuj stację { station-lubyanka }.
lesson-attack-go-players = Ta stacja należy do rywala, który będzie jej bronić. Do tego dojdziemy. Najpierw zaatakuj stację { station-lubyanka }.
lesson-attack-go-obtain = Pozyskanie surowca to dobra akcja na spokojną rundę. Tym razem zaatakuj stację { station-lubyanka }.
lesson-attack-go-pass = Szkoda takiej okazji: zaatakuj stację { station-lubyanka }.
lesson-attack-capture = Wygrana: twoja siła 4 pokonuje kartę „{ th1_rat_swarm }” o sile 2, a jej nagroda jest twoja. Teraz możesz zatrzymać stację. Neutralna kosztuje 1 grzyb i 1 świnię. Wybierz „{ choice-capture }”.
lesson-attack-capture-leave = Bez twojego żetonu stacja pozostanie neutralna i zostanie ci tylko nagroda. Na przejęcie cię stać: wybierz „{ choice-capture }”.
lesson-attack-won = { station-lubyanka } jest twoja i masz 4 punkty. Po przegranej siła armii spadłaby o 1. Równe siły to remis: nic się nie dzieje.

lesson-hero = Bohater i sprzęt
lesson-hero-who = Twój bohater to { hero_artyom }: siła 2, szybkość 3. Inaczej niż armia, bohater stoi na mapie. Każdy tunel i każda przesiadka kosztuje 1 punkt ruchu.
lesson-hero-walk = Stacje Linii Okrężnej należą do Hanzy, czyli kupców. Nikt tam nie walczy. Idź na stację { station-kurskaya_hansa }: jeden tunel i jedna przesiadka.
lesson-hero-walk-stay = Tu nie ma czego kupić. Idź na stację { station-kurskaya_hansa }.
lesson-hero-walk-elsewhere = Można tam iść, ale kupcy czekają na stacji { station-kurskaya_hansa }.
lesson-hero-shop = Po ruchu bohater może wykonać jedną akcję. U Hanzy kupuje sprzęt, przyjmuje misję albo wymienia surowce. Wybierz „{ choice-buy_equipment }”.
lesson-hero-shop-later = Do tego zaraz dojdziemy. Najpierw wybierz „{ choice-buy_equipment }”.
lesson-hero-offer = Na sprzedaż są cztery karty. Za 1 nabój można wyłożyć cztery inne, ale wtedy nie będzie czym zapłacić. Wybierz „{ choice-offer_renewal-pass }”.
lesson-hero-offer-renew = To kosztuje twój jedyny nabój, a bez niego nic nie kupisz. Wybierz „{ choice-offer_renewal-pass }”.
lesson-hero-buy = Karta kosztuje 1 nabój i 1 grzyb. Weź tę, która ci się podoba. „{ eq_akm }” wzmacnia bohatera na stałe, „{ eq_grenade }” tylko raz.
lesson-hero-buy-nothing = Szkoda drogi: kup jedną z czterech kart.
lesson-hero-done = Od teraz bohater nosi tę kartę. W I etapie może nieść dwie karty, w II etapie trzy.

lesson-mission = Misje
lesson-mission-stay = Misje to punkty, których nikt ci nie odbierze. Rozdaje je Hanza, a twój bohater już u niej jest. Wybierz „{ choice-stay }”.
lesson-mission-stay-move = Bohater stoi tam, gdzie trzeba. Wybierz „{ choice-stay }”.
lesson-mission-receive = Wybierz „{ choice-receive_mission }”. Kosztuje to 1 nabój i 1 grzyb: oglądasz dwie misje, jedną zachowujesz.
lesson-mission-receive-other = To innym razem. Wybierz „{ choice-receive_mission }”.
lesson-mission-keep = Każda misja ma cel i zdolność. Przeczytaj obie karty i zachowaj tę, której cel jest w zasięgu. Rywale jej nie zobaczą.
lesson-mission-done = Osiągnij cel, a punkt zostanie na zawsze. Można też użyć zdolności: niewykonaną misję się wtedy odrzuca, wykonana kosztuje 1 nabój.

lesson-exchange = Wymiana i osiągnięty cel
lesson-exchange-goal = Masz misję „{ mi_full_stores }”: jej cel to po 3 sztuki każdego surowca. Świń jest dość, ale nabój tylko jeden. Hanza pomoże.
lesson-exchange-stay = Bohater jest u kupców. Wybierz „{ choice-stay }”.
lesson-exchange-stay-move = Poza stacjami Hanzy nie ma wymiany. Wybierz „{ choice-stay }”.
lesson-exchange-trade = Wybierz „{ choice-exchange_resources }”: dowolna liczba żetonów jednego rodzaju za tyle samo innego.
lesson-exchange-trade-other = W ten sposób wydasz to, czego potrzebuje misja. Wybierz „{ choice-exchange_resources }”.
lesson-exchange-pair = Brakuje nabojów, a świń masz w nadmiarze: wymień świnie na naboje.
lesson-exchange-pair-other = To nie pomoże w misji. Wymień świnie na naboje.
lesson-exchange-amount = Dwie sztuki dadzą po 3 każdego surowca. Wybierz 2.
lesson-exchange-amount-other = Wtedy któregoś surowca zabraknie. Wybierz 2.
lesson-exchange-done = Misja wykonana: karta leży odkryta, a ty masz o punkt więcej. Surowce nadal są twoje.

lesson-scout = Zagrożenia i zwiad
lesson-scout-walk = Na każdej neutralnej stacji czai się zagrożenie, ale nikt nie wie jakie. Można to sprawdzić. Idź na stację { station-lubyanka }.
lesson-scout-walk-elsewhere = Teren przeszukuje się na stacjach neutralnych. Idź na stację { station-lubyanka }.
lesson-scout-look = Wybierz „{ choice-scout }”. Wierzchnie zagrożenie zobaczysz tylko ty.
lesson-scout-look-attack = Bohater poradzi sobie tylko z nielicznymi zagrożeniami. Najpierw sprawdź: „{ choice-scout }”.
lesson-scout-look-pass = Skoro już tu jesteś, wybierz „{ choice-scout }”.
lesson-scout-card = To „{ th1_lost_stalker }”: siła 3, a nagrodą jest sprzęt. Twoja armia ma siłę 4. W tej rundzie możesz walczyć właśnie z tym zagrożeniem.
lesson-scout-attack = Zaatakuj armią stację { station-lubyanka }.
lesson-scout-attack-elsewhere = Z tym zagrożeniem możesz walczyć wszędzie, ale { station-lubyanka } jest tuż obok. Zaatakuj tę stację.
lesson-scout-use = Położyć zagrożenie ze zwiadu na wierzch? Jeśli nie, przyjdzie nieznane zagrożenie. Walcz z kartą „{ th1_lost_stalker }”.
lesson-scout-use-keep = Lepsze znane niż nieznane: użyj zagrożenia ze zwiadu.
lesson-scout-capture = Pewna wygrana i nagroda. Przejmij stację.
lesson-scout-capture-leave = Na przejęcie cię stać: wybierz „{ choice-capture }”.
lesson-scout-done = Zagrożenia mają typy i własności: czytaj je przed walką. Bohater, który przegra, jest ranny, wraca do bazy i traci turę.

lesson-defence = Obrona
lesson-defence-attacked = { faction_reich } atakuje stację { station-teatralnaya } armią o sile 4, a atakując graczy, dostaje +1. Twoja armia też ma siłę 4.
lesson-defence-who = Bronić może armia albo bohater, bo stoi na tej stacji. { hero_artyom } ma tylko siłę 2. Wybierz „{ choice-with_army }”.
lesson-defence-who-hero = { hero_artyom } jest dzielny, ale 2 przeciw 5 to za mało. Wybierz „{ choice-with_army }”.
lesson-defence-cards = Gdy walczą gracze, obie strony dostają po trzy karty walki i w tajemnicy zagrywają jedną. Dodaje ona siłę, często zależnie od karty przeciwnika.
lesson-defence-card = Przy każdej karcie widać, co daje przeciw każdej karcie wroga. Kto atakuje, często zagrywa kartę ataku. Wybierz jedną.
lesson-defence-done = Karty odkryte, sumy policzone, wygrywa wyższa. Utrata stacji to minus punkt, a zwycięzca może ją przejąć za 1 grzyb. Broniąca się armia nie słabnie.

lesson-law = Prawo i głosowanie
lesson-law-revealed = W niektórych rundach głosuje się nad prawem. Każda stacja to jeden głos: masz 4, rywale po 3. Gdy „za” jest więcej, prawo obowiązuje wszystkich.
lesson-law-vote = „{ law_settlement }”: neutralne stacje kosztują o świnię mniej. Dobre dla tych, którzy się rozrastają. Za czy przeciw? Decyzja należy do ciebie.
lesson-law-done = Obowiązuje tylko jedno prawo naraz, nowe zastępuje stare. Tu zawsze widać, które jest w mocy.

lesson-dark = Mrok
lesson-dark-comes = W niektórych rundach z mroku nadchodzi zagrożenie i atakuje wszystkich naraz. Każdy wskazuje jedną stację i jej broni, zanim ktokolwiek zobaczy kartę.
lesson-dark-name = Bohatera nie ma w domu, więc broni armia o sile 4. Którą stacją ryzykujesz? Przegrana oznacza jej utratę.
lesson-dark-done = Karta została odkryta i każdy stoczył z nią walkę. Kto wygra, bierze nagrodę; kto przegra, traci stację. Remis nic nie zmienia.

lesson-victory = Zwycięstwo
lesson-victory-near = Późna runda: masz 8 punktów, a potrzebujesz 9. Jeszcze jedna stacja i możesz wygrać.
lesson-victory-polis = Jest też inna droga: kto na koniec rundy ma wszystkie cztery stacje Polis, wygrywa bez względu na punkty.
lesson-victory-stage = Gdy ktoś zdobędzie 6 punktów, zaczyna się II etap: silniejsze zagrożenia i trzy karty sprzętu dla każdego bohatera.
lesson-victory-attack = Twoja armia ma siłę 7. Zaatakuj stację { station-sretensky_bulvar }.
lesson-victory-attack-other = Najpewniejsza jest stacja { station-sretensky_bulvar }. Zaatakuj ją.
lesson-victory-capture = A teraz dziewiąty punkt: wybierz „{ choice-capture }”.
lesson-victory-capture-leave = Nieprzejęta stacja nie daje punktu. Wybierz „{ choice-capture }”.
lesson-victory-end = Dziewięć punktów! Liczą się na koniec rundy, o ile nikt wcześniej nie odbierze ci stacji. Wybierz „{ choice-stay }” i zobacz.
lesson-victory-end-move = W tej rundzie nic więcej nie zyskasz. Wybierz „{ choice-stay }”.
lesson-victory-won = Koniec rundy, masz dziewięć punktów i metro jest twoje. Świetna gra!

lesson-yours = Runda na własną rękę
lesson-yours-free = Teraz znasz wszystko. Ta runda należy do ciebie: rekrutuj, walcz, wędruj i handluj, jak chcesz. Rywale grają na własny rachunek.
lesson-yours-round = Wybór należy do ciebie. Ceny, szanse i zyski widać przy każdym rozkazie. Pamiętaj: misja wymaga dwóch stacji poza twoją strefą.
lesson-yours-end = To była cała runda. Możesz grać stąd dalej przeciw dwóm botom, na świeżo potasowanych kartach, aż ktoś wygra.
