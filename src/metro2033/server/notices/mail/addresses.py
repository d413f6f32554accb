"""E-mail addresses: validation, lookup keys, and masked display."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.policy import SMTP

from metro2033.kernel.problem import BadOption

LONGEST = 254
LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
LONGEST_LOCAL = 64
DOMAIN = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])")


def clean_address(given: str) -> str:
    """Validates and normalizes an address for storage: no comments, quotes or IP addresses; IDNs in their ASCII form."""
    local, _, domain = given.strip().rpartition("@")
    try:
        plain = domain.encode("idna").decode("ascii").lower()
    except UnicodeError:
        raise BadOption("mail-address") from None
    address = f"{local}@{plain}"
    fits = LOCAL.fullmatch(local) and len(local) <= LONGEST_LOCAL and DOMAIN.fullmatch(plain)
    if not fits or len(address) > LONGEST or not _is_sent_as_written(address):
        raise BadOption("mail-address")
    return address


def _is_sent_as_written(address: str) -> bool:
    """Returns whether a message goes to the address as it is spelled. Encoded words (RFC 2047) are decoded when a header is written."""
    message = EmailMessage(policy=SMTP)
    message["To"] = address
    return "=?" not in address and [recipient.addr_spec for recipient in message["To"].addresses] == [address]


def key_of_address(address: str) -> str:
    """Returns the lookup key of an address, ignoring case: few mail servers distinguish it, and people do not."""
    return address.strip().casefold()


def mailbox_of(address: str) -> str:
    """Returns the mailbox for rate limits: without the tag after a plus sign, which many mail servers ignore."""
    local, _, domain = key_of_address(address).rpartition("@")
    return f"{local.partition('+')[0] or local}@{domain}"


def veiled(address: str) -> str:
    """Masks an address for others: enough for its owner to recognize it."""
    local, _, domain = address.rpartition("@")
    return f"{local[:1]}…@{domain}"
