# Words of the card game.

kind-resource = Resource
    .help = Play it upright to pay for missions, or turned as protection if it has a yellow shield, or discard it from hand to get back as many tokens as it costs.
kind-station = Station
    .help = In play, it offers a mission and makes one resource type and more stations of its faction 1 token cheaper. Finish the mission and leave tokens on it, and that type is free.
kind-threat = Threat
    .help = Discard it to get tokens back and set a monster on everyone, you included, or play it turned as protection if it has a yellow shield.
kind-hero = Hero
    .help = In play, a hero either { $survival1 ->
        [true] helps to repel one monster by showing its symbols
       *[false] repels one monster with a matching symbol
    } or doubles your resources of one type for one mission; then you discard the card.
kind-caravan = Caravan
    .help = Discard it to get tokens back and renew the Market; every player also gets 1 token back for each of their stations in play, and for a finished faction card, whose bonus has the caravan’s colour.
kind-faction = Faction
    .help = The power you lead: complete its mission once per game to win 1 token, and from then on play one resource type for free.
type-care = Care
type-food = Food
type-goods = Goods
type-weapons = Weapons
type-ammo = Ammo
type-equipment = Equipment
class-peaceful = Peaceful
class-military = Military
symbol-biological = Biological
symbol-psychic = Psychic
symbol-radioactive = Radioactive
symbol-physical = Physical
symbol-toxic = Toxic
symbol-unknown = Unknown
loss-station = Lose 1 station
loss-peaceful = Lose all peaceful resources
loss-military = Lose all military resources
loss-all = Lose all resources
line-red_line = Red Line
line-hansa = Hansa
line-polis = Polis
line-neutral = Neutral
