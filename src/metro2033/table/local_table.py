"""A game on this machine: people who share the keyboard, and bots that think in threads of their own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path

from metro2033.bots.adviser import advise
from metro2033.bots.bot import Bot, Question
from metro2033.bots.explain import explain
from metro2033.bots.odds import Odds, come_after_a_move, odds
from metro2033.bots.registry import HUMAN, make_bot
from metro2033.kernel.chance import Chance
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import Event
from metro2033.kernel.game import Game
from metro2033.kernel.outlook import Outlook
from metro2033.kernel.problem import BadOption, IllegalChoice, Problem
from metro2033.kernel.prompt import Prompt
from metro2033.table.moment import MOST_LINES, Asked, Line, Moment, Offer, Table
from metro2033.table.saved_game import SavedGame
from metro2033.text.reasons import say_explanation
from metro2033.text.say import Sayer, cast_of

SEED = 2033  # of the odds: whoever asks again gets the same
SAMPLES = 1500  # for all choices of a question together
FAULTS = ("late", "crashed", "nonsense", "gone")  # of bots
PAUSE = 0.15  # seconds after a bot's move, so that it can be followed


class LocalTable(Table):
    """One game, its bots and the seat at the keyboard."""

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
        self.store = self
        self.game = game
        self.rules = game.rules
        self.specs = list(specs)
        self.people = [seat for seat, spec in enumerate(specs) if spec == HUMAN]
        self.bots: dict[int, Bot] = {
            seat: make_bot(spec, game.rules, game.chance.seed * 64 + seat)
            for seat, spec in enumerate(specs)
            if spec != HUMAN
        }
        self.saved = SavedGame(game, tuple(specs), origin)
        self.samples = samples
        self.pause = pause
        self.events: list[Event | Line] = [*game.opening]
        self.read = [0] * game.seats  # how many events each seat had read when it last decided
        self.told: list[int] = []  # how many events each answer since the boundary told
        self.thought: tuple[int, Question, int] | None = None
        self.at_keyboard = self.people[0] if self.people else None
        self._go_on = asyncio.Event()

    async def run(self) -> None:
        """Play until somebody has won."""
        while (prompt := self.game.prompt) is not None:
            if len(prompt.options) == 1 and not self._would_tell(prompt):
                self._apply(prompt.seat, prompt.options[0])
                await asyncio.sleep(0)
            elif prompt.seat in self.bots:
                await self._let_bot_answer(prompt)
            else:
                await self._ask(prompt)
        self.listener(self._moment())

    def _would_tell(self, prompt: Prompt) -> bool:
        """Whether people who share the keyboard would learn that another had no choice, if nobody asked that person."""
        return len(self.people) > 1 and prompt.seat in self.people

    async def _let_bot_answer(self, prompt: Prompt) -> None:
        self.listener(self._moment(thinking=prompt.seat))
        question, bot = Question(self.rules, self.game.state.clone()), self.bots[prompt.seat]
        failed = sum(bot.faults.values())
        code = await asyncio.to_thread(bot.choose, question)
        if sum(bot.faults.values()) > failed:
            self._tell_faults(prompt.seat)
        self.thought = (prompt.seat, question, code)
        if self._apply(prompt.seat, self.rules.choices[code]):
            await asyncio.sleep(self.pause)

    def _tell_faults(self, seat: int) -> None:
        """Say in the log how often a bot failed to answer."""
        faults = self.bots[seat].faults
        kinds = {kind: faults.get(kind, 0) for kind in FAULTS}
        self.events.append(Line(key="bot-faults", args={"bot": self.specs[seat], "n": sum(faults.values()), **kinds}))

    async def _ask(self, prompt: Prompt) -> None:
        if prompt.seat != self.at_keyboard:
            self._go_on.clear()
            self.listener(Moment(None, None, curtain=prompt.seat, cast=cast_of(self.game)))
            await self._go_on.wait()
            self.at_keyboard = prompt.seat
        self._go_on.clear()
        self.listener(self._moment())
        await self._go_on.wait()

    def uncover(self) -> None:
        """The seat that the curtain waits for sits at the keyboard."""
        self._go_on.set()

    def speak(self, language: str) -> None:
        """Nothing is said at this table itself."""

    def _moment(self, thinking: int | None = None) -> Moment:
        game = self.game
        seat = None if game.over and len(self.people) > 1 else self.at_keyboard  # at the end everybody looks
        prompt = game.prompt
        result = game.result
        own = prompt if prompt is not None and prompt.seat == seat else None
        read = self.read[seat] if seat is not None else len(self.events)
        return Moment(
            seat,
            game.view(seat),
            asked=self._asked(own) if own is not None else None,
            progress=self.rules.progress(game.state, seat) if seat is not None else (),
            lines=[self._line(event, seat) for event in self.events[-MOST_LINES:]],
            fresh=len(self.events) - read,
            may_undo=seat is not None and game.may_undo_decision(seat),
            thinking=thinking,
            winner=result.winner if result is not None else None,
            over=game.over,
        )

    def _line(self, event: Event | Line, seat: int | None) -> Line:
        return event if isinstance(event, Line) else Line(self.rules.tell(event, seat))

    def _asked(self, prompt: Prompt) -> Asked:
        rules, state = self.rules, self.game.state
        outlook, cautions = rules.outlook(state), rules.cautions(state)
        offers = [Offer(one, outlook.get(one.code, Outlook()), cautions.get(one.code)) for one in prompt.options]
        return Asked(prompt.seat, prompt.name, tuple(offers), come_after_a_move(rules, state))

    def _apply(self, seat: int, choice: Choice) -> bool:
        """Give an answer; whether anything happened that is told."""
        events = self.game.answer(seat, choice)
        self.events += events
        self.told.append(len(events))
        if not self.game.way_back:
            self.told.clear()
        return bool(events)

    def _own_prompt(self) -> Prompt:
        """The question of the seat at the keyboard."""
        prompt = self.game.prompt
        if prompt is None or prompt.seat != self.at_keyboard:
            raise IllegalChoice("game-over" if prompt is None else "choice-not-asked", seat=self.at_keyboard or 0)
        return prompt

    async def answer(self, choice: Choice) -> None:
        """Answer for the seat at the keyboard."""
        seat = self._own_prompt().seat
        read = len(self.events)
        self._apply(seat, choice)
        self.read[seat] = read
        self._go_on.set()

    async def undo(self) -> None:
        """Take the last decision back, with what was answered since because there was a single option."""
        for _ in range(self.game.undo_decision(self._own_prompt().seat)):
            if count := self.told.pop() if self.told else 0:
                del self.events[-count:]
        self.read = [min(read, len(self.events)) for read in self.read]
        self._go_on.set()

    async def odds(self) -> list[Odds]:
        """The odds of the open question, from samples of what the seat knows."""
        prompt = self._own_prompt()
        if not self.samples:
            return []
        return await asyncio.to_thread(odds, self.rules, self.game.state.clone(), prompt.seat, SEED, self.samples)

    async def why(self, choice: Choice, sayer: Sayer) -> str:
        """Why a choice is not offered, or on which rules it rests."""
        prompt = self._own_prompt()
        if choice in prompt.options:
            rules = ", ".join(self.rules.rules_of(prompt.name, choice))
            return sayer.words.say("play-rests-on", {"rules": rules})
        return sayer.problem(self.rules.why_not(self.game.state, prompt.seat, choice))

    async def hint(self, sayer: Sayer) -> list[str]:
        """What the adviser thinks of the open question."""
        self._own_prompt()
        found = await asyncio.to_thread(advise, self.rules, self.game.state.clone(), self.game.chance.seed)
        return say_explanation(found, self.rules.choices, sayer, cast_of(self.game))

    async def reasons(self, sayer: Sayer) -> list[str]:
        """Why the last bot that had a choice chose as it did; only where nobody else could learn its secrets."""
        if len(self.people) > 1:
            raise BadOption("play-bot-secret")
        if self.thought is None:
            raise BadOption("play-bot-none")
        seat, question, code = self.thought
        found = await asyncio.to_thread(explain, self.bots[seat], self.specs[seat], question, code)
        cast = cast_of(self.game)
        return [sayer.seat(seat, cast), *say_explanation(found, self.rules.choices, sayer, cast)]

    async def again(self) -> Table:
        """Another deal for the same players."""
        game = Game.new(self.rules, self.game.seats, Chance(seed=secrets.randbits(48)))
        return LocalTable(game, self.specs, samples=self.samples, pause=self.pause)

    def farewell(self, language: str) -> str:
        """Nothing: a game that goes on is saved, and of one that is over nothing is left."""
        return ""

    def save(self, name: str) -> str:
        """Save the game under a name, in a folder, or where it was before; the path."""
        path = Path(name).expanduser() if name else self.saved.usual
        if path.is_dir():
            path = path / self.saved.usual.name
        self.saved.save(path)
        return str(path)

    def save_anywhere(self) -> str:
        """Save the game under its usual name, or a free one beside it."""
        for path in self.saved.free_names():
            self.saved.save(path)
            return str(path)
        raise Problem("play-not-saved")
