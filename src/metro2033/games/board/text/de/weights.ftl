# Was Bots abwägen, als Hauptwort in einer Aufzählung nach „für“.

weight-won = den Sieg
weight-points = Punkte
weight-last_points = die Nähe zum Sieg
weight-army = die Armee
weight-tokens = Ressourcen
weight-equipment = Ausrüstung
weight-missions = Aufträge
weight-wounded = die Gesundheit des Helden
weight-polis = Polis-Stationen
weight-hero = die Position des Helden
