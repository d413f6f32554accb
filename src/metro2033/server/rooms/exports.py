"""Exports a person's data: the account, the rooms with the person's own chat, tokens, the webhook, browsers with notices, the mailbox, hours, passkeys, packs, sessions, results and leagues."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from metro2033 import protocol
from metro2033.server.access import SCOPES
from metro2033.server.rooms.mailboxes import notices_of
from metro2033.server.rooms.passkeys import view_of
from metro2033.server.rooms.room import Room, read_room
from metro2033.server.rooms.sessions import Sessions
from metro2033.server.storage.database import Database
from metro2033.server.storage.mailboxes import MailboxStore
from metro2033.server.storage.packs import PackStore
from metro2033.server.storage.passkeys import PasskeyStore
from metro2033.server.storage.people import PeopleStore
from metro2033.server.storage.pushes import PushStore
from metro2033.server.storage.rooms import RoomStore


class Exports:
    """Reads everything that is stored about a person."""

    def __init__(
        self,
        database: Database,
        people: PeopleStore,
        rooms: RoomStore,
        mailboxes: MailboxStore,
        pushes: PushStore,
        passkeys: PasskeyStore,
        packs: PackStore,
        sessions: Sessions,
        profile: Callable[[str], Awaitable[protocol.ExportedProfile]],
        leagues: Callable[[str], Awaitable[list[protocol.ExportedLeague]]],
        hours: Callable[[str], Awaitable[protocol.Hours]],
    ) -> None:
        self._database = database
        self._people = people
        self._rooms = rooms
        self._mailboxes = mailboxes
        self._pushes = pushes
        self._passkeys = passkeys
        self._packs = packs
        self._sessions = sessions
        self._profile = profile
        self._leagues = leagues
        self._hours = hours

    async def of(self, person: str, credential: str) -> protocol.Export:
        """The data of a person who asks with a credential; each service tells what it alone knows."""
        sessions, hours = await self._sessions.of(person, credential), await self._hours(person)
        profile, leagues = await self._profile(person), await self._leagues(person)
        return await self._database.run(self._read, person, sessions, hours, profile, leagues)

    def _read(
        self,
        person: str,
        sessions: list[protocol.SessionView],
        hours: protocol.Hours,
        profile: protocol.ExportedProfile,
        leagues: list[protocol.ExportedLeague],
    ) -> protocol.Export:
        account, hook = self._people.account_of(person), self._people.hook_of(person)
        box = self._mailboxes.of(person)
        rooms = [read_room(stored.document) for stored in self._rooms.all_rooms_of(person)]
        tokens = [
            protocol.ExportedToken(grant.room, next(scope for scope in SCOPES if scope == grant.scope), at)
            for grant, at in self._people.grants_of(person)
        ]
        return protocol.Export(
            name=account.name if account else None,
            since=account.at if account else None,
            sessions=sessions,
            rooms=[self._room(room, person) for room in rooms],
            tokens=tokens,
            webhook=hook.url if hook else None,
            mail=protocol.ExportedMail(box.address, box.pending, notices_of(box, hours.zone)) if box else None,
            hours=hours,
            push=[
                protocol.ExportedPush(one.endpoint, agent, one.language, one.at, one.told)
                for one, agent in self._pushes.of(person)
            ],
            passkeys=[view_of(one) for one in self._passkeys.of(person)],
            packs=[protocol.ExportedPack(one.name, one.text, one.at) for one in self._packs.of(person)],
            profile=profile,
            leagues=leagues,
        )

    def _room(self, room: Room, person: str) -> protocol.ExportedRoom:
        member = room.member_of(person)
        assert member is not None, "rooms are listed by their members"
        lines = [protocol.ExportedLine(line.text, line.at) for line in self._rooms.lines_of(room.id, member.number)]
        seats, host = room.seats_of(person), room.host == person
        return protocol.ExportedRoom(room.id, room.settings.game, room.status, member.name, seats, host, lines)
