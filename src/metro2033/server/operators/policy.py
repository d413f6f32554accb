"""The operators' decisions as cached by one process: bans, mutes, read-only mode, quotas and announcements.

They are stored in the database, where the command line and other processes write them, and reloaded every few seconds.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from contextlib import suppress

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import Forbidden, Unavailable
from metro2033.live.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.operators.census import CensusStore
from metro2033.server.operators.store import Announcement, OperatorStore, Sanction

BAN, MUTE = "ban", "mute"
PER_PERSON, ALL = "rooms-per-person", "rooms"
QUOTAS = (PER_PERSON, ALL)

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Policy:
    """The current restrictions. Checks are in memory; `refresh` reloads the decisions."""

    def __init__(self, database: Database, store: OperatorStore, census: CensusStore, clock: Clock) -> None:
        self._clock = clock
        self._database = database
        self._store = store
        self._census = census
        self._people: dict[tuple[str, str], Sanction] = {}
        self._networks: list[tuple[Network, Sanction]] = []
        self._quotas: dict[str, int] = {}
        self._writable = asyncio.Event()
        self._writable.set()
        self.announcements: list[Announcement] = []
        self.reports = 0  # in the queue
        self.should_resume = False  # read-only mode has ended, but this process has not resumed yet

    @property
    def is_read_only(self) -> bool:
        """Returns whether the server is in read-only mode."""
        return not self._writable.is_set()

    async def refresh(self) -> bool:
        """Reloads the decisions. Returns whether the sanctions have changed. Only `resume` ends read-only mode."""
        now = await self._database.run(self._store.decisions)
        before = self._people, self._networks
        networks = ((read_network(sanction.subject), sanction) for sanction in now.sanctions)
        self._networks = [(network, sanction) for network, sanction in networks if network is not None]
        self._people = {(sanction.kind, sanction.subject): sanction for sanction in now.sanctions}
        self._quotas, self.announcements, self.reports = now.quotas, now.announcements, now.reports
        # PolicySync first records the read-only time as an outage, because clocks stood still, and then calls `resume`.
        self.should_resume = self.is_read_only and not now.is_read_only
        if now.is_read_only:
            self._writable.clear()
        return before != (self._people, self._networks)

    def resume(self) -> None:
        """Ends read-only mode in this process."""
        self.should_resume = False
        self._writable.set()

    async def until_writable(self) -> None:
        """Waits until read-only mode has ended."""
        await self._writable.wait()

    # Checks.

    def check(self, person: str) -> None:
        """Refuses a banned person."""
        self._refuse(self._people.get((BAN, person)), "operator-banned")

    def check_address(self, address: str) -> None:
        """Refuses an address in a banned network."""
        if self._networks:
            with suppress(ValueError):
                known = ipaddress.ip_address(address)
                mapped = getattr(known, "ipv4_mapped", None) or known
                for network, sanction in self._networks:
                    if mapped in network:
                        self._refuse(sanction, "operator-banned")

    def check_writing(self) -> None:
        """Refuses every change in read-only mode."""
        if self.is_read_only:
            raise Unavailable("server-read-only")

    def check_command(self, person: str, command: wire.AnyCommand) -> None:
        """Refuses commands of a banned person, chat of a muted person, and every command in read-only mode."""
        self.check(person)
        if isinstance(command, wire.Say):
            self._refuse(self._people.get((MUTE, person)), "operator-muted")
        self.check_writing()

    async def admit(self, person: str) -> None:
        """Refuses a new room beyond the quotas."""
        self.check_writing()
        if not self._quotas:
            return
        of_person, everywhere = await self._database.run(self._census.open_rooms, person)
        if of_person >= self._quotas.get(PER_PERSON, of_person + 1):
            raise Problem("quota-rooms-per-person", most=self._quotas[PER_PERSON])
        if everywhere >= self._quotas.get(ALL, everywhere + 1):
            raise Problem("quota-rooms")

    def _refuse(self, sanction: Sanction | None, key: str) -> None:
        if sanction is not None and (sanction.until is None or sanction.until > self._clock.now()):
            until = "" if sanction.until is None else time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(sanction.until))
            raise Forbidden(key, until=until or "none", reason=sanction.reason or "none")


def read_network(subject: str) -> Network | None:
    """Returns a network or an address, or None if the subject is something else."""
    with suppress(ValueError):
        return ipaddress.ip_network(subject, strict=False)
    return None
