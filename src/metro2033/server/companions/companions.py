"""Manages people's private lists of companions, and invitations to them. Nobody learns that they are in a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import NotFound
from metro2033.live.live_room import LiveRoom
from metro2033.live.room import LOBBY, Member, Room, read_room
from metro2033.live.room_view import summary_of
from metro2033.server.companions.store import MOST, Companion, CompanionStore, Invitation
from metro2033.server.core.database import Database
from metro2033.server.rooms.store import RoomStore


@dataclass(eq=False, repr=False)
class Companions:
    """Lists and invitations of all people."""

    _database: Database
    _store: CompanionStore
    _rooms: RoomStore

    async def of(self, person: str) -> wire.CompanionList:
        """Returns a person's companions, and the people from whom the person wants no invitations."""
        return see(await self._database.run(self._store.of, person))

    async def at_table(self, live: LiveRoom, person: str) -> wire.CompanionsHere:
        """Returns the companions of a person among the members of a room. Nobody is recognized under another name."""
        _member(live.room, person)
        entries = await self._database.run(self._store.of, person)
        known = {(entry.other, entry.name): entry.id for entry in entries if not entry.refused}
        present = [member for member in live.room.members if not member.gone]
        here = {str(member.number): known.get((member.person, member.name)) for member in present}
        return wire.CompanionsHere({number: found for number, found in here.items() if found})

    async def add(self, live: LiveRoom, person: str, number: int) -> wire.CompanionsHere:
        """Adds a member of a room to a person's companions."""
        _member(live.room, person)
        other = live.room.member(number)
        if other.person == person:
            raise Problem("companion-self")
        await self._put(person, other.person, other.name, refused=False)
        return await self.at_table(live, person)

    async def remove(self, person: str, companion: str) -> None:
        """Removes an entry of a person's list: a companion, or a refusal of invitations."""
        if not await self._database.run(self._store.remove, person, companion):
            raise NotFound("companion-unknown")

    async def invite(self, live: LiveRoom, person: str, companions: Sequence[str]) -> None:
        """Invites companions to a room that its host has opened. The reply does not reveal who refuses invitations."""
        room = live.room
        if room.host != _member(room, person).person:
            raise Problem("room-host-only")
        if room.status != LOBBY:
            raise Problem("room-started")
        if room.table is not None:
            raise Problem("room-of-league")
        if not await self._database.run(self._store.invite, room.id, person, companions):
            raise NotFound("companion-unknown")

    async def invited(self, person: str) -> list[wire.InvitationView]:
        """Returns the open invitations of a person, newest first."""
        found = await self._database.run(self._store.invitations_of, person)
        seen = [await self._see(invitation) for invitation in found]
        return [view for view in seen if view is not None]

    async def _see(self, invitation: Invitation) -> wire.InvitationView | None:
        """Returns an invitation with its room, or None while its sender is not at the table or the person may not join."""
        room = await self._room(invitation.room)
        inviter = room.member_of(invitation.inviter) if room else None
        if room is None or inviter is None or invitation.person in room.banned or room.member_of(invitation.person):
            return None
        return wire.InvitationView(summary_of(room, {}), inviter.name, room.invite, invitation.at)

    async def decline(self, person: str, room_id: str, *, refuse: bool) -> None:
        """Declines an invitation and, on request, all later ones from the same person, who does not learn it."""
        found = await self._database.run(self._store.invitations_of, person)
        invitation = next((sent for sent in found if sent.room == room_id), None)
        if invitation is None:
            raise NotFound("invitation-unknown")
        if refuse:
            room = await self._room(room_id)
            inviter = room.member_of(invitation.inviter) if room else None
            await self._put(person, invitation.inviter, inviter.name if inviter else "?", refused=True)
        await self._database.run(self._store.decline, person, room_id)

    async def _put(self, person: str, other: str, name: str, *, refused: bool) -> None:
        if not await self._database.run(self._store.put, person, other, name, refused=refused):
            raise Problem("companion-full", most=MOST)

    async def _room(self, room_id: str) -> Room | None:
        stored = await self._database.run(self._rooms.read_room, room_id)
        return read_room(stored.document) if stored else None


def see(found: Sequence[Companion]) -> wire.CompanionList:
    """Returns entries as their owner sees them, without the people's ids."""
    views = [(companion.refused, wire.CompanionView(companion.id, companion.name, companion.at)) for companion in found]
    return wire.CompanionList(*([view for refused, view in views if refused == kind] for kind in (False, True)))


def _member(room: Room, person: str) -> Member:
    member = room.member_of(person)
    if member is None:
        raise NotFound("room-unknown")
    return member
