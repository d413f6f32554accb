"""Standard output and error of the program: letters that cannot be shown, a reader that has gone, a full disk."""

from __future__ import annotations

import codecs
import contextlib
import errno
import json
import os
import sys
import unicodedata
from typing import Any, Final

import click
import msgspec

LATIN: Final = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        [
            "a",
            "b",
            "v",
            "g",
            "d",
            "e",
            "yo",
            "zh",
            "z",
            "i",
            "y",
            "k",
            "l",
            "m",
            "n",
            "o",
            "p",
            "r",
            "s",
            "t",
            "u",
            "f",
            "kh",
            "ts",
            "ch",
            "sh",
            "shch",
            "",
            "y",
            "",
            "e",
            "yu",
            "ya",
        ],
        strict=True,
    )
)
PLAIN: Final = {"ł": "l", "Ł": "L", "–": "-", "—": "-", "−": "-", "…": "...", "×": "x", "≥": ">=", "≤": "<=", "µ": "u"}
QUOTES: Final = {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'"}


class Streams:
    """What has happened to the program's output."""

    replaced = False  # whether some letter could not be shown


def prepare_streams() -> None:
    """Let letters that a terminal cannot show be replaced by similar ones, instead of failing."""
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
    """A letter in plain ASCII: transliterated, without its accent, or a question mark."""
    small = letter.lower()
    if small in LATIN:
        latin = LATIN[small]
        return latin if letter == small else latin.capitalize()
    known = PLAIN.get(letter) or QUOTES.get(letter)
    return known or unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def showable(text: str) -> str:
    """A text with only the letters that standard output can carry."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, "metro2033").decode(encoding)


def echo(text: str) -> None:
    """Writes a line to standard output. Click alone would write UTF-8 where the environment says ASCII."""
    click.echo(showable(text))


def print_json(value: Any) -> None:
    """One JSON value on standard output; letters that it cannot carry are written as JSON escapes."""
    text = msgspec.json.encode(value).decode()
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(json.loads(text))
    click.echo(text)


def flush() -> None:
    """Write out everything now, while a failure can still be told."""
    if sys.stdout is not None:
        sys.stdout.flush()


def abandon_output() -> None:
    """Let the rest of the output go nowhere: nobody reads it, or it cannot be written."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def is_full(fault: OSError) -> bool:
    """Whether there is no room left to write."""
    return fault.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
