"""Durable queues: tables with a due time `at` and a counter `tries`, shared by several processes.

A claim moves `at` to the end of its lease, so an item whose process dies becomes due again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy import Engine, Table, delete, select, update

from metro2033.server.core.database import reading

Item = TypeVar("Item")


@dataclass(frozen=True)
class Taken(Generic[Item]):
    """A claimed item, with the key of its row, its number of tries, and the end of the lease."""

    item: Item
    key: tuple[object, ...]
    tries: int
    until: float


class Queue(Generic[Item]):
    """A queue in the database, whose rows are read as items. If several processes claim a row, the first to move it wins."""

    def __init__(self, engine: Engine, table: Table, read: Callable[[Any], Item]) -> None:
        self._engine = engine
        self._table = table
        self._read = read

    def take(self, now: float, until: float, most: int) -> list[Taken[Item]]:
        """Claims due items, each for one process only. They become due again when the lease ends, in case the process dies."""
        table, taken = self._table, []
        with reading(self._engine) as connection:
            query = select(table).where(table.c.at <= now).order_by(table.c.at).limit(most)
            due = connection.execute(query).all()
        if not due:
            return []
        with self._engine.begin() as connection:
            for row in due:
                key = tuple(row._mapping[column] for column in table.primary_key.columns)
                # Compare-and-swap on `at`: the update matches no row if another process has claimed it since the read
                # above.
                if connection.execute(update(table).where(*self._at(key, row.at)).values(at=until)).rowcount == 1:
                    taken.append(Taken(self._read(row), key, row.tries, until))
        return taken

    def retry(self, taken: Taken[Item], at: float) -> None:
        """Schedules a retry of an item."""
        self._change(taken, update(self._table).values(at=at, tries=taken.tries + 1))

    def put_off(self, taken: Taken[Item], at: float) -> None:
        """Postpones an item that was not tried."""
        self._change(taken, update(self._table).values(at=at))

    def drop(self, taken: Taken[Item]) -> None:
        """Removes an item from the queue, unless it was queued again in the meantime."""
        self._change(taken, delete(self._table))

    def _change(self, taken: Taken[Item], statement: Any) -> None:
        with self._engine.begin() as connection:
            connection.execute(statement.where(*self._at(taken.key, taken.until)))

    def _at(self, key: tuple[object, ...], at: float) -> list[Any]:
        """Returns the condition for the row with a key, provided that its due time has not changed."""
        columns = self._table.primary_key.columns
        return [*(column == value for column, value in zip(columns, key, strict=True)), self._table.c.at == at]
