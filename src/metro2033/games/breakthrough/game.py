"""The card game's ruleset: content and rulings bound to rules, behind the protocol that every interface uses."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from metro2033.games.breakthrough import invariants, position
from metro2033.games.breakthrough.advice import why
from metro2033.games.breakthrough.advice.cautions import cautions
from metro2033.games.breakthrough.advice.outlook import outlook, progress
from metro2033.games.breakthrough.catalog.catalog import NO_PROTECTION, Catalog
from metro2033.games.breakthrough.catalog.load import READER, Content, editions, read_content
from metro2033.games.breakthrough.catalog.tables import build_catalog
from metro2033.games.breakthrough.codes import BLOCKS, KINDS, TIDY
from metro2033.games.breakthrough.determinise import determinise, unseen
from metro2033.games.breakthrough.events import EVENTS
from metro2033.games.breakthrough.rules import attack, draw, losses, mission, setup, tidy, turn
from metro2033.games.breakthrough.state import RECORDS, State, tokens_owned
from metro2033.games.breakthrough.view import describe, view
from metro2033.games.breakthrough.view_types import BreakthroughView
from metro2033.kernel.advice import Caution
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Chance, Deal
from metro2033.kernel.choice import Choice, ChoiceTable
from metro2033.kernel.outlook import Outlook, Progress
from metro2033.kernel.pack import Packs
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.ruleset import GameRules, Result
from metro2033.kernel.save import Saver
from metro2033.kernel.steps import StepTable

CHAPTERS = (setup, turn, draw, mission, tidy, attack, losses)
RENAMED: Mapping[str, str] = {}  # old name of a step in a save -> its current name
STEPS = StepTable((chapter.STEPS for chapter in CHAPTERS), RENAMED)
WHY: why.WhyTable = {**turn.WHY, **draw.WHY, **mission.WHY, **tidy.WHY, **attack.WHY}
SAVER = Saver(State, RECORDS, ("catalog",), STEPS)
SURVIVAL = {f"survival{n}": {f"survival{n}": "true"} for n in range(1, 5)}  # named variants (C-82)

# Rules behind a verb, in addition to those of the asking step.
VERB_RULES = {
    "play": ("C-09", "C-76"),
    "turn": ("C-12", "C-27"),
    "discard": ("C-14", "C-17"),
    "swap": ("C-19",),
    "complete": ("C-28", "C-29"),
    "tidy": ("C-40",),
    "keep": ("C-34",),
    "take": ("C-11",),
}


class BreakthroughRules(GameRules[State, BreakthroughView, Content, Catalog]):
    """Metro 2033: Breakthrough with its rulings, variants and packs."""

    game = "breakthrough"
    default_edition = "pl2017"
    lesson = Path(__file__).parent / "study" / "lesson.toml"
    min_seats = 2
    max_seats = 5
    round_limit = 1000
    housekeeping = TIDY
    reader = READER
    events = EVENTS
    steps = STEPS
    saver = SAVER
    card_kinds = KINDS
    verb_rules = VERB_RULES

    def __init__(self, content: Content) -> None:
        catalog = build_catalog(content)
        super().__init__(content, catalog, choice_table(catalog))

    @classmethod
    def read(cls, edition: str, options: Mapping[str, str], packs: Packs = ()) -> Self:
        """Returns the game in an edition, with options applied and content packs added."""
        return cls(read_content(edition, options, packs))

    def lay(self, seats: int, chance: Chance) -> State:
        """Returns a new state before its first question."""
        if self.catalog.flags.faction_choice not in ("random", "pick"):
            setup.agreed_factions(self.catalog, seats)
        return setup.new_state(self.catalog, seats, chance)

    def view(self, s: State, seat: int | None) -> BreakthroughView:
        """Returns everything that one seat may know, or a spectator for None."""
        return view(s, seat)

    def describe(self, s: State) -> BreakthroughView:
        """Returns the whole table with nothing hidden."""
        return describe(s)

    def determinise(self, s: State, seat: int, seed: int, deal: Deal | None = None) -> State:
        """Returns a determinized clone: everything hidden from the seat is re-dealt."""
        return determinise(s, seat, seed, deal)

    def unseen(self, s: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
        """Returns the cards that a seat cannot locate."""
        return unseen(s, seat)

    def result(self, s: State) -> Result | None:
        """Returns the result of a finished game, or None."""
        return self.standing(s) if s.asked == NOBODY else None

    def standing(self, s: State) -> Result:
        """Ranks the seats by tokens owned, with shared ties; a winner has all ten (C-83)."""
        owned = tuple(tokens_owned(s, seat) for seat in range(s.seats))
        places = tuple(1 + sum(other > mine for other in owned) for mine in owned)
        return Result(None, owned, places) if s.winner == NOBODY else Result(s.winner, owned, places, "tokens")

    def round(self, s: State) -> int:
        """Returns the number of the current round."""
        return s.round

    def traits(self, s: State) -> Mapping[str, tuple[str | None, ...]]:
        """Returns the factions by seat."""
        ids = self.catalog.card_ids
        return {"faction": tuple(None if card == NOBODY else ids[card] for card in s.faction)}

    def figures(self, s: State) -> Mapping[str, tuple[int, ...]]:
        """Returns tokens owned, tokens above the faction card, resource amounts on the table, and stations and heroes in play."""
        amount = self.catalog.amount
        return {
            "points": tuple(tokens_owned(s, seat) for seat in range(s.seats)),
            "ready": tuple(s.up),
            "resources": tuple(sum(amount[card] for card in cards) for cards in s.resources),
            "stations": tuple(len(cards) for cards in s.stations),
            "heroes": tuple(len(cards) for cards in s.heroes),
        }

    def why_not(self, s: State, seat: int, choice: Choice) -> IllegalChoice:
        """Returns the reason why a choice is not offered."""
        return why.why_not(s, seat, choice, STEPS, WHY)

    def cautions(self, s: State) -> Mapping[int, Caution]:
        """Returns cautions about wasteful choices."""
        return cautions(s)

    def outlook(self, s: State) -> Mapping[int, Outlook]:
        """Returns the costs and gains of every choice of the open question."""
        return outlook(s)

    def progress(self, s: State, seat: int) -> list[Progress]:
        """Returns how much of its open missions a seat's resources cover."""
        return progress(s, seat)

    def spell(self, kind: str, number: int) -> str | int:
        """Returns the id behind an event's number."""
        return number if kind in ("n", "seat") else self.catalog.card_ids[number]

    def position(self, description: Mapping[str, Any]) -> State:
        """Returns the state of a handwritten position."""
        return position.build(self.catalog, description)

    def attach(self, s: State) -> None:
        """Gives a loaded state its catalogue."""
        s.catalog = self.catalog

    def check(self, s: State) -> None:
        """Asserts every invariant of a state."""
        invariants.check(s)


def choice_table(cards: Catalog) -> ChoiceTable:
    """Returns every choice of the card game with this content."""
    by_kind: dict[str, dict[int, str]] = {kind: {} for kind in KINDS}
    for number, name in enumerate(cards.card_ids):
        by_kind[KINDS[cards.kind[number]]][number] = name
    turnable = {**by_kind["resource"], **by_kind["threat"]}
    shields = {card: name for card, name in turnable.items() if cards.protection_cost[card] != NO_PROTECTION}
    targets: dict[str, Mapping[int, str]] = {
        **by_kind,
        "upright": {**by_kind["resource"], **by_kind["station"], **by_kind["hero"]},
        "turned": shields,
        "protection": {**shields, **by_kind["hero"]},
        "mission": {**by_kind["station"], **by_kind["faction"]},
        "card": {card: name for kind in KINDS if kind != "faction" for card, name in by_kind[kind].items()},
    }
    return ChoiceTable(BLOCKS, targets)


__all__ = ["SURVIVAL", "BreakthroughRules", "editions"]
