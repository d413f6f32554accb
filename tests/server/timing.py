"""Time in tests: an event loop that knows when nothing is going on, and a clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import selectors
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar, TypeVarTuple

from metro2033.live.clock import Clock, Timer

T = TypeVar("T")
Address = tuple[str, int]
Arguments = TypeVarTuple("Arguments")

HERE = ("127.0.0.1", "localhost")
STEP_SECONDS = 5.0  # a server that hears no heartbeat for longer notes an outage
PATIENCE = 600.0  # after which a wait counts as a hang; a busy machine may take minutes over seconds of work
START = 2_000_000_000.0  # May 2033


class IdleSelector(selectors.DefaultSelector):
    """Calls a function when the event loop has nothing to do but wait."""

    def __init__(self) -> None:
        super().__init__()
        self.on_idle: Callable[[], bool] = lambda: False

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Waits for sockets; returns early if the function says that it has made something ready."""
        found = super().select(0)
        if found or (timeout is not None and timeout <= 0) or self.on_idle():
            return found
        return super().select(timeout)


class Wire(socket.socket):
    """One end of a connection within this process, with addresses as if it went over the network."""

    def __init__(self, end: socket.socket, here: Address, there: Address) -> None:
        super().__init__(fileno=end.detach())
        self._here, self._there = here, there

    def getsockname(self) -> Address:
        return self._here

    def getpeername(self) -> Address:
        return self._there


class WatchedLoop(asyncio.SelectorEventLoop):
    """Knows when nothing is ready to run, nothing is on its way and no thread works for it.

    What it connects to its own servers never passes the network, where data may be on its way unseen: they are there as soon as they are sent.
    """

    def __init__(self) -> None:
        self._idle = IdleSelector()
        super().__init__(self._idle)
        self._idle.on_idle = self._wake
        self._skipped = 0.0
        self._served: dict[int, tuple[Callable[[], Any], asyncio.Server]] = {}
        self._ports = itertools.count(50_000)
        self._on_threads: set[asyncio.Future[Any]] = set()
        self._settling: list[asyncio.Future[None]] = []

    async def create_server(self, protocol_factory: Any, *args: Any, **kwargs: Any) -> asyncio.Server:
        """Remembers servers by port."""
        server = await super().create_server(protocol_factory, *args, **kwargs)
        if not kwargs.get("ssl"):
            self._served |= {socket_.getsockname()[1]: (protocol_factory, server) for socket_ in server.sockets}
        return server

    async def create_connection(self, protocol_factory: Any, host: Any = None, port: Any = None, **kwargs: Any) -> Any:
        """Connects to a server of this loop, or to any other."""
        factory, server = self._served.get(port, (None, None))
        if factory is None or server is None or not server.is_serving() or host not in HERE or kwargs.get("ssl"):
            return await super().create_connection(protocol_factory, host, port, **kwargs)
        client, service = ("127.0.0.1", next(self._ports)), ("127.0.0.1", port)
        ends = socket.socketpair()
        ours, theirs = Wire(ends[0], client, service), Wire(ends[1], service, client)
        try:
            await self.connect_accepted_socket(factory, theirs)
            return await super().create_connection(protocol_factory, sock=ours)
        except BaseException:  # its caller has been cancelled
            ours.close()
            raise

    def time(self) -> float:
        """Returns the loop's own time, by which transports measure how long a client may keep them waiting."""
        return super().time() + self._skipped

    def skip(self, seconds: float) -> None:
        """Moves that time, which no clock of a server follows."""
        self._skipped += seconds

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Counts the work on threads."""
        future = super().run_in_executor(executor, func, *args)
        self._on_threads.add(future)
        future.add_done_callback(self._on_threads.discard)
        return future

    async def settle(self) -> None:
        """Waits until everything waits: for the clock, for people, or for other processes."""
        future: asyncio.Future[None] = self.create_future()
        self._settling.append(future)
        await future

    def _wake(self) -> bool:
        if self._on_threads or not self._settling:
            return False
        settled, self._settling = self._settling, []
        for future in settled:
            if not future.done():
                future.set_result(None)
        return True


def run(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine on a loop that can settle."""
    with asyncio.Runner(loop_factory=WatchedLoop) as runner:
        return runner.run(work)


def _watched() -> WatchedLoop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, WatchedLoop), "run the test with tests.server.timing.run"
    return loop


async def settle() -> None:
    """Waits until nothing is going on in this process."""
    await _watched().settle()


async def skip(seconds: float) -> None:
    """Lets time pass for transports, which have timeouts of their own, and for whatever else asks the event loop for the time."""
    await settle()
    _watched().skip(seconds)
    await settle()


async def eventually(holds: Callable[[], object]) -> None:
    """Waits until something holds that another process brings about: a program, a worker, or PostgreSQL."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


class _FakeTimer:
    def __init__(self, when: float, call: Callable[[], object]) -> None:
        self.when, self.call, self.is_cancelled = when, call, False

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeClock(Clock):
    """Stands still until a test lets time pass."""

    def __init__(self, now: float = START) -> None:
        self._now = now
        self._timers: list[tuple[float, int, _FakeTimer]] = []
        self._numbers = itertools.count()

    def now(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return self._now - START + 1000.0

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.Event()
        timer = self.call_later(seconds, woken.set)
        try:
            await woken.wait()
        finally:
            timer.cancel()

    def call_later(self, seconds: float, call: Callable[[*Arguments], object], *arguments: *Arguments) -> Timer:
        timer = _FakeTimer(self._now + seconds, lambda: call(*arguments))
        heapq.heappush(self._timers, (timer.when, next(self._numbers), timer))
        return timer

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[Any]:
        return self._timeout(seconds)

    @asynccontextmanager
    async def _timeout(self, seconds: float) -> AsyncIterator[asyncio.Timeout]:
        async with asyncio.timeout(None) as limit:
            timer = self.call_later(seconds, lambda: limit.reschedule(asyncio.get_running_loop().time()))
            try:
                yield limit
            finally:
                timer.cancel()

    async def advance(self, seconds: float) -> None:
        """Lets time pass, in steps; after each, everything that became due has been done."""
        await settle()
        end = self._now + seconds
        while self._now < end:
            self._now = min(end, self._now + STEP_SECONDS)
            due = []
            while self._timers and self._timers[0][0] <= self._now:
                due.append(heapq.heappop(self._timers)[2])
            for timer in due:
                if not timer.is_cancelled:
                    timer.call()
            await settle()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Lets time pass until some work is done, and returns its result."""
        task = asyncio.create_task(work)
        await self.until(task.done)
        return task.result()

    async def until(self, holds: Callable[[], object], seconds: float = 3600.0) -> None:
        """Lets time pass from timer to timer until something holds, for some seconds at most."""
        end = self._now + seconds
        await settle()
        while not holds():
            assert self._now < end, f"it has not come to that in {seconds:g} s"
            next_timer = self._timers[0][0] - self._now if self._timers else STEP_SECONDS
            await self.advance(min(max(next_timer, 0.001), STEP_SECONDS))
