"""Differences between two packs: fields, texts and editions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from metro2033.kernel.pack import KIND, Pack
from metro2033.kernel.problem import BadContent
from metro2033.packs.stated import box_of, cards_by_id, tidy


@dataclass(frozen=True)
class Difference:
    """A field (or `texts.en.name`, `editions.home`) in which two packs differ; None if a side has no value."""

    card: str
    field: str
    one: Any
    other: Any


def differences(one: Pack, other: Pack) -> list[Difference]:
    """Compares two packs of a game by effect: unstated fields count as in the box."""
    if one.file.game != other.file.game:
        raise BadContent("pack-game", file=other.file.name, game=other.file.game, wanted=one.file.game)
    box = cards_by_id(box_of(one.file.game))
    mine, theirs = _flat(one), _flat(other)
    found = []
    for card, field in sorted({*mine, *theirs}):
        printed = box.get(card, ("", {}))[1].get(field)
        left, right = mine.get((card, field), printed), theirs.get((card, field), printed)
        if left != right:
            found.append(Difference(card, field, left, right))
    return found


def _flat(pack: Pack) -> dict[tuple[str, str], Any]:
    file = pack.file
    said = {
        (card, field): tidy(value)
        for card, fields in file.cards.items()
        for field, value in fields.items()
        if field != KIND
    }
    for language, texts in file.texts.items():
        for card, forms in texts.items():
            said |= {(card, f"texts.{language}.{form}"): text for form, text in forms.items()}
    for edition, written in file.editions.items():
        said["", f"editions.{edition}"] = {"base": written.base, **written.flags}
    return said
