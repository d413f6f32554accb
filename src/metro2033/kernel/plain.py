"""Default rules for a simple game: one edition, no content packs, a state of lists and numbers.

A game of another package extends `PlainState` and `PlainRules` and writes only the parts specific to it: its steps, cards, deal
and view, and the information hidden from each seat. docs/a-game-of-your-own.md builds one.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from metro2033.kernel.agenda import NOBODY, Table, ask_again, lay_table
from metro2033.kernel.chance import Chance, Deal, draw
from metro2033.kernel.choice import Block, Choice, ChoiceTable
from metro2033.kernel.content import content_hash
from metro2033.kernel.flags import changed_options, with_options
from metro2033.kernel.outlook import Outlook, Progress
from metro2033.kernel.pack import Packs
from metro2033.kernel.problem import BadContent, BadOption, IllegalChoice
from metro2033.kernel.ruleset import GameRules, Result
from metro2033.kernel.save import Saver, fields_of

ONLY_EDITION: Final = "standard"
SHARED: Final = ("catalog",)


class NoFlags(Struct, frozen=True):
    """The flags of a game without house rules."""


class PlainCard(Struct, frozen=True):
    """A card that is only an id; its name and text are in the game's texts."""

    id: str
    provenance: dict[str, str] = {}


class PlainEdition(Struct, frozen=True):
    """The only edition of a game."""

    id: str = ONLY_EDITION


class PlainContent:
    """The content of a game with one edition."""

    def __init__(
        self, cards: Mapping[str, Sequence[str]], blocks: Sequence[Block], flags: Struct, chosen: Struct
    ) -> None:
        self.edition = PlainEdition()
        self.flags = chosen
        self.options = changed_options(flags, chosen)
        self.cards = {kind: [PlainCard(card) for card in ids] for kind, ids in cards.items()}
        self.packs: Packs = ()
        self.hash = content_hash(cards, [(block.base, block.verb, block.kind) for block in blocks])


class PlainCatalog:
    """The tables shared by all states of a game: its flags, its choices, and the ids of its cards by number."""

    def __init__(self, flags: Any, cards: Mapping[str, Sequence[str]], choices: ChoiceTable) -> None:
        self.flags = flags
        self.choices = choices
        self.card_ids = [card for ids in cards.values() for card in ids]

    def names(self, cards: Sequence[int]) -> list[str]:
        """Returns the ids of some cards."""
        return [self.card_ids[card] for card in cards]


class PlainState(Table):
    """A state of numbers, texts and lists of them; annotations declare its fields, which are copied and saved automatically."""

    catalog: PlainCatalog  # shared
    round: int

    def clone(self) -> Self:
        """Returns a copy without an event log; only immutable parts are shared."""
        c = type(self)()
        self.copy_table_to(c)
        c.catalog = self.catalog
        for name in _own_fields(type(self)):
            setattr(c, name, _copied(getattr(self, name)))
        return c

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def seats_from(self, seat: int) -> list[int]:
        """Returns all seats clockwise from one of them."""
        return [(seat + i) % self.seats for i in range(self.seats)]


_known_fields: dict[type, tuple[str, ...]] = {}


def _own_fields(state: type) -> tuple[str, ...]:
    """Returns the fields that a game adds to the kernel's, except those it shares between states."""
    if state not in _known_fields:
        kernel = {*fields_of(Table), *SHARED}
        _known_fields[state] = tuple(name for name in fields_of(state) if name not in kernel)
    return _known_fields[state]


def _copied(value: Any) -> Any:
    return [_copied(part) for part in value] if isinstance(value, list) else value


S = TypeVar("S", bound=PlainState)
V = TypeVar("V")


class PlainRules(GameRules[S, V, PlainContent, PlainCatalog], Generic[S, V]):
    """Rules with one edition: a game sets the attributes below and implements the abstract methods.

    Cards are numbered in list order. A block of choices may use a kind of cards as its kind; `targets` adds other kinds.
    """

    default_edition = ONLY_EDITION
    round_limit = 100
    verb_rules: Mapping[str, tuple[str, ...]] = {}

    card_lists: ClassVar[Mapping[str, Sequence[str]]] = {}  # the ids of the cards, by kind
    blocks: ClassVar[Sequence[Block]]
    targets: ClassVar[Mapping[str, Mapping[int, str]]] = {}
    flags: ClassVar[Struct] = NoFlags()  # house rules, with their defaults
    state: type[S]
    opening: ClassVar[str]  # the name of the first step

    def __init_subclass__(cls) -> None:
        cls.card_kinds = tuple(cls.card_lists)
        if "saver" not in vars(cls) and hasattr(cls, "state"):
            cls.saver = Saver(cls.state, {}, SHARED, cls.steps)

    @classmethod
    def read(cls, edition: str, options: Mapping[str, str], packs: Packs = ()) -> Self:
        """Returns the game in its only edition, with house rules set."""
        if edition != ONLY_EDITION:
            raise BadOption("option-edition", edition=edition[:80], allowed=(ONLY_EDITION,))
        if packs:
            raise BadContent("game-no-packs", game=cls.game)
        numbered, targets = 0, dict(cls.targets)
        for kind, ids in cls.card_lists.items():
            targets[kind] = dict(enumerate(ids, numbered))
            numbered += len(ids)
        chosen, choices = with_options(cls.flags, options), ChoiceTable(cls.blocks, targets)
        content = PlainContent(cls.card_lists, cls.blocks, cls.flags, chosen)
        return cls(content, PlainCatalog(chosen, cls.card_lists, choices), choices)

    # Implemented by a game

    @abstractmethod
    def set_up(self, s: S) -> None:
        """Sets every field of a new state; seats, first player and chance are already set."""

    @abstractmethod
    def redeal(self, c: S, seat: int, deal: Deal) -> None:
        """Re-deals, in a clone, everything hidden from a seat, using only the seat's knowledge and the deal."""

    @abstractmethod
    def points(self, s: S) -> Sequence[int]:
        """Returns the points of every seat; the highest wins."""

    # Defaults

    def lay(self, seats: int, chance: Chance) -> S:
        """Returns a new state with a randomly drawn first player."""
        s = self.state()
        lay_table(s, self.steps.find(self.opening))
        s.catalog = self.catalog
        s.seats = seats
        s.round = 1
        chance.apply_to(s)
        s.first = draw(s, seats)
        self.set_up(s)
        return s

    def determinise(self, s: S, seat: int, seed: int, deal: Deal | None = None) -> S:
        """Returns a determinized clone: everything hidden from the seat is re-dealt, and another seat's question is recomputed."""
        c = s.clone()
        c.key, c.rng = b"", seed
        self.redeal(c, seat, Deal(seed) if deal is None else deal)
        if c.asked not in (NOBODY, seat):
            ask_again(c)
        return c

    def result(self, s: S) -> Result | None:
        """Returns the result of a finished game."""
        return self.standing(s) if s.asked == NOBODY else None

    def standing(self, s: S) -> Result:
        """Ranks the seats by points; ties share a place, and no one wins a shared first place."""
        points = tuple(self.points(s))
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        is_won = s.asked == NOBODY and places.count(1) == 1
        return Result(places.index(1), points, places, "points") if is_won else Result(None, points, places)

    def round(self, s: S) -> int:
        """Returns the number of the current round."""
        return s.round

    def traits(self, s: S) -> Mapping[str, tuple[str | None, ...]]:
        """Returns nothing: the seats do not differ."""
        return {}

    def figures(self, s: S) -> Mapping[str, tuple[int, ...]]:
        """Returns the points."""
        return {"points": tuple(self.points(s))}

    def why_not(self, s: S, seat: int, choice: Choice) -> IllegalChoice:
        """Returns the refusal of a choice that the open question does not offer."""
        prompt = s.asked_by[0].__name__
        return IllegalChoice("choice-not-offered", self.steps.rules[prompt], choice=choice.id, prompt=prompt)

    def outlook(self, s: S) -> Mapping[int, Outlook]:
        """Returns nothing: the texts describe the effects of choices."""
        return {}

    def progress(self, s: S, seat: int) -> list[Progress]:
        """Returns nothing: there are no goals besides points."""
        return []

    def spell(self, kind: str, number: int) -> str | int:
        """Returns the id of a card; other numbers are returned unchanged."""
        return self.catalog.card_ids[number] if kind in self.card_kinds or kind == "card" else number

    def position(self, description: Mapping[str, Any]) -> S:
        """Raises `BadOption`: handwritten positions are an optional feature of a game."""
        raise BadOption("game-no-positions", game=self.game)

    def attach(self, s: S) -> None:
        """Gives a loaded state its catalogue."""
        s.catalog = self.catalog

    def describe(self, s: S) -> Any:
        """Returns every saved field by name."""
        return msgspec.json.decode(self.save(s))

    def check(self, s: S) -> None:
        """Asserts that the number of seats is allowed."""
        assert self.min_seats <= s.seats <= self.max_seats

    def cards(self) -> Mapping[str, Sequence[Any]]:
        """Returns all cards by kind."""
        return self.content.cards
