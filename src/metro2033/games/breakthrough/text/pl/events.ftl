# Co się wydarzyło, jedno zdanie na zdarzenie.

event-turn_began = Runda { $round }: tura { $seat_gen }.
event-faction_taken = { $seat } prowadzi Frakcję: { $faction }.
event-card_played = { $seat } zagrywa kartę „{ $card }” za { $price ->
    [0] darmo.
    [one] { $price } znacznik.
    [few] { $price } znaczniki.
    [many] { $price } znaczników.
   *[other] { $price } znacznika.
}
event-card_turned = { $seat } zagrywa kartę „{ $card }” jako Ochronę za { $price ->
    [0] darmo.
    [one] { $price } znacznik.
    [few] { $price } znaczniki.
    [many] { $price } znaczników.
   *[other] { $price } znacznika.
}
event-card_discarded = { $seat } odrzuca kartę „{ $card }”{ $amount ->
    [0] .
    [one] {" "}i odzyskuje { $amount } znacznik.
    [few] {" "}i odzyskuje { $amount } znaczniki.
    [many] {" "}i odzyskuje { $amount } znaczników.
   *[other] {" "}i odzyskuje { $amount } znacznika.
}
event-cards_swapped = { $seat } wymienia karty „{ $one }”, „{ $two }” i „{ $three }”.
event-tokens_up = { $seat } odzyskuje { $amount ->
    [one] { $amount } znacznik
    [few] { $amount } znaczniki
    [many] { $amount } znaczników
   *[other] { $amount } znacznika
} („{ $cause }”).
event-tokens_down = { $seat } zużywa { $amount ->
    [1] ostatni dostępny znacznik.
   *[other] wszystkie dostępne znaczniki: { $amount }.
}
event-card_taken = { $seat } pobiera z Bazaru kartę „{ $card }”.
event-card_drawn = { $seat } dobiera kartę „{ $card }”.
event-card_drawn-hidden = { $seat } dobiera kartę z talii.
event-market_cards_shown = Nowe na Bazarze: { $cards }.
event-market_renewed = { $seat } odnawia Bazar.
event-deck_shuffled = Karty odrzucone tworzą nową talię.
event-mission_completed = { $seat } wykonuje Misję z karty „{ $card }” i zdobywa { $amount ->
    [one] { $amount } znacznik
    [few] { $amount } znaczniki
    [many] { $amount } znaczników
   *[other] { $amount } znacznika
}{ $up ->
    [0] .
    [one] ; znów dostępny jest { $up } znacznik.
    [few] ; znów dostępne są { $up } znaczniki.
    [many] ; znów dostępnych jest { $up } znaczników.
   *[other] ; znów dostępne jest { $up } znacznika.
} Zużyte Zasoby: { $spent_cards }{ $hero_number ->
    [0] .
    [one] {" "}(podwaja je { $hero_cards }).
   *[other] {" "}(podwajają je { $hero_cards }).
}
event-station_kept = { $seat } zatrzymuje Stację „{ $card }” i kładzie na niej { $amount ->
    [one] { $amount } znacznik.
    [few] { $amount } znaczniki.
    [many] { $amount } znaczników.
   *[other] { $amount } znacznika.
}
event-station_given_up = { $seat } odrzuca Stację „{ $card }” po wykonaniu jej Misji.
event-card_tidied = { $seat } odrzuca ze stołu kartę „{ $card }”{ $amount ->
    [0] .
    [one] {" "}i odzyskuje { $amount } znacznik.
    [few] {" "}i odzyskuje { $amount } znaczniki.
    [many] {" "}i odzyskuje { $amount } znaczników.
   *[other] {" "}i odzyskuje { $amount } znacznika.
}
event-monster_attacked = { $seat } nasyła na wszystkich Potwora „{ $card }”.
event-protection_used = { $seat } odpiera atak Potwora „{ $threat }” kartą „{ $card }”.
event-monster_not_repelled = { $seat } nie odpiera ataku Potwora „{ $card }”.
event-station_lost = { $seat } traci Stację „{ $card }”.
event-resources_lost = { $seat } traci Zasoby: { $lost_cards }.
event-card_picked = { $seat } wybiera do wymiany kartę „{ $card }”.
event-card_picked-hidden = { $seat } wybiera kartę do wymiany.
event-card_played_free = { $seat } zagrywa za darmo kartę „{ $card }”.
event-card_turned_free = { $seat } zagrywa za darmo kartę „{ $card }” jako Ochronę.
event-game_won = { $seat } ma dziesięć znaczników i wygrywa grę!
event-round_cap_reached = Gra kończy się po rundzie { $round }, zgodnie z umową.
event-tokens_returned = { $seat } odzyskuje ze Stacji „{ $card }” { $amount ->
    [one] { $amount } znacznik
    [few] { $amount } znaczniki
    [many] { $amount } znaczników
   *[other] { $amount } znacznika
}.
