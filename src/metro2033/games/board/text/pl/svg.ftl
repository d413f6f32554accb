# Obrazy gry planszowej.

svg-round = Runda { $round } · { $phase ->
    [setup] przygotowanie
    [events] wydarzenia
    [mobilisation] mobilizacja
    [army_actions] akcje armii
    [hero_actions] akcje bohatera
   *[end_of_round] koniec rundy
} · etap { $stage ->
    [1] I
   *[2] II
}
svg-law = Prawo: { $law }
svg-battle = { $station }: { $attacker } – { $defender }
svg-vote = Głosowanie: { $law }, { $for } za, { $against } przeciw
svg-dark = Zagrożenie z mroku
svg-army = armia
svg-pig = świnie
svg-mushroom = grzyby
svg-ammo = naboje
svg-mission = misje
svg-strength = siła
svg-speed = szybkość
