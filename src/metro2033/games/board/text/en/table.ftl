# Tokens, counted and in case forms.

tokens-pig = pigs
    .one = { $n ->
        [one] { $n } pig
       *[other] { $n } pigs
    }
    .acc = { $n ->
        [one] { $n } pig
       *[other] { $n } pigs
    }
    .name = pig
    .plural_acc = pigs
tokens-mushroom = mushrooms
    .one = { $n ->
        [one] { $n } mushroom
       *[other] { $n } mushrooms
    }
    .acc = { $n ->
        [one] { $n } mushroom
       *[other] { $n } mushrooms
    }
    .name = mushroom
    .plural_acc = mushrooms
tokens-ammo = ammo
    .one = { $n } ammo
    .acc = { $n } ammo
    .name = ammo
    .plural_acc = ammo

# Parts of a strength.

term-army = army
term-guard = guard
term-bonus = bonus
strength-term = { $n } ({ $name })
strength-sum = { $total } = { $terms }

# Things on the table.

piece-army = army
piece-hero = hero
piece-threat = threat
piece-guard = Polis guard
kind-faction = factions
kind-hero = heroes
kind-law = laws
kind-threat = threats
kind-equipment = equipment
kind-mission = missions
kind-goal = goals
kind-combat_card = combat cards
kind-station = stations
line-red = red line
line-green = green line
line-purple = dark blue line
line-light_blue = light blue line
line-ring = Ring Line
line-orange = orange line
line-pink = violet line
line-yellow = yellow line
line-grey = grey line
line-lime = light green line
type-physical = physical
type-biological = biological
type-radiation = radiation

# What a lost battle takes.

stake-station = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} { $station }.
stake-army = { $seat } { $seat_number ->
    [plur] lose
   *[sing] loses
} a soldier.
stake-wound = { $hero } is wounded.
stake-equipment_taken = The winner may take one of { $seat_gen } equipment cards.
stake-equipment_discardable = The winner may discard one of { $seat_gen } equipment cards.
stake-equipment_discarded = The winner discards one of { $seat_gen } equipment cards.

# Effects in force, on whom they lie and how long.

lasting-until = { $until ->
    [battle] for this battle
    [threat] until the threat is gone
   *[round] until the end of the round
}
lasting-hero_strength = { $card }: { $hero } ({ $seat_name }), strength { $n_signed }, { lasting-until }
lasting-army_strength = { $card }: { $seat_gen } army, strength { $n_signed }, { lasting-until }
lasting-threat_strength = { $card }: the threat, strength { $n_signed }, { lasting-until }
lasting-speed = { $card }: { $hero } ({ $seat_name }), speed { $n_signed }, { lasting-until }
lasting-win_draws = { $card }: { $seat_gen } army and hero win draws { lasting-until }
lasting-free_upkeep = { $card }: { $seat_gen } army needs no maintenance { lasting-until }
lasting-prevent_wound = { $card }: { $hero } ({ $seat_name }) isn’t wounded { lasting-until }
lasting-prevent_army_loss = { $card }: { $seat_gen } army loses no soldiers { lasting-until }

# Cards of a deck that the reader knows.

known-place = { $place ->
    [1] on top
   *[other] { $below ->
        [0] at the bottom
       *[other] no. { $place } from the top
    }
}
known-card = { $card } ({ known-place })
