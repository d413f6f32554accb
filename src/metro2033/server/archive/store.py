"""Stores reviews of finished games: a cache next to their logs, which may be deleted at any time."""

from __future__ import annotations

from sqlalchemy import select

from metro2033.server.archive.tables import reviews
from metro2033.server.core.database import Store, insert, reading


class ReviewStore(Store):
    """Reviews by game and seat. Every call is one transaction."""

    def get(self, game: str, seat: int, seq: int) -> bytes | None:
        """Returns the review of a seat, made when the game had this many entries."""
        mine = (reviews.c.game == game, reviews.c.seat == seat, reviews.c.seq == seq)
        with reading(self.engine) as connection:
            found = connection.execute(select(reviews.c.data).where(*mine)).scalar_one_or_none()
        return None if found is None else bytes(found)

    def put(self, game: str, seat: int, seq: int, data: bytes) -> None:
        """Stores a review, replacing an older one."""
        values = {"seq": seq, "data": data, "at": self._clock.now()}
        statement = insert(self.engine, reviews).values(game=game, seat=seat, **values)
        with self.engine.begin() as connection:
            connection.execute(
                statement.on_conflict_do_update(index_elements=[reviews.c.game, reviews.c.seat], set_=values)
            )
