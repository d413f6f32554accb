"""Work that takes long, as data: a bot's choice, odds, hints, reasons, reviews and evaluations. A host runs it where it can.

A bot's task has a determinized state, in which everything its seat cannot know has been redealt, so the bot cannot see hidden cards.
"""

from __future__ import annotations

import secrets
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct

from metro2033.bots.bot import Question
from metro2033.bots.explain import advise, explain
from metro2033.bots.greedy import GreedyBot
from metro2033.bots.neural.bot import NeuralBot
from metro2033.bots.odds import odds
from metro2033.bots.random_bot import RandomBot
from metro2033.bots.registry import bot_class, make_bot, read_spec, room_spec
from metro2033.games import find_rules
from metro2033.kernel.header import packs_in, read_header
from metro2033.kernel.pack import Pack
from metro2033.kernel.ruleset import Ruleset
from metro2033.live.room import STAND_IN
from metro2033.study.review.course import course_of
from metro2033.study.review.fortune import Measured, fortune_of
from metro2033.study.review.game import Piece, Played
from metro2033.study.review.work import work
from metro2033.study.trainer.make import Made, Mistake, make


class Task(Struct, frozen=True):
    """A question for a bot: the bot, the rules, the seat's knowledge, and the kind of result wanted."""

    bot: str
    game: str
    edition: str
    options: tuple[tuple[str, str], ...]
    state: bytes
    seed: int
    seat: int
    want: Literal["choice", "odds", "advice", "reasons"] = "choice"
    chosen: str = ""  # the choice to explain: made already, or proven right
    spec: str = ""  # the bot spec behind the name on this server
    packs: tuple[str, ...] = ()  # the texts of content packs


Work = (
    Task | Piece | Played | Measured | Mistake
)  # a question, a piece of a review, a finished game for its chart or for a seat's luck, or an exercise to make


class Pool(Protocol):
    """Runs tasks in the order in which their owners take turns."""

    async def run(self, task: Work, owner: str = "", network: str = "") -> str | None:
        """Returns the result of an owner's task, or None if it failed or took too long."""

    async def rest(self) -> None:
        """Frees what an idle pool does not need."""

    async def close(self) -> None:
        """Stops the pool."""


def network_of(task: Work) -> str:
    """Returns the game whose network a task asks if there is one; an empty string if it asks none."""
    if not isinstance(task, Task):
        played = task if isinstance(task, Played) else task.game if isinstance(task, Measured) else task.played
        return read_header(played.header).game
    if task.want in ("advice", "reasons"):
        return task.game
    asks = task.want != "odds" and issubclass(bot_class(read_spec(task.spec)[0]), NeuralBot)
    return task.game if asks else ""


def is_quick(task: Work) -> bool:
    """Returns whether a task takes milliseconds: the choice of a bot that does not search."""
    if not isinstance(task, Task) or task.want != "choice":
        return False
    return issubclass(bot_class(read_spec(task.spec)[0]), RandomBot | GreedyBot)


def make_task(bot: str, rules: Ruleset, options: dict[str, str], state: Any, seed: int) -> Task:
    """Returns the task for the seat to move in a state; with the same seed, a bot without a time limit gives the same answer."""
    known = rules.determinise(state, state.asked, secrets.randbits(30))
    edition, settled = rules.edition, tuple(sorted(options.items()))
    spec = room_spec(bot, STAND_IN)
    saved, packs = rules.save(known), pack_texts(rules)
    return Task(bot, rules.game, edition, settled, saved, seed, state.asked, spec=spec, packs=packs)


def pack_texts(rules: Ruleset) -> tuple[str, ...]:
    """Returns the texts of a ruleset's packs, for a task."""
    return tuple(pack.text for pack in packs_in(rules))


def do(task: Work) -> str:
    """Executes a task and returns its result: a bot's choice as its id, anything else as JSON."""
    if isinstance(task, Task):
        return think(task)
    if isinstance(task, Measured):
        return msgspec.json.encode(fortune_of(task, find_rules)).decode()
    if isinstance(task, Played):
        return msgspec.json.encode(course_of(task, find_rules)).decode()
    if isinstance(task, Mistake):
        return msgspec.json.encode(Made(make(task, find_rules))).decode()
    return msgspec.json.encode(work(task, find_rules)).decode()


def think(task: Task) -> str:
    """Returns a bot's choice; or odds, advice or reasons, as JSON."""
    rules = find_rules(task.game, task.edition, dict(task.options), tuple(map(Pack, task.packs)))
    state = rules.load(task.state)
    chosen = rules.choices.parse(task.chosen).code if task.chosen else None
    if task.want == "odds":
        return msgspec.json.encode(odds(rules, state, task.seat, task.seed)).decode()
    if task.want == "advice":
        return msgspec.json.encode(advise(rules, state, chosen)).decode()
    bot = make_bot(task.spec, rules, task.seed)
    try:
        if task.want == "reasons":
            return msgspec.json.encode(explain(rules, Question(rules, state), bot, task.bot, chosen)).decode()
        return rules.choices[bot.choose(Question(rules, state))].id
    finally:
        bot.end(None)
