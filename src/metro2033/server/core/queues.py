"""Durable queues: tables with a moment `at` and a count of `tries`, which several processes share. A row that was taken is due again unless its taker says otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy import Engine, Table, delete, select, update

from metro2033.server.core.database import reading

Item = TypeVar("Item")


@dataclass(frozen=True)
class Taken(Generic[Item]):
    """An item out of a queue, the key of its row, how often it was tried, and until when it is ours."""

    item: Item
    key: tuple[object, ...]
    tries: int
    until: float


class Queue(Generic[Item]):
    """A queue in the database, whose rows are read as items. Of several takers of a row, the first to move it has it."""

    def __init__(self, engine: Engine, table: Table, read: Callable[[Any], Item]) -> None:
        self._engine = engine
        self._table = table
        self._read = read

    def take(self, now: float, until: float, most: int) -> list[Taken[Item]]:
        """The items that are due, each for one taker; they are due again at a later moment, should the taker die."""
        table, taken = self._table, []
        with reading(self._engine) as connection:
            query = select(table).where(table.c.at <= now).order_by(table.c.at).limit(most)
            due = connection.execute(query).all()
        if not due:
            return []
        with self._engine.begin() as connection:
            for row in due:
                key = tuple(row._mapping[column] for column in table.primary_key.columns)
                if connection.execute(update(table).where(*self._at(key, row.at)).values(at=until)).rowcount == 1:
                    taken.append(Taken(self._read(row), key, row.tries, until))
        return taken

    def retry(self, taken: Taken[Item], at: float) -> None:
        """Try an item again later."""
        self._change(taken, update(self._table).values(at=at, tries=taken.tries + 1))

    def put_off(self, taken: Taken[Item], at: float) -> None:
        """Make an item that was not tried due at a later moment."""
        self._change(taken, update(self._table).values(at=at))

    def drop(self, taken: Taken[Item]) -> None:
        """Take an item out of the queue, unless it was queued again meanwhile."""
        self._change(taken, delete(self._table))

    def _change(self, taken: Taken[Item], statement: Any) -> None:
        with self._engine.begin() as connection:
            connection.execute(statement.where(*self._at(taken.key, taken.until)))

    def _at(self, key: tuple[object, ...], at: float) -> list[Any]:
        """The row with a key, if nobody has moved it meanwhile."""
        columns = self._table.primary_key.columns
        return [*(column == value for column, value in zip(columns, key, strict=True)), self._table.c.at == at]
