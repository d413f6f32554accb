"""Makes reviews of finished games in the background, one chunk of one review at a time, and stores them with the game.

The chunks run in a separate pool of low priority, so that no live game waits.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from metro2033 import codec, wire
from metro2033.bots.judge import WORLDS
from metro2033.kernel.chain import ANSWER
from metro2033.kernel.choice import ChoiceTable
from metro2033.kernel.game import Game
from metro2033.kernel.header import write_header
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller, Unavailable
from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.host import Host
from metro2033.live.live_game import LiveGame
from metro2033.live.live_room import LiveRoom
from metro2033.live.replay import Replay, Replays
from metro2033.live.room import OVER
from metro2033.live.tasks import Pool
from metro2033.study.review.findings import Findings, Review
from metro2033.study.review.game import ANSWERS, Piece, Played, cut
from metro2033.study.review.summary import sum_up

MOST_WAITING = 20  # reviews that may wait; further ones are refused

Key = tuple[str, int]  # a room and a seat


class Shelf(Protocol):
    """Stores reviews with their games."""

    async def get(self, room: str, seat: int, seq: int) -> bytes | None:
        """Returns the review of a seat after an entry, or None."""

    async def put(self, room: str, seat: int, seq: int, review: Review, data: bytes) -> None:
        """Stores a review and its encoded form."""


@dataclass
class Job:
    """A review in progress."""

    pieces: list[Piece]
    seq: int
    winner: int | None
    found: list[Findings] = field(default_factory=list)


@dataclass(eq=False, repr=False)
class Reviews:
    """The reviews of one host: stored ones, and the queue of those in progress."""

    _host: Host
    _shelf: Shelf
    _replays: Replays
    _pool: Pool
    _answers: int = ANSWERS  # per chunk

    def __post_init__(self) -> None:
        self._background = BackgroundTasks(self._host.clock)
        self.jobs: OrderedDict[Key, Job] = OrderedDict()

    async def close(self) -> None:
        """Stops; an unfinished review starts over when it is requested again."""
        await self._background.close()

    async def state(self, live: LiveRoom, seat: int) -> wire.ReviewState:
        """Returns the progress of a seat's review, or the review itself."""
        table = finished(live, seat)
        key = live.room.id, seat
        if key in self.jobs:
            job = self.jobs[key]
            share, ahead = len(job.found) / len(job.pieces), list(self.jobs).index(key)
            return wire.ReviewState(seat, "working", round(share, 3), ahead)
        data = await self._shelf.get(*key, live.seq)
        review = _read(data) if data is not None else None
        if review is None:
            return wire.ReviewState(seat, "none")
        return wire.ReviewState(seat, "ready", 1.0, 0, review, _choices(review, table.rules.choices))

    async def ask(self, live: LiveRoom, seat: int, caller: Caller) -> wire.ReviewState:
        """Queues the review of a seat, unless it exists or is in progress."""
        found = await self.state(live, seat)
        if found.status != "none":
            return found
        if len(self.jobs) >= MOST_WAITING:
            raise Unavailable("server-busy")
        self._host.quotas.take("review", caller)
        table = finished(live, seat)
        played = await self._replays.ask(live.room.id, table, played_of, caller)
        pieces = cut(played, seat, WORLDS, self._answers)
        if not pieces:
            raise Problem("review-empty")
        result = table.result
        self.jobs.setdefault((live.room.id, seat), Job(pieces, live.seq, result.winner if result else None))
        if not len(self._background):
            self._background.start(self._work())
        return await self.state(live, seat)

    def cancel(self, room: str, seat: int | None = None) -> None:
        """Cancels the review of a seat, or all of a room; the chunk in progress is the last."""
        for key in [key for key in self.jobs if key[0] == room and seat in (None, key[1])]:
            del self.jobs[key]

    async def _work(self) -> None:
        """Processes the jobs in the order of arrival, chunk by chunk."""
        while self.jobs:
            key, job = next(iter(self.jobs.items()))
            try:
                await attempt("review failed", self._make(key, job))
            finally:
                if self.jobs.get(key) is job:
                    del self.jobs[key]
        await self._pool.rest()

    async def _make(self, key: Key, job: Job) -> None:
        """Processes every chunk of a review, and stores the result, unless it is cancelled."""
        for piece in job.pieces:
            text = await self._pool.run(piece)
            is_cancelled = self.jobs.get(key) is not job
            if text is None or is_cancelled:  # there is no text after two failures of the worker, which the log names
                return
            job.found.append(codec.decode(text, Findings))
        review = sum_up(key[1], job.winner, WORLDS, job.found)
        await self._shelf.put(*key, job.seq, review, zlib.compress(msgspec.json.encode(review)))


def finished(live: LiveRoom, seat: int) -> LiveGame:
    """Returns the game of a room, which must be over: before that, a review would be advice."""
    if live.room.status != OVER:
        raise Problem("review-unfinished")
    table = live.finished()
    live.room.seat(seat)
    return table


def played_of(replay: Replay) -> Played:
    """Returns a finished game as input for a review, without undone answers; sealed answers in the order in which they were resolved."""
    header, log = replay.table.header, replay.table.log
    game = Game.new(replay.table.rules, header.seats, header.chance, header.start)
    given: dict[int, int] = {}  # by seat, the entry of an answer that waits for others
    answers: list[tuple[int, int, str]] = []
    for number in replay.standing():
        entry = log[number - 1]
        assert entry.kind == ANSWER
        given[entry.seat] = number
        game.answer(entry.seat, entry.choice)
        answers += [(given.pop(seat), seat, choice.id) for seat, choice in game.answers[len(answers) :]]
    return Played(write_header(header), answers)


def _read(data: bytes) -> Review | None:
    """Returns a stored review, or None if it is in an older format and has to be made again."""
    try:
        return codec.decode(zlib.decompress(data), Review)
    except (msgspec.DecodeError, zlib.error):
        return None


def _choices(review: Review, table: ChoiceTable) -> dict[str, wire.ChoiceView]:
    """Returns every choice that a review names."""
    ids = {
        id_
        for decision in review.decisions
        for id_ in (decision.chosen, decision.best, *(step.choice for step in decision.line))
    }
    chosen = {id_: table.parse(id_) for id_ in sorted(ids)}
    return {id_: wire.ChoiceView(choice.id, choice.verb, choice.kind, choice.target) for id_, choice in chosen.items()}
