"""Structured logs: one JSON object per line on standard error. No names, no cookies, no choices."""

from __future__ import annotations

import logging
import sys

import msgspec

ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One line per record: time, level, what, and its details."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON."""
        details = {key: value for key, value in vars(record).items() if key not in ORDINARY}
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        line |= {"what": record.getMessage(), **details}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def start_logging() -> None:
    """Log everything from our server and uvicorn as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in ("alembic", "sqlalchemy", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
