"""Webhooks of tables and leagues: who may set them, which news they get, and that they reach nobody's network and tell no secret."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
from typing import Any

import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.notices.channels import tame
from tests.server.club import club, made
from tests.server.running import company, keen, post, problem_of, put, seated
from tests.server.test_notices import FIRST, HASTY, SOON, receiver
from tests.server.timing import FakeClock, run

SLOW: dict[str, Any] = {"options": FIRST, "pace": "slow", "name": "Anna *B*"}


def door(room: str) -> str:
    return f"/api/rooms/{room}/webhook"


async def set_to(client: Client, path: str, url: str, language: str = "en") -> str:
    """Sets a webhook; returns its secret."""
    answer = await put(client, path, {"url": url, "language": language})
    assert answer.is_success, answer.text
    secret: str = answer.json()["secret"]
    return secret


def test_a_channel_learns_whom_a_slow_game_waits_for_and_who_won(any_database: str) -> None:
    async def scene() -> None:
        async with receiver() as there, company(any_database, there.clock, **HASTY) as (server, anna, boris):
            room = await seated(anna, boris, **SLOW)
            secret = await set_to(anna, door(room.id), there.address)
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                await first.play_on(keen(random.Random(1)), 1)
                await there.until(1)
                await there.clock.advance(SOON)
                there.heads, there.bodies = there.heads[-1:], there.bodies[-1:]
                news = msgspec.json.decode(there.bodies[0], type=wire.ChannelNotice)
                assert (news.kind, news.of) == ("table", room.id)
                assert "waiting for Anna *B*." in news.text or "waiting for Guest 1." in news.text
                assert news.text.endswith(f"{server.address}/rooms/{room.id}")
                signature = hmac.new(secret.encode(), there.bodies[0], hashlib.sha256).hexdigest()
                assert f"x-metro2033-signature: sha256={signature}" in there.heads[0]
                await there.clock.advance(SOON)
                assert len(there.bodies) == 1, "once for every question"
                await boris.do(room.id, wire.Resign(seat=1))
                await there.clock.until(lambda: b"the game is over" in there.bodies[-1])
                assert b"Winner: Anna *B*" in there.bodies[-1]
                await there.clock.advance(SOON)
                assert sum(b"the game is over" in body for body in there.bodies) == 1
                await second.until(lambda: second.over)

    run(scene())


def test_a_fast_game_tells_its_end_only_and_a_removed_channel_nothing(database: str) -> None:
    async def scene() -> None:
        async with receiver() as there, company(database, there.clock, **HASTY) as (_, anna, boris):
            for is_removed in (False, True):
                room = await seated(anna, boris, options=FIRST)
                await set_to(anna, door(room.id), there.address, "pl")
                await there.clock.advance(SOON)
                assert not there.bodies
                if is_removed:
                    assert (await anna.http.delete(door(room.id))).status_code == 204
                    assert (await anna.http.get(door(room.id))).json()["url"] is None
                await boris.do(room.id, wire.Resign(seat=1))
                await there.clock.advance(SOON)
                assert len(there.bodies) == (not is_removed)
                there.bodies.clear()

    run(scene())


def test_only_the_host_and_no_token_sets_the_channel_of_a_table(database: str) -> None:
    async def scene() -> None:
        async with company(database, **HASTY) as (server, anna, boris):
            room = await seated(anna, boris, **SLOW)
            await set_to(anna, door(room.id), "http://127.0.0.1:9/secret-path")
            token = await anna.token(room.id, "host")
            async with Client(server.address, token=token) as program, Client(server.address) as stranger:
                for caller, status in ((boris, 403), (program, 403), (stranger, 404)):
                    for answer in (
                        await caller.http.get(door(room.id)),
                        await put(caller, door(room.id), {"url": "http://127.0.0.1:9/mine"}),
                        await caller.http.delete(door(room.id)),
                    ):
                        assert answer.status_code == status and "secret-path" not in answer.text
            assert (await anna.http.get(door(room.id))).json() == {
                "url": "http://127.0.0.1:9/secret-path",
                "language": "en",
            }
            export = (await anna.http.get("/api/account/export")).json()
            assert export["channels"] == [{"kind": "table", "id": room.id, "url": "http://127.0.0.1:9/secret-path"}]

    run(scene())


def test_a_host_who_is_replaced_no_longer_gets_news(database: str) -> None:
    async def scene() -> None:
        async with receiver() as there, company(database, there.clock, **HASTY) as (_, anna, boris):
            room = await seated(anna, boris, options=FIRST)
            await set_to(anna, door(room.id), there.address)
            await anna.do(room.id, wire.Appoint(member=1))
            assert (await anna.http.get(door(room.id))).status_code == 403
            assert (await boris.http.get(door(room.id))).json()["url"] is None, (
                "the address is a secret of the former host"
            )
            await boris.do(room.id, wire.Resign(seat=1))
            await there.clock.advance(SOON)
            assert not there.bodies

    run(scene())


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("http://127.0.0.1/", "notice-private"),
        ("http://[::1]/", "notice-private"),
        ("http://169.254.169.254/latest/meta-data", "notice-private"),
        ("http://10.0.0.1/", "notice-private"),
        ("https://192.0.2.1:22/", "notice-port"),
        ("ftp://example.org/x", "notice-url"),
        ("http://user:pass@example.org/", "notice-url"),
        ("javascript:alert(1)", "notice-url"),
    ],
)
def test_a_channel_reaches_no_private_address(database: str, url: str, problem: str) -> None:
    async def scene() -> None:
        async with club(database, 1) as (_, [anna]):
            room = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
            league = await made([anna])
            for path in (door(room.id), f"/api/leagues/{league.id}/webhook"):
                assert problem_of(await put(anna, path, {"url": url}))[1] == problem
                assert (await anna.http.get(path)).json()["url"] is None

    asyncio.run(scene())


def test_a_league_tells_its_rounds_once_to_the_channel_of_its_organiser(database: str) -> None:
    async def scene() -> None:
        clock = FakeClock()
        async with receiver() as there, club(database, 4, clock, **HASTY) as (server, people):
            there.clock = clock
            league = await made(people, name="Tuesday")
            path = f"/api/leagues/{league.id}/webhook"
            assert problem_of(await put(people[1], path, {"url": there.address}))[1] == "league-organiser-only"
            async with Client(server.address) as stranger:
                assert (await put(stranger, path, {"url": there.address})).status_code in (403, 404)
            await set_to(people[0], path, there.address, "de")
            await people[0].do_league(league.id, wire.LeagueStart())
            await there.until(1)
            news = msgspec.json.decode(there.bodies[0], type=wire.ChannelNotice)
            assert news.kind == "league" and "Tuesday: Runde 1" in news.text and "ausgelost. http" in news.text
            await clock.advance(SOON)
            assert len(there.bodies) == 1
            assert (await people[0].http.delete(path)).status_code == 204

    run(scene())


def test_a_new_password_and_a_deleted_person_end_channels(database: str) -> None:
    async def scene() -> None:
        async with club(database, 1, **HASTY) as (_, [anna]):
            league = await made([anna])
            path = f"/api/leagues/{league.id}/webhook"
            await set_to(anna, path, "http://127.0.0.1:9/")
            for _ in range(30):
                answer = await put(anna, path, {"url": "http://127.0.0.1:9/"})
            assert problem_of(answer)[1] == "limit-settings", "changes are limited"
            assert (await post(anna, "/api/account/delete", wire.DeleteAccount("correct horse"))).status_code == 204

    asyncio.run(scene())


def test_names_are_neither_mentions_nor_links() -> None:
    said = tame("@everyone <!channel> http://evil.tld")
    assert not any(active in said for active in ("@everyone", "<", ">", "://")) and tame("Anna") == "Anna"
