"""Work that takes long, as data: a bot's choice, odds, hints, reasons, reviews and evaluations. A host runs it where it can.

A bot's task has a determinized state, in which everything its seat cannot know has been redealt, so the bot cannot see hidden cards.
"""

from __future__ import annotations

import secrets
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct

from metro2033.bots.adviser import advise
from metro2033.bots.bot import Question
from metro2033.bots.explain import explain
from metro2033.bots.odds import odds
from metro2033.bots.registry import make_bot, room_spec
from metro2033.games import find_rules
from metro2033.kernel.pack import Pack
from metro2033.kernel.record import packs_in
from metro2033.kernel.ruleset import Ruleset
from metro2033.live.membership import STAND_IN
from metro2033.study.review.game import Piece


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
    chosen: str = ""  # the choice to explain, if it has been made already
    spec: str = ""  # the bot spec behind the name on this server
    packs: tuple[str, ...] = ()  # the texts of content packs


class Positions(Struct, frozen=True):
    """Positions of a finished game, in which nothing is hidden, for the learned bot to evaluate."""

    game: str
    edition: str
    options: tuple[tuple[str, str], ...]
    states: tuple[bytes, ...]
    packs: tuple[str, ...] = ()


Work = Task | Piece | Positions


class Pool(Protocol):
    """Runs tasks in the order in which their owners take turns."""

    async def run(self, task: Work, owner: str = "", network: str = "") -> str | None:
        """Returns the result of an owner's task, or None if it failed or took too long."""

    async def rest(self) -> None:
        """Frees what an idle pool does not need."""

    async def close(self) -> None:
        """Stops the pool."""


def make_task(bot: str, rules: Ruleset, options: dict[str, str], state: Any) -> Task:
    """Returns the task for the seat to move in a state."""
    known = rules.determinise(state, state.asked, secrets.randbits(30))
    edition, settled = rules.edition, tuple(sorted(options.items()))
    seed, spec = secrets.randbits(30), room_spec(bot, STAND_IN)
    saved, packs = rules.save(known), pack_texts(rules)
    return Task(bot, rules.game, edition, settled, saved, seed, state.asked, spec=spec, packs=packs)


def pack_texts(rules: Ruleset) -> tuple[str, ...]:
    """Returns the texts of a ruleset's packs, for a task."""
    return tuple(pack.text for pack in packs_in(rules))


def do(task: Work) -> str:
    """Executes a task and returns its result: a bot's choice as its id, anything else as JSON."""
    if isinstance(task, Task):
        return think(task)
    if isinstance(task, Positions):
        return judge(task)
    from metro2033.study.review.work import work  # needs NumPy, which other workers do without

    return msgspec.json.encode(work(task, find_rules)).decode()


def think(task: Task) -> str:
    """Returns a bot's choice; or odds, advice or reasons, as JSON."""
    rules = find_rules(task.game, task.edition, dict(task.options), tuple(map(Pack, task.packs)))
    state = rules.load(task.state)
    if task.want == "odds":
        return msgspec.json.encode(odds(rules, state, task.seat, task.seed)).decode()
    if task.want == "advice":
        return msgspec.json.encode(advise(rules, state, task.seed)).decode()
    bot = make_bot(task.spec, rules, task.seed)
    try:
        if task.want == "reasons":
            chosen = rules.choices.parse(task.chosen).code if task.chosen else None
            return msgspec.json.encode(explain(bot, task.bot, Question(rules, state), chosen)).decode()
        return rules.choices[bot.choose(Question(rules, state))].id
    finally:
        bot.end(None)


def judge(task: Positions) -> str:
    """Returns every seat's win probability in each position, as JSON; an empty list if the learned bot does not know the cards."""
    from metro2033.bots.neural.thinker import thinker_for

    rules = find_rules(task.game, task.edition, dict(task.options), tuple(map(Pack, task.packs)))
    thinker = thinker_for(rules)
    found = thinker.own_chances([rules.load(state) for state in task.states]) if thinker.knows else []
    return msgspec.json.encode(found).decode()
