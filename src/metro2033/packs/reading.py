"""A pack's contents as plain data: for a server, which reads packs in a separate process, and for editors."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from msgspec import Struct

from metro2033.games import find_rules
from metro2033.kernel.pack import Pack, parse
from metro2033.languages import LANGUAGES
from metro2033.packs.check import faults_of, try_out
from metro2033.packs.stated import cards_by_id, count_marks, printed_of, statements
from metro2033.text.packs import texts_of
from metro2033.text.say import say_problem
from metro2033.text.words import words_for

SHOWN = "pack"  # name of an unnamed file in messages


class Counted(Struct, frozen=True):
    """Number of a pack's statements, and of fields known from print with it."""

    fields: int
    printed: int
    total: int


class CardAsWritten(Struct, frozen=True):
    """A card with a pack applied: its kind, its fields as written in content, and their provenance."""

    kind: str
    fields: dict[str, Any]
    provenance: dict[str, str]


class Reading(Struct, frozen=True):
    """A parsed pack: its canonical text, its mistakes, and if there are none, its cards and texts."""

    text: str
    faults: list[tuple[str, str, str]]  # card, field, sentence
    counted: Counted
    cards: dict[str, CardAsWritten]
    texts: dict[str, dict[str, dict[str, str]]]


def read_all(text: str, language: str, *, play: bool) -> Reading:
    """Reads a pack; with `play`, which is required for storing it, also plays with it. Raises a problem if it cannot be parsed."""
    pack = parse(text, SHOWN)
    faults = [(fault.card, fault.field, say_problem(fault.problem, language)) for fault in faults_of(pack)]
    if faults:
        return Reading(pack.text, faults, Counted(0, 0, 0), {}, {})
    if play:
        try_out(pack)
    return Reading(pack.text, [], count(pack), *cards_and_texts((pack,)))


def count(pack: Pack) -> Counted:
    """Counts the statements of a valid pack."""
    marks = count_marks(find_rules(pack.file.game, "", {}, (pack,)))
    return Counted(sum(1 for _ in statements(pack)), printed_of(marks), sum(marks.values()))


def cards_and_texts(
    packs: tuple[Pack, ...],
) -> tuple[dict[str, CardAsWritten], dict[str, dict[str, dict[str, str]]]]:
    """Returns the cards touched by packs of one game, with all packs applied, and their texts in every language."""
    game = packs[0].file.game
    written = cards_by_id(find_rules(game, "", {}, packs))
    texts: dict[str, dict[str, dict[str, str]]] = {language: {} for language in LANGUAGES}
    for at, pack in enumerate(packs):
        rules = find_rules(game, "", {}, packs[: at + 1])
        for language, said in texts.items():
            said |= texts_of(rules, pack, words_for(language, game, packs[:at]))
    touched = {card for pack in packs for card in pack.touched()} | set(texts["en"])
    touched |= {
        value for card in touched & written.keys() for value in written[card][1].values() if _names(value, written)
    }
    return {card: as_written(*written[card]) for card in sorted(touched & written.keys())}, texts


def _names(value: Any, written: Container[str]) -> bool:
    """Returns whether a value refers to another card, as a mission refers to its goal; card faces show both."""
    return isinstance(value, str) and value in written


def as_written(kind: str, fields: dict[str, Any]) -> CardAsWritten:
    """Separates a card's provenance from its fields."""
    return CardAsWritten(kind, {key: fields[key] for key in fields if key != "provenance"}, fields["provenance"])
