"""Control characters are refused at the door, and a row that the database cannot take fails alone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import msgspec
import pytest
import websockets

from metro2033 import wire
from metro2033.client import Client, Refusal
from metro2033.live.clock import SYSTEM
from metro2033.live.incoming import ControlCharacters, check_json, check_target
from metro2033.live.log_row import Row
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.play.group_commit import GroupCommit
from metro2033.server.play.store import GameStore
from metro2033.server.play.websocket import BURST_SECONDS
from tests.server.running import company, keen, post, seated
from tests.server.test_rooms import CARDS
from tests.server.test_storage import row
from tests.server.test_turns import asked
from tests.server.timing import run

NUL, BAD = "\x00", ("\x00", "\x07", "\x1b", "\x7f", "\x85", "\n")


@pytest.mark.parametrize("bad", BAD)
def test_every_spelling_of_a_control_character_is_found(bad: str) -> None:
    for text in (msgspec.json.encode({"a": f"x{bad}"}), b'{"a":"\\\\\\u%04x"}' % ord(bad)):
        with pytest.raises(ControlCharacters):
            check_json(text)
    with pytest.raises(ControlCharacters):
        check_target(f"/rooms/{bad}", b"")
    with pytest.raises(ControlCharacters):
        check_target("/", b"lang=%%%02x" % ord(bad) if ord(bad) < 128 else b"lang=%c2%85")


def test_plain_texts_and_backslashes_pass() -> None:
    for text in ("Ж\u00a0ó", "C:\\new\\u0000", "\\", '"', "\u200d👍🏽", "\\\\n"):
        check_json(msgspec.json.encode({"a": text}))
    check_json(msgspec.json.encode({"record": "a\r\n\tb"}), lines=True)
    with pytest.raises(ControlCharacters):
        check_json(b'"\\u0000"', lines=True)
    check_target("/rooms/abc", b"lang=pl&since=5")


def test_control_characters_are_refused_at_every_door(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris)
            base = f"/api/rooms/{room.id}"
            answer = {"do": "answer", "seat": 0, "choice": "pass", "seq": 0, "key": NUL}
            for path, body in (
                (f"{base}/commands", answer),
                (f"{base}/commands", answer | {"key": "", "choice": f"pass{NUL}"}),
                (f"{base}/commands", {"do": "say", "text": f"hello{NUL}"}),
                (f"{base}/commands", {"do": "say", "text": "hello\x1b[2J"}),
                (f"{base}/commands", {"do": "auto_pass", "seat": 0, "windows": [NUL]}),
                (f"{base}/join", {"name": f"Bo{NUL}ris", "invite": room.you.invite}),
                ("/api/rooms", {"name": f"A{NUL}", "settings": msgspec.to_builtins(CARDS)}),
                ("/api/rooms/continue", {"room": NUL, "to": 0, "name": "A", "knowledge": 0}),
                ("/api/rooms/import", {"name": "A", "record": f"metro{NUL}\n", "file": ""}),
                ("/api/account", {"name": f"Anna{NUL}", "password": "long enough"}),
                ("/api/account/login", {"name": f"Anna{NUL}", "password": "long enough"}),
            ):
                response = await post(anna, path, body)
                assert (response.status_code, response.json()["problem"]) == (422, "server-control"), path
            for path in ("/api/rooms/%00", "/rooms/%00", f"{base}%0a", f"{base}?lang=%00", "/join/%00/x"):
                assert (await anna.http.get(path)).status_code == 400, path
            form = {"name": f"Anna{NUL}", "game": "board", "seats": "2"}
            assert (await anna.http.post("/new", data=form)).status_code == 422
            url = server.address.replace("http", "ws", 1) + f"{base}/socket"
            async with websockets.connect(url, additional_headers=anna.socket_headers(), proxy=None) as socket:
                await socket.send(msgspec.json.encode(answer).decode())
                while '"problem":"server-control"' not in str(await socket.recv()):
                    pass
            assert (await anna.room(room.id)).version == room.version

    run(scene())


def test_a_row_that_cannot_be_stored_fails_alone(any_database: str) -> None:
    engine = open_database(database_url(any_database), threads=2)
    games, batches = GameStore(engine), []

    async def append(rows: Sequence[Row]) -> list[bool]:
        batches.append(len(rows))
        return await asyncio.to_thread(games.append, rows)

    async def scene() -> list[bool | BaseException]:
        commit = GroupCommit(append, SYSTEM)
        bad = Row("g", 2, "answer 0 pass", None, "0" * 16, "f" * 64, object())  # type: ignore[arg-type]
        waiting = [commit.append(one) for one in (row(1), bad, row(1, game="h"), row(1, "answer 1 pass"))]
        tasks = [asyncio.create_task(one) for one in waiting]
        await asyncio.sleep(0)
        commit.start()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        await commit.close()
        return done

    written, bad, other, taken = run(scene())
    engine.dispose()
    assert (written, other, taken) == (True, True, False) and isinstance(bad, Exception)
    assert batches == [4, 1, 1, 1, 1]


def test_a_client_that_is_too_fast_learns_of_it_and_plays_on(database: str) -> None:
    async def scene() -> None:
        async with company(database, commands_per_second=4) as (server, anna, boris):
            room = await seated(anna, boris)
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                play = await asked(first, second)
                sent = [play.send(wire.Seen(seq=0)) for _ in range(40)]
                heard = await asyncio.gather(*sent, return_exceptions=True)
                refused = [one for one in heard if isinstance(one, Refusal) and one.problem == "server-too-fast"]
                assert len(refused) == 40 - BURST_SECONDS * 4
                await server.clock.advance(1.0)
                assert await play.play_on(keen(random.Random(1)), 1) == 1

    run(scene())


def test_a_client_that_is_removed_does_not_wait_for_ever(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            outsider = Client(server.address)
            async with outsider, outsider.play(room.id, 0) as play:
                with pytest.raises(Refusal):
                    await play.until(lambda: play.question is not None)
                with pytest.raises(Refusal):
                    await play._answer_surely("pass")

    run(scene())
