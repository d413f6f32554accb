"""A visit to a room on a server: identity, seat, and the application until the player leaves."""

from __future__ import annotations

import httpx
import msgspec

from metro2033.client import Client, Distrust, Refusal
from metro2033.kernel.problem import BadOption, Problem
from metro2033.table.remote_table import RemoteTable, enter
from metro2033.table.room_link import RoomLink
from metro2033.tui.app import play_at
from metro2033.tui.identities import Identities


async def visit(link: RoomLink, name: str, language: str) -> str:
    """Joins a room and plays until the player leaves; returns the closing message."""
    async with Client(link.address, language=language) as client:
        return await play_at(await sit_down(client, link, name), language)


async def sit_down(client: Client, link: RoomLink, name: str) -> RemoteTable:
    """Joins with the identity stored for this server, and takes a free seat if there is one."""
    identities = Identities()
    for key, value in identities.read(link.address).items():
        client.http.cookies.set(key, value)
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
    identities.keep(link.address, {cookie.name: cookie.value or "" for cookie in client.http.cookies.jar})
    return RemoteTable(client, room, luck, packs)
