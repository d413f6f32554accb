"""The bots of a game in its record, and the check that their answers are theirs: every question is asked again.

A record names each bot by its spec and the hash of its weights. Its seeds follow from the luck of the game: in a sealed game from
the secret, which nobody knows before the end, a new one for every question; otherwise from the game's seed, one for each seat.
"""

from __future__ import annotations

import hashlib
import hmac
import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from metro2033.bots.bot import Bot, Question
from metro2033.bots.neural.bot import NeuralBot
from metro2033.bots.neural.weights import weights_file
from metro2033.bots.registry import BOTS, bot_class, is_named, make_bot, read_spec
from metro2033.kernel.chance import FAST, Chance
from metro2033.kernel.problem import BadOption
from metro2033.kernel.record import FindRules, Record, begin
from metro2033.kernel.ruleset import Ruleset

SEED_BITS: Final = 30
LABEL: Final = "metro2033 bot"
NO_WEIGHTS: Final = "-"
# Of log-probability: machines round differently, so options this close to the best count as the bot's.
MARGIN: Final = 1e-3
MOST: Final = 10_000  # for any parameter and for all work: a stranger's record must not keep a processor busy for hours
WORK: Final = ("samples", "iterations", "width", "depth")  # parameters that multiply the cost of a decision
TIME, CODE, WEIGHTS, COST = "time", "code", "weights", "cost"  # why a bot cannot be asked again


class Difference(Struct, frozen=True):
    """An answer in the record that the bot would not give. Answers are numbered from 1."""

    answer: int
    given: str
    own: str


class Witnessed(Struct, frozen=True):
    """The bot of one seat: how many of its decisions were compared, which differ, or why it cannot be asked again."""

    seat: int
    bot: str
    decisions: int
    differences: tuple[Difference, ...] = ()
    unverifiable: str = ""


class Named(Struct, frozen=True):
    """A bot as a record names it."""

    seat: int
    weights: str
    spec: str


def name_bot(seat: int, spec: str, game: str) -> str:
    """Returns the text by which a record names a bot. Of a bot that is not built in, it has only the name: a spec may be a path."""
    if not is_named(spec) or read_spec(spec)[0] not in BOTS:
        return f"{seat} {NO_WEIGHTS} {spec.partition(':')[0] if is_named(spec) else CODE}"
    name, parameters = read_spec(spec)
    return (
        f"{seat} {_weights_of(name, game)} {':'.join([name, *(f'{key}={value}' for key, value in parameters.items())])}"
    )


def name_bots(specs: Sequence[str], game: str) -> tuple[str, ...]:
    """Returns these texts for a table of bots."""
    return tuple(name_bot(seat, spec, game) for seat, spec in enumerate(specs))


def read_named(text: str) -> Named:
    """Parses that text; the record has checked its form."""
    seat, weights, spec = text.split(" ", 2)
    return Named(int(seat), weights, spec)


def seed_of(chance: Chance, seat: int, number: int) -> int:
    """Returns the seed of a bot for a question; `number` is the count of the seat's earlier answers."""
    key = bytes.fromhex(chance.secret) if chance.kind != FAST else str(chance.seed).encode()
    digest = hmac.digest(key, f"{LABEL} {seat} {number}".encode(), "sha256")
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def ask_again(record: Record, find_rules: FindRules, asked: Callable[[], object] = lambda: None) -> list[Witnessed]:
    """Asks every bot of a valid record again; calls `asked` after each answer of the record."""
    header = record.header
    game = begin(header, find_rules)
    named = {bot.seat: bot for bot in map(read_named, header.bots)}
    whys = {seat: why_not(bot, game.rules) for seat, bot in named.items()}
    found: dict[int, list[Difference]] = {seat: [] for seat in named}
    decisions, given = Counter[int](), Counter[int]()
    keepers = {seat: _Keeper(header.chance, bot, game.rules) for seat, bot in named.items() if not whys[seat]}
    try:
        for number, (seat, text) in enumerate(record.answers, 1):
            if seat in keepers and len(game.state.options) > 1:
                decisions[seat] += 1
                own = keepers[seat].differs(game.state, game.rules.choices.parse(text).code, given[seat])
                if own is not None:
                    found[seat].append(Difference(number, text, game.rules.choices[own].id))
            game.answer(seat, text)
            given[seat] += 1
            asked()
    finally:
        for keeper in keepers.values():
            keeper.close()
    return [
        Witnessed(seat, bot.spec, decisions[seat], tuple(found[seat]), whys[seat])
        for seat, bot in sorted(named.items())
    ]


def why_not(bot: Named, rules: Ruleset) -> str:
    """Returns why a bot cannot be asked again, or an empty string."""
    if bot.spec.partition(":")[0] not in BOTS:  # before it is read: a stranger's record must not name code to import
        return CODE
    try:
        name, parameters = read_spec(bot.spec)
    except BadOption:
        return CODE
    if bot.weights != _weights_of(name, rules.game):
        return WEIGHTS
    if max(math.prod(parameters.get(name) or 1 for name in WORK), *parameters.values(), 0) > MOST:
        return COST
    counted = parameters.get("samples") or parameters.get("iterations")
    if parameters.get("ms") and not counted:
        return TIME
    made = make_bot(bot.spec, rules, 0)
    # A search plays instead if the network does not know the cards; without a count, it searches for a time.
    return TIME if isinstance(made, NeuralBot) and made.instead and not counted else ""


def _weights_of(name: str, game: str) -> str:
    """Returns the hash of the installed weights, if the bot uses some and they are a file."""
    path = weights_file(game)
    if not issubclass(bot_class(name), NeuralBot):
        return NO_WEIGHTS
    if not path.is_file():
        beside = path.with_suffix(".sha256")  # where a host evaluates the network, its file is elsewhere
        return beside.read_text(encoding="utf-8").strip() if beside.is_file() else NO_WEIGHTS
    facts = path.stat()
    return _hash(path, facts.st_size, facts.st_mtime_ns)


@lru_cache(maxsize=8)
def _hash(path: Path, size: int, changed: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


class _Keeper:
    """Asks one bot again."""

    def __init__(self, chance: Chance, bot: Named, rules: Ruleset) -> None:
        self.chance, self.seat, self.spec, self.rules = chance, bot.seat, bot.spec, rules
        self.lasting = make_bot(bot.spec, rules, chance.seed * 64 + bot.seat) if chance.kind == FAST else None

    def differs(self, s: Any, code: int, number: int) -> int | None:
        """Returns the bot's own answer if it is not the given one."""
        if self.lasting is not None:
            bot, question = self.lasting, Question(self.rules, s)
        else:
            bot = make_bot(self.spec, self.rules, seed_of(self.chance, self.seat, number))
            question = Question(self.rules, self.rules.determinise(s, self.seat, 0))
        own = bot.choose(question)
        agrees = own == code or is_close(bot, question, code)
        if self.lasting is None:
            bot.end(None)
        return None if agrees else own

    def close(self) -> None:
        """Ends the bot."""
        if self.lasting is not None:
            self.lasting.end(None)


def is_close(bot: Bot, question: Question, code: int) -> bool:
    """Returns whether a network that answers by its policy likes an answer as much as the best, up to rounding."""
    if type(bot) is not NeuralBot or any(bot.parameters[name] for name in ("ms", "samples", "temperature")):
        return False
    from metro2033.bots.neural.thinker import thinker_for

    liked = thinker_for(bot.rules).liking(bot, question)
    return liked[question.options.index(code)] >= max(liked) - MARGIN
