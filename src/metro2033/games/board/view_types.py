"""View types of the board game. `view`, which is compiled, decides visibility; these are msgspec classes and not compiled."""

from __future__ import annotations

from msgspec import Struct

from metro2033.kernel.prompt import PromptView


class Tokens(Struct, frozen=True):
    """Amounts of each resource."""

    pig: int
    mushroom: int
    ammo: int


class SeatView(Struct, frozen=True):
    """One player's side of the table. `missions` and `scouted` name only cards the viewer may know.

    `strength` includes only modifiers that apply in every battle; `upkeep` lists the cost of an army of strength 1, 2, ... at the next
    mobilisation.
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
    """One side of a battle with the public terms of its strength."""

    seat: int | None
    piece: str
    total: int | None
    terms: list[tuple[str, int]]
    has_chosen: bool
    card: str | None
    taken_back: list[str]
    hand: list[str] | None


class BattleView(Struct, frozen=True):
    """The current battle."""

    station: str
    target: str | None
    threat: str | None
    attacker: SideView
    defender: SideView
    winner: str | None
    in_event: bool
    stakes: StakesView


class StakesView(Struct, frozen=True):
    """The current losses of the losing side for either winner, equipment included. A draw has no consequences (B-CB-09..16)."""

    attacker: list[str]
    defender: list[str]


class DarkView(Struct, frozen=True):
    """A threat event: the station each seat named, and its defender."""

    stations: list[str | None]
    pieces: list[str | None]
    threat: str | None


class VoteView(Struct, frozen=True):
    """A vote: each seat's side (None until cast) and weight."""

    law: str
    sides: list[str | None]
    weights: list[int]


class DeckView(Struct, frozen=True):
    """Deck sizes, public discard piles, and the positions of cards the viewer knows, counted from the bottom."""

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
    """A lasting effect: its card, its seat (None: the threat), the value it changes, the amount, and its duration."""

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
    rules: dict[str, str | int] = {}  # the edition and the flags that texts refer to
    also_open: list[str] = []  # stations in play outside the zones: Hansa, with a house rule
