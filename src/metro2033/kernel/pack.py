"""Single-file content packs: card changes with provenance, texts and editions. TOML or JSON; docs/content.md has the format.

A `Pack` is a value: its canonical text. It is compared, hashed, pickled, stored and sent as that text.
"""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from metro2033 import codec
from metro2033.kernel.content import WORDS, convert, line_of, provenance_word
from metro2033.kernel.problem import BadContent
from metro2033.languages import Language

FORMAT: Final = "metro2033 pack 1"
MOST_BYTES: Final = 64 * 1024
OWNER: Final = "owner"  # transcribed from the printed card
ABSENT: Final = "none"  # the value that removes an optional field from a card
KIND: Final = "kind"  # required for cards that are not in the box
NAME: Final = "name"
DEEPEST: Final = 12

Ident = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}$")]
Title = Annotated[str, Meta(min_length=1, max_length=80)]
Line = Annotated[str, Meta(max_length=400)]
Mark = Annotated[str, Meta(max_length=200)]


class PackEdition(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition in a pack: a printed edition with some flags changed."""

    base: Ident
    flags: Annotated[dict[Ident, bool | int | Annotated[str, Meta(max_length=40)]], Meta(max_length=60)] = {}


class PackFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The schema of a pack. A card's field has the pack's `provenance` unless `marks` overrides it."""

    format: Literal["metro2033 pack 1"]
    name: Title
    game: Ident
    author: Annotated[str, Meta(max_length=80)] = ""
    base: Annotated[str, Meta(pattern=r"^[0-9a-f]{0,16}$")] = ""
    provenance: Mark = OWNER
    cards: Annotated[dict[Ident, dict[Ident, Any]], Meta(max_length=300)] = {}
    marks: Annotated[dict[Ident, dict[Ident, Mark]], Meta(max_length=300)] = {}
    texts: dict[Language, dict[Ident, dict[Ident, Line]]] = {}
    editions: Annotated[dict[Ident, PackEdition], Meta(max_length=10)] = {}


@dataclass(frozen=True)
class Pack:
    """A pack, identified by its canonical text; made by `parse`."""

    text: str

    @cached_property
    def file(self) -> PackFile:
        """The decoded pack."""
        return codec.decode(self.text, PackFile)

    @cached_property
    def fingerprint(self) -> str:
        """The first 16 hexadecimal digits of the SHA-256 of the text."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def mark_of(self, card: str, field: str) -> str:
        """Returns the provenance of a field that the pack sets."""
        return self.file.marks.get(card, {}).get(field, self.file.provenance)

    def named(self) -> list[str]:
        """Returns the cards that the pack names, in any language."""
        return sorted({card for texts in self.file.texts.values() for card, said in texts.items() if NAME in said})

    def touched(self) -> list[str]:
        """Returns the cards that the pack mentions, in a fixed order."""
        return sorted({*self.file.cards, *(card for texts in self.file.texts.values() for card in texts)})


Packs = tuple[Path | Pack, ...]  # folders and single-file packs


def make(file: PackFile) -> Pack:
    """Returns the pack with a file's contents."""
    return Pack(msgspec.json.encode(file, order="sorted").decode())


def parse(text: str, shown: str) -> Pack:
    """Parses a pack from TOML or JSON; an error names the file and the fault."""
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise BadContent("pack-large", file=shown, most=MOST_BYTES // 1024)
    data = _json(text, shown) if text.lstrip().startswith("{") else _toml(text, shown)
    _check_depth(data, shown)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadContent("pack-format", file=shown, wanted=FORMAT)
    pack = make(convert(data, PackFile, shown))
    _check_marks(pack, shown)
    if len(pack.text.encode()) > MOST_BYTES:
        raise BadContent("pack-large", file=shown, most=MOST_BYTES // 1024)
    return pack


def read_pack(path: Path) -> Pack:
    """Reads a pack from a file."""
    try:
        if path.stat().st_size > 4 * MOST_BYTES:
            raise BadContent("pack-large", file=path.name, most=MOST_BYTES // 1024)
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadContent("content-unreadable", file=str(path)) from None
    return parse(text, path.name)


def _json(text: str, shown: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise BadContent("pack-json", file=shown) from None


def _toml(text: str, shown: str) -> Any:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadContent("content-toml", file=shown, line=line_of(fault)) from None
    except RecursionError:
        raise BadContent("content-toml", file=shown, line=1) from None


def _check_depth(data: Any, shown: str) -> None:
    """Rejects nesting deeper than any card needs, before other code walks it; also rejects TOML dates and control characters."""
    level = [data]
    for _ in range(DEEPEST):
        below: list[Any] = []
        for part in level:
            if isinstance(part, dict):
                below += [*part.values(), *part]
            elif isinstance(part, list):
                below += part
            elif not isinstance(part, str | int | float | bool | None) or (
                isinstance(part, str) and not part.isprintable()
            ):
                raise BadContent("content-value", file=shown, name=str(part)[:40], allowed=("int", "text"))
        level = below
    if level:
        raise BadContent("pack-deep", file=shown)


def _check_marks(pack: Pack, shown: str) -> None:
    """Checks that every mark is a provenance word and belongs to a field that the pack sets."""
    file = pack.file
    named = set(pack.named())
    marks = {"provenance": file.provenance}
    for card, fields in file.marks.items():
        stated = [*file.cards.get(card, ()), *([NAME] if card in named else ())]
        for field, mark in fields.items():
            marks[f"marks.{card}.{field}"] = mark
            if field not in stated:
                raise BadContent(
                    "content-unknown-key", file=shown, name=f"marks.{card}.{field}", allowed=tuple(sorted(stated))
                )
    for name, mark in marks.items():
        if provenance_word(mark) not in WORDS:
            raise BadContent("content-value", file=shown, name=name, allowed=WORDS)
