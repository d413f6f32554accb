"""The parts of the play feature."""

from __future__ import annotations

from collections.abc import Callable

from metro2033.live.advisor import Advisor
from metro2033.live.autoplay import Autoplay
from metro2033.live.clocks import Clocks
from metro2033.live.command_handler import CommandHandler
from metro2033.live.live_room import LiveRoom
from metro2033.live.moves import Moves
from metro2033.live.registry import Registry
from metro2033.live.subscription import Subscriptions
from metro2033.server.core.connections import Connections
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.service import PeopleService
from metro2033.server.play.bot_tables import BotTables
from metro2033.server.play.group_commit import GroupCommit
from metro2033.server.play.lobby_expiry import LobbyExpiry
from metro2033.server.play.worker_pool import WorkerPool
from metro2033.server.ratings.service import RatingService
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services

ADVISERS = 1  # separate workers for advice, so that hints never delay a bot's turn
MOST_ADVICE = 20  # advice requests that may wait; further ones are refused


class PlayService(Service):
    """Games in progress: rooms in memory, moves, bots, clocks, and connections to them."""

    def __init__(self, services: Services) -> None:
        core, rooms, ratings = services.core, services[RoomService], services[RatingService]
        people, config = services[PeopleService], core.config
        self.waiting: list[
            Callable[[LiveRoom], None]
        ] = []  # called whenever a room waits for people; later features add to it
        self.ended: list[Callable[[LiveRoom], None]] = [
            ratings.recorder.note
        ]  # of games that have just ended or been unsealed
        self.clocks = Clocks(rooms.uptime, rooms.grace, core.clock)
        self.group_commit = GroupCommit(rooms.host.storage.append, core.clock)
        self.moves = Moves(rooms.host, rooms, self.group_commit.append, self.clocks, self._note_ended)
        self.pool = WorkerPool(
            config.bot_workers, config.bot_seconds, clock=core.clock, note_replaced=core.metrics.workers_replaced.set
        )
        self.autoplay = Autoplay(rooms.host, rooms, self.moves, self.clocks, self.pool, self.waiting)
        self.registry = Registry(rooms.host, rooms, self.autoplay)
        self.bot_tables = BotTables(self.registry, rooms.attendance, config.bot_tables)
        self.commands = CommandHandler(
            rooms.host, self.registry, rooms, self.moves, self.bot_tables.check, ratings.profiles.note_said
        )
        self.subscriptions = Subscriptions(
            rooms.views, rooms.presence, rooms.absence, self.clocks, people.sessions, rooms.host
        )
        self.connections = Connections(config.feeds_per_address, config.viewers_per_room, config.viewers_per_address)
        self.advisor = Advisor(WorkerPool(ADVISERS, config.bot_seconds, most_waiting=MOST_ADVICE))
        policy = services[OperatorService].policy
        self.lobby_expiry = LobbyExpiry(core, rooms, self.registry, lambda: policy.is_read_only)
        self.lasting = (self.advisor, self.pool, self.group_commit, self.registry, self.lobby_expiry)

    def _note_ended(self, live: LiveRoom) -> None:
        for note in self.ended:
            note(live)
