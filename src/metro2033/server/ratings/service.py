"""The parts of the ratings feature."""

from __future__ import annotations

from metro2033.server.archive.store import ReviewStore
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.service import PeopleService
from metro2033.server.ratings.profile_store import ProfileStore
from metro2033.server.ratings.profiles import Profiles
from metro2033.server.ratings.recorder import Recorder
from metro2033.server.ratings.store import RatingStore
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services


class RatingService(Service):
    """Results, ratings and profiles."""

    def __init__(self, services: Services) -> None:
        core, rooms, policy = services.core, services[RoomService], services[OperatorService].policy
        database, clock = core.database, core.clock
        engine, people = database.engine, services[PeopleService].store
        self.store, self.reviews = RatingStore(engine, clock), ReviewStore(engine, clock)
        self.recorder = Recorder(core, self.store, rooms, self.reviews, lambda: policy.is_read_only)
        self.profiles = Profiles(database, people, ProfileStore(engine, clock), clock)
        self.lasting = (self.profiles, self.recorder)
