# What bots weigh, as a noun in a list.

weight-won = victory
weight-points = points
weight-last_points = how close victory is
weight-army = the army
weight-tokens = resources
weight-equipment = equipment
weight-missions = missions
weight-wounded = the hero’s health
weight-polis = Polis stations
weight-hero = the hero’s position
