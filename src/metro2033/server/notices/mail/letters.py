"""Letters: mail in the person's language, as SMTP messages. Plain text only, whose links every mail program shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, parseaddr

from metro2033.text.words import Args, words_for


@dataclass(frozen=True)
class Letter:
    """The subject and paragraphs of a mail, and the URL of its unsubscribe page, if it has one."""

    address: str
    language: str
    subject: str
    paragraphs: Sequence[str]
    unsubscribe: str = ""


def write(address: str, language: str, key: str, link: str, args: Args, more: str = "") -> Letter:
    """Writes a letter about the account: the message, one link, optional details, and advice in case it was sent by mistake."""
    words = words_for(language, "")
    parts = [
        words.say("mail-hello", args),
        words.say(f"mail-{key}", args),
        link,
        more,
        words.say(f"mail-{key}-else", args),
    ]
    return Letter(address, language, words.say(f"mail-{key}-subject", args), list(filter(None, parts)))


def write_notice(address: str, language: str, key: str, told: Sequence[str], stop: str, args: Args) -> Letter:
    """Writes a letter that the person has subscribed to: its content, and the unsubscribe link."""
    words = words_for(language, "")
    parts = [words.say("mail-hello", args), *told, "-- \n" + words.say(f"mail-{key}-else", args), stop]
    return Letter(address, language, words.say(f"mail-{key}-subject", args), parts, stop)


def to_message(letter: Letter, number: int, sender: str, host: str) -> EmailMessage:
    """Converts a letter to a message. The id is stable across retries, so that mail programs show it once."""
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = letter.address
    message["Subject"] = letter.subject
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = f"<metro2033.{number}@{host}>"
    message["Auto-Submitted"] = "auto-generated"
    message["X-Auto-Response-Suppress"] = "All"
    if letter.unsubscribe:
        message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content("\n\n".join(letter.paragraphs) + "\n")
    message["Content-Language"] = letter.language  # set_content drops content headers set before it
    return message


def domain_of(sender: str) -> str:
    """Returns the domain of the sender, used in message ids."""
    return parseaddr(sender)[1].rpartition("@")[2] or "localhost"
