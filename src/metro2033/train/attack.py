"""Attacks on a bot: what is fixed before one begins, and its ledger, a JSON file that is written before and completed afterwards."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from metro2033 import codec
from metro2033.arena.statistics import DIGITS, wilson
from metro2033.kernel.problem import BadOption, Problem


class Kind(Struct, frozen=True):
    """A kind of attack."""

    name: str
    bot_is_odd: bool  # whether the bot has one seat and the learner all others, or the other way round
    is_spite: bool = False  # whether the learner is rewarded for the bot's defeats instead of its own wins


KINDS: Final[Mapping[str, Kind]] = {
    kind.name: kind for kind in (Kind("deviation", False), Kind("share", True), Kind("spite", True, True))
}
STARTS: Final = ("warm", "cold")
MOST_NAME, SHORT = 60, 8  # characters of a bot and of a hash in the name of a folder
LEDGER: Final = "ledger.json"
FIRST_DEAL: Final = 940_000_000  # deals of the measurement; training never uses them
DEALS: Final = 10_000_000  # reserved for each measurement of an attack


class Attack(Struct, frozen=True, kw_only=True):
    """Everything that is fixed before an attack begins."""

    game: str
    bot: str
    weights: str  # hash of the bot's weights; empty if it has none
    kind: str
    start: str
    begin: str  # hash of the weights that the learner starts from; empty for a cold start
    seats: int
    seed: int
    minutes: float
    iterations: int  # instead of minutes, if not 0
    games: int
    workers: int
    lanes: int
    steps: int
    width: int
    minibatch: int
    epochs: int
    rate: float
    entropy: float
    trace: float
    version: str
    survey: int = 1500  # steps from which the scale of the inputs is measured

    @property
    def name(self) -> str:
        """The name of its folder: two bots, or two files of weights, never share one."""
        bot = re.sub(r"[^\w.]+", "-", self.bot)[:MOST_NAME] + (f"-{self.weights[:SHORT]}" if self.weights else "")
        return f"{self.game}-{bot}-{self.seats}-{self.kind}-{self.start}-{self.seed}"


class Effort(Struct, frozen=True):
    """The training of the learner."""

    seconds: float
    decisions: int
    games: int
    iterations: int
    weights: str  # hash of the learner's weights


class Outcome(Struct, frozen=True):
    """The games of a measurement, as the odd seat's wins: the learner's in a deviation, otherwise the bot's."""

    first_deal: int
    games: int
    wins: float
    seconds: float


class Gain(Struct, frozen=True):
    """The points in percent that an attack takes from the bot, with a 95 % interval."""

    points: float
    low: float
    high: float


class Ledger(Struct, frozen=True, kw_only=True, tag_field="ledger", tag="metro2033 exploit 1"):
    """An attack, and its results when it is over."""

    attack: Attack
    effort: Effort | None = None
    outcome: Outcome | None = None
    confirmed: Outcome | None = None  # on further deals, for the strongest of several attacks

    @property
    def share(self) -> tuple[float, float, float]:
        """The odd seat's share of the games and its 95 % interval, of the confirmation if there is one."""
        outcome = self.confirmed or self.outcome
        if outcome is None:
            raise Problem("exploit-unfinished", name=self.attack.name)
        low, high = wilson(outcome.wins, outcome.games)
        return round(outcome.wins / outcome.games, DIGITS), low, high

    @property
    def gain(self) -> Gain:
        """How far the bot is exploited: above a fair share for a deviation, below it for the bot's own share."""
        share, low, high = self.share
        fair = 1 / self.attack.seats
        if KINDS[self.attack.kind].bot_is_odd:
            share, low, high = fair - share + fair, fair - high + fair, fair - low + fair
        return Gain(*(round(100 * (value - fair), 2) for value in (share, low, high)))


def write_ledger(folder: Path, ledger: Ledger) -> None:
    """Writes a ledger atomically, to be read by people too."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        making = folder / f"{LEDGER}.part"
        making.write_bytes(msgspec.json.format(msgspec.json.encode(ledger), indent=2) + b"\n")
        making.replace(folder / LEDGER)
    except OSError:
        raise Problem("file-unwritable", file=str(folder / LEDGER)) from None


def read_ledger(path: Path) -> Ledger:
    """Reads a ledger."""
    try:
        return codec.decode(path.read_bytes(), Ledger)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        raise Problem("exploit-ledger-broken", file=str(path)) from None


def open_ledger(folder: Path, attack: Attack) -> Ledger:
    """Returns the ledger of an attack, which is written if there is none.

    A folder with another attack is refused: a run that was made stays, whatever came out.
    """
    path = folder / LEDGER
    if not path.exists():
        write_ledger(folder, Ledger(attack=attack))
    ledger = read_ledger(path)
    if ledger.attack != attack:
        raise BadOption("exploit-ledger-other", file=str(path))
    return ledger


def hash_of(path: Path) -> str:
    """Returns the hash by which ledgers name a file of weights."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        raise Problem("weights-missing", file=path.name) from None
