"""Reads and writes text files: errors are problems in one plain sentence, and writing is atomic."""

from __future__ import annotations

import os
from pathlib import Path

from metro2033.kernel.problem import Problem


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Problem("file-unreadable", file=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: readers see either the whole old text or the whole new one."""
    try:
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            beside.write_text(text, encoding="utf-8")
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError):
        raise Problem("file-unwritable", file=str(path)) from None


def make_folder(path: Path) -> None:
    """Create a folder if it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise Problem("file-unwritable", file=str(path)) from None
