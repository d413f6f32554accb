"""Finds the card of ours that a printed card is, by asking for one printed value after the other, and turns the answers into a pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from metro2033.kernel.content import provenance_word
from metro2033.kernel.pack import ABSENT, FORMAT, NAME, OWNER, Pack, PackFile, make
from metro2033.packs.form import base_of
from metro2033.packs.stated import RECONSTRUCTED, box_of, cards_by_id, statements

MOST_VALUES = 9  # more of them are no question that people can answer


class Match:
    """One printed card of a kind, and the cards of ours that it may be."""

    def __init__(self, game: str, kind: str, known: set[str]) -> None:
        self.fields = {card: of for card, (own, of) in cards_by_id(box_of(game)).items() if own == kind}
        self.left = [card for card in self.fields if card not in known]
        self.said: dict[str, Any] = {}  # what the printed card says, by field; None if its owner cannot tell

    def question(self) -> str | None:
        """Returns the field that tells most of the remaining cards apart, numbers and words before effects."""
        names = {name for card in self.left for name in self.fields[card]} - {NAME, "provenance", *self.said}
        useful = [name for name in sorted(names) if 1 < len(self.values(name)) <= MOST_VALUES]
        return max(useful, key=lambda name: (self._is_plain(name), -self._most(name)), default=None)

    def values(self, field: str) -> list[Any]:
        """Returns the values of a field among the remaining cards, each once."""
        found: list[Any] = []
        for card in self.left:
            value = self.fields[card].get(field, ABSENT)
            if value not in found:
                found.append(value)
        return sorted(found) if all(isinstance(value, int) for value in found) else found

    def say(self, field: str, value: Any) -> None:
        """Keeps the cards with a printed value; None keeps all of them."""
        self.said[field] = value
        if value is not None:
            self.left = [card for card in self.left if self.fields[card].get(field, ABSENT) == value]

    def open_fields(self, card: str) -> Iterator[tuple[str, Any]]:
        """Yields the fields of a card that are only reconstructed and have not been asked for, with our values."""
        for field, mark in self.fields[card]["provenance"].items():
            if provenance_word(mark) == RECONSTRUCTED and field != NAME and self.said.get(field) is None:
                yield field, self.fields[card][field]

    def facts(self, card: str) -> dict[str, Any]:
        """Returns the answers that state what we only reconstruct about a card."""
        marks = self.fields[card]["provenance"]
        return {
            field: value
            for field, value in self.said.items()
            if value is not None and provenance_word(marks.get(field, "")) == RECONSTRUCTED
        }

    def _is_plain(self, field: str) -> bool:
        return all(isinstance(value, str | int) for value in self.values(field))

    def _most(self, field: str) -> int:
        """Returns how many cards may be left after an answer."""
        said = [self.fields[card].get(field, ABSENT) for card in self.left]
        return max(said.count(value) for value in said)


def empty_pack(game: str, name: str) -> Pack:
    """Returns a pack that states nothing yet."""
    return make(PackFile(FORMAT, name[:80], game, base=base_of(game), provenance=OWNER))


def with_facts(pack: Pack, card: str, facts: dict[str, Any], name: str, language: str) -> Pack:
    """Adds what a printed card says to a pack: values of fields, and its name in the language of the box."""
    file = pack.file
    cards = {**file.cards, card: {**file.cards.get(card, {}), **facts}}
    texts = {key: dict(said) for key, said in file.texts.items()}
    if name:
        said = texts.setdefault(language, {})
        said[card] = {**said.get(card, {}), NAME: name}
    return make(msgspec.structs.replace(file, cards={card: of for card, of in cards.items() if of}, texts=texts))


def unknown_cards(game: str, kind: str, pack: Pack) -> tuple[int, int]:
    """Returns how many cards of a kind still have reconstructed fields with a pack, and how many there are."""
    stated = {(statement.card, statement.field) for statement in statements(pack)}
    fields = {card: of for card, (own, of) in cards_by_id(box_of(game)).items() if own == kind}
    unknown = sum(
        any(
            provenance_word(mark) == RECONSTRUCTED and (card, field) not in stated
            for field, mark in of["provenance"].items()
        )
        for card, of in fields.items()
    )
    return unknown, len(fields)
