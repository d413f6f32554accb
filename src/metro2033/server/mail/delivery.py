"""Delivers the queue of mail: written when it is sent, tried again after growing pauses, given up in the end."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from typing import Protocol

from metro2033.server.config import Config, Smtp
from metro2033.server.mail.letters import Letter, domain_of, to_message
from metro2033.server.mail.smtp import STEPS, AddressRefused, SendingFailed, send
from metro2033.server.ops.background import BackgroundTasks, attempt, repeat
from metro2033.server.ops.metrics import Metrics
from metro2033.server.storage.database import Database
from metro2033.server.storage.mailboxes import MailboxStore
from metro2033.server.storage.mails import Mail, MailStore, Taken

MOST_AT_ONCE = 8  # connections to the mail server
LEASE_SECONDS = 10.0  # beyond all time-outs, after which mail that nobody reported on is sent again

logger = logging.getLogger("metro2033.server")


class Writer(Protocol):
    """Writes the mail of some kinds."""

    kinds: Sequence[str]

    async def write(self, mail: Mail) -> Letter | None:
        """The text of a mail that is about to be sent; None if nobody wants it any more."""

    async def sent(self, mail: Mail) -> None:
        """The mail server has taken it."""


class Delivery:
    """Delivers the mail of all processes; what one of them takes, no other sends."""

    def __init__(
        self,
        config: Config,
        database: Database,
        store: MailStore,
        mailboxes: MailboxStore,
        metrics: Metrics,
        writers: Sequence[Writer],
    ) -> None:
        self._config = config
        self._database = database
        self._store = store
        self._mailboxes = mailboxes
        self._metrics = metrics
        self._writers: Mapping[str, Writer] = {kind: writer for writer in writers for kind in writer.kinds}
        self._looking = BackgroundTasks()
        self._sending = BackgroundTasks()

    def start(self) -> None:
        """Begin to deliver, if there is a mail server."""
        if self._config.smtp is not None:
            self._looking.start(repeat("mail not sent", self._config.mail_look, self.look))

    async def close(self) -> None:
        """Stop; what was not delivered stays in the queue for the next process."""
        await self._looking.close()
        await self._sending.close()

    async def look(self) -> None:
        """Take mail that is due, as much as can be sent at once."""
        smtp, most = self._config.smtp, MOST_AT_ONCE - len(self._sending)
        if smtp is None or most <= 0:
            return
        now = time.time()
        again = now + STEPS * smtp.seconds + LEASE_SECONDS
        for taken in await self._database.run(self._store.take, now, again, most):
            self._sending.start(attempt("mail not sent", self._deliver(taken, smtp)))

    async def _deliver(self, taken: Taken, smtp: Smtp) -> None:
        mail, writer = taken.mail, self._writers.get(taken.mail.kind)
        letter = await writer.write(mail) if writer else None
        if letter is None or writer is None:
            await self._database.run(self._store.drop, taken)
            return
        try:
            await send(to_message(letter, taken.id, smtp.sender, domain_of(smtp.sender)), smtp)
        except AddressRefused:
            await self._database.run(self._mailboxes.fail, mail.person, letter.address)
            await self._done(taken, "refused")
        except SendingFailed as fault:
            await self._later(taken, str(fault))
        else:
            await writer.sent(mail)
            await self._done(taken, "sent")

    async def _done(self, taken: Taken, result: str) -> None:
        """Take a mail out of the queue. Logs name no address."""
        logger.info("mail %s", result, extra={"kind": taken.mail.kind})
        self._metrics.mails.labels(result).inc()
        await self._database.run(self._store.drop, taken)

    async def _later(self, taken: Taken, why: str) -> None:
        logger.warning("mail failed", extra={"kind": taken.mail.kind, "why": why[:200], "tries": taken.tries})
        self._metrics.mails.labels("failed").inc()
        pauses = self._config.mail_pauses
        if taken.tries >= len(pauses):
            await self._done(taken, "dropped")
        else:
            await self._database.run(self._store.put_off, taken, time.time() + pauses[taken.tries])
