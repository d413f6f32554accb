"""Passwords: hashed on threads of their own with a short queue, and wrong ones slowed down by name and network."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from metro2033.server.core.access import TooFast, Unavailable

T = TypeVar("T")

THREADS = 1  # Argon2 uses several cores by itself
MOST_WAITING = 16  # about a second of work
MOST_WAITING_PER_NETWORK = 4  # so that one network does not fill the queue
BUSY_SECONDS = 2

FREE_TRIES = 3
LONGEST_DELAY = 900.0
FORGOTTEN_AFTER = 24 * 3600.0
MOST_COUNTED = 10_000


class Passwords:
    """Hashes and checks passwords with Argon2id. Nothing else of the server waits for it.

    For names without an account it checks the hash of a made-up password, so that the answer takes as long.
    """

    def __init__(self, hasher: PasswordHasher) -> None:
        self._hasher = hasher
        self._threads = ThreadPoolExecutor(THREADS, "passwords")
        self._nobody = self._threads.submit(hasher.hash, "nobody")  # before the first password
        self._waiting: Counter[str] = Counter()

    async def close(self) -> None:
        """Finish what is being hashed."""
        await asyncio.to_thread(self._threads.shutdown, wait=True)

    async def hash(self, password: str, network: str) -> str:
        """The hash of a new password."""
        return await self._run(network, lambda: self._hasher.hash(password))

    async def fits(self, hashed: str | None, password: str, network: str) -> bool:
        """Whether a password is the right one; for no account at all it takes as long and is not."""
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
            self._waiting += Counter()  # drops what is zero


@dataclass
class Tries:
    """Wrong passwords for one name from one network."""

    count: int = 0
    until: float = 0.0  # no further try before
    at: float = 0.0

    def begin(self, now: float) -> None:
        """Count a try, or refuse one that comes too early."""
        if now - self.at > FORGOTTEN_AFTER:
            self.count = 0
        if now < self.until:
            raise TooFast("account-wait", seconds=max(1, round(self.until - now)))
        self.count, self.at = self.count + 1, now
        if self.count >= FREE_TRIES:
            self.until = now + min(LONGEST_DELAY, 2.0 ** (self.count - FREE_TRIES))

    def withdraw(self) -> None:
        """Uncount a try."""
        self.count, self.until = max(0, self.count - 1), 0.0


class WrongPasswords:
    """Counts wrong passwords per name and network, with a growing delay: a stranger's tries never delay the owner's."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tries: OrderedDict[tuple[str, str], Tries] = OrderedDict()

    def begin(self, key: str, network: str) -> None:
        """Count a try before its password is checked, so that many at once are no way around the delay."""
        place = key, network
        tries = self._tries.setdefault(place, Tries())
        self._tries.move_to_end(place)
        if len(self._tries) > MOST_COUNTED:
            self._tries.popitem(last=False)
        tries.begin(self._now())

    def withdraw(self, key: str, network: str) -> None:
        """Uncount a try whose password could not be checked."""
        tries = self._tries.get((key, network))
        if tries is not None:
            tries.withdraw()

    def forget(self, key: str, network: str) -> None:
        """Forget the tries before a right password."""
        self._tries.pop((key, network), None)
