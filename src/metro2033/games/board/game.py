"""The board game as a ruleset: binds content, edition and rules to the common interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from metro2033.games.board import invariants, position
from metro2033.games.board.advice.cautions import cautions
from metro2033.games.board.advice.outlook import outlook, progress
from metro2033.games.board.advice.why import why_not
from metro2033.games.board.catalog.catalog import Catalog
from metro2033.games.board.catalog.load import READER, Content, editions, read_content
from metro2033.games.board.catalog.tables import CARD_KINDS, build_catalog
from metro2033.games.board.chapters import STEPS
from metro2033.games.board.codes import BLOCKS, PHASES, RESOURCES, SETUP
from metro2033.games.board.determinise import determinise, unseen
from metro2033.games.board.events import EVENTS
from metro2033.games.board.queries.reach import reach
from metro2033.games.board.rules import setup, window
from metro2033.games.board.rules.deck import DECKS
from metro2033.games.board.rules.victory import REASONS, TIES, qualified, reason_of
from metro2033.games.board.state import LATER, RECORDS, State, masks_of, points, station_count, turn_order
from metro2033.games.board.view import PIECES, describe, view
from metro2033.games.board.view_types import BoardView
from metro2033.kernel.advice import Caution, Reach
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Chance, Deal
from metro2033.kernel.choice import Choice, ChoiceTable
from metro2033.kernel.outlook import Outlook, Progress
from metro2033.kernel.pack import Packs
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.ruleset import GameRules, Result
from metro2033.kernel.save import Saver

SAVER = Saver(State, RECORDS, ("catalog", "area"), STEPS, LATER, {"own": masks_of})

# Rules behind a verb, in addition to those of the step that asks.
VERB_RULES = {
    "attack station": ("B-AA-02", "B-HA-23"),
    "attack hero": ("B-AA-11", "B-HA-27"),
    "obtain": ("B-AA-14",),
    "buy_equipment": ("B-HA-09",),
    "receive_mission": ("B-HA-16", "B-HA-18"),
    "exchange_resources": ("B-HA-19",),
    "scout": ("B-HA-20",),
    "use_ability": ("B-HA-03",),
    "use mission": ("B-MI-05", "B-MI-06"),
    "complete mission": ("B-MI-03",),
    "renew": ("B-HA-10",),
}


SPELLED = {
    "reason": REASONS,
    "tie": TIES,
    "resource": RESOURCES,
    "piece": PIECES,
    "phase": PHASES,
    "side": ("against", "for"),
    "deck": DECKS,
}


class BoardRules(GameRules[State, BoardView, Content, Catalog]):
    """Metro 2033, the board game, in one edition with its options and packs."""

    game = "board"
    default_edition = "en2012"
    lesson = Path(__file__).parent / "study" / "lesson.toml"
    min_seats = 2
    max_seats = 6
    round_limit = 300
    windows = frozenset({window.offer_abilities.__name__})
    reader = READER
    events = EVENTS
    steps = STEPS
    saver = SAVER
    card_kinds = CARD_KINDS
    verb_rules = VERB_RULES

    def __init__(self, content: Content) -> None:
        catalog = build_catalog(content)
        super().__init__(content, catalog, choice_table(catalog, content))

    @classmethod
    def read(cls, edition: str, options: Mapping[str, str], packs: Packs = ()) -> Self:
        """Returns the game in an edition, with options and content packs."""
        return cls(read_content(edition, options, packs))

    def lay(self, seats: int, chance: Chance) -> State:
        """Returns a new state before the first question."""
        return setup.new_state(self.catalog, seats, chance)

    def view(self, s: State, seat: int | None) -> BoardView:
        """Returns everything a seat, or a spectator for None, may know."""
        return view(s, seat)

    def describe(self, s: State) -> BoardView:
        """Returns the whole table with nothing hidden."""
        return describe(s)

    def determinise(self, s: State, seat: int, seed: int, deal: Deal | None = None) -> State:
        """Returns a clone without a log in which all cards hidden from the seat are re-dealt."""
        return determinise(s, seat, seed, deal)

    def unseen(self, s: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
        """Returns the cards a seat cannot locate."""
        return unseen(s, seat)

    def result(self, s: State) -> Result | None:
        """Returns the result of a finished game, or None."""
        return None if s.winner == NOBODY else self.standing(s)

    def standing(self, s: State) -> Result:
        """Returns the standing: the winner first, then by points, ties by distance from the first player."""
        score = tuple(points(s, seat) for seat in range(s.seats))
        order = turn_order(s)
        ranked = sorted(range(s.seats), key=lambda seat: (seat != s.winner, -score[seat], order.index(seat)))
        places = tuple(ranked.index(seat) + 1 for seat in range(s.seats))
        if s.winner == NOBODY:
            return Result(None, score, places)
        return Result(s.winner, score, places, REASONS[reason_of(s, s.winner)], len(qualified(s)) - 1)

    def round(self, s: State) -> int:
        """Returns the number of the current round."""
        return s.round

    def traits(self, s: State) -> Mapping[str, tuple[str | None, ...]]:
        """Returns factions and heroes by seat."""
        ids = self.catalog.card_ids
        return {
            name: tuple(None if card == NOBODY else ids[card] for card in cards)
            for name, cards in (("faction", s.faction), ("hero", s.hero))
        }

    def figures(self, s: State) -> Mapping[str, tuple[int, ...]]:
        """Returns victory points, army strength, stations, resources and completed missions by seat."""
        seats = range(s.seats)
        return {
            "points": tuple(points(s, seat) for seat in seats),
            "army": tuple(s.army),
            "stations": tuple(station_count(s, seat) for seat in seats),
            "resources": tuple(sum(s.held[3 * seat : 3 * seat + 3]) for seat in seats),
            "missions": tuple(len(done) for done in s.done),
        }

    def printed_strengths(self) -> Mapping[str, int]:
        """Returns the printed strength of every threat and hero."""
        cards = self.content.cards
        return {card.id: card.strength for card in cards.threat} | {card.id: card.strength for card in cards.hero}

    def provenance(self) -> Mapping[str, Sequence[Sequence[str]]]:
        """Returns the provenance marks; goals have separate marks, the map one per file with exceptions by station."""
        metro = self.content.map
        goals = [tuple(goal.provenance.values()) for goal in self.content.cards.goal]
        stations = [(metro.exceptions.get(station.id, metro.provenance),) for station in metro.stations]
        return {**super().provenance(), "goal": goals, "station": stations}

    def why_not(self, s: State, seat: int, choice: Choice) -> IllegalChoice:
        """Returns why a choice is not offered."""
        return why_not(s, seat, choice)

    def reach(self, s: State) -> list[Reach]:
        """Returns the reach of every army and hero."""
        return reach(s)

    def cautions(self, s: State) -> Mapping[int, Caution]:
        """Returns the cautions for the asked seat."""
        return cautions(s)

    def outlook(self, s: State) -> Mapping[int, Outlook]:
        """Returns the costs and gains of every current choice."""
        return outlook(s)

    def progress(self, s: State, seat: int) -> list[Progress]:
        """Returns the progress of a seat's open missions."""
        return progress(s, seat)

    def spell(self, kind: str, number: int) -> str | int:
        """Returns the id behind a number of an event."""
        if kind in ("n", "seat"):
            return number
        if kind == "station":
            return self.catalog.station_ids[number]
        if kind in SPELLED:
            return SPELLED[kind][number]
        return self.catalog.card_ids[number]

    def places(self) -> Mapping[str, Any]:
        """Returns the map: zones, lines, and stations with their neighbours while every zone is in play."""
        metro, ids = self.catalog.metro, self.catalog.station_ids
        stations = [
            {
                **{name: part for name, part in msgspec.to_builtins(station).items() if part is not None},
                "tunnels": [ids[other] for other in metro.tunnels[number]],
                "transfers": [ids[other] for other in metro.transfers[number]],
            }
            for number, station in sorted(
                (self.catalog.station_number[each.id], each) for each in self.content.map.stations
            )
        ]
        lines = [{"id": line.id, "ring": line.ring, "stations": line.stations} for line in self.content.map.line]
        return {"zones": msgspec.to_builtins(self.content.map.zones), "lines": lines, "stations": stations}

    def numbered(self) -> Sequence[str]:
        """Returns the ids whose numbers the states store: cards and stations."""
        return [*self.catalog.card_ids, *self.catalog.station_ids]

    def position(self, description: Mapping[str, Any]) -> State:
        """Returns a state built from a hand-written position."""
        return position.build(self.catalog, description)

    def attach(self, s: State) -> None:
        """Gives a loaded state its catalogue and the area of its drafted factions."""
        s.catalog = self.catalog
        zones = 0
        if s.phase != SETUP or s.neutral:
            zones = sum(1 << self.catalog.zone[faction] for faction in s.faction)
        s.area = self.catalog.metro.area(zones)

    def check(self, s: State) -> None:
        """Asserts every invariant of the state."""
        invariants.check(s)


def choice_table(cards: Catalog, content: Content) -> ChoiceTable:
    """Returns the table of all choices of the board game with this content."""
    number = cards.card_number
    targets: dict[str, Mapping[int, str]] = {
        kind: {number[card.id]: card.id for card in getattr(content.cards, kind)} for kind in CARD_KINDS
    }
    targets["station"] = dict(enumerate(cards.station_ids))
    targets["resource"] = dict(enumerate(RESOURCES))
    targets["pair"] = {3 * a + b: f"{RESOURCES[a]} {RESOURCES[b]}" for a in range(3) for b in range(3) if a != b}
    targets["number"] = {n: str(n) for n in range(36)}
    targets["strength"] = {n: str(n) for n in range(9)}
    return ChoiceTable(BLOCKS, targets)


__all__ = ["BoardRules", "editions"]
