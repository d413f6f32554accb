"""Reads settings from options and environment variables, validates them, and documents them."""

from __future__ import annotations

import contextlib
import math
import os
import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, get_args, get_type_hints
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from metro2033.files import read_problem
from metro2033.kernel.problem import BadOption
from metro2033.server.core.config import STORED_KEY, Config, Security, Smtp

LONGEST_COUNT = 9  # digits, less one
PORTS: dict[Security, int] = {"starttls": 587, "tls": 465, "none": 25}
THIS_MACHINE = ("localhost", "127.0.0.1", "::1")

BASE_PATH = re.compile(r"(/[A-Za-z0-9_-]+)*")
# First parts of the server's own paths. A base path that began with one could not be told from them behind a proxy that removes it.
OWN_PATHS = frozenset(
    [
        "about",
        "api",
        "assets",
        "confirm",
        "daily",
        "device",
        "healthz",
        "join",
        "leaderboards",
        "leagues",
        "learn",
        "metrics",
        "new",
        "operator",
        "people",
        "plain",
        "puzzles",
        "readyz",
        "replay",
        "reset",
        "rooms",
        "settings",
        "trainer",
        "unsubscribe",
        "workshop",
    ]
)


def usual_database() -> str:
    """Returns the URL of the default database: SQLite in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("metro2033", appauthor=False))
    return f"sqlite:///{folder / 'games.sqlite'}"


def given_database(argument: str) -> str:
    """Returns the database URL from a command's argument or the environment.

    Process arguments are public, so a password in them is refused.
    """
    if urlsplit(argument).password:
        raise BadOption("server-database-password")
    return database_url(argument)


def _from_file(name: str) -> str:
    """Returns a setting from the file that a variable names, such as a container secret or a systemd credential."""
    file = os.environ.get(name, "")
    try:
        return Path(file).read_text(encoding="utf-8").strip() if file else ""
    except (OSError, ValueError) as fault:
        raise read_problem(Path(file), fault) from None


def database_url(given: str) -> str:
    """Returns the database URL in SQLAlchemy's spelling."""
    variable = "METRO2033_DATABASE"
    url = given or os.environ.get(variable, "") or _from_file(f"{variable}_FILE") or usual_database()
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+psycopg://" + url.removeprefix(plain)
    if url.startswith(("sqlite:///", "postgresql+psycopg://")):
        return url
    raise BadOption("server-database", url=url.partition("@")[0][:40])


def public_url(given: str) -> str:
    """Validates and normalizes the public address of the server: a scheme, a host, an optional port and an optional path."""
    parts = urlsplit(given.strip().rstrip("/"))
    is_address = parts.scheme in ("http", "https") and parts.hostname and not (parts.query or parts.fragment)
    if given and not (is_address and BASE_PATH.fullmatch(parts.path)):
        raise _wrong("METRO2033_PUBLIC_URL", given, "https://example.org", "https://example.org/metro")
    if first_part(parts.path) in OWN_PATHS:
        raise BadOption("server-path-taken", path=f"/{first_part(parts.path)}")
    return f"{parts.scheme}://{parts.netloc}{parts.path}" if given else ""


def first_part(path: str) -> str:
    """Returns the first part of a path: "rooms" of "/rooms/x"."""
    return path.split("/")[1] if "/" in path else ""


def push_contact(given: str) -> str:
    """Validates and normalizes the contact for push services: an e-mail address, with or without mailto:, or a web page."""
    plain = given.strip()
    if plain and "://" not in plain and not plain.startswith("mailto:"):
        plain = f"mailto:{plain}"
    if plain and not re.fullmatch(r"mailto:[!-~]+@[!-~]+|https://[!-~]+", plain):
        raise _wrong("METRO2033_PUSH_CONTACT", given, "mailto:metro@example.org", "https://example.org")
    return plain


def smtp_settings(public: str) -> Smtp | None:
    """Reads the mail server from METRO2033_SMTP_*. Links in mail use the public address, never the Host header of a request."""
    given = {
        name: os.environ.get(f"METRO2033_SMTP_{name.upper()}", "")
        for name in ("host", "port", "security", "sender", "user")
    }
    if not given["host"]:
        return None
    password = os.environ.get("METRO2033_SMTP_PASSWORD", "") or _from_file("METRO2033_SMTP_PASSWORD_FILE")
    security = next((known for known in PORTS if known == (given["security"] or "starttls")), None)
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


def cookie_key(name: str, given: str) -> str:
    """Validates a cookie key: 32 bytes in hexadecimal. The previous key may also be "stored". Error messages never contain a key."""
    is_key = re.fullmatch(r"[0-9a-fA-F]{64}", given) is not None
    if given and not is_key and not (name == "cookie_key_old" and given == STORED_KEY):
        raise BadOption(
            "option-value", option=f"METRO2033_{name.upper()}", value="…", allowed=("openssl rand -hex 32",)
        )
    return given


def device_folder(given: str) -> str:
    """Returns the absolute path of a built edition without a server; refuses any other folder."""
    folder = Path(given).expanduser().resolve()
    if given and not all((folder / name).is_file() for name in ("index.html", "service-worker.js")):
        raise BadOption("server-device", folder=str(folder))
    return str(folder) if given else ""


# Settings with a special format, each validated by a function.
CHECKED: Mapping[str, Callable[[str], Any]] = {
    "public_url": public_url,
    "push_contact": push_contact,
    "device": device_folder,
    "cookie_key": partial(cookie_key, "cookie_key"),
    "cookie_key_old": partial(cookie_key, "cookie_key_old"),
}


def variable(name: str) -> str:
    """Returns the environment variable of a setting."""
    return f"METRO2033_{name.upper()}"


def read_variables(config: Config) -> Config:
    """Overrides each setting whose environment variable is set, such as METRO2033_PAUSE=0.2. Types and bounds are those of `Config`."""
    given = {name: text for name in VARIABLES if (text := os.environ.get(variable(name), ""))}
    config = msgspec.structs.replace(config, **{name: read(name, text) for name, text in given.items()})
    return msgspec.structs.replace(config, smtp=smtp_settings(config.public_url))


def read(name: str, text: str) -> Any:
    """Parses a setting."""
    if name in CHECKED:
        return CHECKED[name](text)
    form, limits = describe(name)
    if form is bool:
        return text != "0" if Config.__struct_defaults__[Config.__struct_fields__.index(name)] else text == "1"
    with contextlib.suppress(ValueError):
        least, most = limits.ge or 0, math.inf if limits.le is None else limits.le
        if form is float and least <= (number := float(text)) <= most and number < math.inf:
            return number
        is_count = form is int and text.isascii() and text.isdecimal() and len(text) < LONGEST_COUNT
        if is_count and least <= int(text) <= most:
            return int(text)
        if form == tuple[float, ...]:
            pauses = tuple(map(float, text.split(",")))
            if all(0 <= pause < math.inf for pause in pauses):
                return pauses
    allowed = "5,60,600" if form == tuple[float, ...] else f"{limits.ge or 0}..{'' if limits.le is None else limits.le}"
    raise _wrong(variable(name), text, allowed)


def table() -> str:
    """Returns options and environment variables with their defaults and help, as the table in docs/hosting.md."""
    rows = ["| option, variable | default | meaning |", "|---|---|---|"]
    for field in msgspec.structs.fields(Config):
        meta = describe(field.name)[1]
        names = [OPTIONS[field.name]] if field.name in OPTIONS else []
        if field.name in VARIABLES or (meta.extra or {}).get("own"):
            names.append(variable(field.name))
        if names:
            ways, default = ", ".join(f"`{name}`" for name in names), _shown(getattr(Config(), field.name))
            rows.append(f"| {ways} | {default} | {meta.description} |")
    return "\n".join(rows)


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, tuple):
        return ",".join(map(_shown, value))
    return f"{value:g}" if isinstance(value, float) else str(value or "")


@cache
def _hints() -> dict[str, Any]:
    return get_type_hints(Config, include_extras=True)


def describe(name: str) -> tuple[Any, Meta]:
    """Returns the type of a setting, with its help and bounds."""
    form, meta = get_args(_hints()[name])
    return form, meta


OPTIONS: Mapping[str, str] = {
    name: extra["option"] for name in Config.__struct_fields__ if (extra := describe(name)[1].extra)
}
# The others have an option alone, or are read by functions of their own: the database, the bots, and the mail server.
VARIABLES = [
    name
    for name in Config.__struct_fields__
    if name != "smtp" and (describe(name)[1].extra or {"reads": True})["reads"]
]
