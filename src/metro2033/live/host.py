"""Everything that rooms get from the host that keeps them. A server and a person's device differ in these parts alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from metro2033 import wire
from metro2033.live.access import Caller
from metro2033.live.clock import Clock
from metro2033.live.storage import Storage

T = TypeVar("T")


class Aside(Protocol):
    """Runs work that takes long without stopping other rooms, where the host can."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]:
        """Runs the work and returns its result."""


class Limits(Protocol):
    """The restrictions that apply to people."""

    def check(self, person: str) -> None:
        """Refuses a banned person."""

    def check_writing(self) -> None:
        """Refuses every change while nothing may be written."""

    def check_command(self, person: str, command: wire.AnyCommand) -> None:
        """Refuses a command that a person may not send now."""

    async def admit(self, person: str) -> None:
        """Refuses a new room beyond a person's share."""

    async def until_writable(self) -> None:
        """Waits until changes are allowed."""


class Quotas(Protocol):
    """Limits on actions that store something or take long."""

    def take(self, kind: str, caller: Caller) -> None:
        """Counts one use, or raises a problem."""


class Names(Protocol):
    """Names that belong to somebody."""

    async def check(self, person: str, name: str) -> None:
        """Raises a problem if a nickname belongs to another person."""


class Tally(Protocol):
    """Counts events for the operator of the host."""

    def note_entry(self, seconds: float) -> None:
        """Counts an entry, with the seconds from applying it to its commit."""

    def note_room(self) -> None:
        """Counts a new room."""

    def note_subscriptions(self, change: int) -> None:
        """Counts opened and closed subscriptions."""


@dataclass(frozen=True)
class Host:
    """The parts of a host."""

    clock: Clock
    storage: Storage
    aside: Aside
    limits: Limits
    quotas: Quotas
    names: Names
    tally: Tally
    pause: float  # seconds before every automatic answer
