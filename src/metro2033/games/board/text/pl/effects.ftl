# Działanie karty złożone z jej efektów: teksty kart zmienionych przez paczkę.

effect-sentence = { $clauses }.
effect-start = na początku gry: { $effects }
effect-reward = nagroda: { $effects }
effect-goal = cel: { $goal }
effect-ability = zdolność: { $effects }
effect-nothing = bez specjalnego działania
effect-combat = { $n } do siły przeciw każdej karcie
effect-combat-bonus = { $n } do siły albo { $bonus } przeciw karcie { $against ->
    [attack] ataku
    [defence] obrony
   *[neutral] neutralnej
}
effect-strength = { $who ->
    [own_hero] twój bohater otrzymuje
    [own_army] twoja armia otrzymuje
    [own_both] twój bohater i twoja armia otrzymują
    [any_hero] dowolny bohater otrzymuje
    [any_army] dowolna armia otrzymuje
    [threat] zagrożenie otrzymuje
    [fighter] walczący z tym zagrożeniem otrzymuje
   *[defender] obrońca otrzymuje
} { $n } do siły
effect-either = { $plus } albo { $minus }
effect-speed = { $who ->
    [own_hero] twój bohater otrzymuje
   *[all_heroes] każdy bohater otrzymuje
} { $n } do szybkości
effect-win_draws = { $who ->
    [own_hero] twój bohater wygrywa remisy
    [own_army] twoja armia wygrywa remisy
    [own_both] twoja armia i twój bohater wygrywają remisy
   *[threat] zagrożenie wygrywa remisy
}
effect-limit = { $what ->
    [equipment] limit kart sprzętu twojego bohatera
   *[victory_points] punkty zwycięstwa potrzebne do wygranej
}: { $n }
effect-cost = { $what ->
    [recruit] cena żołnierza
    [upkeep] utrzymanie armii
    [capture_neutral] cena przejęcia neutralnej stacji
    [capture_any] cena przejęcia dowolnej stacji
    [equipment] cena karty sprzętu
   *[mission] cena misji
}: { $change }
effect-free = nic nie płacisz
effect-first = { $n ->
    [1] { $text } (tylko pierwszy raz w turze)
   *[other] { $text } (tylko pierwsze { $n } razy w turze)
}
effect-votes = { $n ->
    [one] masz { $n } dodatkowy głos
    [few] masz { $n } dodatkowe głosy
    [many] masz { $n } dodatkowych głosów
   *[other] masz { $n } dodatkowych głosów
}
effect-votes-base = { $n ->
    [one] każda frakcja ma { $n } głos plus swoje premie
    [few] każda frakcja ma { $n } głosy plus swoje premie
    [many] każda frakcja ma { $n } głosów plus swoje premie
   *[other] każda frakcja ma { $n } głosów plus swoje premie
}
effect-ignore_equipment = { $tag ->
    [weapon] broń nie daje
    [device] urządzenia nie dają
    [gear] ekwipunek nie daje
   *[single_use] karty jednorazowe nie dają
} premii w tej walce
effect-gain = weź { $tokens }
effect-lose = odrzuć { $tokens }
effect-tokens-choice = { $n ->
    [one] { $n } dowolny surowiec
    [few] { $n } dowolne surowce
    [many] { $n } dowolnych surowców
   *[other] { $n } dowolnych surowców
}
effect-tokens-here = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
    [many] { $n } surowców
   *[other] { $n } surowców
} tego rodzaju, który widnieje na stacji twojego bohatera
effect-steal = { $n ->
    [one] zabierz { $n } wybrany surowiec
    [few] zabierz { $n } wybrane surowce
    [many] zabierz { $n } wybranych surowców
   *[other] zabierz { $n } wybranych surowców
} graczowi, który ma więcej punktów zwycięstwa niż ty
effect-army = siła armii { $n } (co najmniej 1, najwyżej 8)
effect-draw_equipment = { $n ->
    [one] dobierz { $n } kartę sprzętu
    [few] dobierz { $n } karty sprzętu
    [many] dobierz { $n } kart sprzętu
   *[other] dobierz { $n } kart sprzętu
}
effect-draw_mission = { $n ->
    [one] dobierz { $n } misję
    [few] dobierz { $n } misje
    [many] dobierz { $n } misji
   *[other] dobierz { $n } misji
}
effect-keep = { $text } i zachowaj { $n }
effect-swap = { $n ->
    [one] wymień do { $n } surowca
    [few] wymień do { $n } surowców
    [many] wymień do { $n } surowców
   *[other] wymień do { $n } surowców
} jednego rodzaju na tyle samo surowców innego rodzaju
effect-move_hero = postaw swojego bohatera na dowolnej ze swoich stacji
effect-peek = { $deck ->
    [law] obejrzyj wierzchnie karty prawa ({ $n }), wybierz jedną pod głosowanie
   *[threat] obejrzyj wierzchnie karty zagrożeń ({ $n }), walcz z jedną
}, a pozostałe odłóż na spód talii
effect-redraw = { $what ->
    [threat] odłóż odkryte zagrożenie na spód talii i walcz z następnym
   *[combat_card] zamień swoją odkrytą kartę walki na inną ze swoich kart walki
}
effect-prevent = { $what ->
    [wound] twój bohater nie zostaje ranny i pozostaje na miejscu
    [army_loss] twoja armia nie traci siły po przegranej walce
   *[attack] atak zostaje udaremniony i nic więcej się nie dzieje
}
effect-special = { $name ->
    [free_transfers] na przesiadki nie wydaje się punktów ruchu, wydaje się je tylko na tunele
    [station_as_own] stacja, na której stoi twój bohater, liczy się jako stacja twojej frakcji
    [no_recovery] ranny bohater wraca na stację bazową, ale nie traci następnej tury
   *[own_station_as_hansa] na stacjach własnej frakcji twój bohater może handlować jak na stacji Hanzy
}
effect-on = { $when ->
    [events_start] na początku fazy wydarzeń
    [law_draw] przed głosowaniem
    [own_mobilisation_start] na początku twojej mobilizacji
    [own_hero_attacks_neutral] gdy twój bohater atakuje neutralną stację
    [own_hero_beats_threat] gdy twój bohater pokona zagrożenie
    [own_hero_loses_to_threat] gdy twój bohater przegra z zagrożeniem
   *[fighter_loses] gdy walczący z nim przegra
}{ $who ->
    [all] , każdy gracz
    [fewest_vp] , gracz z najmniejszą liczbą punktów zwycięstwa
   *[owner] {""}
}{ $optional ->
    [yes] , jeśli chcesz
   *[no] {""}
}: { $effects }
effect-action = akcja { $place }: { $effects }
effect-discard_for = odrzuć tę kartę { $window }: { $effects }
effect-when = { $text } { $conditions }
effect-window = { $window ->
    [phase] na początku fazy
    [mob] podczas swojej mobilizacji
    [army] w turze swojej armii
    [hero] w turze swojego bohatera
    [pre] przed wyborem kart walki
    [post] po odkryciu kart walki
    [result] po rozstrzygnięciu walki
    [vote] podczas głosowania
   *[round] na koniec rundy
}
effect-place = { $place ->
    [hansa] na stacji Hanzy
    [neutral_station] na neutralnej stacji
    [own_station] na własnej stacji
    [foreign_home] na stacji bazowej innej frakcji
   *[hansa_or_own_station] na stacji Hanzy lub własnej
}
effect-if-role = { $value ->
    [attack] podczas ataku
   *[defence] podczas obrony
}
effect-if-role-player = { $value ->
    [attack] podczas ataku na innego gracza
   *[defence] podczas obrony przed innym graczem
}
effect-if-foe = { $value ->
    [threat] przeciw zagrożeniom
   *[player] przeciw innemu graczowi
}
effect-if-threat_type = { $value ->
    [physical] przeciw zagrożeniom fizycznym
    [biological] przeciw zagrożeniom biologicznym
   *[radiation] przeciw zagrożeniom popromiennym
}
effect-if-piece = { $value ->
    [hero] , gdy walczy bohater
   *[army] , gdy walczy armia
}
effect-if-target = w walkach o stację
effect-if-at = { $value ->
    [transfer] na stacji z przesiadką
    [terminal] na stacji końcowej
   *[near_hero] na stacji twojego bohatera lub sąsiedniej
}
effect-goal-captured = { $from ->
    [player] przejmij stację innego gracza
   *[any] przejmij stację
}
effect-goal-battle_won = { $foe ->
    [hero] pokonaj bohatera innego gracza
   *[any] wygraj walkę
}
effect-goal-threat_beaten = { $context ->
    [event] odeprzyj zagrożenie z mroku
   *[any] pokonaj zagrożenie
}
effect-goal-min = { $text } o sile { $n } lub większej (na karcie)
effect-goal-by = { $by ->
    [hero] swoim bohaterem { $text }
   *[army] swoją armią { $text }
}
effect-goal-law_passed = { $voted ->
    [for] zagłosuj za prawem, które zostanie przyjęte
   *[any] zostanie przyjęte prawo
}{ $opposed ->
    [yes] , choć ktoś zagłosuje przeciw
   *[any] {""}
}
effect-goal-hero_phase_end = zakończ fazę akcji bohatera ze swoim bohaterem { $place }
effect-goal-hero_phase_end-anywhere = zakończ fazę akcji bohatera
effect-goal_state = { $measure ->
    [stations_outside_own_zone] kontroluj stacje poza strefą swojej frakcji: co najmniej { $n }
    [polis_stations] kontroluj stacje Polis: co najmniej { $n }
    [army] miej armię o sile co najmniej { $n }
    [min_resource] miej naraz co najmniej { $n } każdego surowca
   *[same_resource_stations] kontroluj stacje produkujące ten sam surowiec: co najmniej { $n }
}
effect-goal_pay = w turze swojego bohatera { $place } zapłać { $tokens }
