# Was Bots abwägen, als Nomen in einer Liste.

weight-won = Sieg
weight-points = Punkte
weight-last_points = Nähe zum Sieg
weight-army = Armee
weight-tokens = Ressourcen
weight-equipment = Ausrüstung
weight-missions = Aufträge
weight-wounded = Gesundheit des Helden
weight-polis = Polis-Stationen
weight-hero = Position des Helden
