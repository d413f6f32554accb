"""The schema of the card game's TOML content files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Type = Literal["care", "food", "goods", "weapons", "ammo", "equipment"]
Symbol = Literal["biological", "psychic", "radioactive", "physical", "toxic", "unknown"]
Colour = Literal["blue", "red", "green"]
Line = Literal["red_line", "hansa", "polis", "neutral"]
Loss = Literal["station", "peaceful", "military", "all"]
Class = Literal["peaceful", "military"]
Cost = Annotated[int, Meta(ge=0, le=10)]
Amount = Annotated[int, Meta(ge=1, le=20)]
Copies = Annotated[int, Meta(ge=1, le=9)]
Reward = Annotated[int, Meta(ge=1, le=5)]
Symbols = Annotated[list[Symbol], Meta(min_length=1)]
Ident = Annotated[str, Meta(pattern=r"^[a-z0-9_]+$")]
Provenance = dict[str, str]


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base class of everything in a content file."""


class Protection(Part):
    """The turned side of a card: its cost and the symbols it protects against."""

    cost: Cost
    symbols: Symbols


class Mission(Part):
    """A mission: the amount needed and the class that pays it (blue peaceful, red military, green any)."""

    amount: Amount
    colour: Colour


class Resource(Part):
    """A card that pays for missions."""

    id: Ident
    type: Type
    cost: Cost
    amount: Amount
    copies: Copies
    provenance: Provenance
    protection: Protection | None = None


class Station(Part):
    """A card with a mission, a bonus type and a faction."""

    id: Ident
    faction: Line
    cost: Cost
    mission: Mission
    bonus: Type
    reward: Reward
    copies: Copies
    provenance: Provenance


class Threat(Part):
    """A card that attacks everyone with a monster, or protects when turned."""

    id: Ident
    cost: Cost
    symbols: Symbols
    loss: Loss
    copies: Copies
    provenance: Provenance
    protection: Protection | None = None


class Hero(Part):
    """A card that protects, or doubles one resource type in one mission."""

    id: Ident
    cost: Cost
    symbols: Symbols
    doubles: Type
    copies: Copies
    provenance: Provenance


class Caravan(Part):
    """A card that renews the market and brings tokens back for stations of its class."""

    id: Ident
    cls: Class = field(name="class")
    cost: Cost
    copies: Copies
    provenance: Provenance


class Faction(Part):
    """A player's faction card, not part of the deck."""

    id: Ident
    mission: Mission
    bonus: Type
    reward: Reward
    provenance: Provenance


class CardFile(Part):
    """A file of cards; a content pack may mix kinds freely."""

    resource: list[Resource] = []
    station: list[Station] = []
    threat: list[Threat] = []
    hero: list[Hero] = []
    caravan: list[Caravan] = []
    faction: list[Faction] = []
