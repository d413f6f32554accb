"""Loading content: TOML and packs, checked against the schema and against itself, then frozen into a catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from metro2033.board import schema
from metro2033.board.edition import Edition, Flags, changed_options, with_options
from metro2033.kernel.content import check_provenance, content_hash, merge, no_doubles, read
from metro2033.kernel.problem import BadContent, BadOption

CONTENT = Path(__file__).parent / "content"
CARD_FILES = ("factions", "heroes", "laws", "threats", "equipment", "missions", "combat")
KINDS = ("faction", "hero", "law", "threat", "equipment", "goal", "mission", "combat_card")


@dataclass(frozen=True)
class Content:
    """All content of one edition, as written: validated, merged with packs, not yet turned into tables."""

    edition: Edition
    flags: Flags
    options: Mapping[str, str | int | bool]
    cards: schema.CardFile
    map: schema.MapFile
    track: schema.TrackFile
    packs: tuple[Path, ...]
    base_order: Mapping[str, int]  # where each base card stands, so that packs never renumber it

    @property
    def hash(self) -> str:
        """The fingerprint that records pin: cards, map, track and the edition's own flags."""
        return content_hash(self.cards, self.map, self.track, self.edition.flags)


def editions() -> tuple[str, ...]:
    """The ids of the printed editions."""
    return tuple(sorted(path.stem for path in (CONTENT / "editions").glob("*.toml")))


def read_content(edition: str, options: Mapping[str, str], packs: tuple[Path, ...] = ()) -> Content:
    """Read an edition with options and content packs; nothing is half-loaded."""
    if edition not in editions():
        raise BadOption("option-edition", edition=edition[:80], allowed=editions())
    book = read(CONTENT / "editions" / f"{edition}.toml", Edition, f"editions/{edition}.toml")
    flags = with_options(book.flags, options)
    base = _base_cards()
    cards = base
    for pack in packs:
        cards = _join(cards, _read_pack(pack))
    metro = read(CONTENT / "map.toml", schema.MapFile)
    track = read(CONTENT / "track.toml", schema.TrackFile)
    order = {
        card.id: number
        for number, card in enumerate(card for kind in KINDS if kind != "goal" for card in getattr(base, kind))
    }
    content = Content(book, flags, changed_options(book.flags, flags), cards, metro, track, packs, order)
    check_references(content)
    return content


@cache
def _base_cards() -> schema.CardFile:
    cards = schema.CardFile()
    for name in CARD_FILES:
        cards = _join(cards, _read_cards(CONTENT / f"{name}.toml", f"{name}.toml"))
    return cards


def _read_pack(folder: Path) -> schema.CardFile:
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    if not files:
        raise BadContent("content-pack-empty", file=str(folder))
    cards = schema.CardFile()
    for path in files:
        cards = _join(cards, _read_cards(path, f"{folder.name}/{path.name}"))
    return cards


def _read_cards(path: Path, shown: str) -> schema.CardFile:
    cards = read(path, schema.CardFile, shown)
    for kind in KINDS:
        no_doubles(getattr(cards, kind), shown)
        for card in getattr(cards, kind):
            check_provenance(card, shown, named=kind != "goal")
    return cards


def _join(base: schema.CardFile, added: schema.CardFile) -> schema.CardFile:
    return replace(base, **{kind: merge(getattr(base, kind), getattr(added, kind)) for kind in KINDS})


def check_references(content: Content) -> None:
    """Refuse ids that name nothing: stations, zones, goals, flags."""
    stations = {station.id: station for station in content.map.stations}
    zones = [*content.map.zones.order, content.map.zones.hub]
    flags = Flags.__struct_fields__
    for station in content.map.stations:
        _demand(station.zone, zones, "map.toml", f"{station.id}.zone")
        if (station.resource is not None) != (station.kind == "regular"):
            raise BadContent(
                "content-value", file="map.toml", name=f"{station.id}.resource", allowed=("pig", "mushroom", "ammo")
            )
    for line in content.map.line:
        for name in line.stations:
            _demand(name, stations, "map.toml", f"{line.id}.stations")
    for hub in content.map.hubs:
        for name in hub:
            _demand(name, stations, "map.toml", "hubs")
    for faction in content.cards.faction:
        _demand(faction.zone, content.map.zones.order, "factions.toml", f"{faction.id}.zone")
        for home in faction.homes:
            _demand(
                home,
                [s.id for s in content.map.stations if s.zone == faction.zone and s.kind == "regular"],
                "factions.toml",
                f"{faction.id}.homes",
            )
    for mission in content.cards.mission:
        _demand(mission.goal, [goal.id for goal in content.cards.goal], "missions.toml", f"{mission.id}.goal")
    for kind in KINDS:
        for card in getattr(content.cards, kind):
            for flag in _flags_named(card):
                _demand(flag, flags, f"{kind}.toml", f"{card.id}.flag")


def _demand(name: str, known: Iterable[str], file: str, key: str) -> None:
    if name not in known:
        raise BadContent("content-reference", file=file, name=key, target=name[:80], allowed=tuple(known))


def _flags_named(card: object) -> list[str]:
    """Every flag a card's effects refer to."""
    found: list[str] = []
    for field in ("ability", "effect", "property", "bonus"):
        effects = getattr(card, field, ())
        for effect in effects if isinstance(effects, list) else ():
            for value in (getattr(effect, "flag", None), getattr(getattr(effect, "n", None), "flag", None)):
                if value is not None:
                    found.append(value)
    return found
