"""A chapter in progress: the reader's answers lead from step to step, and the others answer by script.

No state is stored between calls: the table and the step are recomputed from the file and the answers so far.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Protocol

from metro2033.bots.bot import Bot, Question
from metro2033.bots.registry import make_bot
from metro2033.kernel.game import Game
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.prompt import Prompt
from metro2033.study.lessons.lesson import SEED, Chapter, Lesson, Step

CONTINUE = "continue"  # the answer to a step that only shows text
PASS = "pass"
OTHERS = "greedy:samples=1"  # the bot that answers for the others where the script is silent


class WrongTurn(IllegalChoice):
    """A legal choice that the lesson does not accept now, with the key of a friendly reply."""


class Table(Protocol):
    """A game, and a way to give it answers."""

    @property
    def game(self) -> Game:
        """The game."""

    def play(self, seat: int, choice: str) -> object:
        """Answers for a seat."""


class BareTable:
    """A table without an audience."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def game(self) -> Game:
        """The game."""
        return self._game

    def play(self, seat: int, choice: str) -> None:
        """Answers for a seat."""
        self._game.answer(seat, choice)


class Walk:
    """One run through a chapter."""

    def __init__(self, lesson: Lesson, chapter: Chapter, table: Table) -> None:
        self.lesson = lesson
        self.chapter = chapter
        self.table = table
        self.at = 0
        self._bots: dict[int, Bot] = {}
        self._script = list(chapter.then)
        self._scripted = -1  # the step whose script is being played
        self._began = ""  # the first question of that step
        self._between = False  # whether others have answered since
        self._go_on()

    @property
    def step(self) -> Step | None:
        """The current step, or None after the last."""
        return self.chapter.step[self.at] if self.at < len(self.chapter.step) else None

    @property
    def key(self) -> str:
        """The key of the current text."""
        return self.lesson.key(self.chapter, self.step) if self.step else ""

    @property
    def prompt(self) -> Prompt | None:
        """The reader's open question, or None."""
        prompt = self.table.game.prompt
        return prompt if prompt is not None and prompt.seat == self.lesson.seat else None

    def accepted(self) -> list[str]:
        """Returns the choices that are accepted now."""
        step, prompt = self.step, self.prompt
        if step is None:
            return []
        if not step.accept:
            return [CONTINUE]
        return [option.id for option in prompt.options if step.accepts(option.id)] if prompt else []

    def answer(self, choice: str) -> None:
        """Takes the reader's answer. An unaccepted one raises a problem and changes nothing."""
        step = self.step
        if step is None:
            raise IllegalChoice("lesson-over")
        if choice == CONTINUE:
            if step.accept:
                raise WrongTurn("lesson-do-it")
            self.at += 1
            return
        if not step.accept:
            raise WrongTurn("lesson-continue-first")
        asked = self._check(step, choice)
        self.table.play(self.lesson.seat, choice)
        if self._scripted != self.at:
            self._script, self._scripted, self._between = list(step.then), self.at, False
            self._began = asked
        if not step.until:
            self.at += 1
        self._go_on()
        if step.until and self._reached(step):
            self.at += 1

    def _check(self, step: Step, choice: str) -> str:
        """Rejects an illegal choice with the rules' reason, and an unaccepted one with the step's reply; returns the question's name."""
        prompt, game = self.prompt, self.table.game
        given = game.rules.choices.parse(choice)
        if prompt is None or given not in prompt.options:
            raise game.rules.why_not(game.state, self.lesson.seat, given)
        if not step.accepts(given.id):
            for pattern, ending in step.wrong.items():
                if fnmatchcase(given.id, pattern):
                    raise WrongTurn(self.lesson.key(self.chapter, step, ending))
            raise WrongTurn("lesson-not-now")
        return prompt.name

    def _reached(self, step: Step) -> bool:
        """Returns whether a step of several answers has ended.

        If it began with the question that ends it, others must have had a turn in between.
        """
        prompt = self.prompt
        return prompt is None or (prompt.name == step.until and (self._between or step.until != self._began))

    def _go_on(self) -> None:
        """Answers for the others, and the reader's forced questions, up to the question that the next active step answers.

        After the last active step only the script continues.
        """
        game, deed = self.table.game, next((step for step in self.chapter.step[self.at :] if step.accept), None)
        while (prompt := game.prompt) is not None and (deed or self._script):
            mine = prompt.seat == self.lesson.seat
            self._between |= not mine
            if mine and deed and _is_about(deed, prompt):
                return
            if not mine and (written := self._written(prompt)):
                self.table.play(prompt.seat, written)
            elif not (mine or deed):
                return
            elif len(prompt.options) == 1:
                self.table.play(prompt.seat, prompt.options[0].id)
            elif prompt.name in game.rules.windows and not (mine and deed and deed.free):
                self.table.play(prompt.seat, PASS)  # but not for a reader with a free choice: odds include abilities
            elif mine:
                return
            else:
                self.table.play(prompt.seat, self._think(prompt))

    def _written(self, prompt: Prompt) -> str:
        """Returns the next scripted answer of the seat, if it fits the question."""
        for line in self._script:
            seat, _, choice = line.partition(" ")
            if int(seat) == prompt.seat:
                fits = any(option.id == choice for option in prompt.options)
                if fits:
                    self._script.remove(line)
                return choice if fits else ""
        return ""

    def _think(self, prompt: Prompt) -> str:
        game, seat = self.table.game, prompt.seat
        if seat not in self._bots:
            self._bots[seat] = make_bot(OTHERS, game.rules, SEED + seat)
        question = Question(game.rules, game.state.clone())
        return game.rules.choices[self._bots[seat].choose(question)].id


def _is_about(step: Step, prompt: Prompt) -> bool:
    """Returns whether a step expects its answer to this question."""
    if step.until and prompt.name == step.until:
        return True
    return not step.free and any(step.accepts(option.id) for option in prompt.options)


def walk(lesson: Lesson, chapter: Chapter, answers: list[str], table: Table | None = None) -> Walk:
    """Returns a chapter after some answers."""
    walked = Walk(lesson, chapter, table or BareTable(lesson.begin(chapter)))
    for answer in answers:
        walked.answer(answer)
    return walked
