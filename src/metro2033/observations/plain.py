"""Default observations for games without a writer: the fields of their views as bytes, by the view's type.

Numbers are one byte, a card id is a flag, a list of ids is counted by card; the structs in `seats` are repeated for every seat,
the observer's first. Fields of other types are omitted. Only views are read, so nothing hidden can leak.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, inspect

from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.layout import MOST_BYTE
from metro2033.observations.observation import Memory, ObservationWriter

SEATS = "seats"
WRITTEN = ("viewer", "round", "first", "prompt")  # written by the base class, or constant
NUMBER, CARD, CARDS = "number", "card", "cards"


class PlainWriter(ObservationWriter):
    """Writes the observations of one ruleset from its views."""

    def __init__(self, rules: Ruleset, view_type: type[Struct]) -> None:
        self.cards = {card: number for number, card in enumerate(rules.catalog.card_ids)}
        super().__init__(rules, list(range(len(self.cards))))
        self.rules = rules
        self.table = list(_fields_of(view_type, WRITTEN))
        self.side = list(_fields_of(_seat_type(view_type), ("seat",)))
        self._lay("", self.table)
        self.layout.open_block()
        self._lay("seat.", self.side)
        self.stride = self.layout.close_block(self.places)

    def question_names(self, rules: Ruleset) -> list[str]:
        """Returns all steps: it is unknown which of them ask."""
        return sorted(rules.steps.by_name)

    def _lay(self, prefix: str, fields: list[tuple[str, str]]) -> None:
        meanings = {NUMBER: "the number", CARD: "the card", CARDS: "how many of each card"}
        for name, kind in fields:
            length, most = (1, MOST_BYTE) if kind == NUMBER else (len(self.cards), 1 if kind == CARD else MOST_BYTE)
            self.layout.add(prefix + name, length, most, f"{meanings[kind]} in `{name}` of the view")

    def memory(self) -> Memory:
        """Returns an empty memory: nothing is cached."""
        return Memory()

    def round(self, s: Any) -> int:
        """Returns the round of a game."""
        return self.rules.round(s)

    def add(self, s: Any, seat: int, memory: Memory, parts: list[bytes]) -> None:
        """Appends the pieces of a seat's observation."""
        view = self.rules.view(s, seat)
        parts.append(self.rounds[s.seats - 2][min(MOST_BYTE, self.rules.round(s))])
        parts.append(self._places(seat, s.seats, s.first, s.asked, s.asked))
        parts.append(self.questions[NOBODY if s.asked == NOBODY else self.question_number[s.asked_by[0]]])
        parts += [self._written(getattr(view, name), kind) for name, kind in self.table]
        sides = getattr(view, SEATS, ())
        for place in range(len(sides)):
            side = sides[(seat + place) % len(sides)]
            parts += [self._written(getattr(side, name), kind) for name, kind in self.side]
        parts.append(bytes(self.stride * (self.places - len(sides))))

    def _written(self, value: Any, kind: str) -> bytes:
        if kind == NUMBER:
            return bytes([min(MOST_BYTE, max(0, int(value or 0)))])
        counts = bytearray(len(self.cards))
        for card in () if value is None else (value,) if kind == CARD else value:
            if card in self.cards:
                counts[self.cards[card]] += 1
        return bytes(counts)


def _fields_of(form: type[Struct] | None, without: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yields the fields of a struct that can be written, with their kinds."""
    info = inspect.type_info(form) if form is not None else None
    for field in info.fields if isinstance(info, inspect.StructType) else ():
        members = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        present = [member for member in members if not isinstance(member, inspect.NoneType)]
        kind = _kind_of(present[0]) if len(present) == 1 and field.name not in without else ""
        if kind:
            yield field.name, kind


def _kind_of(info: inspect.Type) -> str:
    if isinstance(info, (inspect.IntType, inspect.BoolType)):
        return NUMBER
    if isinstance(info, inspect.StrType):
        return CARD
    return CARDS if isinstance(info, inspect.ListType) and isinstance(info.item_type, inspect.StrType) else ""


def _seat_type(view_type: type[Struct]) -> type[Struct] | None:
    """Returns the struct of a seat, if the view has one per seat."""
    info = inspect.type_info(view_type)
    found = (
        next((field.type for field in info.fields if field.name == SEATS), None)
        if isinstance(info, inspect.StructType)
        else None
    )
    item = found.item_type if isinstance(found, inspect.ListType) else None
    return item.cls if isinstance(item, inspect.StructType) else None
