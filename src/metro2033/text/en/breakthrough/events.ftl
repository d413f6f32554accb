# What has happened, one sentence per event.

event-turn_began = Round { $round }: { $seat_gen } turn.
event-faction_taken = { $seat } leads { $faction_nom }.
event-card_played = { $seat } plays { $card } for { $price ->
    [one] { $price } token
   *[other] { $price } tokens
}.
event-card_turned = { $seat } plays { $card } as protection for { $price ->
    [one] { $price } token
   *[other] { $price } tokens
}.
event-card_discarded = { $seat } discards { $card }.
event-cards_swapped = { $seat } swaps { $one }, { $two } and { $three }.
event-tokens_up = { $seat } moves { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
} up.
event-tokens_down = { $seat } moves { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
} down.
event-card_taken = { $seat } takes { $card } from the Market.
event-card_drawn = { $seat } draws { $card }.
event-card_drawn-hidden = { $seat } draws a card from the deck.
event-market_card_shown = New in the Market: { $card }.
event-market_renewed = { $seat } renews the Market.
event-deck_shuffled = The discard pile is shuffled into a new deck.
event-hero_doubled = { $seat } doubles resources with { $card }.
event-resource_spent = { $seat } spends { $card }.
event-mission_completed = { $seat } completes the mission of { $card }.
event-tokens_won = { $seat } wins { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
}.
event-station_kept = { $seat } keeps { $card } with { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
}.
event-station_given_up = { $seat } discards the finished { $card }.
event-card_tidied = { $seat } tidies { $card } away.
event-monster_attacked = { $seat } sets { $card } on everybody.
event-protection_used = { $seat } defends with { $card }.
event-monster_repelled = { $seat } repels { $card }.
event-monster_not_repelled = { $seat } does not repel { $card }.
event-station_lost = { $seat } loses { $card }.
event-resource_lost = { $seat } loses { $card }.
event-card_picked = { $seat } picks { $card } for the swap.
event-card_picked-hidden = { $seat } picks a card for the swap.
event-card_played_free = { $seat } plays { $card } for free.
event-card_turned_free = { $seat } plays { $card } as protection for free.
event-game_won = { $seat } owns ten tokens and wins the game!
event-round_cap_reached = The game ends after round { $round }, as agreed.
event-tokens_returned = { $seat } gets back { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
} from { $card }.
