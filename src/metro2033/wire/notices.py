"""Notifications by webhook, and the quiet hours for mail and browsers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.languages import Language

Minute = Annotated[int, Meta(ge=0, le=1439)]  # of a day
Zone = Annotated[str, Meta(max_length=64)]


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """A period without mail and browser notifications, in minutes after midnight; it may span midnight."""

    start: Minute
    end: Minute


class Hours(Struct, frozen=True, forbid_unknown_fields=True):
    """Your quiet hours, in your time zone."""

    quiet: QuietHours | None = None
    zone: Zone = "UTC"


class SetHook(Struct, frozen=True, forbid_unknown_fields=True):
    """Sets the webhook that is called when you are asked and away."""

    url: Annotated[str, Meta(min_length=8, max_length=500)]
    language: Language = "en"


class HookView(Struct, frozen=True):
    """Your webhook, if set. Only you can see it."""

    url: str | None
    language: Language | None


class HookMade(Struct, frozen=True):
    """The webhook is set; the secret that signs its calls is shown once."""

    url: str
    secret: str


class ChannelNotice(Struct, frozen=True):
    """The body of a call to the webhook of a table or a league (`kind`): news in one sentence, with a link. A retry has the same `id`."""

    id: str
    kind: str
    of: str  # the id of the table or the league
    text: str


class ExportedChannel(Struct, frozen=True):
    """A webhook that you have set for a table or a league (`kind`)."""

    kind: str
    id: str
    url: str


class Delivered(Struct, frozen=True):
    """The HTTP status that the webhook returned."""

    status: int


class Notice(Struct, frozen=True):
    """The body of a webhook call: a question awaits your answer. A retry has the same `id`."""

    id: str
    room: str
    link: str
    seat: int
    game: str
    since: float
    until: float | None
    text: str
