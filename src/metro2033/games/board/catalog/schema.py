"""The content schema: the structure of every TOML file, validated on load.

Card effects are a closed union of verbs. A verb that runs once has a class here, a number in `catalog` and a row in `effects/`.
docs/content.md explains each verb for card authors.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Resource = Literal["pig", "mushroom", "ammo"]
Window = Literal["phase", "mob", "army", "hero", "pre", "post", "result", "vote", "round"]
ThreatType = Literal["physical", "biological", "radiation"]
CombatType = Literal["attack", "defence", "neutral"]
Place = Literal["hansa", "neutral_station", "own_station", "foreign_home", "hansa_or_own_station"]
Tag = Literal["weapon", "device", "gear", "single_use"]
Price = Literal["recruit", "upkeep", "capture_neutral", "capture_any", "equipment", "mission"]
Trigger = Literal[
    "events_start",
    "law_draw",
    "own_mobilisation_start",
    "own_hero_attacks_neutral",
    "own_hero_beats_threat",
    "own_hero_loses_to_threat",
    "fighter_loses",
]
Count = Annotated[int, Meta(ge=1, le=99)]
Tokens = Annotated[int, Meta(ge=1, le=35)]
Delta = Annotated[int, Meta(ge=-20, le=20)]
Ident = Annotated[str, Meta(pattern=r"^[a-z0-9_]+$")]


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything written in a content file."""


class If(Part):
    """Conditions of a modifier; all given conditions must hold."""

    role: Literal["attack", "defence"] | None = None
    foe: Literal["threat", "player"] | None = None
    piece: Literal["hero", "army"] | None = None
    target: Literal["station"] | None = None
    threat_type: ThreatType | None = None
    at: Literal["transfer", "terminal", "near_hero"] | None = None


class Flag(Part):
    """A number taken from a flag of the edition."""

    flag: str


Number = Annotated[int, Meta(ge=-99, le=99)] | Flag


class Strength(Part, tag_field="verb", tag="strength"):
    who: Literal["own_hero", "own_army", "own_both", "any_hero", "any_army", "threat", "fighter", "defender"]
    n: Delta
    sign: Literal["choice"] | None = None
    cond: If = field(default_factory=If, name="if")


class Speed(Part, tag_field="verb", tag="speed"):
    who: Literal["own_hero", "all_heroes"]
    n: Delta


class WinDraws(Part, tag_field="verb", tag="win_draws"):
    who: Literal["own_hero", "own_army", "own_both", "threat"]
    cond: If = field(default_factory=If, name="if")


class Limit(Part, tag_field="verb", tag="limit"):
    what: Literal["equipment", "victory_points"]
    op: Literal["set", "add"]
    n: Number


class Cost(Part, tag_field="verb", tag="cost"):
    what: Price
    change: dict[Resource, Delta] | Literal["free"]
    first: Count | None = None


class Votes(Part, tag_field="verb", tag="votes"):
    op: Literal["add", "set_base"]
    n: Number


class IgnoreEquipment(Part, tag_field="verb", tag="ignore_equipment"):
    tag: Tag


class Gain(Part, tag_field="verb", tag="gain"):
    res: dict[Literal["pig", "mushroom", "ammo", "choice", "here"], Tokens]


class Lose(Part, tag_field="verb", tag="lose"):
    res: dict[Literal["pig", "mushroom", "ammo", "choice"], Tokens]


class Steal(Part, tag_field="verb", tag="steal"):
    n: Tokens
    source: Literal["richer_vp"] = field(name="from")


class Army(Part, tag_field="verb", tag="army"):
    n: Delta


class DrawEquipment(Part, tag_field="verb", tag="draw_equipment"):
    draw: Count
    keep: Count


class DrawMission(Part, tag_field="verb", tag="draw_mission"):
    draw: Count
    keep: Count


class Swap(Part, tag_field="verb", tag="swap"):
    n: Tokens


class MoveHero(Part, tag_field="verb", tag="move_hero"):
    to: Literal["own_station"]


class Peek(Part, tag_field="verb", tag="peek"):
    deck: Literal["law", "threat"]
    n: Count


class Redraw(Part, tag_field="verb", tag="redraw"):
    what: Literal["threat", "combat_card"]


class Prevent(Part, tag_field="verb", tag="prevent"):
    what: Literal["wound", "army_loss", "attack"]


class Special(Part, tag_field="verb", tag="special"):
    name: Literal["free_transfers", "station_as_own", "no_recovery", "own_station_as_hansa"]
    flag: str | None = None


class GoalEvent(Part, tag_field="verb", tag="goal_event"):
    event: Literal["captured", "battle_won", "threat_beaten", "law_passed", "hero_phase_end"]
    by: Literal["hero", "army"] | None = None
    source: Literal["player"] | None = field(default=None, name="from")
    foe: Literal["hero"] | None = None
    min_printed: Count | None = None
    context: Literal["event"] | None = None
    voted: Literal["for"] | None = None
    opposed: bool | None = None
    hero_at: Place | None = None


class GoalState(Part, tag_field="verb", tag="goal_state"):
    measure: Literal["stations_outside_own_zone", "polis_stations", "army", "min_resource", "same_resource_stations"]
    min: Count


class GoalPay(Part, tag_field="verb", tag="goal_pay"):
    res: dict[Resource, Tokens]
    place: Place


Instant = Gain | Lose | Steal | Army | DrawEquipment | DrawMission | Swap | MoveHero | Peek | Redraw | Prevent
Windowed = Instant | Strength | Speed | WinDraws | Cost | Votes
Goal = GoalEvent | GoalState | GoalPay


class On(Part, tag_field="verb", tag="on"):
    when: Trigger
    do: list[Instant]
    who: Literal["owner", "all", "fewest_vp"] = "owner"
    optional: bool = False
    flag: str | None = None


class Action(Part, tag_field="verb", tag="action"):
    place: Place
    do: list[Instant]
    flag: str | None = None


class DiscardFor(Part, tag_field="verb", tag="discard_for"):
    window: Window
    do: list[Windowed]
    cond: If = field(default_factory=If, name="if")


FactionVerb = Strength | WinDraws | Limit | Cost | Votes | Speed | On | Special
HeroVerb = FactionVerb | Action
LawVerb = Strength | Speed | Cost | Votes | On
EquipmentVerb = Strength | Speed | WinDraws | Limit | Cost | Votes | On | Special | DiscardFor
ThreatVerb = Strength | WinDraws | IgnoreEquipment | On
Provenance = dict[str, str]


class Faction(Part):
    id: Ident
    zone: Ident
    homes: Annotated[list[Ident], Meta(min_length=3, max_length=3)]
    bonus: list[Instant]
    ability: list[FactionVerb]
    provenance: Provenance


class Hero(Part):
    id: Ident
    strength: Annotated[int, Meta(ge=0, le=20)]
    speed: Annotated[int, Meta(ge=0, le=9)]
    ability: list[HeroVerb]
    provenance: Provenance


class Law(Part):
    id: Ident
    effect: list[LawVerb]
    provenance: Provenance


class Threat(Part):
    id: Ident
    stage: Literal[1, 2]
    type: ThreatType
    strength: Annotated[int, Meta(ge=0, le=20)]
    property: list[ThreatVerb]
    reward: list[Instant]
    provenance: Provenance


class Equipment(Part):
    id: Ident
    tag: Tag
    copies: Annotated[int, Meta(ge=1, le=9)]
    effect: list[EquipmentVerb]
    provenance: Provenance


class MissionGoal(Part):
    id: Ident
    goal: Goal
    provenance: Provenance


class Mission(Part):
    id: Ident
    goal: Ident
    ability: list[Windowed]
    windows: list[Window]
    provenance: Provenance


class CombatCard(Part):
    id: Ident
    type: CombatType
    modifier: Delta
    provenance: Provenance
    bonus: Delta | None = None
    bonus_against: CombatType | None = None


class Station(Part):
    id: Ident
    zone: Ident
    kind: Literal["regular", "polis", "abandoned", "hansa"]
    at: tuple[int, int]
    resource: Resource | None = None


class Line(Part):
    id: Ident
    number: int
    ring: bool
    stations: list[Ident]


class Zones(Part):
    order: list[Ident]
    hub: Ident


class DrawnBorder(Part):
    zones: tuple[Ident, Ident]
    flag: str


class MapFile(Part):
    provenance: str
    stations: list[Station]
    hubs: list[list[Ident]]
    exceptions: dict[str, str]
    zones: Zones
    drawn_border: list[DrawnBorder]
    line: list[Line]


class Space(Part):
    produce: list[Resource]
    times: Annotated[int, Meta(ge=1, le=9)]
    threat: bool
    law: bool


class TrackFile(Part):
    returns_to: int
    provenance: str
    space: Annotated[list[Space], Meta(min_length=2)]


class CardFile(Part):
    """A file of cards; a content pack may mix kinds freely."""

    faction: list[Faction] = []
    hero: list[Hero] = []
    law: list[Law] = []
    threat: list[Threat] = []
    equipment: list[Equipment] = []
    goal: list[MissionGoal] = []
    mission: list[Mission] = []
    combat_card: list[CombatCard] = []
