# What has happened, one sentence per event. `$seat` opens the sentence; `$victim_acc` and the like are case forms.

event-round_began = Round { $round }. First player: { $first_name }.
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
event-hero_placed = { $hero } is placed at { $station }.
event-tokens_gained = { $seat } { $seat_number ->
    [plur] take
   *[sing] takes
} { $tokens_acc }{ $cause_kind ->
    [none] {" "}as an army action
    [faction] {" "}as a faction bonus
    [threat] {" "}as the reward for { $cause }
   *[other] {" "}({ $cause })
}.
event-maintenance_paid = { $seat } { $seat_number ->
    [plur] pay
   *[sing] pays
} { $tokens_acc } in army maintenance.
event-tokens_lost = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} { $tokens_acc } ({ $cause }).
event-stations_produced = { $seat } { $seat_number ->
    [plur] receive { $tokens_acc } from their
   *[sing] receives { $tokens_acc } from its
} stations.
event-tokens_exchanged = { $seat } { $seat_number ->
    [plur] exchange
   *[sing] exchanges
} { $given_acc } for { $taken_acc }.
event-token_stolen = { $seat } { $seat_number ->
    [plur] take
   *[sing] takes
} { $taken_acc } from { $victim_acc }.
event-army_changed = { $seat } { $cause_kind ->
    [faction] { $seat_number ->
        [plur] start with
       *[sing] starts with
    } an army of strength { $strength }.
   *[other] now { $seat_number ->
        [plur] have
       *[sing] has
    } an army of strength { $strength } { $cause_kind ->
        [threat] (reward for { $cause })
       *[other] ({ $cause })
    }.
}
event-army_disbanded = { $seat } { $seat_number ->
    [plur] reduce their
   *[sing] reduces its
} army to strength { $strength }{ $tokens_number ->
    [0] .
   *[other] {" "}and { $seat_number ->
        [plur] pay
       *[sing] pays
    } { $tokens_acc } in maintenance.
}
event-soldiers_recruited = { $seat } { $seat_number ->
    [plur] hire
   *[sing] hires
} { $amount ->
    [one] { $amount } soldier
   *[other] { $amount } soldiers
} for { $tokens_acc }: army strength { $strength }.
event-equipment_drawn = { $seat } { $seat_number ->
    [plur] draw
   *[sing] draws
} { $cards }{ $cause_kind ->
    [none] {" "}for stage II
    [faction] {" "}as a faction bonus
    [threat] {" "}as the reward for { $cause }
   *[other] {" "}({ $cause })
}.
event-equipment_drawn-hidden = { $seat } { $seat_number ->
    [plur] draw
   *[sing] draws
} { $amount } equipment cards{ $cause_kind ->
    [none] {" "}for stage II
    [faction] {" "}as a faction bonus
    [threat] {" "}as the reward for { $cause }
   *[other] {" "}({ $cause })
}.
event-equipment_kept = { $seat } { $seat_number ->
    [plur] equip their
   *[sing] equips its
} hero with { $card }{ $cause_kind ->
    [none] { "" }
    [faction] {" "}as a faction bonus
    [threat] {" "}as the reward for { $cause }
   *[other] {" "}({ $cause })
}.
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
} { $card } for { $tokens_acc }.
event-market_renewed = { $seat } { $seat_number ->
    [plur] renew
   *[sing] renews
} the Hansa Market for { $tokens_acc }.
event-market_cards_shown = New in the Hansa Market: { $cards }.
event-mission_drawn = { $seat } { $seat_number ->
    [plur] draw
   *[sing] draws
} { $amount ->
    [one] the mission { $cards }
   *[other] the missions { $cards }
}{ $cause_kind ->
    [faction] {" "}as a faction bonus
    [threat] {" "}as the reward for { $cause }
   *[other] {" "}({ $cause })
}.
event-mission_drawn-hidden = { $seat } { $seat_number ->
    [plur] draw
   *[sing] draws
} { $amount ->
    [one] { $amount } mission
   *[other] { $amount } missions
}{ $cause_kind ->
    [faction] {" "}as a faction bonus
    [threat] {" "}as the reward for { $cause }
   *[other] {" "}({ $cause })
}.
event-mission_bought = { $seat } { $seat_number ->
    [plur] buy a mission for { $tokens_acc } and draw
   *[sing] buys a mission for { $tokens_acc } and draws
} { $cards }.
event-mission_bought-hidden = { $seat } { $seat_number ->
    [plur] buy
   *[sing] buys
} a mission for { $tokens_acc }.
event-mission_kept = { $seat } { $seat_number ->
    [plur] keep
   *[sing] keeps
} the mission { $card }.
event-mission_kept-hidden = { $seat } { $seat_number ->
    [plur] keep
   *[sing] keeps
} a mission.
event-mission_completed = { $seat } { $tokens_number ->
    [0] { $seat_number ->
        [plur] complete
       *[sing] completes
    }
   *[other] { $seat_number ->
        [plur] pay { $tokens_acc } and complete
       *[sing] pays { $tokens_acc } and completes
    }
} the mission { $card }: +1 victory point.
event-mission_used = { $seat } { $seat_number ->
    [plur] use
   *[sing] uses
} the mission { $card }{ $tokens_number ->
    [0] {" "}and { $seat_number ->
        [plur] discard
       *[sing] discards
    } it.
   *[other] {" "}for { $tokens_acc }.
}
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
} { $card_kind ->
    [faction] { $seat_number ->
        [plur] their
       *[sing] its
    } faction ability.
    [hero] { $card_gen } ability.
   *[other] the ability of { $card }.
}
event-piece_affected = The mission { $card } gives { $owner_gen } { $piece ->
    [army] army
   *[hero] hero
} { $n_signed } strength.
event-threat_affected = The mission { $card } changes the threat’s strength by { $n_signed }.
event-threat_came = A threat comes from the dark. Everyone chooses a station to defend, starting with { $first_acc }.
event-station_endangered = { $seat } { $seat_number ->
    [plur] defend { $station } with their
   *[sing] defends { $station } with its
} { $piece ->
    [army] army
   *[hero] hero
}.
event-threat_revealed = The threat is { $threat } (strength { $threat_strength }).
event-threats_seen = { $seat } { $seat_number ->
    [plur] look
   *[sing] looks
} at the top two threats: { $first } and { $second }.
event-threats_seen-hidden = { $seat } { $seat_number ->
    [plur] look
   *[sing] looks
} at the top of the threat deck.
event-threat_buried = { $threat } goes to the bottom of the deck.
event-threat_returned = { $threat } goes back to its own stage’s cards.
event-threat_scouted = { $seat } { $seat_number ->
    [plur] scout ahead and find
   *[sing] scouts ahead and finds
} { $threat } (strength { $threat_strength }).
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
event-scouted_card_buried = The unused scouted threat { $threat } goes to the bottom of the deck.
event-scouted_card_buried-hidden = The unused threat scouted by { $seat_acc } goes to the bottom of the deck.
event-scouted_card_returned = The scouted threat { $threat } goes back to its own stage’s cards.
event-scouted_card_returned-hidden = The threat scouted by { $seat_acc } goes back to its own stage’s cards.
event-laws_seen = { $seat } { $seat_number ->
    [plur] look
   *[sing] looks
} at the top two laws: { $first } and { $second }.
event-laws_seen-hidden = { $seat } { $seat_number ->
    [plur] look
   *[sing] looks
} at the top two laws.
event-law_revealed = The law { $law } is put to the vote.
event-vote_cast = { $seat } { $seat_number ->
    [plur] cast
   *[sing] casts
} { $weight ->
    [one] { $weight } vote
   *[other] { $weight } votes
} { $side ->
    [for] for the law.
   *[against] against the law.
}
event-votes_added = { $seat } { $seat_number ->
    [plur] add
   *[sing] adds
} { $amount ->
    [one] { $amount } vote
   *[other] { $amount } votes
}.
event-law_passed = The law { $law } passes, { $in_favour } to { $opposed }.
event-law_rejected = The law { $law } fails, { $in_favour } to { $opposed }.
event-law_repealed = The law { $law } is no longer in force.
event-station_attacked = { $seat } { $seat_number ->
    [plur] attack { $victim_gen } station { $station } with their
   *[sing] attacks { $victim_gen } station { $station } with its
} { $piece ->
    [army] army
   *[hero] hero
}.
event-station_attacked-neutral = { $seat } { $seat_number ->
    [plur] attack the neutral station { $station } with their
   *[sing] attacks the neutral station { $station } with its
} { $piece ->
    [army] army
   *[hero] hero
}.
event-hero_attacked = { $seat } { $seat_number ->
    [plur] attack { $hero_acc } at { $station } with their
   *[sing] attacks { $hero_acc } at { $station } with its
} { $piece ->
    [army] army
   *[hero] hero
}.
event-defence_chosen = { $seat } { $seat_number ->
    [plur] defend with their
   *[sing] defends with its
} { $piece ->
    [army] army
   *[hero] hero
}.
event-combat_card_chosen = { $seat } secretly { $seat_number ->
    [plur] choose
   *[sing] chooses
} { $card }.
event-combat_card_chosen-hidden = { $seat } { $seat_number ->
    [plur] choose
   *[sing] chooses
} a combat card.
event-combat_cards_revealed = Combat cards: { $attacker } vs. { $defender }.
event-combat_card_replaced = { $seat } { $seat_number ->
    [plur] play
   *[sing] plays
} { $card } instead.
event-threat_repelled = { $seat } { $seat_number ->
    [plur] repel
   *[sing] repels
} { $threat }{ draw-cause }
event-threat_not_repelled = { $seat } { $seat_number ->
    [plur] fail
   *[sing] fails
} to repel { $threat }{ draw-cause }
event-battle_counted = Strength: { $attacker_sum } vs. { $defender_sum }.
event-battle_won = { $seat } { $seat_number ->
    [plur] win
   *[sing] wins
} the battle{ draw-cause }
event-battle_lost = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} the battle{ draw-cause }
event-battle_drawn = The battle is a draw{ $other_cause_kind ->
    [none] .
   *[other] : both sides win draws, so neither does.
}
draw-cause = { $cause_kind ->
    [none] .
   *[other] : strength is equal, { $other_cause_kind ->
        [none] and { $cause_kind ->
            [faction] the faction’s ability wins draws.
           *[other] { $cause } wins draws.
        }
       *[other] both sides win draws, and then the defender wins.
    }
}
event-attack_prevented = { $seat } { $seat_number ->
    [plur] stop
   *[sing] stops
} the attack with { $card }.
event-army_weakened = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} a soldier: army strength { $strength }.
event-army_loss_prevented = { $seat } { $seat_number ->
    [plur] don’t
   *[sing] doesn’t
} lose a soldier.
event-hero_wounded = { $hero } is wounded and goes to { $station }.
event-wound_prevented = { $hero } isn’t wounded.
event-station_lost = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} { $station }.
event-station_captured = { $seat } { $seat_number ->
    [plur] capture
   *[sing] captures
} { $station } for { $tokens_number ->
    [0] free.
   *[other] { $tokens_acc }.
}
event-station_claimed = { $seat } { $seat_number ->
    [plur] claim
   *[sing] claims
} { $station } for free.
event-hero_moved = { $hero } moves from { $origin } to { $station }.
event-hero_sat_out = { $hero } is wounded and sits out this turn.
event-stage_began = { $stage ->
    [1] The game returns to stage I.
   *[2] Stage II begins.
}
event-deck_shuffled = The discard pile is shuffled to form a new { $deck ->
    [equipment] equipment deck
    [mission] mission deck
   *[threat] threat deck
}.
event-game_won = { $seat } { $seat_number ->
    [plur] win
   *[sing] wins
} the game with { $reason ->
    [polis] all four Polis stations and { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
    [both] { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } and all four Polis stations
   *[points] { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
}!{ $others ->
    [0] {""}
    [one] {" "}One other player had met a condition for victory too; { tie-break }
   *[other] {" "}{ $others } other players had met a condition for victory too; { tie-break }
}
tie-break = { $tie ->
    [points] more victory points decided.
    [polis] Polis goes before points.
   *[order] the winner sits nearest to the first player ({ $first_name }), clockwise.
}
