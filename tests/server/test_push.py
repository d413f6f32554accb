"""Notices to browsers: there is one for each question, encrypted and signed, which is tried again after a failure.

Quiet hours delay notices; they are forgotten with the browser or its session.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.notices.tables import hours, push_notices, pushes
from tests.server.push_service import Browser, PushService, push_service
from tests.server.running import (
    PASSWORD,
    Running,
    company,
    keen,
    post,
    put,
    quick,
    quiet_now,
    register,
    running,
    seated,
)
from tests.server.test_sessions import log_in
from tests.server.timing import run

FIRST = {"first_player": "0"}
SLOW: dict[str, Any] = {"options": FIRST, "pace": "slow"}
HASTY: dict[str, Any] = {"webhook_private": True, "notice_pauses": (1.0, 2.0), "notice_after": 1.0}
SOON = 10.0  # after which everything has been sent that can be
PATH, HOURS = "/api/notices/push", "/api/notices/hours"

Scene = Callable[[Running, PushService, Client, Client], Awaitable[None]]


def on_stage(database: str, scene: Scene, **changes: object) -> None:
    async def play() -> None:
        async with (
            push_service() as service,
            company(database, service.clock, **{**HASTY, **changes}) as (server, anna, boris),
        ):
            await scene(server, service, anna, boris)

    run(play())


async def subscribe(client: Client, browser: Browser, language: str | None = "en") -> httpx.Response:
    return await put(client, PATH, browser.wanted(language))


async def view_of(client: Client) -> wire.PushView:
    return msgspec.json.decode((await client.http.get(PATH)).content, type=wire.PushView)


async def trial(client: Client, device: str) -> httpx.Response:
    return await client.http.post(f"{PATH}/{device}/trial")


def stored(server: Running, table: Any) -> list[Any]:
    with server.parts.core.database.engine.begin() as connection:
        return list(connection.execute(select(table)).all())


def make_due(server: Running) -> None:
    """Makes the notices that wait due."""
    with server.parts.core.database.engine.begin() as connection:
        connection.execute(update(push_notices).values(at=0.0))


def test_an_absent_player_gets_one_notice_that_only_the_browser_can_read(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        phone = service.browser("phone")
        assert (await subscribe(anna, phone, "pl")).status_code == 204
        room = await seated(anna, boris, options=FIRST)
        came = await service.until(1)
        assert service.read(phone) == [
            wire.PushNotice(
                "Metro 2033: Przełom", "Twój ruch. Przy stole z\xa0tobą: Guest 1.", f"/rooms/{room.id}", "pl"
            )
        ]
        assert (
            came.claims(service.origin, (await view_of(anna)).key, service.clock.now())["sub"]
            == "mailto:metro@example.org"
        )
        headers = came.headers
        assert headers["content-encoding"] == "aes128gcm" and headers["content-type"] == "application/octet-stream"
        assert (headers["urgency"], headers["ttl"]) == ("high", "3600") and room.id not in headers["topic"]
        async with anna.play(room.id, 0) as play:  # and none while she is there
            await play.play_on(keen(random.Random(1)), 3)
            await service.clock.advance(SOON)
        assert len(service.taken) == 1
        [device] = (await view_of(anna)).devices
        assert device.current and device.service == "127.0.0.1" and device.told is not None

    on_stage(any_database, scene, push_contact="mailto:metro@example.org")


def test_a_notice_tells_nothing_but_the_table_and_the_turn(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        phone = service.browser("phone")
        await subscribe(anna, phone)
        rooms = [await seated(anna, boris, options=FIRST, server=server, secret=f"{n:064x}") for n in range(3)]
        await service.until(3)
        told = {msgspec.json.encode(msgspec.structs.replace(one, link="")) for one in service.read(phone)}
        assert len(told) == 1, "whatever was dealt, the notice is the same"
        assert {one.link for one in service.read(phone)} == {f"/rooms/{room.id}" for room in rooms}
        assert len({len(notice.body) for notice in service.taken}) == 1

    on_stage(any_database, scene)


def test_every_browser_of_a_person_is_told_and_one_that_is_gone_is_forgotten(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        await register(anna)
        phone, desk = service.browser("phone"), service.browser("desk")
        await subscribe(anna, phone, "ru")
        async with Client(server.address) as elsewhere:
            assert await log_in(elsewhere) == 200
            await subscribe(elsewhere, desk)
            assert [device.current for device in (await view_of(elsewhere)).devices] == [False, True]
            await seated(anna, boris, options=FIRST)
            await service.until(2)
            assert service.read(phone)[0].language == "ru" and service.read(desk)[0].text.startswith("It’s your turn")
        service.answers = ["410 Gone", "404 Not Found"]
        await seated(anna, boris, options=FIRST)
        await service.until(4)
        await service.clock.advance(SOON)
        assert stored(server, pushes) == [] and stored(server, push_notices) == []
        metrics = server.parts.core.metrics.text().decode()
        assert 'metro2033_pushes_total{result="gone"} 2.0' in metrics

    on_stage(any_database, scene)


def test_a_notice_is_tried_again_while_its_question_is_open(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        phone = service.browser("phone")
        await subscribe(anna, phone)
        service.answers = ["500 Oops", "429 Slowly", "201 Created"]
        room = await seated(anna, boris, options=FIRST)
        await service.until(3)
        await service.clock.advance(SOON)
        assert len(service.read(phone)) == 3 and stored(server, push_notices) == []
        service.answers = ["400 No", "302 Found\r\nlocation: /elsewhere"]
        await seated(anna, boris, options=FIRST)
        await seated(anna, boris, options=FIRST)
        await service.clock.advance(SOON)
        assert len(service.taken) == 5 and len(stored(server, pushes)) == 1, "refused, followed nobody, and kept"
        [row] = stored(server, pushes)
        with server.parts.core.database.engine.begin() as connection:
            here = {"session": row.session, "person": row.person, "room": room.id, "seat": 0, "seq": 999}
            late = {"game": "breakthrough", "slow": True, "since": 0.0, "tries": 0, "at": 0.0}
            connection.execute(push_notices.insert().values(**here, **late))
        await service.clock.advance(SOON)
        assert len(service.taken) == 5 and stored(server, push_notices) == [], "what was answered is not told"

    on_stage(any_database, scene)


def test_a_restart_loses_no_notice_and_keeps_the_key(any_database: str) -> None:
    async def scene() -> None:
        config = quick(any_database, **{**HASTY, "notice_pauses": (60.0, 60.0)})
        async with push_service() as service:
            clock, phone = service.clock, service.browser("phone")
            service.answers = ["503 Later"]
            async with (
                running(config, clock=clock) as server,
                Client(server.address) as anna,
                Client(server.address) as boris,
            ):
                await subscribe(anna, phone)
                await seated(anna, boris, options=FIRST)
                key = (await view_of(anna)).key
                await service.until(1)
            async with running(config, clock=clock) as server, Client(server.address) as anna:
                (await service.until(2)).claims(service.origin, key, clock.now())
                assert (await view_of(anna)).key == key

    run(scene())


def test_of_two_processes_one_sends(postgres: str) -> None:
    async def scene() -> None:
        config = quick(postgres, **HASTY)
        async with (
            push_service() as service,
            running(config, clock=service.clock) as one,
            running(config, clock=service.clock) as other,
            Client(one.address) as anna,
            Client(other.address) as elsewhere,
        ):
            phone = service.browser("phone")
            await subscribe(anna, phone)
            elsewhere.http.cookies = anna.http.cookies
            rooms = [await seated(anna, bots=["", "random"], seats=2, options=FIRST) for _ in range(3)]
            for room in rooms:
                await elsewhere.room(room.id)
            await service.until(3)
            await service.clock.advance(SOON)
            assert sorted(one.link for one in service.read(phone)) == sorted(f"/rooms/{room.id}" for room in rooms)

    run(scene())


def test_in_a_slow_game_an_open_tab_is_told_too_and_the_service_may_wait(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        await subscribe(anna, service.browser("phone"))
        room = await seated(anna, boris, **SLOW)
        async with anna.play(room.id, 0):
            came = await service.until(1)
        assert (came.headers["urgency"], came.headers["ttl"]) == ("normal", str(24 * 3600))

    on_stage(any_database, scene)


def test_quiet_hours_are_the_same_for_mail_and_browsers(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        await subscribe(anna, service.browser("phone"))
        wanted = quiet_now(service.clock)
        chosen = await put(anna, HOURS, wanted)
        again = await anna.http.get(HOURS)
        assert msgspec.json.decode(again.content, type=wire.Hours) == wanted and chosen.content == again.content
        await seated(anna, boris, **SLOW)
        await service.clock.advance(SOON)
        for _ in range(2):
            [waiting] = stored(server, push_notices)
            assert service.taken == [] and waiting.tries == 0 and 28 * 60 < waiting.at - service.clock.now() <= 30 * 60
            make_due(server)  # as after an outage
            await service.clock.advance(SOON)
        for bad in ({"zone": "Moon/Base"}, {"quiet": {"start": 1440, "end": 2}}, {"quiet": {"start": 1}}, {"no": 1}):
            assert (await put(anna, HOURS, bad)).status_code == 422, bad
        assert (await anna.http.get(HOURS)).content == again.content

    on_stage(any_database, scene)


def test_a_retry_waits_for_the_end_of_quiet_hours_that_were_set_meanwhile(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        await subscribe(anna, service.browser("phone"))
        service.answers = ["503 Later"]
        await seated(anna, boris, **SLOW)
        await service.until(1)
        await put(anna, HOURS, quiet_now(service.clock))
        await service.clock.advance(SOON)
        [waiting] = stored(server, push_notices)
        assert len(service.taken) == 1 and waiting.tries == 1 and 28 * 60 < waiting.at - service.clock.now() <= 30 * 60
        await put(anna, HOURS, wire.Hours())
        make_due(server)
        await service.until(2)
        await service.clock.advance(SOON)
        assert stored(server, push_notices) == []

    on_stage(any_database, scene, notice_pauses=(5.0, 5.0))


def test_a_restart_in_quiet_hours_sends_nothing(any_database: str) -> None:
    async def scene() -> None:
        config = quick(any_database, **{**HASTY, "notice_pauses": (60.0, 60.0)})
        async with push_service() as service:
            clock, service.answers = service.clock, ["503 Later"]
            async with (
                running(config, clock=clock) as server,
                Client(server.address) as anna,
                Client(server.address) as boris,
            ):
                await subscribe(anna, service.browser("phone"))
                await seated(anna, boris, **SLOW)
                await service.until(1)
                await put(anna, HOURS, quiet_now(clock))
            await clock.advance(61.0)  # the time of the retry passes while the server is away
            async with running(config, clock=clock) as server:
                await service.clock.advance(SOON)
                [waiting] = stored(server, push_notices)
                assert len(service.taken) == 1 and waiting.at - clock.now() > 28 * 60

    run(scene())


def test_a_test_notice_says_what_became_of_it(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        phone = service.browser("phone")
        await subscribe(anna, phone, "ru")
        [device] = (await view_of(anna)).devices
        assert (await trial(anna, device.id)).status_code == 204
        assert service.read(phone)[0] == wire.PushNotice(
            "Метро 2033", "Так будут выглядеть уведомления.", "/settings", "ru"
        )
        service.answers = ["500 Oops", "410 Gone"]
        for problem in ("push-failed", "push-gone"):
            answer = await trial(anna, device.id)
            assert answer.json()["problem"] == problem and answer.json()["text"]
        assert (await view_of(anna)).devices == []
        assert (await trial(anna, device.id)).status_code == 404

    on_stage(any_database, scene)


# What a subscription depends on.


@pytest.mark.parametrize("way", ["logout", "ended elsewhere", "others ended", "password", "deletion"])
def test_a_subscription_ends_with_the_session_of_its_browser(way: str, any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        await register(anna)
        assert await log_in(boris) == 200
        await subscribe(anna, service.browser("phone"))
        await subscribe(boris, service.browser("desk"))
        assert len(stored(server, pushes)) == 2
        sessions = (await boris.http.get("/api/account/sessions")).json()["sessions"]
        other = next(session["id"] for session in sessions if not session["current"])
        ways: dict[str, Callable[[], Awaitable[httpx.Response]]] = {
            "logout": lambda: anna.http.post("/api/account/logout"),
            "ended elsewhere": lambda: boris.http.delete(f"/api/account/sessions/{other}"),
            "others ended": lambda: boris.http.delete("/api/account/sessions"),
            "password": lambda: post(boris, "/api/account/password", wire.ChangePassword(PASSWORD, "new " + PASSWORD)),
            "deletion": lambda: post(boris, "/api/account/delete", wire.DeleteAccount(PASSWORD)),
        }
        assert (await ways[way]()).status_code in (200, 204)
        left = [one.endpoint.rpartition("/")[2] for one in stored(server, pushes)]
        assert left == ([] if way == "deletion" else ["desk"])

    on_stage(any_database, scene)


def test_a_guest_takes_the_browser_and_the_hours_along_into_an_account(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        await register(anna)
        await subscribe(boris, service.browser("phone"), "pl")
        wanted = wire.Hours(wire.QuietHours(0, 60), "Europe/Warsaw")
        await put(boris, HOURS, wanted)
        assert await log_in(boris) == 200
        [device] = (await view_of(anna)).devices
        assert not device.current and [device.current for device in (await view_of(boris)).devices] == [True]
        assert (await anna.http.get(HOURS)).json()["zone"] == "Europe/Warsaw"
        await boris.http.post("/api/account/logout")
        assert stored(server, pushes) == [] and len(stored(server, hours)) == 1

    on_stage(any_database, scene)


def test_a_browser_renews_its_subscription_in_its_language(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        await subscribe(anna, service.browser("old"), "ru")
        renewed = service.browser("new")
        assert (await subscribe(anna, renewed, None)).status_code == 204
        [row] = stored(server, pushes)
        assert (row.endpoint, row.language) == (renewed.endpoint, "ru")

    on_stage(any_database, scene)


def test_export_and_deletion_include_browsers_and_hours(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        phone = service.browser("phone")
        await subscribe(anna, phone)
        wanted = wire.Hours(wire.QuietHours(0, 60), "Europe/Warsaw")
        await put(anna, HOURS, wanted)
        data = msgspec.json.decode((await anna.http.get("/api/account/export")).content, type=wire.Export)
        assert [subscription.endpoint for subscription in data.push] == [phone.endpoint] and data.hours == wanted
        assert "phone" not in (await boris.http.get("/api/account/export")).text
        assert (await anna.http.post("/api/account/delete-guest")).status_code == 204
        assert stored(server, pushes) == [] and stored(server, hours) == []

    on_stage(any_database, scene)
