"""All bots by name, for the command line, the arena and the server: `greedy`, `greedy:samples=5`; includes custom ones (`own`)."""

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
LEVELS: Mapping[str, str] = {level.name: level.bot for level in TABLE}  # specs by level
HUMAN = "human"


def read_spec(spec: str) -> tuple[str, dict[str, int]]:
    """Parses `name:key=value:key=value` into a bot's name and all its parameters; levels are resolved to their bot."""
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
    """Splits a spec into the name or import path, and the parameters as written."""
    name, *pairs = spec.split(":")
    if name in LEVELS:
        name, *usual = LEVELS[name].split(":")
        return name, usual + pairs
    path = "" if name in BOTS or name in installed() else import_path(spec)
    return (path, pairs[1:]) if path else (name, pairs)


def bot_class(name: str) -> type[Bot]:
    """Returns the class of a bot: built-in, from an installed package, or by import path."""
    found = BOTS.get(name) or own_class(name)
    if found is None:
        raise BadOption("option-bot", bot=name[:40], allowed=(*BOTS, *installed(), *LEVELS, HUMAN))
    return found


def check_name(name: str) -> None:
    """Rejects anything but the bare name of a bot, level or offered bot.

    On a server, users must not choose which code runs or how much it may compute.
    """
    if not bare_name(name) == name != "":
        raise BadOption("option-bot", bot=name[:40], allowed=(*LEVELS, *BOTS, *House.offered))


def bare_name(spec: str) -> str:
    """Returns the name of a bot that rooms may use, without its parameters, or an empty text if there is none."""
    name = spec.partition(":")[0]
    return name if name in BOTS or name in LEVELS or name in House.offered else ""


def room_spec(name: str, otherwise: str) -> str:
    """Returns the spec of a bot that rooms may use.

    Any other spec in a document or a record is never run: `otherwise` replaces it.
    """
    plain = bare_name(name)
    if plain in House.offered:
        return House.offered[plain]
    try:
        read_spec(name if plain else otherwise)
    except BadOption:
        return otherwise
    return name if plain else otherwise


def check_spec(spec: str) -> None:
    """Rejects a spec of an unknown bot or a missing program."""
    if is_program(spec):
        read_program(spec)
    else:
        read_spec(spec)


def make_bot(spec: str, rules: Ruleset, seed: int) -> Bot:
    """Returns a bot for one seat."""
    if is_program(spec):
        return make_program(spec, rules, seed)
    name, parameters = read_spec(spec)
    if name in BOTS:
        return BOTS[name](rules, seed, parameters)
    return make_own(name, bot_class(name), rules, seed, parameters)


def try_bots(specs: Iterable[str], rules: Ruleset) -> None:
    """Makes every bot once, so that failures are reported before any game is played."""
    for spec in dict.fromkeys(specs):
        if spec != HUMAN:
            make_bot(spec, rules, 0).end(None)


def read_specs(text: str, seats: int, *, people: bool) -> list[str]:
    """Parses a comma-separated list into one spec per seat; a shorter list repeats."""
    specs = split_list(text)
    if not specs:
        raise BadOption("option-bots-none")
    return seat_specs(specs, seats, people=people)


def seat_specs(specs: Sequence[str], seats: int, *, people: bool) -> list[str]:
    """Returns one spec per seat; a shorter list repeats."""
    if len(specs) > seats:
        raise BadOption("option-bots-many", given=len(specs), seats=seats)
    for spec in specs:
        if spec != HUMAN:
            check_spec(spec)
        elif not people:
            raise BadOption("option-human")
    return [specs[seat % len(specs)] for seat in range(seats)]


def is_named(spec: str) -> bool:
    """Returns whether a spec starts with a known name; any other spec runs code that it names itself."""
    return spec.partition(":")[0] in (*BOTS, *LEVELS, *installed())


def offers(text: str) -> dict[str, str]:
    """Returns the specs of the bots that a host offers in rooms, by name; names must not be taken."""
    found: dict[str, str] = {}
    for name, spec in read_offers(text):
        if not OFFERED_NAME.fullmatch(name) or name in (*BOTS, *LEVELS, HUMAN, *found):
            raise BadOption("bot-offer-name", name=name[:40], spec=spec[:80])
        check_spec(spec)
        found[name] = spec
    return found
