"""A pack's statements about cards, field by field, next to the values of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from metro2033.games import find_rules
from metro2033.kernel.cards import fields_of
from metro2033.kernel.content import provenance_word
from metro2033.kernel.pack import ABSENT, KIND, NAME, Pack
from metro2033.kernel.ruleset import Ruleset

RECONSTRUCTED = "reconstructed"


@dataclass(frozen=True)
class Statement:
    """A field of a card as stated by a pack: value and mark, and those of the box (empty for a new card or field)."""

    card: str
    kind: str
    field: str
    value: Any
    mark: str
    printed: Any = None
    printed_mark: str = ""

    @property
    def is_changed(self) -> bool:
        """Whether the value differs from that of the box."""
        return bool(self.value != self.printed) or not self.printed_mark


def box_of(game: str) -> Ruleset:
    """Returns the ruleset of a game without packs."""
    return find_rules(game, "", {})


def cards_by_id(rules: Ruleset) -> dict[str, tuple[str, dict[str, Any]]]:
    """Returns all cards as written, with every field and their kinds, by id."""
    cards = rules.content.cards
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for kind in rules.reader.kinds:
        for card in getattr(cards, kind):
            written = tidy(msgspec.to_builtins(card))
            fields = {field: written.get(field, ABSENT) for field in fields_of(rules.reader.forms[kind])}
            found[card.id] = kind, {**fields, "provenance": written["provenance"]}
    return found


def tidy(value: Any) -> Any:
    """Removes empty conditions from a value, as people would write it."""
    if isinstance(value, dict):
        return {key: tidy(part) for key, part in value.items() if not (key == "if" and part == {})}
    return [tidy(part) for part in value] if isinstance(value, list) else value


def statements(pack: Pack) -> Iterator[Statement]:
    """Yields a pack's statements in card order; a card's names form one statement, `name`, that maps languages to names."""
    box = cards_by_id(box_of(pack.file.game))
    names = {
        card: {language: said[card][NAME] for language, said in pack.file.texts.items() if NAME in said.get(card, {})}
        for card in pack.named()
    }
    for card in pack.touched():
        stated = pack.file.cards.get(card, {})
        kind, printed = box.get(card, (str(stated.get(KIND, "")), {}))
        marks = printed.get("provenance", {})
        if card in names:
            yield Statement(card, kind, NAME, names[card], pack.mark_of(card, NAME), None, marks.get(NAME, ""))
        for field, value in stated.items():
            if field != KIND:
                mark = pack.mark_of(card, field)
                yield Statement(card, kind, field, tidy(value), mark, printed.get(field), marks.get(field, ""))


def count_marks(rules: Ruleset) -> Counter[str]:
    """Counts the fields of cards by provenance."""
    marks = [mark for cards in rules.provenance().values() for card in cards for mark in card]
    return Counter(provenance_word(mark) for mark in marks)


def printed_of(counted: Counter[str]) -> int:
    """Returns how many of the counted fields are known from print."""
    return sum(counted[word] for word in ("rulebook", "public", "owner"))
