"""The ledger: finished games, one JSON object a line, so that a run that was killed goes on where it stopped."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import BinaryIO, TypeVar

import msgspec

from metro2033.arena.job import Job
from metro2033.arena.match import Line
from metro2033.kernel.problem import BadOption, Problem

FILE = "games.ndjson"
OPENING = b'{"ledger":"metro2033 arena 1"'

T = TypeVar("T")


class Header(msgspec.Struct, frozen=True, kw_only=True, tag_field="ledger", tag="metro2033 arena 1"):
    """The first line: what the games of this ledger are."""

    job: Job


class Ledger:
    """An append-only file of finished games, pinned to one job; use it in a `with`."""

    def __init__(self, folder: Path, job: Job) -> None:
        self.path = folder / FILE
        self.job = job
        self.lines: dict[int, Line] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._drop_torn_line()
            self._read()
            self._file: BinaryIO = self.path.open("ab")
        except OSError:
            raise Problem("file-unwritable", file=str(self.path)) from None
        if self._file.tell() == 0:
            self._append(Header(job=job))

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, line: Line) -> None:
        """Write a finished game down before anything else happens."""
        self.lines[line.number] = line
        self._append(line)

    def _append(self, entry: Header | Line) -> None:
        self._file.write(msgspec.json.encode(entry) + b"\n")
        self._file.flush()

    def _drop_torn_line(self) -> None:
        """A kill may leave half a line at the end; that game is simply played again."""
        if not self.path.exists():
            return
        with self.path.open("rb+") as file:
            data = file.read()
            whole = data.rfind(b"\n") + 1
            if whole < len(data) and (whole or OPENING.startswith(data[: len(OPENING)])):
                file.truncate(whole)

    def _read(self) -> None:
        """Read what has been played; a ledger of other games is refused and left as it is."""
        if not self.path.exists():
            return
        header, *lines = self.path.read_bytes().splitlines() or [b""]
        if header and _decode(header, Header, self.path, 1).job != self.job:
            raise BadOption("arena-ledger-other", file=str(self.path))
        for at, text in enumerate(lines, start=2):
            line = _decode(text, Line, self.path, at)
            self.lines[line.number] = line


def _decode(text: bytes, kind: type[T], path: Path, at: int) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Problem("arena-ledger-line", file=str(path), line=at) from None
