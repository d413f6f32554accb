"""Notices to an address of one's own."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "pl", "ru"]


class SetHook(Struct, frozen=True, forbid_unknown_fields=True):
    """Send me a notice when I am asked and not there."""

    url: Annotated[str, Meta(min_length=8, max_length=500)]
    language: Language = "en"


class HookView(Struct, frozen=True):
    """Where your notices go, if anywhere. Nobody else sees it."""

    url: str | None
    language: Language | None


class HookMade(Struct, frozen=True):
    """Your notices go there from now on; the secret that signs them is shown once."""

    url: str
    secret: str


class Delivered(Struct, frozen=True):
    """What the address said to a notice."""

    status: int


class Notice(Struct, frozen=True):
    """What is posted: you are asked. `id` is the same when it is sent again."""

    id: str
    room: str
    link: str
    seat: int
    game: str
    since: float
    until: float | None
    text: str
