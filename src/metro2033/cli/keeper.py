"""Saves a game on exit: reports the path, and asks for another one until saving succeeds."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from metro2033.cli.ink import NOTICE
from metro2033.cli.setting import CommandSetting
from metro2033.kernel.problem import Problem
from metro2033.table.saved_game import DISCARD, SavedGame
from metro2033.text.say import say_problem


class Keeper:
    """Saves one game and reports the outcome to the player."""

    def __init__(self, saved: SavedGame, console: Console, setting: CommandSetting) -> None:
        self.saved = saved
        self.console = console
        self.language = setting.language
        self.say = setting.words.say

    def save(self, name: str) -> None:
        """Saves under a name, in a folder, or at the previous path; raises a problem on failure."""
        self._tell_saved(self.saved.save_as(name))

    def leave(self) -> None:
        """Saves at the previous path; on failure, asks for another path. An empty answer takes a free name: Enter must not lose a game."""
        name = ""
        while True:
            try:
                self.save(name)
                return
            except Problem as problem:
                self.console.print(escape(say_problem(problem, self.language)), style=NOTICE)
            try:
                name = self.console.input(escape(self.say("play-save-where")) + " ").strip()
            except (EOFError, KeyboardInterrupt):
                self._save_anywhere()
                return
            if name in ("", DISCARD):
                self._give_up(discard=name == DISCARD)
                return

    def _give_up(self, *, discard: bool) -> None:
        """Saves under a free name, or says that the game was not saved."""
        try:
            if not discard:
                self._tell_saved(self.saved.save_anywhere())
                return
        except Problem as problem:
            self.console.print(escape(say_problem(problem, self.language)), style=NOTICE)
        self.console.print(self.say("play-not-saved"), markup=False)

    def _save_anywhere(self) -> None:
        """Saves without asking, under a free name next to the usual one; raises a problem if that fails."""
        try:
            self._tell_saved(self.saved.save_anywhere())
        except Problem:
            raise Problem("play-not-saved") from None

    def _tell_saved(self, path: Path) -> None:
        key = "play-saved-over" if self.saved.game.over else "play-saved"
        self.console.print(self.say(key, {"file": str(path)}), markup=False)
