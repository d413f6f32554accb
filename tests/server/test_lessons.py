"""The doors of lessons: their answers, which keep nothing and reveal no secret, and an attacker's failures."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.live.lessons import see_chapter
from metro2033.server.practice import feature as quotas
from metro2033.study.lessons.lesson import lesson_of, lessons
from metro2033.study.lessons.walk import walk
from tests.server.running import Running, on_stage, post

ATTACK = {"game": "board", "chapter": "attack"}
TO_ATTACK = ["continue", "continue"]


def test_a_chapter_answers_what_a_socket_would_send(database: str) -> None:
    async def scene(server: Running, anna: Client) -> None:
        lessons = (await anna.http.get("/api/lessons")).json()["lessons"]
        assert [lesson["game"] for lesson in lessons] == ["board", "breakthrough"]
        body = {"answers": [*TO_ATTACK, "attack lubyanka"]}
        reply = (await post(anna, "/api/lessons/board/attack", body)).json()
        update, step = reply["update"], reply["step"]
        assert reply["taken"] == 3 and reply["wrong"] == "" and step["accepts"] == ["capture"]
        assert update["full"] and update["questions"][0]["options"][0]["outlook"]["cost"] == {"pig": 1, "mushroom": 1}
        told = [event["event"] for entry in update["entries"] for event in entry["events"]]
        assert told[:2] == ["station_attacked", "threat_revealed"] and update["entries"][0]["frames"]
        odds = (await post(anna, "/api/lessons/board/attack/odds", {"answers": TO_ATTACK})).json()["odds"]
        assert {one["choice"] for one in odds} >= {"attack lubyanka"}
        why = {"answers": TO_ATTACK, "choice": "attack sportivnaya"}
        assert (await post(anna, "/api/lessons/board/attack/why", why)).json()["rules"]

    on_stage(database, scene)


def test_a_wrong_turn_is_not_taken() -> None:
    wrong = see_chapter(ATTACK, [*TO_ATTACK, "obtain"], "en")
    assert (wrong.taken, wrong.wrong, wrong.refused) == (2, "lesson-attack-go-obtain", None)
    illegal = see_chapter(ATTACK, [*TO_ATTACK, "attack sportivnaya"], "pl")
    assert illegal.taken == 2 and illegal.refused is not None and illegal.refused.rules
    early = see_chapter(ATTACK, ["obtain", *TO_ATTACK], "en")  # answers of a lesson that has changed since
    assert (early.taken, early.wrong) == (0, "") and early.step == see_chapter(ATTACK, [], "en").step


@pytest.mark.parametrize(
    ("game", "chapter"), [(game, task.id) for game in lessons() for task in lesson_of(game).chapter]
)
def test_a_lesson_tells_nothing_that_the_seat_cannot_know(game: str, chapter: str) -> None:
    """The view is the engine's for the reader's seat, whatever the file says about decks and other seats."""
    view = msgspec.json.decode(see_chapter({"game": game, "chapter": chapter}, [], "en").update.view)
    lesson = lesson_of(game)
    table = walk(lesson, lesson.find(chapter), []).table
    assert view == msgspec.json.decode(msgspec.json.encode(table.game.view(lesson.seat)))


def test_a_real_game_goes_on_from_a_lesson(any_database: str) -> None:
    async def scene(server: Running, anna: Client) -> None:
        body = {"name": "Anna", "answers": [*TO_ATTACK, "attack lubyanka"]}
        made = await post(anna, "/api/lessons/board/attack/room", body)
        assert made.status_code == 201
        room = made.json()["room"]
        assert [seat["bot"] for seat in room["seats"]] == ["", "novice", "novice"]
        assert room["origin"]["knower"] == 0 and room["origin"]["players"][0] == "faction_red_line"
        await anna.do(room["id"], wire.Sit(seat=0))
        await anna.do(room["id"], wire.Start())
        told = await anna.poll(room["id"], seat=0, wait=0)
        update = next(message for message in told if isinstance(message, wire.Update))
        assert update.questions[0].name == "choose_capture"

    on_stage(any_database, scene)


def test_attacks_on_the_doors_of_lessons(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "PRACTICE_AT_ONCE", 30)

    async def scene(server: Running, anna: Client) -> None:
        door = "/api/lessons/board/attack"
        assert (await post(anna, door, {"answers": ["x"] * 121})).status_code == 422
        assert (await post(anna, door, {"answers": ["x" * 81]})).status_code == 422
        assert (await post(anna, door, {"answers": [1]})).status_code == 422
        assert (await post(anna, door, {"answers": [], "seat": 1})).status_code == 422
        assert (await anna.http.post(door, content=b"{}")).status_code == 422  # not JSON by its own word
        assert (await post(anna, door, {"answers": ["x" * 80] * 300})).status_code in (413, 422)
        assert (await post(anna, "/api/lessons/board/nowhere", {})).status_code == 422
        assert (await post(anna, "/api/lessons/chess/attack", {})).status_code == 422
        assert (await post(anna, "/api/lessons/board/..%2Fattack", {})).status_code in (404, 422)
        assert (await post(anna, f"{door}/odds", {"answers": ["pass"]})).status_code == 409
        assert (await post(anna, f"{door}/room", {"name": "", "answers": []})).status_code == 422
        nonsense = (await post(anna, door, {"answers": ["continue", "continue", "no such thing"]})).json()
        assert nonsense["taken"] == 2 and nonsense["refused"]["problem"] == "choice-unknown"
        flood = await asyncio.gather(*(post(anna, door, {}) for _ in range(2 * quotas.PRACTICE_AT_ONCE)))
        statuses = {answer.status_code for answer in flood}
        assert 429 in statuses and statuses <= {200, 429}  # too fast, or too many wait already
        await server.clock.advance(1.0)
        assert (await post(anna, door, {})).status_code == 200

    on_stage(database, scene)
