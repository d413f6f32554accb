"""Events: frozen facts in the past tense, told while rules run, each with an audience.

An event is an int kind and its numbers; the table of a game says what they mean. Fields marked secret are shown only to
the seats in the audience mask; everybody else learns that the event happened and nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from metro2033.kernel.agenda import Table
    from metro2033.kernel.ruleset import Ruleset

EVERYBODY = -1


class Event:
    """One fact: what kind, its numbers, who may read its secret fields, and details too rich for numbers.

    `game.say(event)` is its sentence; `game.rules.tell(event, seat)` is what a seat may read of it, as data.
    """

    __slots__ = ("audience", "details", "kind", "numbers", "rules")

    def __init__(
        self, kind: int, numbers: tuple[int, ...], audience: int, details: tuple[tuple[str, int], ...]
    ) -> None:
        self.kind = kind
        self.numbers = numbers
        self.audience = audience
        self.details = details
        self.rules: Ruleset | None = None  # set where it leaves the engine, to know what the numbers mean

    @property
    def name(self) -> str:
        """What happened."""
        return self.rules.events.kinds[self.kind].name if self.rules else str(self.kind)

    def __repr__(self) -> str:
        """The name and the arguments that everybody may read; what is secret is not told."""
        if self.rules is None:
            return f"Event({', '.join(map(str, (self.kind, *self.numbers)))})"
        told = self.rules.tell(self, None)
        shown = [told.event, *(f"{name}={value}" for name, value in told.fields.items())]
        return f"Event({', '.join(shown)}{', …' if told.hidden else ''})"


def tell(s: Table, kind: int, *numbers: int) -> None:
    """Tell an event to everybody. Rules guard the call with `if s.log is not None`."""
    if s.log is not None:
        s.log.append(Event(kind, numbers, EVERYBODY, ()))


def tell_only(s: Table, seat: int, kind: int, *numbers: int) -> None:
    """Tell an event whose secret fields only one seat may read."""
    if s.log is not None:
        s.log.append(Event(kind, numbers, 1 << seat, ()))


def tell_details(s: Table, kind: int, numbers: tuple[int, ...], details: tuple[tuple[str, int], ...]) -> None:
    """Tell everybody an event that carries a list of named numbers."""
    if s.log is not None:
        s.log.append(Event(kind, numbers, EVERYBODY, details))


@dataclass(frozen=True)
class EventKind:
    """What the numbers of one kind of event mean: (field, type) pairs, and which fields are secret."""

    name: str
    fields: tuple[tuple[str, str], ...]
    secret: frozenset[str]


class EventTable:
    """All kinds of events of one game, in the order of their codes."""

    def __init__(self, declarations: Sequence[str] = ()) -> None:
        self.kinds: list[EventKind] = []
        self.by_name: dict[str, int] = {}
        for text in declarations:
            self.add(text)

    def add(self, declaration: str) -> int:
        """Add a kind of event, as `name field:type field:type?`; its code is its place in the table."""
        kind, code = _read_declaration(declaration), len(self.kinds)
        assert kind.name not in self.by_name, f"two events are called {kind.name}"
        self.kinds.append(kind)
        self.by_name[kind.name] = code
        return code

    def fields_for(self, event: Event, seat: int | None) -> list[tuple[str, str, int | None]]:
        """The (field, type, number) triples of an event as one seat may read them; None stands for a secret."""
        kind = self.kinds[event.kind]
        reads_all = event.audience == EVERYBODY or (seat is not None and event.audience >> seat & 1 == 1)
        return [
            (field, type_, number if reads_all or field not in kind.secret else None)
            for (field, type_), number in zip(kind.fields, event.numbers, strict=False)
        ]


def _read_declaration(text: str) -> EventKind:
    """Read `name field:type field:type?`, where a question mark makes a field secret."""
    name, *fields = text.split()
    secret = frozenset(field.split(":")[0] for field in fields if field.endswith("?"))
    pairs = tuple((field.rstrip("?").split(":")[0], field.rstrip("?").split(":")[-1]) for field in fields)
    return EventKind(name, pairs, secret)


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as one seat may read it: ids and numbers by name, for logs and the wire; words are made for the reader."""

    event: str
    fields: dict[str, str | int]
    hidden: bool = False
    details: list[tuple[str, int]] = []
