# Was geschehen ist, ein Satz pro Ereignis.

event-turn_began = Runde { $round }: Zug { $seat_gen }.
event-faction_taken = { $seat } führt { $faction_acc } an.
event-card_played = { $seat } spielt „{ $card }“ { $price ->
    [0] kostenlos
    [one] für { $price } Marker
   *[other] für { $price } Marker
} aus.
event-card_turned = { $seat } spielt „{ $card }“ { $price ->
    [0] kostenlos
    [one] für { $price } Marker
   *[other] für { $price } Marker
} als Schutz aus.
event-card_discarded = { $seat } wirft „{ $card }“ ab{ $amount ->
    [0] .
    [one] {" "}und erhält { $amount } Marker zurück.
   *[other] {" "}und erhält { $amount } Marker zurück.
}
event-cards_swapped = { $seat } tauscht „{ $one }“, „{ $two }“ und „{ $three }“.
event-tokens_up = { $seat } erhält { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Marker
} zurück („{ $cause }“).
event-tokens_down = { $seat } muss { $amount ->
    [one] den letzten verfügbaren Marker
    [2] beide verfügbaren Marker
   *[other] alle { $amount } verfügbaren Marker
} ausgeben.
event-card_taken = { $seat } nimmt „{ $card }“ vom Markt.
event-card_drawn = { $seat } zieht „{ $card }“.
event-card_drawn-hidden = { $seat } zieht eine Karte vom Stapel.
event-market_cards_shown = Neu auf dem Markt: { $cards }.
event-market_renewed = { $seat } erneuert den Markt.
event-deck_shuffled = Der Ablagestapel wird gemischt und zum neuen Stapel.
event-mission_completed = { $seat } erfüllt den Auftrag „{ $card }“ mit { $spent_cards }{ $hero_number ->
    [0] { "" }
   *[other] {" "}(verdoppelt durch { $hero_cards })
}, gewinnt { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Marker
}{ $up ->
    [0] .
   *[other] {" "}und erhält { $up } zurück.
}
event-station_kept = { $seat } behält „{ $card }“ mit { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Markern
} darauf.
event-station_given_up = { $seat } wirft „{ $card }“ nach dem Auftrag ab.
event-card_tidied = { $seat } räumt „{ $card }“ ab{ $amount ->
    [0] .
    [one] {" "}und erhält { $amount } Marker zurück.
   *[other] {" "}und erhält { $amount } Marker zurück.
}
event-monster_attacked = { $seat } hetzt „{ $card }“ auf alle.
event-protection_used = { $seat } wehrt „{ $threat }“ mit „{ $card }“ ab.
event-monster_not_repelled = { $seat } wehrt „{ $card }“ nicht ab.
event-station_lost = { $seat } verliert „{ $card }“.
event-resources_lost = { $seat } verliert { $lost_cards }.
event-card_picked = { $seat } wählt „{ $card }“ zum Tauschen.
event-card_picked-hidden = { $seat } wählt eine Karte zum Tauschen.
event-card_played_free = { $seat } spielt „{ $card }“ kostenlos aus.
event-card_turned_free = { $seat } spielt „{ $card }“ kostenlos als Schutz aus.
event-game_won = { $seat } hat zehn Marker und gewinnt die Partie!
event-round_cap_reached = Runde { $round } war die letzte: Die Partie ist zu Ende.
event-tokens_returned = { $seat } erhält { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Marker
} von „{ $card }“ zurück.
