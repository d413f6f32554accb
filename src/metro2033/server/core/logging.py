"""Structured logs: one JSON object per line on standard error or in a file; on a terminal only warnings, in plain text. No names, no cookies, no choices."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

import msgspec

from metro2033.kernel.problem import Problem

ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One line per record: time, level, what, and its details."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON."""
        details = _details(record)
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        line |= {"what": record.getMessage(), **details}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """For people at a terminal: time of day, level, what, and its details."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line of text, with the trace of a fault below it."""
        details = "".join(f" {key}={value}" for key, value in _details(record).items())
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower()}: {record.getMessage()}{details}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _details(record: logging.LogRecord) -> dict[str, object]:
    return {key: value for key, value in vars(record).items() if key not in ORDINARY}


def log_file() -> str:
    """Returns the file that takes the log instead of standard error, if the environment names one."""
    return os.environ.get("METRO2033_LOG_FILE", "")


def check_log_file() -> None:
    """Refuse a log file that cannot be written to, before anybody comes."""
    file = log_file()
    try:
        if file:
            Path(file).open("a").close()
    except OSError:
        raise Problem("file-unwritable", file=file) from None


def is_watched() -> bool:
    """Tells whether people read standard error: it is a terminal, or the log goes to a file."""
    return bool(log_file()) or sys.stderr.isatty()


def start_logging() -> None:
    """Log everything from our server and uvicorn as JSON lines; on a terminal, only what needs attention."""
    file = log_file()
    handler = logging.FileHandler(file, encoding="utf-8") if file else logging.StreamHandler(sys.stderr)
    plain = is_watched() and not file
    handler.setFormatter(PlainLines() if plain else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING if plain else logging.INFO, force=True)
    for name in ("alembic", "sqlalchemy", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
