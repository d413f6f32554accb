"""The parts of the daily feature."""

from __future__ import annotations

from metro2033.server.archive.service import ArchiveService
from metro2033.server.daily.deals import Deals
from metro2033.server.daily.keeper import Keeper
from metro2033.server.daily.partings import PartingFinder
from metro2033.server.daily.store import DailyStore
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.service import PeopleService
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services


class DailyService(Service):
    """The deal of the day."""

    def __init__(self, services: Services) -> None:
        core, people, policy = services.core, services[PeopleService], services[OperatorService].policy
        rooms, play, archive = services[RoomService], services[PlayService], services[ArchiveService]
        self.store = DailyStore(core.database.engine, core.clock)
        finder = PartingFinder(archive.reviewers)
        self.keeper = Keeper(
            core, self.store, rooms, play, archive, finder, lambda: people.identities.key, lambda: policy.is_read_only
        )
        self.deals = Deals(core, self.store, people.store, people.names, play, self.keeper, policy)
        play.ended.append(self.keeper.note)
        self.lasting = (self.keeper,)
