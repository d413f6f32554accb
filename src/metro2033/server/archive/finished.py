"""Reads the records of finished games from a database, for statistics."""

from __future__ import annotations

from collections.abc import Iterator

from metro2033.kernel import record
from metro2033.kernel.chain import read_entry
from metro2033.kernel.problem import Problem
from metro2033.kernel.record import Record
from metro2033.live.live_game import LiveGame
from metro2033.live.luck import header_of
from metro2033.live.room import read_room, rules_of
from metro2033.server.core.database import open_database
from metro2033.server.play.store import GameStore
from metro2033.server.rooms.store import RoomStore


def finished_records(url: str) -> Iterator[Record]:
    """Yields the records of all finished games of a database."""
    engine = open_database(url, threads=1)
    rooms, games = RoomStore(engine), GameStore(engine)
    try:
        for room_id in rooms.rooms_over():
            stored = rooms.read_room(room_id)
            if stored is None:  # deleted by an operator in the meantime
                continue
            room = read_room(stored.document)
            try:
                table = LiveGame(rules_of(room), header_of(room, stored.secret))
                for row in games.read_log(room_id):
                    table.apply(read_entry(row.entry))
            except Problem:  # these rules cannot play it
                continue
            yield record.read(record.write(table.game, table.header, table.log))
    finally:
        engine.dispose()
