# What a card does, put together from its effects: the texts of cards that a pack changes.

effect-sentence = { $clauses }.
effect-start = start: { $effects }
effect-reward = reward: { $effects }
effect-goal = goal: { $goal }
effect-ability = ability: { $effects }
effect-nothing = no special effect
effect-combat = { $n } strength against any card
effect-combat-bonus = { $n } strength, or { $bonus } against { $against ->
    [attack] an attack card
    [defence] a defence card
   *[neutral] a neutral card
}
effect-strength = { $who ->
    [own_hero] your hero gets
    [own_army] your army gets
    [own_both] your hero and your army get
    [any_hero] any hero gets
    [any_army] any army gets
    [threat] the threat gets
    [fighter] whoever fights this threat gets
   *[defender] the defender gets
} { $n } strength
effect-either = { $plus } or { $minus }
effect-speed = { $who ->
    [own_hero] your hero gets
   *[all_heroes] every hero gets
} { $n } speed
effect-win_draws = { $who ->
    [own_hero] your hero wins draws
    [own_army] your army wins draws
    [own_both] your army and hero win draws
   *[threat] the threat wins draws
}
effect-limit = { $what ->
    [equipment] equipment limit of your hero
   *[victory_points] victory points needed to win
}: { $n }
effect-cost = { $what ->
    [recruit] price of a soldier
    [upkeep] army maintenance
    [capture_neutral] price of capturing a neutral station
    [capture_any] price of capturing any station
    [equipment] price of an equipment card
   *[mission] price of a mission
}: { $change }
effect-free = nothing to pay
effect-first = { $n ->
    [1] { $text } (only the first in a turn)
   *[other] { $text } (only the first { $n } in a turn)
}
effect-votes = { $n ->
    [one] you have { $n } extra vote
   *[other] you have { $n } extra votes
}
effect-votes-base = { $n ->
    [one] every faction has { $n } vote plus its bonuses
   *[other] every faction has { $n } votes plus its bonuses
}
effect-ignore_equipment = { $tag ->
    [weapon] weapons give
    [device] devices give
    [gear] gear gives
   *[single_use] single-use cards give
} no bonus in this fight
effect-gain = take { $tokens }
effect-lose = discard { $tokens }
effect-tokens-choice = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
effect-tokens-here = { $n ->
    [one] { $n } resource of the kind shown at your hero’s station
   *[other] { $n } resources of the kind shown at your hero’s station
}
effect-steal = { $n ->
    [one] take { $n } resource of your choice
   *[other] take { $n } resources of your choice
} from a player with more victory points than you
effect-army = army strength { $n } (at least 1, at most 8)
effect-draw_equipment = { $n ->
    [one] draw { $n } equipment card
   *[other] draw { $n } equipment cards
}
effect-draw_mission = { $n ->
    [one] draw { $n } mission
   *[other] draw { $n } missions
}
effect-keep = { $text } and keep { $n }
effect-swap = { $n ->
    [one] exchange up to { $n } resource
   *[other] exchange up to { $n } resources
} of one kind for the same number of another
effect-move_hero = place your hero at any of your stations
effect-peek = { $deck ->
    [law] look at the top { $n } laws, pick one for the vote
   *[threat] look at the top { $n } threats, fight one
} and put the others on the bottom of the deck
effect-redraw = { $what ->
    [threat] put the revealed threat on the bottom of the deck and fight the next one
   *[combat_card] replace your revealed combat card with another one from your hand
}
effect-prevent = { $what ->
    [wound] your hero isn’t wounded and stays in place
    [army_loss] your army doesn’t lose strength after a lost battle
   *[attack] the attack is cancelled and nothing else happens
}
effect-special = { $name ->
    [free_transfers] transfers cost no speed; only tunnels do
    [station_as_own] your hero’s station counts as your faction’s
    [no_recovery] a wounded hero goes home but doesn’t sit out the next turn
   *[own_station_as_hansa] at your own faction’s stations your hero may trade as if at a Hansa station
}
effect-on = { $when ->
    [events_start] at the start of the events phase
    [law_draw] before a vote
    [own_mobilisation_start] at the start of your mobilisation
    [own_hero_attacks_neutral] when your hero attacks a neutral station
    [own_hero_beats_threat] when your hero defeats a threat
    [own_hero_loses_to_threat] when your hero loses to a threat
   *[fighter_loses] when whoever fights it loses
}{ $who ->
    [all] , every player
    [fewest_vp] , whoever has the fewest victory points
   *[owner] {""}
}{ $optional ->
    [yes] , optionally
   *[no] {""}
}: { $effects }
effect-action = action { $place }: { $effects }
effect-discard_for = discard it { $window }: { $effects }
effect-when = { $text } { $conditions }
effect-window = { $window ->
    [phase] at the start of a phase
    [mob] in your mobilisation
    [army] on your army’s turn
    [hero] on your hero’s turn
    [pre] before combat cards are chosen
    [post] after combat cards are revealed
    [result] after a battle
    [vote] in a vote
   *[round] at the end of a round
}
effect-place = { $place ->
    [hansa] at a Hansa station
    [neutral_station] at a neutral station
    [own_station] at one of your stations
    [foreign_home] at another faction’s home station
   *[hansa_or_own_station] at a Hansa station or one of your own
}
effect-if-role = { $value ->
    [attack] when attacking
   *[defence] when defending
}
effect-if-role-player = { $value ->
    [attack] when attacking another player
   *[defence] when defending against another player
}
effect-if-foe = { $value ->
    [threat] against threats
   *[player] against another player
}
effect-if-threat_type = { $value ->
    [physical] against physical threats
    [biological] against biological threats
   *[radiation] against radiation threats
}
effect-if-piece = { $value ->
    [hero] , when a hero fights
   *[army] , when an army fights
}
effect-if-target = in battles for a station
effect-if-at = { $value ->
    [transfer] at a station with a transfer
    [terminal] at a line-end station
   *[near_hero] at your hero’s station or a neighbouring one
}
effect-goal-captured = { $from ->
    [player] capture another player’s station
   *[any] capture a station
}
effect-goal-battle_won = { $foe ->
    [hero] defeat another player’s hero
   *[any] win a battle
}
effect-goal-threat_beaten = { $context ->
    [event] repel a threat from the dark
   *[any] defeat a threat
}
effect-goal-min = { $text } of printed strength { $n } or more
effect-goal-by = { $by ->
    [hero] { $text } with your hero
   *[army] { $text } with your army
}
effect-goal-law_passed = { $voted ->
    [for] vote for a law that passes
   *[any] a law passes
}{ $opposed ->
    [yes] {" "}even though someone votes against it
   *[any] {""}
}
effect-goal-hero_phase_end = end the hero actions phase with your hero { $place }
effect-goal-hero_phase_end-anywhere = end a hero actions phase
effect-goal_state = { $measure ->
    [stations_outside_own_zone] control stations outside your faction’s zone: { $n } or more
    [polis_stations] control Polis stations: { $n } or more
    [army] have an army of strength { $n } or more
    [min_resource] hold at least { $n } of every resource at once
   *[same_resource_stations] control stations that produce the same resource: { $n } or more
}
effect-goal_pay = on your hero’s turn { $place }, pay { $tokens }
