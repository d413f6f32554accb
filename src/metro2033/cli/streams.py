"""Standard output and error: unencodable characters, broken pipes and full disks."""

from __future__ import annotations

import codecs
import contextlib
import errno
import os
import sys
import unicodedata
from typing import Any, Final

import click

LATIN: Final = (
    dict(zip("абвгдезийклмнопрстуфыэ", "abvgdeziyklmnoprstufye", strict=True))
    | {"ё": "yo", "ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ю": "yu", "я": "ya"}
    | dict.fromkeys("ъь", "")
)
GERMAN: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
PLAIN: Final = {
    **GERMAN,
    "ł": "l",
    "Ł": "L",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "×": "x",
    "≥": ">=",
    "≤": "<=",
    "µ": "u",
}
QUOTES: Final = {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'"}


class Streams:
    """State of the program's output."""

    replaced = False  # whether a character could not be encoded


def prepare_streams() -> None:
    """Makes the streams replace unencodable characters by similar ones instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="metro2033")


def _replace(fault: UnicodeError) -> tuple[str, int]:
    assert isinstance(fault, UnicodeEncodeError)
    Streams.replaced = True
    return "".join(map(similar, fault.object[fault.start : fault.end])), fault.end


codecs.register_error("metro2033", _replace)


def similar(letter: str) -> str:
    """Returns an ASCII substitute: a transliteration, the letter without its accent, or a question mark."""
    small = letter.lower()
    if small in LATIN:
        latin = LATIN[small]
        return latin if letter == small else latin.capitalize()
    known = PLAIN.get(letter) or QUOTES.get(letter)
    return known or unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def showable(text: str) -> str:
    """Returns a text in characters that standard output can encode."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, "metro2033").decode(encoding)


def echo(text: str) -> None:
    """Writes a line to standard output. Click alone would write UTF-8 even if the environment says ASCII."""
    click.echo(showable(text))


def print_json(value: Any) -> None:
    """Writes one JSON value to standard output; unencodable characters become JSON escapes."""
    import json

    import msgspec

    text = msgspec.json.encode(value).decode()
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(json.loads(text))
    click.echo(text)


def flush() -> None:
    """Flushes standard output now, while a failure can still be reported."""
    if sys.stdout is not None:
        sys.stdout.flush()


def abandon_output() -> None:
    """Redirects the rest of the output to the null device: it has no reader or cannot be written."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def is_full(fault: OSError) -> bool:
    """Returns whether an error means that no space is left."""
    return fault.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
