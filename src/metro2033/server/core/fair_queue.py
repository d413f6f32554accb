"""Schedules tasks fairly: a fixed number run at a time; waiting networks take turns, and so do the owners within a network.

Turns may also be weighed by the time that they take, so that short tasks do not wait behind the long ones of everybody else (weighted fair
queueing): the network goes first that would, after a task as long as its last one, have used least time. Time is counted only while a network
competes with others; nobody saves it up.

A queue may be bounded. When it is full, the network that waits with most tasks makes room for one that waits with fewer, so that nobody can keep
others out of the queue.
"""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from metro2033.server.core.access import TooFast, Unavailable
from metro2033.server.core.clock import Clock

Tasks = deque[asyncio.Future[None]]
MOST_NOTED = 1000  # networks whose time is remembered


class FairQueue:
    """Grants a fixed number of turns at a time. An owner who waits with many tasks delays another by one of them at most.

    With a clock a network whose tasks are short waits for about one task, however many networks have long ones.
    """

    def __init__(self, turns: int, most_waiting: float = math.inf, clock: Clock | None = None) -> None:
        self._free = self._turns = turns
        self._clock = clock
        self._reached = 0.0  # the virtual time: the seconds that those in turn have had of their shares
        self._since: dict[str, float] = {}  # the virtual time at which a network began to wait
        self._used: dict[str, float] = {}  # the virtual time up to which a network has had its share
        self._lasted: OrderedDict[str, float] = (
            OrderedDict()
        )  # the seconds of a network's last task, the newest at the end
        self._most_waiting = most_waiting
        self._waiting: OrderedDict[str, OrderedDict[str, Tasks]] = OrderedDict()  # by network and owner, the next first

    def __len__(self) -> int:
        return sum(map(_count, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, owner: str, network: str = "") -> AsyncIterator[None]:
        """Waits for a turn, and holds it for the length of the block; an owner without a network is one by itself."""
        network = network or owner
        await self._take(owner, network)
        began = self._clock.monotonic() if self._clock else 0.0
        start = self._reached = max(self._reached, self._start_of(network))
        try:
            yield
        finally:
            if self._clock:
                self._charge(network, start, self._clock.monotonic() - began)
            self._pass_on()

    def _charge(self, network: str, start: float, seconds: float) -> None:
        """Note how long a turn took; a network that is behind the virtual time anyway need not be remembered."""
        self._used[network] = max(start, self._used.get(network, 0.0)) + seconds
        if len(self._used) > MOST_NOTED:
            self._used = {one: used for one, used in self._used.items() if used > self._reached}
        self._lasted[network] = seconds
        self._lasted.move_to_end(network)
        if len(self._lasted) > MOST_NOTED:
            self._lasted.popitem(last=False)

    def _start_of(self, network: str) -> float:
        """Return the virtual time at which the next turn of a network starts."""
        return max(self._since.get(network, self._reached), self._used.get(network, 0.0))

    def _end_of(self, network: str) -> float:
        """Return the virtual time at which that turn ends if it is as long as the last one; a newcomer's is taken to be short."""
        return self._start_of(network) + self._lasted.get(network, 0.0)

    async def _take(self, owner: str, network: str) -> None:
        if self._free:
            self._free -= 1
            return
        if len(self) >= self._most_waiting:
            self._make_room(owner, network)
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if network not in self._waiting:
            self._since[network] = self._reached
        self._waiting.setdefault(network, OrderedDict()).setdefault(owner, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.cancelled():
                self._remove(network, owner, granted)
            elif granted.exception() is None:  # the turn had come already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Gives a turn that has ended to the next owner of the next network."""
        while self._waiting:
            network = min(self._waiting, key=self._end_of)
            owners = self._waiting.pop(network)
            owner, tasks = owners.popitem(last=False)
            granted = tasks.popleft()
            if tasks:
                owners[owner] = tasks
            if owners:
                self._waiting[network] = owners
            else:
                del self._since[network]
            if not granted.done():  # a task that was cancelled a moment ago leaves the queue only when it runs
                granted.set_result(None)
                return
        self._free += 1
        if self._free == self._turns:  # nobody competes any more
            self._reached = 0.0
            self._used.clear()

    def _make_room(self, owner: str, network: str) -> None:
        """Refuses the last task of whoever waits with most; a newcomer who would then wait with as many is refused instead."""
        greediest = max(self._waiting, key=lambda one: _count(self._waiting[one]))
        own = self._waiting.get(network, OrderedDict())
        if _count(self._waiting[greediest]) <= _count(own) + 1:
            greediest = network
        owners = self._waiting.get(greediest, OrderedDict())
        most = max(owners, key=lambda one: len(owners[one]), default=owner)
        if greediest == network and len(owners.get(most, ())) <= len(own.get(owner, ())) + 1:
            raise TooFast("limit-waiting") if own else Unavailable("server-busy")
        last = owners[most][-1]
        self._remove(greediest, most, last)
        if not last.done():
            last.set_exception(TooFast("limit-waiting"))

    def _remove(self, network: str, owner: str, task: asyncio.Future[None]) -> None:
        """Takes a task out of the queue, unless it was skipped already."""
        owners = self._waiting.get(network, OrderedDict())
        if task not in owners.get(owner, ()):
            return
        owners[owner].remove(task)
        if not owners[owner]:
            del owners[owner]
        if not owners:
            del self._waiting[network], self._since[network]


def _count(owners: OrderedDict[str, Tasks]) -> int:
    return sum(map(len, owners.values()))
