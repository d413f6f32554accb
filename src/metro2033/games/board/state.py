"""The state of a board game: ints, lists of ints, and one record per battle, threat event, vote or window. Data and clone only.

Nothing derived is stored, with two exceptions justified by profiling: masks of owned stations beside the owner list, and
`neutral` beside both. They change together in `rules/capture.py`; only setup also writes `neutral`, when zones close.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from metro2033.games.board.catalog.catalog import Catalog
from metro2033.games.board.metro_map import Area
from metro2033.kernel.agenda import MOST_SEATS, Table


class Battle:
    """A battle in progress: its two sides, place, target and cards."""

    __slots__ = (
        "free_capture",
        "hands",
        "in_event",
        "loss_prevented",
        "piece",
        "played",
        "prevented",
        "seat",
        "shown",
        "station",
        "target",
        "threat",
        "winner",
        "wound_prevented",
    )

    seat: list[int]  # by side; NOBODY for a threat or the guard
    piece: list[int]  # by side: ARMY, HERO, THREAT, GUARD
    station: int  # where it takes place
    target: int  # the attacked hero card, or NOBODY for the station
    threat: int  # the opposing threat card, or NOBODY
    hands: list[list[int]]  # combat cards by side
    played: list[int]  # by side, NOBODY until chosen
    shown: list[list[int]]  # by side: cards revealed and taken back into the hand
    winner: int  # ATTACKER, DEFENDER, DRAW or UNDECIDED
    in_event: int  # 1 in a threat event
    prevented: int  # 1 if the attack was prevented
    wound_prevented: int
    loss_prevented: int
    free_capture: int

    def clone(self) -> Battle:
        """Returns an independent copy."""
        c = Battle()
        c.seat = self.seat[:]
        c.piece = self.piece[:]
        c.station = self.station
        c.target = self.target
        c.threat = self.threat
        c.hands = [hand[:] for hand in self.hands]
        c.played = self.played[:]
        c.shown = [cards[:] for cards in self.shown]
        c.winner = self.winner
        c.in_event = self.in_event
        c.prevented = self.prevented
        c.wound_prevented = self.wound_prevented
        c.loss_prevented = self.loss_prevented
        c.free_capture = self.free_capture
        return c


class Dark:
    """A threat event: the station each seat defends, and the threat once revealed."""

    __slots__ = ("beaten", "piece", "station", "threat")

    station: list[int]  # by seat, NOBODY without a station
    piece: list[int]  # by seat
    threat: int
    beaten: int  # 1 if a seat has repelled the threat; kept only where it matters

    def clone(self) -> Dark:
        """Returns an independent copy."""
        c = Dark()
        c.station = self.station[:]
        c.piece = self.piece[:]
        c.threat = self.threat
        c.beaten = self.beaten
        return c


class Vote:
    """A vote on a law: each seat's side and weight."""

    __slots__ = ("law", "side", "weight")

    law: int
    side: list[int]  # by seat: NOBODY, 0 against, 1 for
    weight: list[int]

    def clone(self) -> Vote:
        """Returns an independent copy."""
        c = Vote()
        c.law = self.law
        c.side = self.side[:]
        c.weight = self.weight[:]
        return c


class Window:
    """An open window for abilities: its kind, the order of seats asked, and the number of consecutive passes."""

    __slots__ = ("at", "kind", "order", "passes", "used")

    kind: int
    order: list[int]
    at: int
    passes: int
    used: int  # 1 if the mobilisation window's trigger was used, or the hero has moved this turn

    def clone(self) -> Window:
        """Returns a copy; it shares `order`, which never changes."""
        c = Window()
        c.kind = self.kind
        c.order = self.order
        c.at = self.at
        c.passes = self.passes
        c.used = self.used
        return c


class State(Table):
    """The whole table, the agenda and the current question."""

    __slots__ = (
        "area", "army", "battle", "bought_mission", "catalog", "combat_deck", "dark", "done", "drawn", "drawn_by", "drawn_known", "equipment_deck",
        "equipment_discard", "faction", "fulfilled", "gear", "gifts", "held", "hero", "hero_at", "lasting", "law", "law_deck", "law_known",
        "market", "mission_deck", "mission_discard", "mission_discard_known", "missions", "neutral", "own", "owner", "phase", "renewed", "reserve",
        "round", "scouted", "sits_out", "space", "stage", "threat_deck", "threat_discard", "threat_known", "turn",
        "unsettled", "used", "vote", "window", "winner",
    )  # fmt: skip

    catalog: Catalog  # shared
    area: Area  # shared
    round: int
    space: int  # of the round track
    phase: int
    turn: int  # the seat whose turn it is within the phase, NOBODY before the first
    stage: int  # 1 or 2
    winner: int
    reserve: list[int]  # by resource
    held: list[int]  # three per seat
    faction: list[int]  # by seat: faction card, NOBODY before the draft
    hero: list[int]  # by seat: hero card
    hero_at: list[int]  # by seat: station
    sits_out: list[int]  # by seat: 1 for a wounded hero who misses the next hero turn, 2 for one in the next hero phase
    army: list[int]  # by seat
    owner: list[int]  # by capturable station: seat or NOBODY
    own: list[int]  # by seat: mask of owned stations
    neutral: int  # mask of neutral stations in the active area
    gear: list[list[int]]  # by seat: equipment the hero carries
    missions: list[list[int]]  # by seat: open missions, secret
    done: list[list[int]]  # by seat: completed missions
    used: list[int]  # completed missions used this round, of all seats
    fulfilled: list[int]  # open missions whose event has happened, awaiting a stable point
    bought_mission: int  # mask of seats that have used up this round's mission purchase
    renewed: int  # 1 if the market was renewed this round; kept only where the table has one renewal
    scouted: list[
        list[int]
    ]  # threats held face down: [seat, threat, round in which it was taken, mask of the seats that know it]
    gifts: int  # number of times stage II was entered
    market: list[int]
    equipment_deck: list[int]  # decks: the last card is the top
    equipment_discard: list[int]
    mission_deck: list[int]
    mission_discard: list[int]
    mission_discard_known: list[int]  # masks of the seats that saw each discarded mission
    law_deck: list[int]
    law_known: list[int]  # masks of the seats that know the law at each position of the deck
    law: int  # the law in force, or NOBODY
    threat_deck: list[int]
    threat_known: list[int]
    threat_discard: list[int]
    combat_deck: list[int]  # all seven, shuffled
    drawn: list[int]  # cards drawn or looked at by one seat that must choose
    drawn_known: list[int]  # masks of the seats that knew them before
    drawn_by: int
    lasting: list[list[int]]  # effects in force: [verb, seat, n, until, card]
    unsettled: int  # mask of seats whose goals may have been met since the last stable point
    battle: Battle | None
    dark: Dark | None
    vote: Vote | None
    window: Window | None

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def clone(self) -> State:
        """Returns a copy without a log that shares only immutable data, including the entries of `scouted` and `lasting`."""
        c = State()
        self.copy_table_to(c)
        c.catalog = self.catalog
        c.area = self.area
        c.round = self.round
        c.space = self.space
        c.phase = self.phase
        c.turn = self.turn
        c.stage = self.stage
        c.winner = self.winner
        c.reserve = self.reserve[:]
        c.held = self.held[:]
        c.faction = self.faction[:]
        c.hero = self.hero[:]
        c.hero_at = self.hero_at[:]
        c.sits_out = self.sits_out[:]
        c.army = self.army[:]
        c.owner = self.owner[:]
        c.own = self.own[:]
        c.neutral = self.neutral
        c.gear = [cards[:] for cards in self.gear]
        c.missions = [cards[:] for cards in self.missions]
        c.done = [cards[:] for cards in self.done]
        c.used = self.used[:]
        c.fulfilled = self.fulfilled[:]
        c.bought_mission = self.bought_mission
        c.renewed = self.renewed
        c.scouted = self.scouted[:]
        c.gifts = self.gifts
        c.market = self.market[:]
        c.equipment_deck = self.equipment_deck[:]
        c.equipment_discard = self.equipment_discard[:]
        c.mission_deck = self.mission_deck[:]
        c.mission_discard = self.mission_discard[:]
        c.mission_discard_known = self.mission_discard_known[:]
        c.law_deck = self.law_deck[:]
        c.law_known = self.law_known[:]
        c.law = self.law
        c.threat_deck = self.threat_deck[:]
        c.threat_known = self.threat_known[:]
        c.threat_discard = self.threat_discard[:]
        c.combat_deck = self.combat_deck[:]
        c.drawn = self.drawn[:]
        c.drawn_known = self.drawn_known[:]
        c.drawn_by = self.drawn_by
        c.lasting = self.lasting[:]
        c.unsettled = self.unsettled
        c.battle = None if self.battle is None else self.battle.clone()
        c.dark = None if self.dark is None else self.dark.clone()
        c.vote = None if self.vote is None else self.vote.clone()
        c.window = None if self.window is None else self.window.clone()
        return c


RECORDS: Final = {"battle": Battle, "dark": Dark, "vote": Vote, "window": Window}
LATER: Final[dict[type, dict[str, int]]] = {
    State: {"renewed": 0},
    Dark: {"beaten": 0},
}  # defaults of fields missing from older saves


def masks_of(fields: Mapping[str, Any]) -> list[int]:
    """Returns the masks of owned stations by seat, from the owners in a save."""
    owner = fields["owner"]
    return [sum(1 << at for at, held in enumerate(owner) if held == seat) for seat in range(fields["seats"])]


# By number of seats and first player; shared and immutable.
TURN_ORDERS: Final = [
    [[(first + place) % seats for place in range(seats)] for first in range(seats)] for seats in range(MOST_SEATS + 1)
]


def turn_order(s: State) -> list[int]:
    """Returns all seats clockwise from the first player (B-RD-02)."""
    return TURN_ORDERS[s.seats][s.first]


def station_count(s: State, seat: int) -> int:
    """Returns how many stations a seat controls."""
    return s.own[seat].bit_count()


def points(s: State, seat: int) -> int:
    """Returns a seat's victory points: stations and completed missions (B-CP-06, B-CP-07, B-MI-03)."""
    return s.own[seat].bit_count() + len(s.done[seat])
