"""Whole games on a device: rooms, answers, bots, hot-seat, advice, results and everything after the game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from metro2033.device.device import Device
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.verify import Kept, verify
from metro2033.languages import LANGUAGES
from tests.device.person import Memory, Person, Refused, Watching, at_random
from tests.seeds import luck

KINDS = [("board", 3, ["", "greedy", "greedy"]), ("breakthrough", 2, ["", "greedy"])]


@pytest.mark.parametrize(("game", "seats", "bots"), KINDS)
def test_a_whole_game_is_played_and_its_record_verifies(game: str, seats: int, bots: list[str]) -> None:
    async def scenario() -> None:
        device = Device(Memory(), pause=0.0)
        anna = Person(device)
        room = await anna.begin(game=game, seats=seats, bots=bots)
        before = await anna.ask("GET", f"/api/rooms/{room}")
        seen = (await anna.play(room, [0], at_random(luck(game))))[0]
        result = seen.last("update")
        assert result is not None and len(result["result"]["places"]) == seats
        found = record.read(await anna.ask("GET", f"/api/rooms/{room}/record"))
        assert verify(found, find_rules, Kept(before["commitment"])).game.over
        checked = await anna.ask("GET", f"/api/rooms/{room}/verify")
        assert checked["holds"] and checked["entries"] == result["seq"]
        await device.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_people_at_one_device_see_their_own_hands_alone(game: str) -> None:
    async def scenario() -> None:
        device = Device(Memory(), pause=0.0)
        anna = Person(device)
        room = await anna.begin((0, 1), game=game, seats=2)
        seen = await anna.play(room, [0, 1], at_random(luck(game)), most=30)
        views = {seat: watched.last("update") for seat, watched in seen.items()}
        assert views[0] is not None and views[1] is not None
        assert views[0]["seat"] == 0 and views[1]["seat"] == 1
        for watched in seen.values():
            for message in watched.messages:
                for question in message.get("questions", ()):
                    assert (question["options"] is not None) == (question["seat"] == message["seat"])
        spectator = Watching(device, room, None)
        await spectator.until(lambda: spectator.last("update") is not None)
        public = spectator.last("update")
        assert public is not None and public["view"] != views[0]["view"]
        await device.close()

    asyncio.run(scenario())


def test_an_answer_with_the_same_key_counts_once_and_an_old_one_is_refused() -> None:
    async def scenario() -> None:
        device = Device(Memory(), pause=0.0)
        anna = Person(device, "pl")
        room = await anna.begin((0, 1), game="breakthrough", seats=2)
        watched = Watching(device, room, 0)
        other = Watching(device, room, 1)
        await other.until(lambda: other.last("update") is not None and watched.last("update") is not None)
        mine = watched if watched.question(0) else other
        question, update = mine.question(0) or mine.question(1), mine.last("update")
        assert question is not None and update is not None
        move: dict[str, Any] = {
            "seat": question["seat"],
            "choice": question["options"][0]["id"],
            "seq": update["seq"],
            "key": "k",
        }
        first = await anna.do(room, "answer", **move)
        assert await anna.do(room, "answer", **move) == first
        with pytest.raises(Refused) as refused:
            await anna.do(room, "answer", **{**move, "key": "l", "seq": 1_000})
        assert refused.value.said["problem"] in ("play-stale", "choice-not-asked") and refused.value.said["key"] == "l"
        await device.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/leagues"), ("GET", "/api/account"), ("PUT", "/api/account/mail"), ("GET", "/api/profiles/x")],
)
def test_what_needs_other_people_is_refused_with_one_sentence(method: str, path: str) -> None:
    async def scenario() -> None:
        device, sentences = Device(Memory()), set[str]()
        for language in LANGUAGES:
            with pytest.raises(Refused) as refused:
                await Person(device, language).ask(method, path)
            assert refused.value.said["problem"] == "device-needs-server"
            sentences.add(refused.value.said["text"])
        assert len(sentences) == len(LANGUAGES)

    asyncio.run(scenario())
