"""A fair scheduler: a fixed number of tasks run at a time; waiting networks take turns, and so do the owners within a network.

With a clock, turns are weighted by duration (weighted fair queueing), so that short tasks do not wait behind other people's long ones: the
next turn goes to the network that would have used the least time after a task as long as its last one. Time counts only while a network
competes with others; unused time is not saved up.

A queue may be bounded. When it is full, the network with the most waiting tasks makes room for one with fewer, so that no network can keep
others out.
"""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from metro2033.live.access import TooFast, Unavailable
from metro2033.live.clock import Clock

Tasks = deque[asyncio.Future[None]]
MOST_NOTED = 1000  # networks whose time is remembered


class FairQueue:
    """Grants a fixed number of turns at a time. An owner with many waiting tasks delays another owner by at most one of them.

    With a clock, a network with short tasks waits for about one task, however many networks have long ones.
    """

    def __init__(self, turns: int, most_waiting: float = math.inf, clock: Clock | None = None) -> None:
        self._free = self._turns = turns
        self._clock = clock
        self._reached = 0.0  # virtual time: seconds of its share that each competing network has had
        self._since: dict[str, float] = {}  # virtual time at which a network began to wait
        self._used: dict[str, float] = {}  # virtual time up to which a network has used its share
        self._lasted: OrderedDict[str, float] = OrderedDict()  # seconds of a network's last task, newest last
        self._most_waiting = most_waiting
        self._waiting: OrderedDict[str, OrderedDict[str, Tasks]] = OrderedDict()  # by network and owner, next first

    def __len__(self) -> int:
        return sum(map(_count, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, owner: str, network: str = "") -> AsyncIterator[None]:
        """Waits for a turn and holds it for the length of the block. An owner without a network counts as its own network."""
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
        """Records how long a turn took. Networks that are behind the virtual time are forgotten: they have no debt to remember."""
        self._used[network] = max(start, self._used.get(network, 0.0)) + seconds
        if len(self._used) > MOST_NOTED:
            self._used = {person: used for person, used in self._used.items() if used > self._reached}
        self._lasted[network] = seconds
        self._lasted.move_to_end(network)
        if len(self._lasted) > MOST_NOTED:
            self._lasted.popitem(last=False)

    def _start_of(self, network: str) -> float:
        """Returns the virtual time at which a network's next turn starts."""
        return max(self._since.get(network, self._reached), self._used.get(network, 0.0))

    def _end_of(self, network: str) -> float:
        """Returns the virtual time at which that turn ends if it takes as long as the last one. A newcomer's turn is assumed to be short."""
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
            elif granted.exception() is None:  # the turn was already granted
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Passes a finished turn to the next owner of the next network."""
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
            if not granted.done():  # a cancelled task stays in the queue until its coroutine runs again
                granted.set_result(None)
                return
        self._free += 1
        if self._free == self._turns:  # no competition left
            self._reached = 0.0
            self._used.clear()

    def _make_room(self, owner: str, network: str) -> None:
        """Evicts the last task of the owner with the most, or refuses the newcomer if it would then have as many waiting tasks."""
        greediest = max(self._waiting, key=lambda person: _count(self._waiting[person]))
        own = self._waiting.get(network, OrderedDict())
        if _count(self._waiting[greediest]) <= _count(own) + 1:
            greediest = network
        owners = self._waiting.get(greediest, OrderedDict())
        most = max(owners, key=lambda person: len(owners[person]), default=owner)
        if greediest == network and len(owners.get(most, ())) <= len(own.get(owner, ())) + 1:
            raise TooFast("limit-waiting") if own else Unavailable("server-busy")
        last = owners[most][-1]
        self._remove(greediest, most, last)
        if not last.done():
            last.set_exception(TooFast("limit-waiting"))

    def _remove(self, network: str, owner: str, task: asyncio.Future[None]) -> None:
        """Removes a task from the queue; does nothing if it is no longer there."""
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
