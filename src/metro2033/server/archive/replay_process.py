"""A process that replays long games, so that no thread of the server delays other people's moves."""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from metro2033.games import find_rules
from metro2033.kernel.header import read_header, write_header
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller, Unavailable
from metro2033.live.live_game import LiveGame
from metro2033.live.log_row import Row
from metro2033.live.replay import Replay
from metro2033.server.core.sandbox import Sandbox

logger = logging.getLogger("metro2033.server")

T = TypeVar("T")

SECONDS = 60.0  # per question; then the process is replaced
KEPT = 16  # games that the process caches
MOST_WAITING = 40  # questions; further ones are refused


@dataclass(frozen=True)
class Asked:
    """A network's question about a game: the entries that the process may lack, and a module-level function, which both sides can import."""

    game: str
    network: str
    header: str
    after: int
    rows: Sequence[Row]
    question: Callable[[Replay], Any]


@dataclass(frozen=True)
class Answered:
    """The answer or a problem; neither if the process does not have the entries before `after`."""

    value: Any = None
    problem: Exception | None = None
    is_missing: bool = False


class Answering:
    """Answers questions in the process, with a cache of recent games that networks share equally."""

    def __init__(self) -> None:
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._networks: dict[str, str] = {}  # network of the last question, by game

    def __call__(self, asked: Asked) -> Answered:
        """Applies the new entries of a game, and queries its replay."""
        replay = self._replays.pop(asked.game, None)
        if asked.after == 0:
            header = read_header(asked.header)
            replay = Replay(find_rules(header.game, header.edition, dict(header.options), header.packs), header)
        if replay is None or replay.seq != asked.after:
            return Answered(is_missing=True)
        self._replays[asked.game], self._networks[asked.game] = replay, asked.network
        while len(self._replays) > KEPT:
            self._forget_one()
        try:
            if asked.rows:
                replay.read(asked.rows)
            return Answered(asked.question(replay))
        except Problem as problem:
            return Answered(problem=problem)
        except Exception as fault:  # a bug; the server raises it again
            logger.exception("replay query failed")
            return Answered(problem=RuntimeError(f"{type(fault).__name__}: {fault}"))

    def _forget_one(self) -> None:
        """Evicts the oldest game of the network with the most cached games."""
        games = Counter(self._networks[game] for game in self._replays)
        most = max(games.values())
        oldest = next(game for game in self._replays if games[self._networks[game]] == most)
        del self._replays[oldest], self._networks[oldest]


class ReplayProcess:
    """Queries the process, one question at a time; networks and people take turns."""

    def __init__(self, read_log: Callable[[str, int], Awaitable[list[Row]]]) -> None:
        self._read_log = read_log
        self._sandbox = Sandbox(Answering(), SECONDS, computes=True, most_waiting=MOST_WAITING)
        self.close = self._sandbox.close
        self._known: dict[str, int] = {}  # last entry that the process has read, by game

    async def ask(self, game: str, now: LiveGame, question: Callable[[Replay], T], caller: Caller) -> T:
        """Queries the replay of a game; only committed entries are replayed."""
        async with self._sandbox.turn(caller.owner, caller.network):
            found = await self._send(game, now, self._known.get(game, 0), question, caller.network)
            if found is not None and found.is_missing:
                found = await self._send(game, now, 0, question, caller.network)
        if found is None:
            self._known.clear()
            raise Unavailable("server-busy")
        if found.problem is not None:
            raise found.problem
        value: T = found.value
        return value

    async def _send(
        self, game: str, now: LiveGame, after: int, question: Callable[[Replay], Any], network: str
    ) -> Answered | None:
        rows = await self._read_log(game, after)
        asked = Asked(game, network, write_header(now.header), after, rows, question)
        found: Answered | None = await self._sandbox.answer(asked)
        if found is not None and not found.is_missing:
            self._known[game] = after + len(rows)
        return found
