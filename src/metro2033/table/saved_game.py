"""Saved games: written atomically, and never over a file of another game."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from metro2033 import __version__
from metro2033.bots.registry import HUMAN, is_named, read_specs, seat_specs
from metro2033.files import read_text, replace_text
from metro2033.games import finder
from metro2033.kernel import record
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_of
from metro2033.kernel.pack import Pack
from metro2033.kernel.problem import BadOption, Problem

DEFAULT = Path("game.metro")
DISCARD = "-"  # the answer of a player who does not want to keep the game
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class SavedGame:
    """The files of one game: the path it was read from and the paths it was written to."""

    def __init__(self, game: Game, players: tuple[str, ...], origin: Path | None = None) -> None:
        self.game = game
        self.players = players
        self.usual = origin or DEFAULT
        self.own = {origin.resolve()} if origin is not None else set()

    def save(self, path: Path) -> None:
        """Writes the game atomically; on refusal, an existing file stays unchanged."""
        if not self.may_write(path):
            raise Problem("save-foreign", file=str(path))
        text = record.write(self.game, header_of(self.game, __version__, self.players))
        try:
            replace_text(path, text)
        except (OSError, ValueError) as fault:
            full = isinstance(fault, OSError) and fault.errno in NO_ROOM
            raise Problem("save-full" if full else "file-unwritable", file=str(path)) from None
        self.usual = path
        self.own.add(path.resolve())

    def save_as(self, name: str) -> Path:
        """Saves under a name, in a folder, or at the previous path; returns the path."""
        path = Path(name).expanduser() if name else self.usual
        if path.is_dir():
            path = path / self.usual.name
        self.save(path)
        return path

    def save_anywhere(self) -> Path:
        """Saves under the usual name or a free one next to it, without asking; returns the path."""
        for path in self._free_names():
            self.save(path)
            return path
        raise Problem("play-not-saved")

    def may_write(self, path: Path) -> bool:
        """Returns whether the path is free or holds an earlier state of this game."""
        try:
            return path.resolve() in self.own or not os.path.lexists(path) or self._is_earlier(path)
        except (OSError, ValueError):
            return False

    def _is_earlier(self, path: Path) -> bool:
        """Returns whether a file records a prefix of this game: same deal, same first answers."""
        if not path.is_file():
            return False
        try:
            read = record.read(read_text(path))
        except Problem:
            return False
        mine, other = header_of(self.game, __version__), read.header
        same = (mine.game, mine.edition, mine.seats, mine.chance, mine.options, mine.start) == (
            other.game, other.edition, other.seats, other.chance, other.options, other.start
        )  # fmt: skip
        answers = [(seat, choice.id) for seat, choice in self.game.answers]
        return same and answers[: len(read.answers)] == read.answers

    def _free_names(self) -> Iterator[Path]:
        """Yields the writable paths: the usual name first, then numbered ones."""
        if self.may_write(self.usual):
            yield self.usual
        for number in range(2, 100):
            path = self.usual.with_stem(f"{self.usual.stem}-{number}")
            if self.may_write(path):
                yield path


def resume(path: Path, packs: Sequence[Path | Pack], bots: str | None) -> tuple[Game, list[str]]:
    """Loads a game with its recorded players, or with `bots` instead.

    A program named only by the record is refused: only the user may start programs.
    """
    read = record.read(read_text(path))
    running = record.replay(read, finder(packs))
    if bots is not None:
        return running, read_specs(bots, running.seats, people=True)
    names = list(read.header.players) or [HUMAN] * running.seats
    for name in names:
        if name != HUMAN and not is_named(name):
            raise BadOption("play-resume-own", bot=name[:80])
    return running, seat_specs(names, running.seats, people=True)
