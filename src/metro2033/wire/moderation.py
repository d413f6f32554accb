"""Players' reports to the operators, and the operators' announcements."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

ReportReason = Literal["chat", "name", "cheating", "other"]


class ReportMember(Struct, frozen=True, forbid_unknown_fields=True):
    """Reports a member of a room to the operators of the server."""

    member: Annotated[int, Meta(ge=0, le=1000)]
    reason: ReportReason
    text: Annotated[str, Meta(max_length=500)] = ""


class AnnouncementView(Struct, frozen=True):
    """An announcement by the operators to all users."""

    id: int
    text: str
    at: float


class Announcements(Struct, frozen=True):
    """The operators' announcements, and whether the server is in read-only mode."""

    read_only: bool
    announcements: list[AnnouncementView]
