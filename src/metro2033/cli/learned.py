"""How far somebody is in the lessons, in a small file of the user's state folder. A file that cannot be read counts as none."""

from __future__ import annotations

from pathlib import Path

import msgspec
import platformdirs
from msgspec import Struct

from metro2033 import codec
from metro2033.files import make_folder, read_text, write_text
from metro2033.kernel.problem import Problem


class Learned(Struct):
    """The progress in one lesson: finished chapters, and the one that was left with the answers given there."""

    done: list[str] = []
    chapter: str = ""
    answers: list[str] = []


class LearnedFile:
    """The progress in every lesson."""

    def __init__(self) -> None:
        self.path = Path(platformdirs.user_state_dir("metro2033", appauthor=False)) / "lessons.json"

    def read(self, game: str) -> Learned:
        """The progress in the lesson of a game."""
        return self._all().get(game, Learned())

    def write(self, game: str, learned: Learned) -> None:
        """Keep the progress in the lesson of a game."""
        make_folder(self.path.parent)
        write_text(self.path, msgspec.json.encode({**self._all(), game: learned}).decode() + "\n")

    def _all(self) -> dict[str, Learned]:
        try:
            return codec.decode(read_text(self.path), dict[str, Learned])
        except (Problem, msgspec.DecodeError):
            return {}
