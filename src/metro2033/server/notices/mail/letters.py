"""Letters: a mail with its text in the person's language, as a message for SMTP. Plain text alone, whose links every program shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, parseaddr

from metro2033.text.words import Args, words_for


@dataclass(frozen=True)
class Letter:
    """The subject and the paragraphs of a mail, and the address of its unsubscribe page, if it has one."""

    address: str
    language: str
    subject: str
    paragraphs: Sequence[str]
    unsubscribe: str = ""


def write(address: str, language: str, key: str, link: str, args: Args, more: str = "") -> Letter:
    """Writes a letter about one matter: what it is about, one link, perhaps more about it, and what to do if it came by mistake."""
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
    """A letter that somebody has asked for: what it tells, and the link that stops such letters."""
    words = words_for(language, "")
    parts = [words.say("mail-hello", args), *told, "-- \n" + words.say(f"mail-{key}-else", args), stop]
    return Letter(address, language, words.say(f"mail-{key}-subject", args), parts, stop)


def to_message(letter: Letter, number: int, sender: str, host: str) -> EmailMessage:
    """A letter as a message. One that is sent again after a failure has the same id, so that mail programs show it once."""
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
    message["Content-Language"] = letter.language  # headers of the content are dropped when it is set
    return message


def domain_of(sender: str) -> str:
    """The domain of the sender, which stands in the ids of messages."""
    return parseaddr(sender)[1].rpartition("@")[2] or "localhost"
