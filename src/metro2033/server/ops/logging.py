"""Structured logs: one JSON object per line on standard error; on a terminal only warnings, in plain text. No names, no cookies, no choices."""

from __future__ import annotations

import logging
import sys

import msgspec

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


def start_logging() -> None:
    """Log everything from our server and uvicorn as JSON lines; where somebody watches, only what needs attention."""
    handler = logging.StreamHandler(sys.stderr)
    watched = sys.stderr.isatty()
    handler.setFormatter(PlainLines() if watched else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING if watched else logging.INFO, force=True)
    for name in ("alembic", "sqlalchemy", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
