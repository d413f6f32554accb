"""The trainer on the server: mistakes in a person's own reviews become exercises that come back after days.

Nobody else sees them.
"""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from metro2033.client import Client
from metro2033.live import reviews, trainer
from metro2033.server.archive.service import ArchiveService
from metro2033.server.practice import feature as practice
from metro2033.server.trainer import feature as limits
from metro2033.server.trainer.service import TrainerService
from metro2033.study.trainer.spacing import DAY_SECONDS, INTERVALS
from tests.server.running import company, post, problem_of, register
from tests.server.test_archive import GAMES, played
from tests.server.test_review import SHORT, made
from tests.server.timing import FakeClock, run

RECORD = GAMES / "breakthrough_pl2017_2_001.metro"
SEAT = 1  # whose mistakes are trained


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Takes few samples, because these tests are about the server."""
    monkeypatch.setattr(reviews, "WORLDS", 2)


async def reviewed(anna: Client) -> str:
    """Imports a game for Anna and reviews a seat that made mistakes; returns the room's id."""
    room = await anna.import_game("Anna", RECORD.read_text())
    assert (await made(anna, room.id, SEAT)).review is not None
    return room.id


async def add(guest: Client, room: str, seat: int = SEAT) -> dict[str, Any]:
    """Adds a game and waits for its exercises."""
    answer = await post(guest, f"/api/rooms/{room}/trainer", {"seat": seat})
    assert answer.is_success, answer.text
    state: dict[str, Any] = answer.json()
    while state["status"] == "working":
        assert 0 <= state["done"] <= 1
        await asyncio.sleep(0.02)  # another process works on it
        state = (await guest.http.get(f"/api/rooms/{room}/trainer?seat={seat}")).json()
    return state


async def overview(guest: Client) -> dict[str, Any]:
    found: dict[str, Any] = (await guest.http.get("/api/trainer")).json()
    return found


async def solve(guest: Client, exercise: str, **body: Any) -> dict[str, Any]:
    answer = await post(guest, f"/api/trainer/{exercise}", body)
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


class Calendar(FakeClock):
    """Jumps to another day at once: nothing that the server does every few seconds is caught up with."""

    days = 0

    def now(self) -> float:
        return super().now() + self.days * DAY_SECONDS

    def tomorrow(self) -> None:
        self.days += 1


def test_mistakes_become_exercises_that_come_back_after_days(any_database: str) -> None:
    async def scene() -> None:
        clock = Calendar()
        async with company(any_database, clock) as (_, anna, _):
            room = await reviewed(anna)
            door = f"/api/rooms/{room}/trainer?seat={SEAT}"
            assert (await anna.http.get(door)).json() == {
                "room": room,
                "seat": SEAT,
                "status": "none",
                "done": 0.0,
                "exercises": 0,
            }
            state = await add(anna, room)
            assert state["status"] == "added" and state["exercises"] >= 2
            assert await add(anna, room) == state, "adding it again changes nothing"

            listed = await overview(anna)
            exercises, today = listed["exercises"], listed["today"]
            assert len(exercises) == state["exercises"] and {one["due"] for one in exercises} == {today}
            assert all((one["room"], one["seat"], one["game"]) == (room, SEAT, "breakthrough") for one in exercises)
            (losses,) = listed["losses"]
            assert losses["games"] == 1 and losses["lost"] > 0 and listed["making"] == []
            assert losses["lost"] >= sum(one["loss"] for one in exercises) - 0.001

            first, other = exercises[0]["id"], exercises[1]["id"]
            opened = await solve(anna, first)
            assert not opened["solved"] and opened["end"] is None and opened["counted"] == ""
            best = (await solve(anna, first, shown=True))["end"]["solution"][0]["id"]
            assert (await overview(anna))["exercises"][-1]["due"] == today + INTERVALS[0], (
                "to be shown it counts as a mistake"
            )
            free = await solve(anna, first, answers=[best])
            assert free["solved"] and free["counted"] == "" and free["exercise"]["due"] == today + 1, (
                "only practice today"
            )

            clock.tomorrow()
            again = await solve(anna, first, answers=[best])
            assert again["counted"] == "solved" and again["exercise"]["due"] == again["today"] + INTERVALS[0]
            clock.tomorrow()
            assert (await solve(anna, first, answers=[best], hints=1))["counted"] == "hinted"
            wrong = await solve(anna, other, answers=[opened_wrong(await solve(anna, other))])
            assert wrong["counted"] == "failed" and wrong["wrong"][0] < wrong["wrong"][1] and wrong["end"] is None
            progress = {
                one["id"]: (one["step"], one["tried"], one["solved"]) for one in (await overview(anna))["exercises"]
            }
            assert progress[first] == (1, 3, 2) and progress[other] == (0, 1, 0)

            assert (await anna.http.delete(f"/api/trainer/{first}")).status_code == 204
            assert problem_of(await anna.http.delete(f"/api/trainer/{first}")) == (404, "trainer-unknown")
            assert first not in {one["id"] for one in (await overview(anna))["exercises"]}
            assert (await add(anna, room))["exercises"] == len(exercises) - 1, "what was removed stays removed"

    run(scene())


def opened_wrong(view: dict[str, Any]) -> str:
    """Returns the answer of the game, which was a mistake."""
    chosen: str = view["chosen"]["id"]
    return chosen


def test_a_real_game_goes_on_from_an_exercise(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _):
            await add(anna, await reviewed(anna))
            exercise = (await overview(anna))["exercises"][0]["id"]
            door = f"/api/trainer/{exercise}"
            why = await post(anna, f"{door}/why", {"choice": "swap", "answers": []})
            assert why.status_code == 200
            assert (await post(anna, f"{door}/odds", {"answers": []})).json()["odds"] == []
            going = await post(anna, f"{door}/room", {"name": "Anna", "answers": []})
            assert going.status_code == 201 and going.json()["room"]["origin"]["knower"] == SEAT
            wrong = opened_wrong(await solve(anna, exercise))
            refused = await post(anna, f"{door}/room", {"name": "Anna", "answers": [wrong]})
            assert problem_of(refused) == (409, "puzzle-wrong-answer")

    run(scene())


def test_people_train_the_mistakes_of_their_own_seats(database: str) -> None:
    """Neither the other player trains them, nor a stranger, nor a program."""

    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = (await played(anna, boris, game="breakthrough", options=SHORT))[0].id
            assert (await made(anna, room, 0)).review is not None
            door = f"/api/rooms/{room}/trainer"
            assert problem_of(await post(boris, door, {"seat": 0})) == (403, "trainer-not-yours")
            assert problem_of(await boris.http.get(f"{door}?seat=0")) == (403, "trainer-not-yours")
            assert problem_of(await post(boris, door, {"seat": 1})) == (409, "trainer-no-review")
            assert problem_of(await post(anna, door, {"seat": 4})) == (409, "room-no-seat")
            token = await anna.token(room, "play")
            async with Client(server.address) as stranger, Client(server.address, token=token) as program:
                assert (await stranger.http.get(door)).status_code in (403, 404)
                assert problem_of(await program.http.get("/api/trainer")) == (403, "token-scope")
                assert problem_of(await post(program, door, {"seat": 0})) == (403, "token-scope")
            assert (await add(anna, room, 0))["status"] == "added"
            assert (await overview(anna))["losses"][0]["games"] == 1

    run(scene())


def test_an_exercise_is_its_owners_alone(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            await add(anna, await reviewed(anna))
            exercise = (await overview(anna))["exercises"][0]["id"]
            door, unknown = f"/api/trainer/{exercise}", (404, "trainer-unknown")
            assert problem_of(await post(boris, door, {})) == unknown
            assert problem_of(await post(boris, f"{door}/why", {"choice": "pass"})) == unknown
            assert problem_of(await post(boris, f"{door}/room", {"name": "X"})) == unknown
            assert problem_of(await boris.http.delete(door)) == unknown
            assert (await overview(boris))["exercises"] == []
            assert len((await overview(anna))["exercises"]) >= 2

    run(scene())


def test_there_are_no_exercises_before_the_end(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room, _ = await played(anna, boris, 30, game="board", options={})
            door = f"/api/rooms/{room.id}/trainer"
            for guest in (anna, boris):
                for seat in (0, 1):
                    assert problem_of(await post(guest, door, {"seat": seat})) == (409, "review-unfinished")
                    assert problem_of(await guest.http.get(f"{door}?seat={seat}")) == (409, "review-unfinished")
            assert not server.parts[ArchiveService].reviews.jobs

    run(scene())


def test_attacks_on_the_doors_of_the_trainer(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "PRACTICE_AT_ONCE", 30)

    async def scene() -> None:
        async with company(database) as (_, anna, _):
            room = await reviewed(anna)
            await add(anna, room)
            exercise = (await overview(anna))["exercises"][0]["id"]
            door = f"/api/trainer/{exercise}"
            bodies: tuple[Any, ...] = (
                {"answers": ["x"] * 121},
                {"answers": ["x" * 81]},
                {"hints": 3},
                {"shown": "yes"},
                {"due": 0},
                {"outcome": "solved"},
                [],
            )
            for body in bodies:
                assert (await post(anna, door, body)).status_code == 422, body
            for body in ({"seat": 77}, {"seat": "0"}, {"seat": 0, "person": "x"}, {}, []):
                assert httpx.codes.is_client_error((await post(anna, f"/api/rooms/{room}/trainer", body)).status_code)
            for name in ("nowhere", "x" * 500, "%00", "..%2F..%2Fetc", "' OR 1=1"):
                assert (await post(anna, f"/api/trainer/{name}", {})).status_code in (400, 404, 422), name
            nonsense = await solve(anna, exercise, answers=["no such thing"])
            assert nonsense["taken"] == 0 and nonsense["refused"]["problem"] == "choice-unknown"
            assert nonsense["counted"] == "", "a slip of the tongue is no mistake"
            flood = await asyncio.gather(*(post(anna, door, {}) for _ in range(2 * practice.PRACTICE_AT_ONCE)))
            statuses = {answer.status_code for answer in flood}
            assert 429 in statuses and statuses <= {200, 429}

    run(scene())


def test_one_person_adds_only_so_many(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GAMES_PER_HOUR", 1)

    async def scene() -> None:
        async with company(database) as (_server, anna, _):
            rooms = [await reviewed(anna) for _ in range(2)]
            await add(anna, rooms[0])
            door = f"/api/rooms/{rooms[1]}/trainer"
            assert problem_of(await post(anna, door, {"seat": SEAT})) == (429, "trainer-too-many")
            monkeypatch.setattr(trainer, "MOST_EXERCISES", 1)
            assert problem_of(await post(anna, door, {"seat": SEAT})) == (409, "trainer-full"), (
                "the limit is told first"
            )

    run(scene())


def test_a_guest_takes_the_trainer_into_an_account_and_a_deletion_empties_it(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, _):
            await add(anna, await reviewed(anna))
            before = await overview(anna)
            await register(anna)
            assert await overview(anna) == before
            exported = (await anna.http.get("/api/account/export")).json()["trainer"]
            assert [one["exercise"]["id"] for one in exported["exercises"]] == [
                one["id"] for one in before["exercises"]
            ]
            assert exported["losses"] == before["losses"]
            assert "start" not in str(exported) and "secret" not in str(exported)

    run(scene())


def test_a_worker_that_dies_leaves_the_game_to_be_added_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, _):
            room = await reviewed(anna)
            pool = server.parts[ArchiveService].reviewers
            monkeypatch.setattr(pool, "seconds", 0.0)  # every exercise takes too long
            state = await add(anna, room)
            assert state["status"] == "none"
            monkeypatch.setattr(pool, "seconds", 60.0)
            assert (await add(anna, room))["exercises"] >= 2
            assert not server.parts[TrainerService].trainer._jobs

    run(scene())
