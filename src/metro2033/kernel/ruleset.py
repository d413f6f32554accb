"""The protocol of a game: what the kernel and every interface need to know of it, and nothing more.

A ruleset is one game with its content, edition and options chosen. It is immutable and shared by all states made from it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, Self

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
    """How a game ended: the winning seat (none at a round limit), and every seat's points and place (1 is best).

    `reason` is the condition by which the winner has won; `others` counts the seats that had met one too, so that a tie-break decided.
    """

    winner: int | None
    points: tuple[int, ...]
    places: tuple[int, ...]
    reason: str = ""
    others: int = 0


class Named(Protocol):
    """An edition, as far as the kernel names it."""

    @property
    def id(self) -> str:
        """Its id."""


class Content(Protocol):
    """The content of a game as a ruleset needs it: as written, with options set and packs merged."""

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
        """The packs that are merged in."""


class Catalog(Protocol):
    """The tables that all states of a ruleset share, as far as the kernel reads them."""

    choices: ChoiceTable
    card_ids: list[str]  # by card number

    @property
    def flags(self) -> Any:
        """A struct with one field for every flag; `first_player`, if there is one, is checked when a game starts."""


class Ruleset(ABC):
    """One game, ready to be played: its rules bound to content, edition and options."""

    game: str
    default_edition: str
    lesson: Path = Path()  # the file of its lesson, which also names positions; there need not be one
    min_seats: int
    max_seats: int
    round_limit: int  # the driver's default limit, not a rule
    windows: frozenset[str] = frozenset()  # prompts that are mostly passed; scenarios pass them by
    housekeeping: int = NOBODY  # a choice that is always open and rarely wise: it stands last, random play skips it
    card_kinds: tuple[str, ...]
    verb_rules: Mapping[str, tuple[str, ...]]  # by verb, or verb and kind: rules a choice always rests on
    reader: CardReader[Any]  # how its cards are written
    events: EventTable
    steps: StepTable
    saver: Saver

    content: Any  # a `Content`; games declare their own type
    catalog: Any  # a `Catalog`

    def __init__(self, content: Content, catalog: Catalog, choices: ChoiceTable) -> None:
        self.content = content
        self.catalog = catalog
        self._rules_of: dict[tuple[str, str, str], tuple[str, ...]] = {}  # by question, verb and kind
        self.choices = catalog.choices = choices
        self.edition: str = content.edition.id
        self.options: Mapping[str, str | int | bool] = content.options  # what differs from the edition
        self.content_hash: str = content.hash
        self.packs: Packs = content.packs

    @classmethod
    @abstractmethod
    def read(cls, edition: str, options: Mapping[str, str], packs: Packs = ()) -> Self:
        """The game in an edition, with options set and content packs added."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        options = tuple((name, str(self.flag(name))) for name in sorted(self.options))
        return bind, (type(self), self.edition, options, self.packs)

    def start(self, seats: int, chance: Chance, told: list[Event] | None = None) -> Any:
        """A new state at its first question; what happens before it is added to `told`, if somebody listens."""
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
    def lay(self, seats: int, chance: Chance) -> Any:
        """A new state before anything has been asked."""

    @abstractmethod
    def view(self, s: Any, seat: int | None) -> Any:
        """Everything one seat may know, or a spectator for None."""

    @abstractmethod
    def determinise(self, s: Any, seat: int, seed: int, deal: Deal | None = None) -> Any:
        """A silent clone in which everything hidden from the seat is dealt anew; a function of its view and the seed alone.

        A deal in place of the usual one may bring luck of its own.
        """

    @abstractmethod
    def unseen(self, s: Any, seat: int | None) -> tuple[tuple[int, ...], ...]:
        """The cards a seat cannot place, pool by pool and sorted; it has learned something when this changes."""

    @abstractmethod
    def result(self, s: Any) -> Result | None:
        """The result of a finished game, or None."""

    @abstractmethod
    def standing(self, s: Any) -> Result:
        """What the result would be if the game were stopped now, as the driver does at its round limit."""

    @abstractmethod
    def round(self, s: Any) -> int:
        """The number of the round being played."""

    @abstractmethod
    def traits(self, s: Any) -> Mapping[str, tuple[str | None, ...]]:
        """What distinguishes the seats, by name and seat: factions, heroes. Statistics are counted by these."""

    @abstractmethod
    def figures(self, s: Any) -> Mapping[str, tuple[int, ...]]:
        """What can be counted of every seat, by name: points first. Charts are drawn of these."""

    @abstractmethod
    def why_not(self, s: Any, seat: int, choice: Choice) -> IllegalChoice:
        """Why a choice is not offered, with the rules the refusal rests on."""

    def reach(self, s: Any) -> list[Reach]:
        """How far every seat's pieces get, which everybody can see; nothing in a game without a board."""
        return []

    def cautions(self, s: Any) -> Mapping[int, Caution]:
        """What the asked seat would waste, by the code of the choice; from what the seat knows alone."""
        return {}

    @abstractmethod
    def outlook(self, s: Any) -> Mapping[int, Outlook]:
        """What every choice of the open question costs and brings, by its code; from what the asked seat knows alone."""

    @abstractmethod
    def progress(self, s: Any, seat: int) -> list[Progress]:
        """How far the goals are that a seat works for; others may know it only of what lies open."""

    @abstractmethod
    def spell(self, kind: str, number: int) -> str | int:
        """The id behind a number of an event: a card, a station, a resource; seats and amounts stay numbers."""

    @abstractmethod
    def position(self, description: Mapping[str, Any]) -> Any:
        """A state from a position written by hand."""

    @abstractmethod
    def describe(self, s: Any) -> Any:
        """The whole state with nothing hidden, in the words of content, for scenarios and inspection."""

    @abstractmethod
    def check(self, s: Any) -> None:
        """Assert that the state keeps every invariant."""

    def cards(self) -> Mapping[str, Sequence[Any]]:
        """All cards as written, by kind."""
        return {kind: getattr(self.content.cards, kind) for kind in self.card_kinds}

    def provenance(self) -> Mapping[str, Sequence[Sequence[str]]]:
        """Where every field of every card comes from, by kind."""
        return {kind: [tuple(card.provenance.values()) for card in cards] for kind, cards in self.cards().items()}

    def printed_strengths(self) -> Mapping[str, int]:
        """The strengths printed on cards, for sentences that name them."""
        return {}

    def kinds_of_cards(self) -> Mapping[str, str]:
        """The kind of every card, for sentences that say why something happened."""
        return {card.id: kind for kind, cards in self.cards().items() for card in cards}

    def flag(self, name: str) -> str | int:
        """The value of an edition's flag or a house rule."""
        return as_told(self.options[name] if name in self.options else getattr(self.catalog.flags, name))

    def all_flags(self) -> dict[str, str | int]:
        """Returns every flag by name, and the edition, for texts that depend on them."""
        flags = {name: self.flag(name) for name in self.catalog.flags.__struct_fields__}
        return {"edition": self.edition, **flags}

    def rules_of(self, prompt: str, choice: Choice) -> tuple[str, ...]:
        """The rules a choice rests on when that prompt offers it."""
        known = self._rules_of.get((prompt, choice.verb, choice.kind))
        if known is None:
            own = self.verb_rules.get(choice.verb) or self.verb_rules.get(f"{choice.verb} {choice.kind}", ())
            known = tuple(dict.fromkeys((*self.steps.rules[prompt], *own)))
            self._rules_of[prompt, choice.verb, choice.kind] = known
        return known

    def attach(self, s: Any) -> None:
        """Give a loaded state what it shares with others of its ruleset."""
        s.catalog = self.catalog

    def tell(self, event: Event, seat: int | None) -> Told:
        """An event as a seat may read it, or a spectator for None."""
        fields: dict[str, str | int] = {}
        hidden = False
        for name, kind, number in self.events.fields_for(event, seat):
            if number is None:
                hidden = True
            elif number != NOBODY or kind == "n":
                fields[name] = self.spell(kind, number)
        return Told(self.events.kinds[event.kind].name, fields, hidden, list(event.details))

    def sign(self, events: list[Event]) -> None:
        """Let events that leave the engine know whose numbers they carry."""
        for event in events:
            event.rules = self

    def tell_all(self, event: Event) -> Told:
        """An event with nothing hidden, for games that are over."""
        return self.tell(Event(event.kind, event.numbers, EVERYBODY, event.details), None)

    def save(self, s: Table) -> bytes:
        """The state as canonical JSON."""
        return self.saver.save(s)

    def load(self, data: bytes) -> Any:
        """A state from its JSON."""
        return self.saver.load(data, self.attach, self.check)

    def digest(self, s: Table) -> str:
        """A short fingerprint of the state."""
        return digest(self.saver.save(s))


@lru_cache(maxsize=256)
def bind(game: type[Ruleset], edition: str, options: tuple[tuple[str, str], ...], packs: Packs = ()) -> Ruleset:
    """The ruleset of a game, read once and shared: what interfaces ask for, and what a pickled ruleset stands for."""
    return game.read(edition, dict(options), packs)


def share(result: Result) -> list[float]:
    """+1 for the winner and -1 / (seats - 1) for each of the others; without a winner the first place counts."""
    seats = len(result.places)
    first = [seat for seat in range(seats) if result.places[seat] == 1]
    leaders = first if result.winner is None else [result.winner]
    stake = 1 / (seats - 1)
    won = seats * stake / len(leaders)
    return [won - stake if seat in leaders else -stake for seat in range(seats)]
