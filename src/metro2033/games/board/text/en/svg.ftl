# Pictures of the board game.

svg-round = Round { $round } · { $phase ->
    [setup] setup
    [events] events
    [mobilisation] mobilisation
    [army_actions] army actions
    [hero_actions] hero actions
   *[end_of_round] end of the round
} · stage { $stage ->
    [1] I
   *[2] II
}
svg-law = Law: { $law }
svg-battle = { $station }: { $attacker } against { $defender }
svg-vote = Vote on { $law }: { $for } for, { $against } against
svg-dark = A threat comes from the dark
svg-army = army
svg-pig = pigs
svg-mushroom = mushrooms
svg-ammo = ammo
svg-mission = missions
svg-strength = strength
svg-speed = speed
