"""A bot backed by a program: asks it through the bot protocol, and answers at random if the program fails."""

from __future__ import annotations

import atexit
import os
from collections import defaultdict
from collections.abc import Mapping
from typing import Final

import msgspec

from metro2033 import wire
from metro2033.bots.bot import Bot, Question
from metro2033.bots.random_bot import RandomBot
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Result, Ruleset
from metro2033.programs.program import Program

IDLE: Final = 8  # idle programs per spec, kept for their next game


class ProgramBot(Bot):
    """A player backed by a separate program. Programs are reused from game to game."""

    def __init__(self, spec: str, rules: Ruleset, seed: int) -> None:
        super().__init__(rules, seed, {})
        self.spec = spec
        self.said: wire.BotAnswer | None = None  # the last answer, with its evaluation
        self.log = ""
        self._otherwise = RandomBot(rules, seed, {})
        self._faults: Mapping[str, int] = {}
        self._begun = False
        self._program: Program | None = take(spec)
        games = self._program.hello.games
        if games and rules.game not in games:
            self.end(None)
            raise BadOption("bot-other-game", bot=spec[:80], game=rules.game, allowed=tuple(games))

    def __reduce__(self) -> tuple[object, ...]:
        return make, (self.spec, self.rules, self.seed)

    @property
    def faults(self) -> Mapping[str, int]:
        """The number of questions of this game that the program failed to answer, by kind of failure."""
        return dict(self._program.faults) if self._program is not None and self._begun else self._faults

    def choose(self, question: Question) -> int:
        """Returns the program's choice, or a random one if it fails."""
        self.asked += 1
        answer = self._ask(question)
        return self._otherwise.choose(question) if answer is None else question.options[int(answer.choice)]

    def weigh(self, question: Question) -> list[float]:
        """Returns the program's win probability as the weight of its choice; the other options get 0."""
        answer = self._ask(question)
        if answer is None:
            return self._otherwise.weigh(question)
        weights = [0.0] * len(question.options)
        weights[int(answer.choice)] = 1.0 if answer.chance is None else answer.chance
        return weights

    def end(self, result: Result | None) -> None:
        """Ends the game for the program, and keeps the program for the next one."""
        program, self._program = self._program, None
        if program is None:
            return
        if self._begun:
            self._faults, self._begun = dict(program.faults), False
            program.game_over(None if result is None else wire.see_result(result))
        put_back(program)

    def _ask(self, question: Question) -> wire.BotAnswer | None:
        program = self._program = self._program or take(self.spec)
        view = question.view
        if not self._begun:
            program.begin(new_game(self.rules, len(view.seats), question.seat, self.seed))
            self._begun = True
        self.log = program.log or self.log
        self.said = program.ask(see_question(self.rules, question), question.progress, as_json(view), question.ms)
        return self.said


def make(spec: str, rules: Ruleset, seed: int) -> Bot:
    """Creates a bot backed by a program; the registry finds this function by its name."""
    return ProgramBot(spec, rules, seed)


def new_game(rules: Ruleset, seats: int, seat: int, seed: int) -> wire.NewGame:
    """Returns the message that begins a game."""
    return wire.NewGame(
        game=rules.game,
        edition=rules.edition,
        options={name: str(rules.flag(name)) for name in sorted(rules.options)},
        content=rules.content_hash,
        seats=seats,
        seat=seat,
        seed=seed,
    )


def see_question(rules: Ruleset, question: Question) -> wire.QuestionView:
    """Converts a question to the wire protocol."""
    choices = [rules.choices[code] for code in question.options]
    window = getattr(question.view, "window", None)
    name = f"{question.name} {window}" if window else question.name
    return wire.QuestionView(
        seat=question.seat,
        name=question.name,
        sealed=question.sealed,
        window=name if question.name in rules.windows else None,
        options=wire.see_options(rules, question.name, choices, question.cautions, question.outlook),
    )


def as_json(view: object) -> msgspec.Raw:
    """Encodes a view for embedding in a message."""
    return msgspec.Raw(msgspec.json.encode(view))


# Keyed by process id, because a fork copies the list.
_idle: defaultdict[tuple[int, str], list[Program]] = defaultdict(list)


def take(spec: str) -> Program:
    """Returns an idle program, or starts one."""
    waiting = _idle[os.getpid(), spec]
    return waiting.pop() if waiting else Program(spec)


def put_back(program: Program) -> None:
    """Keeps a working program for its next game; ends any other."""
    waiting = _idle[os.getpid(), program.spec]
    if program.works and len(waiting) < IDLE:
        waiting.append(program)
    else:
        program.end()


@atexit.register
def end_programs() -> None:
    """Ends all idle programs of this process."""
    for (process, _), programs in _idle.items():
        if process == os.getpid():
            while programs:
                programs.pop().end()
