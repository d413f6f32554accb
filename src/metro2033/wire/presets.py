"""Presets: settings of tables that you use again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.wire.fields import Name, Word
from metro2033.wire.settings import Settings


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a table under a name of yours."""

    name: Name
    settings: Settings


class Presets(Struct, frozen=True, forbid_unknown_fields=True):
    """Your presets, and the settings of your last table by game, the latest game last."""

    presets: Annotated[list[Preset], Meta(max_length=12)] = []
    last: Annotated[dict[Word, Settings], Meta(max_length=12)] = {}


class PresetsView(Struct, frozen=True):
    """Your presets, if you have an account; otherwise your browser keeps them."""

    account: bool
    kept: Presets = Presets()
