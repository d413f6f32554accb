# Karty gry planszowej: nazwy, formy do zdań i działanie.

## Factions

card-without-effect = Przy zasadach domowych tej partii zdolność nie działa.
faction_1905 = Konfederacja 1905
    .start = Konfederacja 1905
    .nom = Konfederacja 1905
    .gen = Konfederacji 1905
    .dat = Konfederacji 1905
    .acc = Konfederację 1905
    .ins = Konfederacją 1905
    .number = sing
    .text = Zaczynasz z 2 grzybami{ $conf_1905_law_peek ->
        [false] {""}
       *[true] ; przed głosowaniem możesz obejrzeć 2 wierzchnie karty prawa i wybrać tę, która trafi pod głosowanie
    }{ $conf_1905_extra_votes ->
       *[3] ; masz 3 dodatkowe głosy.
        [0] .
        [one] ; masz { $conf_1905_extra_votes } dodatkowy głos.
        [few] ; masz { $conf_1905_extra_votes } dodatkowe głosy.
        [many] ; masz { $conf_1905_extra_votes } dodatkowych głosów.
        [other] ; masz { $conf_1905_extra_votes } dodatkowych głosów.
    }
faction_bandits = Bandyci
    .start = Bandyci
    .nom = Bandyci
    .gen = Bandytów
    .dat = Bandytom
    .acc = Bandytów
    .ins = Bandytami
    .number = plur
    .text = Zaczynasz z 2 nabojami; twoja armia wygrywa remisy, gdy się broni.
faction_red_line = Linia Czerwona
    .start = Linia Czerwona
    .nom = Linia Czerwona
    .gen = Linii Czerwonej
    .dat = Linii Czerwonej
    .acc = Linię Czerwoną
    .ins = Linią Czerwoną
    .number = sing
    .text = Zaczynasz z 2 świniami{ $red_line_victory_points ->
       *[9] ; aby wygrać, potrzebujesz tylko 9 punktów zwycięstwa.
        [10] .
        [few] ; aby wygrać, potrzebujesz { $red_line_victory_points } punktów zwycięstwa.
        [many] ; aby wygrać, potrzebujesz { $red_line_victory_points } punktów zwycięstwa.
        [one] ; aby wygrać, potrzebujesz { $red_line_victory_points } punktów zwycięstwa.
        [other] ; aby wygrać, potrzebujesz { $red_line_victory_points } punktów zwycięstwa.
    }
faction_bauman = Sojusz Baumański
    .start = Sojusz Baumański
    .nom = Sojusz Baumański
    .gen = Sojuszu Baumańskiego
    .dat = Sojuszowi Baumańskiemu
    .acc = Sojusz Baumański
    .ins = Sojuszem Baumańskim
    .number = sing
    .text = Zaczynasz z 1 kartą sprzętu z talii; twój bohater wygrywa remisy.
faction_reich = Czwarta Rzesza
    .start = Czwarta Rzesza
    .nom = Czwarta Rzesza
    .gen = Czwartej Rzeszy
    .dat = Czwartej Rzeszy
    .acc = Czwartą Rzeszę
    .ins = Czwartą Rzeszą
    .number = sing
    .text = Zaczynasz z armią o sile 3; twoja armia otrzymuje +1 do siły, gdy atakuje stację lub bohatera innego gracza.
faction_arbat = Konfederacja Arbacka
    .start = Konfederacja Arbacka
    .nom = Konfederacja Arbacka
    .gen = Konfederacji Arbackiej
    .dat = Konfederacji Arbackiej
    .acc = Konfederację Arbacką
    .ins = Konfederacją Arbacką
    .number = sing
    .text = Na początku gry dobierz 2 misje i zachowaj 1; na początku swojej mobilizacji możesz wymienić do 2 surowców jednego rodzaju na tyle samo surowców innego rodzaju.

## Heroes

hero_artyom = Artem
    .nom = Artem
    .gen = Artema
    .dat = Artemowi
    .acc = Artema
    .ins = Artemem
    .gender = masc
    .text = Gdy atakuje neutralną stację, może obejrzeć 2 wierzchnie karty zagrożeń: z jedną walczy, a drugą odkłada na spód talii.
hero_anna = Anna
    .nom = Anna
    .gen = Anny
    .dat = Annie
    .acc = Annę
    .ins = Anną
    .gender = fem
    .text = Na przesiadki nie wydaje punktów ruchu, wydaje je tylko na tunele.
hero_hunter = Hunter
    .nom = Hunter
    .gen = Huntera
    .dat = Hunterowi
    .acc = Huntera
    .ins = Hunterem
    .gender = masc
    .text = Gdy zostaje ranny, wraca na stację bazową jak zwykle, ale nie traci następnej tury.
hero_khan = Chan
    .nom = Chan
    .gen = Chana
    .dat = Chanowi
    .acc = Chana
    .ins = Chanem
    .gender = masc
    .text = Na stacjach własnej frakcji może kupować sprzęt, kupować misję i wymieniać surowce tak, jakby stał na stacji Hanzy.
hero_miller = Młynarz
    .nom = Młynarz
    .gen = Młynarza
    .dat = Młynarzowi
    .acc = Młynarza
    .ins = Młynarzem
    .gender = masc
    .text = { $hero_card_may_change_equipment_limit ->
        [false] { card-without-effect }
       *[true] Może nosić o 1 kartę sprzętu więcej, niż pozwala limit.
    }
hero_sasha = Sasza
    .nom = Sasza
    .gen = Saszy
    .dat = Saszy
    .acc = Saszę
    .ins = Saszą
    .gender = fem
    .text = { $hero_use_ability_action ->
        [false] { card-without-effect }
       *[true] Jej akcja: na stacji Hanzy lub stacji własnej frakcji weź 1 dowolny surowiec.
    }

## Laws

law_taxation = Podatki
    .text = Na początku fazy wydarzeń każdy gracz bierze 1 dowolny surowiec.
law_call_up = Pobór
    .text = Pierwszy żołnierz zrekrutowany przez każdego gracza w fazie mobilizacji kosztuje tylko 1 nabój.
law_barricades = Barykady
    .text = Kto broni stacji przed innym graczem, otrzymuje +1 do siły.
law_settlement = Przywilej osadniczy
    .text = Przejęcie neutralnej stacji kosztuje tylko 1 grzyb.
law_open_market = Otwarty bazar
    .text = Karty sprzętu i misje kosztują tylko po 1 naboju.
law_curfew = Godzina policyjna
    .text = Każdy bohater otrzymuje −1 do szybkości.
law_council = Rada równych
    .text = W kolejnych głosowaniach każda frakcja ma 3 głosy plus swoje premie, a na początku fazy wydarzeń gracz z najmniejszą liczbą punktów zwycięstwa bierze 1 dowolny surowiec.

## Threats

th1_looters = Szabrownicy
    .text = Nagroda: 1 nabój.
th1_cave_in = Zawał stropu
    .text = Broń nie daje premii w tej walce; nagroda: 1 dowolny surowiec.
th1_deserters = Dezerterzy
    .text = Nagroda: siła armii +1 (najwyżej 8).
th1_flooded_tunnel = Zalany tunel
    .text = +1 do siły na stacji końcowej; nagroda: 1 dowolny surowiec.
th1_tunnel_raiders = Rabusie z tuneli
    .text = Przegrany odrzuca też 1 surowiec; nagroda: 2 naboje.
th1_runaway_wagon = Rozpędzony wagon
    .text = Bohater otrzymuje w tej walce −1 do siły; nagroda: 1 karta sprzętu z talii.
th1_rat_swarm = Horda szczurów
    .text = Nagroda: 1 świnia.
th1_spore_cloud = Chmura zarodników
    .text = Broń nie daje premii w tej walce; nagroda: 2 grzyby.
th1_feral_dogs = Zdziczałe psy
    .text = Nagroda: 1 dowolny surowiec.
th1_bat_colony = Kolonia nietoperzy
    .text = +1 do siły na stacji z przesiadką; nagroda: 1 świnia i 1 grzyb.
th1_tunnel_fever = Gorączka tunelowa
    .text = Armia otrzymuje w tej walce −1 do siły; nagroda: dobierz 2 misje i zachowaj 1.
th1_blind_crawlers = Ślepe pełzacze
    .text = Nagroda: 2 dowolne surowce.
th1_hot_dust = Skażony pył
    .text = Nagroda: 1 grzyb.
th1_glowing_water = Świecąca woda
    .text = Przegrany odrzuca też 1 surowiec; nagroda: 1 dowolny surowiec.
th1_leaking_barrels = Cieknące beczki
    .text = Broń nie daje premii w tej walce; nagroda: 1 nabój i 1 świnia.
th1_surface_draught = Powiew z powierzchni
    .text = +1 do siły na stacji z przesiadką; nagroda: 2 dowolne surowce.
th1_lost_stalker = Zagubiony stalker
    .text = Nagroda: 1 karta sprzętu z talii.
th1_branded_beast = Naznaczona bestia
    .text = Nagroda: siła armii +1 (najwyżej 8).
th2_cannibal_tribe = Plemię ludożerców
    .text = Przegrany odrzuca też 1 surowiec; nagroda: 1 świnia i 1 grzyb.
th2_warlord_band = Banda watażki
    .text = Przegrany odrzuca też 1 surowiec; nagroda: 2 naboje.
th2_tunnel_fire = Pożar w tunelu
    .text = Armia otrzymuje w tej walce −1 do siły; nagroda: 2 dowolne surowce.
th2_burst_main = Pęknięty kolektor
    .text = Broń nie daje premii w tej walce; nagroda: 2 dowolne surowce.
th2_great_collapse = Wielkie zawalisko
    .text = +1 do siły na stacji końcowej; nagroda: 1 dowolny surowiec i 1 karta sprzętu z talii.
th2_armoured_wagon = Wagon pancerny
    .text = Bohater otrzymuje w tej walce −1 do siły; nagroda: 1 nabój i 1 karta sprzętu z talii.
th2_rat_king = Król szczurów
    .text = +2 do siły na stacji końcowej; nagroda: 2 świnie.
th2_black_blight = Czarna zaraza
    .text = Armia otrzymuje w tej walce −1 do siły; nagroda: 2 grzyby i 1 świnia.
th2_living_slime = Żywy śluz
    .text = Broń nie daje premii w tej walce; nagroda: dobierz 2 misje i zachowaj 1.
th2_winged_hunter = Skrzydlaty łowca
    .text = +1 do siły na stacji z przesiadką; nagroda: 1 dowolny surowiec i 1 karta sprzętu z talii.
th2_pale_giant = Blady olbrzym
    .text = Nagroda: siła armii +1 (najwyżej 8).
th2_great_burrower = Wielki drążyciel
    .text = Nagroda: 1 dowolny surowiec i siła armii +1 (najwyżej 8).
th2_mutant_spider = Pająk mutant
    .text = +1 do siły na stacji z przesiadką; nagroda: siła armii +1 (najwyżej 8).
th2_drifting_anomaly = Dryfująca anomalia
    .text = Broń nie daje premii w tej walce; nagroda: 2 dowolne surowce.
th2_fallout_storm = Burza radioaktywna
    .text = +1 do siły na stacji końcowej; nagroda: 1 świnia, 1 grzyb i 1 nabój.
th2_silent_shadows = Milczące cienie
    .text = Bohater otrzymuje w tej walce −1 do siły; nagroda: weź 1 dowolny surowiec, dobierz 2 misje i zachowaj 1.
th2_two_headed_beast = Dwugłowa bestia
    .text = Wygrywa remisy; nagroda: 1 dowolny surowiec i 1 karta sprzętu z talii.
th2_cracked_reactor = Pęknięty reaktor
    .text = Przegrany odrzuca też 1 surowiec; nagroda: weź 2 dowolne surowce, dobierz 2 misje i zachowaj 1.

## Equipment

eq_akm = AKM
    .text = +1 do siły albo +2 przeciw zagrożeniom fizycznym.
eq_shotgun = Strzelba
    .text = +1 do siły albo +2 przeciw zagrożeniom biologicznym.
eq_geiger = Licznik Geigera
    .text = Twój bohater i twoja armia otrzymują +2 do siły przeciw zagrożeniom popromiennym.
eq_svd = Karabin SWD
    .text = +1 do siły albo +2, gdy twój bohater atakuje stację lub bohatera innego gracza.
eq_rpk = RPK
    .text = +2 do siły, −1 do szybkości.
eq_handcar = Drezyna
    .text = +1 do szybkości{ $handcar_makes_station_own ->
        [false] .
       *[true] ; stacja, na której stoi twój bohater, liczy się jako stacja twojej frakcji: { $handcar_army_reach ->
            [false] {""}
           *[true] twoja armia może z niej wyruszyć, ale{" "}
        }bohater nie może jej zaatakować{ $handcar_station_off_limits ->
            [true] , prowadzić tam zwiadu
           *[false] {""}
        } ani zostać na niej zaatakowany{ $handcar_station_off_limits ->
            [true] , a twoja armia też nie może jej zaatakować
           *[false] {""}
        }.
    }
eq_flag = Flaga
    .text = Twoja armia otrzymuje +1 do siły w walkach na stacji, na której stoi twój bohater, lub na stacji sąsiedniej.
eq_grenade = Granat
    .text = Odrzuć tę kartę w walce swojego bohatera, gdy karty są już odkryte: +3 do siły w tej walce.
eq_dynamite = Dynamit
    .text = Odrzuć tę kartę, gdy inny gracz atakuje twoją stację, a twój bohater stoi na niej lub na stacji sąsiedniej: atak zostaje udaremniony i nic więcej się nie dzieje.
eq_gas_mask = Maska przeciwgazowa
    .text = Twój bohater i twoja armia otrzymują +2 do siły przeciw zagrożeniom biologicznym.
eq_vest = Kamizelka kuloodporna
    .text = +2 do siły, gdy twój bohater broni się przed innym graczem.
eq_first_aid = Apteczka
    .text = Odrzuć tę kartę, gdy twój bohater miałby zostać ranny: nie zostaje ranny i pozostaje na miejscu.
eq_radio = Radiostacja
    .text = Masz 2 dodatkowe głosy.
eq_stimulant = Stymulant
    .text = Odrzuć tę kartę przed ruchem swojego bohatera: +3 do szybkości w tej rundzie.
eq_night_vision = Noktowizor
    .text = Gdy twój bohater atakuje neutralną stację, możesz raz odłożyć odkryte zagrożenie na spód talii i walczyć z następnym.

## Missions

mi_one_man_army = Jednoosobowa armia
    .ability = dowolny bohater otrzymuje −1 do siły
    .text = Cel: przejmij swoim bohaterem stację innego gracza; zdolność: dowolny bohater otrzymuje −1 do siły.
mi_night_raid = Nocny wypad
    .ability = twój bohater otrzymuje +2 do siły
    .text = Cel: przejmij swoim bohaterem stację innego gracza; zdolność: twój bohater otrzymuje +2 do siły.
mi_old_scores = Stare porachunki
    .ability = zamień swoją odkrytą kartę walki na inną ze swoich kart walki
    .text = Cel: pokonaj swoim bohaterem bohatera innego gracza; zdolność: zamień swoją odkrytą kartę walki na inną ze swoich kart walki.
mi_bounty = Nagroda za głowę
    .ability = zabierz 1 wybrany surowiec graczowi, który ma więcej punktów zwycięstwa niż ty
    .text = Cel: pokonaj swoim bohaterem bohatera innego gracza; zdolność: zabierz 1 wybrany surowiec graczowi, który ma więcej punktów zwycięstwa niż ty.
mi_big_game = Gruby zwierz
    .ability = odłóż zagrożenie odkryte podczas twojego ataku na spód talii i walcz z następnym
    .text = Cel: pokonaj swoim bohaterem zagrożenie o sile 5 lub większej (na karcie); zdolność: odłóż zagrożenie odkryte podczas twojego ataku na spód talii i walcz z następnym.
mi_tunnel_legend = Legenda tuneli
    .ability = odkryte zagrożenie otrzymuje +1 albo −1 do siły, do twojego wyboru
    .text = Cel: pokonaj swoim bohaterem zagrożenie o sile 5 lub większej (na karcie); zdolność: odkryte zagrożenie otrzymuje +1 albo −1 do siły, do twojego wyboru.
mi_food_convoy = Konwój z żywnością
    .ability = weź 1 świnię i 1 grzyb
    .text = Cel: w turze swojego bohatera, gdy stoi on na stacji Hanzy, zapłać 2 świnie i 2 grzyby; zdolność: weź 1 świnię i 1 grzyb.
mi_debt_to_hansa = Dług wobec Hanzy
    .ability = dobierz 2 karty sprzętu i zachowaj 1
    .text = Cel: w turze swojego bohatera, gdy stoi on na stacji Hanzy, zapłać 2 świnie i 2 grzyby; zdolność: dobierz 2 karty sprzętu i zachowaj 1.
mi_foothold = Przyczółek
    .ability = twoja armia otrzymuje +1 do siły
    .text = Cel: kontroluj 2 stacje poza strefą swojej frakcji; zdolność: twoja armia otrzymuje +1 do siły.
mi_far_outposts = Odległe posterunki
    .ability = przejmij za darmo stację zdobytą w tej walce
    .text = Cel: kontroluj 2 stacje poza strefą swojej frakcji; zdolność: przejmij za darmo stację zdobytą w tej walce.
mi_council_seat = Miejsce w Radzie
    .ability = masz 4 dodatkowe głosy
    .text = Cel: kontroluj stację Polis; zdolność: masz 4 dodatkowe głosy.
mi_iron_fist = Żelazna pięść
    .ability = nie płacisz za utrzymanie armii
    .text = Cel: miej armię o sile 8; zdolność: nie płacisz za utrzymanie armii.
mi_full_stores = Pełne magazyny
    .ability = twoja armia nie traci siły po przegranej walce
    .text = Cel: miej naraz co najmniej 3 świnie, 3 grzyby i 3 naboje; zdolność: twoja armia nie traci siły po przegranej walce.
mi_voice = Głos ludu
    .ability = twoja armia i twój bohater wygrywają remisy
    .text = Cel: zagłosuj za prawem, które zostanie przyjęte, choć ktoś zagłosuje przeciw; zdolność: twoja armia i twój bohater wygrywają remisy.
mi_behind_lines = Za linią wroga
    .ability = twój bohater otrzymuje +2 do szybkości
    .text = Cel: zakończ fazę akcji bohatera ze swoim bohaterem na cudzej stacji bazowej, którą kontroluje inny gracz; zdolność: twój bohater otrzymuje +2 do szybkości.
mi_last_line = Ostatnia linia obrony
    .ability = twój bohater nie zostaje ranny i pozostaje na miejscu
    .text = Cel: odeprzyj swoim bohaterem zagrożenie z mroku; zdolność: twój bohater nie zostaje ranny i pozostaje na miejscu.
mi_march = Wymarsz na wojnę
    .ability = dowolna armia otrzymuje −1 do siły
    .text = Cel: przejmij swoją armią stację innego gracza; zdolność: dowolna armia otrzymuje −1 do siły.
mi_monopoly = Monopol
    .ability = przed ruchem postaw swojego bohatera na dowolnej ze swoich stacji
    .text = Cel: kontroluj 4 stacje produkujące ten sam surowiec (stacja Polis liczy się jako dowolny surowiec); zdolność: przed ruchem postaw swojego bohatera na dowolnej ze swoich stacji.

## Combat cards

cc_ambush = Zasadzka
    .text = +1 do siły albo +3 przeciw karcie ataku.
cc_counterattack = Kontratak
    .text = +2 do siły przeciw każdej karcie.
cc_evasion = Unik
    .text = +0 do siły albo +4 przeciw karcie ataku.
cc_assault = Szturm
    .text = +2 do siły przeciw każdej karcie.
cc_flanking = Oskrzydlenie
    .text = +1 do siły albo +3 przeciw karcie obrony.
cc_breakthrough = Przełamanie
    .text = +0 do siły albo +4 przeciw karcie obrony.
cc_regroup = Przegrupowanie
    .text = +1 do siły przeciw każdej karcie.

## Goals of missions

g_hero_takes_station = Przejmij swoim bohaterem stację innego gracza
g_duel = Pokonaj swoim bohaterem bohatera innego gracza
g_big_game = Pokonaj swoim bohaterem zagrożenie o sile 5 lub większej (na karcie)
g_convoy = W turze swojego bohatera, gdy stoi on na stacji Hanzy, zapłać 2 świnie i 2 grzyby
g_foothold = Kontroluj 2 stacje poza strefą swojej frakcji
g_polis = Kontroluj stację Polis
g_army8 = Miej armię o sile 8
g_stock = Miej naraz co najmniej 3 świnie, 3 grzyby i 3 naboje
g_law = Zagłosuj za prawem, które zostanie przyjęte, choć ktoś zagłosuje przeciw
g_infiltrate = Zakończ fazę akcji bohatera ze swoim bohaterem na cudzej stacji bazowej, którą kontroluje inny gracz
g_guard = Odeprzyj swoim bohaterem zagrożenie z mroku
g_war = Przejmij swoją armią stację innego gracza
g_monopoly = Kontroluj 4 stacje produkujące ten sam surowiec (stacja Polis liczy się jako dowolny surowiec)
