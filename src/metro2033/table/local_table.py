"""A local game as an asyncio task: bots think in worker threads, and the listener receives every moment."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path

from metro2033.kernel.advice import Odds
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import Problem
from metro2033.kernel.prompt import Prompt
from metro2033.table.local_play import SAMPLES, LocalPlay
from metro2033.table.moment import Line, Moment
from metro2033.table.table import Table
from metro2033.text.say import Sayer

FAULTS = ("late", "crashed", "nonsense", "gone")  # kinds of bot failure
PAUSE = 0.15  # seconds after every bot move, regardless of thinking time, so that people can follow


class LocalTable(Table):
    """Runs a `LocalPlay` and waits for the people at the keyboard."""

    def __init__(
        self,
        game: Game,
        specs: Sequence[str],
        origin: Path | None = None,
        *,
        samples: int = SAMPLES,
        pause: float = PAUSE,
    ) -> None:
        super().__init__()
        self.play = LocalPlay(game, specs, origin, samples=samples)
        self.rules = game.rules
        self.saved = self.play.saved
        self.pause = pause
        self._go_on = asyncio.Event()

    async def run(self) -> None:
        """Plays until the game is over."""
        for prompt in self.play.questions():
            if prompt.seat in self.play.bots:
                await self._let_bot_answer(prompt.seat)
            else:
                await self._ask(prompt)
        self.listener(self.play.moment())

    async def _let_bot_answer(self, seat: int) -> None:
        self.listener(self.play.moment(thinking=seat))
        thought = await asyncio.to_thread(self.play.consult)
        if thought.failed:
            faults = self.play.bots[seat].faults
            kinds = {kind: faults.get(kind, 0) for kind in FAULTS}
            total = sum(faults.values())
            self.play.log.note(Line(key="bot-faults", args={"bot": self.play.specs[seat], "n": total, **kinds}))
        if self.play.follow(thought):
            await asyncio.sleep(self.pause)

    async def _ask(self, prompt: Prompt) -> None:
        if prompt.seat != self.play.at_keyboard:
            self._go_on.clear()
            self.listener(Moment(None, None, curtain=prompt.seat, cast=self.play.cast))
            await self._go_on.wait()
            self.play.at_keyboard = prompt.seat
        self._go_on.clear()
        self.listener(self.play.moment())
        await self._go_on.wait()

    def uncover(self) -> None:
        """Lifts the curtain: the awaited seat is now at the keyboard."""
        self._go_on.set()

    def speak(self, language: str) -> None:
        """Does nothing: a local table produces no text itself."""

    async def answer(self, choice: str) -> None:
        """Answers for the seat at the keyboard."""
        self.play.answer(choice)
        self._go_on.set()

    async def undo(self) -> None:
        """Undoes the last decision, along with the single options played after it."""
        self.play.undo()
        self._go_on.set()

    async def odds(self) -> list[Odds]:
        """Estimates the odds of the open question by sampling from the seat's information."""
        return await asyncio.to_thread(self.play.odds, self.play.position())

    async def why(self, choice: str, sayer: Sayer) -> str:
        """Explains why a choice is not offered, or cites the rules behind it."""
        self.play.own_prompt()
        try:
            rules = ", ".join(self.play.rules_behind(choice, sayer))
        except Problem as problem:
            return sayer.problem(problem)
        return sayer.words.say("play-rests-on", {"rules": rules})

    async def hint(self, sayer: Sayer) -> list[str]:
        """Returns the adviser's explanation for the open question."""
        return self.play.say(await asyncio.to_thread(self.play.advise, self.play.position()), sayer)

    async def reasons(self, sayer: Sayer) -> list[str]:
        """Explains the choice of the last bot that had more than one option. Refused when several people share the keyboard."""
        found = await asyncio.to_thread(self.play.explain)
        return [sayer.seat(found.seat, self.play.cast), *self.play.say(found, sayer)]

    async def position(self) -> str:
        """Returns everything that the seat at the keyboard knows, as one line of text."""
        return self.play.line()

    async def again(self) -> Table:
        """Deals another game for the same players."""
        game = Game.new(self.rules, self.play.game.seats, Chance(seed=secrets.randbits(48)))
        return LocalTable(game, self.play.specs, samples=self.play.samples, pause=self.pause)

    def farewell(self, language: str) -> str:
        """Returns no text: an unfinished game is saved elsewhere, and a finished one needs no farewell."""
        return ""
