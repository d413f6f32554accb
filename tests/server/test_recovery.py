"""Recovery of an account: a reset ends all access to it, and a change names the access that remains.

Mail reports both.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import Problem
from metro2033.server.notices.tables import hooks, mailboxes, pushes
from metro2033.server.people.service import PeopleService
from metro2033.server.people.sessions import make_reset
from metro2033.server.people.tables import challenges, grants, passkeys, resets, sessions
from tests.server.authenticator import Authenticator
from tests.server.post_office import PostOffice, text_of, token_in
from tests.server.push_service import Browser
from tests.server.running import PASSWORD, Running, post, put, register
from tests.server.test_mail import on_stage as with_mail
from tests.server.test_mail import with_address
from tests.server.test_passkeys import PATH, added, challenge, log_in, on_stage

OTHER = "another horse"
HOOK = "http://127.0.0.1:8080/notices"
PRIVATE = {"webhook_private": True}


async def ways_in(thief: Client, key: Authenticator) -> tuple[str, str]:
    """Leaves every way back into an account: a passkey, a token, a webhook, a subscription; returns the room and the token."""
    assert (await added(thief, key, "Thief’s phone")).status_code == 201
    room = await thief.create_room("Anna", wire.Settings(game="breakthrough"))
    token = (await post(thief, f"/api/rooms/{room.id}/tokens", wire.NewToken("host"))).json()["token"]
    assert (await put(thief, "/api/notices", wire.SetHook(HOOK))).status_code == 200
    browser = Browser("http://127.0.0.1:8080/push/1")
    assert (await put(thief, "/api/notices/push", browser.wanted())).status_code == 204
    return room.id, token


async def reset(server: Running, somebody: Client, name: str = "Anna") -> None:
    services = server.parts
    now = services.core.clock.now()
    token = await services.core.database.run(
        make_reset, server.parts[PeopleService].store, server.parts[PeopleService].credentials, name, now
    )
    answer = await post(somebody, "/api/account/reset", wire.ResetPassword(token, OTHER))
    assert answer.status_code == 204, answer.text


def rows_of(server: Running, *tables: Any) -> list[Any]:
    with server.parts.core.database.engine.begin() as connection:
        return [row for table in tables for row in connection.execute(select(table))]


def test_fault_3_a_thiefs_passkey_token_and_webhook_end_with_a_reset(any_database: str) -> None:
    async def scene(server: Running, anna: Client, thief: Client) -> None:
        await register(anna)
        await post(thief, "/api/account/login", wire.Credentials("Anna", PASSWORD))
        key = Authenticator()
        room, token = await ways_in(thief, key)
        await challenge(thief, f"{PATH}/begin", wire.AddPasskey(PASSWORD))  # and begins to add another passkey
        await reset(server, anna)
        assert not rows_of(server, passkeys, challenges, grants, hooks, pushes, resets, sessions)
        assert (await log_in(thief, key)).json()["problem"] == "passkey-unknown"
        with_token = await thief.http.get(f"/api/rooms/{room}", headers={"authorization": f"Bearer {token}"})
        assert with_token.json()["problem"] == "token-unknown"
        again = await post(anna, "/api/account/login", wire.Credentials("Anna", OTHER))
        assert again.status_code == 200 and (await anna.room(room)).you.host, "games stay with the account"

    on_stage(any_database, scene, **PRIVATE)


def test_fault_3_an_address_that_a_thief_has_not_confirmed_is_dropped_by_a_reset(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, thief: Client) -> None:
        await with_address(anna, office, "anna@example.org", "Anna")
        await post(thief, "/api/account/login", wire.Credentials("Anna", PASSWORD))
        await put(thief, "/api/account/mail", wire.SetMail("thief@example.org", PASSWORD))
        link = token_in(await office.until(2), "confirm")
        await reset(server, anna)
        late = await post(thief, "/api/account/mail/confirm", wire.ConfirmMail(link))
        assert late.json()["problem"] == "mail-link-unknown"
        assert [row.address for row in rows_of(server, mailboxes)] == ["anna@example.org"]

    with_mail(any_database, scene)


def test_fault_3_a_changed_password_ends_other_sessions_and_names_what_still_has_access(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        key = Authenticator()
        room, _ = await ways_in(anna, key)
        await post(boris, "/api/account/login", wire.Credentials("Anna", PASSWORD))
        make_reset(
            server.parts[PeopleService].store,
            server.parts[PeopleService].credentials,
            "Anna",
            server.parts.core.clock.now(),
        )
        changed = await post(anna, "/api/account/password", wire.ChangePassword(PASSWORD, OTHER))
        assert changed.status_code == 200
        left = msgspec.json.decode(changed.content, type=wire.AccessView)
        assert [passkey.name for passkey in left.passkeys] == ["Thief’s phone"] and left.webhook == HOOK
        assert [(token.room, token.scope) for token in left.tokens] == [(room, "host")]
        assert (await boris.http.get("/api/account")).json()["name"] is None
        assert len(rows_of(server, sessions)) == 1 and not rows_of(server, resets)

        assert (await anna.http.delete(f"/api/account/tokens/{left.tokens[0].id}")).status_code == 204
        assert (await anna.http.delete(f"{PATH}/{left.passkeys[0].id}")).status_code == 204
        assert (await anna.http.delete("/api/notices")).status_code == 204
        assert (await anna.http.get("/api/account/access")).json() == {"passkeys": [], "tokens": [], "webhook": None}

    on_stage(any_database, scene, **PRIVATE)


def test_fault_3_a_token_of_a_room_that_its_owner_has_left_can_be_ended(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        room = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
        await post(anna, f"/api/rooms/{room.id}/tokens", wire.NewToken("view"))
        await boris.join(room.id, "Boris", room.you.invite or "")
        await anna.do(room.id, wire.Leave())
        assert (await anna.http.delete(f"/api/rooms/{room.id}/tokens")).status_code == 404
        [token] = (await anna.http.get("/api/account/access")).json()["tokens"]
        foreign = await boris.http.delete(f"/api/account/tokens/{token['id']}")
        assert foreign.json()["problem"] == "token-unknown" and rows_of(server, grants)
        assert (await anna.http.delete(f"/api/account/tokens/{token['id']}")).status_code == 204
        assert not rows_of(server, grants)

    on_stage(any_database, scene)


def test_fault_3_a_session_that_ended_elsewhere_makes_no_more_tokens(any_database: str) -> None:
    """Another process remembers a session for seconds; what outlives the session is checked in the database."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        room = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
        server.parts[PeopleService].credentials.end_all(rows_of(server, sessions)[0].person)  # as another process does
        refused = [
            await post(anna, f"/api/rooms/{room.id}/tokens", wire.NewToken("view")),
            await put(anna, "/api/notices", wire.SetHook(HOOK)),
        ]
        assert [answer.json()["problem"] for answer in refused] == ["session-ended"] * 2
        with pytest.raises(Problem):
            await server.parts[PeopleService].sessions.check("nothing")

    on_stage(any_database, scene, recheck=600.0, **PRIVATE)


def test_fault_3_mail_names_what_was_removed_and_what_still_has_access(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await with_address(anna, office, "anna@example.org", "Anna")
        room = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
        for _ in range(2):
            await post(anna, f"/api/rooms/{room.id}/tokens", wire.NewToken("view"))
        await put(anna, "/api/notices", wire.SetHook(HOOK))
        await post(anna, "/api/account/password", wire.ChangePassword(PASSWORD, OTHER))
        told = text_of(await office.until(2)).splitlines()
        assert told.count(f"- a program in the room {room.id}") == 2 and "- notifications to 127.0.0.1" in told
        await reset(server, boris)
        removed = await office.until(3)
        assert removed["subject"] == "Your password was reset"
        assert {"- the access of 2 programs", "- the address for notifications"} <= set(text_of(removed).splitlines())

    with_mail(any_database, scene, **PRIVATE)


def test_mail_about_a_password_is_short_if_nothing_else_has_access(database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await with_address(anna, office, "anna@example.org", "Anna")
        await post(anna, "/api/account/password", wire.ChangePassword(PASSWORD, OTHER))
        assert "still act" not in text_of(await office.until(2))

    with_mail(database, scene)
