"""Sends queued mail; the text is written at the time of sending."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Protocol

from metro2033.live.background import attempt
from metro2033.server.core.config import Config, Smtp
from metro2033.server.core.database import Database
from metro2033.server.core.metrics import Metrics
from metro2033.server.core.queue_consumer import Outcome, Terms
from metro2033.server.core.queues import Taken
from metro2033.server.notices.mail.letters import Letter, domain_of, to_message
from metro2033.server.notices.mail.queue import Mail, QueuedMail
from metro2033.server.notices.mail.smtp import STEPS, AddressRefused, SendingFailed, send
from metro2033.server.notices.mail.store import MailboxStore

MOST_AT_ONCE = 8  # connections to the mail server
LEASE_SECONDS = 10.0  # in addition to all timeouts

logger = logging.getLogger("metro2033.server")


class Writer(Protocol):
    """Writes the mail of some kinds."""

    kinds: Sequence[str]

    async def not_before(self, mail: Mail, now: float) -> float:
        """Returns the first time from now on at which a mail may be sent."""

    async def write(self, mail: Mail) -> Letter | None:
        """Writes a mail that is about to be sent; returns None if it is no longer wanted."""

    async def sent(self, mail: Mail) -> None:
        """Handles a mail that the mail server has accepted."""


class MailSender:
    """Sends mail through the mail server."""

    def __init__(
        self,
        config: Config,
        smtp: Smtp,
        database: Database,
        mailboxes: MailboxStore,
        metrics: Metrics,
        writers: Mapping[str, Writer],
    ) -> None:
        self.terms = Terms(MOST_AT_ONCE, STEPS * smtp.seconds + LEASE_SECONDS, config.mail_pauses)
        self._smtp = smtp
        self._database = database
        self._mailboxes = mailboxes
        self._metrics = metrics
        self._writers = writers  # by kind of mail

    async def not_before(self, item: QueuedMail, now: float) -> float:
        """Returns when the writer allows the mail to be sent."""
        writer = self._writers.get(item.mail.kind)
        return now if writer is None else await writer.not_before(item.mail, now)

    async def try_once(self, taken: Taken[QueuedMail]) -> Outcome:
        """Writes a mail and hands it to the mail server once."""
        mail, writer = taken.item.mail, self._writers.get(taken.item.mail.kind)
        letter = await writer.write(mail) if writer else None
        if letter is None or writer is None:
            return Outcome.DROP
        message = to_message(letter, taken.item.id, self._smtp.sender, domain_of(self._smtp.sender))
        try:
            await send(message, self._smtp)
        except AddressRefused:
            await self._database.run(self._mailboxes.fail, mail.person, letter.address)
            self._note(mail, "refused")
            return Outcome.DROP
        except SendingFailed as fault:
            logger.warning("mail failed", extra={"kind": mail.kind, "why": str(fault)[:200], "tries": taken.tries})
            self._metrics.mails.labels("failed").inc()
            return Outcome.RETRY
        await attempt("mail not noted", writer.sent(mail))  # already accepted: a fault here must not send it again
        self._note(mail, "sent")
        return Outcome.SENT

    def give_up(self, taken: Taken[QueuedMail]) -> None:
        """Counts an undelivered mail."""
        self._note(taken.item.mail, "dropped")

    def _note(self, mail: Mail, result: str) -> None:
        """Logs and counts the result of a mail. Logs never contain addresses."""
        logger.info("mail %s", result, extra={"kind": mail.kind})
        self._metrics.mails.labels(result).inc()
