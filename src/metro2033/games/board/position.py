"""Hand-written positions: builds a state from a scenario's description of the table. docs/scenario.md lists every key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from metro2033.games.board.catalog.catalog import Catalog
from metro2033.games.board.codes import (
    ARMY_ACTIONS,
    END_OF_ROUND,
    EVENT_PHASE,
    HERO_ACTIONS,
    MOBILISATION,
    PHASES,
    RESOURCES,
    SETUP,
)
from metro2033.games.board.invariants import check
from metro2033.games.board.rules.army import act_with_army
from metro2033.games.board.rules.capture import gain_station
from metro2033.games.board.rules.hero import act_with_hero
from metro2033.games.board.rules.mobilise import mobilise
from metro2033.games.board.rules.round import ROUND, end_hero_phase
from metro2033.games.board.rules.setup import blank_state, close_zones, draft_factions
from metro2033.games.board.state import State, turn_order
from metro2033.kernel.agenda import Scheduled, Step, advance
from metro2033.kernel.chance import Chance
from metro2033.kernel.content import convert
from metro2033.kernel.problem import BadScenario

PHASE_STEPS = {EVENT_PHASE: 0, MOBILISATION: 1, ARMY_ACTIONS: 2, HERO_ACTIONS: 3, END_OF_ROUND: 4}
TURNS: Mapping[int, Step] = {MOBILISATION: mobilise, ARMY_ACTIONS: act_with_army, HERO_ACTIONS: act_with_hero}


class Seat(Struct, forbid_unknown_fields=True):
    """One player's side of a position."""

    faction: str
    hero: str
    hero_at: str = ""
    stations: list[str] | None = None
    army: int = 2
    tokens: dict[Literal["pig", "mushroom", "ammo"], int] = {}
    equipment: list[str] = []
    missions: list[str] = []
    completed: list[str] = []
    used: list[str] = []  # completed missions used this round
    scouted: list[str] | dict[str, int] = []  # taken in the previous round, so usable now; or cards with their rounds
    sits_out: bool = False


class Position(Struct, forbid_unknown_fields=True):
    """A table: seats, the point in the round, decks from the top."""

    seat: list[Seat] = []
    seats: int = 0  # for a position before the draft
    round: int = 2
    first: int = 0
    phase: Literal["setup", "events", "mobilisation", "army_actions", "hero_actions", "end_of_round"] = "army_actions"
    turn: int = -1
    space: int = 1
    stage: Literal[1, 2] = 1
    gifts: int = 0
    law: str = ""
    seed: int = 1
    market: list[str] | None = None
    threats: list[str] = []
    equipment: list[str] = []
    missions: list[str] = []
    laws: list[str] = []
    combat: list[str] = []
    threat_discard: list[str] = []
    equipment_discard: list[str] = []
    mission_discard: list[str] = []
    empty_decks: list[Literal["threats", "equipment", "missions"]] = []  # remaining cards go to the discard pile


def build(cards: Catalog, description: Mapping[str, Any]) -> State:
    """Returns the state at its first question; raises `BadScenario` for an impossible position."""
    written = convert(dict(description), Position, "position", BadScenario)
    if written.phase == "setup":
        return _before_draft(cards, written)
    return _Builder(cards, written).build()


def _before_draft(cards: Catalog, written: Position) -> State:
    if not 2 <= written.seats <= 6:
        raise BadScenario("scenario-seats", given=written.seats)
    s = blank_state(cards, written.seats)
    Chance(seed=written.seed).apply_to(s)
    s.first = written.first % written.seats
    stack_decks(s, written)
    s.equipment_deck += reversed(deal(cards, written.equipment, s.equipment_deck))
    s.agenda = [(draft_factions, 0, 0)]
    advance(s)
    return s


def deal(cards: Catalog, names: list[str], deck: list[int]) -> list[int]:
    """Takes the named cards out of a deck."""
    dealt = []
    for name in names:
        card = cards.card_number.get(name, -1)
        if card not in deck:
            raise BadScenario("scenario-card", card=name[:80])
        deck.remove(card)
        dealt.append(card)
    return dealt


def stack_decks(s: State, written: Position) -> None:
    """Puts named cards on top of decks, the first one topmost; combat cards are dealt from the front of their list."""
    for names, deck in (
        (written.threats, s.threat_deck),
        (written.missions, s.mission_deck),
        (written.laws, s.law_deck),
    ):
        deck += reversed(deal(s.catalog, names, deck))
    s.combat_deck = deal(s.catalog, written.combat, s.combat_deck) + s.combat_deck


class _Builder:
    """Builds one position."""

    def __init__(self, cards: Catalog, written: Position) -> None:
        if not 2 <= len(written.seat) <= 6:
            raise BadScenario("scenario-seats", given=len(written.seat))
        self.cards = cards
        self.written = written
        self.s = blank_state(cards, len(written.seat))

    def build(self) -> State:
        s, written = self.s, self.written
        Chance(seed=written.seed).apply_to(s)
        s.round, s.space, s.stage, s.gifts = written.round, written.space, written.stage, written.gifts
        s.first = written.first
        s.phase = PHASES.index(written.phase)
        s.threat_deck = self.cards.threats[s.stage - 1][:] if s.stage in (1, 2) else []
        for deck in (s.threat_deck, s.equipment_deck, s.mission_deck, s.law_deck):
            deck.reverse()  # the first card of the catalogue is on top
        for number, seat in enumerate(written.seat):
            self._lay_seat(number, seat)
        if s.phase == SETUP or not 0 <= s.first < s.seats or not 0 <= s.space < len(self.cards.track):
            raise BadScenario("scenario-place", where="first, space")
        close_zones(s, 0, 0)
        self._lay_cards()
        s.unsettled = 0  # a position counts as settled
        s.agenda = self._agenda()
        advance(s)
        try:
            check(s)
        except AssertionError as broken:
            raise BadScenario("scenario-impossible", why=str(broken).partition(":")[0]) from None
        return s

    def _lay_seat(self, number: int, seat: Seat) -> None:
        s = self.s
        s.faction[number] = self._card(seat.faction, self.cards.factions, "faction")
        s.hero[number] = self._card(seat.hero, self.cards.heroes, "hero")
        homes = self.cards.homes[s.faction[number]]
        for station in homes if seat.stations is None else [self._station(name) for name in seat.stations]:
            if station >= self.cards.metro.capturable or s.owner[station] >= 0:
                raise BadScenario("scenario-station", station=self.cards.station_ids[station])
            gain_station(s, number, station)
        s.hero_at[number] = self._station(seat.hero_at) if seat.hero_at else homes[0]
        s.army[number] = seat.army
        s.sits_out[number] = int(seat.sits_out)
        for kind, name in enumerate(RESOURCES):
            amount = seat.tokens.get(name, 0)  # type: ignore[call-overload]
            s.held[3 * number + kind] = amount
            s.reserve[kind] -= amount

    def _lay_cards(self) -> None:
        s, written = self.s, self.written
        for number, seat in enumerate(written.seat):
            s.gear[number] = self._deal(seat.equipment, s.equipment_deck)
            s.missions[number] = self._deal(seat.missions, s.mission_deck)
            s.done[number] = self._deal(seat.completed, s.mission_deck)
            self._lay_used(number, seat)
            self._lay_scouted(number, seat)
        if written.law:
            s.law = self._deal([written.law], s.law_deck)[0]
        s.threat_discard = self._deal(written.threat_discard, s.threat_deck)
        s.equipment_discard = self._deal(written.equipment_discard, s.equipment_deck)
        s.mission_discard = self._deal(written.mission_discard, s.mission_deck)
        on_top = self._deal(written.equipment, s.equipment_deck)
        if written.market is None:
            s.market = [s.equipment_deck.pop() for _ in range(min(4, len(s.equipment_deck)))]
        else:
            s.market = self._deal(written.market, s.equipment_deck)
        s.equipment_deck += reversed(on_top)
        stack_decks(s, written)
        for name in written.empty_decks:
            self._empty(name)
        s.mission_discard_known = [0] * len(s.mission_discard)
        s.law_known = [0] * len(s.law_deck)
        s.threat_known = [0] * len(s.threat_deck)

    def _lay_used(self, number: int, seat: Seat) -> None:
        for name in seat.used:
            card = self.cards.card_number.get(name, -1)
            if card not in self.s.done[number] or card in self.s.used:
                raise BadScenario("scenario-used", card=name[:80])
            self.s.used.append(card)

    def _lay_scouted(self, number: int, seat: Seat) -> None:
        """Adds a seat's scouted cards; each is held until the end of the round after it was taken (B-HA-22)."""
        s = self.s
        named = seat.scouted if isinstance(seat.scouted, dict) else dict.fromkeys(seat.scouted, s.round - 1)
        for name, taken in named.items():
            if taken not in (s.round - 1, s.round):
                raise BadScenario("scenario-scouted", card=name[:80], taken=taken, round=s.round)
            s.scouted.append([number, self._deal([name], s.threat_deck)[0], taken, 1 << number])

    def _empty(self, name: str) -> None:
        s = self.s
        if name == "threats":
            s.threat_discard, s.threat_deck = s.threat_discard + s.threat_deck, []
        elif name == "equipment":
            s.equipment_discard, s.equipment_deck = s.equipment_discard + s.equipment_deck, []
        else:
            s.mission_discard, s.mission_deck = s.mission_discard + s.mission_deck, []

    def _deal(self, names: list[str], deck: list[int]) -> list[int]:
        return deal(self.cards, names, deck)

    def _card(self, name: str, kinds: list[int], what: str) -> int:
        card = self.cards.card_number.get(name, -1)
        if card not in kinds:
            allowed = tuple(self.cards.card_ids[known] for known in kinds)
            raise BadScenario("scenario-name", what=what, name=name[:80], allowed=allowed)
        return card

    def _station(self, name: str) -> int:
        if name not in self.cards.station_number:
            raise BadScenario("scenario-name", what="station", name=name[:80], allowed=())
        return self.cards.station_number[name]

    def _agenda(self) -> list[Scheduled]:
        """Returns the rest of the round as an agenda, next step last."""
        s, turn = self.s, self.written.turn
        at = PHASE_STEPS[s.phase]
        if turn < 0:
            return list(reversed(ROUND[at:]))
        if s.phase not in TURNS or turn >= s.seats:
            raise BadScenario("scenario-turn", phase=self.written.phase)
        left = turn_order(s)[turn_order(s).index(turn) :]
        after: list[Scheduled] = [(end_hero_phase, 0, 0)] if s.phase == HERO_ACTIONS else []
        steps: list[Scheduled] = [*((TURNS[s.phase], seat, 0) for seat in left), *after, *ROUND[at + 1 :]]
        return list(reversed(steps))
