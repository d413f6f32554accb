"""Arriving at a room on a server: identity, membership, seat, and the table to play at."""

from __future__ import annotations

import httpx
import msgspec

from metro2033 import wire
from metro2033.client import Client, Distrust, Luck, Refusal
from metro2033.kernel.problem import BadOption, Problem
from metro2033.table.identities import Identities
from metro2033.table.remote_table import RemoteTable
from metro2033.table.room_link import RoomLink


async def sit_down(client: Client, link: RoomLink, name: str, identities: Identities | None = None) -> RemoteTable:
    """Joins with the identity stored for this server, and takes a free seat if there is one."""
    stored = identities or Identities()
    stored.put_on(client)
    try:
        room, luck = await enter(client, link.room, name, link.invite)
        packs = (await client.room_packs(link.room)).files if room.packs else []
    except Refusal as refusal:
        raise Problem("join-refused", why=str(refusal)) from None
    except Distrust:
        raise Problem("join-distrust") from None
    except (httpx.HTTPError, httpx.InvalidURL):
        raise Problem("join-unreachable", address=link.address) from None
    except msgspec.DecodeError:
        raise BadOption("join-link", link=link.text) from None
    stored.keep_of(client)
    return RemoteTable(client, room, luck, packs)


async def enter(client: Client, room: str, name: str, invite: str) -> tuple[wire.RoomView, Luck]:
    """Joins or rejoins a room, takes a free seat and declares readiness."""
    luck = Luck(room)
    view = await _known(client, room) or await client.join(room, name, invite)
    if view.status == "lobby":
        free = next((seat.seat for seat in view.seats if seat.member is None and not seat.bot), None)
        if view.you.seats:
            await client.do(room, wire.Commit(seat=view.you.seats[0], commitment=luck.promise()))
        elif free is not None:
            await luck.sit(client, free)
        view = await client.room(room)
        if view.you.seats and not view.you.host and not view.seats[view.you.seats[0]].ready:
            await client.do(room, wire.Ready())
    return await client.room(room), luck


async def _known(client: Client, room: str) -> wire.RoomView | None:
    """Returns the room if we are a member already."""
    try:
        view = await client.room(room)
    except Refusal:
        return None
    return view if view.you.member is not None else None
