"""Stores game logs, and snapshots of their state. On PostgreSQL, every new entry is announced to other processes by NOTIFY."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict, astuple
from sqlalchemy import Engine, select

from metro2033.live.log_row import Row
from metro2033.server.core.database import insert, reading
from metro2033.server.play.tables import events, snapshots
from metro2033.server.rooms.channel import tell_entry

COLUMNS = Row.__struct_fields__
NAMES = ", ".join(COLUMNS)
APPEND_AND_TELL = f"""
WITH written AS (
    INSERT INTO events ({NAMES})
    SELECT * FROM unnest(
        %s::varchar[], %s::int[], %s::text[], %s::varchar[], %s::varchar[], %s::varchar[], %s::float[], %s::float[]
    )
    ON CONFLICT DO NOTHING RETURNING {NAMES}
)
SELECT game, seq, link, token, {tell_entry("written")} FROM written
"""


class GameStore:
    """Game logs. Every call is one transaction, durable when it returns; the key (game, seq) fences off a second writer."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._autocommit = engine.execution_options(isolation_level="AUTOCOMMIT")

    def append(self, batch: Sequence[Row]) -> list[bool]:
        """Appends entries of any games in one transaction; returns for each whether it was written, or its place was taken."""
        if not batch:
            return []
        if self.engine.dialect.name == "postgresql":
            return self._append_and_tell(batch)
        with self.engine.connect() as connection, connection.begin() as transaction:
            if connection.exec_driver_sql(*self._insert(batch)).rowcount == len(batch):
                transaction.commit()
                return [True] * len(batch)
            transaction.rollback()
        return self._append_free(batch)

    def _append_and_tell(self, batch: Sequence[Row]) -> list[bool]:
        """Appends in one autocommitted statement, which announces the written rows on commit."""
        values = tuple(map(list, zip(*map(astuple, batch), strict=True)))
        with self._autocommit.connect() as connection:
            written = {tuple(found[:4]) for found in connection.exec_driver_sql(APPEND_AND_TELL, values)}
        return [(row.game, row.seq, row.link, row.token) in written for row in batch]

    def _insert(self, batch: Sequence[Row]) -> tuple[str, tuple[object, ...]]:
        """Returns one INSERT for all entries: every further statement, and every returned row, would wait for the GIL."""
        row = f"({', '.join('?' * len(COLUMNS))})"
        text = f"INSERT INTO events ({NAMES}) VALUES {', '.join([row] * len(batch))} ON CONFLICT DO NOTHING"
        return text, tuple(value for row in batch for value in astuple(row))

    def _append_free(self, batch: Sequence[Row]) -> list[bool]:
        """Writes the entries whose place is free."""
        place = (events.c.game, events.c.seq, events.c.link, events.c.token)
        statement = insert(self.engine, events).on_conflict_do_nothing().returning(*place)
        with self.engine.begin() as connection:
            written = {tuple(found) for found in connection.execute(statement, [asdict(row) for row in batch])}
        return [(row.game, row.seq, row.link, row.token) in written for row in batch]

    def read_log(self, game: str, after: int = 0) -> list[Row]:
        """Returns the entries of a game after a number, in order."""
        columns = [events.c[name] for name in COLUMNS]
        with reading(self.engine) as connection:
            query = select(*columns).where(events.c.game == game, events.c.seq > after).order_by(events.c.seq)
            return [Row(*found) for found in connection.execute(query)]

    def find_token(self, game: str, token: str) -> int | None:
        """Returns the number of the entry that an idempotency key has created."""
        with reading(self.engine) as connection:
            query = select(events.c.seq).where(events.c.game == game, events.c.token == token)
            return connection.execute(query).scalar_one_or_none()

    # Snapshots: a cache that may be deleted at any time.

    def put_snapshot(self, game: str, seq: int, data: bytes) -> None:
        """Stores a snapshot in place of an older one."""
        with self.engine.begin() as connection:
            statement = insert(self.engine, snapshots).values(game=game, seq=seq, data=data)
            values = {"seq": seq, "data": data}
            connection.execute(statement.on_conflict_do_update(index_elements=[snapshots.c.game], set_=values))

    def get_snapshot(self, game: str) -> tuple[int, bytes] | None:
        """Returns the snapshot of a game, if there is one."""
        with reading(self.engine) as connection:
            query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.game == game)
            found = connection.execute(query).one_or_none()
        return None if found is None else (found.seq, bytes(found.data))
