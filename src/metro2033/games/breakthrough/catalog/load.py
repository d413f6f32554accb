"""Content loading: TOML and packs, validated against the schema, then frozen into a catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from metro2033.games.breakthrough.catalog import schema
from metro2033.games.breakthrough.codes import KINDS
from metro2033.games.breakthrough.edition import Edition, Flags
from metro2033.kernel.cards import CardReader, check_editions, edition_ids, fingerprint_of, options_set, read_edition
from metro2033.kernel.content import content_hash
from metro2033.kernel.pack import Packs

CONTENT = Path(__file__).parents[1] / "content"
CARD_FILES = ("resources", "stations", "threats", "heroes", "caravans", "factions")
READER = CardReader("breakthrough", schema.CardFile, KINDS)


@dataclass(frozen=True)
class Content:
    """All content of one edition, as written: validated and merged with packs, not yet converted to tables."""

    edition: Edition
    flags: Flags
    options: Mapping[str, str | int | bool]
    cards: schema.CardFile
    packs: Packs
    base_order: Mapping[str, int]  # index of each base card, so that packs never renumber it

    @property
    def hash(self) -> str:
        """The fingerprint that records pin: the cards and the edition's own flags."""
        return content_hash(self.cards, fingerprint_of(self.edition))


def editions() -> tuple[str, ...]:
    """Returns the ids of the printed editions."""
    return edition_ids(CONTENT / "editions")


def read_content(edition: str, options: Mapping[str, str], packs: Packs = ()) -> Content:
    """Reads an edition with options and content packs; fails rather than loading partially."""
    check_editions(CONTENT / "editions", Edition, packs)
    book = read_edition(CONTENT / "editions", edition, Edition, packs)
    flags, changed = options_set(book, options)
    base = box()
    cards = READER.with_packs(base, packs)
    return Content(book, flags, changed, cards, packs, READER.order(base))


@cache
def box() -> schema.CardFile:
    """Returns the cards of the box; every edition has the same ones."""
    return READER.read_box(CONTENT, CARD_FILES)
