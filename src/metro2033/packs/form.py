"""A template for a new pack: the currently reconstructed fields of cards, as comments with our values."""

from __future__ import annotations

from collections.abc import Collection

from metro2033.kernel.content import provenance_word
from metro2033.kernel.pack import FORMAT, NAME, OWNER
from metro2033.packs.stated import RECONSTRUCTED, box_of, cards_by_id
from metro2033.packs.toml import toml_field


def base_of(game: str) -> str:
    """Returns the fingerprint of the box's cards, which packs name as their base."""
    box = box_of(game)
    return box.reader.fingerprint(box.content.cards)


def write_form(game: str, name: str, author: str, kinds: Collection[str], hint: str) -> str:
    """Writes a pack without statements; owners of the printed cards uncomment a line and correct its value."""
    lines = [toml_field("format", FORMAT), toml_field("name", name), toml_field("author", author)]
    lines += [toml_field("game", game), toml_field("base", base_of(game)), toml_field("provenance", OWNER)]
    lines += ["", *(f"# {line}" for line in hint.splitlines())]
    for card, (kind, fields) in cards_by_id(box_of(game)).items():
        marks = fields["provenance"]
        ours = [field for field, mark in marks.items() if provenance_word(mark) == RECONSTRUCTED and field != NAME]
        if (kinds and kind not in kinds) or not ours:
            continue
        lines += ["", f"[cards.{card}]"]
        lines += [f"# {line}" for field in ours for line in toml_field(field, fields[field]).splitlines()]
    return "\n".join(lines) + "\n"
