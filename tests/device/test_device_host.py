"""A device's demands on its host: few imports, a worker that passes bytes, a network that may be missing."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from metro2033.bots.neural.host import is_without, unregister
from metro2033.device.device import Device
from metro2033.device.networks import Networks
from metro2033.device.worker import open_device, open_feed, read_task, request, write_task
from metro2033.games import GAMES
from metro2033.live.tasks import Task, Work, do, is_quick, network_of
from metro2033.study.review.game import Piece, Played
from tests.bots.test_host import Host
from tests.device.person import Memory, Person, Seen, at_random
from tests.seeds import luck

MISSING = ("numpy", "sqlalchemy", "starlette", "uvicorn", "httpx", "websockets", "multiprocessing", "prometheus_client")
WITHOUT = f"""
import sys, threading
for name in {MISSING!r}:
    sys.modules[name] = None
def start(self):
    raise RuntimeError("no threads here")
threading.Thread.start = start
"""


def test_a_device_needs_no_numpy_database_server_process_or_thread() -> None:
    code = """
import asyncio, json
from metro2033.device.worker import open_device
from metro2033.device.device import Device, ROUTES

class Memory:
    def __init__(self): self.entries = {}
    async def load(self): return dict(self.entries)
    async def put(self, entries): self.entries.update(entries)
    async def remove(self, keys): [self.entries.pop(key, None) for key in keys]

async def main():
    device, over = Device(Memory(), pause=0.0), asyncio.Event()
    async def ask(method, path, body=None):
        return json.loads((await device.request(method, path, json.dumps(body).encode()))[1])
    wanted = {"name": "Anna", "settings": {"game": "breakthrough", "seats": 2, "bots": ["novice", "regular"]}}
    room = (await ask("POST", "/api/rooms", wanted))["room"]["id"]
    await ask("POST", f"/api/rooms/{room}/commands", {"do": "start"})
    feed = device.open(room, "", lambda message: over.set() if b'"status":"over"' in message else None)
    await over.wait()
    print((await ask("GET", f"/api/rooms/{room}/verify"))["holds"])
asyncio.run(main())
"""
    made = subprocess.run([sys.executable, "-c", WITHOUT + code], capture_output=True, text=True, check=False)
    assert made.stdout.split() == ["True"], made.stderr


@pytest.mark.parametrize(
    "task",
    [
        Task("legend", "board", "en2012", (("a", "b"),), b"\x00\xffstate", 5, 1, "advice", "x", "neural", ("pack",)),
        Piece(Played("metro2033 record 1\ngame: board", [(1, 0, "pass")]), 1, 0, 1),
        Played("metro2033 record 1\ngame: breakthrough", [(1, 0, "pass"), (2, 1, "discard pork")]),
    ],
)
def test_tasks_come_to_another_worker_as_they_were(task: Work) -> None:
    assert read_task(write_task(task)) == task


def test_tasks_name_the_network_that_they_ask() -> None:
    def named(spec: str, want: Any = "choice") -> str:
        return network_of(Task("", "board", "", (), b"", 0, 0, want, spec=spec))

    assert [named(spec) for spec in ("novice", "regular", "veteran", "random")] == [""] * 4
    assert [named(spec) for spec in ("legend", "master", "adaptive", "neural:ms=5")] == ["board"] * 4
    assert (named("greedy", "advice"), named("legend", "odds"), named("greedy", "reasons")) == ("board", "", "board")


def test_only_choices_of_bots_that_do_not_search_are_quick() -> None:
    def quick(spec: str, want: Any = "choice") -> bool:
        return is_quick(Task("", "board", "", (), b"", 0, 0, want, spec=spec))

    assert [quick(spec) for spec in ("random", "novice", "regular", "greedy:samples=5")] == [True] * 4
    assert [quick(spec) for spec in ("veteran", "legend", "master", "adaptive", "ismcts", "fair")] == [False] * 6
    assert [quick("novice", want) for want in ("odds", "advice", "reasons")] == [False] * 3
    assert not is_quick(Played("metro2033 record 1", []))


@pytest.fixture
def game() -> Iterator[str]:
    """Provides a game and removes its network after the test."""
    yield "breakthrough"
    unregister("breakthrough")


def test_bots_search_while_their_network_is_missing_and_ask_it_once_it_is_there(game: str) -> None:
    network, tries = Host(game), 0

    async def load(wanted: str, is_for_bot: bool) -> Host:
        nonlocal tries
        assert (wanted, is_for_bot) == (game, tries > 0)
        tries += 1
        if tries == 1:
            raise OSError("offline")
        return network

    async def scenario() -> None:
        device = Device(Memory(), pause=0.0, think=Networks(load).work)
        anna = Person(device)
        room = await anna.begin(game=game, seats=2, bots=["", "greedy"])
        seen = (await anna.play(room, [0], at_random(luck("offline")), most=4))[0]
        question, update = seen.question(0), seen.last("update")
        while question is None or update is None:
            seen = (await anna.play(room, [0], at_random(luck("offline")), most=1))[0]
            question, update = seen.question(0), seen.last("update")
        hint = await anna.ask("POST", f"/api/rooms/{room}/advice", {"seat": 0, "seq": update["seq"]})
        assert (hint["bot"], tries, is_without(game), network.asked) == ("veteran", 1, True, [])
        again = await anna.begin(game=game, seats=2, bots=["", "legend"])
        await anna.play(again, [0], at_random(luck("online")), most=4)
        assert (tries, is_without(game)) == (2, False) and network.asked
        await device.close()

    asyncio.run(scenario())


class Promises:
    """Storage as a browser's: arrays of keys and bytes."""

    def __init__(self) -> None:
        self.entries: dict[str, bytes] = {}

    async def load(self) -> list[list[Any]]:
        return [[key, memoryview(data)] for key, data in self.entries.items()]

    async def put(self, entries: list[list[Any]]) -> None:
        self.entries.update((key, bytes(data)) for key, data in entries)

    async def remove(self, keys: list[str]) -> None:
        for key in keys:
            self.entries.pop(key, None)


async def no_network(game: str, is_for_bot: bool) -> Host:
    """Fails, as without a connection."""
    raise OSError(game)


def test_a_worker_passes_strings_bytes_and_long_tasks() -> None:
    sent: list[Task] = []

    async def think(data: bytes) -> str:
        task = read_task(memoryview(data))
        assert isinstance(task, Task)
        sent.append(task)
        return do(task)

    async def scenario() -> None:
        storage, seen = Promises(), Seen()
        device = open_device(storage, no_network, think)
        wanted = {"name": "Анна", "settings": {"game": "breakthrough", "seats": 2, "bots": ["regular", "veteran"]}}
        status, text = await request(device, "POST", "/api/rooms?lang=ru", msgspec.json.encode(wanted).decode())
        room = msgspec.json.decode(text)["room"]["id"]
        assert status == 201 and "Анна" in text
        await request(device, "POST", f"/api/rooms/{room}/commands", '{"do":"start"}')
        feed = open_feed(device, room, "lang=ru", seen.take)
        await seen.until(lambda: (seen.last("update") or {"seq": 0})["seq"] > 20)
        feed.close()
        await device.close()
        again = open_device(storage, no_network, think)
        listed = msgspec.json.decode((await request(again, "GET", "/api/rooms", None))[1])
        assert [room["id"] for room in listed["yours"]] == [room]

    asyncio.run(scenario())
    assert {task.spec for task in sent} == {"veteran"}, "bots that search think in the other worker, quick ones here"


def test_tasks_are_executed_here_while_the_other_worker_fails() -> None:
    tries = 0

    async def think(data: bytes) -> str:
        nonlocal tries
        tries += 1
        raise MemoryError

    async def scenario() -> None:
        device = open_device(Promises(), no_network, think)
        anna = Person(device)
        room = await anna.begin(game="breakthrough", seats=2, bots=["", "veteran"])
        await anna.play(room, [0], at_random(luck("alone")), most=3)
        await device.close()

    asyncio.run(scenario())
    assert tries, "the other worker is asked first"


@pytest.mark.parametrize("game", GAMES)
def test_bots_on_a_device_get_only_what_their_seat_may_know(game: str) -> None:
    """A bot's position gives its seat the same view as the real one, and has other secrets."""
    from metro2033.games import find_rules
    from metro2033.kernel.pack import Pack

    asked: list[Task] = []

    async def think(task: Work) -> str:
        assert isinstance(task, Task)
        asked.append(task)
        return do(task)

    async def scenario() -> list[Any]:
        device = Device(Memory(), pause=0.0, think=think)
        anna = Person(device)
        room = await anna.begin(game=game, seats=2, bots=["", "greedy"])
        hands: list[Any] = []

        async def look() -> None:
            live = await device._parts.room(room)
            hands.append(live.playing().game.state.clone())

        await anna.play(room, [0], at_random(luck(game)), most=20, after=look)
        await device.close()
        return hands

    real = asyncio.run(scenario())
    seen = hidden = 0
    for task in asked:
        rules = find_rules(task.game, task.edition, dict(task.options), tuple(map(Pack, task.packs)))
        given = rules.load(task.state)
        for state in real:
            if rules.view(state, task.seat) == rules.view(given, task.seat):
                seen += 1
                hidden += rules.digest(state) != rules.digest(given)
    assert seen, "some positions were looked at while a bot was asked"
    assert hidden, "what its seat cannot know was dealt again"
