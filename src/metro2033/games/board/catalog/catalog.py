"""The catalogue: the content of one edition as immutable tables of ints, indexed for the rules.

Cards of every kind share one numbering. Lists named after a property are indexed by card number; cards without the property
hold an empty entry, so most lookups find an empty list.
"""

from __future__ import annotations

from typing import Final

from metro2033.games.board.codes import WINDOWS
from metro2033.games.board.edition import Flags
from metro2033.games.board.metro_map import MetroMap
from metro2033.kernel.choice import ChoiceTable

# The situation of a side in a battle, as bits; a modifier applies when all bits it needs are set.
ATTACKING: Final = 1
DEFENDING: Final = 2
VS_THREAT: Final = 4
VS_PLAYER: Final = 8
HERO_FIGHTS: Final = 16
ARMY_FIGHTS: Final = 32
FOR_STATION: Final = 64
PHYSICAL: Final = 128
BIOLOGICAL: Final = 256
RADIATION: Final = 512
AT_TRANSFER: Final = 1024
AT_TERMINAL: Final = 2048
THREAT_BITS: Final = (PHYSICAL, BIOLOGICAL, RADIATION)

# One-shot verbs: rewards, start bonuses, triggers, hero actions, abilities used in a window.
GAIN: Final = 0
LOSE: Final = 1
STEAL_TOKENS: Final = 2
ARMY_TRACK: Final = 3
DRAW_EQUIPMENT: Final = 4
DRAW_MISSION: Final = 5
SWAP: Final = 6
MOVE_HERO: Final = 7
PEEK_LAW: Final = 8
PEEK_THREAT: Final = 9
REDRAW_THREAT: Final = 10
REDRAW_COMBAT_CARD: Final = 11
PREVENT_WOUND: Final = 12
PREVENT_ARMY_LOSS: Final = 13
PREVENT_ATTACK: Final = 14
# Modifiers granted by an ability; they last.
STRENGTH_OWN_HERO: Final = 15
STRENGTH_OWN_ARMY: Final = 16
STRENGTH_OWN_BOTH: Final = 17
STRENGTH_ANY_HERO: Final = 18
STRENGTH_ANY_ARMY: Final = 19
STRENGTH_THREAT: Final = 20
WIN_DRAWS: Final = 21
SPEED: Final = 22
VOTES: Final = 23
FREE_UPKEEP: Final = 24
FREE_CAPTURE: Final = 25
VERBS: Final = 26

# Triggers.
EVENTS_START: Final = 0
LAW_DRAW: Final = 1
OWN_MOBILISATION_START: Final = 2
OWN_HERO_ATTACKS_NEUTRAL: Final = 3
OWN_HERO_BEATS_THREAT: Final = 4
OWN_HERO_LOSES_TO_THREAT: Final = 5
FIGHTER_LOSES: Final = 6
TRIGGER_KINDS: Final = 7

# The seats a law's trigger applies to.
OWNER: Final = 0
ALL_SEATS: Final = 1
FEWEST_POINTS: Final = 2

# Prices.
RECRUITING: Final = 0
UPKEEP: Final = 1
CAPTURE_NEUTRAL: Final = 2
CAPTURE_ENEMY: Final = 3
EQUIPMENT_PRICE: Final = 4
MISSION_PRICE: Final = 5

# Places.
AT_HANSA: Final = 0
AT_NEUTRAL_STATION: Final = 1
AT_OWN_STATION: Final = 2
AT_FOREIGN_HOME: Final = 3
AT_HANSA_OR_OWN_STATION: Final = 4

# Goals: three kinds; events and measures.
EVENT_GOAL: Final = 0
STATE_GOAL: Final = 1
PAYMENT_GOAL: Final = 2
CAPTURED: Final = 0
BATTLE_WON: Final = 1
THREAT_BEATEN: Final = 2
LAW_PASSED: Final = 3
HERO_PHASE_END: Final = 4
STATIONS_OUTSIDE: Final = 0
POLIS_STATIONS: Final = 1
ARMY_STRENGTH: Final = 2
MIN_RESOURCE: Final = 3
SAME_RESOURCE: Final = 4


class Modifier:
    """Adds n to a side's total, or wins its ties, when the side has every bit it needs (and, if near, the hero is close by)."""

    def __init__(self, needs: int, near: bool, n: int) -> None:
        self.needs = needs
        self.near = near
        self.n = n


class Change:
    """A price change by a card: per resource, or free; for the first purchases of a turn or for all."""

    def __init__(self, what: int, change: list[int], free: bool, first: int) -> None:
        self.what = what
        self.change = change
        self.free = free
        self.first = first


class Effect:
    """A one-shot verb with its parameters and its card."""

    def __init__(self, verb: int, card: int) -> None:
        self.verb = verb
        self.card = card
        self.n = 0
        self.keep = 0
        self.tokens = [0, 0, 0]
        self.choice = 0  # tokens of choice
        self.here = 0  # tokens of the kind the hero's station prints
        self.either_sign = False


class Trigger:
    """Effects that run at a given moment."""

    def __init__(self, number: int, card: int, who: int, optional: bool, effects: list[int]) -> None:
        self.number = number
        self.card = card
        self.who = who
        self.optional = optional
        self.effects = effects


class Ability:
    """Effects a player may use in certain windows, if the owner's side of the battle has every bit it needs."""

    def __init__(self, windows: int, needs: int, near: bool, effects: list[int]) -> None:
        self.windows = windows
        self.needs = needs
        self.near = near
        self.effects = effects


class Goal:
    """The condition that completes a mission: an event with filters, a measure with a minimum, or a payment at a place."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.event = -1
        self.by = -1
        self.from_player = False
        self.foe_hero = False
        self.min_printed = 0
        self.in_event_phase = False
        self.opposed = False
        self.place = -1
        self.measure = -1
        self.least = 0
        self.tokens = [0, 0, 0]


class Space:
    """One space of the round track."""

    def __init__(self, produce: list[int], times: int, threat: bool, law: bool) -> None:
        self.produce = produce
        self.times = times
        self.threat = threat
        self.law = law


class Catalog:
    """All data that is constant during a game."""

    def __init__(self, flags: Flags, metro: MetroMap, station_ids: list[str], card_ids: list[str]) -> None:
        cards = len(card_ids)
        self.flags = flags
        self.told: dict[str, str | int] = {}  # the edition and the flags that texts refer to
        self.metro = metro
        self.station_ids = station_ids
        self.card_ids = card_ids
        self.station_number = {name: number for number, name in enumerate(station_ids)}
        self.card_number = {name: number for number, name in enumerate(card_ids)}
        self.choices = ChoiceTable((), {})  # filled when all cards are known
        # the map
        self.prints: list[int] = []  # by capturable station: its resource, -1 in Polis
        self.printing: list[int] = []  # by resource: the mask of stations that print it
        self.station_bits: list[int] = []  # by station: AT_TRANSFER, AT_TERMINAL
        self.home_of: list[int] = []  # by capturable station: the faction card that prints it as home, or -1
        self.zone_ids: list[str] = []  # the zones of factions
        self.zone_stations: list[int] = []  # by zone: the mask of its regular stations
        self.borders: list[int] = []  # by zone: the mask of bordering zones
        self.track: list[Space] = []
        self.track_returns_to = 1
        # cards by kind
        self.factions: list[int] = []
        self.heroes: list[int] = []
        self.laws: list[int] = []
        self.threats: list[list[int]] = [[], []]  # by stage
        self.equipment: list[int] = []  # every card of the edition's deck, copies included
        self.equipment_kinds: list[int] = []
        self.missions: list[int] = []
        self.combat_cards: list[int] = []
        # properties by card number
        self.strength = [0] * cards  # heroes and threats
        self.speed = [0] * cards  # heroes; equipment and laws add to it
        self.zone = [-1] * cards  # factions
        self.homes: list[list[int]] = [[] for _ in range(cards)]
        self.bonus: list[list[int]] = [[] for _ in range(cards)]  # start bonus as effect numbers
        self.needed_points = [0] * cards  # factions
        self.limit_add = [0] * cards
        self.votes_add = [0] * cards
        self.votes_base = [-1] * cards  # laws
        self.free_transfers = [False] * cards  # specials, each under its name
        self.station_as_own = [False] * cards
        self.no_recovery = [False] * cards
        self.own_station_as_hansa = [False] * cards
        self.tag = [-1] * cards  # equipment
        self.ignores_tag = [-1] * cards  # threats
        self.stage = [0] * cards  # threats: 1 or 2
        self.type_bit = [0] * cards  # threats
        self.reward: list[list[int]] = [[] for _ in range(cards)]
        self.modifiers: list[list[Modifier]] = [
            [] for _ in range(cards)
        ]  # for the own side; of a threat: for its opponent
        self.threat_modifiers: list[list[Modifier]] = [[] for _ in range(cards)]  # of a threat: for itself
        self.draw_wins: list[list[Modifier]] = [[] for _ in range(cards)]  # of a threat: for itself
        self.changes: list[list[Change]] = [[] for _ in range(cards)]
        self.triggers: list[list[list[Trigger]]] = [[[] for _ in range(cards)] for _ in range(TRIGGER_KINDS)]
        self.all_triggers: list[Trigger] = []
        self.action_place = [-1] * cards  # heroes with an action ability
        self.action_effects: list[list[int]] = [[] for _ in range(cards)]
        self.ability: list[Ability | None] = [None] * cards  # missions and single-use equipment
        self.goal_of = [-1] * cards  # missions
        self.combat_type = [-1] * cards
        self.combat_modifier = [0] * cards
        self.combat_bonus = [0] * cards
        self.bonus_against = [-1] * cards
        # by their own numbers
        self.goal_ids: list[str] = []
        self.goals: list[Goal] = []
        self.effects: list[Effect] = []
        self.windows_in_use = 0
        self.mission_windows = (1 << len(WINDOWS)) - 1  # windows in which missions may be used at all
        self.payment_goals: list[int] = []  # goals that are a payment
