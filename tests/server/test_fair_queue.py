"""Turns go by network and person: a flood of replays, drafts or questions keeps no other person waiting.

Queues have an end.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller, TooFast, Unavailable
from metro2033.live.clock import SYSTEM
from metro2033.live.replay import Replay
from metro2033.server.archive.replay_process import KEPT, Answering, Asked
from metro2033.server.archive.service import ArchiveService
from metro2033.server.core.fair_queue import FairQueue
from metro2033.server.core.quotas import Quotas
from metro2033.server.features import quotas_of
from tests.packs.written import CARDS
from tests.server.running import ROOT, Running, both_on_stage, from_address, quick

RECORD = (ROOT / "tests" / "games" / "breakthrough_pl2017_survival4_3_500.metro").read_text(encoding="utf-8")
FLOOD, HOME = "203.0.113.7", "198.51.100.1"

Owner = tuple[str, str]  # a person and a network


async def order_of(owners: Sequence[Owner], most_waiting: float = 1000) -> list[object]:
    """Returns how tasks that arrive at a busy queue end, in their order: the owner, or the refusal."""
    queue, ended, all_wait = FairQueue(1, most_waiting), list[object](), asyncio.Event()

    async def hold() -> None:
        async with queue.turn("nobody"):
            await all_wait.wait()

    async def work(owner: Owner) -> None:
        try:
            async with queue.turn(*owner):
                ended.append(owner[0])
        except Problem as problem:
            ended.append((owner[0], type(problem), problem.key))

    tasks = [asyncio.create_task(hold())]
    for owner in owners:
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(work(owner)))
    for _ in range(3):
        await asyncio.sleep(0)
    all_wait.set()
    await asyncio.gather(*tasks)
    assert not len(queue)
    return ended


def test_fault_5_networks_take_turns_and_within_them_people() -> None:
    flood = [("guest 1", FLOOD)] * 3 + [("guest 2", FLOOD)] * 2
    found = asyncio.run(order_of([*flood, ("anna", HOME), ("boris", HOME), ("carl", "")]))
    assert found == ["guest 1", "anna", "carl", "guest 2", "boris", "guest 1", "guest 2", "guest 1"]


def test_fault_5_a_full_queue_makes_room_for_whoever_waits_with_less() -> None:
    found = asyncio.run(order_of([*[("guest", FLOOD)] * 3, ("anna", HOME), ("guest", FLOOD)], most_waiting=3))
    refusal = ("guest", TooFast, "limit-waiting")
    assert found == [refusal, refusal, "guest", "anna", "guest"]


def test_a_full_queue_makes_room_within_a_network_too() -> None:
    found = asyncio.run(order_of([*[("guest", HOME)] * 3, ("anna", HOME)], most_waiting=3))
    assert found == [("guest", TooFast, "limit-waiting"), "guest", "anna", "guest"]


def test_a_queue_full_of_many_networks_is_busy() -> None:
    owners = [(name, f"198.51.100.{number}") for number, name in enumerate("abcd")]
    assert asyncio.run(order_of(owners, most_waiting=3)) == [("d", Unavailable, "server-busy"), "a", "b", "c"]


def test_a_cancelled_task_leaves_its_place_in_a_full_queue() -> None:
    async def scene() -> None:
        queue = FairQueue(1, 1)
        async with queue.turn("first"):

            async def wait() -> None:
                async with queue.turn("second"):
                    pass

            gone, stays = asyncio.create_task(wait()), None
            await asyncio.sleep(0)
            assert len(queue) == 1
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert len(queue) == 0
            stays = asyncio.create_task(wait())
            await asyncio.sleep(0)
        await stays

    asyncio.run(scene())


# On a server.


@asynccontextmanager
async def guest_at(server: Running, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Provides a guest with a cookie, at an address."""
    async with from_address(server, address) as guest:
        body = wire.NewRoom("Guest", wire.Settings(game="breakthrough"))
        assert (await guest.post("/api/rooms", content=msgspec.json.encode(body))).status_code == 201
        yield guest


async def overtaken(flood: Sequence[Callable[[], Awaitable[httpx.Response]]], honest: Awaitable[httpx.Response]) -> int:
    """Returns how many requests of a flood are answered before an honest one that comes after all of them."""
    answered = 0

    async def one(ask: Callable[[], Awaitable[httpx.Response]]) -> None:
        nonlocal answered
        assert (await ask()).status_code in (200, 429)
        answered += 1

    tasks = [asyncio.create_task(one(ask)) for ask in flood]
    for _ in range(20):
        await asyncio.sleep(0)
    response = await honest
    assert response.status_code == 200
    before = answered
    await asyncio.gather(*tasks)
    return before


def test_fault_5_one_guest_with_many_long_games_does_not_keep_replays_waiting(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        server.parts[ArchiveService].replays._long = 5  # so that this game counts as a long one
        body = msgspec.json.encode(wire.Import("Guest", RECORD))
        async with guest_at(server, FLOOD) as guest, guest_at(server, HOME) as honest:
            rooms = [(await one.post("/api/rooms/import", content=body)).json() for one in [guest] * 6 + [honest]]
            *theirs, mine = [f"/api/rooms/{room['room']['id']}/replay?open=1&to=9" for room in rooms]
            assert (await honest.get(mine)).status_code == 200  # the process has started
            flood = [lambda path=path: guest.get(path) for path in theirs]
            assert await overtaken(flood, honest.get(mine)) <= 2  # the one that ran, and one more

    both_on_stage(database, scene)


def test_fault_5_the_process_keeps_games_of_every_network() -> None:
    """A network that asks for many games forgets its own, not those of others."""
    from metro2033.kernel import record
    from metro2033.kernel.header import write_header

    answering, header = Answering(), write_header(record.read(RECORD).header)

    def ask(game: str, network: str, after: int = 0) -> bool:
        return answering(Asked(game, network, header, after, [], seq_of)).is_missing

    ask("mine", HOME)
    for number in range(2 * KEPT):
        ask(f"theirs {number}", FLOOD)
    assert "mine" in answering._replays and len(answering._replays) == KEPT


def seq_of(replay: Replay) -> int:
    return replay.seq


def test_fault_6_drafts_of_one_anonymous_address_do_not_keep_the_pack_reader_busy(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        body = msgspec.json.encode(wire.SentPack(CARDS))
        async with from_address(server, FLOOD) as stranger, from_address(server, HOME) as honest:

            async def read(one: httpx.AsyncClient) -> httpx.Response:
                one.cookies.clear()
                return await one.post("/api/packs/read", content=body)

            assert (await read(honest)).status_code == 200  # the process has started
            assert await overtaken([lambda: read(stranger)] * 8, read(honest)) <= 2

    both_on_stage(database, scene)


def test_fault_6_strangers_of_one_network_share_one_persons_quota(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        async with from_address(server, FLOOD) as stranger, from_address(server, HOME) as neighbour:
            for path in ("/api/leaderboards/board", "/api/account/export"):
                statuses = [(await stranger.get(path)).status_code for _ in range(4)]
                assert statuses == [200, 200, 200, 429], path
                assert (await neighbour.get(path)).status_code == 200

    both_on_stage(database, scene, profiles_per_minute=3, exports_per_hour=3)


def test_fault_6_strangers_do_not_push_the_counts_of_people_out_of_memory() -> None:
    quotas = Quotas(quotas_of(quick("", drafts_per_minute=1)), SYSTEM)
    anna = Caller("anna", network=HOME, credential="session")
    quotas.take("draft", anna)
    for number in range(20_000):
        try:
            quotas.take("draft", Caller(f"stranger {number}", network=FLOOD))
        except TooFast:
            continue
    with pytest.raises(TooFast):
        quotas.take("draft", anna)
