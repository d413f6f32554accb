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
resource-any = любой ресурс
kind-faction = фракции
kind-hero = герои
kind-law = законы
kind-threat = угрозы
kind-equipment = снаряжение
kind-mission = задания
kind-goal = условия
kind-combat_card = боевые карты
kind-station = станции
zone-1905 = зона Конфедерации 1905 года
zone-reich = зона Четвёртого рейха
zone-red_line = зона Красной линии
zone-bauman = зона Бауманского альянса
zone-bandits = зона Бандитов
zone-arbat = зона Арбатской конфедерации
zone-polis = Полис
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
