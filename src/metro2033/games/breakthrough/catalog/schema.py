"""What content may say: the shape of the card game's TOML files."""

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
    """Anything written in a content file."""


class Protection(Part):
    """The other side of a card: what it costs turned, and what it protects against."""

    cost: Cost
    symbols: Symbols


class Mission(Part):
    """How much is needed, and of which class: blue peaceful, red military, green any."""

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
    """A card that sets a monster on everybody, or protects when turned."""

    id: Ident
    cost: Cost
    symbols: Symbols
    loss: Loss
    copies: Copies
    provenance: Provenance
    protection: Protection | None = None


class Hero(Part):
    """A card that protects, or doubles one type in one mission."""

    id: Ident
    cost: Cost
    symbols: Symbols
    doubles: Type
    copies: Copies
    provenance: Provenance


class Caravan(Part):
    """A card that renews the market and feeds stations of its class."""

    id: Ident
    cls: Class = field(name="class")
    cost: Cost
    copies: Copies
    provenance: Provenance


class Faction(Part):
    """A player's own card, outside the deck."""

    id: Ident
    mission: Mission
    bonus: Type
    reward: Reward
    provenance: Provenance


class CardFile(Part):
    """A file of cards; a content pack may mix kinds as it likes."""

    resource: list[Resource] = []
    station: list[Station] = []
    threat: list[Threat] = []
    hero: list[Hero] = []
    caravan: list[Caravan] = []
    faction: list[Faction] = []
