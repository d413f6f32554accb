"""The program in a pseudo-terminal of a given size, and games to resume in it."""

from __future__ import annotations

import fcntl
import os
import pty
import random
import re
import select
import struct
import termios
import time
from collections.abc import Callable
from pathlib import Path

from metro2033 import __version__
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_of
from metro2033.kernel.prompt import Prompt
from tests.forks import Forked

WAIT = 600.0  # seconds; only a stuck program needs them
CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
ALTERNATE = re.compile(r"\x1b\[\?1049h.*?\x1b\[\?1049l", re.DOTALL)


class Terminal:
    """The program in a pseudo-terminal."""

    def __init__(
        self,
        *words: str,
        folder: Path,
        term: str = "dumb",
        size: tuple[int, int] = (160, 50),
        most_bytes: int = -1,
        environment: dict[str, str] | None = None,
        command: str = "play",
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        kept = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
        settings = {
            **kept,
            "METRO2033_LANG": "en",
            "COLUMNS": str(size[0]),
            "LINES": str(size[1]),
            "TERM": term,
            **(environment or {}),
        }
        streams = (os.ttyname(slave),) * 3
        self.process = Forked(
            command, *words, streams=streams, environment=settings, folder=folder, most_bytes=most_bytes
        )
        os.close(slave)
        self.seen = ""
        self.all = ""

    def wait_for(self, text: str) -> str:
        """Reads until a text appears; returns everything read since the last call, without control sequences."""
        return CONTROL.sub("", self.wait_for_raw(text))

    def wait_for_raw(self, text: str) -> str:
        """Returns the same, unchanged."""
        deadline = time.monotonic() + WAIT
        while text not in self.seen:
            if not self._read() and self.process.poll() is not None:
                break
            assert time.monotonic() < deadline, f"never saw {text!r} in {self.seen[-2000:]}"
        assert text in self.seen, self.seen[-2000:]
        before, found, self.seen = self.seen.partition(text)
        return before + found

    def wait_for_any(self, *texts: str) -> tuple[str, str]:
        """Reads until the first of some texts appears; returns which it was, and everything up to it as it came."""
        deadline = time.monotonic() + WAIT
        while not any(text in self.seen for text in texts):
            self._read()
            assert time.monotonic() < deadline, f"never saw any of {texts} in {self.seen[-2000:]}"
        first = min((text for text in texts if text in self.seen), key=self.seen.index)
        return first, self.wait_for_raw(first)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], 1.0)
        if not ready:
            return False
        try:
            fresh = os.read(self.master, 65536).decode(errors="replace")
        except OSError:
            return False
        self.seen += fresh
        self.all += fresh
        return bool(fresh)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: str) -> None:
        os.write(self.master, key.encode())

    def end(self) -> int:
        """Waits for the end, reading the remaining output; returns the exit status."""
        deadline = time.monotonic() + WAIT
        try:
            while self._read() or self.process.poll() is None:
                assert time.monotonic() < deadline, self.seen[-2000:]
            return self.process.wait()
        finally:
            os.close(self.master)

    @property
    def remains(self) -> str:
        """The normal screen and its history, without the alternate screen."""
        return CONTROL.sub("", ALTERNATE.sub("", self.all))


def game_at(
    name: str,
    seats: int,
    wanted: Callable[[Game, Prompt], bool],
    players: str,
    path: Path,
    options: dict[str, str] | None = None,
    seat: int = 0,
    least: int = 2,
) -> Game:
    """Plays at random until a seat is asked the wanted question with enough options, and saves the game there; returns it."""
    rules = find_rules(name, "", options or {})
    for seed in range(200):
        game, rnd = Game.new(rules, seats, Chance(seed=seed)), random.Random(seed)
        for _ in range(600):
            prompt = game.prompt
            if prompt is None:
                break
            if prompt.seat == seat and len(prompt.options) >= least and wanted(game, prompt):
                header = header_of(game, __version__, tuple(players.split(",")))
                path.write_text(record.write(game, header))
                return game
            game.answer(
                prompt.seat,
                rnd.choice([choice for choice in prompt.options if choice.verb != "tidy"] or prompt.options),
            )
    raise AssertionError("never asked")
