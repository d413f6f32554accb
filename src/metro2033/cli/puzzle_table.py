"""One puzzle in the terminal: the position, the question, hints, and the explanation afterwards."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from msgspec.structs import replace
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from metro2033.bots.explain import advise
from metro2033.cli.ink import GOAL, GOOD, NOTICE
from metro2033.cli.question import Asker, numbered
from metro2033.cli.screens import screen_for
from metro2033.cli.setting import CommandSetting
from metro2033.cli.wrapping import Console
from metro2033.kernel.problem import Problem
from metro2033.study.puzzles.puzzle import EXACT, SCALE, Puzzle
from metro2033.study.puzzles.shelf import shipped
from metro2033.study.puzzles.sitting import Sitting, game_of
from metro2033.study.puzzles.solver import HINTED, Record, after, of_the_day
from metro2033.table.local_play import LocalPlay
from metro2033.text.reasons import say_explanation
from metro2033.text.say import cast_of, say_problem

MOST_CHANCES = 5
HINTS = 2


class PuzzleTable:
    """One puzzle being solved."""

    def __init__(
        self, puzzle: Puzzle, setting: CommandSetting, kept: Callable[[], Record], keep: Callable[[Record], None]
    ) -> None:
        self.puzzle = puzzle
        self.setting = setting
        self.say = setting.words.say
        self.kept = kept
        self.keep = keep
        self.console = Console(highlight=False)
        self.play = LocalPlay.alone(game_of(puzzle), puzzle.seat, samples=0)
        self.sitting = Sitting(puzzle, self.play.game, self.play.play)
        self.screen = screen_for(self.play.rules, setting.sayer)
        self.asker = Asker(self.play, self.screen, setting.sayer)
        self.hints = 0
        self.score = 1.0  # of the first attempt

    def run(self) -> bool:
        """Runs the puzzle; returns whether the solver wants another one."""
        try:
            self._show()
            while not self.sitting.solved:
                if not self._listen():
                    return False
            self._end()
            return self.console.input(escape(self.say("puzzle-more")) + " ").strip() == ""
        except (EOFError, KeyboardInterrupt):
            return False

    def _show(self) -> None:
        moment, puzzle = self.play.moment(), self.puzzle
        theme = self.say(f"puzzle-theme-{puzzle.theme}")
        head = {"theme": theme, "rating": str(puzzle.rating), "id": puzzle.id}
        self.console.print(Rule(escape(self.say("puzzle-head", head))))
        self.console.print(self.screen.table(moment.view), self.screen.business(moment.view) or "", sep="\n")
        self.console.print(self.screen.hand(moment.view, moment.progress))
        self.console.print(Text(say_goal(puzzle, self.setting), style=GOAL))
        if (question := self.asker.question(moment)) is not None:
            self.console.print(question)

    def _listen(self) -> bool:
        """Executes one command; returns False to leave."""
        word = self.console.input(escape(self.say("puzzle-input")) + " ").strip().lower()
        game, prompt = self.sitting.game, self.sitting.game.prompt
        try:
            if word.isdecimal() and prompt is not None:
                self._answer(numbered(prompt, word))
            elif word in ("q", "quit"):
                return False
            elif word in ("h", "hint"):
                self._hint()
            elif word in ("a", "answer"):
                self._give_up()
            elif word in ("m", "map"):
                self.console.print(self.screen.map(game.view(self.puzzle.seat), prompt.options if prompt else ()))
            elif word in ("t", "table"):
                self._show()
            else:
                self.console.print(self.say("puzzle-help"))
        except Problem as problem:
            self.console.print(escape(say_problem(problem, self.setting.language)), style=NOTICE)
        return True

    def _answer(self, choice: str) -> None:
        chances = self.sitting.chances
        if self.sitting.answer(choice):
            self.console.print(self.say("puzzle-solved" if self.sitting.solved else "puzzle-right"), style=GOOD)
            if not self.sitting.solved:
                self._show()
            return
        self.score = 0.0
        said = {"chance": self._percent(chances[choice]), "best": self._percent(max(chances.values()))}
        self.console.print(self.say("puzzle-wrong", said), style=NOTICE)

    def _hint(self) -> None:
        self.score = min(self.score, HINTED)
        self.hints = min(self.hints + 1, HINTS)
        self.console.print(self.say(f"puzzle-hint-{self.puzzle.theme}"))
        if self.hints == HINTS:
            verb = self.sitting.game.rules.choices.parse(self.sitting.next_right()).verb
            self.console.print(self.say("puzzle-hint-verb", {"verb": verb}))

    def _give_up(self) -> None:
        """Plays the solution."""
        self.score = 0.0
        self.console.print(self.say("puzzle-given-up"))
        while not self.sitting.solved:
            self.sitting.answer(self.sitting.next_right())

    def _end(self) -> None:
        """Prints the solution, the chances, the adviser's explanation and the solver's new rating."""
        first = Sitting(self.puzzle)
        for line in say_end(first, self.setting):
            self.console.print(escape(line))
        record = self.kept()
        new = after(record, self.puzzle.id, self.puzzle.rating, self.score)
        today = datetime.datetime.now(datetime.UTC).date()
        if self.score and of_the_day(shipped(self.puzzle.game), today).id == self.puzzle.id:
            new = replace(new, days=tuple(dict.fromkeys((*new.days, today.isoformat()))))
        self.keep(new)
        change = round(new.rating) - round(record.rating)
        self.console.print(self.say("puzzle-rating-now", {"rating": str(round(new.rating)), "change": f"{change:+d}"}))

    def _percent(self, chance: int) -> str:
        return self.setting.words.percent(chance / SCALE, 0)


def say_goal(puzzle: Puzzle, setting: CommandSetting) -> str:
    """Returns the goal of a puzzle; some themes have their own sentence."""
    own = f"puzzle-goal-{puzzle.theme}"
    key = own if setting.words.has(own) else f"puzzle-goal-{puzzle.goal.measure}"
    return setting.words.say(key, {"least": puzzle.goal.least})


def say_end(first: Sitting, setting: CommandSetting) -> list[str]:
    """Returns the closing summary of a puzzle, line by line."""
    say, percent, puzzle, game = setting.words.say, setting.words.percent, first.puzzle, first.game
    cast, choices, prompt = cast_of(game), game.rules.choices, game.prompt
    asked = prompt.name if prompt else ""

    def choice(text: str) -> str:
        return setting.sayer.choice(choices.parse(text), asked, cast)

    proof = puzzle.proof
    lines = [
        say("puzzle-solution"),
        *[f"  {number}. {choice(answer)}" for number, answer in enumerate(puzzle.solution, 1)],
    ]
    lines.append(say("puzzle-chances"))
    for answer, chance in sorted(first.chances.items(), key=lambda pair: -pair[1])[:MOST_CHANCES]:
        lines.append(f"  {percent(chance / SCALE, 0)}  {choice(answer)}")
    best, second = percent(proof.best / SCALE, 0), percent(proof.second / SCALE, 0)
    lines.append(say("puzzle-proof-second", {"best": best, "second": second, "key": choice(puzzle.key)}))
    exact = proof.kind == EXACT
    lines.append(say("puzzle-proof-exact") if exact else say("puzzle-proof-sampled", {"n": proof.samples}))
    explanation = advise(game.rules, game.state, choices.parse(puzzle.solution[0]).code)
    reasons = say_explanation(explanation, choices, setting.sayer, cast)
    return [*lines, say("puzzle-reasons"), *[f"  {line}" for line in reasons]]
