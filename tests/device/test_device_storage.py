"""Durability of a device: acknowledged answers survive a crash at any moment.

Stored data that cannot be read is reported plainly.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from metro2033 import codec
from metro2033.device.device import Device
from metro2033.device.storage import Kept
from metro2033.live.log_row import Row
from metro2033.live.room import read_room, write_room
from tests.device.person import Memory, Person, Refused, Watching, at_random
from tests.seeds import luck


async def begun(store: Memory, game: str, answers: int) -> str:
    """Returns a game with some answers, whose device has been closed."""
    device = Device(store, pause=0.0)
    anna = Person(device)
    room = await anna.begin(game=game, seats=2, bots=["", "greedy"])
    await anna.play(room, [0], at_random(luck(game)), most=answers)
    await device.close()
    return room


async def position(store: Memory, room: str) -> dict[str, Any]:
    """Returns the update that a page gets from a device that has just been opened."""
    device = Device(store, pause=1_000.0)  # bots are slow, so nothing happens meanwhile
    seen = Watching(device, room, 0)
    await seen.until(lambda: seen.last("room") is not None or seen.last("bye") is not None)  # not seated yet
    await device.close()
    update = seen.last("update")
    return {"seq": -1} if update is None else update


@pytest.mark.parametrize(("game", "answers"), [("board", 8), ("breakthrough", 8)])
def test_nothing_acknowledged_is_lost_at_whichever_write_the_device_dies(game: str, answers: int) -> None:
    async def scenario() -> None:
        store = Memory()
        store.keeps_history = True
        device = Device(store, pause=0.0)
        anna = Person(device)
        room = await anna.begin(game=game, seats=2, bots=["", "greedy"])
        acknowledged: list[tuple[int, int]] = []  # writes that were done when an entry was acknowledged
        asked = anna.do

        async def noted(room: str, command: str, **fields: Any) -> Any:
            told = await asked(room, command, **fields)
            acknowledged.append((len(store.history), told["seq"]))
            return told

        anna.do = noted  # type: ignore[method-assign]
        await anna.play(room, [0], at_random(luck(game)), most=answers)
        shown = len(store.history)
        await device.close()
        assert len(acknowledged) == answers and shown > answers
        before = -1
        for writes in range(1, shown + 1):
            found = await position(Memory(store.history[writes - 1]), room)
            promised = max((seq for done, seq in acknowledged if done <= writes), default=-1)
            assert found["seq"] >= max(promised, before), writes
            before = found["seq"]

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_rooms_go_on_where_they_were_in_a_new_device(game: str) -> None:
    async def scenario() -> None:
        store = Memory()
        room = await begun(store, game, 20)
        again = Person(Device(store, pause=0.0))
        listed = (await again.ask("GET", "/api/rooms"))["yours"]
        assert [(one["id"], one["status"], one["your_turn"]) for one in listed] == [(room, "playing", True)]
        seen = (await again.play(room, [0], at_random(luck(game, 2))))[0]
        assert seen.is_over
        assert (await again.ask("GET", f"/api/rooms/{room}/verify"))["holds"]

    asyncio.run(scenario())


def entries_of(store: Memory, room: str) -> list[str]:
    return sorted(key for key in store.entries if key.startswith(f"log/{room}/"))


@pytest.mark.parametrize("torn", [lambda data: data[: len(data) // 2], lambda data: b""])
def test_a_torn_last_entry_is_dropped_and_the_game_goes_on(torn: Any) -> None:
    async def scenario() -> None:
        store = Memory()
        room = await begun(store, "breakthrough", 8)
        whole = (await position(Memory(store.entries), room))["seq"]
        last = entries_of(store, room)[-1]
        store.entries[last] = torn(store.entries[last])
        assert (await position(store, room))["seq"] == whole - 1
        assert last not in store.entries
        assert (await Person(Device(store, pause=0.0)).play(room, [0], at_random(luck("torn"))))[0].is_over

    asyncio.run(scenario())


def test_a_record_of_other_rules_says_so_and_can_still_be_exported() -> None:
    async def scenario() -> None:
        store = Memory()
        room = await begun(store, "breakthrough", 8)
        kept = codec.decode(store.entries[f"room/{room}"], Kept)
        document = read_room(kept.document)
        document.content = "0" * 16
        changed = msgspec.structs.replace(kept, document=write_room(document))
        store.entries[f"room/{room}"] = msgspec.json.encode(changed)
        anna = Person(Device(store, pause=0.0))
        assert (await anna.ask("GET", f"/api/rooms/{room}"))["broken"] == "room-content"
        with pytest.raises(Refused) as refused:
            await anna.do(room, "answer", seat=0, choice="pass", seq=1, key="k")
        assert refused.value.said["problem"] == "room-content" and refused.value.said["text"]
        text = await anna.ask("GET", f"/api/rooms/{room}/record")
        assert text.startswith("metro2033 record") and "secret" not in text.partition("\n\n")[0].replace(
            "secret: -", ""
        )

    asyncio.run(scenario())


def test_a_full_device_refuses_an_answer_and_loses_nothing() -> None:
    async def scenario() -> None:
        store = Memory()
        device = Device(store, pause=0.0)
        anna = Person(device, "ru")
        room = await anna.begin((0, 1), game="breakthrough", seats=2)
        seen = {seat: Watching(device, room, seat) for seat in (0, 1)}
        for one in seen.values():
            await one.until(lambda one=one: one.last("update") is not None)  # type: ignore[misc]
        seat = next(seat for seat, one in seen.items() if one.question(seat))
        question, update = seen[seat].question(seat), seen[seat].last("update")
        assert question is not None and update is not None
        move = {"seat": seat, "choice": question["options"][0]["id"], "seq": update["seq"], "key": "k"}
        before, store.is_full = dict(store.entries), True
        with pytest.raises(Refused) as refused:
            await anna.do(room, "answer", **move)
        assert refused.value.status == 503 and refused.value.said["problem"] == "device-storage"
        assert store.entries == before
        assert (seen[seat].last("update") or {})["seq"] == update["seq"], "nothing is shown that is not stored"
        store.is_full = False
        assert (await anna.do(room, "answer", **move))["seq"] == update["seq"] + 1
        await device.close()

    asyncio.run(scenario())


def test_a_game_is_named_and_deleted_with_everything_that_belongs_to_it() -> None:
    async def scenario() -> None:
        store = Memory()
        room = await begun(store, "breakthrough", 5)
        kept = set(store.entries)
        device = Device(store, pause=1_000.0)
        anna = Person(device)
        other = await anna.begin((0,), game="board", seats=2, bots=["", "greedy"])
        await anna.ask("PUT", f"/api/rooms/{room}/title", {"title": "  The  third   game "})
        listed = (await Person(Device(Memory(store.entries))).ask("GET", "/api/rooms"))["yours"]
        assert [(one["id"], one["title"]) for one in listed] == [(other, ""), (room, "The third game")]
        seen = Watching(device, room, 0)
        await seen.until(lambda: seen.last("update") is not None)
        await anna.do(room, "seen", seq=1)
        await asyncio.sleep(0)
        await anna.ask("DELETE", f"/api/rooms/{room}")
        await seen.until(lambda: seen.last("bye") is not None)
        assert not kept & set(store.entries) and not [key for key in store.entries if room in key]
        with pytest.raises(Refused) as refused:
            await anna.ask("GET", f"/api/rooms/{room}")
        assert refused.value.status == 404
        await device.close()

    asyncio.run(scenario())


def test_a_device_that_forbids_storage_says_so_and_one_that_allows_it_again_goes_on() -> None:
    class Blocked(Memory):
        is_blocked = True

        async def load(self) -> Mapping[str, bytes]:
            if self.is_blocked:
                raise PermissionError("private window")
            return await super().load()

    async def scenario() -> None:
        store = Blocked()
        anna = Person(Device(store, pause=0.0), "pl")
        with pytest.raises(Refused) as refused:
            await anna.ask("GET", "/api/rooms")
        assert (refused.value.status, refused.value.said["problem"]) == (503, "device-storage")
        store.is_blocked = False
        assert (await anna.ask("GET", "/api/rooms"))["yours"] == []

    asyncio.run(scenario())


def test_entries_that_nobody_knows_are_left_alone() -> None:
    async def scenario() -> None:
        store = Memory({"log/x/y": b"?", "room/x": b"{", "other": b"", "pack": b"", "log/": b""})
        before = dict(store.entries)
        anna = Person(Device(store, pause=0.0))
        assert (await anna.ask("GET", "/api/rooms"))["yours"] == []
        assert (await anna.ask("GET", "/api/packs"))["packs"] == []
        assert (await anna.ask("GET", "/api/due"))["due"] == []
        assert store.entries == before

    asyncio.run(scenario())


def test_entries_are_stored_one_by_one_in_small_writes() -> None:
    async def scenario() -> None:
        store = Memory()
        room = await begun(store, "breakthrough", 10)
        rows = [json.loads(store.entries[key]) for key in entries_of(store, room)]
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        assert set(rows[0]) == set(Row.__struct_fields__)
        assert max(len(store.entries[key]) for key in entries_of(store, room)) < 1_000

    asyncio.run(scenario())
