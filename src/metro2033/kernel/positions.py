"""Positions that ship with the program, by name: where the chapters of lessons begin.

A game may go on from one of them as from a former game. It is named and not written down, so that no file can make a position up.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from metro2033.kernel.problem import BadRecord

NAMED = "lesson:"  # begins the name of a position; no packed game begins like this


def named(lesson: str, chapter: str) -> str:
    """The name of the position with which a chapter begins."""
    return f"{NAMED}{lesson}:{chapter}"


def is_named(former: str) -> bool:
    """Whether a text names a position, instead of being a packed game."""
    return former.startswith(NAMED)


def position_called(name: str, game: str, lesson: Path) -> Mapping[str, Any]:
    """Returns a position of a game's lesson by its name, as a scenario writes it."""
    found = re.fullmatch(r"lesson:([a-z_]{1,40}):([a-z_]{1,40})", name)
    positions = _positions(lesson) if found and found[1] == game else {}
    if found is None or found[2] not in positions:
        raise BadRecord("record-former-unreadable")
    return positions[found[2]]


@cache
def _positions(path: Path) -> Mapping[str, Mapping[str, Any]]:
    """The positions of a lesson by chapter: each is the lesson's own, with what the chapter changes of it."""
    if not path.is_file():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {chapter["id"]: merged(data["position"], chapter.get("position", {})) for chapter in data["chapter"]}


def merged(base: Any, change: Any) -> Any:
    """Tables are merged by key, lists of tables by place; everything else is replaced."""
    if isinstance(base, dict) and isinstance(change, dict):
        return {**base, **{key: merged(base.get(key), value) for key, value in change.items()}}
    if _are_tables(base) and _are_tables(change):
        both = [merged(old, new) for old, new in zip(base, change, strict=False)]
        return both + base[len(change) :] + change[len(base) :]
    return change


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)
