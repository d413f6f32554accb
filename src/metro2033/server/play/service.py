"""The parts of the play feature."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from metro2033.server.core.connections import Connections
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.service import PeopleService
from metro2033.server.play.advice import Advisor
from metro2033.server.play.autoplay import Autoplay
from metro2033.server.play.bot_tables import BotTables
from metro2033.server.play.clocks import Clocks
from metro2033.server.play.command_handler import CommandHandler
from metro2033.server.play.group_commit import GroupCommit
from metro2033.server.play.moves import Moves
from metro2033.server.play.registry import Registry
from metro2033.server.play.subscription import Subscriptions
from metro2033.server.play.worker_pool import WorkerPool
from metro2033.server.ratings.service import RatingService
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.log_row import Row
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services

ADVISERS = 1  # separate workers for advice, so that hints never delay a bot's turn
MOST_ADVICE = 20  # advice requests that may wait; further ones are refused


class PlayService(Service):
    """Games in progress: rooms in memory, moves, bots, clocks, and connections to them."""

    def __init__(self, services: Services) -> None:
        core, rooms, ratings = services.core, services[RoomService], services[RatingService]
        people, policy, config = services[PeopleService], services[OperatorService].policy, core.config

        async def append(rows: Sequence[Row]) -> list[bool]:
            return await core.database.run(rooms.games.append, rows)

        self.waiting: list[
            Callable[[LiveRoom], None]
        ] = []  # called whenever a room waits for people; later features add to it
        self.clocks = Clocks(rooms.uptime, rooms.grace, core.clock)
        self.group_commit = GroupCommit(append, core.clock)
        self.moves = Moves(core, rooms, self.group_commit, self.clocks, policy, ratings.recorder.note)
        self.pool = WorkerPool(config.bot_workers, config.bot_seconds, clock=core.clock)
        self.autoplay = Autoplay(core, rooms, self.moves, self.clocks, self.pool, self.waiting, policy)
        self.registry = Registry(core, rooms, self.autoplay, policy.admit, people.names)
        bot_tables = BotTables(self.registry, rooms.attendance, config.bot_tables)
        self.commands = CommandHandler(core, self.registry, rooms, self.moves, bot_tables, policy, ratings.profiles)
        self.subscriptions = Subscriptions(
            rooms.views, rooms.presence, rooms.absence, self.clocks, core, people.sessions, policy
        )
        self.connections = Connections(config.feeds_per_address, config.viewers_per_room, config.viewers_per_address)
        self.advisor = Advisor(WorkerPool(ADVISERS, config.bot_seconds, most_waiting=MOST_ADVICE))
        self.lasting = (self.advisor, self.pool, self.group_commit, self.registry)
