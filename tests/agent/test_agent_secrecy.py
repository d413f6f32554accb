"""Non-interference: every tool answers the same, to the byte, in two games that the agent's seat cannot tell apart."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from metro2033.agent.local import LocalSession
from metro2033.agent.server import _call
from metro2033.bots.registry import HUMAN
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.table.local_play import NOBODY
from metro2033.table.local_table import LocalTable
from metro2033.text.say import say_problem
from tests.properties.conformance import walk
from tests.properties.test_properties import CARDS, OPTIONS, Table, name, rules_of

TABLES: list[Table] = [*CARDS[:1], ("breakthrough", "", OPTIONS["survival"], 3), ("board", "", {}, 3)]
POSITIONS, STEPS, DEALS = 10, 20, 2


class StillTable(LocalTable):
    """A table whose other seats the test plays."""

    async def run(self) -> None:
        self.listener(self.play.moment())


def twin_tables(rules: Ruleset, state: object, seats: int, seat: int, deal: int) -> list[StillTable]:
    """Returns a position, and the same with everything dealt again that the seat cannot know."""
    specs = [HUMAN if one == seat else NOBODY for one in range(seats)]
    worlds = [rules.determinise(state, seat, seed) for seed in (1000 + deal, 2000 + deal)]
    return [StillTable(Game(rules, world, Chance(), seats), specs, pause=0.0) for world in worlds]


def play_alike(tables: list[StillTable], rnd: random.Random) -> bool:
    """Answers the open question alike in both games; returns False if they ask for different things."""
    first, second = (table.play.game.prompt for table in tables)
    if first is None or second is None or (first.seat, first.name) != (second.seat, second.name):
        return False
    shared = sorted({option.id for option in first.options} & {option.id for option in second.options})
    if not shared:
        return False
    choice = rnd.choice(shared)
    for table in tables:
        table.play.play(first.seat, choice)
    return True


def look_alike(tables: list[StillTable], seat: int) -> bool:
    """Returns whether the seat cannot tell the games apart: it sees and has heard the same."""
    views = [msgspec.json.encode(table.play.game.view(seat)) for table in tables]
    heard = [msgspec.json.encode([line.told for line in table.play.log.lines(seat, 999)]) for table in tables]
    return views[0] == views[1] and heard[0] == heard[1]


async def everything_said(table: StillTable, choices: list[str], language: str) -> bytes:
    """Calls every tool that answers without changing the game."""
    session = LocalSession(language)
    tools = {tool.name: tool for tool in session.tools()}
    said: list[object] = []
    await session.sit_at(table, patience=0)
    calls: list[tuple[str, dict[str, object]]] = [
        ("table", {"board": True}),
        ("wait", {"seconds": 0}),
        ("position", {}),
    ]
    calls += [("why_not", {"choice": choice}) for choice in choices]
    calls += [("answer", {"question": 0 + 10**6, "choice": "x"}), ("rule", {"words": "C-72"}), ("card", {"words": "a"})]
    for tool, arguments in calls:
        try:
            reply = await _call(tools, tool, arguments)
            said.append((reply.text, msgspec.to_builtins(reply.data)))
        except Problem as problem:
            said.append(say_problem(problem, language))
    await session.close()
    return msgspec.json.encode(said)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_no_tool_tells_worlds_apart_that_the_seat_cannot(table: Table) -> None:
    rules, seats = rules_of(table)
    rnd = random.Random(7)
    states = list(walk(rules, seats, 11, 20))
    compared = asked = 0
    for state in rnd.sample(states, min(POSITIONS, len(states))):
        seat = rnd.randrange(seats)
        for deal in range(DEALS):
            tables = twin_tables(rules, state, seats, seat, deal)
            for _ in range(STEPS):
                if not look_alike(tables, seat):
                    break
                prompt = tables[0].play.game.prompt
                if prompt is not None and (prompt.seat == seat or rnd.random() < 0.1):
                    others = [*sorted({option.id for option in prompt.options})[:3], "deck", "pass", "attack polis"]
                    said = [asyncio.run(everything_said(one, others, "en")) for one in tables]
                    assert said[0] == said[1], (name(table), prompt.name)
                    compared += 1
                    asked += prompt.seat == seat
                if not play_alike(tables, rnd):
                    break
    assert compared >= 20 and asked >= 10, (compared, asked)
