# Изображения настольной игры.

svg-round = Раунд { $round } · { $phase ->
    [setup] подготовка
    [events] события
    [mobilisation] мобилизация
    [army_actions] действия армий
    [hero_actions] действия героя
   *[end_of_round] конец раунда
} · этап { $stage ->
    [1] I
   *[2] II
}
svg-law = Закон: { $law }
svg-battle = { $station }: { $attacker } — { $defender }
svg-vote = Голосование: { $law }, { $for } за, { $against } против
svg-dark = Угроза из туннелей
svg-army = армия
svg-pig = свиньи
svg-mushroom = грибы
svg-ammo = патроны
svg-mission = задания
svg-strength = сила
svg-speed = скорость
