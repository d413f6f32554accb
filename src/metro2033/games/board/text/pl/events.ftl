# Co się wydarzyło, jedno zdanie na zdarzenie. `$seat` otwiera zdanie; `$victim_acc` i podobne to formy przypadków.

event-round_began = Runda { $round }. Pierwszy gracz: { $first_name }.
event-phase_began = { $phase ->
    [events] Faza 1: wydarzenia
    [mobilisation] Faza 2: mobilizacja
    [army_actions] Faza 3: akcje armii
    [hero_actions] Faza 4: akcje bohatera
   *[end_of_round] Faza 5: koniec rundy
}
event-faction_chosen = { $seat } { $seat_number ->
    [plur] wybierają
   *[sing] wybiera
} frakcję: { $faction }.
event-hero_chosen = { $hero } dołącza do { $seat_gen }.
event-hero_placed = { $hero } staje na stacji { $station }.
event-tokens_gained = { $seat } { $seat_number ->
    [plur] biorą
   *[sing] bierze
} { $tokens_acc } { $cause_kind ->
    [none] (akcja armii)
    [faction] (premia frakcji)
    [law] (prawo „{ $cause }”)
    [threat] (nagroda za zagrożenie „{ $cause }”)
    [mission] (misja „{ $cause }”)
    [hero] ({ $cause })
   *[other] („{ $cause }”)
}.
event-maintenance_paid = { $seat } { $seat_number ->
    [plur] płacą
   *[sing] płaci
} { $tokens_acc } za utrzymanie armii.
event-tokens_lost = { $seat } { $seat_number ->
    [plur] tracą
   *[sing] traci
} { $tokens_acc } { $cause_kind ->
    [law] (prawo „{ $cause }”)
    [threat] (zagrożenie „{ $cause }”)
    [mission] (misja „{ $cause }”)
   *[other] („{ $cause }”)
}.
event-stations_produced = { $seat } { $seat_number ->
    [plur] pobierają
   *[sing] pobiera
} ze stacji { $tokens_acc }.
event-tokens_exchanged = { $seat } { $seat_number ->
    [plur] wymieniają
   *[sing] wymienia
} { $given_acc } na { $taken_acc }.
event-token_stolen = { $seat } { $seat_number ->
    [plur] zabierają
   *[sing] zabiera
} { $taken_acc } { $victim_dat }.
event-army_changed = { $seat } { $seat_number ->
    [plur] mają
   *[sing] ma
} teraz armię o sile { $strength } { $cause_kind ->
    [faction] (premia frakcji)
    [law] (prawo „{ $cause }”)
    [threat] (nagroda za zagrożenie „{ $cause }”)
    [mission] (misja „{ $cause }”)
   *[other] („{ $cause }”)
}.
event-army_disbanded = { $seat } { $seat_number ->
    [plur] zmniejszają
   *[sing] zmniejsza
} armię do siły { $strength }{ $tokens_number ->
    [0] .
   *[other] {" "}i { $seat_number ->
        [plur] płacą
       *[sing] płaci
    } { $tokens_acc } za jej utrzymanie.
}
event-soldiers_recruited = { $seat } { $seat_number ->
    [plur] rekrutują
   *[sing] rekrutuje
} { $amount ->
    [one] { $amount } żołnierza
    [few] { $amount } żołnierzy
    [many] { $amount } żołnierzy
   *[other] { $amount } żołnierza
} za { $tokens_acc }: siła armii { $strength }.
event-equipment_drawn = { $seat } { $seat_number ->
    [plur] dobierają
   *[sing] dobiera
} sprzęt: { $cards } { $cause_kind ->
    [none] (początek II etapu)
    [faction] (premia frakcji)
    [threat] (nagroda za zagrożenie „{ $cause }”)
    [mission] (misja „{ $cause }”)
   *[other] („{ $cause }”)
}.
event-equipment_drawn-hidden = { $seat } { $seat_number ->
    [plur] dobierają
   *[sing] dobiera
} { $amount ->
    [one] { $amount } kartę sprzętu
    [few] { $amount } karty sprzętu
    [many] { $amount } kart sprzętu
   *[other] { $amount } karty sprzętu
} { $cause_kind ->
    [none] (początek II etapu)
    [faction] (premia frakcji)
    [threat] (nagroda za zagrożenie „{ $cause }”)
    [mission] (misja „{ $cause }”)
   *[other] („{ $cause }”)
}.
event-equipment_kept = { $seat } { $seat_number ->
    [plur] przydzielają
   *[sing] przydziela
} bohaterowi kartę „{ $card }”{ $cause_kind ->
    [none] { "" }
    [faction] {" "}(premia frakcji)
    [threat] {" "}(nagroda za zagrożenie „{ $cause }”)
    [mission] {" "}(misja „{ $cause }”)
   *[other] {" "}(„{ $cause }”)
}.
event-equipment_discarded = { $seat } { $seat_number ->
    [plur] odrzucają
   *[sing] odrzuca
} kartę „{ $card }”.
event-equipment_taken = { $seat } { $seat_number ->
    [plur] odbierają
   *[sing] odbiera
} { $victim_dat } kartę „{ $card }”.
event-equipment_bought = { $seat } { $seat_number ->
    [plur] kupują
   *[sing] kupuje
} kartę „{ $card }” za { $tokens_acc }.
event-market_renewed = { $seat } { $seat_number ->
    [plur] odnawiają
   *[sing] odnawia
} Bazar Hanzy za { $tokens_acc }.
event-market_cards_shown = Nowe na Bazarze Hanzy: { $cards }.
event-mission_drawn = { $seat } { $seat_number ->
    [plur] dobierają
   *[sing] dobiera
} { $amount ->
    [one] misję { $cards }
   *[other] misje { $cards }
} { $cause_kind ->
    [faction] (premia frakcji)
    [threat] (nagroda za zagrożenie „{ $cause }”)
    [mission] (misja „{ $cause }”)
   *[other] („{ $cause }”)
}.
event-mission_drawn-hidden = { $seat } { $seat_number ->
    [plur] dobierają
   *[sing] dobiera
} { $amount ->
    [one] { $amount } misję
    [few] { $amount } misje
    [many] { $amount } misji
   *[other] { $amount } misji
} { $cause_kind ->
    [faction] (premia frakcji)
    [threat] (nagroda za zagrożenie „{ $cause }”)
    [mission] (misja „{ $cause }”)
   *[other] („{ $cause }”)
}.
event-mission_bought = { $seat } { $seat_number ->
    [plur] płacą { $tokens_acc } i dobierają
   *[sing] płaci { $tokens_acc } i dobiera
} misje { $cards }.
event-mission_bought-hidden = { $seat } { $seat_number ->
    [plur] kupują
   *[sing] kupuje
} misję za { $tokens_acc }.
event-mission_kept = { $seat } { $seat_number ->
    [plur] zachowują
   *[sing] zachowuje
} misję „{ $card }”.
event-mission_kept-hidden = { $seat } { $seat_number ->
    [plur] zachowują
   *[sing] zachowuje
} misję.
event-mission_completed = { $seat } { $tokens_number ->
    [0] { $seat_number ->
        [plur] wykonują
       *[sing] wykonuje
    }
   *[other] { $seat_number ->
        [plur] płacą { $tokens_acc } i wykonują
       *[sing] płaci { $tokens_acc } i wykonuje
    }
} misję „{ $card }”: +1 punkt zwycięstwa.
event-mission_used = { $seat } { $seat_number ->
    [plur] używają
   *[sing] używa
} zdolności misji „{ $card }”{ $tokens_number ->
    [0] {" "}i { $seat_number ->
        [plur] odrzucają
       *[sing] odrzuca
    } ją.
   *[other] {" "}za { $tokens_acc }.
}
event-equipment_used = { $seat } { $seat_number ->
    [plur] używają
   *[sing] używa
} karty „{ $card }” i { $seat_number ->
    [plur] odrzucają
   *[sing] odrzuca
} ją.
event-ability_used = { $seat } { $seat_number ->
    [plur] używają
   *[sing] używa
} { $card_kind ->
    [faction] zdolności frakcji.
    [hero] zdolności { $card_gen }.
   *[other] zdolności karty „{ $card }”.
}
event-piece_affected = Misja „{ $card }” daje { $piece ->
    [army] armii
   *[hero] bohaterowi
} { $owner_gen } { $n_signed } do siły.
event-threat_affected = Misja „{ $card }” zmienia siłę zagrożenia o { $n_signed }.
event-threat_came = Nadchodzi zagrożenie z mroku. Każdy wskazuje stację; { $first_number ->
    [plur] zaczynają
   *[sing] zaczyna
} { $first_nom }.
event-station_endangered = { $seat } { $seat_number ->
    [plur] bronią
   *[sing] broni
} stacji { $station } { $piece ->
    [army] armią
   *[hero] bohaterem
}.
event-threat_revealed = Pojawia się zagrożenie „{ $threat }” (siła { $threat_strength }).
event-threats_seen = { $seat } { $seat_number ->
    [plur] oglądają
   *[sing] ogląda
} zagrożenia „{ $first }” i „{ $second }”.
event-threats_seen-hidden = { $seat } { $seat_number ->
    [plur] oglądają
   *[sing] ogląda
} wierzch talii zagrożeń.
event-threat_buried = Zagrożenie „{ $threat }” trafia na spód talii.
event-threat_returned = Zagrożenie „{ $threat }” wraca do kart swojego etapu.
event-threat_scouted = { $seat } { $seat_number ->
    [plur] przeszukują teren i znajdują
   *[sing] przeszukuje teren i znajduje
} zagrożenie „{ $threat }” (siła { $threat_strength }).
event-threat_scouted-hidden = { $seat } { $seat_number ->
    [plur] przeszukują
   *[sing] przeszukuje
} teren i { $seat_number ->
    [plur] zatrzymują
   *[sing] zatrzymuje
} zakrytą kartę zagrożenia.
event-scouted_card_used = { $seat } { $seat_number ->
    [plur] kładą
   *[sing] kładzie
} zagrożenie ze zwiadu na wierzch talii zagrożeń.
event-scouted_card_buried = Niewykorzystane zagrożenie ze zwiadu „{ $threat }” trafia na spód talii.
event-scouted_card_buried-hidden = Niewykorzystane zagrożenie ze zwiadu { $seat_gen } trafia na spód talii.
event-scouted_card_returned = Zagrożenie ze zwiadu „{ $threat }” wraca do kart swojego etapu.
event-scouted_card_returned-hidden = Zagrożenie ze zwiadu { $seat_gen } wraca do kart swojego etapu.
event-laws_seen = { $seat } { $seat_number ->
    [plur] oglądają
   *[sing] ogląda
} dwa prawa: „{ $first }” i „{ $second }”.
event-laws_seen-hidden = { $seat } { $seat_number ->
    [plur] oglądają
   *[sing] ogląda
} dwie wierzchnie karty prawa.
event-law_revealed = Pod głosowanie trafia prawo „{ $law }”.
event-vote_cast = { $seat } { $seat_number ->
    [plur] oddają
   *[sing] oddaje
} { $weight ->
    [one] { $weight } głos
    [few] { $weight } głosy
    [many] { $weight } głosów
   *[other] { $weight } głosu
} { $side ->
    [for] za prawem.
   *[against] przeciw prawu.
}
event-votes_added = { $seat } { $seat_number ->
    [plur] dokładają
   *[sing] dokłada
} { $amount ->
    [one] { $amount } głos
    [few] { $amount } głosy
    [many] { $amount } głosów
   *[other] { $amount } głosu
}.
event-law_passed = Prawo „{ $law }” zostaje przyjęte (za: { $in_favour }, przeciw: { $opposed }).
event-law_rejected = Prawo „{ $law }” zostaje odrzucone (za: { $in_favour }, przeciw: { $opposed }).
event-law_repealed = Prawo „{ $law }” przestaje obowiązywać.
event-station_attacked = { $seat } { $seat_number ->
    [plur] atakują
   *[sing] atakuje
} { $piece ->
    [army] armią
   *[hero] bohaterem
} stację { $station }, należącą do { $victim_gen }.
event-station_attacked-neutral = { $seat } { $seat_number ->
    [plur] atakują
   *[sing] atakuje
} { $piece ->
    [army] armią
   *[hero] bohaterem
} neutralną stację { $station }.
event-hero_attacked = { $seat } { $seat_number ->
    [plur] atakują
   *[sing] atakuje
} { $hero_acc } { $piece ->
    [army] armią
   *[hero] bohaterem
} na stacji { $station }.
event-defence_chosen = { $seat } { $seat_number ->
    [plur] bronią
   *[sing] broni
} się { $piece ->
    [army] armią
   *[hero] bohaterem
}.
event-combat_card_chosen = { $seat } { $seat_number ->
    [plur] wybierają
   *[sing] wybiera
} w tajemnicy kartę „{ $card }”.
event-combat_card_chosen-hidden = { $seat } { $seat_number ->
    [plur] wybierają
   *[sing] wybiera
} kartę walki.
event-combat_cards_revealed = Karty walki: „{ $attacker }” kontra „{ $defender }”.
event-combat_card_replaced = { $seat } { $seat_number ->
    [plur] zagrywają
   *[sing] zagrywa
} zamiast niej kartę „{ $card }”.
event-threat_repelled = { $seat } { $seat_number ->
    [plur] odpierają
   *[sing] odpiera
} zagrożenie „{ $threat }”{ draw-cause }
event-threat_not_repelled = { $seat } { $seat_number ->
    [plur] przegrywają
   *[sing] przegrywa
} z zagrożeniem „{ $threat }”{ draw-cause }
event-battle_counted = Siła: { $attacker_sum } kontra { $defender_sum }.
event-battle_won = { $seat } { $seat_number ->
    [plur] wygrywają
   *[sing] wygrywa
} walkę{ draw-cause }
event-battle_lost = { $seat } { $seat_number ->
    [plur] przegrywają
   *[sing] przegrywa
} walkę{ draw-cause }
event-battle_drawn = Walka kończy się remisem{ $other_cause_kind ->
    [none] .
   *[other] : remisy wygrywają obie strony, więc ich zdolności znoszą się nawzajem.
}
draw-cause = { $cause_kind ->
    [none] .
   *[other] : siły są równe, { $other_cause_kind ->
        [none] a remis rozstrzyga { $cause_kind ->
            [faction] zdolność frakcji.
           *[other] karta „{ $cause }”.
        }
       *[other] remisy wygrywają obie strony, a wtedy zwycięża obrońca.
    }
}
event-attack_prevented = { $seat } { $seat_number ->
    [plur] udaremniają
   *[sing] udaremnia
} atak kartą „{ $card }”.
event-army_weakened = { $seat } { $seat_number ->
    [plur] tracą
   *[sing] traci
} żołnierza: siła armii { $strength }.
event-army_loss_prevented = { $seat } nie { $seat_number ->
    [plur] tracą
   *[sing] traci
} żołnierza.
event-hero_wounded = { $hero } { $hero_gender ->
    [fem] zostaje ranna
   *[masc] zostaje ranny
} i trafia na stację { $station }.
event-wound_prevented = { $hero } nie odnosi ran.
event-station_lost = { $seat } { $seat_number ->
    [plur] tracą
   *[sing] traci
} stację { $station }.
event-station_captured = { $seat } { $seat_number ->
    [plur] przejmują
   *[sing] przejmuje
} { $tokens_number ->
    [0] za darmo stację { $station }.
   *[other] stację { $station } za { $tokens_acc }.
}
event-station_claimed = { $seat } { $seat_number ->
    [plur] zajmują
   *[sing] zajmuje
} za darmo stację { $station }.
event-hero_moved = { $hero } przechodzi ze stacji { $origin } na stację { $station }.
event-hero_sat_out = { $hero } { $hero_gender ->
    [fem] jest ranna
   *[masc] jest ranny
} i pauzuje w tej turze.
event-stage_began = { $stage ->
    [1] Gra wraca do I etapu.
   *[2] Zaczyna się II etap.
}
event-deck_shuffled = Karty odrzucone tworzą nową { $deck ->
    [equipment] talię sprzętu
    [mission] talię misji
   *[threat] talię zagrożeń
}.
event-game_won = { $seat } { $seat_number ->
    [plur] wygrywają
   *[sing] wygrywa
} grę, mając { $reason ->
    [polis] wszystkie cztery stacje Polis i { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }
    [both] { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    } i wszystkie cztery stacje Polis
   *[points] { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }
}!{ $others ->
    [0] {""}
    [one] {" "}Warunek zwycięstwa spełnił jeszcze jeden gracz; { tie-break }
   *[other] {" "}Warunek zwycięstwa spełniło jeszcze { $others } graczy; { tie-break }
}
tie-break = { $tie ->
    [points] zdecydowała liczba punktów zwycięstwa.
    [polis] Polis ma pierwszeństwo przed punktami.
   *[order] zwycięzca siedzi najbliżej pierwszego gracza ({ $first_name }), licząc od niego zgodnie z ruchem wskazówek zegara.
}
