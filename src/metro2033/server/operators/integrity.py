"""Checks a database of games: the file, the completeness of every log, and every hash chain.

SQLite keeps no checksums, so it may not notice a page that was changed on disk. The hash chain of a game reveals it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

import msgspec
from sqlalchemy import Connection, func, select

from metro2033.kernel.chain import next_link, read_entry
from metro2033.kernel.header import read_header
from metro2033.kernel.problem import Problem
from metro2033.live.room import read_room
from metro2033.server.core.copying import need_known, revision_of
from metro2033.server.people.tables import accounts
from metro2033.server.play.tables import events
from metro2033.server.rooms.tables import members, rooms


@dataclass(frozen=True)
class Contents:
    """A summary of a checked database."""

    rooms: int
    accounts: int
    entries: int


class Damaged(Exception):
    """Stored data has been altered or lost."""


def check(connection: Connection, name: str) -> Contents:
    """Checks a whole database. Raises a one-sentence problem if it is damaged."""
    need_known(revision_of(connection))
    try:
        if connection.dialect.name == "sqlite":
            _check_file(connection)
        secrets = _secrets(connection)
        _check_members(connection, secrets)
        entries = _check_logs(connection, secrets)
    except Damaged as fault:
        raise Problem("backup-damaged", file=name, why=str(fault)[:200]) from None
    people = connection.execute(select(func.count()).select_from(accounts)).scalar_one()
    return Contents(len(secrets), people, entries)


def _check_file(connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    if found != "ok":
        raise Damaged(" ".join(str(found).split()))


def _secrets(connection: Connection) -> dict[str, str]:
    """Returns the secret of every room's chain. Raises Damaged if a room's document cannot be read."""
    secrets: dict[str, str] = {}
    for room_id, secret, document in connection.execute(select(rooms.c.id, rooms.c.secret, rooms.c.document)):
        try:
            origin = read_room(document).origin
            secrets[room_id] = read_header(origin.header).chance.secret if origin and origin.header else secret
        except (msgspec.DecodeError, UnicodeDecodeError, Problem):
            raise Damaged(f"room {room_id}") from None
    return secrets


def _check_members(connection: Connection, secrets: dict[str, str]) -> None:
    """Raises Damaged if a room that has members is missing."""
    for room in connection.execute(select(members.c.room).distinct()).scalars():
        if room not in secrets:
            raise Damaged(f"room {room}")


def _check_logs(connection: Connection, secrets: dict[str, str]) -> int:
    """Checks that every log is complete and every link follows from the previous one. Returns the number of entries.

    A log without a room is left behind by a move that arrived while an operator deleted the room; it is skipped.
    """
    columns = (events.c.game, events.c.seq, events.c.entry, events.c.link)
    rows = connection.execute(select(*columns).order_by(events.c.game, events.c.seq))
    count = 0
    for game, log in groupby(rows, key=lambda row: str(row.game)):
        link = ""
        for number, row in enumerate(log if game in secrets else (), 1):
            if row.seq != number:
                raise Damaged(f"game {game}, entry {number}")
            try:
                is_right = not link or next_link(link, number, read_entry(row.entry), secrets[game]) == row.link
            except (Problem, ValueError):
                is_right = False
            if not is_right:
                raise Damaged(f"game {game}, entry {number}")
            link, count = row.link, count + 1
    return count
