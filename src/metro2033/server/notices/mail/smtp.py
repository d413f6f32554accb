"""Sends one message by SMTP, encrypted unless configured otherwise, and distinguishes refused addresses from other failures."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage

import aiosmtplib

from metro2033.server.core.config import Smtp

PERMANENT = 500
STEPS = 4  # connect, greet, log in, send: each has a separate timeout


class AddressRefused(Exception):
    """The mail server refuses the recipient permanently."""


class SendingFailed(Exception):
    """The mail was not accepted; a retry may succeed."""


async def send(message: EmailMessage, smtp: Smtp) -> None:
    """Hands a message to the mail server."""
    client = aiosmtplib.SMTP(
        hostname=smtp.host,
        port=smtp.port,
        username=smtp.user or None,
        password=smtp.password or None,
        use_tls=smtp.security == "tls",
        start_tls=smtp.security == "starttls",
        timeout=smtp.seconds,
    )
    try:
        async with asyncio.timeout(STEPS * smtp.seconds), client:
            await client.send_message(message)
    except aiosmtplib.SMTPRecipientsRefused as refused:
        if all(recipient.code >= PERMANENT for recipient in refused.recipients):
            raise AddressRefused from None
        raise SendingFailed("recipient refused for now") from None
    except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as fault:
        code = f" {fault.code}" if isinstance(fault, aiosmtplib.SMTPResponseException) else ""
        raise SendingFailed(f"{type(fault).__name__}{code}") from fault
