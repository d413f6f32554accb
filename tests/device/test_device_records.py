"""Records on a device: golden games give the same digests, and games go on from imports, exports, positions and rematches."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from metro2033.bots.neural.host import go_without, unregister
from metro2033.device.device import Device
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.live import reviews
from tests.device.person import Memory, Person, Refused, Watching, at_random
from tests.packs.written import BOARD
from tests.seeds import luck

GOLDEN = sorted((Path(__file__).parents[1] / "games").glob("*.metro"))


def with_a_person(scene: Callable[[Device, Person], Awaitable[None]], **kept: Any) -> None:
    """Plays a scene with a new device."""

    async def scenario() -> None:
        device = Device(Memory(), pause=0.0, **kept)
        await scene(device, Person(device))
        await device.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("path", [*GOLDEN[::6]], ids=lambda path: path.stem)
def test_a_golden_record_is_the_same_game_on_a_device(path: Path) -> None:
    async def scene(device: Device, anna: Person) -> None:
        text = path.read_text()
        golden = record.read(text)
        made = await anna.ask("POST", "/api/rooms/import", {"record": text, "file": path.name, "name": "Anna"})
        room = made["room"]["id"]
        exported = record.read(await anna.ask("GET", f"/api/rooms/{room}/record"))
        assert exported.answers == golden.answers
        games = [record.replay(one, find_rules) for one in (exported, golden)]
        digests = [game.rules.digest(game.state) for game in games]
        assert digests[0] == digests[1]
        rows = await device._parts.storage.read_log(room)
        assert rows[-1].digest == digests[0]

    with_a_person(scene)


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_a_finished_game_is_exported_imported_continued_and_played_again(game: str) -> None:
    async def scene(device: Device, anna: Person) -> None:
        room = await anna.begin(game=game, seats=2, bots=["", "greedy"])
        await anna.play(room, [0], at_random(luck(game)))
        text = await anna.ask("GET", f"/api/rooms/{room}/record")
        brought = await anna.ask("POST", "/api/rooms/import", {"record": text, "file": "a.metro", "name": "Anna"})
        there = brought["room"]["id"]
        assert brought["room"]["status"] == "over"
        assert await anna.ask("GET", f"/api/rooms/{there}/record") == text
        for asked in ("replay?to=9&seat=0&frames=1", "log?after=0&open=1&frames=1"):
            ours, theirs = [await anna.ask("GET", f"/api/rooms/{one}/{asked}") for one in (room, there)]
            assert ours == theirs
        wanted = {"room": room, "to": 12, "name": "Anna", "knowledge": 0}
        going_on = (await anna.ask("POST", "/api/rooms/continue", wanted))["room"]
        assert going_on["origin"]["room"] == room
        await anna.do(going_on["id"], "sit", seat=0, nonce="fedcba9876543210")
        await anna.do(going_on["id"], "start")
        assert (await anna.play(going_on["id"], [0], at_random(luck(game, "on"))))[0].is_over
        await anna.do(room, "rematch", nonce="00112233445566778899")
        again = (await anna.ask("GET", f"/api/rooms/{room}"))["rematch"]
        assert (await anna.ask("GET", f"/api/rooms/{again}"))["status"] == "playing"

    with_a_person(scene)


def test_a_running_game_can_be_exported_and_goes_on_elsewhere() -> None:
    async def scene(device: Device, anna: Person) -> None:
        room = await anna.begin(game="breakthrough", seats=2, bots=["", "greedy"])
        await anna.play(room, [0], at_random(luck("half")), most=6)
        text = await anna.ask("GET", f"/api/rooms/{room}/record")
        brought = await anna.ask("POST", "/api/rooms/import", {"record": text, "file": "a.metro", "name": "Anna"})
        assert brought["room"]["status"] != "over"
        assert record.read(text).answers and not record.replay(record.read(text), find_rules).over

    with_a_person(scene)


def test_a_record_that_names_no_players_can_be_replayed() -> None:
    async def scene(device: Device, anna: Person) -> None:
        golden = next(path for path in GOLDEN if path.name.startswith("breakthrough")).read_text(encoding="utf-8")
        text = re.sub(r"^player: .*\n", "", golden, flags=re.M)
        brought = await anna.ask("POST", "/api/rooms/import", {"record": text, "file": "a.metro", "name": "Anna"})
        update = await anna.ask("GET", f"/api/rooms/{brought['room']['id']}/replay?to=9&open=1")
        assert text != golden and update["seq"] == 9

    with_a_person(scene)


@pytest.mark.parametrize("text", ["", "nothing of that kind", "metro2033 record 1\ngame: board\n"])
def test_a_file_that_is_no_record_gets_one_sentence(text: str) -> None:
    async def scene(device: Device, anna: Person) -> None:
        with pytest.raises(Refused) as refused:
            await anna.ask("POST", "/api/rooms/import", {"record": text, "file": "a.metro", "name": "Anna"})
        assert refused.value.status in (409, 422) and refused.value.said["text"]
        assert (await anna.ask("GET", "/api/rooms"))["yours"] == []

    with_a_person(scene)


@pytest.fixture
def _short_reviews(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Provides reviews of few worlds, without a network."""
    monkeypatch.setattr(reviews, "WORLDS", 1)
    go_without("breakthrough")
    yield
    unregister("breakthrough")


@pytest.mark.usefixtures("_short_reviews")
def test_a_review_is_made_in_the_background_while_another_game_goes_on() -> None:
    async def scene(device: Device, anna: Person) -> None:
        room = await anna.begin(game="breakthrough", seats=2, bots=["", "greedy"])
        await anna.play(room, [0], at_random(luck("review")))
        with pytest.raises(Refused):
            await anna.ask("POST", f"/api/rooms/{room}/review", {"seat": 7})
        assert (await anna.ask("POST", f"/api/rooms/{room}/review", {"seat": 0}))["status"] == "working"
        shares = []

        async def look() -> Any:
            state = await anna.ask("GET", f"/api/rooms/{room}/review?seat=0")
            shares.append(state["done"])
            return state

        await look()
        other = await anna.begin(game="breakthrough", seats=2, bots=["", "greedy"])
        await anna.play(other, [0], at_random(luck("meanwhile")), most=3, after=look)
        while (state := await look())["status"] == "working":
            await asyncio.sleep(0)
        assert state["status"] == "ready" and state["review"]["decisions"]
        assert shares == sorted(shares) and len(set(shares)) > 3, "the progress grows"
        assert (await anna.ask("GET", f"/api/rooms/{room}/review?seat=0"))["status"] == "ready"

    with_a_person(scene)


@pytest.mark.usefixtures("_short_reviews")
def test_a_cancelled_review_ends_and_can_be_made_again_and_a_deleted_game_leaves_none() -> None:
    async def scene(device: Device, anna: Person) -> None:
        room = await anna.begin(game="breakthrough", seats=2, bots=["", "greedy"])
        await anna.play(room, [0], at_random(luck("review")))
        address, background = f"/api/rooms/{room}/review", device._parts.reviews._background

        async def state(seat: int) -> str:
            return str((await anna.ask("GET", f"{address}?seat={seat}"))["status"])

        for seat in (0, 1):
            await anna.ask("POST", address, {"seat": seat})
        with pytest.raises(Refused):
            await anna.ask("DELETE", address)  # of which seat?
        await anna.ask("DELETE", f"{address}?seat=0")
        assert [await state(0), await state(1)] == ["none", "working"]
        await anna.ask("POST", address, {"seat": 0})
        while len(background):
            await asyncio.sleep(0)
        assert [await state(0), await state(1)] == ["ready", "ready"]
        for seat in (0, 1):
            await device._parts.storage.drop("review", f"{room}/{seat}-{(await device._parts.room(room)).seq}")
            await anna.ask("POST", address, {"seat": seat})
        await anna.ask("DELETE", f"/api/rooms/{room}")
        while len(background):
            await asyncio.sleep(0)
        assert device._parts.storage.kept("review") == {}

    with_a_person(scene)


@pytest.mark.parametrize(("game", "chapters"), [("board", 3), ("breakthrough", 2)])
def test_lessons_and_puzzles_are_played_explained_and_continued(game: str, chapters: int) -> None:
    async def scene(device: Device, anna: Person) -> None:
        lessons = (await anna.ask("GET", "/api/lessons"))["lessons"]
        chapter = next(lesson for lesson in lessons if lesson["game"] == game)["chapters"]
        assert len(chapter) >= chapters
        path = f"/api/lessons/{game}/{chapter[0]['id']}"
        shown = await anna.ask("POST", path, {"answers": []})
        assert shown["step"] and shown["update"]["questions"]
        taken = await anna.ask("POST", path, {"answers": shown["step"]["accepts"][:1]})
        assert taken["taken"] == len(shown["step"]["accepts"][:1])
        made = (await anna.ask("POST", f"{path}/room", {"answers": [], "name": "Anna"}))["room"]
        assert made["settings"]["game"] == game and made["origin"]
        puzzles = [puzzle for puzzle in (await anna.ask("GET", "/api/puzzles"))["puzzles"] if puzzle["game"] == game]
        path = f"/api/puzzles/{puzzles[0]['id']}"
        end = (await anna.ask("POST", path, {"answers": [], "shown": True}))["end"]
        solved = await anna.ask("POST", path, {"answers": [answer["id"] for answer in end["solution"]]})
        assert solved["solved"]
        assert (await anna.ask("POST", f"{path}/odds", {"answers": []}))["odds"] == []

    with_a_person(scene)


def test_a_pack_is_written_checked_stored_and_played() -> None:
    async def scene(device: Device, anna: Person) -> None:
        read = await anna.ask("POST", "/api/packs/read", {"pack": BOARD})
        assert read["faults"] == []
        kept = await anna.ask("POST", "/api/packs", {"pack": BOARD})
        listed = (await anna.ask("GET", "/api/packs"))["packs"]
        assert [one["fingerprint"] for one in listed] == [kept["fingerprint"]]
        room = await anna.begin(edition="home", seats=2, bots=["", "greedy"], packs=[kept["fingerprint"]])
        seen = Watching(device, room, 0)
        await seen.until(lambda: seen.last("update") is not None)
        assert (await anna.ask("GET", f"/api/rooms/{room}/packs"))["packs"][0]["fingerprint"] == kept["fingerprint"]
        assert "game" in await anna.ask("GET", f"/api/packs/{kept['fingerprint']}")
        await anna.ask("DELETE", f"/api/packs/{kept['fingerprint']}")
        assert (await anna.ask("GET", "/api/packs"))["packs"] == []

    with_a_person(scene)
