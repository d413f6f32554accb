# Bilder des Brettspiels.

svg-round = Runde { $round } · { $phase ->
    [setup] Aufbau
    [events] Ereignisse
    [mobilisation] Mobilmachung
    [army_actions] Armeeaktionen
    [hero_actions] Heldenaktionen
   *[end_of_round] Rundenende
} · Stufe { $stage ->
    [1] I
   *[2] II
}
svg-law = Gesetz: { $law }
svg-battle = { $station }: { $attacker } gegen { $defender }
svg-vote = Abstimmung über { $law }: { $for } dafür, { $against } dagegen
svg-dark = Eine Bedrohung kommt aus dem Dunkel
svg-army = Armee
svg-pig = Schweine
svg-mushroom = Pilze
svg-ammo = Patronen
svg-mission = Aufträge
svg-strength = Stärke
svg-speed = Tempo
