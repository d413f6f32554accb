# Was Bots abwägen, als Hauptwort in einer Aufzählung nach „für“.

weight-won = den Sieg
weight-tokens = gewonnene Marker
weight-ready = verfügbare Marker
weight-mission = den besten Auftrag
weight-second_mission = den zweiten Auftrag
weight-outlook = Aufträge, die die Hand bezahlen kann
weight-resources = Ressourcen im Spiel
weight-kept = behaltene Stationen
weight-open_stations = Stationen im Spiel
weight-heroes = Helden
weight-shields = Schutz
weight-hand = die Hand
