"""A game on this machine: people who share a keyboard, bots, the log, undo, odds and explanations.

This module does not render, block or depend on a language. The terminal, lessons and puzzles call it directly; `LocalTable` runs it in a
task for the full-screen client.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from metro2033.bots.bot import Bot, Question
from metro2033.bots.explain import advise, explain
from metro2033.bots.explanation import Explanation
from metro2033.bots.odds import come_after_a_move, odds
from metro2033.bots.registry import HUMAN, make_bot
from metro2033.kernel import notation
from metro2033.kernel.advice import Odds
from metro2033.kernel.choice import Choice
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadOption, IllegalChoice
from metro2033.kernel.prompt import Prompt
from metro2033.table.log import Log
from metro2033.table.moment import MOST_LINES, Moment
from metro2033.table.saved_game import SavedGame
from metro2033.text.reasons import say_explanation
from metro2033.text.say import Cast, Sayer, cast_of
from metro2033.wire import QuestionView, see_options

SEED = 2033  # of the odds; fixed, so that asking again gives the same numbers
SAMPLES = 1500  # shared by all choices of a question; the error is about 5 points with ten battles
NOBODY = ""  # a seat played by a lesson or a puzzle


@dataclass(frozen=True)
class Thought:
    """A bot's answer and a snapshot of its question, kept to explain the answer later."""

    seat: int
    question: Question
    code: int
    failed: bool  # whether the bot gave no legal answer and this one is a substitute


class LocalPlay:
    """One game with its players. `specs` names a bot, a person or `NOBODY` for each seat."""

    def __init__(self, game: Game, specs: Sequence[str], origin: Path | None = None, *, samples: int = SAMPLES) -> None:
        self.game = game
        self.rules = game.rules
        self.specs = list(specs)
        self.samples = samples
        self.people = [seat for seat, spec in enumerate(specs) if spec == HUMAN]
        self.at_keyboard = self.people[0] if self.people else None
        self.bots: dict[int, Bot] = {
            seat: make_bot(spec, game.rules, game.chance.seed * 64 + seat)
            for seat, spec in enumerate(specs)
            if spec not in (HUMAN, NOBODY)
        }
        self.log = Log(game)
        self.saved = SavedGame(game, tuple(specs), origin)
        self._thought: Thought | None = None  # of the last bot that had more than one option

    @classmethod
    def alone(cls, game: Game, seat: int, *, samples: int = SAMPLES) -> LocalPlay:
        """Creates a game with one person; the caller answers for the other seats through `play`."""
        return cls(game, [HUMAN if other == seat else NOBODY for other in range(game.seats)], samples=samples)

    @property
    def cast(self) -> Cast:
        """Public names of the seats, for sentences about the game."""
        return cast_of(self.game)

    def questions(self) -> Iterator[Prompt]:
        """Yields every question that a bot or a person has to answer, until the game is over.

        A single option is played without asking, unless the skipped question would reveal to others at the keyboard that there was no choice.
        """
        while (prompt := self.game.prompt) is not None:
            if len(prompt.options) == 1 and not (len(self.people) > 1 and prompt.seat in self.people):
                self.play(prompt.seat, prompt.options[0])
            else:
                yield prompt

    def play(self, seat: int, choice: str | Choice) -> bool:
        """Answers for a seat; returns whether the answer caused an event."""
        events = self.game.answer(seat, choice)
        self.log.add(events, undoable=bool(self.game.way_back))
        return bool(events)

    def own_prompt(self) -> Prompt:
        """Returns the question of the seat at the keyboard."""
        prompt = self.game.prompt
        if prompt is None or prompt.seat != self.at_keyboard:
            raise IllegalChoice("game-over" if prompt is None else "choice-not-asked", seat=self.at_keyboard or 0)
        return prompt

    def answer(self, choice: str) -> None:
        """Answers for the seat at the keyboard and marks its log as read."""
        seat = self.own_prompt().seat
        self.log.mark_read(seat)
        self.play(seat, choice)

    def undo(self) -> None:
        """Undoes the last decision at the keyboard, along with the single options played after it."""
        self.log.forget(self.game.undo_decision(self.own_prompt().seat))

    def consult(self) -> Thought:
        """Asks the bot whose turn it is. Works on a copy of the state, so it may run in another thread."""
        seat, question = self.game.state.asked, Question(self.rules, self.game.state.clone())
        bot = self.bots[seat]
        failures = sum(bot.faults.values())
        code = bot.choose(question)
        return Thought(seat, question, code, sum(bot.faults.values()) > failures)

    def follow(self, thought: Thought) -> bool:
        """Plays a bot's answer; returns whether the answer caused an event."""
        self._thought = thought
        return self.play(thought.seat, self.rules.choices[thought.code])

    def moment(self, thinking: int | None = None) -> Moment:
        """Describes the game as the seat at the keyboard may know it."""
        game = self.game
        seat = None if game.over and len(self.people) > 1 else self.at_keyboard  # at the end, everybody may look
        prompt, result = game.prompt, game.result
        own = prompt if prompt is not None and prompt.seat == seat else None
        return Moment(
            seat,
            game.view(seat),
            asked=self._see(own) if own is not None else None,
            after_move=own is not None and come_after_a_move(self.rules, game.state),
            progress=self.rules.progress(game.state, seat) if seat is not None else (),
            lines=self.log.lines(seat, MOST_LINES),
            fresh=self.log.fresh(seat) if seat is not None else 0,
            answered=sum(given == seat for given, _ in game.answers),
            may_undo=seat is not None and game.may_undo_decision(seat),
            thinking=thinking,
            winner=result.winner if result is not None else None,
            over=game.over,
        )

    def _see(self, prompt: Prompt) -> QuestionView:
        rules, state = self.rules, self.game.state
        options = see_options(rules, prompt.name, prompt.options, rules.cautions(state), rules.outlook(state))
        return QuestionView(prompt.seat, prompt.name, prompt.sealed, None, options)

    def position(self) -> Any:
        """Returns a copy of the state at the open question, which another thread can analyse while the game continues."""
        self.own_prompt()
        return self.game.state.clone()

    def line(self) -> str:
        """Returns everything that the seat at the keyboard knows, as one line of text."""
        if (seat := self.at_keyboard) is None:
            raise IllegalChoice("position-seat-needed")
        return notation.write(self.rules, self.game.state_for(seat), seat)

    def odds(self, position: Any) -> list[Odds]:
        """Estimates the odds of a position's question by sampling from the asked seat's information."""
        return odds(self.rules, position, position.asked, SEED, self.samples) if self.samples else []

    def rules_behind(self, choice: str, sayer: Sayer) -> tuple[str, ...]:
        """Returns the rules behind an offered option; raises the reason, with the choice in words, if it is not offered."""
        prompt, given = self.own_prompt(), self.rules.choices.parse(choice)
        if given not in prompt.options:
            why = self.rules.why_not(self.game.state, prompt.seat, given)
            details = {**why.details, "choice": sayer.choice(given, prompt.name, self.cast)}
            raise IllegalChoice(why.key, why.rules, **details)
        return tuple(self.rules.rules_of(prompt.name, given))

    def advise(self, position: Any) -> Explanation:
        """Returns the adviser's explanation for a position's question."""
        return advise(self.rules, position)

    def explain(self) -> Explanation:
        """Explains the last bot's choice. Refused when several people share the keyboard: it would leak the bot's secrets."""
        if len(self.people) > 1:
            raise BadOption("play-bot-secret")
        if (thought := self._thought) is None:
            raise BadOption("play-bot-none")
        return explain(self.rules, thought.question, self.bots[thought.seat], self.specs[thought.seat], thought.code)

    def say(self, explanation: Explanation, sayer: Sayer) -> list[str]:
        """Formats an explanation as lines of text."""
        return say_explanation(explanation, self.rules.choices, sayer, self.cast)

    def end(self) -> None:
        """Ends the bots and passes them the result."""
        for bot in self.bots.values():
            bot.end(self.game.result)
