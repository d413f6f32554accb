"""Scenarios: a handwritten position, some answers, and assertions. docs/scenario.md describes the format.

Scenarios are used to discuss, test and teach rules.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from metro2033.kernel import notation
from metro2033.kernel.chance import Chance
from metro2033.kernel.content import convert, line_of
from metro2033.kernel.game import Game
from metro2033.kernel.pack import Packs
from metro2033.kernel.problem import BadScenario, IllegalChoice, Problem
from metro2033.kernel.prompt import Prompt
from metro2033.kernel.ruleset import Ruleset
from metro2033.kernel.statements import ScenarioStep, Watched, check

PASS = "pass"

FindRules = Callable[[str, str, Mapping[str, str], Packs], Ruleset]


class Scenario(Struct, forbid_unknown_fields=True):
    """One scenario file: its title, the rules it covers, the position and the steps."""

    title: str
    rules: list[str]
    position: dict[str, Any] | str  # a table written by hand, or the text of a whole position
    step: list[ScenarioStep]
    game: str = "board"
    edition: list[str] = field(default_factory=list)  # empty: every edition of the game
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """The outcome of one scenario in one edition; `problem` is None if every assertion held."""

    path: Path
    title: str
    edition: str
    problem: Problem | None


def read(path: Path) -> Scenario:
    """Reads a scenario file; an error names the file and the place."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise BadScenario("scenario-unreadable", file=path.name) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadScenario("scenario-toml", file=path.name, line=line_of(fault)) from None
    return convert(data, Scenario, path.name, BadScenario)


def run(path: Path, find_rules: FindRules, editions: Mapping[str, tuple[str, ...]]) -> Iterator[Outcome]:
    """Runs a scenario in every edition it names; an unreadable file yields one outcome."""
    try:
        scenario = read(path)
    except BadScenario as problem:
        yield Outcome(path, path.stem, "-", problem)
        return
    for edition in scenario.edition or editions.get(scenario.game, ("",)):
        try:
            play(scenario, find_rules(scenario.game, edition, scenario.options, ()))
        except Problem as problem:
            yield Outcome(path, scenario.title, edition, problem)
        else:
            yield Outcome(path, scenario.title, edition, None)


def play(scenario: Scenario, rules: Ruleset) -> Game:
    """Sets up the position and runs the steps; raises the first failed assertion."""
    state = start(scenario, rules)
    game = Watched(Game(rules, state, Chance(), len(rules.standing(state).points)))
    for number, step in enumerate(scenario.step):
        game.forget()
        following = step.answer or _next_answer(scenario.step[number + 1 :])
        pass_by(game, following)
        if step.answer:
            seat, choice = _split(step.answer, number)
            try:
                game.answer(seat, choice)
            except IllegalChoice as refusal:
                raise BadScenario("scenario-answer", refusal.rules, step=number + 1, why=refusal) from None
            pass_by(game, _next_answer(scenario.step[number + 1 :]))
        check(game, step, number + 1)
    return game


def start(scenario: Scenario, rules: Ruleset) -> Any:
    """Returns the state at which a scenario begins; the text of a position must be of the scenario's rules."""
    position = scenario.position
    if not isinstance(position, str):
        return rules.position(position)
    placed = notation.read(position, lambda *_: rules)
    if notation.head_of(placed.state, rules) != position.strip().rsplit(".", 1)[0]:
        raise BadScenario("scenario-position")
    return placed.state


def _next_answer(steps: list[ScenarioStep]) -> str:
    return next((step.answer for step in steps if step.answer), "")


def _split(answer: str, number: int) -> tuple[int, str]:
    seat, _, choice = answer.partition(" ")
    if not seat.isdecimal():
        raise BadScenario("scenario-answer-form", step=number + 1, text=answer[:80])
    return int(seat), choice


def pass_by(game: Game, following: str) -> None:
    """Answers single-option questions and passes in windows, until the next answer fits or a real decision is needed."""
    while (prompt := game.prompt) is not None and not _fits(prompt, following):
        if len(prompt.options) == 1:
            game.answer(prompt.seat, prompt.options[0])
        elif prompt.name in game.rules.windows:
            game.answer(prompt.seat, PASS)
        else:
            return


def _fits(prompt: Prompt, following: str) -> bool:
    seat, _, choice = following.partition(" ")
    return str(prompt.seat) == seat and any(option.id == choice for option in prompt.options)
