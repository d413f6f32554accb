"""The parts of the rooms feature."""

from __future__ import annotations

import asyncio

from metro2033.live.absence import Absence
from metro2033.live.attendance import Attendance
from metro2033.live.changes import RoomChanges
from metro2033.live.host import Host
from metro2033.live.loader import RoomLoader
from metro2033.live.presence import Presence
from metro2033.live.room_view import RoomViews
from metro2033.server.notices.turn_store import TurnStore
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.service import PeopleService
from metro2033.server.play.store import GameStore
from metro2033.server.rooms.lobby import Lobby
from metro2033.server.rooms.publisher import Publisher
from metro2033.server.rooms.storage import DatabaseStorage
from metro2033.server.rooms.store import RoomStore
from metro2033.server.rooms.uptime import Uptime
from metro2033.server.rooms.visits import Visits
from metro2033.server.service import Service, Services


class RoomService(Service):
    """Rooms in the database: documents, chat, presence, and loading. A room is loaded with its log and its saved turns."""

    def __init__(self, services: Services) -> None:
        core, policy = services.core, services[OperatorService].policy
        config, database, clock = core.config, core.database, core.clock
        self.store = RoomStore(database.engine, clock)
        self.games, self.turns = GameStore(database.engine), TurnStore(database.engine)
        self.presence = Presence(clock)
        self.uptime = Uptime(database, self.turns, lambda: policy.is_read_only, clock)
        self.absence = Absence(self.presence, self.uptime, config.absent_after, config.absent_after_slow, clock)
        self.attendance = Attendance(self.presence, self.uptime, config.unattended)
        self.grace = max(config.grace, 2 * config.pause)
        storage = DatabaseStorage(database, self.store, self.games, self.turns)
        names = services[PeopleService].names
        self.host = Host(clock, storage, asyncio.to_thread, policy, core.quotas, names, core.metrics, config.pause)
        self.loader = RoomLoader(self.host, self.presence, self.grace)
        publisher = Publisher(database, clock, enabled=config.listen)
        self.changes = RoomChanges(self.host, self.loader, publisher.announce, self.presence.is_here)
        self.lobby = Lobby(database, self.store)
        self.views = RoomViews(self.presence, self.absence)
        self.visits = Visits(database, self.turns)
        self.lasting = (self.uptime, publisher)
