"""The configuration of a server: its address, its database, its intervals and its limits."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Struct

from metro2033 import codec
from metro2033.files import read_problem
from metro2033.kernel.problem import BadOption

LOCAL = "127.0.0.1"
VARIABLE = "METRO2033_SERVER"  # carries the configuration to worker processes of uvicorn
MESSAGE_BYTES = 16 * 1024
UPLOADS = {  # where files are uploaded, as JSON, and how large a body may be
    "/api/rooms/import": 1200 * 1024,
    "/api/packs": 160 * 1024,
    "/api/packs/read": 160 * 1024,
}


Security = Literal["starttls", "tls", "none"]


class Smtp(Struct, frozen=True):
    """The mail server that takes our mail, and the sender that our mail names."""

    host: str
    port: int
    sender: str
    security: Security = "starttls"
    user: str = ""
    password: str = ""
    seconds: float = 20.0  # the timeout of every step


class Config(Struct, frozen=True):
    """Everything that can be set from outside."""

    host: str = LOCAL
    port: int = 2033
    database: str = ""
    public_url: str = ""  # the address that invitations name; without it, the one at which the page was opened
    bot_workers: int = 1  # processes in which bots think
    bot_tables: int = 12  # games with bots that one host may have going on at once
    unattended: float = 60.0  # seconds for which bots of a live room go on after the last member has left
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced by a simple answer
    pause: float = 0.4  # seconds before every automatic answer, whatever its reason; a slow one comes after a multiple
    grace: float = 1.0  # seconds of every question that no clock counts; twice the pause at least
    absent_after: float = 60.0  # how long a seat must be away before the others may vote
    absent_after_slow: float = 3 * 24 * 3600.0  # the same in a room that plays slowly
    tell_presence: float = 15.0  # seconds between two exchanges of presence with other processes
    evict_after: float = 600.0  # seconds after which a room that nobody watches leaves the memory
    settle: float = 2.0  # seconds after which an open question is saved as a pending turn
    look: float = 15.0  # seconds between two searches for rooms in which time has run out
    notice_after: float = 60.0  # in slow rooms, seconds after which connected players are notified as well
    notice_pauses: tuple[float, ...] = (5.0, 60.0, 600.0)  # seconds before each retry
    notice_seconds: float = 10.0  # the timeout of a webhook call
    webhook_private: bool = False  # whether webhooks may call private addresses; opens the server to SSRF
    push: bool = True  # whether notices are sent to browsers that have subscribed (Web Push)
    push_contact: str = ""  # whom push services may write to: mailto:… or https://…
    smtp: Smtp | None = None  # without it no mail is sent
    mail_look: float = 3.0  # seconds between two looks at the queue of mail
    mail_pauses: tuple[float, ...] = (60.0, 600.0, 3600.0, 6 * 3600.0, 24 * 3600.0)  # seconds before each retry
    mail_together: float = 900.0  # seconds between two mails about turns to one person
    mails_per_hour: float = 10.0  # that a person may ask for; three times that per network
    listen: bool = (
        True  # off where LISTEN does not work, as behind some connection poolers; then the poll tells everything
    )
    policy: float = 2.0  # seconds between two readings of what operators have decided
    poll: float = 5.0  # seconds between two polls for changes whose notification was lost
    send_seconds: float = 20.0  # seconds after which a client that does not read is disconnected
    feeds_per_address: int = 300  # sockets, streams and long polls at once of one address, or of one IPv6 /64
    viewers_per_room: int = 100  # the same in one room, of people who are not members
    viewers_per_address: int = 20  # of these, from one address
    origins: tuple[str, ...] = ()  # other origins that may use the API with cookies
    hosts: tuple[
        str, ...
    ] = ()  # host names that requests may name; empty: any, or only this machine when it serves itself
    commands_per_second: float = 20.0  # per socket; bursts of five times that
    requests_per_second: float = 50.0  # per address
    rooms_per_minute: float = 20.0  # per person, and per network
    tokens_per_hour: float = 60.0  # per person; ten times that per network
    lines_per_minute: float = 30.0  # of chat, per person; ten times that per network
    accounts_per_minute: float = 10.0  # registrations per network
    logins_per_minute: float = 10.0  # per network
    guests_per_hour: float = 300.0  # new guests per network
    exports_per_hour: float = 10.0  # of one's data, per person; ten times that per network
    chat_days: float = 180.0  # after which a line of chat is deleted
    guest_days: float = 180.0  # after which a guest who has not come back is forgotten
    recheck: float = 5.0  # seconds within which a session or token ended in another process is noticed
    cookie_key: str = ""  # signs cookies, in hexadecimal; without it, a key in the database
    cookie_key_old: str = ""  # the key before, which still verifies; "stored" for the one in the database
    pictures_per_minute: float = 20.0  # for link previews, per network; each takes half a second of one core
    packs: tuple[str, ...] = ()  # files with content packs that are offered to everybody
    packs_per_hour: float = 60.0  # uploads, per person; ten times that per network
    drafts_per_minute: float = 60.0  # packs read for an editor, per person; ten times that per network
    profiles_per_minute: float = 120.0  # profiles and leaderboards read, per person; ten times that per network
    lists_per_minute: float = 120.0  # of rooms and open questions, per person; five times that per network
    replays_per_minute: float = 1200.0  # pages of logs, positions and replays, per network
    league_check: float = 5.0  # seconds between two checks of leagues whose tables are over or late
    leagues_per_hour: float = 10.0  # that a person may make; ten times that per network
    league_commands_per_minute: float = 60.0  # per person; ten times that per network
    password_passes: int = 3  # of Argon2id over its memory; with the next one, what a guess at a stolen hash costs
    password_kib: int = 65536  # of memory for each hash
    bots: dict[str, str] = {}  # offered in rooms besides those of the game: names with their specs
    reviews_per_hour: float = 12.0  # per person; each takes some seconds of one core


def usual_database() -> str:
    """SQLite in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("metro2033", appauthor=False))
    return f"sqlite:///{folder / 'games.sqlite'}"


def given_database(argument: str) -> str:
    """The URL of the database: a command's argument, else the environment. Arguments are public, so they carry no password."""
    if urlsplit(argument).password:
        raise BadOption("server-database-password")
    return database_url(argument)


def _from_file(name: str) -> str:
    """A setting from the file that a variable names: a secret of a container or a credential of systemd."""
    file = os.environ.get(name, "")
    try:
        return Path(file).read_text(encoding="utf-8").strip() if file else ""
    except (OSError, ValueError) as fault:
        raise read_problem(Path(file), fault) from None


def database_url(given: str) -> str:
    """The URL of the database in SQLAlchemy's spelling."""
    variable = "METRO2033_DATABASE"
    url = given or os.environ.get(variable, "") or _from_file(f"{variable}_FILE") or usual_database()
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+psycopg://" + url.removeprefix(plain)
    if url.startswith(("sqlite:///", "postgresql+psycopg://")):
        return url
    raise BadOption("server-database", url=url.partition("@")[0][:40])


def public_url(given: str) -> str:
    """The address under which others reach the server: a scheme, a host and perhaps a port."""
    parts = urlsplit(given.strip().rstrip("/"))
    if given and not (parts.scheme in ("http", "https") and parts.hostname and not (parts.path or parts.query)):
        raise BadOption(
            "option-value", option="METRO2033_PUBLIC_URL", value=given[:40], allowed=("https://example.org",)
        )
    return f"{parts.scheme}://{parts.netloc}" if given else ""


def push_contact(given: str) -> str:
    """The address for push services: an e-mail address, with or without mailto:, or a web page."""
    plain = given.strip()
    if plain and "://" not in plain and not plain.startswith("mailto:"):
        plain = f"mailto:{plain}"
    if plain and not re.fullmatch(r"mailto:[!-~]+@[!-~]+|https://[!-~]+", plain):
        raise _wrong("METRO2033_PUSH_CONTACT", given, "mailto:metro@example.org", "https://example.org")
    return plain


PORTS: dict[Security, int] = {"starttls": 587, "tls": 465, "none": 25}
THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


def smtp_settings(public: str) -> Smtp | None:
    """The mail server from METRO2033_SMTP_*. Links in mail lead to the public address, never to what a request names as its host."""
    given = {
        name: os.environ.get(f"METRO2033_SMTP_{name.upper()}", "")
        for name in ("host", "port", "security", "sender", "user")
    }
    if not given["host"]:
        return None
    password = os.environ.get("METRO2033_SMTP_PASSWORD", "") or _from_file("METRO2033_SMTP_PASSWORD_FILE")
    security = next((one for one in PORTS if one == (given["security"] or "starttls")), None)
    if security is None:
        raise _wrong("METRO2033_SMTP_SECURITY", given["security"], *PORTS)
    port = given["port"] or str(PORTS[security])
    if not (port.isascii() and port.isdecimal() and 0 < int(port[:6]) < 65536):
        raise _wrong("METRO2033_SMTP_PORT", port, "1..65535")
    if not re.fullmatch(r"[^\x00-\x1f\x7f<>]*<?[!-;=?-~]+@[!-;=?-~]+>?", given["sender"]):
        raise _wrong("METRO2033_SMTP_SENDER", given["sender"], "Metro 2033 <metro@example.org>")
    if not public:
        raise BadOption("server-mail-address")
    if password and security == "none" and given["host"] not in THIS_MACHINE:
        raise BadOption("server-mail-open")
    return Smtp(given["host"], int(port), given["sender"], security, given["user"], password)


def _wrong(option: str, value: str, *allowed: str) -> BadOption:
    return BadOption("option-value", option=option, value=value[:40], allowed=allowed)


COOKIE_KEYS = ("cookie_key", "cookie_key_old")
STORED_KEY = "stored"  # names the key in the database as the one before


def cookie_key(name: str, given: str) -> str:
    """A key for cookies: 32 bytes in hexadecimal. The one before may be the stored one. A key is never repeated in a message."""
    is_key = re.fullmatch(r"[0-9a-fA-F]{64}", given) is not None
    if given and not is_key and not (name == "cookie_key_old" and given == STORED_KEY):
        raise BadOption(
            "option-value", option=f"METRO2033_{name.upper()}", value="…", allowed=("openssl rand -hex 32",)
        )
    return given


def to_environment(config: Config) -> None:
    """Leave the configuration where worker processes find it."""
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    """The configuration left by the parent process, or the usual one."""
    return codec.decode(os.environ.get(VARIABLE, "{}"), Config)
