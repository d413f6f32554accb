"""Loads content: reads TOML files and packs and validates them against the schema and their cross-references."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from metro2033.games.board.catalog import schema
from metro2033.games.board.edition import Edition, Flags
from metro2033.kernel.cards import (
    CardReader,
    check_editions,
    demand,
    edition_ids,
    fingerprint_of,
    options_set,
    read_edition,
)
from metro2033.kernel.content import content_hash, read
from metro2033.kernel.pack import Packs
from metro2033.kernel.problem import BadContent

CONTENT = Path(__file__).parents[1] / "content"
CARD_FILES = ("factions", "heroes", "laws", "threats", "equipment", "missions", "combat")
CONTENT_KINDS = ("faction", "hero", "law", "threat", "equipment", "goal", "mission", "combat_card")
READER = CardReader("board", schema.CardFile, CONTENT_KINDS, nameless=("goal",))


@dataclass(frozen=True)
class Content:
    """All content of one edition in file form: validated and merged with packs, not yet converted to tables."""

    edition: Edition
    flags: Flags
    options: Mapping[str, str | int | bool]
    cards: schema.CardFile
    map: schema.MapFile
    track: schema.TrackFile
    packs: Packs
    base_order: Mapping[str, int]  # the position of each base card, so that packs never renumber it

    @property
    def hash(self) -> str:
        """The fingerprint stored in records: cards, map, track and the edition's flags."""
        return content_hash(self.cards, self.map, self.track, fingerprint_of(self.edition))


def editions() -> tuple[str, ...]:
    """Returns the ids of the printed editions."""
    return edition_ids(CONTENT / "editions")


def read_content(edition: str, options: Mapping[str, str], packs: Packs = ()) -> Content:
    """Reads an edition with options and content packs; raises rather than returning partial content."""
    check_editions(CONTENT / "editions", Edition, packs)
    book = read_edition(CONTENT / "editions", edition, Edition, packs)
    flags, changed = options_set(book, options)
    base = box()
    cards = READER.with_packs(base, packs)
    metro = read(CONTENT / "map.toml", schema.MapFile)
    track = read(CONTENT / "track.toml", schema.TrackFile)
    content = Content(book, flags, changed, cards, metro, track, packs, READER.order(base))
    check_references(content)
    return content


@cache
def box() -> schema.CardFile:
    """Returns the cards of the box, common to all editions."""
    return READER.read_box(CONTENT, CARD_FILES)


def check_references(content: Content) -> None:
    """Rejects dangling references: stations, zones, goals, flags."""
    stations = {station.id: station for station in content.map.stations}
    zones = [*content.map.zones.order, content.map.zones.hub]
    flags = Flags.__struct_fields__
    for station in content.map.stations:
        demand(station.zone, zones, "map.toml", f"{station.id}.zone")
        if (station.resource is not None) != (station.kind == "regular"):
            raise BadContent(
                "content-value", file="map.toml", name=f"{station.id}.resource", allowed=("pig", "mushroom", "ammo")
            )
    for line in content.map.line:
        for name in line.stations:
            demand(name, stations, "map.toml", f"{line.id}.stations")
    for hub in content.map.hubs:
        for name in hub:
            demand(name, stations, "map.toml", "hubs")
    for faction in content.cards.faction:
        demand(faction.zone, content.map.zones.order, "factions.toml", f"{faction.id}.zone")
        for home in faction.homes:
            demand(
                home,
                [s.id for s in content.map.stations if s.zone == faction.zone and s.kind == "regular"],
                "factions.toml",
                f"{faction.id}.homes",
            )
    for mission in content.cards.mission:
        demand(mission.goal, [goal.id for goal in content.cards.goal], "missions.toml", f"{mission.id}.goal")
    for kind in CONTENT_KINDS:
        for card in getattr(content.cards, kind):
            for flag in _flags_named(card):
                demand(flag, flags, f"{kind}.toml", f"{card.id}.flag")


def _flags_named(card: object) -> list[str]:
    """Returns every flag a card's effects refer to."""
    found: list[str] = []
    for field in ("ability", "effect", "property", "bonus"):
        effects = getattr(card, field, ())
        for effect in effects if isinstance(effects, list) else ():
            for value in (getattr(effect, "flag", None), getattr(getattr(effect, "n", None), "flag", None)):
                if value is not None:
                    found.append(value)
    return found
