"""Sessions end with logout, deletion and a new password, and so do their sockets and polls.

The tests also cover the list of sessions, keys that change, and retention.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import text

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import BadOption
from metro2033.live.names import skeleton_of
from metro2033.server.accounts.service import AccountService
from metro2033.server.core.config_reader import cookie_key, database_url
from metro2033.server.core.copying import MIGRATIONS
from metro2033.server.core.database import make_engine, migrate
from metro2033.server.http.auth import COOKIE, HOST_COOKIE
from metro2033.server.http.identity import sign
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.service import PeopleService
from metro2033.server.people.session_store import Session, SessionStore
from metro2033.server.people.sessions import token_hash
from metro2033.server.people.store import PeopleStore
from metro2033.server.play.websocket import SESSION_ENDED
from metro2033.server.rooms.service import RoomService
from tests.server.running import PASSWORD, Running, both_on_stage, post, quick, register, running, seated
from tests.server.test_rooms import CARDS
from tests.server.timing import PATIENCE, run

OTHER = "battery staple"
DAY = 24 * 3600.0


async def log_in(client: Client, password: str = PASSWORD) -> int:
    return (await post(client, "/api/account/login", wire.Credentials("Anna", password))).status_code


def cookie_of(client: Client) -> dict[str, str]:
    """Returns the cookie as a thief would store it."""
    return {"cookie": client.socket_headers()["cookie"]}


async def name_with(server: Running, cookie: dict[str, str]) -> Any:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, headers=cookie) as thief:
        return (await thief.get("/api/account")).json()["name"]


async def wait_for_news(server: Running, room: str, cookie: dict[str, str]) -> httpx.Response:
    """Returns a long poll from the first seat."""
    live = server.loaded[room]
    query = f"seat=0&since={live.seq}&version={live.version}&wait=30"
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, headers=cookie) as browser:
        return await browser.get(f"/api/rooms/{room}/updates?{query}")


def socket_of(server: Running, room: str, headers: dict[str, str], query: str = "") -> Any:
    url = server.address.replace("http", "ws", 1) + f"/api/rooms/{room}/socket{query}"
    return websockets.connect(url, additional_headers=headers, proxy=None)


async def closing(socket: Any) -> int:
    """Returns the code with which the server closes a socket."""
    async with asyncio.timeout(PATIENCE):
        await socket.wait_closed()
    return int(socket.close_code)


LEAVE: dict[str, Callable[[Client], Awaitable[httpx.Response]]] = {
    "logout": lambda client: client.http.post("/api/account/logout"),
    "deletion": lambda client: post(client, "/api/account/delete", wire.DeleteAccount(PASSWORD)),
}


@pytest.mark.parametrize("way", LEAVE)
def test_a_cookie_and_its_connections_end_with_the_session(way: str, any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        await register(anna)
        kept = cookie_of(anna)
        assert await name_with(server, kept) == "Anna"
        poll = asyncio.create_task(wait_for_news(server, room.id, kept))
        async with socket_of(server, room.id, kept, "?seat=0") as socket:
            await socket.recv()
            assert (await LEAVE[way](anna)).status_code == 204
            assert await closing(socket) == SESSION_ENDED
        async with asyncio.timeout(PATIENCE):
            answer = await poll
        assert answer.status_code == 403 or answer.json()["messages"], "the poll does not wait on"
        assert await name_with(server, kept) is None
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, headers=kept) as thief:
            said = await thief.post(f"/api/rooms/{room.id}/commands", json={"do": "say", "text": "still here"})
            assert said.status_code == 404
        assert server.parts[RoomService].store.read_lines(room.id) == []

    both_on_stage(any_database, scene)


def test_a_socket_obeys_nobody_after_its_session_ended(any_database: str) -> None:
    """Even a command that is on its way when the session ends is not executed."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        async with socket_of(server, room.id, cookie_of(anna)) as socket:
            await socket.recv()
            out = asyncio.create_task(anna.http.post("/api/account/logout"))
            await out
            for number in range(5):
                try:
                    await socket.send(msgspec.json.encode(wire.Say(text=f"line {number}")).decode())
                except websockets.ConnectionClosed:
                    break
            assert await closing(socket) == SESSION_ENDED
        assert server.parts[RoomService].store.read_lines(room.id) == []

    both_on_stage(any_database, scene)


def test_a_revoked_token_closes_its_sockets(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        token = {"authorization": f"Bearer {await anna.token(room.id, 'play')}"}
        async with socket_of(server, room.id, token) as program, socket_of(server, room.id, cookie_of(anna)) as own:
            await program.recv()
            assert (await anna.http.delete(f"/api/rooms/{room.id}/tokens")).status_code == 204
            assert await closing(program) == SESSION_ENDED
            await own.recv()
            await own.send(msgspec.json.encode(wire.Say(text="I stay")).decode())
            while msgspec.json.decode(await own.recv())["type"] != "ack":
                pass

    both_on_stage(any_database, scene)


def test_what_ends_in_another_process_is_noticed(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        async with socket_of(server, room.id, cookie_of(anna)) as socket:
            await socket.recv()
            session = server.parts[PeopleService].credentials.find(
                server.parts[PeopleService].credentials.of(_host(server, room.id))[0].hash
            )
            assert session is not None
            server.parts[PeopleService].credentials.end(session.hash)
            await server.clock.advance(server.parts.core.config.recheck)
            assert await closing(socket) == SESSION_ENDED
        assert (await anna.http.get(f"/api/rooms/{room.id}")).status_code == 404

    both_on_stage(any_database, scene)


def _host(server: Running, room: str) -> str:
    return server.loaded[room].room.host


def test_a_new_password_ends_the_other_sessions(any_database: str) -> None:
    async def scene(server: Running, anna: Client, laptop: Client) -> None:
        await register(anna)
        assert await log_in(laptop) == 200
        kept = cookie_of(laptop)
        change = wire.ChangePassword
        wrong = await post(anna, "/api/account/password", change("guessed it", OTHER))
        assert (wrong.status_code, wrong.json()["problem"]) == (403, "account-password-wrong")
        short = await post(anna, "/api/account/password", change(PASSWORD, "short"))
        assert short.json()["problem"] == "account-password-short" and await name_with(server, kept) == "Anna"
        assert (await post(anna, "/api/account/password", change(PASSWORD, OTHER))).status_code == 200
        assert await name_with(server, kept) is None
        assert (await anna.http.get("/api/account")).json() == {"name": "Anna"}
        assert (await log_in(laptop), await log_in(laptop, OTHER)) == (403, 200)

    both_on_stage(any_database, scene)


def test_sessions_are_listed_and_ended_one_by_one(any_database: str) -> None:
    async def scene(server: Running, anna: Client, laptop: Client) -> None:
        await register(anna)
        laptop.http.headers["user-agent"] = "Laptop 1.0"
        await log_in(laptop)
        seen = (await anna.http.get("/api/account/sessions")).json()["sessions"]
        assert [session["current"] for session in seen].count(True) == 1 and len(seen) == 2
        other = next(session for session in seen if not session["current"])
        assert other["agent"].startswith("Laptop")
        async with Client(server.address) as vera:
            await vera.create_room("Vera", CARDS)
            for short in (other["id"], other["id"][:4], "*" * 16):
                assert (await vera.http.delete(f"/api/account/sessions/{short}")).status_code == 404
        assert (await laptop.http.get("/api/account")).json()["name"] == "Anna", "nobody ends another's session"
        assert (await anna.http.delete(f"/api/account/sessions/{other['id']}")).status_code == 204
        assert (await laptop.http.get("/api/account")).json()["name"] is None
        await log_in(laptop)
        assert (await laptop.http.delete("/api/account/sessions")).status_code == 204
        assert (await anna.http.get("/api/account")).json()["name"] is None
        assert len((await laptop.http.get("/api/account/sessions")).json()["sessions"]) == 1

    both_on_stage(any_database, scene)


def test_a_login_takes_a_new_session_and_ends_the_guests(any_database: str) -> None:
    """No session fixation: the cookie from before the login is worth nothing afterwards."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await anna.create_room("Anna", CARDS)
        before = cookie_of(anna)
        await register(anna)
        assert cookie_of(anna) != before and await name_with(server, before) is None
        between = cookie_of(anna)
        await log_in(anna)
        assert cookie_of(anna) != between and await name_with(server, between) is None

    both_on_stage(any_database, scene)


def test_a_cookie_from_before_sessions_still_works_until_logout(any_database: str) -> None:
    """A cookie used to hold the person; the migration made a session for everybody known."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        account = server.parts[PeopleService].store.find_account("anna")
        assert account is not None
        now = server.clock.now()
        server.parts[PeopleService].credentials.add(Session(token_hash(account.person), account.person, now, now, ""))
        old = {"cookie": f"{COOKIE}={sign(account.person, server.parts[PeopleService].identities.key)}"}
        assert await name_with(server, old) == "Anna"
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, headers=old) as browser:
            await browser.post("/api/account/logout")
        assert await name_with(server, old) is None and await name_with(server, cookie_of(anna)) == "Anna"

    both_on_stage(any_database, scene)


def test_the_migration_gives_everybody_known_a_session(empty_database: str) -> None:
    engine = make_engine(database_url(empty_database), threads=1)
    if engine.url.database and engine.dialect.name == "sqlite":
        Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
    setup = AlembicConfig()
    setup.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        setup.attributes["connection"] = connection
        command.upgrade(setup, "0007_reviews")
        connection.execute(text("INSERT INTO members VALUES ('guest', 'room'), ('guest', 'other')"))
        connection.execute(text("INSERT INTO accounts VALUES ('орест', 'Орест', 'owner', '$hash', 1.0)"))
    migrate(engine)
    stored = SessionStore(engine)
    assert stored.find(token_hash("guest")) and len(stored.of("guest")) == len(stored.of("owner")) == 1
    account = PeopleStore(engine).find_account("орест")
    assert account is not None and account.skeleton == skeleton_of("Opect")
    engine.dispose()


def test_the_cookie_key_can_be_changed_without_logging_anybody_out(any_database: str) -> None:
    new, newer = "ab" * 32, "cd" * 32

    async def scene() -> None:
        async with running(quick(any_database)) as server, Client(server.address) as anna:
            await register(anna)
            cookie = cookie_of(anna)
        for key, old, known in ((new, "stored", True), (newer, new, True), (new, "", False)):
            async with running(quick(any_database, cookie_key=key, cookie_key_old=old)) as server:
                assert (await name_with(server, cookie) == "Anna") == known, (key, old)
                async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, headers=cookie) as browser:
                    answer = await browser.get("/api/account")
                assert ("set-cookie" in answer.headers) == known
                if known:  # the browser gets a cookie with the present key
                    cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}

    run(scene())
    for bad in ("ab", "x" * 64, "stored"):
        with pytest.raises(BadOption) as refused:
            cookie_key("cookie_key", bad)
        assert bad not in str(refused.value.details["value"])


HTTPS = {"x-forwarded-proto": "https"}  # as a trusted proxy says


def test_fault_8_behind_https_the_cookie_belongs_to_this_host_alone(any_database: str) -> None:
    """Browsers take a cookie with the prefix `__Host-` only if it is secure, for all paths, and from this host itself."""

    async def scene() -> None:
        async with (
            running(quick(any_database)) as server,
            Client(server.address) as anna,
            Client(server.address) as eve,
        ):
            body = {"name": "Anna"}
            made = await anna.http.post("/api/rooms", json=body, headers=HTTPS)
            cookie, *attributes = re.split(r";\s*", made.headers["set-cookie"])
            assert cookie.startswith(f"{HOST_COOKIE}=")
            assert {"Secure", "Path=/", "HttpOnly", "SameSite=lax"} <= set(attributes)
            assert not [attribute for attribute in attributes if attribute.lower().startswith("domain")]
            await eve.create_room("Eve", wire.Settings())
            planted = cookie_of(eve)["cookie"]
            assert planted.startswith(f"{COOKIE}="), "cookies have no prefix without https"
            room = made.json()["room"]["id"]
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, headers=HTTPS) as browser:
                path = f"/api/rooms/{room}"
                for both in (f"{cookie}; {planted}", f"{planted}; {cookie}"):
                    assert (await browser.get(path, headers={"cookie": both})).status_code == 200, both
                assert (await browser.get(path, headers={"cookie": planted})).status_code == 404
                left = await browser.post("/api/account/logout", headers={"cookie": f"{cookie}; {planted}"})
                gone = left.headers.get_list("set-cookie")
                assert [cookie.partition("=")[0] for cookie in gone] == [COOKIE, HOST_COOKIE]
                assert all("max-age=0" in cookie.lower() for cookie in gone) and "secure" in gone[1].lower()

    run(scene())


def test_a_session_from_before_https_goes_on_under_the_new_name(any_database: str) -> None:
    async def scene() -> None:
        async with running(quick(any_database)) as server, Client(server.address) as anna:
            await register(anna)
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser:
                answer = await browser.get("/api/account", headers={**HTTPS, **cookie_of(anna)})
                assert answer.json()["name"] == "Anna"
                renamed, dropped = answer.headers.get_list("set-cookie")
                assert renamed.startswith(f"{HOST_COOKIE}=") and dropped.startswith(f'{COOKIE}="";')
                cookie = {"cookie": renamed.partition(";")[0]}
                again = await browser.get("/api/account", headers={**HTTPS, **cookie})
                assert again.json()["name"] == "Anna" and "set-cookie" not in again.headers
                plain = await browser.get("/api/account", headers=cookie)
                assert plain.json()["name"] == "Anna", "also if the proxy no longer says that it is https"

    run(scene())


def test_a_one_time_link_resets_a_password_once(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        kept, desk, run = cookie_of(anna), server.parts[OperatorService].desk, server.parts.core.database.run
        links = [await run(desk.reset_password, "operator", name) for name in ("Anna", "ANNA")]
        stale, token = (link.removeprefix("/reset#") for link in links)
        assert [(line.operator, line.action) for line in desk.audit()] == [("operator", "reset-password")] * 2
        for guess in (stale, "", "x" * 64, token[:-1]):
            answer = await post(boris, "/api/account/reset", wire.ResetPassword(guess, OTHER))
            assert answer.json()["problem"] == "account-reset-unknown"
        short = await post(boris, "/api/account/reset", wire.ResetPassword(token, "short"))
        assert short.json()["problem"] == "account-password-short"
        both = [post(boris, "/api/account/reset", wire.ResetPassword(token, OTHER)) for _ in range(2)]
        assert sorted(answer.status_code for answer in await asyncio.gather(*both)) == [204, 404]
        assert await name_with(server, kept) is None
        assert (await log_in(boris), await log_in(boris, OTHER)) == (403, 200)

    both_on_stage(any_database, scene)


def test_everybody_can_export_what_is_stored_about_them_and_nothing_else(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        await anna.do(room.id, wire.Say(text="mine"))
        await boris.do(room.id, wire.Say(text="secret of Boris"))
        await anna.token(room.id, "view")
        answer = await anna.http.get("/api/account/export")
        data = msgspec.json.decode(answer.content, type=wire.Export)
        assert (data.name, data.webhook, [token.scope for token in data.tokens]) == (None, None, ["view"])
        [own] = data.rooms
        assert (own.id, own.name, own.seats, own.host, own.lines[0].text) == (room.id, "Anna", [0], True, "mine")
        assert "Boris" not in answer.text and server.loaded[room.id].secret not in answer.text
        await register(anna)
        assert (await anna.http.get("/api/account/export")).json()["name"] == "Anna"
        async with Client(server.address, token=await anna.token(room.id, "host")) as program:
            for path in ("export", "sessions"):
                assert (await program.http.get(f"/api/account/{path}")).status_code == 403

    both_on_stage(any_database, scene)


def test_old_chat_and_guests_who_never_came_back_are_purged(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        await anna.do(room.id, wire.Say(text="long ago"))
        await register(boris, "Boris")
        guest, owner = _host(server, room.id), server.loaded[room.id].room.members[1].person
        long_ago = server.clock.now() - 200 * DAY
        for person in (guest, owner):
            for session in server.parts[PeopleService].credentials.of(person):
                server.parts[PeopleService].credentials.touch(session.hash, long_ago)
        await server.parts[AccountService].retention.sweep()
        assert [member.name for member in (await boris.room(room.id)).members] == ["Guest 1"]
        assert (
            server.parts[PeopleService].credentials.of(guest) == []
            and server.parts[RoomService].store.naming(guest) == []
        )
        assert (await boris.http.get("/api/account")).json()["name"] == "Boris", "an account is kept"
        await boris.do(room.id, wire.Say(text="today"))
        assert [line.text for line in server.parts[RoomService].store.read_lines(room.id)] == ["today"]
        server.parts[RoomService].store.drop_lines_before(server.clock.now() + 1)
        assert server.parts[RoomService].store.read_lines(room.id) == []

    both_on_stage(any_database, scene)


# What tokens see.


def test_a_token_lists_no_other_room(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", CARDS)
        other = await anna.create_room("Anna", CARDS)
        public = await boris.create_room("Boris", msgspec.structs.replace(CARDS, public=True))
        for scope in ("view", "play", "host"):
            token: Any = scope
            async with Client(server.address, token=await anna.token(room.id, token)) as program:
                seen = (await program.http.get("/api/rooms")).json()
                assert (seen["public"], [room["id"] for room in seen["yours"]]) == ([], [room.id])
                for path in ("/", "/api/due", "/api/account"):
                    text = (await program.http.get(path, headers={"accept": "text/plain"})).text
                    assert other.id not in text and public.id not in text, path

    both_on_stage(any_database, scene)
