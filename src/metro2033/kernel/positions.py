"""Named positions that ship with the program: the starting positions of lesson chapters.

A game may continue from one of them as from a former game. Records store the name, not the position, so no file can invent a
position.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from metro2033.kernel.problem import BadRecord

NAMED = "lesson:"  # prefix of a position's name; no packed game starts with it


def named(lesson: str, chapter: str) -> str:
    """Returns the name of a chapter's starting position."""
    return f"{NAMED}{lesson}:{chapter}"


def is_named(former: str) -> bool:
    """Returns whether a text names a position, rather than being a packed game."""
    return former.startswith(NAMED)


def position_called(name: str, game: str, lesson: Path) -> Mapping[str, Any]:
    """Returns a named position of a game's lesson, in scenario format."""
    found = re.fullmatch(r"lesson:([a-z_]{1,40}):([a-z_]{1,40})", name)
    positions = _positions(lesson) if found and found[1] == game else {}
    if found is None or found[2] not in positions:
        raise BadRecord("record-former-unreadable")
    return positions[found[2]]


@cache
def _positions(path: Path) -> Mapping[str, Mapping[str, Any]]:
    """Returns the positions of a lesson by chapter: the lesson's base position with the chapter's changes."""
    if not path.is_file():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {chapter["id"]: merged(data["position"], chapter.get("position", {})) for chapter in data["chapter"]}


def merged(base: Any, change: Any) -> Any:
    """Merges a change into a base: tables by key, lists of tables by index; anything else is replaced."""
    if isinstance(base, dict) and isinstance(change, dict):
        return {**base, **{key: merged(base.get(key), value) for key, value in change.items()}}
    if _are_tables(base) and _are_tables(change):
        both = [merged(old, new) for old, new in zip(base, change, strict=False)]
        return both + base[len(change) :] + change[len(base) :]
    return change


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(part, dict) for part in value)
