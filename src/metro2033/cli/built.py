"""Build facts of this installation: compiled engine and page, or the reasons recorded by the build hook why one is missing."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

import metro2033
from metro2033 import codec
from metro2033.kernel.problem import Problem
from metro2033.measure import build
from metro2033.text.words import Words

WRITTEN = Path(metro2033.__file__).parent / "built.json"
# Modules that each extra provides, by import name.
EXTRAS = {
    "server": (
        "aiosmtplib",
        "alembic",
        "argon2",
        "cryptography",
        "httptools",
        "httpx",
        "prometheus_client",
        "sqlalchemy",
        "starlette",
        "tzdata",
        "uvicorn",
        "webauthn",
        "websockets",
    ),
    "client": ("httpx", "websockets"),
    "mcp": ("httpx", "mcp", "websockets"),
    "postgres": ("psycopg",),
    "parquet": ("pyarrow",),
    "pictures": ("PIL", "resvg_py"),
    "rl": ("gymnasium", "pettingzoo"),
    "train": ("torch",),
    "tui": ("httpx", "textual", "websockets"),
}


class Built(Struct):
    """Keys of the reasons why the engine or the page was not built; empty if it was."""

    engine: str = "editable"
    page: str = "editable"


def read_built() -> Built:
    """Reads the build hook's file; sources that were never built count as an editable install."""
    return codec.decode(WRITTEN.read_bytes(), Built) if WRITTEN.is_file() else Built()


def why_plain() -> str:
    """Returns the key of the reason why the engine is plain Python; empty if it is compiled."""
    return "" if build() == "compiled" else read_built().engine or "editable"


def engine_note(words: Words) -> str:
    """Returns a sentence about an engine that is not compiled, else an empty string."""
    why = why_plain()
    return words.say(f"built-engine-{why}") if why else ""


def page_note(words: Words) -> str:
    """Returns a sentence about a missing page."""
    return words.say(f"built-page-{read_built().page or 'editable'}")


def need_extra(extra: str) -> None:
    """Raises a problem unless an extra is installed."""
    if any(find_spec(module) is None for module in EXTRAS[extra]):
        raise Problem("extra-missing", extra=extra)
