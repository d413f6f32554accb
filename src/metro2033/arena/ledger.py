"""The ledger: finished games, one JSON object per line, so that an interrupted run can be resumed."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from metro2033 import codec
from metro2033.arena.job import Job
from metro2033.arena.match import Line
from metro2033.kernel.problem import BadOption, Problem

FILE = "games.ndjson"


class Header(msgspec.Struct, frozen=True, kw_only=True, tag_field="ledger", tag="metro2033 arena 1"):
    """The first line: the job whose games are in this ledger."""

    job: Job


class Ledger:
    """An append-only file of finished games of one job; a context manager."""

    def __init__(self, folder: Path, job: Job) -> None:
        self.path = folder / FILE
        self.job = job
        self.lines: dict[int, Line] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            whole = self._read(self.path.read_bytes() if self.path.exists() else b"")
            self._file: BinaryIO = self.path.open("ab")
            # Drop a line that a kill left incomplete, so that the next one starts on a fresh line.
            self._file.truncate(whole)
        except OSError:
            raise Problem("file-unwritable", file=str(self.path)) from None
        if not whole:
            self._append(Header(job=job))

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, line: Line) -> None:
        """Appends a finished game and flushes it at once."""
        self.lines[line.number] = line
        self._append(line)

    def _append(self, entry: Header | Line) -> None:
        self._file.write(msgspec.json.encode(entry) + b"\n")
        self._file.flush()

    def _read(self, data: bytes) -> int:
        """Reads the finished games; returns the length of the intact part, since a kill may leave an incomplete line at the end.

        A file with other games is refused and left unchanged.
        """
        whole = data.rfind(b"\n") + 1
        header, *lines = data[:whole].splitlines() or [data]
        if header and not self._is_mine(header, torn=not whole):
            raise BadOption("arena-ledger-other", file=str(self.path))
        for at, text in enumerate(lines, start=2):
            line = self._read_line(text, at)
            self.lines[line.number] = line
        return whole

    def _is_mine(self, header: bytes, *, torn: bool) -> bool:
        """Returns whether the first line names this job; an incomplete first line only has to be a prefix of it."""
        mine = msgspec.json.encode(Header(job=self.job))
        return mine.startswith(header) if torn else mine == header

    def _read_line(self, text: bytes, at: int) -> Line:
        try:
            return codec.decode(text, Line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Problem("arena-ledger-line", file=str(self.path), line=at) from None
