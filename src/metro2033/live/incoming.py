"""Parses client input: JSON, forms, paths and queries. Control characters are rejected here, before anything else sees them.

PostgreSQL cannot store a NUL, and no text of a game needs any other control character. Only uploaded records contain line breaks.
"""

from __future__ import annotations

import re
from typing import TypeVar
from urllib.parse import parse_qs, unquote

import msgspec

from metro2033.kernel.agenda import MOST_SEATS
from metro2033.kernel.problem import BadOption

T = TypeVar("T")

LAST_SEAT = MOST_SEATS - 1
MOST_SEQ = 1_000_000_000
MOST_FIELDS = 20  # per form
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
# Control characters in JSON: an escape after an even number of backslashes; DEL and U+0080 to U+009F also unescaped.
ESCAPE = rb"(?<!\\)(?:\\\\)*\\(?:%b)|\x7f|\xc2[\x80-\x9f]"
IN_JSON = re.compile(ESCAPE % rb"[bfnrt]|u00[0189][0-9a-fA-F]|u007[fF]")
IN_LINES = re.compile(ESCAPE % rb"[bf]|u000[0-8bBcCeEfF]|u00[189][0-9a-fA-F]|u007[fF]")  # tab, LF and CR are allowed


class ControlCharacters(BadOption):
    """A text contains control characters."""

    def __init__(self) -> None:
        super().__init__("server-control")


def check_text(*texts: str) -> None:
    """Raises ControlCharacters if a text contains control characters."""
    if any(CONTROL.search(text) for text in texts):
        raise ControlCharacters


def check_target(path: str, query: bytes) -> None:
    """Raises ControlCharacters if a path or a query contains control characters, percent-encoded or not."""
    check_text(path, unquote(query.decode("latin-1"), errors="replace"))


def check_json(data: bytes, *, lines: bool = False) -> None:
    """Raises ControlCharacters if a JSON string contains control characters. Unescaped ones below U+0020 are invalid JSON anyway."""
    if data.isascii() and b"\\" not in data and b"\x7f" not in data:  # fast path, nearly always taken
        return
    if (IN_LINES if lines else IN_JSON).search(data):
        raise ControlCharacters


def decode(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Decodes JSON as a protocol type; the caller still has to check its strings."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BadOption("server-malformed", why=str(fault)[:200]) from None
    except RecursionError:  # brackets nested thousands deep
        raise BadOption("server-malformed", why="nesting") from None


def read_form(data: bytes) -> dict[str, str]:
    """Returns the fields of a form."""
    try:
        fields = parse_qs(data.decode(), max_num_fields=MOST_FIELDS)
    except (UnicodeDecodeError, ValueError):
        raise BadOption("server-malformed", why="form") from None
    first = {name: values[0] for name, values in fields.items()}
    check_text(*first, *first.values())
    return first


def read_number(text: str | None, name: str, default: int | None, most: int) -> int | None:
    """Returns a whole number that a query names, or the default."""
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= most):
        raise BadOption("server-number", name=name, most=most)
    return int(text)
