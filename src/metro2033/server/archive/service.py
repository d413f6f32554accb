"""The parts of the archive feature."""

from __future__ import annotations

from metro2033.live.continuing import Continuations
from metro2033.live.reviews import Reviews
from metro2033.server.archive.pictures import Pictures
from metro2033.server.archive.record_import import RecordReader
from metro2033.server.archive.replays import Replays
from metro2033.server.archive.review_shelf import ReviewShelf
from metro2033.server.play.service import PlayService
from metro2033.server.play.worker_pool import WorkerPool
from metro2033.server.ratings.service import RatingService
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services

REVIEWERS, REVIEW_SECONDS = 1, 120.0  # one chunk of a review at a time
NICE = 10  # bot moves come first, but a busy machine must not starve a review


class ArchiveService(Service):
    """Replays, records, pictures and reviews of games."""

    def __init__(self, services: Services) -> None:
        core, host, ratings = services.core, services[RoomService].host, services[RatingService]
        self.replays, reader = Replays(host.storage.read_log), RecordReader()
        self.pictures = Pictures(self.replays, core.quotas)
        shelf = ReviewShelf(core.database, ratings.reviews, ratings.store)
        self.reviewers = WorkerPool(
            REVIEWERS, REVIEW_SECONDS, NICE, computes=True
        )  # the trainer and the deal of the day use them, too
        self.reviews = Reviews(host, shelf, self.replays, self.reviewers)
        self.continuations = Continuations(services[PlayService].registry, self.replays, reader, core.clock)
        self.lasting = (reader, self.replays, self.pictures, self.reviewers, self.reviews)
