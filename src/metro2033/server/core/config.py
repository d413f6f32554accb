"""Server configuration: address, database, intervals and limits."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from metro2033 import codec
from metro2033.live.host import ABSENT_AFTER, ABSENT_AFTER_SLOW, GRACE, PAUSE, UNATTENDED

LOCAL = "127.0.0.1"
STORED_KEY = "stored"  # selects the key in the database as the previous key
VARIABLE = "METRO2033_SERVER"  # passes the configuration to uvicorn's worker processes
MESSAGE_BYTES = 16 * 1024
UPLOADS = {  # upload endpoints (JSON), with their maximum body size
    "/api/rooms/import": 1200 * 1024,
    "/api/packs": 160 * 1024,
    "/api/packs/read": 160 * 1024,
}


Security = Literal["starttls", "tls", "none"]


class Smtp(Struct, frozen=True):
    """The mail server that relays our mail, and the sender address."""

    host: str
    port: int
    sender: str
    security: Security = "starttls"
    user: str = ""
    password: str = ""
    seconds: float = 20.0  # timeout per step


def option(name: str, *, reads: bool = False, own: bool = False, **more: Any) -> dict[str, Any]:
    """Gives a setting an option of `metro2033 serve`.

    Its environment variable is read by `read_variables` (`reads`), by a function of its own (`own`), or not at all.
    """
    return {"option": name, "reads": reads, "own": own, **more}


class Config(Struct, frozen=True):
    """The settings of a server. Each has one line of help; variables, options and the table in docs/hosting.md are derived from them."""

    host: Annotated[str, Meta(description="the address to listen at", extra=option("--host"))] = LOCAL
    port: Annotated[int, Meta(description="the port to listen at", ge=0, le=65535, extra=option("--port"))] = 2033
    database: Annotated[
        str,
        Meta(
            description="the database; without it, SQLite in the user’s data directory",
            extra=option("--database", own=True),
        ),
    ] = ""
    public_url: Annotated[
        str,
        Meta(
            description="the address that invitations name, with the path of a server below a path of its host; without it, the one at which the page was opened"
        ),
    ] = ""
    device: Annotated[
        str, Meta(description="the folder of the edition without a server (`make static`), offered at /device/")
    ] = ""
    bot_workers: Annotated[
        int, Meta(description="processes in which bots think", ge=1, extra=option("--bot-workers", reads=True))
    ] = 1
    bot_tables: Annotated[int, Meta(description="games with bots that one host may have going on at once", ge=1)] = 12
    unattended: Annotated[
        float, Meta(description="seconds for which bots of a live room continue after the last member has left", ge=0)
    ] = UNATTENDED
    bot_seconds: Annotated[
        float, Meta(description="seconds a bot may think; after two timeouts a random legal choice is made", ge=0)
    ] = 10.0
    pause: Annotated[
        float,
        Meta(
            description="seconds before every automatic answer, for any reason; a slow one comes after a multiple",
            ge=0,
        ),
    ] = PAUSE
    grace: Annotated[
        float, Meta(description="seconds of every question that no clock counts; twice the pause at least", ge=0)
    ] = GRACE
    absent_after: Annotated[
        float, Meta(description="how long a seat must be away before the others may vote", ge=0)
    ] = ABSENT_AFTER
    absent_after_slow: Annotated[
        float, Meta(description="how long a seat must be away in a room that plays slowly", ge=0)
    ] = ABSENT_AFTER_SLOW
    tell_presence: Annotated[
        float, Meta(description="seconds between two exchanges of presence with other processes", ge=0.1)
    ] = 15.0
    evict_after: Annotated[
        float, Meta(description="seconds after which a room without viewers is evicted from memory", ge=0)
    ] = 600.0
    settle: Annotated[
        float, Meta(description="seconds after which an open question is saved as a pending turn", ge=0)
    ] = 2.0
    look: Annotated[
        float, Meta(description="seconds between two searches for rooms in which time has run out", ge=0.1)
    ] = 15.0
    notice_after: Annotated[
        float, Meta(description="in slow rooms, seconds after which connected players are notified as well", ge=0)
    ] = 60.0
    notice_pauses: Annotated[tuple[float, ...], Meta(description="seconds before each retry")] = (5.0, 60.0, 600.0)
    notice_seconds: Annotated[float, Meta(description="the timeout of a webhook call", ge=0)] = 10.0
    webhook_private: Annotated[
        bool, Meta(description="whether webhooks may call private addresses; opens the server to SSRF")
    ] = False
    push: Annotated[bool, Meta(description="whether notices are sent to browsers that have subscribed (Web Push)")] = (
        True
    )
    push_contact: Annotated[
        str, Meta(description="the address at which push services reach you: mailto:… or https://…")
    ] = ""
    smtp: Annotated[Smtp | None, Meta(description="without it no mail is sent")] = None
    mail_look: Annotated[float, Meta(description="seconds between two polls of the mail queue", ge=0.1)] = 3.0
    mail_pauses: Annotated[tuple[float, ...], Meta(description="seconds before each retry")] = (
        60.0,
        600.0,
        3600.0,
        6 * 3600.0,
        24 * 3600.0,
    )
    mail_together: Annotated[float, Meta(description="seconds between two mails about turns to one person", ge=0)] = (
        900.0
    )
    mails_per_hour: Annotated[
        float, Meta(description="mails that a person may ask for; three times that per network", ge=0)
    ] = 10.0
    listen: Annotated[
        bool,
        Meta(
            description="off if LISTEN does not work, as behind some connection poolers; then the poll finds every change"
        ),
    ] = True
    policy: Annotated[float, Meta(description="seconds between two reads of the operators’ decisions", ge=0.1)] = 2.0
    poll: Annotated[
        float, Meta(description="seconds between two polls for changes whose notification was lost", ge=0.1)
    ] = 5.0
    send_seconds: Annotated[
        float, Meta(description="seconds after which a client that does not read is disconnected", ge=0)
    ] = 20.0
    feeds_per_address: Annotated[
        int, Meta(description="sockets, streams and long polls at once from one address, or from one IPv6 /64", ge=1)
    ] = 300
    viewers_per_room: Annotated[
        int, Meta(description="connections in one room of people who are not members", ge=1)
    ] = 100
    viewers_per_address: Annotated[
        int, Meta(description="connections in one room of people who are not members, from one address", ge=1)
    ] = 20
    origins: Annotated[
        tuple[str, ...], Meta(description="other origins that may use the API with cookies", extra=option("--origin"))
    ] = ()
    hosts: Annotated[
        tuple[str, ...],
        Meta(
            description="host names that requests may name; empty: any, or only this machine when it serves itself",
            extra=option("--trusted-host"),
        ),
    ] = ()
    commands_per_second: Annotated[float, Meta(description="commands per socket; bursts of five times that", ge=0)] = (
        20.0
    )
    requests_per_second: Annotated[float, Meta(description="requests per address", ge=0)] = 50.0
    rooms_per_minute: Annotated[float, Meta(description="new rooms per person, and per network", ge=0)] = 20.0
    tokens_per_hour: Annotated[float, Meta(description="new tokens per person; ten times that per network", ge=0)] = (
        60.0
    )
    lines_per_minute: Annotated[
        float, Meta(description="lines of chat per person; ten times that per network", ge=0)
    ] = 30.0
    accounts_per_minute: Annotated[float, Meta(description="registrations per network", ge=0)] = 10.0
    logins_per_minute: Annotated[float, Meta(description="attempts to log in, per network", ge=0)] = 10.0
    guests_per_hour: Annotated[float, Meta(description="new guests per network", ge=0)] = 300.0
    exports_per_hour: Annotated[
        float, Meta(description="exports of a person’s own data; ten times that per network", ge=0)
    ] = 10.0
    chat_days: Annotated[float, Meta(description="days after which a line of chat is deleted", ge=0)] = 180.0
    lobby_days: Annotated[
        float, Meta(description="days without a change after which a room whose game has not begun is closed", ge=0)
    ] = 14.0
    guest_days: Annotated[
        float, Meta(description="days after which a guest who has not come back is forgotten", ge=0)
    ] = 180.0
    recheck: Annotated[
        float, Meta(description="seconds within which a session or token ended in another process is noticed", ge=0)
    ] = 5.0
    cookie_key: Annotated[str, Meta(description="signs cookies, in hexadecimal; without it, a key in the database")] = (
        ""
    )
    cookie_key_old: Annotated[
        str, Meta(description='previous key, still accepted for verification; "stored" for the one in the database')
    ] = ""
    pictures_per_minute: Annotated[
        float, Meta(description="pictures for link previews, per network; each takes half a second of one core", ge=0)
    ] = 20.0
    packs: Annotated[
        tuple[str, ...],
        Meta(
            description="files with content packs that are offered to everybody",
            extra=option("--content", form=list[Path]),
        ),
    ] = ()
    packs_per_hour: Annotated[
        float, Meta(description="uploads of packs, per person; ten times that per network", ge=0)
    ] = 60.0
    drafts_per_minute: Annotated[
        float, Meta(description="packs read for an editor, per person; ten times that per network", ge=0)
    ] = 60.0
    profiles_per_minute: Annotated[
        float, Meta(description="profiles and leaderboards read, per person; ten times that per network", ge=0)
    ] = 120.0
    lists_per_minute: Annotated[
        float, Meta(description="lists of rooms and open questions, per person; five times that per network", ge=0)
    ] = 120.0
    replays_per_minute: Annotated[
        float, Meta(description="pages of logs, positions and replays, per network", ge=0)
    ] = 1200.0
    league_check: Annotated[
        float, Meta(description="seconds between two checks of leagues whose tables are over or late", ge=0)
    ] = 5.0
    leagues_per_hour: Annotated[float, Meta(description="new leagues per person; ten times that per network", ge=0)] = (
        10.0
    )
    league_commands_per_minute: Annotated[
        float, Meta(description="commands in leagues, per person; ten times that per network", ge=0)
    ] = 60.0
    password_passes: Annotated[
        int,
        Meta(
            description="passes of Argon2id over its memory; more passes make guesses at a stolen hash more expensive",
            ge=1,
        ),
    ] = 3
    password_kib: Annotated[int, Meta(description="KiB of memory for each hash of a password", ge=1)] = 65536
    bots: Annotated[
        dict[str, str],
        Meta(
            description="bots offered in rooms besides those of the game: names with their specs",
            extra=option("--bots", own=True, form=str, complete="bots"),
        ),
    ] = {}
    reviews_per_hour: Annotated[
        float, Meta(description="reviews per person; each takes some seconds of one core", ge=0)
    ] = 12.0

    @property
    def base_path(self) -> str:
        """The path of the public address, such as "/metro"; empty for a server with a host name of its own."""
        return urlsplit(self.public_url).path

    @property
    def public_origin(self) -> str:
        """The public address without its path."""
        return self.public_url.removesuffix(self.base_path)


def to_environment(config: Config) -> None:
    """Stores the configuration in the environment, for worker processes."""
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    """Returns the configuration stored by the parent process, or the default one."""
    return codec.decode(os.environ.get(VARIABLE, "{}"), Config)
