"""Scenarios: a position written by hand, some answers, and what must then hold. docs/scenario.md describes the format.

It is how rules are discussed, tested and taught.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from metro2033.kernel.chance import Chance
from metro2033.kernel.content import convert, line_of
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadScenario, IllegalChoice, Problem
from metro2033.kernel.prompt import Prompt
from metro2033.kernel.ruleset import Ruleset

PASS = "pass"

FindRules = Callable[[str, str, Mapping[str, str]], Ruleset]


class Step(Struct, forbid_unknown_fields=True):
    """Answer a question, then look at the table."""

    answer: str = ""
    asked: int | None = None
    prompt: str = ""
    legal: list[str] = []
    illegal: list[str] = []
    options: list[str] | None = None
    cites: list[str] = []  # rules that refusing the first illegal choice must cite
    winner: int | None = None
    expect: dict[str, Any] = {}


class Scenario(Struct, forbid_unknown_fields=True):
    """One file: what it shows, which rules it is about, the position and the steps."""

    title: str
    rules: list[str]
    position: dict[str, Any]
    step: list[Step]
    game: str = "board"
    edition: list[str] = field(default_factory=list)  # empty: every edition of the game
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How one scenario went in one edition; `problem` is None when everything held."""

    path: Path
    title: str
    edition: str
    problem: Problem | None


def read(path: Path) -> Scenario:
    """Read a scenario file; a fault names the file and the place."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise BadScenario("scenario-unreadable", file=path.name) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadScenario("scenario-toml", file=path.name, line=line_of(fault)) from None
    return convert(data, Scenario, path.name, BadScenario)


def run(path: Path, find_rules: FindRules, editions: Mapping[str, tuple[str, ...]]) -> Iterator[Outcome]:
    """Run a scenario in every edition it names."""
    scenario = read(path)
    for edition in scenario.edition or editions.get(scenario.game, ("",)):
        try:
            play(scenario, find_rules(scenario.game, edition, scenario.options))
        except Problem as problem:
            yield Outcome(path, scenario.title, edition, problem)
        else:
            yield Outcome(path, scenario.title, edition, None)


def play(scenario: Scenario, rules: Ruleset) -> Game:
    """Lay out the position and go through the steps; the first thing that does not hold is raised."""
    state = rules.position(scenario.position)
    game = Game(rules, state, Chance(), len(rules.standing(state).points))
    for number, step in enumerate(scenario.step):
        following = step.answer or _next_answer(scenario.step[number + 1 :])
        pass_by(game, following)
        if step.answer:
            seat, choice = _split(step.answer, number)
            try:
                game.answer(seat, choice)
            except IllegalChoice as refusal:
                raise BadScenario("scenario-answer", refusal.rules, step=number + 1, why=refusal) from None
            pass_by(game, _next_answer(scenario.step[number + 1 :]))
        _check(game, step, number + 1)
    return game


def _next_answer(steps: list[Step]) -> str:
    return next((step.answer for step in steps if step.answer), "")


def _split(answer: str, number: int) -> tuple[int, str]:
    seat, _, choice = answer.partition(" ")
    if not seat.isdecimal():
        raise BadScenario("scenario-answer-form", step=number + 1, text=answer[:80])
    return int(seat), choice


def pass_by(game: Game, following: str) -> None:
    """Answer questions with one option, and pass in windows, until the next answer fits or a real decision is due."""
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


def _check(game: Game, step: Step, number: int) -> None:
    prompt = game.prompt
    offered = [choice.id for choice in prompt.options] if prompt else []
    if step.asked is not None and (prompt is None or prompt.seat != step.asked):
        raise BadScenario("scenario-asked", step=number, wanted=step.asked, found=-1 if prompt is None else prompt.seat)
    if step.prompt and (prompt is None or prompt.name != step.prompt):
        raise BadScenario(
            "scenario-prompt", step=number, wanted=step.prompt, found="-" if prompt is None else prompt.name
        )
    for choice in step.legal:
        if choice not in offered:
            raise BadScenario("scenario-not-legal", step=number, choice=choice, offered=tuple(offered))
    for choice in step.illegal:
        if choice in offered:
            raise BadScenario("scenario-legal", step=number, choice=choice)
    if step.options is not None and sorted(step.options) != sorted(offered):
        raise BadScenario(
            "scenario-options", step=number, wanted=tuple(sorted(step.options)), offered=tuple(sorted(offered))
        )
    if step.cites and prompt is not None:
        if not step.illegal:
            raise BadScenario("content-missing-key", file=f"step {number}", name="illegal")
        _check_citation(game, prompt, step, number)
    if step.winner is not None:
        result = game.result
        if result is None or result.winner != step.winner:
            raise BadScenario("scenario-winner", step=number, wanted=step.winner)
    if step.expect:
        _compare(step.expect, game.rules.describe(game.state), "", number)


def _check_citation(game: Game, prompt: Prompt, step: Step, number: int) -> None:
    try:
        game.answer(prompt.seat, step.illegal[0])
    except IllegalChoice as refusal:
        for rule in step.cites:
            if rule not in refusal.rules:
                raise BadScenario("scenario-cites", step=number, rule=rule, found=refusal.rules) from None


def _compare(wanted: Any, found: Any, path: str, number: int) -> None:
    """Tables match in part, by key (a list by index); everything else must be equal. -1 stands for nothing."""
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            _compare(value, _part(found, key, path, number), f"{path}.{key}".lstrip("."), number)
        return
    plain = msgspec.json.decode(msgspec.json.encode(found))
    if wanted != plain and not (wanted == -1 and plain is None):
        shown = msgspec.json.encode(plain).decode()
        raise BadScenario("scenario-expect", step=number, where=path, wanted=str(wanted), found=shown)


def _part(found: Any, key: str, path: str, number: int) -> Any:
    """One part of the table; a field that does not exist is a fault of the scenario, a missing entry of a map is nothing."""
    if isinstance(found, Struct):
        if key not in found.__struct_fields__:
            where = f"{path}.{key}".lstrip(".")
            raise BadScenario("scenario-path", step=number, where=where, allowed=found.__struct_fields__)
        return getattr(found, key)
    if isinstance(found, list):
        return found[int(key)] if key.isdecimal() and int(key) < len(found) else None
    return found.get(key) if isinstance(found, dict) else None
