# Стол, нарисованный в терминале.

screen-round = Раунд { $round }, { $phase ->
    [setup] подготовка
    [events] события
    [mobilisation] мобилизация
    [army_actions] действия армий
    [hero_actions] действия героя
   *[end_of_round] конец раунда
}, { $stage ->
    [1] первый
   *[2] второй
} этап. Первый игрок: { $first }.
screen-player = Игрок
screen-points = Очки
screen-army = Армия
screen-tokens = Ресурсы
screen-hero = Герой
screen-equipment = Снаряжение
screen-missions = Задания
screen-hero-figures = сила { $strength }, скорость { $speed }
screen-hero-at = { $hero } (сила { $strength }, скорость { $speed }), { $station }
screen-hero-wounded = { $hero } (сила { $strength }, скорость { $speed }), пропускает ход, { $station }
screen-mission-count = { $open } в работе, { $done } выполнено
screen-market = Рынок Ганзы: { $cards }
screen-law = Действующий закон: { $law }
screen-lasting = Действующие эффекты: { $effects }
screen-legend = ①–⑥ станция игрока, ○ нейтральная, ◇ Полис, ◎ Ганза, · заброшенная, × закрыта; подчёркнута: домашняя станция; ⇄ переход (та же буква); ♟ герой
screen-hand = Ваши карты
screen-vote = Голосование
screen-battle = Бой: { $station }
screen-stakes-attacker = Если атака удастся: { $losses }
screen-stakes-defender = Если атака не удастся: { $losses }
mark-pig = с
mark-mushroom = г
mark-ammo = п

# Сброшенные карты и цели.

screen-goal = [{ $have } из { $needed }]
screen-discards-equipment = Сброшенное снаряжение: { $cards }
screen-discards-threat = Сброшенные угрозы: { $cards }
screen-discards-mission = Сброшенные задания, которые вы видели: { $cards }
screen-known-law = Известные вам законы в колоде: { $cards }
screen-known-threat = Известные вам угрозы в колоде: { $cards }

# Схема метро.

screen-map-legend = ①–⑥ станция игрока, ○ нейтральная, ◇ Полис, ◎ Ганза, · заброшенная, ♟ герой, ═ переход; белый номер: вариант; подчёркнута: домашняя станция; после названия: что даёт
screen-map-player = { $seat } (армия { $army }, очки { $points })
