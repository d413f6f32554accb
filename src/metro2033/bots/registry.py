"""All bots by name, for the command line, the arena and the server: `greedy`, `greedy:samples=5`; with those of one's own (`own`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from metro2033.bots.bot import Bot
from metro2033.bots.fair import FairBot
from metro2033.bots.greedy import GreedyBot
from metro2033.bots.ismcts import IsmctsBot
from metro2033.bots.levels import TABLE
from metro2033.bots.neural.bot import NeuralBot
from metro2033.bots.own import (
    OFFERED_NAME,
    House,
    import_path,
    installed,
    is_program,
    make_own,
    make_program,
    own_class,
    read_offers,
    read_program,
    split_list,
)
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
    name, pairs = _take_apart(spec.strip())
    parameters = dict(bot_class(name).PARAMETERS)
    for pair in pairs:
        key, _, value = pair.partition("=")
        if key not in parameters:
            raise BadOption("option-bot-parameter", bot=name, parameter=key[:40], allowed=tuple(parameters))
        if not value.isdecimal() or len(value) > 9:
            raise BadOption("option-bot-value", bot=name, parameter=key, value=value[:40])
        parameters[key] = int(value)
    return name, parameters


def _take_apart(spec: str) -> tuple[str, list[str]]:
    """The name, or the import path, and the parameters as written."""
    name, *pairs = spec.split(":")
    if name in LEVELS:
        name, *usual = LEVELS[name].split(":")
        return name, usual + pairs
    path = "" if name in BOTS or name in installed() else import_path(spec)
    return (path, pairs[1:]) if path else (name, pairs)


def bot_class(name: str) -> type[Bot]:
    """The class of a bot: one of ours, of an installed package, or by its import path."""
    found = BOTS.get(name) or own_class(name)
    if found is None:
        raise BadOption("option-bot", bot=name[:40], allowed=(*BOTS, *installed(), *LEVELS, HUMAN))
    return found


def check_name(name: str) -> None:
    """A bot or level by its bare name, or one that the host offers: who hosts others lets nobody else choose what runs, or what it may spend."""
    if not bare_name(name) == name != "":
        raise BadOption("option-bot", bot=name[:40], allowed=(*LEVELS, *BOTS, *House.offered))


def bare_name(spec: str) -> str:
    """The name of a bot that rooms may have without its parameters, or nothing if there is no such bot."""
    name = spec.partition(":")[0]
    return name if name in BOTS or name in LEVELS or name in House.offered else ""


def room_spec(name: str, otherwise: str) -> str:
    """The spec of a bot that rooms may have. What a document or a record names besides is never run: another bot takes its place."""
    plain = bare_name(name)
    if plain in House.offered:
        return House.offered[plain]
    try:
        read_spec(name if plain else otherwise)
    except BadOption:
        return otherwise
    return name if plain else otherwise


def check_spec(spec: str) -> None:
    """Refuse a spec that names no bot, or a program that is not there."""
    if is_program(spec):
        read_program(spec)
    else:
        read_spec(spec)


def make_bot(spec: str, rules: Ruleset, seed: int) -> Bot:
    """A bot for one seat."""
    if is_program(spec):
        return make_program(spec, rules, seed)
    name, parameters = read_spec(spec)
    if name in BOTS:
        return BOTS[name](rules, seed, parameters)
    return make_own(name, bot_class(name), rules, seed, parameters)


def try_bots(specs: Iterable[str], rules: Ruleset) -> None:
    """Make every bot once, so that one that cannot be made is told before anything is played."""
    for spec in dict.fromkeys(specs):
        if spec != HUMAN:
            make_bot(spec, rules, 0).end(None)


def read_specs(text: str, seats: int, *, people: bool) -> list[str]:
    """One spec per seat from a comma-separated list; a shorter list is repeated."""
    specs = split_list(text)
    if not specs:
        raise BadOption("option-bots-none")
    return seat_specs(specs, seats, people=people)


def seat_specs(specs: Sequence[str], seats: int, *, people: bool) -> list[str]:
    """One spec per seat; a shorter list is repeated."""
    if len(specs) > seats:
        raise BadOption("option-bots-many", given=len(specs), seats=seats)
    for spec in specs:
        if spec != HUMAN:
            check_spec(spec)
        elif not people:
            raise BadOption("option-human")
    return [specs[seat % len(specs)] for seat in range(seats)]


def is_named(spec: str) -> bool:
    """Whether a spec begins with a name that is known here; any other runs code that the spec names itself."""
    return spec.partition(":")[0] in (*BOTS, *LEVELS, *installed())


def offers(text: str) -> dict[str, str]:
    """The bots that a host offers in rooms: their names, which must be free, with their specs."""
    found: dict[str, str] = {}
    for name, spec in read_offers(text):
        if not OFFERED_NAME.fullmatch(name) or name in (*BOTS, *LEVELS, HUMAN, *found):
            raise BadOption("bot-offer-name", name=name[:40], spec=spec[:80])
        check_spec(spec)
        found[name] = spec
    return found
