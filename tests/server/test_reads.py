"""Tests that reads do not take the lock of writers on SQLite and so never wait for it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from metro2033 import wire
from metro2033.server.rooms.service import RoomService
from tests.server.club import club, made
from tests.server.running import seated

WRITES = ("INSERT", "UPDATE", "DELETE")
OWN = ("account", "account/access", "account/export", "account/sessions", "account/mail", "notices", "notices/hours")
SHARED = ("rooms", "leagues", "packs", "leaderboards/board", "profiles/me", "announcements")


def watch(engine: Engine) -> list[list[str]]:
    """Returns a list that gets the statements of each transaction that has taken the writers' lock, once it has ended."""
    ended: list[list[str]] = []
    open_now: dict[int, list[str]] = {}

    @event.listens_for(engine, "before_cursor_execute")
    def _note(connection: Any, cursor: Any, statement: str, *others: object) -> None:
        place = id(connection.connection.dbapi_connection)
        if statement == "BEGIN IMMEDIATE":
            open_now[place] = []
        elif place in open_now:
            open_now[place].append(statement)

    def _end(connection: Any) -> None:
        if (found := open_now.pop(id(connection.connection.dbapi_connection), None)) is not None:
            ended.append(found)

    event.listen(engine, "commit", _end)
    event.listen(engine, "rollback", _end)
    return ended


def test_D8_what_only_reads_does_not_take_the_writers_lock(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, [anna, boris]):
            room, league = await seated(anna, boris), await made([anna, boris])
            ended = watch(server.parts.core.database.engine)
            of_room = [f"rooms/{room.id}{part}" for part in ("", "/log", "/updates?seat=0", "/packs")]
            of_league = [f"leagues/{league.id}{part}" for part in ("", "/journal", "/league.json")]
            for path in (*OWN, *SHARED, *of_room, *of_league):
                answer = await anna.http.get(f"/api/{path}")
                assert answer.status_code == 200, path
            await anna.do(room.id, wire.Say(text="a line"))
            assert any("INSERT INTO lines" in statement for statements in ended for statement in statements), (
                "writers are seen"
            )
            only_read = [one for one in ended if not any(statement.startswith(WRITES) for statement in one)]
            assert not only_read

    asyncio.run(scene())


def test_D8_rooms_are_read_while_another_process_writes(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, [anna, boris]):
            room = await seated(anna, boris)
            writer = sqlite3.connect(Path(database.removeprefix("sqlite:///")), isolation_level=None)
            try:
                writer.execute("BEGIN IMMEDIATE")
                stored = await asyncio.wait_for(
                    server.parts.core.database.run(server.parts[RoomService].store.read_room, room.id), 10
                )
                assert stored is not None and stored.id == room.id
            finally:
                writer.close()

    asyncio.run(scene())
