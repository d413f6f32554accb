"""Content packs on a server: lists, uploads, data for the editor, and data for a table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

PACK_BYTES = 64 * 1024

PackText = Annotated[str, Meta(max_length=PACK_BYTES)]


class PackInfo(Struct, frozen=True):
    """A pack in a list: its game, the number of fields it states, and how many of the game's fields are known from print with it."""

    fingerprint: str
    game: str
    name: str
    author: str
    editions: list[str] = []
    fields: int = 0
    printed: int = 0
    total: int = 0
    offered: bool = False  # to everybody, by the operator


class PackList(Struct, frozen=True):
    """The packs available to a person: those offered by the server, and up to `most` of their own."""

    packs: list[PackInfo]
    most: int


class SentPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as TOML or JSON: to be stored, or only to be read."""

    pack: PackText


class PackFault(Struct, frozen=True):
    """A mistake in a pack, with the card and field if known."""

    text: str
    card: str = ""
    field: str = ""


class PackCard(Struct, frozen=True):
    """A card with a pack applied: its kind, its fields as written in content, and their provenance."""

    kind: str
    fields: dict[str, Any]
    provenance: dict[str, str]


class PackRead(Struct, frozen=True):
    """A parsed pack: the pack itself, its mistakes, its cards, and their texts by language, card and form."""

    info: PackInfo
    pack: Raw  # in its canonical form
    faults: list[PackFault]
    cards: dict[str, PackCard]
    texts: dict[str, dict[str, dict[str, str]]]


class RoomPacks(Struct, frozen=True):
    """A table's data from its room's packs: the cards they touch, their texts by language, card and form, and the packs themselves."""

    packs: list[PackInfo]
    cards: dict[str, PackCard]
    texts: dict[str, dict[str, dict[str, str]]]
    files: list[str]  # in their canonical form


class Workshop(Struct, frozen=True):
    """All cards of a game for an editor: the cards as written, the forms of their fields, and labels in one language."""

    game: str
    base: str  # the fingerprint of the cards, named by packs as their base
    printed: int
    total: int
    forms: Raw  # by kind and field
    cards: dict[str, PackCard]
    names: dict[str, str]
    texts: dict[str, str]
    words: dict[str, dict[str, str]]  # by category: kind, field, part, verb, value
