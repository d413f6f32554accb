"""Notifications by webhook."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "pl", "ru"]


class SetHook(Struct, frozen=True, forbid_unknown_fields=True):
    """Set the webhook that is called when you are asked and away."""

    url: Annotated[str, Meta(min_length=8, max_length=500)]
    language: Language = "en"


class HookView(Struct, frozen=True):
    """Your webhook, if you have set one. Nobody else sees it."""

    url: str | None
    language: Language | None


class HookMade(Struct, frozen=True):
    """The webhook is set; the secret that signs its calls is shown once."""

    url: str
    secret: str


class Delivered(Struct, frozen=True):
    """The HTTP status that the webhook returned."""

    status: int


class Notice(Struct, frozen=True):
    """The body of a webhook call: a question waits for you. A retry has the same `id`."""

    id: str
    room: str
    link: str
    seat: int
    game: str
    since: float
    until: float | None
    text: str
