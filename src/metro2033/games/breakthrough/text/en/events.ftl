# What has happened, one sentence per event.

event-turn_began = Round { $round }: { $seat_gen } turn.
event-faction_taken = { $seat } leads { $faction_nom }.
event-card_played = { $seat } plays { $card } for { $price ->
    [0] free.
    [one] { $price } token.
   *[other] { $price } tokens.
}
event-card_turned = { $seat } plays { $card } as protection for { $price ->
    [0] free.
    [one] { $price } token.
   *[other] { $price } tokens.
}
event-card_discarded = { $seat } discards { $card }{ $amount ->
    [0] .
    [one] {" "}and gets { $amount } token back.
   *[other] {" "}and gets { $amount } tokens back.
}
event-cards_swapped = { $seat } swaps { $one }, { $two } and { $three }.
event-tokens_up = { $seat } gets { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
} back ({ $cause }).
event-tokens_down = { $seat } must spend { $amount ->
    [one] the last ready token.
    [2] both ready tokens.
   *[other] all { $amount } ready tokens.
}
event-card_taken = { $seat } takes { $card } from the Market.
event-card_drawn = { $seat } draws { $card }.
event-card_drawn-hidden = { $seat } draws a card from the deck.
event-market_cards_shown = New in the Market: { $cards }.
event-market_renewed = { $seat } renews the Market.
event-deck_shuffled = The discard pile is shuffled to form a new deck.
event-mission_completed = { $seat } completes the { $card } mission with { $spent_cards }{ $hero_number ->
    [0] { "" }
   *[other] {" "}(doubled by { $hero_cards })
}, winning { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
}{ $up ->
    [0] .
   *[other] {" "}and getting { $up } back.
}
event-station_kept = { $seat } keeps { $card } with { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
} on it.
event-station_given_up = { $seat } discards the finished { $card }.
event-card_tidied = { $seat } clears { $card }{ $amount ->
    [0] .
    [one] {" "}and gets { $amount } token back.
   *[other] {" "}and gets { $amount } tokens back.
}
event-monster_attacked = { $seat } sets { $card } on everyone.
event-protection_used = { $seat } repels { $threat } with { $card }.
event-monster_not_repelled = { $seat } fails to repel { $card }.
event-station_lost = { $seat } loses { $card }.
event-resources_lost = { $seat } loses { $lost_cards }.
event-card_picked = { $seat } picks { $card } for the swap.
event-card_picked-hidden = { $seat } picks a card for the swap.
event-card_played_free = { $seat } plays { $card } for free.
event-card_turned_free = { $seat } plays { $card } as protection for free.
event-game_won = { $seat } has ten tokens and wins the game!
event-round_cap_reached = Round { $round } was the last one: the game is over.
event-tokens_returned = { $seat } gets back { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
} from { $card }.
