"""Content packs as one file: what changes on which card, who says so, texts and editions. TOML or JSON; docs/content.md has the form.

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

FORMAT: Final = "metro2033 pack 1"
MOST_BYTES: Final = 64 * 1024
OWNER: Final = "owner"  # read from the printed card
HOUSE: Final = "house"  # the author's own, not printed
ABSENT: Final = "none"  # the value of an optional field that a card does not have
KIND: Final = "kind"  # stated for cards that the box does not have
NAME: Final = "name"
DEEPEST: Final = 12

Ident = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}$")]
Title = Annotated[str, Meta(min_length=1, max_length=80)]
Line = Annotated[str, Meta(max_length=400)]
Mark = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(pattern=r"^(en|pl|ru)$")]


class PackEdition(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition of a pack: a printed one with some flags set anew."""

    base: Ident
    flags: Annotated[dict[Ident, bool | int | Annotated[str, Meta(max_length=40)]], Meta(max_length=60)] = {}


class PackFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as it is written. A field of a card is marked `provenance` unless `marks` says otherwise."""

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
    """A pack by its canonical text; `parse` makes one."""

    text: str

    @cached_property
    def file(self) -> PackFile:
        """What the pack says."""
        return codec.decode(self.text, PackFile)

    @cached_property
    def fingerprint(self) -> str:
        """The first 16 hexadecimal digits of the SHA-256 of the text."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def mark_of(self, card: str, field: str) -> str:
        """Where a stated field comes from."""
        return self.file.marks.get(card, {}).get(field, self.file.provenance)

    def named(self) -> list[str]:
        """The cards whose name the pack states, in any language."""
        return sorted({card for texts in self.file.texts.values() for card, said in texts.items() if NAME in said})

    def touched(self) -> list[str]:
        """The cards of which the pack says anything, in a fixed order."""
        return sorted({*self.file.cards, *(card for texts in self.file.texts.values() for card in texts)})


Packs = tuple[Path | Pack, ...]  # folders, and packs as one file


def make(file: PackFile) -> Pack:
    """The pack of a file's contents."""
    return Pack(msgspec.json.encode(file, order="sorted").decode())


def parse(text: str, shown: str) -> Pack:
    """Read a pack from TOML or JSON; a fault names the file and what is wrong in it."""
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
    """Read a pack from a file."""
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
    """Refuse nesting that no card has, before anything walks it; dates of TOML and control characters are no content either."""
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
    """Every mark is one of the words and belongs to a field that the pack states."""
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
