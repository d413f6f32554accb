"""Retention: deletes old chat, and the data of guests who have not come back."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.live.background import BackgroundTasks
from metro2033.server.accounts.accounts import Accounts
from metro2033.server.notices.mail.store import MailboxStore
from metro2033.server.people.session_store import SessionStore
from metro2033.server.rooms.store import RoomStore
from metro2033.server.service import Core

DAY = 24 * 3600.0
SWEEP_SECONDS = 3600.0
MOST_AT_ONCE = 200
ACCOUNT_DAYS = 365.0  # the lifetime of a cookie


@dataclass(eq=False, repr=False)
class Retention:
    """The hourly sweep of one process. Sweeps of several processes do not conflict."""

    _core: Core
    _rooms: RoomStore
    _sessions: SessionStore
    _accounts: Accounts
    _mailboxes: MailboxStore

    def __post_init__(self) -> None:
        self._background = BackgroundTasks(self._core.clock)

    def start(self) -> None:
        """Starts the sweep."""
        self._background.repeat("nothing purged", SWEEP_SECONDS, self.sweep)

    async def close(self) -> None:
        """Stops the sweep."""
        await self._background.close()

    async def sweep(self) -> None:
        """Deletes old chat and unconfirmed addresses, ends unused sessions, and deletes guests without any session left."""
        now = self._core.clock.now()
        await self._core.database.run(self._rooms.drop_lines_before, now - self._core.config.chat_days * DAY)
        await self._core.database.run(self._mailboxes.drop_unconfirmed, now)
        since = now - self._core.config.guest_days * DAY, now - ACCOUNT_DAYS * DAY
        for session, is_guest in await self._core.database.run(self._sessions.unseen, *since, MOST_AT_ONCE):
            others = [
                other for other in await self._core.database.run(self._sessions.of, session.person) if other != session
            ]
            if is_guest and not others:
                await self._accounts.forget(session.person)
            await self._core.database.run(self._sessions.end, session.hash)
