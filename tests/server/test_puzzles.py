"""The doors of puzzles: their answers, which reveal no solution before the end, and an attacker's failures."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.live.puzzles import see_puzzle
from metro2033.server.practice import feature as quotas
from metro2033.study.puzzles.puzzle import Puzzle
from metro2033.study.puzzles.shelf import shipped
from metro2033.study.puzzles.sitting import Sitting, game_of
from tests.server.running import Running, on_stage, post

GAMES = ("board", "breakthrough")


def long_one(game: str) -> Puzzle:
    """Returns a puzzle with more than one answer."""
    return next(puzzle for puzzle in shipped(game) if len(puzzle.solution) > 1)


def wrong_answer(puzzle: Puzzle) -> str:
    chances = Sitting(puzzle).chances
    return min(chances, key=chances.__getitem__)


def test_the_list_tells_no_solution(database: str) -> None:
    async def scene(server: Running, anna: Client) -> None:
        listed = (await anna.http.get("/api/puzzles")).json()["puzzles"]
        assert len(listed) == sum(len(shipped(game)) for game in GAMES)
        assert set(listed[0]) == {"id", "game", "theme", "rating", "measure", "least"}

    on_stage(database, scene)


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_judged_one_by_one(game: str) -> None:
    puzzle = long_one(game)
    where = {"puzzle": puzzle.id}
    start = see_puzzle(where, wire.Solve(), "en")
    assert (start.taken, start.solved, start.wrong, start.end) == (0, False, None, None)
    wrong = see_puzzle(where, wire.Solve([wrong_answer(puzzle)]), "en")
    assert wrong.taken == 0 and wrong.wrong is not None and wrong.wrong[0] < wrong.wrong[1] and wrong.end is None
    step = see_puzzle(where, wire.Solve([puzzle.solution[0]]), "en")
    assert step.taken == 1 and not step.solved and step.end is None and step.wrong is None
    over = see_puzzle(where, wire.Solve(list(puzzle.solution)), "en")
    assert over.solved and over.end is not None
    assert [choice.id for choice in over.end.solution] == list(puzzle.solution)
    assert over.end.chances[0].chance - over.end.second >= 0.05


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_solution_is_told_before_the_end(game: str) -> None:
    """Without hints the reply is the seat's own view and the puzzle's face: two puzzles that differ in their proof alone look the same."""
    for puzzle in shipped(game)[:12]:
        reply = see_puzzle({"puzzle": puzzle.id}, wire.Solve(), "en")
        assert reply.end is None and reply.hint == "" and reply.wrong is None
        view = msgspec.json.decode(reply.update.view)
        assert view == msgspec.to_builtins(game_of(puzzle).view(puzzle.seat)) | {"prompt": view["prompt"]}
        hinted = see_puzzle({"puzzle": puzzle.id}, wire.Solve(hints=2), "en")
        assert hinted.hint and " " not in hinted.hint and hinted.end is None


def test_giving_up_and_the_reasons(database: str) -> None:
    puzzle = long_one("board")
    door = f"/api/puzzles/{puzzle.id}"

    async def scene(server: Running, anna: Client) -> None:
        early = await post(anna, f"{door}/explain", {"answers": []})
        assert early.status_code == 409 and early.json()["problem"] == "puzzle-not-over"
        half = await post(anna, f"{door}/explain", {"answers": [puzzle.solution[0]]})
        assert half.json()["problem"] == "puzzle-not-over"
        shown = (await post(anna, door, {"shown": True})).json()
        assert not shown["solved"] and [answer["id"] for answer in shown["end"]["solution"]] == list(puzzle.solution)
        told = (await post(anna, f"{door}/explain", {"shown": True})).json()
        assert told["bot"] == "legend" and told["seat"] == puzzle.seat
        assert (await post(anna, f"{door}/odds", {"answers": []})).json()["odds"] == []  # to see them is the puzzle

    on_stage(database, scene)


def test_a_real_game_goes_on_from_a_puzzle(any_database: str) -> None:
    puzzle = long_one("breakthrough")

    async def scene(server: Running, anna: Client) -> None:
        door = f"/api/puzzles/{puzzle.id}/room"
        made = await post(anna, door, {"name": "Anna", "answers": [puzzle.solution[0]]})
        assert made.status_code == 201
        room = made.json()["room"]
        assert room["origin"]["knower"] == puzzle.seat
        refused = await post(anna, door, {"name": "Anna", "answers": [wrong_answer(puzzle)]})
        assert refused.status_code == 409 and refused.json()["problem"] == "puzzle-wrong-answer"

    on_stage(any_database, scene)


def test_attacks_on_the_doors_of_puzzles(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "PRACTICE_AT_ONCE", 30)
    puzzle = long_one("board")
    door = f"/api/puzzles/{puzzle.id}"

    async def scene(server: Running, anna: Client) -> None:
        assert (await post(anna, door, {"answers": ["x"] * 121})).status_code == 422
        assert (await post(anna, door, {"answers": ["x" * 81]})).status_code == 422
        assert (await post(anna, door, {"hints": 3})).status_code == 422
        assert (await post(anna, door, {"shown": "yes"})).status_code == 422
        assert (await post(anna, door, {"seat": 1})).status_code == 422
        assert (await anna.http.post(door, content=b"{}")).status_code == 422  # not JSON by its own word
        assert (await post(anna, "/api/puzzles/nowhere", {})).status_code == 422
        assert (await post(anna, "/api/puzzles/..%2F..%2Fetc", {})).status_code in (404, 422)
        nonsense = (await post(anna, door, {"answers": ["no such thing"]})).json()
        assert nonsense["taken"] == 0 and nonsense["refused"]["problem"] == "choice-unknown"
        after = (await post(anna, door, {"answers": [*puzzle.solution, "pass"]})).json()
        assert after["taken"] == len(puzzle.solution) and after["refused"]["problem"] == "puzzle-over"
        flood = await asyncio.gather(*(post(anna, door, {}) for _ in range(2 * quotas.PRACTICE_AT_ONCE)))
        statuses = {answer.status_code for answer in flood}
        assert 429 in statuses and statuses <= {200, 429}
        await server.clock.advance(1.0)
        assert (await post(anna, door, {})).status_code == 200

    on_stage(database, scene)
