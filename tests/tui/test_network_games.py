"""Playing on a real server with the terminal client: joining by a link, a whole game, chat, coming back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import BadOption, Problem
from metro2033.live.clock import SYSTEM
from metro2033.table.arrival import sit_down
from metro2033.table.room_link import RoomLink, read_link
from metro2033.tui.app import MetroApp
from tests.server.conftest import database as database
from tests.server.conftest import memory as memory
from tests.server.conftest import migrated as migrated
from tests.server.running import keen, quick, running
from tests.tui.playing import SIZE, play_to_the_end, screen_text, until


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


async def see_it_start(app: MetroApp) -> None:
    """Checks that the rematch to which the player has gone starts when the nonce is revealed."""
    assert app.following is not None
    again = MetroApp(app.following, "en")
    async with again.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: again.moment is not None and again.moment.view is not None)


@pytest.mark.slow
def test_a_whole_game_is_played_on_a_server(database: str) -> None:
    async def scene() -> None:
        async with running(quick(database), clock=SYSTEM) as server, Client(server.address) as anna:
            room = await anna.create_room("Anna", wire.Settings(game="breakthrough", seats=2))
            await anna.do(room.id, wire.Sit(seat=0, nonce="nonce-of-anna"))
            link = read_link(f"{server.address}/join/{room.id}/{room.you.invite}")
            async with Client(server.address) as boris:
                table = await sit_down(boris, link, "Boris")
                app = MetroApp(table, "en")
                async with app.run_test(size=SIZE) as pilot:
                    await until(pilot, lambda: "before the game" in screen_text(app) and "Boris" in screen_text(app))
                    await pilot.press("c", *"hello", "enter")
                    await until(pilot, lambda: "Boris: hello" in screen_text(app))
                    await anna.do(room.id, wire.Start())
                    async with anna.play(room.id, 0) as other:
                        deciding = asyncio.create_task(other.play_on(keen(random.Random(3))))
                        given = await play_to_the_end(pilot, app)
                        await deciding
                    assert given > 10
                    assert "Winner: " in screen_text(app) and "(Boris)" in screen_text(app)
                    await anna.do(room.id, wire.Rematch(nonce="another-of-anna"))
                    await pilot.press("a")
                    await until(pilot, lambda: app.following is not None)
                await see_it_start(app)

    asyncio.run(scene())


def test_the_seat_is_taken_up_again_by_the_same_link(database: str) -> None:
    async def scene() -> None:
        async with running(quick(database), clock=SYSTEM) as server, Client(server.address) as anna:
            room = await anna.create_room("Anna", wire.Settings(game="breakthrough", seats=2))
            link = RoomLink(server.address, room.id, room.you.invite or "")
            seats = []
            for _ in range(2):
                async with Client(server.address) as boris:
                    seats.append((await sit_down(boris, link, "Boris")).seat)
            members = (await anna.room(room.id)).members
            assert seats == [0, 0] and [member.name for member in members] == ["Anna", "Boris"]

    asyncio.run(scene())


def test_what_is_wrong_with_a_link_is_said(database: str) -> None:
    for wrong in (
        "",
        "ftp://a/join/b/c",
        "http://a/",
        "http://a:x/join/b",
        "https://a/learn/b",
        "https://a/join/b%2Fc/d",
    ):
        with pytest.raises(BadOption, match="link to a room"):
            read_link(wrong)
    assert read_link("a.example/metro/join/R/I") == RoomLink("http://a.example/metro", "R", "I")
    assert read_link("https://a/rooms/R/review") == RoomLink("https://a", "R")

    async def scene() -> None:
        async with running(quick(database), clock=SYSTEM) as server, Client(server.address) as guest:
            with pytest.raises(Problem, match="room"):
                await sit_down(guest, RoomLink(server.address, "nowhere"), "Boris")
        async with Client(server.address) as guest:
            with pytest.raises(Problem, match="responding"):
                await sit_down(guest, RoomLink(server.address, "nowhere"), "Boris")

    asyncio.run(scene())


def test_the_terminal_could_neither_bargain_nor_end_a_game(database: str) -> None:
    async def scene() -> None:
        async with running(quick(database), clock=SYSTEM) as server, Client(server.address) as anna:
            room = await anna.create_room("Anna", wire.Settings(game="breakthrough", seats=2))
            await anna.do(room.id, wire.Sit(seat=0, nonce="nonce-of-anna"))
            link = RoomLink(server.address, room.id, room.you.invite or "")
            async with Client(server.address) as boris:
                app = MetroApp(await sit_down(boris, link, "Boris"), "pl")
                async with app.run_test(size=SIZE) as pilot:
                    await until(pilot, lambda: app.moment is not None and app.moment.room is not None)
                    await anna.do(room.id, wire.Start())
                    await until(pilot, lambda: app.moment is not None and app.moment.view is not None)
                    await anna.do(room.id, wire.Say(text=":truce@1:"))
                    await until(pilot, lambda: "@Boris: W tej rundzie" in screen_text(app))
                    await pilot.press("p", "down", "down", "down", "enter")
                    await until(pilot, lambda: "Boris: Umowa stoi!" in screen_text(app))
                    await pilot.press("e", "enter")
                    await until(pilot, lambda: "propozycja zakończenia gry" in screen_text(app))
                    await anna.do(room.id, wire.Consent(seat=0, agree=False))
                    await until(pilot, lambda: "propozycja zakończenia gry" not in screen_text(app))
                    await pilot.press("e", "down", "enter")
                    await until(pilot, lambda: app.moment is not None and app.moment.over)
                    await until(pilot, lambda: "Boris poddaje partię." in screen_text(app))
                seen = await anna.room(room.id)
                assert (seen.outcome, [seat.resigned for seat in seen.seats]) == ("resigned", [False, True])

    asyncio.run(scene())
