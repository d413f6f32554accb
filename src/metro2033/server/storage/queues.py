"""Durable queues: tables with a moment `at` which several processes share. A row that was taken is due again unless its taker says otherwise."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, Table, select, update


def take_due(engine: Engine, table: Table, now: float, again: float, most: int) -> list[Any]:
    """The rows that are due, each for one taker; they are due again at a later moment, should the taker die."""
    taken = []
    with engine.begin() as connection:
        query = select(table).where(table.c.at <= now).order_by(table.c.at).limit(most)
        for row in connection.execute(query).all():
            same = [column == row._mapping[column] for column in table.primary_key.columns]
            mine = update(table).where(*same, table.c.at == row.at).values(at=again)
            if connection.execute(mine).rowcount == 1:
                taken.append(row)
    return taken
