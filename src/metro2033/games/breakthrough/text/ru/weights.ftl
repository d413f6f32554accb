# Что взвешивают боты: существительные в перечислении.

weight-won = победа
weight-tokens = полученные жетоны
weight-ready = доступные жетоны
weight-mission = лучшее задание
weight-second_mission = второе задание
weight-outlook = задание с учётом карт на руке
weight-resources = ресурсы в игре
weight-kept = оставленные станции
weight-open_stations = станции в игре
weight-heroes = герои
weight-shields = защита
weight-hand = карты на руке
