"""Quotas for everything that stores data, per person and per network.

Password hashing keeps nobody waiting, and wrong passwords cause growing delays.
"""

from __future__ import annotations

import asyncio
import itertools
import threading

import httpx
import msgspec
import pytest
import websockets
from argon2 import PasswordHasher

from metro2033 import wire
from metro2033.client import Client
from metro2033.live.access import Caller, TooFast, Unavailable
from metro2033.live.clock import SYSTEM
from metro2033.server.accounts.passwords import MOST_WAITING, MOST_WAITING_PER_NETWORK, Passwords, WrongPasswords
from metro2033.server.core.quotas import Quotas
from metro2033.server.core.rate_limit import network_of
from metro2033.server.features import quotas_of
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from tests.server.running import Running, both_on_stage, from_address, quick, seated
from tests.server.test_rooms import CARDS
from tests.server.timing import PATIENCE, eventually, run

ROOM = msgspec.json.encode(wire.NewRoom("Anna", CARDS))
HERE = "203.0.113.7"


def credentials(name: str, password: str = "correct horse") -> bytes:
    return msgspec.json.encode(wire.Credentials(name, password))


# Who is counted.


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_household_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_refused_use_is_not_counted() -> None:
    quotas = Quotas(quotas_of(quick("", rooms_per_minute=1)), SYSTEM)
    for _ in range(2):
        quotas.take("guest", Caller("anna", network="a"))
    quotas.take("room", Caller("anna", network="a", credential="session"))
    for person, network in (("anna", "b"), ("boris", "a")):  # the person has used it up, and so has the network
        with pytest.raises(TooFast) as refused:
            quotas.take("room", Caller(person, network=network, credential="session"))
        assert refused.value.key == "limit-rooms" and 0 < int(str(refused.value.details["seconds"])) <= 60
    quotas.take("room", Caller("boris", network="b", credential="session"))


# Counted requests.


def test_one_ipv6_network_makes_only_so_many_rooms_and_guests(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        told = []
        for number in range(6):  # a new guest from a new address each time
            async with from_address(server, f"2001:db8::{number:x}:1") as guest:
                told.append((await guest.post("/api/rooms", content=ROOM)).json().get("problem"))
        assert told == [None, None, None, "limit-rooms", "limit-rooms", "limit-guests"]
        async with from_address(server, "2001:db8:0:1::1") as neighbour:
            assert (await neighbour.post("/api/rooms", content=ROOM)).status_code == 201

    both_on_stage(any_database, scene, rooms_per_minute=3, guests_per_hour=5)


def test_rematches_count_as_rooms(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        for _ in range(4):
            await anna.do(room.id, wire.Vote(seat=1, remedy="end"))
            try:
                await anna.do(room.id, wire.Rematch())
            except Exception as refusal:
                assert "creating rooms too fast" in str(refusal)
                assert (await anna.room(room.id)).rematch is None
                return
            await boris.do(room.id, wire.Rematch())
            room = await anna.room((await anna.room(room.id)).rematch or "")
        raise AssertionError("no limit")

    both_on_stage(any_database, scene, rooms_per_minute=3, absent_after=0.0)


def test_tokens_are_counted_per_person(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        body = msgspec.json.encode(wire.NewToken("view"))
        path, headers = f"/api/rooms/{room.id}/tokens", {"content-type": "application/json"}
        answers = await asyncio.gather(*(anna.http.post(path, content=body, headers=headers) for _ in range(12)))
        assert sorted(answer.status_code for answer in answers) == [201] * 5 + [429] * 7
        assert (await boris.http.post(path, content=body, headers=headers)).status_code == 201

    both_on_stage(any_database, scene, tokens_per_hour=5)


def test_chat_is_counted_per_person_however_many_sockets_write(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)

        url = server.address.replace("http", "ws", 1) + f"/api/rooms/{room.id}/socket"

        async def write() -> int:
            async with websockets.connect(url, additional_headers=anna.socket_headers(), proxy=None) as socket:
                for number in range(4):
                    await socket.send(msgspec.json.encode(wire.Say(text="again", key=str(number))).decode())
                kinds: list[str] = []
                while kinds.count("ack") + kinds.count("refusal") < 4:
                    kinds.append(msgspec.json.decode(await socket.recv())["type"])
                return kinds.count("refusal")

        refused = await asyncio.gather(*(write() for _ in range(3)))
        assert sum(refused) == 12 - 6 and len(server.parts[RoomService].store.read_lines(room.id)) == 6
        await boris.do(room.id, wire.Say(text="calm down"))

    both_on_stage(any_database, scene, lines_per_minute=6)


def test_settings_are_counted_together_per_person(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        body = msgspec.json.encode(wire.SetHook("http://127.0.0.1:9/"))
        headers = {"content-type": "application/json"}
        answers = [await anna.http.put("/api/notices", content=body, headers=headers) for _ in range(22)]
        assert (answers[0].status_code, answers[-1].json()["problem"]) == (200, "limit-settings")
        consent = await anna.http.put("/api/profile", content='{"public": true}', headers=headers)
        assert consent.json()["problem"] == "limit-settings"
        assert (await boris.http.put("/api/notices", content=body, headers=headers)).status_code == 200

    both_on_stage(any_database, scene, webhook_private=True)


# Registration and passwords.


def test_registration_has_a_limit_of_its_own(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        async def register(number: int) -> httpx.Response:
            async with from_address(server, HERE) as guest:
                return await guest.post("/api/account", content=credentials(f"Guest {number}"))

        answers = [await register(number) for number in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
        assert answers[-1].json()["problem"] == "limit-accounts" and int(answers[-1].headers["retry-after"]) > 0

    both_on_stage(any_database, scene, accounts_per_minute=3)


def test_a_flood_of_registrations_holds_nothing_up_and_is_told_to_wait(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the only hashing thread is stuck, rooms are loaded and played in, and the queue does not grow."""
    stuck = threading.Event()
    monkeypatch.setattr(PasswordHasher, "hash", lambda self, password: (stuck.wait(PATIENCE), "$hash")[1])

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        async def register(number: int) -> httpx.Response:
            async with from_address(server, f"203.0.113.{number}") as guest:
                return await guest.post("/api/account", content=credentials(f"Guest {number}"))

        flood = [asyncio.create_task(register(number)) for number in range(MOST_WAITING + 10)]
        try:
            refused = [task.result() for task in (await _first(flood, 10))]
            room = await seated(anna, boris)
            server.parts[PlayService].registry.evict(room.id)
            assert (await anna.room(room.id)).status == "playing"
            assert sum(task.done() for task in flood) == 10
        finally:
            stuck.set()
        assert {answer.status_code for answer in refused} == {503} and len(refused) == 10
        assert refused[0].json()["problem"] == "account-busy" and refused[0].headers["retry-after"] == "2"
        answers = await asyncio.gather(*flood)
        assert [answer.status_code for answer in answers].count(201) == MOST_WAITING

    both_on_stage(any_database, scene)


async def _first(tasks: list[asyncio.Task[httpx.Response]], count: int) -> list[asyncio.Task[httpx.Response]]:
    await eventually(lambda: sum(task.done() for task in tasks) >= count)
    return [task for task in tasks if task.done()]


def test_one_network_does_not_fill_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = threading.Event()
    monkeypatch.setattr(PasswordHasher, "hash", lambda self, password: (stuck.wait(PATIENCE), "$hash")[1])

    async def scene() -> None:
        hashing = Passwords(PasswordHasher())
        flood = [asyncio.create_task(hashing.hash("correct horse", HERE)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        other = asyncio.create_task(hashing.hash("correct horse", "elsewhere"))
        await asyncio.sleep(0)
        stuck.set()
        ended = await asyncio.gather(*flood, return_exceptions=True)
        assert sum(isinstance(one, Unavailable) for one in ended) == MOST_WAITING - MOST_WAITING_PER_NETWORK
        assert await other == "$hash"
        await hashing.close()

    run(scene())


def test_strangers_cannot_lock_the_owner_out(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        async with from_address(server, HERE) as owner:
            assert (await owner.post("/api/account", content=credentials("Anna"))).status_code == 201
        told = []
        for number, guess in itertools.product(range(4), range(6)):  # four networks, six guesses each
            async with from_address(server, f"198.51.100.{number}") as stranger:
                answer = await stranger.post("/api/account/login", content=credentials("ANNA", f"guess number {guess}"))
                told.append(answer.json()["problem"])
        assert told == [*["account-wrong"] * 3, *["account-wait"] * 3] * 4
        async with from_address(server, HERE) as owner:
            assert (await owner.post("/api/account/login", content=credentials("Anna"))).status_code == 200

    both_on_stage(any_database, scene)


def test_the_delay_after_wrong_passwords_grows_and_is_forgotten_after_a_right_one() -> None:
    now = [0.0]
    wrong = WrongPasswords(lambda: now[0])
    delays = []
    for _ in range(16):
        wrong.begin("anna", HERE)
        try:
            wrong.begin("anna", HERE)
        except TooFast as refusal:
            delays.append(int(str(refusal.details["seconds"])))
            now[0] += delays[-1]
        else:
            wrong.withdraw("anna", HERE)
    assert delays[:5] == [1, 2, 4, 8, 16] and delays[-1] == 900
    wrong.begin("anna", "elsewhere")
    wrong.forget("anna", HERE)
    wrong.begin("anna", HERE)
