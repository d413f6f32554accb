"""The types of views of the board game. What is shown is decided in `view`, which is compiled; these are msgspec's classes and are not."""

from __future__ import annotations

from msgspec import Struct

from metro2033.kernel.prompt import PromptView


class Tokens(Struct, frozen=True):
    """A heap of resources."""

    pig: int
    mushroom: int
    ammo: int


class SeatView(Struct, frozen=True):
    """One player's side of the table. `missions` and `scouted` name only cards the viewer may know.

    `strength` is the hero's in every battle; `upkeep` is what an army of strength 1, 2 and so on would cost at the next mobilisation.
    """

    seat: int
    faction: str | None
    hero: str | None
    hero_at: str | None
    sits_out: bool
    army: int
    tokens: Tokens
    points: int
    needed_points: int
    votes: int
    strength: int
    speed: int
    upkeep: list[int]
    equipment: list[str]
    equipment_limit: int
    mission_count: int
    missions: list[str]
    completed: list[str]
    used: list[str]
    bought_mission: bool
    scouted_count: int
    scouted: list[str]


class SideView(Struct, frozen=True):
    """One side of a battle with the terms of its strength, as far as they are open."""

    seat: int | None
    piece: str
    total: int | None
    terms: list[tuple[str, int]]
    has_chosen: bool
    card: str | None
    taken_back: list[str]
    hand: list[str] | None


class BattleView(Struct, frozen=True):
    """The battle that is under way."""

    station: str
    target: str | None
    threat: str | None
    attacker: SideView
    defender: SideView
    winner: str | None
    in_event: bool
    stakes: StakesView


class StakesView(Struct, frozen=True):
    """What a battle takes from the losing side, equipment included, as things stand: for either winner. Nothing follows from a draw (B-CB-09..16)."""

    attacker: list[str]
    defender: list[str]


class DarkView(Struct, frozen=True):
    """A threat from the dark: which station each seat named, defended by what."""

    stations: list[str | None]
    pieces: list[str | None]
    threat: str | None


class VoteView(Struct, frozen=True):
    """A vote: each seat's side (None until cast) and weight."""

    law: str
    sides: list[str | None]
    weights: list[int]


class DeckView(Struct, frozen=True):
    """Sizes of decks, open discard piles, and the places of cards the viewer knows, counted from the bottom."""

    equipment: int
    missions: int
    laws: int
    threats: int
    equipment_discard: list[str]
    threat_discard: list[str]
    mission_discard_count: int
    mission_discard: list[str]
    known_laws: dict[str, int]
    known_threats: dict[str, int]


class LastingView(Struct, frozen=True):
    """An effect in force: the card it comes from, the seat it lies on (None: the threat), what it changes by how much, and how long."""

    card: str
    seat: int | None
    what: str
    n: int
    until: str


class BoardView(Struct, frozen=True):
    """Everything one seat may know."""

    viewer: int | None
    round: int
    phase: str
    turn: int | None
    stage: int
    space: int
    first: int
    winner: int | None
    zones: list[str]
    seats: list[SeatView]
    owners: dict[str, int]
    reserve: Tokens
    market: list[str]
    law: str | None
    decks: DeckView
    drawn: list[str] | None
    lasting: list[LastingView]
    window: str | None
    battle: BattleView | None
    dark: DarkView | None
    vote: VoteView | None
    prompt: PromptView | None
    rules: dict[str, str | int] = {}  # the edition and the flags that texts name
    also_open: list[str] = []  # stations in play outside the zones: Hansa, by a house rule
