"""Events: immutable facts in the past tense, emitted while rules run, each with an audience.

An event is an int kind and its numbers; the game's event table defines their meaning. Only the seats in the audience mask can
read fields marked secret; everyone else learns only that the event happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from metro2033.kernel.agenda import Table
    from metro2033.kernel.ruleset import Ruleset

EVERYBODY = -1


class Term(NamedTuple):
    """One item of a list in an event: its role (`attacker`, `spent`), its source (a card, or a word such as `army`), and a number."""

    role: str
    source: str
    n: int


class Event:
    """One fact: its kind, its numbers, the audience of its secret fields, and terms: lists that numbers cannot hold.

    `game.say(event)` returns its sentence; `game.rules.tell(event, seat)` returns the data that a seat may read.
    """

    __slots__ = ("audience", "kind", "numbers", "rules", "terms")

    def __init__(self, kind: int, numbers: tuple[int, ...], audience: int, terms: tuple[Term, ...]) -> None:
        self.kind = kind
        self.numbers = numbers
        self.audience = audience
        self.terms = terms
        self.rules: Ruleset | None = None  # set when it leaves the engine, to interpret the numbers

    @property
    def name(self) -> str:
        """The name of its kind."""
        return self.rules.events.kinds[self.kind].name if self.rules else str(self.kind)

    def __repr__(self) -> str:
        """Returns the name and the public arguments; omits secrets."""
        if self.rules is None:
            return f"Event({', '.join(map(str, (self.kind, *self.numbers)))})"
        told = self.rules.tell(self, None)
        shown = [told.event, *(f"{name}={value}" for name, value in told.fields.items())]
        return f"Event({', '.join(shown)}{', …' if told.hidden else ''})"


def tell(s: Table, kind: int, *numbers: int) -> None:
    """Emits an event to everyone. Rules guard the call with `if s.log is not None`."""
    if s.log is not None:
        s.log.append(Event(kind, numbers, EVERYBODY, ()))


def tell_only(s: Table, seat: int, kind: int, *numbers: int) -> None:
    """Emits an event whose secret fields only one seat may read."""
    if s.log is not None:
        s.log.append(Event(kind, numbers, 1 << seat, ()))


def tell_terms(s: Table, kind: int, numbers: tuple[int, ...], terms: tuple[Term, ...]) -> None:
    """Emits an event to everyone, with a list of terms."""
    if s.log is not None:
        s.log.append(Event(kind, numbers, EVERYBODY, terms))


@dataclass(frozen=True)
class EventKind:
    """The schema of one kind of event: (field, type) pairs, and which fields are secret."""

    name: str
    fields: tuple[tuple[str, str], ...]
    secret: frozenset[str]


class EventTable:
    """All event kinds of one game, in code order."""

    def __init__(self, declarations: Sequence[str] = ()) -> None:
        self.kinds: list[EventKind] = []
        self.by_name: dict[str, int] = {}
        for text in declarations:
            self.add(text)

    def add(self, declaration: str) -> int:
        """Adds an event kind declared as `name field:type field:type?`; its code is its index in the table."""
        kind, code = _read_declaration(declaration), len(self.kinds)
        assert kind.name not in self.by_name, f"two events are called {kind.name}"
        self.kinds.append(kind)
        self.by_name[kind.name] = code
        return code

    def fields_for(self, event: Event, seat: int | None) -> list[tuple[str, str, int | None]]:
        """Returns an event's (field, type, number) triples as one seat may read them; None marks a secret."""
        kind = self.kinds[event.kind]
        reads_all = event.audience == EVERYBODY or (seat is not None and event.audience >> seat & 1 == 1)
        return [
            (field, type_, number if reads_all or field not in kind.secret else None)
            for (field, type_), number in zip(kind.fields, event.numbers, strict=False)
        ]


def _read_declaration(text: str) -> EventKind:
    """Parses `name field:type field:type?`; a question mark makes a field secret."""
    name, *fields = text.split()
    secret = frozenset(field.split(":")[0] for field in fields if field.endswith("?"))
    pairs = tuple((field.rstrip("?").split(":")[0], field.rstrip("?").split(":")[-1]) for field in fields)
    return EventKind(name, pairs, secret)


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as one seat may read it: ids and numbers by field name, for logs and the wire; interfaces turn it into sentences."""

    event: str
    fields: dict[str, str | int]
    hidden: bool = False
    details: list[tuple[str, int]] = []  # the terms in their published form: `attacker eq_akm`

    @property
    def terms(self) -> list[Term]:
        """The lists in the event, item by item."""
        parts = [(name.partition(" "), n) for name, n in self.details]
        return [Term(role, source, n) for (role, _, source), n in parts]
