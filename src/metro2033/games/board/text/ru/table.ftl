# Жетоны, с числительными и в падежах.

tokens-pig = свиньи
    .one = { $n ->
        [one] { $n } свинья
        [few] { $n } свиньи
        [many] { $n } свиней
       *[other] { $n } свиньи
    }
    .acc = { $n ->
        [one] { $n } свинью
        [few] { $n } свиней
        [many] { $n } свиней
       *[other] { $n } свиньи
    }
    .name = свинья
    .plural_acc = свиней
tokens-mushroom = грибы
    .one = { $n ->
        [one] { $n } гриб
        [few] { $n } гриба
        [many] { $n } грибов
       *[other] { $n } гриба
    }
    .acc = { $n ->
        [one] { $n } гриб
        [few] { $n } гриба
        [many] { $n } грибов
       *[other] { $n } гриба
    }
    .name = гриб
    .plural_acc = грибы
tokens-ammo = патроны
    .one = { $n ->
        [one] { $n } патрон
        [few] { $n } патрона
        [many] { $n } патронов
       *[other] { $n } патрона
    }
    .acc = { $n ->
        [one] { $n } патрон
        [few] { $n } патрона
        [many] { $n } патронов
       *[other] { $n } патрона
    }
    .name = патрон
    .plural_acc = патроны

# Слагаемые силы.

term-army = армия
term-guard = стража
term-bonus = бонус
strength-term = { $n } ({ $name })
strength-sum = { $total } = { $terms }

# Что лежит на столе.

piece-army = армия
piece-hero = герой
piece-threat = угроза
piece-guard = стража Полиса
kind-faction = фракции
kind-hero = герои
kind-law = законы
kind-threat = угрозы
kind-equipment = снаряжение
kind-mission = задания
kind-goal = условия
kind-combat_card = боевые карты
kind-station = станции
line-red = красная линия
line-green = зелёная линия
line-purple = синяя линия
line-light_blue = голубая линия
line-ring = Кольцевая линия
line-orange = оранжевая линия
line-pink = фиолетовая линия
line-yellow = жёлтая линия
line-grey = серая линия
line-lime = салатовая линия
type-physical = физическая
type-biological = биологическая
type-radiation = радиационная

# Что отнимает проигранный бой.

stake-station = { $seat } { $seat_number ->
    [plur] теряют
   *[sing] теряет
} станцию «{ $station }».
stake-army = { $seat } { $seat_number ->
    [plur] теряют
   *[sing] теряет
} солдата.
stake-wound = { $hero } { $hero_gender ->
    [fem] ранена
   *[masc] ранен
}.
stake-equipment_taken = Победитель может забрать одну из карт снаряжения { $seat_gen }.
stake-equipment_discardable = Победитель может сбросить одну из карт снаряжения { $seat_gen }.
stake-equipment_discarded = Победитель сбрасывает одну из карт снаряжения { $seat_gen }.

# Действующие эффекты: на ком и как долго.

lasting-until = { $until ->
    [battle] в этом бою
    [threat] пока не уйдёт угроза
   *[round] до конца раунда
}
lasting-hero_strength = «{ $card }»: { $hero } ({ $seat_name }), сила { $n_signed }, { lasting-until }
lasting-army_strength = «{ $card }»: армия { $seat_gen }, сила { $n_signed }, { lasting-until }
lasting-threat_strength = «{ $card }»: угроза, сила { $n_signed }, { lasting-until }
lasting-speed = «{ $card }»: { $hero } ({ $seat_name }), скорость { $n_signed }, { lasting-until }
lasting-win_draws = «{ $card }»: армия и герой { $seat_gen } побеждают в ничьей { lasting-until }
lasting-free_upkeep = «{ $card }»: армия { $seat_gen } не требует содержания { lasting-until }
lasting-prevent_wound = «{ $card }»: { $hero } ({ $seat_name }) не получает ранений { lasting-until }
lasting-prevent_army_loss = «{ $card }»: армия { $seat_gen } не теряет солдат { lasting-until }

# Карты в колоде, которые читатель знает.

known-place = { $place ->
    [1] сверху
   *[other] { $below ->
        [0] снизу
       *[other] { $place }-я сверху
    }
}
known-card = { $card } ({ known-place })
