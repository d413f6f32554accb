"""Assertions of a scenario after an answer: the question, the table, and what seats see and hear. Failures are raised."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from metro2033.kernel.choice import Choice
from metro2033.kernel.event import Event, Told
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadScenario, IllegalChoice
from metro2033.kernel.prompt import Prompt

SPECTATOR = "spectator"
HIDDEN = "hidden"


class Question(Struct, forbid_unknown_fields=True):
    """A question asked since the last step; unset fields match anything."""

    seat: int | None = None
    name: str = ""
    options: list[str] | None = None
    count: int | None = None


class ScenarioStep(Struct, forbid_unknown_fields=True):
    """One step: an optional answer, then assertions about the table and the events."""

    answer: str = ""
    asked: int | None = None
    prompt: str = ""
    legal: list[str] = []
    illegal: list[str] = []
    options: list[str] | None = None
    count: int | None = None  # number of options offered
    cites: list[str] = []  # rules that the refusal of the first illegal choice must cite
    winner: int | None = None
    expect: dict[str, Any] = {}
    see: dict[str, dict[str, Any]] = {}  # by seat, or `spectator`: parts of their view
    events: list[str] = []  # events, in this order
    no_events: list[str] = []
    heard: dict[str, list[str]] = {}  # by seat, or `spectator`: events they heard, in this order
    questions: list[Question] = []  # questions in this order, including those passed automatically and the open one
    no_questions: list[str] = []


class Watched(Game):
    """A game that records questions and events until `forget` is called."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.rules, game.state, game.chance, game.seats)
        self.happened: list[Event] = []
        self.questions: list[Prompt] = []

    def forget(self) -> None:
        """Clears the recorded questions and events, for a new step."""
        self.happened, self.questions = [], []

    def answer(self, seat: int, choice: Choice | str) -> list[Event]:
        """Answers as usual, and records the question and the events."""
        asked = [prompt for prompt in self.prompts() if prompt.seat == seat]
        events = super().answer(seat, choice)
        self.questions += asked
        self.happened += events
        return events


def check(game: Watched, step: ScenarioStep, number: int) -> None:
    """Checks a step's assertions against the game; raises the first that fails."""
    _check_question(game, step, number)
    if step.winner is not None:
        result = game.result
        if result is None or result.winner != step.winner:
            raise BadScenario("scenario-winner", step=number, wanted=step.winner)
    _check_events(game, step, number)
    _check_way(game, step, number)
    if step.expect:
        compare(step.expect, game.rules.describe(game.state), "", number)
    for who, part in step.see.items():
        compare(part, game.view(_viewer(game, who, number)), f"see.{who}", number)


def _check_question(game: Watched, step: ScenarioStep, number: int) -> None:
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
    if step.count is not None and step.count != len(offered):
        raise BadScenario("scenario-count", step=number, wanted=step.count, found=len(offered), offered=listed(offered))
    if step.cites and prompt is not None:
        if not step.illegal:
            raise BadScenario("content-missing-key", file=f"step {number}", name="illegal")
        _check_citation(game, prompt, step, number)


def _check_citation(game: Game, prompt: Prompt, step: ScenarioStep, number: int) -> None:
    try:
        game.answer(prompt.seat, step.illegal[0])
    except IllegalChoice as refusal:
        for rule in step.cites:
            if rule not in refusal.rules:
                raise BadScenario("scenario-cites", step=number, rule=rule, found=refusal.rules) from None


def _check_events(game: Watched, step: ScenarioStep, number: int) -> None:
    happened = [game.rules.tell_all(event) for event in game.happened]
    missing = _first_missing(game, step.events, happened, number)
    if missing:
        raise BadScenario("scenario-event", step=number, wanted=missing, found=listed(map(say_told, happened)))
    for text in step.no_events:
        if _first_missing(game, [text], happened, number) != text:
            raise BadScenario("scenario-event-happened", step=number, wanted=text)
    for who, texts in step.heard.items():
        viewer = _viewer(game, who, number)
        told = [game.rules.tell(event, viewer) for event in game.happened]
        missing = _first_missing(game, texts, told, number)
        if missing:
            found = listed(map(say_told, told))
            raise BadScenario("scenario-heard", step=number, viewer=who, wanted=missing, found=found)


def _first_missing(game: Game, texts: Iterable[str], told: Sequence[Told], number: int) -> str:
    """Returns the first stated event that does not occur in order, or an empty text."""
    rest = iter(told)
    for text in texts:
        name, fields = _read_event(game, text, number)
        if not any(_fits(event, name, fields) for event in rest):
            return text
    return ""


def _read_event(game: Game, text: str, number: int) -> tuple[str, dict[str, str]]:
    """Parses `mission_kept seat=0 hidden`: an event's name, some of its fields, and whether some were hidden."""
    name, *words = text.split() or [""]
    if name not in game.rules.events.by_name:
        raise BadScenario("scenario-event-unknown", step=number, name=name[:80])
    known = [field for field, _ in game.rules.events.kinds[game.rules.events.by_name[name]].fields]
    fields = {}
    for word in words:
        key, _, value = word.partition("=")
        if key not in known and word != HIDDEN:
            raise BadScenario("scenario-event-field", step=number, name=name, field=key[:80], allowed=listed(known))
        fields[key] = value
    return name, fields


def _fits(told: Told, name: str, fields: dict[str, str]) -> bool:
    return told.event == name and all(
        told.hidden if key == HIDDEN else str(told.fields.get(key, "")) == value for key, value in fields.items()
    )


def say_told(told: Told) -> str:
    """Returns an event in scenario notation."""
    fields = [f"{key}={value}" for key, value in told.fields.items()]
    return " ".join([told.event, *fields, *([HIDDEN] if told.hidden else [])])


def _check_way(game: Watched, step: ScenarioStep, number: int) -> None:
    """Checks the questions since the last step, in order; the open one is the last."""
    asked = [*game.questions, *([game.prompt] if game.prompt is not None else [])]
    found = listed(f"{prompt.seat} {prompt.name} ({len(prompt.options)})" for prompt in asked)
    rest = iter(asked)
    for wanted in step.questions:
        if not any(_is_question(prompt, wanted) for prompt in rest):
            text = msgspec.json.encode({key: value for key, value in msgspec.to_builtins(wanted).items() if value})
            raise BadScenario("scenario-question", step=number, wanted=text.decode(), found=found)
    for name in step.no_questions:
        if any(prompt.name == name for prompt in asked):
            raise BadScenario("scenario-question-asked", step=number, wanted=name, found=found)


def _is_question(prompt: Prompt, wanted: Question) -> bool:
    offered = sorted(choice.id for choice in prompt.options)
    return (
        wanted.seat in (None, prompt.seat)
        and wanted.name in ("", prompt.name)
        and (wanted.options is None or sorted(wanted.options) == offered)
        and wanted.count in (None, len(offered))
    )


def _viewer(game: Game, who: str, number: int) -> int | None:
    if who == SPECTATOR:
        return None
    if not who.isdecimal() or int(who) >= game.seats:
        raise BadScenario("scenario-viewer", step=number, viewer=who[:80])
    return int(who)


def listed(parts: Iterable[str]) -> tuple[str, ...]:
    """Returns the items of a list for a sentence; a dash if there are none."""
    return tuple(parts) or ("-",)


def compare(wanted: Any, found: Any, path: str, number: int) -> None:
    """Compares a stated value with the actual one; -1 matches None.

    Tables match partially, by key (lists by index), also inside lists of tables; everything else must be equal.
    """
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            compare(value, _part(found, key, path, number), f"{path}.{key}".lstrip("."), number)
        return
    if _are_tables(wanted) and isinstance(found, list) and len(wanted) == len(found):
        for index, (table, part) in enumerate(zip(wanted, found, strict=True)):
            compare(table, part, f"{path}.{index}", number)
        return
    plain = msgspec.json.decode(msgspec.json.encode(found))
    if wanted != plain and not (wanted == -1 and plain is None):
        shown = msgspec.json.encode(plain).decode()
        raise BadScenario("scenario-expect", step=number, where=path, wanted=str(wanted), found=shown)


def _are_tables(wanted: Any) -> bool:
    return isinstance(wanted, list) and wanted != [] and all(isinstance(part, dict) for part in wanted)


def _part(found: Any, key: str, path: str, number: int) -> Any:
    """Returns one part of the table; an unknown field is an error in the scenario, a missing map entry is None."""
    if isinstance(found, Struct):
        if key not in found.__struct_fields__:
            where = f"{path}.{key}".lstrip(".")
            raise BadScenario("scenario-path", step=number, where=where, allowed=found.__struct_fields__)
        return getattr(found, key)
    if isinstance(found, list):
        return found[int(key)] if key.isdecimal() and int(key) < len(found) else None
    return found.get(key) if isinstance(found, dict) else None
