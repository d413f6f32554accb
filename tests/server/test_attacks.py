"""Attacks, one per test: the server refuses, reveals little, and changes nothing."""

from __future__ import annotations

import asyncio
import random
import socket as plain_socket
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from metro2033 import wire
from metro2033.client import Client
from metro2033.live.live_game import KEPT_FRAMES
from metro2033.live.past import FRAMED_PAGE
from metro2033.server.core.rate_limit import RateLimiter
from metro2033.server.http.auth import COOKIE
from metro2033.server.http.identity import read_cookie, sign
from metro2033.server.rooms.service import RoomService
from tests.server.running import Running, both_on_stage, form_token, keen, quick, running, seated
from tests.server.test_rooms import CARDS, refused
from tests.server.test_turns import asked
from tests.server.timing import PATIENCE, FakeClock, eventually, run

JSON = {"content-type": "application/json"}


def test_another_seats_cookie_or_token(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        for seat in (0, 1):
            thief = boris if seat == 0 else anna
            assert (
                await refused(thief.do(room.id, wire.Answer(seat=seat, choice="pass", seq=0))) == "room-not-your-seat"
            )
            assert await refused(thief.poll(room.id, seat=seat, wait=0)) == "room-not-your-seat"
        token = await boris.token(room.id, "host")
        async with Client(server.address, token=token) as program:
            assert await refused(program.do(room.id, wire.Undo(seat=0, seq=0))) == "room-not-your-seat"
            assert await refused(program.do(room.id, wire.Kick(member=0))) == "room-host-only"

    both_on_stage(database, scene)


@pytest.mark.parametrize(
    "change", [lambda c: c[:-1] + "0", lambda c: "someone." + c.partition(".")[2], lambda c: c + ".", lambda c: "."]
)
def test_a_forged_cookie_is_nobody(change: Callable[[str], str]) -> None:
    cookie = sign("person", b"k" * 32)
    assert read_cookie(cookie, b"k" * 32) == "person"
    forged = change(cookie)
    assert forged == cookie or read_cookie(forged, b"k" * 32) is None


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        body = msgspec.json.encode(wire.NewRoom("Anna", CARDS))
        response = await anna.http.post("/api/rooms", content=body, headers=JSON)
        cookie = response.headers["set-cookie"].lower()
        assert cookie.startswith(COOKIE) and "httponly" in cookie and "samesite=lax" in cookie

    both_on_stage(database, scene)


def test_forged_and_replayed_commands(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
            play = await asked(first, second)
            assert play.seat is not None and play.question is not None and play.question.options
            command = wire.Answer(seat=play.seat, choice=play.question.options[0].id, seq=0, key="k")
            done = await asyncio.gather(*(play.client.do(room.id, command) for _ in range(8)))
            assert {ack.seq for ack in done} == {done[0].seq}
            rows = server.parts[RoomService].games.read_log(room.id)
            assert sum(row.token is not None for row in rows) == 1
            future = msgspec.structs.replace(command, seq=10_000, key="f")
            assert await refused(play.client.do(room.id, future)) in ("play-stale", "choice-not-asked")

    both_on_stage(database, scene)


def test_two_tabs_race_and_one_wins(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
            play = await asked(first, second)
            assert play.seat is not None and play.question is not None and play.question.options
            commands = [
                wire.Answer(seat=play.seat, choice=option.id, seq=play.seen.seq, key=f"tab {number}")
                for number, option in enumerate(play.question.options[:2])
            ]
            outcomes = await asyncio.gather(*(play.client.do(room.id, c) for c in commands), return_exceptions=True)
            assert sum(isinstance(outcome, wire.Acknowledged) for outcome in outcomes) == 1
            rows = server.parts[RoomService].games.read_log(room.id)
            assert sum(row.token is not None for row in rows) == 1

    both_on_stage(database, scene)


def test_a_guessed_room_and_a_room_one_may_not_know_look_the_same(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", CARDS)
        for path in ("", "/updates", "/stream", "/record", "/join", "/commands", "/tokens"):
            answers = []
            for guess in (room.id, "A" * 22, "..%2f..%2fetc", "A" * 500):
                if path in ("/join", "/commands", "/tokens"):
                    bodies = {
                        "/join": wire.Join("Boris"),
                        "/commands": wire.Ready(),
                        "/tokens": wire.NewToken("view"),
                    }
                    body = msgspec.json.encode(bodies[path])
                    response = await boris.http.post(f"/api/rooms/{guess}{path}", content=body, headers=JSON)
                else:
                    response = await boris.http.get(f"/api/rooms/{guess}{path}")
                answers.append((response.status_code, response.content))
            assert answers[0] == answers[1], path
            assert {status for status, _ in answers} == {404}

    both_on_stage(database, scene)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1:1"]
)
def test_other_sites_get_no_socket_and_change_nothing(origin: str, database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", CARDS)
        url = server.address.replace("http", "ws", 1) + f"/api/rooms/{room.id}/socket"
        headers = {**anna.socket_headers(), "origin": origin}
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(url, additional_headers=headers, proxy=None):
                pass
        body = msgspec.json.encode(wire.Ready())
        response = await anna.http.post(
            f"/api/rooms/{room.id}/commands", content=body, headers={**JSON, "origin": origin}
        )
        assert response.status_code == 403
        form = await anna.http.post(f"/rooms/{room.id}/do", data={"do": "leave"}, headers={"origin": origin})
        assert form.status_code == 403
        own = {**anna.socket_headers(), "origin": server.address}
        async with websockets.connect(url, additional_headers=own, proxy=None) as socket:
            assert b"room" in msgspec.json.encode(msgspec.json.decode(await socket.recv()))

    both_on_stage(database, scene)


def test_a_form_of_another_kind_is_no_command(database: str) -> None:
    """What a foreign page can send without asking (a plain form) is not JSON, so it is refused even without an Origin."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", CARDS)
        response = await anna.http.post(
            f"/api/rooms/{room.id}/commands", content=b'{"do":"leave"}', headers={"content-type": "text/plain"}
        )
        assert response.status_code == 422 and response.json()["problem"] == "server-not-json"

    both_on_stage(database, scene)


def test_fault_8_a_form_without_an_origin_needs_the_token_of_the_session(database: str) -> None:
    """A browser that sends neither `Origin` nor knows SameSite would send the forms of other sites with the cookie."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", CARDS)
        link = f"/join/{room.id}/{room.you.invite}"
        for person in (anna, boris):
            await person.http.get("/plain")
        mine = form_token((await anna.http.get(f"/rooms/{room.id}")).text)
        assert mine == form_token((await anna.http.get("/")).text) == form_token((await anna.http.get(link)).text)
        await boris.create_room("Boris", CARDS)
        theirs = form_token((await boris.http.get("/")).text)
        assert theirs != mine
        forged: list[dict[str, Any]] = [
            {"data": {"do": "leave"}},
            {"data": {"do": "leave", "token": ""}},
            {"data": {"do": "leave", "token": "é"}},
            {"data": {"do": "leave", "token": theirs}},
            {"content": b"do=leave&x=", "headers": {"content-type": "text/plain"}},
        ]
        for form in forged:
            response = await anna.http.post(f"/rooms/{room.id}/do", **form)
            assert response.status_code == 403, form
        assert (await anna.http.post("/new", data={"name": "Anna"})).status_code == 403
        assert (await boris.http.post(link, data={"name": "Boris"})).status_code == 403
        seen = await anna.room(room.id)
        assert [member.name for member in seen.members] == ["Anna"] and seen.version == room.version
        sit = {"do": "sit", "seat": "0"}
        own = await anna.http.post(f"/rooms/{room.id}/do", data=sit, headers={"origin": server.address})
        assert own.status_code == 303, "browsers of today name the page's own origin"
        joined = await boris.http.post(link, data={"name": "Boris", "token": theirs})
        assert joined.status_code == 303
        leave = await boris.http.post(f"/rooms/{room.id}/do", data={"do": "leave", "token": theirs})
        assert leave.status_code == 303

    both_on_stage(database, scene)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "a b", "[", ""])
def test_a_name_that_is_not_ours_gets_nothing(host: str, database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        response = await anna.http.get("/api/rooms", headers={"host": host})
        assert response.status_code in (400, 421)

    both_on_stage(database, scene)


def test_oversized_messages(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", CARDS)
        big = b'{"do":"say","text":"' + b"x" * 20_000 + b'"}'
        response = await anna.http.post(f"/api/rooms/{room.id}/commands", content=big, headers=JSON)
        assert response.status_code == 413

        async def chunks() -> Any:
            for _ in range(20):
                yield b" " * 1000

        response = await anna.http.post(f"/api/rooms/{room.id}/commands", content=chunks(), headers=JSON)
        assert response.status_code == 413
        url = server.address.replace("http", "ws", 1) + f"/api/rooms/{room.id}/socket"
        async with websockets.connect(url, additional_headers=anna.socket_headers(), proxy=None) as socket:
            await socket.send(big.decode())
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 1009
        assert (await anna.room(room.id)).status == "lobby"

    both_on_stage(database, scene)


async def next_but_rooms(socket: websockets.ClientConnection) -> wire.AnyMessage:
    """Returns the next message; arrivals are announced when it suits the server."""
    message: wire.AnyMessage = msgspec.json.decode(await socket.recv(), type=wire.AnyMessage)
    return await next_but_rooms(socket) if isinstance(message, wire.RoomMessage) else message


def test_malformed_messages_are_refused_one_by_one(database: str) -> None:
    luck = random.Random(4)
    good = msgspec.json.encode(wire.Answer(seat=0, choice="pass", seq=0, key="k"))
    fuzz = [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"do":"sit"}',
        b'{"do":"sit","seat":-1}',
        b'{"do":"sit","seat":1e99}',
    ]
    fuzz += [
        b'{"do":"say","text":"' + b"[" * 300 + b'"',
        b"[" * 5000,
        b'{"do":"start","__proto__":{}}',
        b'{"do":"answer","seat":"0"}',
    ]
    for _ in range(60):
        place = luck.randrange(len(good))
        fuzz.append(good[:place] + bytes([luck.randrange(256)]) + good[place + luck.randrange(3) :])

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", CARDS)
        url = server.address.replace("http", "ws", 1) + f"/api/rooms/{room.id}/socket"
        async with websockets.connect(url, additional_headers=anna.socket_headers(), proxy=None) as socket:
            await socket.recv()
            for message in fuzz:
                await socket.send(message)
                answer = await next_but_rooms(socket)
                assert isinstance(answer, wire.Refused), message
                response = await anna.http.post(f"/api/rooms/{room.id}/commands", content=message, headers=JSON)
                assert response.status_code in (403, 409, 422), message
        assert (await anna.room(room.id)).version == room.version

    both_on_stage(database, scene)


def test_flooding_is_slowed_down_per_socket_and_per_address(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", CARDS)
        url = server.address.replace("http", "ws", 1) + f"/api/rooms/{room.id}/socket"
        async with websockets.connect(url, additional_headers=anna.socket_headers(), proxy=None) as socket:
            await socket.recv()
            problems = []
            for _ in range(30):
                await socket.send('{"do":"leave","key":1}')
                problems.append(msgspec.json.decode(await socket.recv())["problem"])
        assert problems[0] == "server-malformed" and "server-too-fast" in problems
        statuses = [(await anna.http.get("/api/rooms")).status_code for _ in range(60)]
        assert 429 in statuses

    both_on_stage(database, scene, commands_per_second=2, requests_per_second=2)


def test_one_address_makes_only_so_many_rooms(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        for _ in range(3):
            await anna.create_room("Anna", CARDS)
        assert await refused(anna.create_room("Anna", CARDS)) == "limit-rooms"

    both_on_stage(database, scene, rooms_per_minute=3)


def test_buckets_forget_those_not_seen_for_longest() -> None:
    buckets = RateLimiter(0.001, 1, FakeClock())
    for number in range(10_050):
        assert buckets.take(str(number))
    assert len(buckets.buckets) == 10_000
    assert not buckets.take("10049")


def test_a_slow_reader_is_let_go_and_the_others_play_on(database: str) -> None:
    async def scene() -> None:
        config = quick(database)
        async with (
            running(config, send_buffer=4096) as server,
            Client(server.address) as anna,
            Client(server.address) as boris,
        ):
            room = await seated(anna, boris, game="board")
            host, port = server.address.removeprefix("http://").split(":")
            slow = plain_socket.socket()
            slow.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 2048)
            slow.connect((host, int(port)))
            lines = [
                f"GET /api/rooms/{room.id}/socket HTTP/1.1",
                f"Host: {host}:{port}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                f"Cookie: {anna.socket_headers()['cookie']}",
            ]
            await asyncio.get_running_loop().run_in_executor(
                None, slow.sendall, ("\r\n".join(lines) + "\r\n\r\n").encode()
            )
            live = server.loaded[room.id]
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                await eventually(lambda: len(live.subscribers) == 3)
                [theirs] = [
                    connection
                    for connection in server.uvicorn.server_state.connections
                    if connection.client == slow.getsockname()
                ]
                games = [asyncio.create_task(play.play_on(keen(random.Random(1)))) for play in (first, second)]
                await eventually(
                    lambda: theirs.is_clogged
                )  # nothing more fits into the buffers, which are the kernel's
                for game in games:
                    game.cancel()
                await server.clock.advance(config.send_seconds)
                await eventually(lambda: len(live.subscribers) == 2)
            slow.close()
            assert server.parts.core.metrics.registry.get_sample_value("metro2033_evicted_total") == 1

    run(scene())


def test_paths_and_headers_lead_nowhere(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        for path in (
            "/plain/../app.py",
            "/plain/%2e%2e/app.py",
            "/plain/..%5capp.py",
            "//etc/passwd",
            "/api/rooms/%00",
            "/.git/config",
        ):
            response = await anna.http.get(path)
            assert response.status_code in (404, 400), path
            assert b"import" not in response.content
        evil = httpx.Headers(
            {"x-forwarded-for": "1.2.3.4", "x-original-url": "/metrics", "authorization": "Basic eDp5"}
        )
        assert (await anna.http.get("/api/rooms", headers=evil)).status_code == 403
        response = await anna.http.get("/api/rooms/x?lang=en%0d%0aset-cookie:%20a=b")
        assert "a=b" not in str(response.headers)

    both_on_stage(database, scene)


# Doors of the table: addresses, seats lent and left, hosts, rematches, frames.

FORGED = (
    {"host": "evil.example"},
    {"host": "127.0.0.1.evil.example"},
    {"host": "127.0.0.1", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https"},
    {"host": "localhost", "forwarded": "for=127.0.0.1;host=evil.example;proto=https"},
    {"host": "localhost:1", "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1", "origin": "https://evil.example"},
    {"host": "[::1", "forwarded": "host=[::1]"},
)


@pytest.mark.parametrize("headers", FORGED)
def test_no_header_changes_the_address_of_invitations(headers: dict[str, str], any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        response = await anna.http.get("/api/address", headers=headers)
        assert response.status_code in (200, 400, 421)
        assert b"evil" not in response.content and "evil" not in str(response.headers)
        if response.status_code == 200:
            assert response.json() == {"public": "https://metro.example", "network": "", "device": False}

    both_on_stage(any_database, scene, public_url="https://metro.example")


def test_another_name_for_the_server_is_not_told_its_network(any_database: str) -> None:
    """Requests through a proxy come from this machine, too, but ask for another name."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        for headers in ({"host": "metro.example"}, {"host": "metro.example", "x-forwarded-for": "127.0.0.1"}):
            assert (await anna.http.get("/api/address", headers=headers)).json() == {
                "public": "",
                "network": "",
                "device": False,
            }

    both_on_stage(any_database, scene, host="10.1.2.3")


def test_nobody_lends_or_takes_back_a_seat_that_is_not_theirs(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        lobby = await anna.create_room("Anna", CARDS)
        await anna.do(lobby.id, wire.Sit(seat=0))
        for early in (wire.StandIn(seat=0), wire.TakeBack(seat=0), wire.TakeBack(seat=1)):
            assert await refused(anna.do(lobby.id, early)) == "room-not-playing"
        room = await seated(anna, boris, seats=3, bots=["", "", "random"])
        version = server.loaded[room.id].room.copy()
        for command in (wire.StandIn, wire.TakeBack):
            assert await refused(boris.do(room.id, command(seat=0))) == "room-not-your-seat"
            assert await refused(boris.do(room.id, command(seat=2))) == "room-not-your-seat"  # a bot's
            assert await refused(boris.do(room.id, command(seat=3))) == "room-no-seat"
        async with Client(server.address) as vera:
            assert await refused(vera.do(room.id, wire.TakeBack(seat=2))) == "room-unknown"
            await vera.join(room.id, "Vera", room.you.invite or "")
            await boris.do(room.id, wire.Leave())
            assert await refused(vera.do(room.id, wire.TakeBack(seat=1))) == "room-not-your-seat"
            assert await refused(boris.do(room.id, wire.TakeBack(seat=1))) == "room-unknown"  # not before joining
        assert server.loaded[room.id].room.seats[0] == version.seats[0]

    both_on_stage(any_database, scene)


def test_a_banned_player_gets_no_seat_back(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        await boris.do(room.id, wire.StandIn(seat=1))
        await boris.do(room.id, wire.Leave())
        await boris.join(room.id, "Boris", room.you.invite or "")
        await anna.do(room.id, wire.Kick(member=1, ban=True))
        invite = (await anna.room(room.id)).you.invite or ""
        assert await refused(boris.join(room.id, "Boris", invite)) == "room-banned"
        assert await refused(boris.do(room.id, wire.TakeBack(seat=1))) == "room-unknown"
        assert server.loaded[room.id].room.seats[1].person == ""

    both_on_stage(any_database, scene)


def test_nobody_becomes_host_who_is_not_in_the_room(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        host = server.loaded[room.id].room.host
        assert await refused(boris.do(room.id, wire.Appoint(member=1))) == "room-host-only"
        assert await refused(anna.do(room.id, wire.Appoint(member=7))) == "room-no-member"
        token = await boris.token(room.id, "host")
        async with Client(server.address, token=token) as program:
            assert await refused(program.do(room.id, wire.Appoint(member=1))) == "room-host-only"
        await boris.do(room.id, wire.Leave())
        assert await refused(anna.do(room.id, wire.Appoint(member=1))) == "room-no-member"
        assert server.loaded[room.id].room.host == host

    both_on_stage(any_database, scene)


def test_a_program_that_may_play_does_not_pass_the_host_on(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        token = await anna.token(room.id, "play")
        async with Client(server.address, token=token) as program:
            response = await refused(program.do(room.id, wire.Appoint(member=1)))
            assert response == await refused(program.do(room.id, wire.Kick(member=1)))
        assert (await anna.room(room.id)).you.host

    both_on_stage(any_database, scene)


def test_a_start_that_closes_seats_takes_nobodys_seat(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", wire.Settings(game="breakthrough", seats=5))
        await boris.join(room.id, "Boris", room.you.invite or "")
        await anna.do(room.id, wire.Sit(seat=0))
        await boris.do(room.id, wire.Sit(seat=4))
        assert await refused(boris.do(room.id, wire.Start(close=True))) == "room-host-only"
        assert await refused(anna.do(room.id, wire.Start(close=True))) == "room-not-ready"
        lobby = await boris.room(room.id)
        assert (lobby.status, len(lobby.seats), lobby.you.seats) == ("lobby", 5, [4])
        await boris.do(room.id, wire.Ready())
        await asyncio.gather(*(anna.do(room.id, wire.Start(close=True)) for _ in range(4)), return_exceptions=True)
        begun = await boris.room(room.id)
        assert (begun.status, len(begun.seats), begun.you.seats) == ("playing", 2, [1])
        assert await refused(anna.do(room.id, wire.Start(close=True))) == "room-started"

    both_on_stage(any_database, scene)


def test_many_rematches_at_once_are_one_and_a_nonce_counts_once(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        await anna.do(room.id, wire.Vote(seat=1, remedy="end"))
        stored = len((await anna.rooms()).yours)
        asking = [person.do(room.id, wire.Rematch(nonce=name)) for person, name in ((anna, "a"), (boris, "b")) * 4]
        await asyncio.gather(*asking)
        again = await anna.room((await anna.room(room.id)).rematch or "")
        assert (again.status, again.nonces) == ("playing", ["a", "b"])
        assert len((await anna.rooms()).yours) == stored + 1, "no room is left over"
        for late in ("late", "x" * 64):
            await boris.do(room.id, wire.Rematch(nonce=late))
        assert (await anna.room(again.id)).nonces == again.nonces
        long = b'{"do":"rematch","nonce":"' + b"x" * 500 + b'"}'
        response = await anna.http.post(f"/api/rooms/{room.id}/commands", content=long, headers=JSON)
        assert response.status_code == 422

    both_on_stage(any_database, scene, absent_after=0.0)


@pytest.mark.parametrize("frames", ["2", "-1", "1e9", "yes", "1;2", "%20"])
def test_frames_are_asked_for_with_nought_or_one(frames: str, any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        for path in ("log", "position"):
            response = await anna.http.get(f"/api/rooms/{room.id}/{path}?seat=0&frames={frames}")
            assert response.status_code == 422, path
        url = server.address.replace("http", "ws", 1) + f"/api/rooms/{room.id}/socket?seat=0&frames={frames}"
        async with websockets.connect(url, additional_headers=anna.socket_headers(), proxy=None) as socket:
            assert msgspec.json.decode(await socket.recv())["problem"] == "server-number"
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)

    both_on_stage(any_database, scene)


def test_frames_of_a_whole_game_come_in_small_pages_and_to_the_own_seat(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, seats=2, bots=["", "random"], game="board")
        live = server.loaded[room.id]
        async with anna.play(room.id, 0) as play:
            game = asyncio.create_task(play.play_on(keen(random.Random(1))))
            await play.until(lambda: play.seen.seq > FRAMED_PAGE + 10 or play.over)
            game.cancel()
        for query in ("after=0", "before=999999999", "after=0&before=999999999"):
            response = await anna.http.get(f"/api/rooms/{room.id}/log?seat=0&frames=1&{query}")
            assert len(response.json()["entries"]) == FRAMED_PAGE, response.text
        await boris.join(room.id, "Boris", room.you.invite or "")
        for path in ("log?seat=0&frames=1", "position?seat=0&frames=1&to=3"):
            assert (await boris.http.get(f"/api/rooms/{room.id}/{path}")).status_code == 403, path
        for since, framed in ((0, False), (live.seq - KEPT_FRAMES + 1, True)):
            query = f"/api/rooms/{room.id}/socket?seat=0&since={since}&frames=1"
            url = server.address.replace("http", "ws", 1) + query
            async with websockets.connect(url, additional_headers=boris.socket_headers(), proxy=None) as socket:
                assert msgspec.json.decode(await socket.recv())["problem"] == "room-not-your-seat"
            async with websockets.connect(url, additional_headers=anna.socket_headers(), proxy=None) as socket:
                while (message := msgspec.json.decode(await socket.recv()))["type"] != "update":
                    pass
                assert any(entry.get("frames") for entry in message["entries"]) == framed

    both_on_stage(any_database, scene)


def test_asking_for_frames_again_and_again_is_slowed_down(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        path = f"/api/rooms/{room.id}/log?seat=0&frames=1"
        assert (await anna.http.get(path)).status_code == 200
        answers = await asyncio.gather(*(anna.http.get(path) for _ in range(60)))  # at once, however slow a machine is
        assert {answer.status_code for answer in answers} == {200, 429}

    both_on_stage(any_database, scene, requests_per_second=3)


SCRIPT = "<script>alert(1)</script>"


def test_script_in_nicknames_and_chat_stays_text(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("<b onclick=x>&\"'", CARDS)
        await anna.do(room.id, wire.Sit(seat=0))
        await anna.do(room.id, wire.Say(text=SCRIPT))
        await anna.http.get("/plain")
        page = await anna.http.get(f"/rooms/{room.id}")
        assert "<b onclick" not in page.text and "&lt;b onclick=x&gt;" in page.text
        assert "script" not in page.headers["content-security-policy"].replace("default-src 'self'", "")
        assert "<script" not in page.text and " style=" not in page.text and "onclick=x>" not in page.text
        answer = await anna.http.get(f"/api/rooms/{room.id}")
        assert (
            answer.headers["content-type"] == "application/json"
            and answer.headers["x-content-type-options"] == "nosniff"
        )
        assert await refused(anna.join(room.id, "\u200b \u200b")) == "room-name-empty"

    both_on_stage(database, scene)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=20),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["do", "seat", "seq", "key", "choice", "text", "member", "settings", "windows", "to"]),
                inner,
                max_size=5,
            )
        ),
        max_leaves=12,
    )
)
def test_anything_that_decodes_as_a_command_is_one(value: object) -> None:
    """Whatever JSON comes, it is either a command within its limits or a decoding error, never anything else."""
    try:
        command = msgspec.json.decode(msgspec.json.encode(value), type=wire.AnyCommand)
    except (msgspec.DecodeError, OverflowError):
        return
    assert isinstance(command, wire.Command) and len(command.key) <= 64
