"""The protocol of a game: everything the kernel and the interfaces need from it, and nothing more.

A ruleset is one game with its content, edition and options fixed. It is immutable and shared by all of its states. A game derives its
rules from `GameRules` and names its types there; code that serves every game takes a `Ruleset`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from metro2033.kernel.advice import Caution, Reach
from metro2033.kernel.agenda import NOBODY, Table, advance
from metro2033.kernel.cards import CardReader
from metro2033.kernel.chance import Chance, Deal
from metro2033.kernel.choice import Choice, ChoiceTable
from metro2033.kernel.event import EVERYBODY, Event, EventTable, Told
from metro2033.kernel.flags import as_told
from metro2033.kernel.outlook import Outlook, Progress
from metro2033.kernel.pack import Packs
from metro2033.kernel.problem import BadOption, IllegalChoice
from metro2033.kernel.save import Saver, digest
from metro2033.kernel.steps import StepTable


@dataclass(frozen=True)
class Result:
    """The result of a game: the winning seat (None at a round limit), and every seat's points and place (1 is best).

    `reason` is the winner's victory condition; `others` counts the other seats that also met one, in which case a tie-break
    decided.
    """

    winner: int | None
    points: tuple[int, ...]
    places: tuple[int, ...]
    reason: str = ""
    others: int = 0


class Named(Protocol):
    """The part of an edition that the kernel uses."""

    @property
    def id(self) -> str:
        """Its id."""


class Content(Protocol):
    """The content that a ruleset needs: cards as written, with options applied and packs merged."""

    @property
    def edition(self) -> Named:
        """The edition."""

    @property
    def options(self) -> Mapping[str, str | int | bool]:
        """The flags that differ from the edition's."""

    @property
    def hash(self) -> str:
        """The fingerprint that records pin."""

    @property
    def packs(self) -> Packs:
        """The merged packs."""

    @property
    def cards(self) -> Any:
        """The cards, with an attribute for each kind."""


class Catalog(Protocol):
    """The part of a ruleset's shared tables that the kernel reads."""

    choices: ChoiceTable
    card_ids: list[str]  # by card number

    @property
    def flags(self) -> Any:
        """A struct with one field per flag; `first_player`, if present, is checked when a game starts."""


S = TypeVar("S", bound=Table)  # the states of a game
V = TypeVar("V")  # its views
C = TypeVar("C", bound=Content)  # its content, as written
K = TypeVar("K", bound=Catalog)  # the tables that its states share


class GameRules(ABC, Generic[S, V, C, K]):
    """A playable game: its rules bound to content, edition and options."""

    game: str
    default_edition: str
    lesson: Path = Path()  # the lesson file, which also names positions; optional
    min_seats: int
    max_seats: int
    round_limit: int  # the driver's default limit, not a rule
    windows: frozenset[str] = frozenset()  # prompts that are usually passed; scenarios pass them automatically
    housekeeping: int = NOBODY  # a choice that is always legal and rarely good: listed last, skipped by random play
    card_kinds: tuple[str, ...]
    verb_rules: Mapping[str, tuple[str, ...]]  # by verb, or verb and kind: rules behind every such choice
    reader: CardReader[Any]  # reads its card files
    events: EventTable
    steps: StepTable
    saver: Saver[S]

    def __init__(self, content: C, catalog: K, choices: ChoiceTable) -> None:
        self.content = content
        self.catalog = catalog
        self._rules_of: dict[tuple[str, str, str], tuple[str, ...]] = {}  # cache, by prompt, verb and kind
        self.choices = catalog.choices = choices
        self.edition: str = content.edition.id
        self.options: Mapping[str, str | int | bool] = content.options  # differences from the edition
        self.content_hash: str = content.hash
        self.packs: Packs = content.packs

    @classmethod
    @abstractmethod
    def read(cls, edition: str, options: Mapping[str, str], packs: Packs = ()) -> Self:
        """Returns the game in an edition, with options applied and content packs added."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        options = tuple((name, str(self.flag(name))) for name in sorted(self.options))
        return bind, (type(self), self.edition, options, self.packs)

    def start(self, seats: int, chance: Chance, told: list[Event] | None = None) -> S:
        """Returns a new state at its first question; earlier events are appended to `told` if given."""
        first: int = getattr(self.catalog.flags, "first_player", NOBODY)
        if first >= seats:
            allowed = (f"-1..{seats - 1}",)
            raise BadOption("option-value", option="first_player", value=str(first), allowed=allowed)
        s = self.lay(seats, chance)
        s.log = told
        advance(s)
        s.log = None
        self.sign(told or [])
        return s

    @abstractmethod
    def lay(self, seats: int, chance: Chance) -> S:
        """Returns a new state before its first question."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> V:
        """Returns everything that one seat may know, or a spectator for None."""

    @abstractmethod
    def determinise(self, s: S, seat: int, seed: int, deal: Deal | None = None) -> S:
        """Returns a determinized clone without an event log: everything hidden from the seat is re-dealt.

        Depends only on the seat's view and the seed. A custom `deal` may use another source of randomness.
        """

    @abstractmethod
    def unseen(self, s: S, seat: int | None) -> tuple[tuple[int, ...], ...]:
        """Returns the cards that a seat cannot locate, sorted within each pool; a change means that the seat has learned something."""

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """Returns the result of a finished game, or None."""

    @abstractmethod
    def standing(self, s: S) -> Result:
        """Returns the result if the game stopped now, as the driver does at its round limit."""

    @abstractmethod
    def round(self, s: S) -> int:
        """Returns the number of the current round."""

    @abstractmethod
    def traits(self, s: S) -> Mapping[str, tuple[str | None, ...]]:
        """Returns the distinguishing traits of the seats, by name and seat: factions, heroes.

        Statistics are grouped by these; `arena-by-NAME` in the game's texts is the heading.
        """

    @abstractmethod
    def figures(self, s: S) -> Mapping[str, tuple[int, ...]]:
        """Returns countable figures of every seat by name, points first. Charts plot these."""

    @abstractmethod
    def why_not(self, s: S, seat: int, choice: Choice) -> IllegalChoice:
        """Returns the reason why a choice is not offered, with the rules that forbid it."""

    def reach(self, s: S) -> list[Reach]:
        """Returns the public reach of every seat's pieces; empty for a game without a board."""
        return []

    def cautions(self, s: S) -> Mapping[int, Caution]:
        """Returns cautions about wasteful choices, by choice code, using only the asked seat's knowledge."""
        return {}

    @abstractmethod
    def outlook(self, s: S) -> Mapping[int, Outlook]:
        """Returns the costs and gains of every choice of the open question, by code, using only the asked seat's knowledge."""

    @abstractmethod
    def progress(self, s: S, seat: int) -> list[Progress]:
        """Returns a seat's progress towards its goals; others may see only the face-up ones."""

    @abstractmethod
    def spell(self, kind: str, number: int) -> str | int:
        """Returns the id behind an event's number: a card, a station, a resource; seats and amounts stay numbers."""

    @abstractmethod
    def position(self, description: Mapping[str, Any]) -> S:
        """Returns the state of a handwritten position."""

    @abstractmethod
    def describe(self, s: S) -> Any:
        """Returns the whole state with nothing hidden, in content ids, for scenarios and inspection."""

    @abstractmethod
    def check(self, s: S) -> None:
        """Asserts every invariant of a state."""

    def cards(self) -> Mapping[str, Sequence[Any]]:
        """Returns all cards as written, by kind."""
        return {kind: getattr(self.content.cards, kind) for kind in self.card_kinds}

    def provenance(self) -> Mapping[str, Sequence[Sequence[str]]]:
        """Returns the provenance of every field of every card, by kind."""
        return {kind: [tuple(card.provenance.values()) for card in cards] for kind, cards in self.cards().items()}

    def printed_strengths(self) -> Mapping[str, int]:
        """Returns the strengths printed on cards, for sentences that mention them."""
        return {}

    def places(self) -> Mapping[str, Any]:
        """Returns the board as plain data, for programs in other languages; empty for a game without a board."""
        return {}

    def numbered(self) -> Sequence[str]:
        """Returns the ids whose numbers the states store, in order."""
        return list(self.catalog.card_ids)

    def kinds_of_cards(self) -> Mapping[str, str]:
        """Returns the kind of every card, for sentences that explain why something happened."""
        return {card.id: kind for kind, cards in self.cards().items() for card in cards}

    def flag(self, name: str) -> str | int:
        """Returns the value of an edition's flag or a house rule."""
        return as_told(self.options[name] if name in self.options else getattr(self.catalog.flags, name))

    def all_flags(self) -> dict[str, str | int]:
        """Returns the edition and every flag by name, for texts that depend on them."""
        flags = {name: self.flag(name) for name in self.catalog.flags.__struct_fields__}
        return {"edition": self.edition, **flags}

    def rules_of(self, prompt: str, choice: Choice) -> tuple[str, ...]:
        """Returns the rules behind a choice when a given prompt offers it."""
        known = self._rules_of.get((prompt, choice.verb, choice.kind))
        if known is None:
            own = self.verb_rules.get(choice.verb) or self.verb_rules.get(f"{choice.verb} {choice.kind}", ())
            known = tuple(dict.fromkeys((*self.steps.rules[prompt], *own)))
            self._rules_of[prompt, choice.verb, choice.kind] = known
        return known

    @abstractmethod
    def attach(self, s: S) -> None:
        """Attaches the tables that a ruleset's states share to a loaded state."""

    def tell(self, event: Event, seat: int | None) -> Told:
        """Returns an event as a seat may read it, or a spectator for None."""
        fields: dict[str, str | int] = {}
        hidden = False
        for name, kind, number in self.events.fields_for(event, seat):
            if number is None:
                hidden = True
            elif number != NOBODY or kind == "n":
                fields[name] = self.spell(kind, number)
        return Told(
            self.events.kinds[event.kind].name,
            fields,
            hidden,
            [(f"{term.role} {term.source}", term.n) for term in event.terms],
        )

    def sign(self, events: list[Event]) -> None:
        """Attaches the ruleset to events that leave the engine, so their numbers can be interpreted."""
        for event in events:
            event.rules = self

    def tell_all(self, event: Event) -> Told:
        """Returns an event with nothing hidden, for finished games."""
        return self.tell(Event(event.kind, event.numbers, EVERYBODY, event.terms), None)

    def save(self, s: S) -> bytes:
        """Returns the state as canonical JSON."""
        return self.saver.save(s)

    def load(self, data: bytes) -> S:
        """Loads a state from its JSON."""
        return self.saver.load(data, self.attach, self.check)

    def digest(self, s: S) -> str:
        """Returns a short fingerprint of the state."""
        return digest(self.saver.save(s))


Ruleset: TypeAlias = GameRules[Any, Any, Any, Any]  # the rules of any game


@lru_cache(maxsize=256)
def bind(game: type[Ruleset], edition: str, options: tuple[tuple[str, str], ...], packs: Packs = ()) -> Ruleset:
    """Returns a game's ruleset, cached and shared. Interfaces call this; pickled rulesets are restored through it."""
    return game.read(edition, dict(options), packs)


def share(result: Result) -> list[float]:
    """Returns +1 for the winner and -1 / (seats - 1) for each other seat; without a winner, the seats in first place split the win."""
    seats = len(result.places)
    first = [seat for seat in range(seats) if result.places[seat] == 1]
    leaders = first if result.winner is None else [result.winner]
    stake = 1 / (seats - 1)
    won = seats * stake / len(leaders)
    return [won - stake if seat in leaders else -stake for seat in range(seats)]
