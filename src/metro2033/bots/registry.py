"""All bots by name, for the command line, the arena and the server: `greedy`, `greedy:samples=5`."""

from __future__ import annotations

from collections.abc import Mapping

from metro2033.bots.bot import Bot
from metro2033.bots.fair import FairBot
from metro2033.bots.greedy import GreedyBot
from metro2033.bots.ismcts import IsmctsBot
from metro2033.bots.levels import TABLE
from metro2033.bots.neural.bot import NeuralBot
from metro2033.bots.planner import PlannerBot
from metro2033.bots.random_bot import RandomBot
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Ruleset

BOTS: Mapping[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "ismcts": IsmctsBot,
    "neural": NeuralBot,
    "fair": FairBot,
}
LEVELS: Mapping[str, str] = {level.name: level.bot for level in TABLE}  # what people choose from
HUMAN = "human"


def read_spec(spec: str) -> tuple[str, dict[str, int]]:
    """A bot's name and all its parameters from `name:key=value:key=value`; a level stands for a bot of its own."""
    name, *pairs = spec.strip().split(":")
    if name in LEVELS:
        name, *usual = LEVELS[name].split(":")
        pairs = usual + pairs
    if name not in BOTS:
        raise BadOption("option-bot", bot=name[:40], allowed=(*BOTS, *LEVELS, HUMAN))
    parameters = dict(BOTS[name].PARAMETERS)
    for pair in pairs:
        key, _, value = pair.partition("=")
        if key not in parameters:
            raise BadOption("option-bot-parameter", bot=name, parameter=key[:40], allowed=tuple(parameters))
        if not value.isdecimal() or len(value) > 9:
            raise BadOption("option-bot-value", bot=name, parameter=key, value=value[:40])
        parameters[key] = int(value)
    return name, parameters


def check_name(name: str) -> None:
    """A bot or level by its bare name: who hosts others lets nobody else set what a bot may spend."""
    if name not in BOTS and name not in LEVELS:
        raise BadOption("option-bot", bot=name[:40], allowed=(*LEVELS, *BOTS))


def bare_name(spec: str) -> str:
    """The name of a bot without its parameters, or nothing if there is no such bot."""
    name = spec.partition(":")[0]
    return name if name in BOTS or name in LEVELS else ""


def make_bot(spec: str, rules: Ruleset, seed: int) -> Bot:
    """A bot for one seat."""
    name, parameters = read_spec(spec)
    return BOTS[name](rules, seed, parameters)


def read_specs(text: str, seats: int, *, people: bool) -> list[str]:
    """One spec per seat from a comma-separated list; a shorter list is repeated."""
    specs = [part.strip() for part in text.split(",") if part.strip()] or ["random"]
    if len(specs) > seats:
        raise BadOption("option-bots-many", given=len(specs), seats=seats)
    for spec in specs:
        if spec != HUMAN:
            read_spec(spec)
        elif not people:
            raise BadOption("option-human")
    return [specs[seat % len(specs)] for seat in range(seats)]
