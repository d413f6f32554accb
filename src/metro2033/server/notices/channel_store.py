"""Stores webhooks of tables and leagues, and the queue of their posts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, delete, select, update

from metro2033.server.core.database import Store, insert, reading
from metro2033.server.core.queues import Queue
from metro2033.server.notices.tables import channels, posts

TABLE, LEAGUE = "table", "league"  # kinds of channels


@dataclass(frozen=True)
class Channel:
    """The webhook of a table or a league, and the number of the last news that was queued for it.

    The fields follow the columns of the table in their order; rows are read by position.
    """

    kind: str
    id: str
    person: str  # who set it
    url: str
    secret: str
    language: str
    origin: str
    told: int = -1


@dataclass(frozen=True)
class Post:
    """News for a channel. The numbers of a channel's news only grow."""

    kind: str
    id: str
    number: int
    text: str


class ChannelStore(Store):
    """Channels and their posts. Every call is one transaction."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.queue = Queue(engine, posts, lambda row: Post(row.kind, row.id, row.number, row.text))

    def of(self, kind: str, ids: Collection[str]) -> dict[str, Channel]:
        """Returns the channels of some tables or leagues, by their ids."""
        return {found.id: found for found in self._read((channels.c.kind == kind) & channels.c.id.in_(list(ids)))}

    def of_person(self, person: str) -> list[Channel]:
        """Returns the channels that a person has set."""
        return self._read(channels.c.person == person)

    def _read(self, which: Any) -> list[Channel]:
        query = select(*channels.c).where(which).order_by(channels.c.kind, channels.c.id)
        with reading(self.engine) as connection:
            return [Channel(*row) for row in connection.execute(query)]

    def put(self, channel: Channel) -> None:
        """Stores a channel in place of an older one; news that were queued already are not repeated."""
        new = vars(channel)
        changed = {name: value for name, value in new.items() if name != "told"}
        keys = [channels.c.kind, channels.c.id]
        with self.engine.begin() as connection:
            statement = insert(self.engine, channels).values(**new)
            connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed))

    def drop(self, kind: str, id_: str) -> None:
        """Deletes a channel and its waiting posts."""
        with self.engine.begin() as connection:
            for table in (posts, channels):
                connection.execute(delete(table).where(table.c.kind == kind, table.c.id == id_))

    def claim(self, post: Post, at: float) -> bool:
        """Queues news, unless the channel has had them or later ones; so of several processes only one does."""
        own = (channels.c.kind == post.kind) & (channels.c.id == post.id) & (channels.c.told < post.number)
        with self.engine.begin() as connection:
            if connection.execute(update(channels).where(own).values(told=post.number)).rowcount == 0:
                return False
            connection.execute(insert(self.engine, posts).values(**vars(post), tries=0, at=at))
            return True

    def forget(self, person: str) -> None:
        """Deletes the channels that a person has set, with their waiting posts."""
        for channel in self.of_person(person):
            self.drop(channel.kind, channel.id)
