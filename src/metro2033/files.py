"""Reads and writes files: errors become one-sentence problems, and writes are atomic."""

from __future__ import annotations

import os
from pathlib import Path

from metro2033.kernel.problem import Problem


def read_text(path: Path) -> str:
    """Reads a text file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as fault:
        raise read_problem(path, fault) from None


def read_problem(path: Path, fault: Exception | None = None) -> Problem:
    """Returns the problem that explains why a file cannot be read: missing, a folder, not text, or refused by the system."""
    if isinstance(fault, UnicodeDecodeError):
        return Problem("file-not-text", file=str(path))
    if os.path.isdir(path):
        return Problem("file-folder", file=str(path))
    missing = not os.path.lexists(path) if fault is None else isinstance(fault, (FileNotFoundError, NotADirectoryError))
    return Problem("file-missing" if missing else "file-unreadable", file=str(path))


def replace_text(path: Path, text: str) -> None:
    """Writes a text file atomically."""
    replace_bytes(path, text.encode("utf-8"))


def replace_bytes(path: Path, data: bytes) -> None:
    """Writes a file atomically: readers see the whole old file or the whole new one, and a failure keeps the old one."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    """Writes a text file atomically; raises a problem if it cannot be written."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, data: bytes) -> None:
    """Writes a file atomically; raises a problem if it cannot be written."""
    try:
        replace_bytes(path, data)
    except (OSError, ValueError):
        raise Problem("file-unwritable", file=str(path)) from None


def make_folder(path: Path) -> None:
    """Creates a folder if it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise Problem("file-unwritable", file=str(path)) from None
