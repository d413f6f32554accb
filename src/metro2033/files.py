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


def replace_text(path: Path, text: str) -> None:
    """Write a file atomically: readers see the whole old text or the whole new one, and a fault leaves the old one."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    """Replace the text of a file, or say in one sentence that it cannot be written."""
    try:
        replace_text(path, text)
    except (OSError, ValueError):
        raise Problem("file-unwritable", file=str(path)) from None


def make_folder(path: Path) -> None:
    """Create a folder if it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise Problem("file-unwritable", file=str(path)) from None
