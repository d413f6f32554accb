"""Passwords: hashed on separate threads with a short queue, with a growing delay per name and network after failures."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from metro2033.live.access import TooFast, Unavailable

T = TypeVar("T")

THREADS = 1  # Argon2 uses several cores itself
MOST_WAITING = 16  # about a second of work
MOST_WAITING_PER_NETWORK = 4  # so that one network cannot fill the queue
BUSY_SECONDS = 2

FREE_TRIES = 3
LONGEST_DELAY = 900.0
FORGOTTEN_AFTER = 24 * 3600.0
MOST_COUNTED = 10_000


class Passwords:
    """Hashes and verifies passwords with Argon2id, without blocking the rest of the server.

    For names without an account it verifies against a dummy hash, so that the response takes equally long.
    """

    def __init__(self, hasher: PasswordHasher) -> None:
        self._hasher = hasher
        self._threads = ThreadPoolExecutor(THREADS, "passwords")
        self._nobody = self._threads.submit(hasher.hash, "nobody")  # dummy hash, computed before the first login
        self._waiting: Counter[str] = Counter()

    async def close(self) -> None:
        """Waits for running hashes."""
        await asyncio.to_thread(self._threads.shutdown, wait=True)

    async def hash(self, password: str, network: str) -> str:
        """Returns the hash of a new password."""
        return await self._run(network, lambda: self._hasher.hash(password))

    async def fits(self, hashed: str | None, password: str, network: str) -> bool:
        """Returns whether a password is correct. Without an account it takes equally long and returns False."""
        fits = await self._run(network, lambda: self._verify(hashed or self._nobody.result(), password))
        return fits and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, network: str, work: Callable[[], T]) -> T:
        if self._waiting.total() >= MOST_WAITING or self._waiting[network] >= MOST_WAITING_PER_NETWORK:
            raise Unavailable("account-busy", seconds=BUSY_SECONDS)
        self._waiting[network] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting[network] -= 1
            self._waiting += Counter()  # drops zero counts


@dataclass
class Tries:
    """Failed attempts for one name from one network."""

    count: int = 0
    until: float = 0.0  # no attempt before this time
    at: float = 0.0

    def begin(self, now: float) -> None:
        """Counts an attempt, or refuses one that comes too early."""
        if now - self.at > FORGOTTEN_AFTER:
            self.count = 0
        if now < self.until:
            raise TooFast("account-wait", seconds=max(1, round(self.until - now)))
        self.count, self.at = self.count + 1, now
        if self.count >= FREE_TRIES:
            self.until = now + min(LONGEST_DELAY, 2.0 ** (self.count - FREE_TRIES))

    def withdraw(self) -> None:
        """Takes back a counted attempt."""
        self.count, self.until = max(0, self.count - 1), 0.0


class WrongPasswords:
    """Counts failed attempts per name and network, with a growing delay. Attempts from other networks never delay the owner's."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tries: OrderedDict[tuple[str, str], Tries] = OrderedDict()

    def begin(self, key: str, network: str) -> None:
        """Counts an attempt before its password is checked, so that parallel attempts cannot bypass the delay."""
        place = key, network
        tries = self._tries.setdefault(place, Tries())
        self._tries.move_to_end(place)
        if len(self._tries) > MOST_COUNTED:
            self._tries.popitem(last=False)
        tries.begin(self._now())

    def withdraw(self, key: str, network: str) -> None:
        """Takes back an attempt whose password could not be checked."""
        tries = self._tries.get((key, network))
        if tries is not None:
            tries.withdraw()

    def forget(self, key: str, network: str) -> None:
        """Resets the counter after a correct password."""
        self._tries.pop((key, network), None)
