"""A visit to a room on a server: the seat, and the application until the player leaves."""

from __future__ import annotations

from metro2033.client import Client
from metro2033.table.arrival import sit_down
from metro2033.table.room_link import RoomLink
from metro2033.tui.app import play_at


async def visit(link: RoomLink, name: str, language: str) -> str:
    """Joins a room and plays until the player leaves; returns the closing message."""
    async with Client(link.address, language=language) as client:
        return await play_at(await sit_down(client, link, name), language)
