"""Own bots at a real server's tables: `metro2033 sit` from outside, and bots that the host offers inside."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import metro2033
from metro2033 import wire
from metro2033.client import Client, Refusal
from metro2033.server.http.socket_protocol import SocketProtocol
from tests.programs.making import program
from tests.server.running import ROOT, Running, company, keen, quick, running
from tests.server.timing import PATIENCE, run

KEEN = f"exec:slips=0:{sys.executable} {ROOT / 'examples' / 'bots' / 'python' / 'keen.py'}"
VIEWER = """
from metro2033.bots.bot import Bot
class ViewBot(Bot):
    def weigh(self, question):
        assert question.view.viewer == question.seat and len(question.outlook) <= len(question.options)
        verbs = [self.rules.choices[code].verb for code in question.options]
        return [verb not in ("pass", "tidy") for verb in verbs]
"""


async def sit(link: str, bot: str, *words: str, folder: Path, **environment: str) -> asyncio.subprocess.Process:
    """Starts `metro2033 sit` as a separate program."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "metro2033", "sit", link, "--bot", bot, "--json", *words),
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "METRO2033_LANG": "en", **environment},
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


async def table(anna: Client, server: Running, **settings: Any) -> tuple[wire.RoomView, str]:
    """Returns a room with its host on seat 0, and the link that invites to it."""
    room = await anna.create_room("Anna", wire.Settings(**settings))
    await anna.do(room.id, wire.Sit(seat=0, nonce="nonce-of-anna"))
    return room, f"{server.address}/join/{room.id}/{room.you.invite}"


async def all_ready(anna: Client, room: str, seats: int) -> None:
    """Waits until all others have sat down and are ready."""
    async with asyncio.timeout(PATIENCE):
        while sum(seat.ready for seat in (await anna.room(room)).seats) < seats:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        pytest.param("board", KEEN, marks=pytest.mark.slow),
        ("breakthrough", KEEN),
        pytest.param("breakthrough", "viewing:ViewBot", marks=pytest.mark.slow),
    ],
)
def test_a_bot_sits_and_plays_to_the_end(database: str, tmp_path: Path, game: str, bot: str) -> None:
    """It commits to its nonce, reveals it, survives a lost connection, and tells the result."""
    (tmp_path / "viewing.py").write_text(VIEWER)

    async def play() -> None:
        async with company(database) as (server, anna, _):
            room, link = await table(anna, server, game=game, seats=3, bots=["", "", "random"])
            process = await sit(link, bot, folder=tmp_path)
            await all_ready(anna, room.id, 1)
            assert (await anna.room(room.id)).members[1].name.endswith("(bot)")
            await anna.do(room.id, wire.Start())
            async with anna.play(room.id, 0) as host:
                await host.play_on(keen(random.Random(3)), 5)
                sockets = [
                    connection
                    for connection in server.uvicorn.server_state.connections
                    if isinstance(connection, SocketProtocol)
                ]
                assert len(sockets) == 2
                for socket in sockets:
                    socket.transport.abort()
                await host.play_on(keen(random.Random(4)))
            out, told = await asyncio.wait_for(process.communicate(), PATIENCE)
            assert process.returncode == 0, told.decode()
            assert told.decode().count("The connection is lost; reconnecting.") == 1
            sat = json.loads(out)
            assert (sat["seat"], sat["faults"]) == (1, {}) and sat["answers"] > 5
            assert sat["result"]["winner"] is not None and sat["reconnects"] == 1
            assert (await anna.room(room.id)).nonces[1], "it has revealed its nonce"

    run(play())


@pytest.mark.slow
def test_a_token_plays_for_its_person(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with company(database) as (server, anna, _):
            room, _ = await table(anna, server, game="breakthrough", bots=["", "random"])
            token = await anna.token(room.id, "play")
            await anna.do(room.id, wire.Start())
            link = f"{server.address}/rooms/{room.id}"
            process = await sit(link, KEEN, folder=tmp_path, METRO2033_TOKEN=token)
            out, told = await asyncio.wait_for(process.communicate(), PATIENCE)
            assert process.returncode == 0, told.decode()
            assert json.loads(out)["seat"] == 0

    run(play())


@pytest.mark.slow
def test_refusals_are_one_sentence(database: str, tmp_path: Path) -> None:
    (tmp_path / "viewing.py").write_text(VIEWER)

    async def attempt(link: str, bot: str, *words: str) -> tuple[int | None, str]:
        process = await sit(link, bot, *words, folder=tmp_path)
        out, told = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert out == b"" and b"Traceback" not in told, told.decode()
        return process.returncode, told.decode().strip().splitlines()[-1]

    async def play() -> None:
        async with company(database) as (server, anna, _):
            room, link = await table(anna, server, game="breakthrough", seats=3, bots=["", "", "random"])
            assert await attempt("nonsense", KEEN) == (
                2,
                "“nonsense” isn’t a link to a room. It looks like https://server/join/ROOM/INVITATION or https://server/rooms/ROOM.",
            )
            assert (await attempt("http://127.0.0.1:9/join/a/b", KEEN))[1].endswith("can’t be reached.")
            assert (await attempt(link + "x", KEEN))[1].startswith("The server says: ")
            assert (await attempt(link, "exec:nowhere"))[0] == 2
            assert await attempt(link, KEEN, "--seat", "3") == (2, "Seat 3 isn’t free.")
            process = await sit(link, "greedy", folder=tmp_path)
            await all_ready(anna, room.id, 1)
            await anna.do(room.id, wire.Start())
            async with anna.play(room.id, 0) as host:
                playing = asyncio.create_task(host.play_on(keen(random.Random(3))))
                _, told = await asyncio.wait_for(process.communicate(), PATIENCE)
                playing.cancel()
            assert process.returncode == 1 and "over the network" in told.decode()

    run(play())


@pytest.mark.slow
def test_an_interrupted_bot_leaves_its_seat_to_the_server(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with company(database) as (server, anna, _):
            room, link = await table(anna, server, game="breakthrough")
            process = await sit(link, program(tmp_path), folder=tmp_path)
            await all_ready(anna, room.id, 1)
            await anna.do(room.id, wire.Start())
            async with anna.play(room.id, 0) as host:
                await host.play_on(keen(random.Random(3)), 3)
                process.send_signal(signal.SIGINT)
                assert await asyncio.wait_for(process.wait(), PATIENCE) == 130
                await host.until(lambda: host.room is not None and bool(host.room.seats[1].bot))

    run(play())


def test_rooms_have_the_bots_that_the_host_offers(database: str, tmp_path: Path) -> None:
    """A program plays a seat of a room to the end of the game; nothing that a client names is ever started."""
    asked, started = tmp_path / "asked", tmp_path / "started"
    mine = program(tmp_path, f"open({str(asked)!r}, 'a').write(str(line['view']['viewer']))")
    evil = program(tmp_path, on_line=f"open({str(started)!r}, 'w')")

    async def play() -> None:
        async with running(quick(database, bots={"mine": mine})) as server, Client(server.address) as anna:
            bots = (await anna.http.get("/api/catalogue")).json()["bots"]
            assert bots[-1] == "mine" and not any("exec" in bot for bot in bots)
            room, _ = await table(anna, server, game="breakthrough")
            for name in (evil, "exec:true", "os:system", f"mine:{evil}", "mine:ms=9", "./x"):
                with pytest.raises(Refusal) as refused:
                    await anna.do(room.id, wire.PutBot(seat=1, bot=name[:80]))
                assert refused.value.problem == "option-bot" and mine not in str(refused.value)
                with pytest.raises(Refusal):
                    await anna.create_room("Anna", wire.Settings(bots=["", name[:80]]))
            await anna.do(room.id, wire.PutBot(seat=1, bot="mine"))
            await anna.do(room.id, wire.Start())
            async with anna.play(room.id, 0) as host:
                await host.play_on(keen(random.Random(3)))
                await host.until(lambda: host.seen.result is not None)
            assert host.room is not None and host.room.seats[1].bot == "mine"
            assert set(asked.read_text()) == {"1"} and len(asked.read_text()) > 5
            record = await anna.record(room.id)
            assert "player: mine" in record and "exec:" not in record, "what a name stands for is the host's business"

    run(play())
    assert not started.exists()


def test_a_record_cannot_name_what_explains_it(database: str, tmp_path: Path) -> None:
    """A record from anywhere may name any player; asking for a bot's reasons starts none."""
    started = tmp_path / "started"
    evil = program(tmp_path, on_line=f"open({str(started)!r}, 'w')")
    game = metro2033.new("breakthrough", seats=2, seed=4)
    while game.prompt is not None:
        options = game.prompt.options
        bold = [option for option in options if option.verb not in ("pass", "tidy")] or options
        game.answer(game.prompt.seat, random.Random(len(game.answers)).choice(bold))
    text = game.record((evil, "kennel:Dog"))

    async def play() -> None:
        async with company(database) as (_, anna, _2):
            room = await anna.import_game("Anna", text)
            for entry in range(1, 30):
                for seat in (0, 1):
                    with contextlib.suppress(Refusal):
                        await anna.reasons(room.id, seat, entry)

    run(play())
    assert not started.exists()
