"""Messages of `make play` in the reader's language, before Fluent is installed: plain messages of `built.ftl`, one per line."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

TEXTS = Path(__file__).parents[1] / "src" / "metro2033" / "text"
VARIABLES = ("METRO2033_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # as `metro2033.cli.setting` reads them


def say(key: str, **values: str) -> str:
    """Returns a message with its values."""
    text = messages()[key]
    for name, value in values.items():
        text = text.replace(f"{{ ${name} }}", value)
    return text


@cache
def messages() -> dict[str, str]:
    """Returns all messages, in the language of the environment, else English."""
    asked = [os.environ.get(name, "")[:2].lower() for name in VARIABLES]
    language = next((language for language in asked if language and (TEXTS / language).is_dir()), "en")
    lines = (TEXTS / language / "built.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line and not line.startswith("#"))
