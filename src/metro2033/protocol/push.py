"""Notices to browsers by Web Push."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.protocol.notices import Language

_PATTERN = r"^[A-Za-z0-9_-]+$(?!\n)"


class SetPush(Struct, frozen=True, forbid_unknown_fields=True):
    """The subscription of this browser, as `PushSubscription` gives it; bytes as base64url without padding. Without a language it stays what it was."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    key: Annotated[str, Meta(max_length=87, pattern=_PATTERN)]
    auth: Annotated[str, Meta(max_length=22, pattern=_PATTERN)]
    language: Language | None = None


class PushDevice(Struct, frozen=True):
    """One of your browsers that show notices; `current` is the one that asks. Times in seconds since 1970."""

    id: str
    agent: str
    service: str  # the host of its push service
    at: float
    told: float | None
    current: bool


class PushView(Struct, frozen=True):
    """Whether this server sends notices to browsers, the public key that a browser needs to subscribe, and your browsers."""

    available: bool
    key: str
    devices: list[PushDevice]


class ExportedPush(Struct, frozen=True):
    """A browser that shows you notices: where they are sent, in which language, since when and when last."""

    endpoint: str
    agent: str
    language: str
    at: float
    told: float | None


class PushNotice(Struct, frozen=True):
    """What a browser decrypts: a question waits for you at a link, in your language. The notice of a room replaces the one before."""

    title: str
    text: str
    link: str
    language: str
