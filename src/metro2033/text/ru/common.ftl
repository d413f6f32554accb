# Слова, общие для обеих игр.

seat-name = Игрок { $n }
    .start = Игрок { $n }
    .nom = игрок { $n }
    .gen = игрока { $n }
    .dat = игроку { $n }
    .acc = игрока { $n }
    .ins = игроком { $n }
    .number = sing
nobody = никто
list-empty = ничего
card-in-list = «{ $card }»

# Уровни ботов.

level-novice = новичок
level-regular = завсегдатай
level-veteran = ветеран
level-legend = легенда
level-master = мастер
level-adaptive = подстраивающийся
