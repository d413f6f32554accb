"""A pool of worker processes that run bots within a time budget, and game reviews. A worker that crashes or is too slow is replaced.

A bot's worker receives a determinized state, in which everything its seat cannot know has been redealt, so it cannot see hidden cards.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal

import msgspec
from msgspec import Struct

from metro2033.bots.bot import Question
from metro2033.bots.explain import advise, explain
from metro2033.bots.odds import odds
from metro2033.bots.registry import make_bot, room_spec
from metro2033.games import find_rules
from metro2033.kernel.pack import Pack
from metro2033.kernel.record import packs_in
from metro2033.kernel.ruleset import Ruleset
from metro2033.server.core.clock import Clock
from metro2033.server.core.fair_queue import FairQueue
from metro2033.server.core.worker_process import WorkerProcess
from metro2033.server.rooms.membership import STAND_IN
from metro2033.study.review.course import course_of
from metro2033.study.review.game import Piece, Played
from metro2033.study.review.work import work


class Task(Struct, frozen=True):
    """A question for a bot: the bot, the rules, the seat's knowledge, and the kind of result wanted."""

    bot: str
    game: str
    edition: str
    options: tuple[tuple[str, str], ...]
    state: bytes
    seed: int
    seat: int
    want: Literal["choice", "odds", "advice", "reasons"] = "choice"
    chosen: str = ""  # the choice to explain: made already, or proven right
    spec: str = ""  # the bot spec behind the name on this server
    packs: tuple[str, ...] = ()  # the texts of content packs


Work = Task | Piece | Played  # a question, a piece of a review, or a finished game for its chart


def make_task(bot: str, rules: Ruleset, options: dict[str, str], state: Any) -> Task:
    """Returns the task for the seat to move in a state."""
    known = rules.determinise(state, state.asked, secrets.randbits(30))
    edition, settled = rules.edition, tuple(sorted(options.items()))
    seed, spec = secrets.randbits(30), room_spec(bot, STAND_IN)
    saved, packs = rules.save(known), pack_texts(rules)
    return Task(bot, rules.game, edition, settled, saved, seed, state.asked, spec=spec, packs=packs)


def pack_texts(rules: Ruleset) -> tuple[str, ...]:
    """Returns the texts of a ruleset's packs, for a task."""
    return tuple(pack.text for pack in packs_in(rules))


def do(task: Work) -> str:
    """Executes a task and returns its result: a bot's choice as its id, anything else as JSON."""
    if isinstance(task, Task):
        return think(task)
    if isinstance(task, Played):
        return msgspec.json.encode(course_of(task, find_rules)).decode()
    return msgspec.json.encode(work(task, find_rules)).decode()


def think(task: Task) -> str:
    """Returns a bot's choice; or odds, advice or reasons, as JSON."""
    rules = find_rules(task.game, task.edition, dict(task.options), tuple(map(Pack, task.packs)))
    state = rules.load(task.state)
    chosen = rules.choices.parse(task.chosen).code if task.chosen else None
    if task.want == "odds":
        return msgspec.json.encode(odds(rules, state, task.seat, task.seed)).decode()
    if task.want == "advice":
        return msgspec.json.encode(advise(rules, state, chosen)).decode()
    bot = make_bot(task.spec, rules, task.seed)
    try:
        if task.want == "reasons":
            return msgspec.json.encode(explain(rules, Question(rules, state), bot, task.bot, chosen)).decode()
        return rules.choices[bot.choose(Question(rules, state))].id
    finally:
        bot.end(None)


class WorkerPool:
    """A pool of workers with a fair queue: owners of tasks take turns. Beyond `most_waiting`, tasks are refused.

    With a clock, owners who have used less of the workers' time go first.
    """

    def __init__(
        self,
        count: int,
        seconds: float,
        niceness: int = 0,
        most_waiting: float = math.inf,
        clock: Clock | None = None,
    ) -> None:
        self.seconds = seconds
        self.free = [WorkerProcess(do, niceness) for _ in range(count)]
        self.all = tuple(self.free)
        self.lock = threading.Lock()
        self.queue = FairQueue(count, most_waiting, clock)
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self.replaced = 0

    async def run(self, task: Work, owner: str = "", network: str = "") -> str | None:
        """Returns the result of an owner's task, or None if two workers in succession failed or timed out."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            async with self.queue.turn(owner, network):
                choice = await loop.run_in_executor(self.threads, self._ask, task)
            if choice is not None:
                return choice
            self.replaced += 1
        return None

    def _ask(self, task: Work) -> str | None:
        with self.lock:
            worker = self.free.pop()
        try:
            found: str | None = worker.ask(task, self.seconds)
            return found
        finally:
            with self.lock:
                self.free.append(worker)

    async def rest(self) -> None:
        """Stops idle processes; they restart on demand."""
        with self.lock:
            idle, self.free = self.free, [WorkerProcess(do, worker.niceness) for worker in self.free]
        self.all = tuple(worker for worker in self.all if worker not in idle) + tuple(self.free)
        for worker in idle:
            await asyncio.to_thread(worker.stop)

    async def close(self) -> None:
        """Stops all processes."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.threads.shutdown(wait=True)
        for worker in self.all:
            worker.stop()
