"""The record of a game that cannot go on here: until its end, each player gets only the player's own answers."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel import record
from metro2033.kernel.chain import ANSWER, UNDO, LogEntry
from metro2033.kernel.chance import Chance
from metro2033.kernel.header import Header
from metro2033.kernel.problem import BadRecord
from metro2033.kernel.start import Start
from metro2033.live.room import OVER, Room, read_room, write_room
from metro2033.server.rooms.service import RoomService
from metro2033.server.rooms.store import RoomStore
from tests.server.running import quick, running, seated
from tests.server.test_rooms import refused


def change(rooms: RoomStore, room_id: str, **changes: object) -> Room:
    """Changes a stored document behind the server's back."""
    stored = rooms.read_room(room_id)
    assert stored is not None
    document = read_room(stored.document)
    for name, value in changes.items():
        setattr(document, name, value)
    assert rooms.change_room(replace(stored, document=write_room(document), status=document.status))
    return document


def answers_in(text: str) -> list[str]:
    """Returns the seats whose answers a record has."""
    return [line.partition(" ")[0] for line in text.splitlines() if line[:1].isdigit()]


def test_fault_4_the_record_of_a_game_that_cannot_go_on_has_ones_own_answers_only(any_database: str) -> None:
    async def scene() -> None:
        async with (
            running(quick(any_database)) as server,
            Client(server.address) as anna,
            Client(server.address) as boris,
        ):
            room = await seated(anna, boris, game="board")
            for _ in range(6):
                game = server.loaded[room.id].game
                assert game is not None
                prompt = next(iter(game.prompts()))
                answer = wire.Answer(seat=prompt.seat, choice=prompt.options[0].id, seq=game.seq)
                await (anna, boris)[prompt.seat].do(room.id, answer)
            log = server.parts[RoomService].games.read_log(room.id)
            assert {row.entry.split()[1] for row in log} == {"0", "1"}, "both have answered"
            cookies = [one.http.cookies for one in (anna, boris)]
            change(server.parts[RoomService].store, room.id, content="another")
        async with (
            running(quick(any_database)) as server,
            Client(server.address) as anna,
            Client(server.address) as boris,
            Client(server.address) as eve,
        ):
            anna.http.cookies, boris.http.cookies = cookies
            await eve.join(room.id, "Eve", room.you.invite or "")  # a member without a seat
            for viewer, seats in ((anna, {"0"}), (boris, {"1"}), (eve, set[str]())):
                text = await viewer.record(room.id)
                assert set(answers_in(text)) == seats and "~" not in text and "secret:" not in text
                assert text.endswith(". unfinished -\n"), "a digest would confirm guesses"
            change(server.parts[RoomService].store, room.id, status=OVER, outcome="ended")
        async with running(quick(any_database)) as server, Client(server.address) as anna:
            anna.http.cookies = cookies[0]
            assert set(answers_in(await anna.record(room.id))) == {"0", "1"}

    asyncio.run(scene())


def test_fault_4_ones_own_answers_come_without_any_secret() -> None:
    header = Header("board", "en2012", 2, Chance(seed=7), "0", "content", start=Start("former position", 0))
    log = [
        LogEntry(ANSWER, 0, "keep a"),
        LogEntry(ANSWER, 1, "keep b"),
        LogEntry(UNDO, 1),
        LogEntry(ANSWER, 1, "keep c"),
    ]
    text = record.write_own(header, log, [1])
    assert answers_in(text) == ["1"] and "keep c" in text
    for secret in ("keep a", "keep b", "former position", "seed"):
        assert secret not in text
    with pytest.raises(BadRecord):
        record.read(text)


def test_strangers_are_refused(database: str) -> None:
    async def scene() -> None:
        async with running(quick(database)) as server, Client(server.address) as anna:
            room = await seated(anna, bots=["", "random"], seats=2, public=True)
            change(server.parts[RoomService].store, room.id, content="another")
        async with running(quick(database)) as server, Client(server.address) as eve:
            assert await refused(eve.record(room.id)) == "room-content"

    asyncio.run(scene())
