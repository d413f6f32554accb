"""Content packs on a server: lists, uploads, what an editor is told, and what a table needs of them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

PACK_BYTES = 64 * 1024

PackText = Annotated[str, Meta(max_length=PACK_BYTES)]


class PackInfo(Struct, frozen=True):
    """A pack in a list: what it is for, how many fields it states, and how many of a game's fields are known from print with it."""

    fingerprint: str
    game: str
    name: str
    author: str
    editions: list[str] = []
    fields: int = 0
    printed: int = 0
    total: int = 0
    offered: bool = False  # by whoever runs the server, to everybody


class PackList(Struct, frozen=True):
    """The packs a person may play with: those the server offers and their own, of which there may be `most`."""

    packs: list[PackInfo]
    most: int


class SentPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as TOML or JSON: to be kept, or only to be read."""

    pack: PackText


class PackFault(Struct, frozen=True):
    """A mistake in a pack, at a field of a card where it can be said."""

    text: str
    card: str = ""
    field: str = ""


class PackCard(Struct, frozen=True):
    """A card as it is with a pack: its kind, its fields as content writes them, and where each comes from."""

    kind: str
    fields: dict[str, Any]
    provenance: dict[str, str]


class PackRead(Struct, frozen=True):
    """What a pack says: itself, its mistakes, its cards, and their texts by language, card and form."""

    info: PackInfo
    pack: Raw  # in its canonical form
    faults: list[PackFault]
    cards: dict[str, PackCard]
    texts: dict[str, dict[str, dict[str, str]]]


class RoomPacks(Struct, frozen=True):
    """What a table needs of the packs of its room: the cards they touch, their texts by language, card and form, and the packs themselves."""

    packs: list[PackInfo]
    cards: dict[str, PackCard]
    texts: dict[str, dict[str, dict[str, str]]]
    files: list[str]  # in their canonical form


class Workshop(Struct, frozen=True):
    """All cards of a game for an editor: how they are written, the forms of their fields, and words for them in one language."""

    game: str
    base: str  # the fingerprint of the cards, which a pack names
    printed: int
    total: int
    forms: Raw  # by kind and field
    cards: dict[str, PackCard]
    names: dict[str, str]
    texts: dict[str, str]
    words: dict[str, dict[str, str]]  # by what they name: kind, field, part, verb, value
