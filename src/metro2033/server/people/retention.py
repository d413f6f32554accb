"""Retention: deletes old chat, and the data of guests who have not come back."""

from __future__ import annotations

from metro2033.server.core.background import BackgroundTasks
from metro2033.server.core.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.notices.mail.store import MailboxStore
from metro2033.server.people.accounts import Accounts
from metro2033.server.people.session_store import SessionStore
from metro2033.server.rooms.store import RoomStore

DAY = 24 * 3600.0
SWEEP_SECONDS = 3600.0
MOST_AT_ONCE = 200
ACCOUNT_DAYS = 365.0  # the lifetime of a cookie


class Retention:
    """The hourly sweep of one process. Sweeps of several processes do not conflict."""

    def __init__(
        self,
        database: Database,
        rooms: RoomStore,
        sessions: SessionStore,
        accounts: Accounts,
        mailboxes: MailboxStore,
        chat_days: float,
        guest_days: float,
        clock: Clock,
    ) -> None:
        self._clock = clock
        self._database = database
        self._rooms = rooms
        self._sessions = sessions
        self._accounts = accounts
        self._mailboxes = mailboxes
        self._chat_days = chat_days
        self._guest_days = guest_days
        self._background = BackgroundTasks(clock)

    def start(self) -> None:
        """Starts the sweep."""
        self._background.repeat("nothing purged", SWEEP_SECONDS, self.sweep)

    async def close(self) -> None:
        """Stops the sweep."""
        await self._background.close()

    async def sweep(self) -> None:
        """Deletes old chat and unconfirmed addresses, ends unused sessions, and deletes guests without any session left."""
        now = self._clock.now()
        await self._database.run(self._rooms.drop_lines_before, now - self._chat_days * DAY)
        await self._database.run(self._mailboxes.drop_unconfirmed, now)
        since = now - self._guest_days * DAY, now - ACCOUNT_DAYS * DAY
        for session, is_guest in await self._database.run(self._sessions.unseen, *since, MOST_AT_ONCE):
            others = [one for one in await self._database.run(self._sessions.of, session.person) if one != session]
            if is_guest and not others:
                await self._accounts.forget(session.person)
            await self._database.run(self._sessions.end, session.hash)
