"""The 93 kinds of cards as printed in the tables of the specification, entered a second time to check the content."""

from __future__ import annotations

from typing import NamedTuple

PEACEFUL = ("care", "food", "goods")
MILITARY = ("weapons", "ammo", "equipment")
SYMBOLS = ("biological", "psychic", "radioactive", "physical", "toxic", "unknown")


class Resource(NamedTuple):
    """One of 36 kinds, two copies each; a protection of cost 0 is none."""

    type: str
    cost: int
    amount: int
    protection: int = 0
    symbol: str = ""


class Station(NamedTuple):
    """One of 30."""

    line: str
    cost: int
    needed: int
    colour: str
    bonus: str
    reward: int = 1


class Threat(NamedTuple):
    """One of 14; a protection of cost 0 is none."""

    cost: int
    symbols: str
    loss: str
    protection: int = 0
    protects: str = ""


class Hero(NamedTuple):
    """One of six."""

    cost: int
    symbol: str
    doubles: str


class Caravan(NamedTuple):
    """One of two kinds, three copies each."""

    cls: str
    cost: int


class Faction(NamedTuple):
    """One of five, not in the deck."""

    needed: int
    colour: str
    bonus: str
    reward: int = 1


RESOURCES = {
    "bandages": Resource("care", 1, 1),
    "first_aid_kit": Resource("care", 2, 2),
    "iodine_tablets": Resource("care", 2, 1, 1, "radioactive"),
    "antibiotics": Resource("care", 3, 3),
    "antidote": Resource("care", 3, 2, 2, "toxic"),
    "surgeons_set": Resource("care", 4, 4),
    "mushrooms": Resource("food", 1, 1),
    "tinned_stew": Resource("food", 2, 2),
    "rats": Resource("food", 2, 1, 1, "toxic"),
    "pork": Resource("food", 3, 3),
    "mushroom_tea": Resource("food", 3, 2, 2, "psychic"),
    "pre_war_rations": Resource("food", 4, 4),
    "candles": Resource("goods", 1, 1),
    "firewood": Resource("goods", 2, 2),
    "canteen": Resource("goods", 2, 1, 1, "psychic"),
    "books": Resource("goods", 3, 3),
    "oil_lantern": Resource("goods", 3, 2, 2, "unknown"),
    "diesel_fuel": Resource("goods", 4, 4),
    "pipe_pistol": Resource("weapons", 1, 1),
    "shotgun": Resource("weapons", 2, 2),
    "hunting_knife": Resource("weapons", 2, 1, 1, "physical"),
    "assault_rifle": Resource("weapons", 3, 3),
    "flamethrower": Resource("weapons", 3, 2, 2, "biological"),
    "machine_gun": Resource("weapons", 4, 4),
    "reloaded_rounds": Resource("ammo", 1, 1),
    "buckshot": Resource("ammo", 2, 2),
    "incendiary_rounds": Resource("ammo", 2, 1, 1, "biological"),
    "army_cartridges": Resource("ammo", 3, 3),
    "grenades": Resource("ammo", 3, 2, 2, "physical"),
    "ammunition_crate": Resource("ammo", 4, 4),
    "tarpaulin": Resource("equipment", 1, 1),
    "uniform": Resource("equipment", 2, 2),
    "backpack": Resource("equipment", 2, 1, 1, "radioactive"),
    "body_armour": Resource("equipment", 3, 3),
    "night_vision_goggles": Resource("equipment", 3, 2, 2, "unknown"),
    "motor_trolley": Resource("equipment", 4, 4),
}

STATIONS = {
    "sokolniki": Station("red_line", 2, 4, "red", "ammo"),
    "krasnoselskaya": Station("red_line", 2, 4, "blue", "care"),
    "komsomolskaya": Station("red_line", 3, 5, "red", "food"),
    "krasnye_vorota": Station("red_line", 2, 5, "green", "goods"),
    "chistye_prudy": Station("red_line", 3, 5, "blue", "weapons"),
    "lubyanka": Station("red_line", 3, 5, "red", "equipment"),
    "okhotny_ryad": Station("red_line", 3, 6, "green", "ammo"),
    "sportivnaya": Station("red_line", 1, 4, "red", "weapons"),
    "kievskaya": Station("hansa", 3, 5, "blue", "equipment"),
    "belorusskaya": Station("hansa", 2, 5, "green", "food"),
    "novoslobodskaya": Station("hansa", 2, 4, "blue", "goods"),
    "prospekt_mira": Station("hansa", 3, 6, "green", "goods"),
    "kurskaya": Station("hansa", 3, 5, "red", "ammo"),
    "taganskaya": Station("hansa", 3, 5, "blue", "care"),
    "dobryninskaya": Station("hansa", 2, 4, "red", "food"),
    "oktyabrskaya": Station("hansa", 3, 5, "blue", "weapons"),
    "arbatskaya": Station("polis", 4, 8, "red", "weapons", 2),
    "biblioteka_im_lenina": Station("polis", 4, 8, "blue", "care", 2),
    "aleksandrovsky_sad": Station("polis", 4, 8, "blue", "goods", 2),
    "borovitskaya": Station("polis", 4, 8, "red", "equipment", 2),
    "kitay_gorod_east": Station("neutral", 4, 9, "green", "ammo", 2),
    "kitay_gorod_west": Station("neutral", 4, 9, "green", "food", 2),
    "paveletskaya": Station("neutral", 2, 5, "red", "care"),
    "mayakovskaya": Station("neutral", 2, 5, "green", "equipment"),
    "rizhskaya": Station("neutral", 1, 4, "blue", "food"),
    "tretyakovskaya": Station("neutral", 2, 5, "green", "goods"),
    "smolenskaya": Station("neutral", 2, 4, "red", "equipment"),
    "sevastopolskaya": Station("neutral", 3, 6, "green", "ammo"),
    "dinamo": Station("neutral", 1, 4, "blue", "care"),
    "polyanka": Station("neutral", 1, 5, "green", "weapons"),
}

THREATS = {
    "amoeba": Threat(5, "biological psychic", "station", 2, "radioactive toxic"),
    "ghost": Threat(4, "psychic unknown", "peaceful", 2, "biological unknown"),
    "dark_one": Threat(5, "psychic radioactive", "all"),
    "librarian": Threat(5, "physical unknown", "station", 2, "psychic physical"),
    "winged_terror": Threat(4, "biological physical", "peaceful", 2, "physical toxic"),
    "spore_cloud": Threat(4, "biological toxic", "peaceful", 2, "biological psychic"),
    "rat_swarm": Threat(4, "physical toxic", "peaceful", 2, "psychic radioactive"),
    "glow_hound": Threat(4, "radioactive physical", "military", 2, "biological radioactive"),
    "marsh_leech": Threat(4, "radioactive toxic", "military", 2, "toxic unknown"),
    "whispering_pipes": Threat(4, "psychic physical", "military", 2, "psychic unknown"),
    "blind_digger": Threat(4, "biological radioactive", "military", 2, "radioactive physical"),
    "tunnel_fog": Threat(5, "toxic unknown", "station", 2, "biological toxic"),
    "great_worm": Threat(5, "biological unknown", "all"),
    "ash_walker": Threat(5, "radioactive unknown", "station", 2, "physical unknown"),
}

HEROES = {
    "hunter": Hero(3, "physical", "equipment"),
    "miller": Hero(3, "biological", "weapons"),
    "bourbon": Hero(3, "toxic", "ammo"),
    "khan": Hero(3, "psychic", "care"),
    "artyom": Hero(3, "unknown", "food"),
    "danila": Hero(3, "radioactive", "goods"),
}

CARAVANS = {
    "peaceful_caravan": Caravan("peaceful", 5),
    "military_caravan": Caravan("military", 5),
}

FACTIONS = {
    "fourth_reich": Faction(5, "red", "equipment"),
    "vdnkh_commonwealth": Faction(5, "blue", "food"),
    "bauman_alliance": Faction(5, "red", "weapons"),
    "arbat_confederation": Faction(5, "blue", "goods"),
    "confederation_of_1905": Faction(6, "green", "care"),
}

COPIES = {
    **dict.fromkeys(RESOURCES, 2),
    **dict.fromkeys(STATIONS, 1),
    **dict.fromkeys(THREATS, 1),
    **dict.fromkeys(HEROES, 1),
    **dict.fromkeys(CARAVANS, 3),
}  # of the deck

COST = {
    **{card: resource.cost for card, resource in RESOURCES.items()},
    **{card: station.cost for card, station in STATIONS.items()},
    **{card: threat.cost for card, threat in THREATS.items()},
    **{card: hero.cost for card, hero in HEROES.items()},
    **{card: caravan.cost for card, caravan in CARAVANS.items()},
}  # upright, and what discarding a card is worth


def class_of(kind: str) -> str:
    """Returns the class of a resource type."""
    return "peaceful" if kind in PEACEFUL else "military"


def protection_of(card: str) -> tuple[int, set[str]]:
    """Returns the cost of a turned card (or a hero), and the symbols it protects against; no protection is 0 and none."""
    if card in RESOURCES:
        return RESOURCES[card].protection, set(RESOURCES[card].symbol.split())
    if card in HEROES:
        return HEROES[card].cost, {HEROES[card].symbol}
    return (THREATS[card].protection, set(THREATS[card].protects.split())) if card in THREATS else (0, set())


def fits(card: str, colour: str) -> bool:
    """Returns whether a resource pays for a mission of that colour."""
    return colour == "green" or (colour == "blue") == (RESOURCES[card].type in PEACEFUL)


def price(card: str, stations: list[str], kept: list[str], done: str) -> int:
    """Applies rule 76 to a card played upright: with unfinished and kept stations, and the faction card if it is done."""
    lying = stations + kept
    if card in RESOURCES:
        kind = RESOURCES[card].type
        free = {STATIONS[name].bonus for name in kept} | ({FACTIONS[done].bonus} if done else set())
        return 0 if kind in free else max(0, COST[card] - (kind in [STATIONS[name].bonus for name in lying]))
    if card in STATIONS and STATIONS[card].line != "neutral":
        return max(1, COST[card] - [STATIONS[name].line for name in lying].count(STATIONS[card].line))
    return COST[card]


def worth(resources: tuple[str, ...], heroes: tuple[str, ...]) -> int:
    """Adds up resources, each doubled type counted twice."""
    doubled = {HEROES[hero].doubles for hero in heroes}
    return sum(RESOURCES[card].amount * (2 if RESOURCES[card].type in doubled else 1) for card in resources)


def pays(resources: tuple[str, ...], heroes: tuple[str, ...], mission: str) -> bool:
    """Applies rule 77, word by word: enough, of fitting class, and nothing of it could be left out."""
    card = STATIONS[mission] if mission in STATIONS else FACTIONS[mission]
    return (
        all(fits(resource, card.colour) for resource in resources)
        and worth(resources, heroes) >= card.needed
        and all(worth(resources[:at] + resources[at + 1 :], heroes) < card.needed for at in range(len(resources)))
        and all(worth(resources, heroes[:at] + heroes[at + 1 :]) < card.needed for at in range(len(heroes)))
    )


def shown(cards: tuple[str, ...], threat: str) -> set[str]:
    """Returns the symbols of a threat that protections show."""
    return {symbol for card in cards for symbol in protection_of(card)[1]} & set(THREATS[threat].symbols.split())


def covers(cards: tuple[str, ...], threat: str) -> bool:
    """Applies rule 68: all symbols are shown, and no card could be left out."""
    symbols = set(THREATS[threat].symbols.split())
    fewer = [cards[:at] + cards[at + 1 :] for at in range(len(cards))]
    return shown(cards, threat) == symbols and all(shown(some, threat) != symbols for some in fewer)
