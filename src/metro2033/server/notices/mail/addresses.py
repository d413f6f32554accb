"""E-mail addresses: what is accepted, how they are looked up, and how they are shown to others."""

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
    """An address as it is stored: no comments, quotes or IP addresses; a domain in other scripts in its ASCII form."""
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
    """Tells whether a message goes to the address as it is spelled. Encoded words (RFC 2047) are decoded when a header is written."""
    message = EmailMessage(policy=SMTP)
    message["To"] = address
    return "=?" not in address and [one.addr_spec for one in message["To"].addresses] == [address]


def key_of_address(address: str) -> str:
    """The address as it is looked up: mail servers that tell capitals apart are rare, and people do not."""
    return address.strip().casefold()


def mailbox_of(address: str) -> str:
    """Returns the mailbox that limits count: without the tag after a plus sign, with which many mail servers deliver to the same one."""
    local, _, domain = key_of_address(address).rpartition("@")
    return f"{local.partition('+')[0] or local}@{domain}"


def veiled(address: str) -> str:
    """An address as others may see it: enough for its owner to know it again."""
    local, _, domain = address.rpartition("@")
    return f"{local[:1]}…@{domain}"
