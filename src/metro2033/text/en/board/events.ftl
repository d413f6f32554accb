# What has happened, one sentence per event. `$seat` opens the sentence; `$victim_acc` and the like are case forms.

event-round_began = Round { $round }. First player: { $first }.
event-phase_began = { $phase ->
    [events] Phase 1: events
    [mobilisation] Phase 2: mobilisation
    [army_actions] Phase 3: army actions
    [hero_actions] Phase 4: hero actions
   *[end_of_round] Phase 5: end of the round
}
event-faction_chosen = { $seat } { $seat_number ->
    [plur] lead
   *[sing] leads
} { $faction_nom }.
event-hero_chosen = { $hero } joins { $seat_acc }.
event-hero_placed = { $seat } { $seat_number ->
    [plur] put
   *[sing] puts
} the hero on { $station }.
event-tokens_gained = { $seat } { $seat_number ->
    [plur] take
   *[sing] takes
} { $tokens_acc }.
event-tokens_paid = { $seat } { $seat_number ->
    [plur] pay
   *[sing] pays
} { $tokens_acc }.
event-tokens_lost = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} { $tokens_acc }.
event-stations_produced = { $seat } { $seat_number ->
    [plur] receive
   *[sing] receives
} { $tokens_acc } from stations.
event-tokens_exchanged = { $seat } { $seat_number ->
    [plur] exchange
   *[sing] exchanges
} { $given_acc } for { $taken_acc }.
event-token_stolen = { $seat } { $seat_number ->
    [plur] take
   *[sing] takes
} { $taken_acc } from { $victim_acc }.
event-army_changed = { $seat } now { $seat_number ->
    [plur] have
   *[sing] has
} an army of strength { $strength }.
event-army_disbanded = { $seat } { $seat_number ->
    [plur] disband
   *[sing] disbands
} soldiers: army strength { $strength }.
event-soldiers_recruited = { $seat } { $seat_number ->
    [plur] hire
   *[sing] hires
} { $amount ->
    [one] { $amount } soldier
   *[other] { $amount } soldiers
}: army strength { $strength }.
event-equipment_drawn = { $seat } { $seat_number ->
    [plur] draw
   *[sing] draws
} { $card }.
event-equipment_drawn-hidden = { $seat } { $seat_number ->
    [plur] draw
   *[sing] draws
} an equipment card.
event-equipment_kept = { $seat } { $seat_number ->
    [plur] equip their
   *[sing] equips its
} hero with { $card }.
event-equipment_discarded = { $seat } { $seat_number ->
    [plur] discard
   *[sing] discards
} { $card }.
event-equipment_taken = { $seat } { $seat_number ->
    [plur] take
   *[sing] takes
} { $card } from { $victim_acc }.
event-equipment_bought = { $seat } { $seat_number ->
    [plur] buy
   *[sing] buys
} { $card }.
event-market_renewed = { $seat } { $seat_number ->
    [plur] renew
   *[sing] renews
} the offer of the Hansa Market.
event-market_card_shown = New on the Hansa Market: { $card }.
event-mission_drawn = { $seat } { $seat_number ->
    [plur] draw
   *[sing] draws
} the mission { $card }.
event-mission_drawn-hidden = { $seat } { $seat_number ->
    [plur] draw
   *[sing] draws
} a mission.
event-mission_kept = { $seat } { $seat_number ->
    [plur] keep
   *[sing] keeps
} the mission { $card }.
event-mission_kept-hidden = { $seat } { $seat_number ->
    [plur] keep
   *[sing] keeps
} a mission.
event-mission_completed = { $seat } { $seat_number ->
    [plur] complete
   *[sing] completes
} the mission { $card }: +1 victory point.
event-mission_used = { $seat } { $seat_number ->
    [plur] use
   *[sing] uses
} the mission { $card }: { $card_ability }.
event-equipment_used = { $seat } { $seat_number ->
    [plur] use
   *[sing] uses
} { $card } and { $seat_number ->
    [plur] discard
   *[sing] discards
} it.
event-ability_used = { $seat } { $seat_number ->
    [plur] use
   *[sing] uses
} an ability ({ $card }).
event-piece_affected = { $card } changes the strength of { $piece ->
    [army] the army of { $owner_acc }
   *[hero] the hero of { $owner_acc }
}.
event-threat_affected = { $card } changes the threat's strength by { $n }.
event-threat_came = A threat comes from the dark. Everybody names a station, { $first_nom } first.
event-station_endangered = { $seat } { $seat_number ->
    [plur] defend
   *[sing] defends
} { $station } with the { $piece ->
    [army] army
   *[hero] hero
}.
event-threat_revealed = The threat is revealed: { $threat } ({ $threat_strength }).
event-threats_seen = { $seat } { $seat_number ->
    [plur] look
   *[sing] looks
} at { $first } and { $second }.
event-threats_seen-hidden = { $seat } { $seat_number ->
    [plur] look
   *[sing] looks
} at the top of the threat deck.
event-threat_buried = { $threat } goes under the deck.
event-threat_returned = { $threat } goes back to its own stage.
event-threat_scouted = { $seat } { $seat_number ->
    [plur] scout
   *[sing] scouts
} ahead: { $threat } ({ $threat_strength }).
event-threat_scouted-hidden = { $seat } { $seat_number ->
    [plur] scout
   *[sing] scouts
} ahead and { $seat_number ->
    [plur] keep
   *[sing] keeps
} a threat face down.
event-scouted_card_used = { $seat } { $seat_number ->
    [plur] put
   *[sing] puts
} the scouted threat on top of the deck.
event-scouted_card_buried = The scouted threat { $threat } goes under the deck unused.
event-scouted_card_buried-hidden = A threat scouted by { $seat_acc } goes under the deck unused.
event-scouted_card_returned = The scouted threat { $threat } goes back to its own stage.
event-scouted_card_returned-hidden = A threat scouted by { $seat_acc } goes back to its own stage.
event-laws_seen = { $seat } { $seat_number ->
    [plur] look
   *[sing] looks
} at two laws: { $first } and { $second }.
event-laws_seen-hidden = { $seat } { $seat_number ->
    [plur] look
   *[sing] looks
} at the top two laws.
event-law_revealed = A law is put to the vote: { $law }.
event-vote_cast = { $seat } { $seat_number ->
    [plur] vote
   *[sing] votes
} { $side ->
    [for] for
   *[against] against
} with { $weight ->
    [one] { $weight } vote
   *[other] { $weight } votes
}.
event-votes_added = { $seat } { $seat_number ->
    [plur] add
   *[sing] adds
} { $amount ->
    [one] { $amount } vote
   *[other] { $amount } votes
}.
event-law_passed = { $law } is passed, { $in_favour } to { $opposed }.
event-law_rejected = { $law } is rejected, { $in_favour } to { $opposed }.
event-law_repealed = { $law } is no longer in force.
event-station_attacked = { $seat } { $seat_number ->
    [plur] attack
   *[sing] attacks
} { $station } ({ $victim_gen } station) with the { $piece ->
    [army] army
   *[hero] hero
}.
event-station_attacked-neutral = { $seat } { $seat_number ->
    [plur] attack
   *[sing] attacks
} the neutral station { $station } with the { $piece ->
    [army] army
   *[hero] hero
}.
event-hero_attacked = { $seat } { $seat_number ->
    [plur] attack
   *[sing] attacks
} { $hero_acc } at { $station } with the { $piece ->
    [army] army
   *[hero] hero
}.
event-defence_chosen = { $seat } { $seat_number ->
    [plur] defend
   *[sing] defends
} with the { $piece ->
    [army] army
   *[hero] hero
}.
event-combat_card_chosen = { $seat } { $seat_number ->
    [plur] choose
   *[sing] chooses
} { $card } in secret.
event-combat_card_chosen-hidden = { $seat } { $seat_number ->
    [plur] have
   *[sing] has
} chosen a combat card.
event-combat_cards_revealed = Combat cards: { $attacker } against { $defender }.
event-combat_card_replaced = { $seat } { $seat_number ->
    [plur] play
   *[sing] plays
} { $card } instead.
event-threat_repelled = { $seat } { $seat_number ->
    [plur] repel
   *[sing] repels
} the threat { $threat }.
event-threat_not_repelled = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} to the threat { $threat }.
event-battle_counted = Strength { $attacker } ({ $attacker_terms }) against { $defender } ({ $defender_terms }).
event-battle_won = { $seat } { $seat_number ->
    [plur] win
   *[sing] wins
} the battle.
event-battle_lost = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} the battle.
event-battle_drawn = The battle is a draw.
event-attack_prevented = { $seat } { $seat_number ->
    [plur] call
   *[sing] calls
} the attack off with { $card }.
event-army_weakened = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} a soldier: army strength { $strength }.
event-army_loss_prevented = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} no soldier.
event-hero_wounded = The hero of { $seat_acc } is wounded and goes to { $station }.
event-wound_prevented = The hero of { $seat_acc } is not wounded.
event-station_lost = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} { $station }.
event-station_captured = { $seat } { $seat_number ->
    [plur] capture
   *[sing] captures
} { $station }.
event-station_claimed = { $seat } { $seat_number ->
    [plur] take
   *[sing] takes
} { $station } for free.
event-hero_moved = { $hero } moves from { $origin } to { $station }.
event-hero_sat_out = { $hero } is wounded and sits out this turn.
event-stage_began = Stage { $stage ->
    [1] I
   *[2] II
} begins.
event-deck_shuffled = The discard pile is shuffled into a new { $deck ->
    [equipment] equipment deck
    [mission] mission deck
   *[threat] threat deck
}.
event-game_won = { $seat } { $seat_number ->
    [plur] win
   *[sing] wins
} the game with { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}!
