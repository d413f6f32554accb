"""The reviews of a server: stored with their games, and their figures with the results."""

from __future__ import annotations

from metro2033.server.archive.store import ReviewStore
from metro2033.server.core.database import Database
from metro2033.server.ratings.store import Insight, RatingStore
from metro2033.study.review.findings import Review


class ReviewShelf:
    """Reads and writes reviews."""

    def __init__(self, database: Database, reviews: ReviewStore, ratings: RatingStore) -> None:
        self._database = database
        self._reviews = reviews
        self._ratings = ratings

    async def get(self, room: str, seat: int, seq: int) -> bytes | None:
        """Returns the review of a seat after an entry, or None."""
        return await self._database.run(self._reviews.get, room, seat, seq)

    async def put(self, room: str, seat: int, seq: int, review: Review, data: bytes) -> None:
        """Stores a review and its encoded form."""
        await self._database.run(self._reviews.put, room, seat, seq, data)
        insight = Insight(review.luck, review.own, review.accuracy)
        await self._database.run(self._ratings.note_review, room, seat, insight)
