"""Structured logs: one JSON object per line on standard error or in a file; on a terminal, only warnings as plain text.

Logs contain no names, no cookies and no choices.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

import msgspec

from metro2033.kernel.problem import Problem

ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object: time, level, message and details."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns a record as JSON."""
        details = _details(record)
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        line |= {"what": record.getMessage(), **details}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """Formats a record for a terminal: time of day, level, message and details."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns a record as a line of text, followed by its traceback."""
        details = "".join(f" {key}={value}" for key, value in _details(record).items())
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower()}: {record.getMessage()}{details}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _details(record: logging.LogRecord) -> dict[str, object]:
    return {key: value for key, value in vars(record).items() if key not in ORDINARY}


def log_file() -> str:
    """Returns the path of the log file from the environment; empty to log to standard error."""
    return os.environ.get("METRO2033_LOG_FILE", "")


def check_log_file() -> None:
    """Raises a problem at start-up if the log file is not writable."""
    file = log_file()
    try:
        if file:
            Path(file).open("a").close()
    except OSError:
        raise Problem("file-unwritable", file=file) from None


def is_watched() -> bool:
    """Returns whether people can read standard error: it is a terminal, or the log goes to a file."""
    return bool(log_file()) or sys.stderr.isatty()


def start_logging() -> None:
    """Logs everything from our server and uvicorn as JSON lines; on a terminal, only warnings and errors."""
    file = log_file()
    handler = logging.FileHandler(file, encoding="utf-8") if file else logging.StreamHandler(sys.stderr)
    plain = is_watched() and not file
    handler.setFormatter(PlainLines() if plain else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING if plain else logging.INFO, force=True)
    for name in ("alembic", "sqlalchemy", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
