"""An agent's seat in a room of a server."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, TypeVar

import httpx
import msgspec
from msgspec import Meta, Struct

from metro2033 import wire
from metro2033.agent.session import Session
from metro2033.agent.shown import ShownTable
from metro2033.agent.tool import Nothing, Reply, Text, Tool
from metro2033.client import Client, Refusal
from metro2033.games import DEFAULT_GAME
from metro2033.kernel.problem import BadOption, Problem
from metro2033.table.arrival import sit_down
from metro2033.table.identities import AGENTS, Identities
from metro2033.table.remote_table import RemoteTable
from metro2033.table.room_link import RoomLink, read_link
from metro2033.text.words import words_for

T = TypeVar("T")


class OpenRoom(Struct, forbid_unknown_fields=True):
    """A room. `bots` sit at the last seats; the others are for people and agents."""

    game: wire.Word = DEFAULT_GAME
    edition: wire.Word = ""
    variants: Annotated[list[wire.Word], Meta(max_length=10)] = []
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    bots: Annotated[list[wire.BotSpec], Meta(max_length=5)] = []
    public: bool = False


class TakeSeat(Struct, forbid_unknown_fields=True):
    """A room's link or id; empty for the room that the program was started with."""

    room: Text = ""


class ShownRoom(Struct, frozen=True):
    """A room in a list."""

    room: str
    game: str
    edition: str
    host: str
    status: str
    seats: int
    free: int
    yours: bool
    your_turn: bool


class ShownRooms(Struct, frozen=True):
    """The rooms that the agent may enter."""

    rooms: list[ShownRoom]


class OpenedRoom(Struct, frozen=True):
    """A new room, with the link for the others."""

    room: str
    link: str


class RemoteSession(Session):
    """Plays in the rooms of one server; other addresses are refused, because an agent can be talked into anything."""

    def __init__(self, client: Client, home: RoomLink | None, name: str, language: str, *, chat: bool = False) -> None:
        super().__init__(language, chat=chat)
        self.client = client
        self.home = home
        self.name = name
        self.identities = Identities(AGENTS)
        self.identities.put_on(client)

    def entry_tools(self) -> tuple[Tool, ...]:
        """Returns the tools for rooms."""
        return (
            Tool("rooms", Nothing, ShownRooms, self._rooms),
            Tool("open_room", OpenRoom, OpenedRoom, self._open_room, changes=True),
            Tool("take_seat", TakeSeat, ShownTable, self._take_seat, changes=True),
            Tool("start", Nothing, ShownTable, self._start, changes=True),
            Tool("leave", Nothing, ShownRooms, self._leave, changes=True),
        )

    async def _ask(self, asking: Awaitable[T]) -> T:
        """Awaits a request and translates its failures into problems."""
        try:
            return await asking
        except Refusal as refusal:
            raise Problem("join-refused", why=str(refusal)) from None
        except (httpx.HTTPError, httpx.InvalidURL, msgspec.DecodeError):
            raise Problem("join-unreachable", address=self.client.address) from None

    async def _rooms(self, _: Nothing) -> Reply:
        listed = await self._ask(self.client.rooms())
        rooms = [*(_room(one, yours=True) for one in listed.yours), *(_room(one, yours=False) for one in listed.public)]
        lines = [
            f"`{one.room}`  {one.game} {one.edition}  {one.host}  {one.status}  {one.free}/{one.seats}" for one in rooms
        ]
        return Reply("\n".join(lines) or words_for(self.language, "").say("agent-no-rooms"), ShownRooms(rooms))

    async def _open_room(self, wanted: OpenRoom) -> Reply:
        if len(wanted.bots) >= wanted.seats:
            raise BadOption("option-bots-many", given=len(wanted.bots), seats=wanted.seats - 1)
        bots = [""] * (wanted.seats - len(wanted.bots)) + wanted.bots
        settings = wire.Settings(
            game=wanted.game,
            edition=wanted.edition,
            variants=wanted.variants,
            seats=wanted.seats,
            bots=bots,
            public=wanted.public,
        )
        room = await self._ask(self.client.create_room(self.name, settings))
        self.identities.keep_of(self.client)
        link = RoomLink(self.client.address, room.id, room.you.invite or "")
        await self._sit_in(link)
        return Reply(
            words_for(self.language, "").say("agent-room-opened", {"room": room.id, "link": link.text}),
            OpenedRoom(room.id, link.text),
        )

    async def _take_seat(self, wanted: TakeSeat) -> Reply:
        link = self._link_of(wanted.room) if wanted.room else self.home
        if link is None:
            raise BadOption("agent-which-room")
        return await self._sit_in(link)

    def _link_of(self, given: str) -> RoomLink:
        """Parses a link or a room's id; refuses links to other servers."""
        if "/" not in given:
            return read_link(f"{self.client.address}/rooms/{given}")
        link = read_link(given)
        if link.address != self.client.address:
            raise BadOption("agent-other-server", address=self.client.address)
        return link

    async def _sit_in(self, link: RoomLink) -> Reply:
        return await self.sit_at(await sit_down(self.client, link, self.name, self.identities))

    async def _start(self, _: Nothing) -> Reply:
        table = self._room_table
        if table.company is not None:
            await table.company.start()
        await self.seat.until_asked(2)
        return self._news()

    async def _leave(self, _: Nothing) -> Reply:
        room = self._room_table.room.id
        await self._ask(self.client.do(room, wire.Leave()))
        await self.close()
        return await self._rooms(_)

    @property
    def _room_table(self) -> RemoteTable:
        table = self.seat.table
        assert isinstance(table, RemoteTable), "this session opens no other tables"
        return table


def _room(one: wire.RoomSummary, *, yours: bool) -> ShownRoom:
    settings = one.settings
    return ShownRoom(
        one.id, settings.game, settings.edition, one.host, one.status, settings.seats, one.free, yours, one.your_turn
    )
