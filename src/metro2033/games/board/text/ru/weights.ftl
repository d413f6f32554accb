# Что взвешивают боты: существительные в перечислении.

weight-won = победа
weight-points = очки
weight-last_points = близость победы
weight-army = армия
weight-tokens = ресурсы
weight-equipment = снаряжение
weight-missions = задания
weight-wounded = здоровье героя
weight-polis = станции Полиса
weight-hero = место героя
