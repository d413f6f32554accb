"""A real SMTP server for tests, which keeps accepted mail and refuses mail as configured."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from metro2033.server.core.config import Smtp
from tests.server.timing import FakeClock

SENDER = "Metro 2033 <metro@play.example.org>"
HOME = "https://play.example.org"


class PostOffice:
    """Takes mail; `answers` are given to recipients before it does."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answers: list[str] = []
        self.tries = 0
        self.clock = FakeClock()
        self.smtp = Smtp("127.0.0.1", 0, SENDER)

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.tries += 1
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        self.mails.append(email.message_from_bytes(content, policy=email.policy.default))
        assert envelope.rcpt_tos == [self.mails[-1]["to"]]
        return "250 OK"

    async def until(self, count: int) -> EmailMessage:
        """Lets time pass until a number of mails have arrived; returns the last one."""
        await self.clock.until(lambda: len(self.mails) >= count)
        return self.mails[count - 1]


def text_of(mail: EmailMessage) -> str:
    """Returns the text of a mail."""
    return str(mail.get_content())


def token_in(mail: EmailMessage, page: str) -> str:
    """Returns the token of the one-time link to a page in a mail."""
    found = re.search(rf"{re.escape(HOME)}/{page}#([\w-]+)", text_of(mail))
    assert found is not None, text_of(mail)
    return found[1]


def _right(server: SMTP, session: Session, envelope: Envelope, mechanism: str, given: Any) -> AuthResult:
    right = isinstance(given, LoginPassword) and (given.login, given.password) == (b"metro", b"secret")
    return AuthResult(success=right, handled=right)  # the server itself refuses wrong logins


@asynccontextmanager
async def post_office(tls: Any = None) -> AsyncIterator[PostOffice]:
    """Runs a mail server on a free port, with a clock for the sender; with TLS it requires STARTTLS and a login."""
    office, loop = PostOffice(), asyncio.get_running_loop()
    asks: dict[str, Any] = {"require_starttls": True, "auth_required": True, "authenticator": _right} if tls else {}

    def make() -> SMTP:
        return SMTP(office, hostname="localhost", tls_context=tls, loop=loop, **asks)

    server = await loop.create_server(make, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    office.smtp = Smtp("127.0.0.1", port, SENDER, "none", seconds=60.0)
    try:
        yield office
    finally:
        server.close()


def mailing(office: PostOffice, **changes: object) -> dict[str, Any]:
    """Returns the configuration of a server that sends its mail there."""
    return {"smtp": office.smtp, "public_url": HOME, "mails_per_hour": 1000, **changes}
