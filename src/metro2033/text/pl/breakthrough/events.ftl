# Co się wydarzyło, jedno zdanie na zdarzenie.

event-turn_began = Runda { $round }: tura { $seat_gen }.
event-faction_taken = { $seat } prowadzi frakcję: { $faction }.
event-card_played = { $seat } zagrywa kartę „{ $card }” za { $price ->
    [one] { $price } znacznik
    [few] { $price } znaczniki
    [many] { $price } znaczników
   *[other] { $price } znacznika
}.
event-card_turned = { $seat } zagrywa kartę „{ $card }” jako Ochronę za { $price ->
    [one] { $price } znacznik
    [few] { $price } znaczniki
    [many] { $price } znaczników
   *[other] { $price } znacznika
}.
event-card_discarded = { $seat } odrzuca kartę „{ $card }”.
event-cards_swapped = { $seat } wymienia karty „{ $one }”, „{ $two }” i „{ $three }”.
event-tokens_up = { $seat } przesuwa w górę { $amount ->
    [one] { $amount } znacznik
    [few] { $amount } znaczniki
    [many] { $amount } znaczników
   *[other] { $amount } znacznika
}.
event-tokens_down = { $seat } przesuwa w dół { $amount ->
    [one] { $amount } znacznik
    [few] { $amount } znaczniki
    [many] { $amount } znaczników
   *[other] { $amount } znacznika
}.
event-card_taken = { $seat } pobiera z Bazaru kartę „{ $card }”.
event-card_drawn = { $seat } dobiera kartę „{ $card }”.
event-card_drawn-hidden = { $seat } dobiera kartę z talii.
event-market_card_shown = Nowa karta na Bazarze: „{ $card }”.
event-market_renewed = { $seat } wymienia cały Bazar.
event-deck_shuffled = Karty odrzucone tworzą nową talię.
event-hero_doubled = { $seat } podwaja Zasoby kartą „{ $card }”.
event-resource_spent = { $seat } zużywa kartę „{ $card }”.
event-mission_completed = { $seat } wykonuje Misję z karty „{ $card }”.
event-tokens_won = { $seat } zdobywa { $amount ->
    [one] { $amount } znacznik
    [few] { $amount } znaczniki
    [many] { $amount } znaczników
   *[other] { $amount } znacznika
}.
event-station_kept = { $seat } zatrzymuje kartę „{ $card }” ({ $amount ->
    [one] { $amount } znacznik
    [few] { $amount } znaczniki
    [many] { $amount } znaczników
   *[other] { $amount } znacznika
}).
event-station_given_up = { $seat } odrzuca kartę z wykonaną Misją: „{ $card }”.
event-card_tidied = { $seat } sprząta ze stołu kartę „{ $card }”.
event-monster_attacked = { $seat } nasyła na wszystkich Potwora: „{ $card }”.
event-protection_used = { $seat } broni się kartą „{ $card }”.
event-monster_repelled = { $seat } odpiera atak: „{ $card }”.
event-monster_not_repelled = { $seat } nie odpiera ataku: „{ $card }”.
event-station_lost = { $seat } traci kartę „{ $card }”.
event-resource_lost = { $seat } traci kartę „{ $card }”.
event-card_picked = { $seat } wybiera do wymiany kartę „{ $card }”.
event-card_picked-hidden = { $seat } wybiera kartę do wymiany.
event-card_played_free = { $seat } zagrywa za darmo kartę „{ $card }”.
event-card_turned_free = { $seat } zagrywa za darmo kartę „{ $card }” jako Ochronę.
event-game_won = { $seat } ma dziesięć znaczników i wygrywa grę!
event-round_cap_reached = Gra kończy się po rundzie { $round }, zgodnie z umową.
event-tokens_returned = { $seat } odzyskuje z karty „{ $card }” { $amount ->
    [one] { $amount } znacznik
    [few] { $amount } znaczniki
    [many] { $amount } znaczników
   *[other] { $amount } znacznika
}.
