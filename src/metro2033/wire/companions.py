"""Companions: people whom you like to play with, and invitations between them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.wire.fields import MemberNumber, Word


class AddCompanion(Struct, frozen=True, forbid_unknown_fields=True):
    """Adds a member of a room to your companions."""

    member: MemberNumber


class InviteCompanions(Struct, frozen=True, forbid_unknown_fields=True):
    """Invites some of your companions to your room."""

    companions: Annotated[list[Word], Meta(min_length=1, max_length=10)]


class Decline(Struct, frozen=True, forbid_unknown_fields=True):
    """Declines an invitation; with `refuse` also every later one from the same person."""

    refuse: bool = False


class CompanionView(Struct, frozen=True):
    """An entry in your list: an id that only you have, the name at the table where you made it, and when."""

    id: str
    name: str
    since: float


class CompanionList(Struct, frozen=True):
    """Your companions, and the people from whom you want no invitations."""

    companions: list[CompanionView] = []
    refused: list[CompanionView] = []


class CompanionsHere(Struct, frozen=True):
    """Your companions in a room: the id of each entry, by member number."""

    members: dict[str, str]
