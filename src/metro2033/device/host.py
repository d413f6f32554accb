"""A device as the host of rooms: one person, no limits, one thread."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from metro2033 import wire
from metro2033.device.storage import DeviceStorage
from metro2033.live.access import Caller, Forbidden, Unavailable
from metro2033.live.clock import Clock
from metro2033.live.host import Host
from metro2033.live.live_room import LiveRoom
from metro2033.live.subscription import Subscription
from metro2033.live.tasks import Work, do

T = TypeVar("T")

logger = logging.getLogger("metro2033.device")

PERSON: Final = "device"  # the person at the device; never sent to anybody
NEEDS_SERVER: Final = "device-needs-server"

Think = Callable[[Work], Awaitable[str | None]]


def needs_server() -> Forbidden:
    """Returns the refusal of everything that needs other people, and so a server."""
    return Forbidden(NEEDS_SERVER)


class Alone:
    """Stands in for limits, quotas, names, sessions and figures, which a person who is alone does not need."""

    outages: Sequence[tuple[float, float]] = ()

    def check(self, person: str) -> None:
        """Refuses nobody."""

    def check_writing(self) -> None:
        """Refuses nothing."""

    def check_command(self, person: str, command: wire.AnyCommand) -> None:
        """Refuses chat, which nobody would read."""
        if isinstance(command, wire.Say):
            raise needs_server()

    async def admit(self, person: str) -> None:
        """Refuses no room."""

    async def until_writable(self) -> None:
        """Waits for nothing."""

    def take(self, kind: str, caller: Caller) -> None:
        """Counts nothing."""

    def note_entry(self, seconds: float) -> None:
        """Counts nothing."""

    def note_room(self) -> None:
        """Counts nothing."""

    def note_subscriptions(self, change: int) -> None:
        """Counts nothing."""

    def follow(self, subscription: Subscription) -> None:
        """Watches nothing: there are no sessions."""

    def unfollow(self, subscription: Subscription) -> None:
        """Watches nothing."""


class FreeNames:
    """All names are free."""

    async def check(self, person: str, name: str) -> None:
        """Refuses nothing."""


class DeviceVisits:
    """Records how far the person has seen games, with the rooms."""

    def __init__(self, storage: DeviceStorage, start: Callable[[Awaitable[None]], object]) -> None:
        self._storage = storage
        self._start = start

    def note(self, live: LiveRoom, person: str, seq: int) -> None:
        """Records that a person has seen a game up to an entry; losing it costs nothing."""
        before = live.visits.get(person)
        live.see({person: min(seq, live.seq)})
        if live.visits[person] != before:
            self._start(self._storage.see(live.room.id, dict(live.visits)))


class DevicePool:
    """Runs tasks one after the other: elsewhere if the device has another worker, else here, after the page had its turn."""

    def __init__(self, clock: Clock, think: Think | None) -> None:
        self._clock = clock
        self._think = think or _think_here

    async def run(self, task: Work, owner: str = "", network: str = "") -> str | None:
        """Returns the result of a task, or None if it failed."""
        await self._clock.sleep(0)
        try:
            return await self._think(task)
        except Exception:
            logger.exception("task failed")
            return None

    async def rest(self) -> None:
        """Frees nothing."""

    async def close(self) -> None:
        """Stops nothing."""


async def _think_here(task: Work) -> str:
    return do(task)


class AdvicePool(DevicePool):
    """Runs the tasks whose results a person waits for."""

    async def run(self, task: Work, owner: str = "", network: str = "") -> str | None:
        """Returns the result of a task; a failure is a fault of the program."""
        found = await super().run(task, owner, network)
        if found is None:
            raise Unavailable("device-fault")
        return found


def host_of(storage: DeviceStorage, clock: Clock, pause: float) -> Host:
    """Returns a device as a host."""

    async def here(work: Callable[[], T], /) -> T:
        await clock.sleep(0)
        return work()

    alone = Alone()
    return Host(clock, storage, here, alone, alone, FreeNames(), alone, pause)
