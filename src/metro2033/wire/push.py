"""Browser notifications by Web Push."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.languages import Language

_PATTERN = r"^[A-Za-z0-9_-]+$(?!\n)"


class SetPush(Struct, frozen=True, forbid_unknown_fields=True):
    """This browser's `PushSubscription`; bytes are base64url without padding. Without a language, the former one stays."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    key: Annotated[str, Meta(max_length=87, pattern=_PATTERN)]
    auth: Annotated[str, Meta(max_length=22, pattern=_PATTERN)]
    language: Language | None = None


class PushDevice(Struct, frozen=True):
    """One of your browsers that show notifications; `current` is the requesting one. Times in seconds since 1970."""

    id: str
    agent: str
    service: str  # the host of its push service
    at: float
    told: float | None
    current: bool


class PushView(Struct, frozen=True):
    """Whether this server sends browser notifications, the public key for subscribing, and your browsers."""

    available: bool
    key: str
    devices: list[PushDevice]


class ExportedPush(Struct, frozen=True):
    """A browser that shows you notifications: the endpoint, the language, since when, and the last one sent."""

    endpoint: str
    agent: str
    language: str
    at: float
    told: float | None


class PushNotice(Struct, frozen=True):
    """The decrypted payload: a question awaits your answer at a link, in your language. A room's notification replaces its previous one."""

    title: str
    text: str
    link: str
    language: str
