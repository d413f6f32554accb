"""The parts of the companions feature."""

from __future__ import annotations

from metro2033.server.companions.companions import Companions
from metro2033.server.companions.store import CompanionStore
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services


class CompanionService(Service):
    """The companions of all people."""

    def __init__(self, services: Services) -> None:
        database, clock = services.core.database, services.core.clock
        self.store = CompanionStore(database.engine, clock)
        self.companions = Companions(database, self.store, services[RoomService].store)
