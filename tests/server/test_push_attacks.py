"""Attacks on notices to browsers: private networks, odd keys, browsers of others, floods. Nothing is stored, nothing is sent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.notices import webhook
from metro2033.server.notices.push.notices import MOST_DEVICES
from metro2033.server.notices.push.store import Subscription
from metro2033.server.notices.service import NoticeService
from metro2033.server.notices.tables import pushes
from metro2033.server.people.service import PeopleService
from tests.server.push_service import Browser, PushService
from tests.server.running import PASSWORD, Running, post, put, register
from tests.server.test_push import HOURS, PATH, on_stage, stored, subscribe, trial, view_of
from tests.server.test_rooms import CARDS
from tests.server.test_sessions import log_in


@pytest.mark.parametrize(
    ("endpoint", "problem"),
    [
        ("https://127.0.0.1/send/x", "notice-private"),
        ("https://[::1]/send/x", "notice-private"),
        ("https://10.1.2.3/send/x", "notice-private"),
        ("https://169.254.169.254/latest/meta-data", "notice-private"),
        ("https://[::ffff:192.168.0.1]/", "notice-private"),
        ("https://93.184.216.34:6379/", "notice-port"),
        ("http://93.184.216.34/send/x", "push-endpoint"),
        ("ftp://93.184.216.34/send/x", "notice-url"),
        ("https://user:word@93.184.216.34/", "notice-url"),
        ("https://93.184.216.34/\r\nx: y", "server-control"),
        ("https:///send/x", "notice-url"),
        ("javascript:alert(1)", "notice-url"),
        ("https://nowhere.invalid/", "notice-no-host"),
    ],
)
def test_notices_go_to_push_services_alone(endpoint: str, problem: str, database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        await anna.create_room("Anna", CARDS)
        answer = await subscribe(anna, Browser(endpoint))
        assert answer.status_code in (409, 422) and answer.json()["problem"] == problem
        assert stored(server, pushes) == []

    on_stage(database, scene, webhook_private=False)


def test_a_name_that_leads_into_a_private_network_later_is_not_called(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        monkeypatch.setattr(webhook, "PORTS", (*webhook.PORTS, int(service.origin.rpartition(":")[2])))
        with monkeypatch.context() as then:
            then.setattr(webhook, "is_public", lambda address: True)
            browser = Browser(service.browser("phone").endpoint.replace("http:", "https:"))
            assert (await subscribe(anna, browser)).status_code == 204
        [device] = (await view_of(anna)).devices
        assert (await trial(anna, device.id)).json()["problem"] == "push-failed"
        assert service.taken == []

    on_stage(any_database, scene, webhook_private=False)


CHANGES: list[dict[str, Any]] = [
    {"endpoint": "https://example.org/" + "x" * 1000},
    {"endpoint": ""},
    {"key": "A" * 87},
    {"key": "B" * 88},
    {"key": "é" * 20},
    {"key": "AAAA\n"},
    {"auth": "A"},
    {"auth": "A" * 23},
    {"language": "xx"},
    {"endpoint": None},
    {"more": 1},
]


@pytest.mark.parametrize("change", CHANGES)
def test_odd_subscriptions_are_refused_and_the_old_one_stays(change: dict[str, Any], database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        phone = service.browser("phone")
        await subscribe(anna, phone)
        before = stored(server, pushes)
        assert (await put(anna, PATH, {**phone.wanted(), **change})).status_code == 422
        assert stored(server, pushes) == before

    on_stage(database, scene)


def test_nobody_removes_tries_or_takes_the_browser_of_another(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        phone = service.browser("phone")
        await subscribe(anna, phone)
        await boris.create_room("Boris", CARDS)
        [device] = (await view_of(anna)).devices
        for guess in (device.id, device.id[:15], device.id.upper(), "%2e%2e", "0" * 16):
            assert (await boris.http.delete(f"{PATH}/{guess}")).status_code == 404
            assert (await trial(boris, guess)).status_code == 404
        assert (await view_of(boris)).devices == []
        before = stored(server, pushes)
        stolen = Browser(phone.endpoint, auth=b"another  secret!")
        assert (await subscribe(boris, stolen)).json()["problem"] == "push-endpoint"
        assert stored(server, pushes) == before and service.taken == []
        assert (await subscribe(boris, phone)).status_code == 204, "the browser itself, for its new guest"
        assert [device.current for device in (await view_of(boris)).devices] == [True] and (
            await view_of(anna)
        ).devices == []

    on_stage(any_database, scene)


def test_tokens_have_no_browser(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", CARDS)
        async with Client(server.address, token=await anna.token(room.id, "host")) as program:
            for answer in (
                await program.http.get(PATH),
                await subscribe(program, service.browser("program")),
                await trial(program, "0" * 16),
                await program.http.delete(f"{PATH}/{'0' * 16}"),
                await program.http.get(HOURS),
                await put(program, HOURS, {}),
            ):
                assert answer.status_code == 403 and answer.json()["problem"] == "token-scope"

    on_stage(any_database, scene)


def test_a_person_has_few_browsers_and_changes_them_rarely(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        await register(anna)
        for number in range(MOST_DEVICES):
            assert await log_in(boris) == 200
            assert (await subscribe(boris, service.browser(f"b{number}"))).status_code == 204
            boris.http.cookies.clear()
        answer = await subscribe(anna, service.browser("more"))
        assert answer.json()["problem"] == "push-many" and "10" in answer.json()["text"]
        assert len(stored(server, pushes)) == MOST_DEVICES
        problems = [(await subscribe(anna, service.browser("again"))).json()["problem"] for _ in range(12)]
        assert problems[-1] == "limit-settings"

    on_stage(any_database, scene)


def test_hosts_that_are_no_known_push_services_are_spared(database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        await subscribe(anna, service.browser("phone"))
        sender = server.parts[NoticeService].push._sender
        one = Subscription(*stored(server, pushes)[0])
        assert [sender.may_reach(one) for _ in range(31)].count(True) == 30
        for known in ("https://fcm.googleapis.com/x", "https://web.push.apple.com/x"):
            assert all(sender.may_reach(replace(one, endpoint=known)) for _ in range(99))

    on_stage(database, scene)


def test_where_an_operator_has_switched_it_off_nothing_is_sent(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        assert not (await view_of(anna)).available
        assert (await subscribe(anna, service.browser("phone"))).json()["problem"] == "push-not-here"
        assert stored(server, pushes) == []

    on_stage(any_database, scene, push=False)


def test_a_view_names_no_endpoint_and_no_key_of_a_browser(any_database: str) -> None:
    async def scene(server: Running, service: PushService, anna: Client, boris: Client) -> None:
        phone = service.browser("phone")
        await register(anna)
        await subscribe(anna, phone)
        text = (await anna.http.get(PATH)).text
        assert not any(str(secret) in text for secret in phone.wanted(None).values())
        private = server.parts[PeopleService].store.setting("push_key", lambda: "")
        for path in (PATH, "/api/account/export"):
            assert private not in (await anna.http.get(path)).text
        gone = await post(anna, "/api/account/delete", wire.DeleteAccount(PASSWORD))
        assert gone.status_code == 204 and stored(server, pushes) == []

    on_stage(any_database, scene)
