# Pierwsza gra w Przełom z przewodnikiem, rozdział po rozdziale.

lesson-table = Stół
lesson-table-welcome = Prowadzisz Frakcję { vdnkh_commonwealth }. Zagrywaj karty, wykonuj nimi Misje i zdobywaj znaczniki. Wygrywa, kto pierwszy ma dziesięć znaczników.
lesson-table-hand = Twoja ręka: zawsze pięć kart. Liczba na karcie to jej koszt. Widzisz je tylko ty.
lesson-table-market = Bazar: trzy odkryte karty. Po każdej akcji bierzesz jedną kartę, stąd albo w ciemno z talii.
lesson-table-others = Twoi rywale. To, co przed nimi leży, widzą wszyscy; tajne są tylko karty w ręce.
lesson-table-tokens = Twoje znaczniki. Dostępnymi płacisz, zużyte trzeba najpierw odzyskać. Do dziesięciu liczą się wszystkie. Zaczynasz z pięcioma.

lesson-play = Zagranie karty
lesson-play-card = W swojej turze robisz jedną z trzech rzeczy: zagrywasz kartę, odrzucasz kartę albo wymieniasz trzy. „{ tinned_stew }” to Żywność warta 2, kosztuje 2 znaczniki.
lesson-play-go = Zagraj kartę „{ tinned_stew }”: wybierz ją w ręce, potem „Zagraj”.
lesson-play-go-discard = Do tego dojdziemy. Najpierw zagraj kartę „{ tinned_stew }”.
lesson-play-go-other = Też dobra karta. Tym razem zagraj „{ tinned_stew }”.
lesson-play-draw = Dwa znaczniki są teraz zużyte. Brakuje ci karty: weź jedną z Bazaru albo nieznaną z talii.
lesson-play-end = Akcja wykonana. Wybierz „{ choice-end_turn }”.
lesson-play-end-other = Niech karta leży. Wybierz „{ choice-end_turn }”.
lesson-play-done = Żywność leży przed tobą, dopóki nie przyda się do Misji. Trzy znaczniki są dostępne, dwa zużyte.

lesson-discard = Odzyskiwanie znaczników
lesson-discard-short = Dostępny jest tylko jeden znacznik, cztery są zużyte. Odrzuć kartę, a wróci ich tyle, ile ona kosztuje.
lesson-discard-go = „{ pre_war_rations }” kosztują 4. Teraz cię na nie nie stać, ale odrzucenie ich przywraca 4 znaczniki. Odrzuć je.
lesson-discard-go-small = To przywraca mniej znaczników. „{ pre_war_rations }” przywracają 4: odrzuć je.
lesson-discard-go-other = Najpierw odzyskaj znaczniki: odrzuć kartę „{ pre_war_rations }”.
lesson-discard-draw = Wszystkie znaczniki są znów dostępne. Teraz weź kartę.
lesson-discard-done = Zagranie, odrzucenie, zagranie: taki jest rytm tej gry. Drogie karty przydają się na oba sposoby.

lesson-discount = Stacje i zniżki
lesson-discount-station = Przed tobą leży Stacja { novoslobodskaya }. Dzięki niej Towary są dla ciebie o 1 znacznik tańsze, kolejne Stacje Hanzy też.
lesson-discount-go = Spójrz na ceny: { belorusskaya } kosztuje 1 zamiast 2, „{ firewood }” 1 zamiast 2, „{ books }” 2 zamiast 3. Zagraj jedną z tych kart.
lesson-discount-go-other = Za to płacisz pełną cenę. Zagraj { belorusskaya }, „{ firewood }” albo „{ books }”.
lesson-discount-draw = Taniej, dzięki Stacji. Weź kartę.
lesson-discount-done = Stacje tej samej Frakcji wspierają się nawzajem, po jednym znaczniku, ale Stacja zawsze kosztuje co najmniej 1.

lesson-mission = Misja
lesson-mission-goal = { dinamo } chce Zasobów pokojowych wartych 4: Żywności, Towarów albo Opieki. Przed tobą leżą 3, 2 i 1.
lesson-mission-go = Wykonaj Misję Stacji { dinamo }. To akcja darmowa: akcja podstawowa nadal przed tobą.
lesson-mission-go-faction = Twoja Frakcja też ma Misję, ale ona poczeka. Wykonaj Misję Stacji { dinamo }.
lesson-mission-go-other = Później. Najpierw wykonaj Misję Stacji { dinamo }.
lesson-mission-first = Karty zużywa się w całości, a nadwyżka przepada. 3 i 1 to dokładnie 4. Zużyj kartę „{ pork }”.
lesson-mission-first-other = 2 i 3 to o jeden za dużo. Najpierw zużyj kartę „{ pork }”.
lesson-mission-second = Teraz „{ candles }”.
lesson-mission-up = Misja wykonana: zdobywasz znacznik, a wszystkie zużyte znaczniki są znów dostępne.
lesson-mission-keep = Pora na Stację: zatrzymaj ją, kładąc na niej swój znacznik, albo odrzuć. Zatrzymana pozwala zagrywać karty swojego typu za darmo. Wybierz „{ choice-keep }”.
lesson-mission-keep-give_up = Wtedy przepadnie jej premia. Znaczników masz dość: wybierz „{ choice-keep }”.
lesson-mission-free = { dinamo } daje darmową Opiekę. „{ bandages }” i „{ antibiotics }” nic cię teraz nie kosztują: zagraj jedną z tych kart.
lesson-mission-free-other = Ta karta nie jest darmowa. Zagraj „{ bandages }” albo „{ antibiotics }”.
lesson-mission-done = Znacznik na Stacji nadal liczy się do dziesięciu, ale nie można nim płacić. Druga zatrzymana Stacja zajmuje 2 znaczniki, trzecia 3.

lesson-tidy = Porządkowanie stołu
lesson-tidy-stuck = Nie masz dostępnych znaczników, a „{ ammunition_crate }” to Zasoby militarne. Misja twojej Frakcji chce pokojowych, więc ta karta się nie przyda.
lesson-tidy-go = Zagrane karty możesz odrzucać ze stołu, to akcja darmowa. Wybierz „{ choice-tidy }”.
lesson-tidy-go-other = Tak też można, ale spróbuj czegoś nowego: „{ choice-tidy }”.
lesson-tidy-which = „{ ammunition_crate }” kosztuje 4, więc wrócą 4 znaczniki.
lesson-tidy-which-other = Wybierz kartę „{ ammunition_crate }”.
lesson-tidy-act = Cztery znaczniki są dostępne, a akcja podstawowa wciąż przed tobą. Zagraj albo odrzuć, co chcesz.
lesson-tidy-act-other = Wykorzystaj akcję podstawową: zagraj albo odrzuć kartę z ręki.
lesson-tidy-done = Porządkowanie kosztuje kartę, ale nie akcję. Pomaga, gdy nie ma jak ruszyć.

lesson-swap = Wymiana trzech kart
lesson-swap-go = Trzy z twoich kart są militarne i drogie, a Misje masz pokojowe. Wybierz „{ choice-swap }”.
lesson-swap-go-other = Można, ale spójrz na swoją rękę: wybierz „{ choice-swap }”.
lesson-swap-pick = Wybierz trzy karty, których się pozbywasz. Znaczniki się nie ruszają, bez względu na koszt.
lesson-swap-draw = Teraz weź trzy karty, jedną po drugiej, z Bazaru albo z talii.
lesson-swap-done = Nowa ręka za jedną akcję. Wymienione Zagrożenia i Karawany nie działają.

lesson-protection = Potwory i Ochrona
lesson-protection-shield = Niektóre karty mają żółtą tarczę. Zagrane do góry nogami są Ochroną. „{ hunting_knife }” za 1 znacznik chroni przed jednym symbolem: fizycznym.
lesson-protection-turn = Na stole masz Żywność, warto ją chronić. Zagraj kartę „{ hunting_knife }” jako Ochronę.
lesson-protection-turn-upright = W ten sposób to Zasoby militarne. Tym razem zagraj ją jako Ochronę.
lesson-protection-turn-other = Najpierw Ochrona: zagraj obróconą kartę „{ hunting_knife }”.
lesson-protection-draw = Weź kartę.
lesson-protection-end = Zakończ turę i zobacz, co szykują rywale.
lesson-protection-end-other = Zachowaj Ochronę. Wybierz „{ choice-end_turn }”.
lesson-protection-attack = Rywal odrzuca Zagrożenie i „{ winged_terror }” atakuje wszystkich. Kto nie odeprze Potwora, traci wszystkie Zasoby pokojowe.
lesson-protection-defend = Wystarczy jeden pasujący symbol. Broń się kartą „{ hunting_knife }”.
lesson-protection-defend-not = Wtedy stracisz Żywność. Broń się kartą „{ hunting_knife }”.
lesson-protection-reward = Atak odparty! W nagrodę zagraj kartę z ręki za darmo, bez względu na koszt.
lesson-protection-reward-nothing = To za darmo: zagraj kartę.
lesson-protection-done = Ochrona działa raz. Chronią też Bohaterowie; mogą zamiast tego podwoić jeden typ Zasobów w Misji.

lesson-monster = Twój własny Potwór
lesson-monster-card = „{ glow_hound }” to Zagrożenie. Odrzuć je: koszt przywraca 4 znaczniki, a Potwór atakuje wszystkich, ciebie też. Niszczy Zasoby militarne.
lesson-monster-go = Rywale mają Zasoby militarne, ty żadnych. Odrzuć kartę „{ glow_hound }”.
lesson-monster-go-other = Nie teraz: odrzuć kartę „{ glow_hound }”.
lesson-monster-done = Ty nic nie tracisz, rywale tak, a twoje znaczniki są dostępne. Teraz wszyscy dobierają do pięciu kart.

lesson-caravan = Karawany
lesson-caravan-card = Karawany nie można zagrać, tylko odrzucić. Jej koszt przywraca znaczniki, a cały Bazar zostaje wymieniony.
lesson-caravan-go = Do tego każdy odzyskuje po 1 znaczniku za każdą Stację z premią w jej kolorze. Masz dwie pokojowe. Odrzuć kartę „{ peaceful_caravan }”.
lesson-caravan-go-other = Karawana da więcej: odrzuć kartę „{ peaceful_caravan }”.
lesson-caravan-draw = Trzy nowe karty i wybierasz przed wszystkimi. Weź jedną.
lesson-caravan-done = Pięć znaczników za koszt i dwa za Stacje: wszystkie siedem jest dostępnych.

lesson-victory = Zwycięstwo
lesson-victory-near = Masz dziewięć znaczników: liczą się dostępne, zużyte i te na Stacji. Jeszcze jeden i natychmiast wygrywasz.
lesson-victory-go = Misja twojej Frakcji chce Zasobów pokojowych wartych 5, a one leżą przed tobą. Wykonaj ją.
lesson-victory-go-other = Po co czekać? Wykonaj Misję swojej Frakcji.
lesson-victory-pay = Zużyj oba Zasoby.
lesson-victory-won = Dziesiąty znacznik: wygrana! Gdyby gra trwała dalej, Żywność byłaby odtąd dla ciebie darmowa.

lesson-survival = Tryb Przetrwania
lesson-survival-four = Dla tych, którym jest za łatwo, są cztery warianty. Teraz działa pierwszy: aby odeprzeć Potwora, trzeba pokazać wszystkie jego symbole. „{ winged_terror }” ma dwa.
lesson-survival-defend = Na każdy masz Ochronę. Zużyją się razem: broń się.
lesson-survival-defend-not = Dasz radę: broń się obiema kartami.
lesson-survival-reward = Atak odparty. Wybierz darmową kartę.
lesson-survival-rest = Pozostałe: kto nie odeprze Potwora, zużywa wszystkie znaczniki (2); Misje nie przywracają znaczników (3); kto może się bronić, musi (4). Można je łączyć.

lesson-yours = Tura na własną rękę
lesson-yours-free = To wszystko, co trzeba wiedzieć. Rozegraj turę, jak chcesz; rywale grają na własny rachunek.
lesson-yours-turn = Wybór należy do ciebie. Ceny są na kartach, a wybrana karta mówi, co można z nią zrobić. Pamiętaj: { dinamo } chce Zasobów pokojowych wartych 4.
lesson-yours-end = Znowu twoja tura. Możesz grać stąd dalej przeciw dwóm botom, na świeżo potasowanych kartach, aż ktoś zdobędzie dziesięć znaczników.
