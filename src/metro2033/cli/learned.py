"""Lesson progress, stored in a small file in the user's state folder. An unreadable file counts as absent."""

from __future__ import annotations

from pathlib import Path

import msgspec
import platformdirs
from msgspec import Struct

from metro2033 import codec
from metro2033.files import make_folder, read_text, write_text
from metro2033.kernel.problem import Problem


class Learned(Struct):
    """Progress in one lesson: finished chapters, the current chapter and the answers given in it."""

    done: list[str] = []
    chapter: str = ""
    answers: list[str] = []


class LearnedFile:
    """The file with the progress in every lesson."""

    def __init__(self) -> None:
        self.path = Path(platformdirs.user_state_dir("metro2033", appauthor=False)) / "lessons.json"

    def read(self, game: str) -> Learned:
        """Returns the progress in a game's lesson."""
        return self._all().get(game, Learned())

    def write(self, game: str, learned: Learned) -> None:
        """Stores the progress in a game's lesson."""
        make_folder(self.path.parent)
        write_text(self.path, msgspec.json.encode({**self._all(), game: learned}).decode() + "\n")

    def _all(self) -> dict[str, Learned]:
        try:
            return codec.decode(read_text(self.path), dict[str, Learned])
        except (Problem, msgspec.DecodeError):
            return {}
