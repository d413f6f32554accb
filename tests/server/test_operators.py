"""Operators' work while the server runs, on SQLite and on PostgreSQL, by command line and by page.

It also covers the effects that players notice.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable

import httpx
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import BadOption, Problem
from metro2033.live.access import Caller, Unavailable
from metro2033.server.cluster.service import ClusterService
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.features import open_desk
from metro2033.server.operators.desk import Desk
from metro2033.server.operators.integrity import check
from metro2033.server.operators.page import ACTIONS, COOKIE, form_token
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.session_store import SessionStore
from metro2033.server.play.service import PlayService
from metro2033.server.play.store import GameStore
from metro2033.server.rooms.tables import presence, rooms
from tests.cli.attempts import Attempts
from tests.server.running import Running, company, keen, post, seated
from tests.server.test_turns import asked
from tests.server.timing import PATIENCE, START, FakeClock, run

SHELL = "root (shell)"
SOON = 10.0  # after which a server knows what was done outside


def outside(database: str) -> Desk:
    """Returns the desk of another process, as the command line has it. It is as late there as on the clock of a server that has just started."""
    return open_desk(open_database(database_url(database), threads=1), FakeClock())


def person_of(server: Running, room: str, seat: int = 0) -> str:
    return server.loaded[room].room.seats[seat].person


async def refusal(work: Awaitable[object]) -> str:
    """Returns the key with which a request is refused, or nothing if it succeeds."""
    try:
        await work
    except Exception as fault:
        return str(getattr(fault, "problem", fault))
    return ""


def test_people_and_rooms_are_found(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            await post(anna, "/api/account", wire.Credentials("Anna_M", "a long password"))
            room = await seated(anna, boris)
            desk = outside(any_database)
            found = {person.name: person for person in desk.people()}
            assert found["Anna_M"].has_account and not found["Guest 1"].has_account
            assert found["Anna_M"].seen == START, "requests count, without a socket as well"
            assert [person.name for person in desk.people("gUEST")] == ["Guest 1"]
            assert [person.person for person in desk.people(person_of(server, room.id, 1))] == [
                person_of(server, room.id, 1)
            ]
            await boris.create_room("Ёжик", wire.Settings())
            assert [person.name for person in desk.people("ёж")] == ["Ёжик"]
            assert desk.people("100%") == [], "signs of LIKE mean themselves"
            assert [(one.id, one.status) for one in desk.rooms(room.id)] == [(room.id, "playing")]
            assert server.loaded[room.id].secret not in repr(desk.rooms())
            desk.store.engine.dispose()

    run(scene())


def test_a_banned_person_is_out_at_once_and_back_when_it_is_lifted(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris)
            desk, boris_id = outside(any_database), person_of(server, room.id, 1)
            async with boris.play(room.id, 1) as play:
                await play.until(lambda: play.seen.seq >= 0 and play.connects > 0)
                desk.ban(SHELL, boris_id, 3, "spam")
                await server.clock.advance(SOON)
                assert (await boris.http.get(f"/api/rooms/{room.id}")).status_code == 403
                assert not server.loaded[room.id].subscribers
            told = (await boris.http.get("/api/rooms")).json()
            assert told["problem"] == "operator-banned" and "spam" in told["text"] and "UTC" in told["text"]
            assert (await boris.http.post(f"/api/rooms/{room.id}/join", json={"name": "B"})).status_code == 403
            assert (await anna.http.get(f"/api/rooms/{room.id}")).status_code == 200
            desk.lift(SHELL, "ban", boris_id)
            await server.clock.advance(SOON)
            assert (await boris.http.get(f"/api/rooms/{room.id}")).status_code == 200
            assert [line.action for line in desk.audit()] == ["unban", "ban"]
            desk.store.engine.dispose()

    run(scene())


def test_a_banned_network_is_turned_away_and_a_ban_ends(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, _):
            desk = outside(any_database)
            desk.ban(SHELL, "127.0.0.0/8", 1, "")
            await server.clock.advance(SOON)
            assert (await anna.http.get("/api/rooms")).status_code == 403
            assert (await anna.http.get("/operator")).status_code == 403
            with pytest.raises(BadOption):
                desk.ban(SHELL, "192.0.2.0/24", -1, "")
            desk.lift(SHELL, "ban", "127.0.0.0/8")
            await server.clock.advance(SOON)
            assert (await anna.http.get("/api/rooms")).status_code == 200
            server.parts[OperatorService].policy.check_address("no address")
            desk.store.engine.dispose()

    run(scene())


def test_a_muted_person_plays_and_does_not_chat(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris)
            desk = outside(any_database)
            desk.mute(SHELL, person_of(server, room.id, 1), None, "")
            await server.clock.advance(SOON)
            assert "operator-muted" in await refusal(boris.do(room.id, wire.Say(text="spam")))
            await anna.do(room.id, wire.Say(text="hello"))
            desk.store.engine.dispose()

    run(scene())


def test_a_deleted_person_is_gone_everywhere_and_the_game_goes_on(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            await post(boris, "/api/account", wire.Credentials("Boris", "a long password"))
            room = await seated(anna, boris)
            await boris.do(room.id, wire.Say(text="my address is"))
            desk, boris_id = outside(any_database), person_of(server, room.id, 1)
            desk.delete_person(SHELL, "boris")
            await server.clock.advance(SOON)
            assert server.loaded[room.id].room.seats[1].bot
            assert desk.people("Boris") == []
            assert SessionStore(desk.store.engine).of(boris_id) == [], "the cookie has ended"
            with desk.store.engine.begin() as connection:
                documents = [row.document for row in connection.execute(rooms.select())]
            assert boris_id not in str(documents) and "Guest 1" not in str(documents)
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(random.Random(5)), 3)
            desk.store.engine.dispose()

    run(scene())


def test_a_deleted_room_leaves_nothing_and_whoever_watches_is_told(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris, bots=[])
            live, desk = server.loaded[room.id], outside(any_database)
            async with anna.play(room.id, 0) as play:
                await play.until(lambda: play.connects > 0)
                desk.delete_room(SHELL, room.id)
                await server.clock.advance(SOON)
                assert room.id not in server.loaded and not live.subscribers
            assert (await anna.http.get(f"/api/rooms/{room.id}")).status_code == 404
            assert desk.rooms(room.id) == [] and GameStore(desk.store.engine).read_log(room.id) == []
            with pytest.raises(Problem, match="no such room"):
                desk.delete_room(SHELL, room.id)
            with desk.store.engine.begin() as connection:
                assert check(connection, "here").rooms == 0
            desk.store.engine.dispose()

    run(scene())


def test_guests_are_purged_when_they_were_long_away(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            await post(anna, "/api/account", wire.Credentials("Anna", "a long password"))
            kept = await seated(anna, boris)
            lost = await boris.create_room("Boris", wire.Settings())
            fresh = await boris.create_room("Boris", wire.Settings())
            boris_id = person_of(server, kept.id, 1)
        desk = outside(any_database)
        with desk.store.engine.begin() as connection:
            connection.execute(rooms.update().where(rooms.c.id != fresh.id).values(changed=START - 100 * 86400))
            connection.execute(presence.delete())
        assert desk.purge_guests(SHELL, 90) == (0, 0), "a guest with a fresh room stays"
        with desk.store.engine.begin() as connection:
            connection.execute(rooms.update().values(changed=START - 100 * 86400))
        assert desk.purge_guests(SHELL, 90, dry=True)[0] == 1
        assert desk.purge_guests(SHELL, 90) == (1, 2)
        assert {room.id for room in desk.rooms()} == {kept.id} and desk.rooms(lost.id) == []
        assert boris_id not in str(desk.rooms())
        assert desk.audit()[0].details == "90 days: 1 guests, 2 rooms"
        desk.store.engine.dispose()

    run(scene())


SENTENCES = {
    "en": "being updated",
    "de": "Server wird aktualisiert",
    "pl": "aktualizacja serwera",
    "ru": "Сервер обновляется",
}


def test_read_only_mode_refuses_every_change_in_one_sentence(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris, clock={"bonus": 60})
            live, desk = server.loaded[room.id], outside(any_database)
            desk.set_read_only(SHELL, on=True)
            await server.clock.advance(SOON)
            before = live.seq
            for language, sentence in SENTENCES.items():
                made = await anna.http.post("/api/rooms", json={"name": "A"}, headers={"accept-language": language})
                assert made.status_code == 503 and sentence in made.json()["text"] and made.headers["retry-after"]
            assert (await anna.http.get(f"/api/rooms/{room.id}")).status_code == 200, "everybody may look"
            assert (await anna.http.get("/api/announcements")).json()["read_only"] is True
            async with anna.play(room.id, 0) as one, boris.play(room.id, 1) as two:
                games = [asyncio.create_task(play.play_on(keen(random.Random(1)))) for play in (one, two)]
                await server.clock.advance(90.0)  # longer than the clock has
                assert live.seq == before, "nobody moves, and nobody loses by a clock that stands still"
                desk.set_read_only(SHELL, on=False)
                await server.clock.advance(SOON)
                assert (await anna.http.get("/api/announcements")).json()["read_only"] is False
                clocks = server.parts[PlayService].clocks
                assert min(clocks.left(live, seat) for seat in clocks.running(live)) > 0
                for game in games:
                    game.cancel()
            async with anna.play(room.id, 0) as one, boris.play(room.id, 1) as two:
                assert await (await asked(one, two)).play_on(keen(random.Random(1)), 1) == 1
            desk.store.engine.dispose()

    run(scene())


def test_commands_of_a_socket_are_refused_in_read_only_mode(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris)
            server.parts[OperatorService].desk.set_read_only(SHELL, on=True)
            await server.parts[ClusterService].policy.refresh()
            handler, live = server.parts[PlayService].commands, server.loaded[room.id]
            caller = Caller(person_of(server, room.id))
            for command in (wire.Say(text="hello"), wire.Leave(), wire.StandIn(seat=0)):
                with pytest.raises(Unavailable):
                    await handler.execute(live, caller, command)
            await handler.execute(live, caller, wire.Seen(seq=0))  # which a page sends by itself

    run(scene())


def test_quotas_limit_open_rooms(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            desk = outside(any_database)
            desk.set_quota(SHELL, "rooms-per-person", 2)
            await server.parts[ClusterService].policy.refresh()
            for _ in range(2):
                await anna.create_room("Anna", wire.Settings())
            told = (await anna.http.post("/api/rooms", json={"name": "Anna"})).json()
            assert told["problem"] == "quota-rooms-per-person" and "2" in told["text"]
            await boris.create_room("Boris", wire.Settings())
            desk.set_quota(SHELL, "rooms", 3)
            await server.parts[ClusterService].policy.refresh()
            assert (await boris.http.post("/api/rooms", json={"name": "B"})).json()["problem"] == "quota-rooms"
            for name, most in (("beds", 3), ("rooms", -1), ("rooms", 10**9)):
                with pytest.raises(BadOption):
                    desk.set_quota(SHELL, name, most)
            desk.store.engine.dispose()

    run(scene())


def test_announcements_are_told_in_the_readers_language_and_end(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, _):
            desk = outside(any_database)
            number = desk.announce(SHELL, {"en": "Update at <8>", "pl": "Przerwa", "ru": ""}, 1)
            desk.announce(SHELL, {"en": "old", "pl": "", "ru": ""}, 1e-12)
            await server.parts[ClusterService].policy.refresh()

            async def told(language: str) -> list[str]:
                answer = await anna.http.get("/api/announcements", headers={"accept-language": language})
                return [announcement["text"] for announcement in answer.json()["announcements"]]

            assert [await told(language) for language in ("en", "pl", "ru")] == [
                ["Update at <8>"],
                ["Przerwa"],
                ["Update at <8>"],
            ]
            desk.withdraw(SHELL, number)
            await server.parts[ClusterService].policy.refresh()
            assert await told("en") == []
            for bad in ({"en": ""}, {"en": "x" * 501}, {"en": "a\x00b"}):
                with pytest.raises(BadOption):
                    desk.announce(SHELL, bad, None)
            desk.store.engine.dispose()

    run(scene())


def test_a_report_comes_into_the_queue_once_and_only_from_members(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris)
            path, body = f"/api/rooms/{room.id}/reports", {"member": 1, "reason": "chat", "text": "он ругается"}
            async with Client(server.address) as stranger:
                assert (await stranger.http.post(path, json=body)).status_code == 404
            for bad in ({**body, "member": 9}, {**body, "reason": "x"}, {**body, "text": "x" * 501}, {"member": 1}):
                assert (await anna.http.post(path, json=bad)).status_code in (409, 422)
            assert (await anna.http.post(path, json={**body, "text": "a\x00b"})).status_code == 422
            assert (await anna.http.post(path, json=body)).status_code == 204
            statuses = [(await anna.http.post(path, json=body)).status_code for _ in range(8)]
            assert 429 in statuses and statuses.count(204) < 6
            desk = outside(any_database)
            first = desk.reports()[0]
            assert (first.name, first.reason, first.text) == ("Guest 1", "chat", "он ругается")
            assert first.person == person_of(server, room.id, 1)
            desk.close_report(SHELL, first.id, "warned")
            assert first.id not in [report.id for report in desk.reports()]
            with pytest.raises(Problem, match="no open report"):
                desk.close_report(SHELL, first.id, "again")
            desk.store.engine.dispose()

    run(scene())


# The page.


async def signed_in(server: Running, token: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, follow_redirects=True)
    page = await client.post("/operator/login", data={"token": token})
    assert page.status_code == 200 and "/operator/logout" in page.text
    return client


def test_an_operator_works_with_the_page(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris)
            boris_id = person_of(server, room.id, 1)
            await anna.http.post(
                f"/api/rooms/{room.id}/reports",
                json={"member": 1, "reason": "name", "text": "<script>alert(1)</script>"},
            )
            desk = outside(any_database)
            page = await signed_in(server, desk.add_operator(SHELL, "Olga"))
            token = form_token(page.cookies[COOKIE])

            async def do(**form: str) -> httpx.Response:
                return await page.post("/operator/do", data={"token": token, **form})

            shown = (await page.get("/operator")).text
            assert "Guest 1" in shown and "<script>alert" not in shown and "&lt;script&gt;" in shown
            assert boris_id in (await page.get("/operator", params={"people": "guest"})).text
            assert room.id in (await page.get("/operator", params={"rooms": room.id})).text
            assert server.loaded[room.id].secret not in (await page.get("/operator", params={"rooms": ""})).text
            assert (await do(do="ban", who=boris_id, days="2", reason="name")).status_code == 200
            assert (await boris.http.get("/api/rooms")).status_code == 403, "at once, in this process"
            await do(do="unban", who=boris_id)
            assert (await boris.http.get("/api/rooms")).status_code == 200
            await do(**{"do": "announce", "text-en": "Hello"})
            assert (await anna.http.get("/api/announcements")).json()["announcements"][0]["text"] == "Hello"
            await do(do="close-report", number=str(desk.reports()[0].id), note="done")
            assert desk.reports() == []
            await do(do="read-only", on="1")
            assert (await anna.http.post("/api/rooms", json={"name": "A"})).status_code == 503
            await do(do="read-only", on="")
            assert (await anna.http.post("/api/rooms", json={"name": "A"})).status_code == 201
            assert (await do(do="delete-room", who=room.id)).status_code == 422, "the box is not ticked"
            await do(do="delete-room", who=room.id, sure="1")
            assert room.id not in server.loaded and desk.rooms(room.id) == []
            done = [(line.operator, line.action) for line in reversed(desk.audit())]
            actions = ["login", "ban", "unban", "announce", "close-report", "read-only", "read-only", "delete-room"]
            assert done == [(SHELL, "token"), *(("Olga", action) for action in actions)]
            desk.drop_operator(SHELL, "Olga")
            assert "/operator/login" in (await page.get("/operator")).text, "the session has ended with the token"
            await page.aclose()
            desk.store.engine.dispose()

    run(scene())


def test_the_page_takes_no_forged_requests(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, _):
            desk = outside(any_database)
            page = await signed_in(server, desk.add_operator(SHELL, "Olga"))
            attributes = re.split(r";\s*", (await _login(server, desk)).headers["set-cookie"].lower())
            assert {"httponly", "samesite=strict", "path=/operator"} <= set(attributes)
            good = {"token": form_token(page.cookies[COOKIE]), "do": "read-only", "on": "1"}
            for form in (
                {**good, "token": ""},
                {**good, "token": "0" * 64},
                {**good, "token": "é"},
                {"do": "read-only"},
            ):
                assert (await page.post("/operator/do", data=form)).status_code == 403
            evil = {"origin": "https://evil.example"}
            assert (await page.post("/operator/do", data=good, headers=evil)).status_code == 403
            assert (await page.get("/operator/do", params=good)).status_code in (404, 405)
            assert (await anna.http.post("/operator/do", data=good)).status_code == 403, "without the cookie"
            for cookie in ("", "x", "é" * 20, "0" * 5000):
                headers = {b"cookie": f"{COOKIE}={cookie}".encode()}
                async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as thief:
                    assert "/operator/login" in (await thief.get("/operator", headers=headers)).text
            for action in ACTIONS:  # nonsense in every field: one sentence, and nothing changes
                for value in ("", "x" * 5000, "\x00", "nan", "-1", "1e999", "' OR 1=1 --"):
                    fields = dict.fromkeys(
                        ("who", "days", "reason", "number", "note", "name", "most", "text-en"), value
                    )
                    answer = await page.post(
                        "/operator/do", data={**good, "do": action, **fields, "on": "", "sure": ""}
                    )
                    assert answer.status_code < 500, (action, value)
            for searched in ("\x00", "%", "x" * 5000, "' OR 1=1 --"):
                for name in ("people", "rooms"):
                    assert (await page.get("/operator", params={name: searched})).status_code in (200, 400, 422)
            assert (await page.post("/operator/do", data={**good, "do": "nonsense"})).status_code == 404
            assert (await page.post("/operator/do", content=b"\xff")).status_code == 422
            await page.aclose()
            desk.store.engine.dispose()

    run(scene())


async def _login(server: Running, desk: Desk) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
        return await client.post("/operator/login", data={"token": desk.add_operator(SHELL, "Pavel")})


def test_tokens_are_not_guessed_fast(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, _boris):
            tries = [
                (await anna.http.post("/operator/login", data={"token": f"m33op_{n}"})).status_code for n in range(12)
            ]
            assert tries[0] == 403 and 429 in tries

    run(scene())


# The command line.


def test_the_command_line_does_it_and_the_audit_log_tells(
    any_database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("METRO2033_DATABASE", any_database)
    attempts = Attempts(monkeypatch, capsys)

    def operator(*words: str, status: int = 0) -> str:
        ran = attempts("operator", *words)
        assert ran.status == status and "Traceback" not in ran.err, ran.err
        return ran.out + ran.err

    assert "Done" in operator("ban", "192.0.2.7", "--days", "3", "--reason", "flood")
    assert "192.0.2.7/32" in operator("sanctions")
    assert "no person called" in operator("ban", "nobody", status=1)
    assert "Announcement 1" in operator("announce", "--en", "Back soon")
    assert operator("token", "Olga").startswith("m33op_")
    assert "Read-only mode is on" in operator("read-only")
    assert '"action":"read-only"' in operator("audit", "--json").replace(" ", "")
