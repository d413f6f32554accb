# Strona: początek i pokoje.

web-play-now = Zagraj teraz
web-learn = Zasady i karty
web-leaderboards = Tabele rankingowe
web-settings = Ustawienia
web-about = O grze
web-about-text = Cyfrowy stół do dwóch gier rozgrywanych w ruinach moskiewskiego metra. Zasady opisujemy własnymi słowami; nie używamy grafik z wydań drukowanych.
web-about-icons = Ikony pochodzą z
web-about-emblems = Godła frakcji i mapa to nasze własne rysunki.
web-about-software = Stronę zbudowano z użyciem:
web-about-notices = Wszystkie informacje o licencjach
web-home = Strona główna
web-skip = Przejdź do treści
web-language = Język
web-your-games = Twoje gry
web-your-turn = Twój ruch
web-join-link = Dołącz przez link z zaproszeniem
web-bad-link = To nie jest link z zaproszeniem.
web-stalker = Stalker
web-no-server = Serwer nie odpowiada. Spróbuj ponownie.
web-beside = Graj na tym urządzeniu, nawet bez sieci
web-no-device = Gra nie odpowiedziała. Spróbuj ponownie.
web-updated = Strona została zaktualizowana: odśwież ją, aby grać dalej.
web-reload = Odśwież
web-no-room = Brak wstępu
web-no-page = Nic tu nie ma
web-loading = Wczytywanie…
web-edition = Wydanie
web-edition-en2012 = angielskie, 2012
web-edition-pl2015 = polskie, 2015
web-edition-ru2011 = rosyjskie, 2011
web-edition-pl2017 = polskie, 2017
web-usual = domyślne
web-who = Kto gra
web-who-plays = Gracz { $n }
web-who-hint = Zostaw miejsce dla człowieka i zaproś kogoś albo zajmij kilka miejsc i grajcie na jednym ekranie.
web-who-hint-alone = Boty zajmą miejsca, które im oddasz; pozostałe są dla ciebie i osób przy tym samym ekranie.
web-person = człowiek
web-bot-novice = Bot: nowicjusz
web-bot-regular = Bot: bywalec
web-bot-veteran = Bot: weteran
web-bot-legend = Bot: legenda
web-bot-master = Bot: mistrz
web-bot-adaptive = Bot: dostosowuje się do ciebie
web-bot-random = Bot: losowy
web-bot-greedy = Bot: zachłanny
web-bot-planner = Bot: planujący
web-bot-ismcts = Bot: myśliciel
web-bot-neural = Bot: wyuczony
web-bot-fair = Bot: sprawiedliwy
web-bot-names = Knot Sadza Nit Iskra Szyna Mech Zgrzyt Lampa Rygiel Szept Kurz Echo
web-temper-novice = w gorącej wodzie kąpany, często chybia
web-temper-regular = bierze, co najbliżej, i czasem się potyka
web-temper-veteran = uparty; przemyśli całą turę
web-temper-legend = chłodny i szybki; uczył się, grając ze sobą
web-temper-master = chłodny jak legenda, ale waży każdy ruch
web-temper-adaptive = poczciwy; odpuszcza, kiedy prowadzi
web-temper-random = gra bez żadnego planu
web-temper-greedy = łapie, co najbliżej
web-temper-planner = przemyśli całą turę
web-temper-ismcts = dumający; waży, co mogą mieć inni
web-temper-neural = uczył się, grając ze sobą
web-temper-fair = poczciwy; odpuszcza, kiedy prowadzi
web-the-room = Pokój
web-spectators = inni mogą oglądać
web-undo-boundary = dopóki nic nie zostało ujawnione
web-undo-consent = także później, jeśli wszyscy się zgodzą
web-undo-off = nigdy
web-variants = Warianty
web-house-rules = Zasady domowe
web-house-rules-hint = Wszystko jest tak jak w wydaniu, chyba że zmienisz to tutaj.
web-you = ty
web-stand = Wstań
web-copied = Skopiowano
web-not-ready = Cofnij gotowość

# Przy stole.

web-decision = Decyzja
web-tab-log = Dziennik
web-waiting = Czekamy na ruch: { $names }
web-moving = Chwileczkę…
web-sealed = Inni zobaczą twój wybór dopiero po ujawnieniu.
web-really = Na pewno? { $choice }
web-map = Mapa metra
web-map-help = Strzałki przenoszą od stacji do stacji; Enter pokazuje stację i to, co możesz na niej zrobić.
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-close = Zamknij
web-line = { $line }
web-inactive = zamknięta
web-owned = właściciel: { $owner }
web-kind-regular = neutralna
web-kind-hansa = Hanza
web-kind-polis = neutralna stacja Polis
web-kind-abandoned = opuszczona
web-produces = produkuje: { $resource }
web-home-of = stacja bazowa: { $faction }
web-hero-here = bohater: { $hero } ({ $owner })
web-battle-here = walka
web-you-may = możesz: { $choices }
web-round-track = Tor Rundy
web-first-player = pierwszy gracz
web-players = Gracze
web-speed = szybkość
web-completed = Wykonane
web-reserve = W rezerwie
web-your-hand = Twoja ręka
web-scouted = ze zwiadu
web-drawn = dobrana
web-on-the-table = Na stole
web-hansa-market = Bazar Hanzy
web-market = Bazar
web-law = Obowiązujące prawo
web-no-law = Brak.
web-lasting = Działające efekty
web-decks = Karty w taliach
web-discards-equipment = Odrzucony sprzęt: { $n }
web-discards-threat = Odrzucone zagrożenia: { $n }
web-discards-mission = Odrzucone misje: { $n }{ $unseen ->
    [0] {""}
   *[other] , w tym nieznane ci: { $unseen }
}
web-known-law = Prawa w talii, które znasz: { $n }
web-known-threat = Zagrożenia w talii, które znasz: { $n }
web-discard = Stos kart odrzuconych: { $n }
web-strength = siła
web-as-protection = Ochrona
web-tokens-on = { $n ->
    [one] { $n } znacznik na karcie
    [few] { $n } znaczniki na karcie
    [many] { $n } znaczników na karcie
   *[other] { $n } znacznika na karcie
}
web-used = użyta
web-repelled = atak odparty
web-known-hand = Znane karty w ręce: { $cards }
web-attacker = atakujący
web-defender = obrońca
web-dark = Zagrożenie z mroku

# Dziennik i rozmowa.

web-against-you = przeciw tobie
web-everything = wszystko
web-filter = Pokaż
web-nothing-yet = Jeszcze nic.
web-log-undo = { $name }: cofnięto ruch.
web-log-rewind = Za zgodą graczy cofnięto grę.
web-chat = Czat
web-say = Napisz coś
web-send = Wyślij
web-phrase-hello = Cześć!
web-phrase-luck = Powodzenia!
web-phrase-well-played = Dobry ruch!
web-phrase-thinking = Muszę pomyśleć…
web-phrase-moment = Zaraz wracam.
web-phrase-thanks = Dziękuję!
web-phrase-good-game = Dobra gra!
web-auto-pass = Pasuj automatycznie
web-window-offer_abilities = gdy gra pyta o użycie zdolności
web-fairness = Uczciwość losowań

# Komunikaty i tury.

web-desync = Strona nie zgadzała się ze stanem gry na serwerze i została odświeżona.
web-report = Zapisz raport
web-broken = Tej partii nie można tu kontynuować
web-broken-why = Rozpoczęto ją w wersji gry z innymi kartami lub zasadami. Zapisz jej przebieg z własnymi ruchami i otwórz go w tamtej wersji.
web-absent = Przy stole brakuje: { $name }.
web-remedy-wait = Czekamy
web-remedy-bot = Niech gra bot
web-remedy-end = Kończymy grę
web-bot-plays = Gra za ciebie bot.
web-take-back = Wracam do gry
web-proposal = { $name } prosi o cofnięcie ruchu.
web-agree = Zgoda
web-disagree = Odrzuć
web-hand-over = Teraz gra: { $seat }
web-hand-over-why = Przekaż ekran. Niech pozostali nie patrzą.
web-hand-over-go = Gram jako: { $seat }. Pokaż moje karty
web-game-over = Koniec gry
web-outcome-ended = Gracze zakończyli grę przed czasem.
web-outcome-left = Wszyscy odeszli od stołu.
web-player = Gracz
web-points = Punkty
web-see-table = Obejrzyj stół
web-replay = Powtórka
web-position = Moment gry
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-autoplay = Odtwarzaj
web-pause = Wstrzymaj
web-back-to-room = Wróć do pokoju

# Nauka.

web-search = Szukaj
web-kind = Rodzaj
web-found = { $n ->
    [0] Nic nie znaleziono
   *[other] Znaleziono: { $n }
}

# Ustawienia.

web-text-size = Wielkość tekstu
web-size-normal = zwykła
web-size-large = duża
web-size-huge = bardzo duża
web-motion = Animacje
web-motion-system = jak w systemie
web-motion-on = włączone
web-motion-off = wyłączone
web-patterns = Wzory oprócz kolorów
web-keys = Skróty jednoklawiszowe
web-keys-all = Klawisze
web-key-digits = Wybór
web-key-space = Do twojej tury; w powtórce: odtwarzanie i pauza
web-key-arrows = Krok na mapie i w powtórce
web-warnings = Pytaj, zanim zmarnuję akcję
web-notices = Powiadomienie przeglądarki, gdy przychodzi mój ruch

# Opcje pokojów w skrócie.

web-value-true = tak
web-value-false = nie
web-value-immediate = od razu
web-value-end_of_round = na koniec rundy
web-value-after_purchase = po każdym zakupie
web-value-end_of_hero_phase = na koniec fazy akcji bohatera
web-value-any_condition = przy każdym warunku zwycięstwa
web-value-points_only = tylko przy punktach
web-value-auto = automatycznie
web-value-optional = gdy zechce właściciel
web-value-paid = tyle, ile zapłacono
web-value-printed = tyle, ile na karcie
web-value-down = na dół
web-value-up = do góry
web-value-random = losowo
web-value-pick = po kolei przez graczy
web-value-discard = na stos kart odrzuconych
web-value-bottom = pod talię
web-value-by_kind = siła do końca rundy, ochrona w jednej walce
web-value-round = do końca rundy
web-value-battle = w jednej walce
web-value-by_step = etapami, darmowe karty na końcu
web-value-by_player = gracz po graczu, darmowe karty od razu
web-option-tokens_per_faction = Żetony na frakcję
web-option-equipment_deck_size = Karty w talii sprzętu
web-option-red_line_victory_points = Punkty zwycięstwa potrzebne Linii Czerwonej
web-option-return_to_stage_one = Gra może wrócić do I etapu
web-option-return_check_timing = Kiedy sprawdza się powrót
web-option-handcar_makes_station_own = Z drezyną stacja liczy się jako własna
web-option-market_refill = Kiedy uzupełnia się Bazar Hanzy
web-option-hero_use_ability_action = Użycie zdolności bohatera to akcja
web-option-conf_1905_law_peek = Konfederacja 1905 podgląda karty praw
web-option-conf_1905_extra_votes = Dodatkowe głosy Konfederacji 1905
web-option-draw_wins_cancel = Strony wygrywające remisy znoszą się nawzajem
web-option-scouted_card_survives_stage_change = Zagrożenia ze zwiadu zostają po zmianie etapu
web-option-tie_break_scope = Remisy rozstrzyga się
web-option-hero_card_may_change_equipment_limit = Karty bohaterów mogą zmieniać limit sprzętu
web-option-simultaneous_duplicate_missions_forbidden = Dwóch misji o tym samym celu nie wykonuje się naraz
web-option-mission_ability_in_combat = Misji można używać w walce
web-option-hero_wounded_by_threat_defence = Bohater pokonany przez zagrożenie w obronie jest ranny
web-option-hansa_always_active = Stacje Hanzy są zawsze otwarte
web-option-min_three_may_retake = Trzecią darmową stacją może być właśnie utracona
web-option-defending_hero_wounded_by_army = Bohater obrońcy pokonany przez armię jest ranny
web-option-wound_skips_next_phase = Rana odniesiona w fazie akcji bohatera odbiera turę w następnej rundzie
web-option-stage_two_gift_each_entry = Sprzęt dobiera się przy każdym początku II etapu
web-option-mission_claim = Misje wykonuje się
web-option-received_missions_count = Misja otrzymana z karty liczy się do limitu rundy
web-option-handcar_army_reach = Drezyna zwiększa zasięg armii
web-option-reich_borders_arbat = Rzesza graniczy z Konfederacją Arbacką
web-option-first_player = Miejsce pierwszego gracza (−1: losowo)
web-option-faction_choice = Jak przydziela się Frakcje
web-typed-faction_choice = podane tutaj, po jednej na miejsce
web-option-interrupts = Misje można wykonywać w trakcie akcji
web-option-discount_on_protection = Zniżki działają na Ochronę
web-option-tidy_refund = Porządkowanie zwraca
web-option-tidy_station_refund = Uporządkowane Stacje zwracają znaczniki
web-option-reward_may_be_protection = Darmowa karta może być Ochroną
web-option-survival1 = Przetrwanie I
web-option-survival1-how = Aby odeprzeć Potwora, trzeba pokazać wszystkie jego symbole, a nie jeden.
web-option-survival2 = Przetrwanie II
web-option-survival2-how = Kto nie odeprze Potwora, po stracie zużywa też wszystkie dostępne znaczniki.
web-option-survival3 = Przetrwanie III
web-option-survival3-how = Po Misji zużyte znaczniki zostają zużyte, a nagroda trafia do nich.
web-option-survival4 = Przetrwanie IV
web-option-survival4-how = Kto może odeprzeć Potwora, musi to zrobić.
web-option-v2_includes_station_tokens = Przetrwanie II liczy znaczniki na Stacjach
web-option-v3_reward_to = Przetrwanie III: dokąd trafia nagroda
web-option-round_cap = Ostatnia runda (0: bez limitu)
web-option-unbeaten_threats = Niepokonane zagrożenie trafia
web-option-disband_below_five = Armię można rozwiązać poniżej siły 5
web-option-market_renewal_per_table = Bazar odnawia się raz na rundę dla całego stołu
web-option-scouting_in_polis = Na neutralnych stacjach Polis można prowadzić zwiad
web-option-scouted_card_against_polis = Poznane zagrożenie można odłożyć na talię przed atakiem na Polis
web-option-defending_hero_duel = Bohater, który broni stacji przed bohaterem, toczy pojedynek
web-option-tie_break_by_points = Wśród kilku zwycięzców najpierw rozstrzygają punkty
web-option-missions_at_any_time = Misji można używać w dowolnej chwili
web-option-received_missions_blocked = Najwyżej jedna misja na rundę, także z kart
web-option-mission_effects_last = Jak długo działają misje
web-option-handcar_station_off_limits = Na stacji drezyny nie ma zwiadu, a własna armia nie może jej atakować
web-option-main_action_required = Trzeba wykonać akcję podstawową
web-option-cleared_threats_attack = Zagrożenie odrzucone ze stołu atakuje wszystkich
web-option-attack_order = Atak Potwora rozstrzyga się
web-option-v3_keep_from_below = Przetrwanie III: Stację można zatrzymać zużytymi znacznikami
