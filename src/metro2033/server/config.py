"""How one server is set up: where it listens, where it keeps its games, and its limits."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import platformdirs
from msgspec import Struct

from metro2033.kernel.problem import BadOption

VARIABLE = "METRO2033_SERVER"  # carries the configuration to worker processes of uvicorn
MESSAGE_BYTES = 16 * 1024
UPLOAD, UPLOAD_BYTES = "/api/rooms/import", 1200 * 1024  # where a record may be brought, as JSON


class Config(Struct, frozen=True):
    """Everything that can be set from outside."""

    host: str = "127.0.0.1"
    port: int = 2033
    database: str = ""
    bot_workers: int = 1
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced by a simple answer
    pause: float = 0.4  # every automatic answer, whatever its reason, comes after this many seconds, or a multiple
    grace: float = 1.0  # seconds of every question that no clock counts; twice the pause at least
    absent_after: float = 60.0  # how long a seat must be away before the others may vote
    absent_after_slow: float = 3 * 24 * 3600.0  # the same in a room that plays slowly
    tell_presence: float = 15.0  # how often to tell other processes who is here
    settle: float = 2.0  # a question that has been open for so many seconds is written down
    look: float = 15.0  # how often to look for rooms whose time has run out
    notice_after: float = 60.0  # in slow rooms also who is here gets a notice, of a question open for so many seconds
    notice_pauses: tuple[float, ...] = (5.0, 60.0, 600.0)  # before trying again
    notice_seconds: float = 10.0  # how long an address may take to answer
    webhook_private: bool = False  # whether notices may go to addresses of this machine and its network
    listen: bool = (
        True  # off where LISTEN does not work, as behind some connection poolers; then the poll tells everything
    )
    poll: float = 5.0  # how often to look for what a notice may have missed
    send_seconds: float = 20.0  # a client that does not read for so long is let go
    origins: tuple[str, ...] = ()  # other origins that may use the API with cookies
    hosts: tuple[
        str, ...
    ] = ()  # host names that requests may name; empty: any, or only this machine when it serves itself
    commands_per_second: float = 20.0  # per socket; bursts of five times that
    requests_per_second: float = 50.0  # per address
    rooms_per_minute: float = 20.0  # per address


def usual_database() -> str:
    """SQLite in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("metro2033", appauthor=False))
    return f"sqlite:///{folder / 'games.sqlite'}"


def database_url(given: str) -> str:
    """The URL of the database in SQLAlchemy's spelling."""
    url = given or os.environ.get("METRO2033_DATABASE", "") or usual_database()
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+psycopg://" + url.removeprefix(plain)
    if url.startswith(("sqlite:///", "postgresql+psycopg://")):
        return url
    raise BadOption("server-database", url=url.partition("@")[0][:40])


def to_environment(config: Config) -> None:
    """Leave the configuration where worker processes find it."""
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    """The configuration left by the parent process, or the usual one."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Config)
