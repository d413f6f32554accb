"""Reviews on the server: never before the end, made once in the background, kept with the game, for members only."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.games import find_rules
from metro2033.kernel.chain import ANSWER, UNDO, LogEntry
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.header import Header
from metro2033.live import reviews
from metro2033.live.live_game import LiveGame
from metro2033.live.replay import Replay
from metro2033.live.reviews import played_of
from metro2033.server.archive.finished import finished_records
from metro2033.server.archive.service import ArchiveService
from metro2033.server.operators.service import OperatorService
from metro2033.server.rooms.service import RoomService
from metro2033.study.review.book import Counting
from tests.server.running import company, quick, running
from tests.server.test_archive import GAMES, played, rows_of
from tests.server.test_rooms import refused
from tests.server.timing import run

SHORT = {"round_cap": "2", "first_player": "0"}


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Takes few samples, because these tests are about the server."""
    monkeypatch.setattr(reviews, "WORLDS", 1)


async def made(client: Client, room: str, seat: int) -> wire.ReviewState:
    """Asks for a review and waits for it; progress never goes back."""
    state, before = await client.review(room, seat, make=True), 0.0
    while state.status == "working":
        assert before <= state.done <= 1 and state.review is None
        before = state.done
        await asyncio.sleep(0.02)  # other processes work on it
        state = await client.review(room, seat)
    return state


def test_there_is_no_review_before_the_end(database: str) -> None:
    """Not for a seat, not for a watcher, not in the lobby, whatever is asked for."""

    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            lobby = await anna.create_room("Anna", wire.Settings(game="board", seats=2))
            assert await refused(anna.review(lobby.id, 0)) == "review-unfinished"
            room, _ = await played(anna, boris, 30, game="board", options={})
            assert room.status == "playing"
            for seat in (0, 1):
                for client in (anna, boris):
                    assert await refused(client.review(room.id, seat)) == "review-unfinished"
                    assert await refused(client.review(room.id, seat, make=True)) == "review-unfinished"
            assert not server.parts[ArchiveService].reviews.jobs
            answer = await anna.http.post(f"/api/rooms/{room.id}/review", json={"seat": 0})
            assert answer.json()["text"] == "Only a finished game can be reviewed; this one isn’t over yet."
            for query in ("?seat=0&to=3", "?seat=0&open=1", "?seat=99", "?seat=-1", "?seat=x", ""):
                assert not (await anna.http.get(f"/api/rooms/{room.id}/review{query}")).is_success

    run(scene())


def test_a_review_is_made_once_and_kept(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room, _ = await played(anna, boris, game="breakthrough", options=SHORT)
            assert room.status == "over"
            assert (await anna.review(room.id, 1)).status == "none"
            first, second = await asyncio.gather(
                anna.review(room.id, 1, make=True), boris.review(room.id, 1, make=True)
            )
            assert {first.status, second.status} == {"working"} and len(server.parts[ArchiveService].reviews.jobs) == 1
            state = await made(anna, room.id, 1)
            assert state.status == "ready" and state.review is not None
            review = state.review
            assert review.seat == 1 and review.decisions and review.points[-1].chances[1] in (0.0, 1.0)
            log = server.parts[RoomService].games.read_log(room.id)
            for decision in review.decisions:
                assert log[decision.entry - 1].entry == f"answer 1 {decision.chosen}"
                assert {decision.chosen, decision.best} <= set(state.choices)
        (record,) = finished_records(any_database)
        counted = Counting(find_rules("breakthrough", "", {}))
        assert counted.add(record, find_rules) and counted.games == 1
        async with running(quick(any_database)) as server:  # another process finds what was kept
            async with Client(server.address) as again:
                again.http.cookies = anna.http.cookies
                assert await again.review(room.id, 1, make=True) == state
            assert not server.parts[ArchiveService].reviews.jobs

    run(scene())


def test_D3_a_room_deleted_while_finished_games_are_read_is_left_out(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            rooms = {(await played(anna, boris, game="breakthrough", options=SHORT))[0].id for _ in range(2)}
            records = finished_records(database)
            next(records)
            for room in rooms:
                server.parts[OperatorService].desk.delete_room("op", room)
            assert not list(records)

    asyncio.run(scene())


def test_strangers_and_programs_that_only_look_start_no_review(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room, _ = await played(anna, boris, game="breakthrough", options=SHORT, public=True)
            token = await anna.token(room.id, "view")
            async with Client(server.address) as stranger, Client(server.address, token=token) as program:
                assert (await stranger.review(room.id, 0)).status == "none"
                assert await refused(stranger.review(room.id, 0, make=True)) == "token-scope"
                assert await refused(program.review(room.id, 0, make=True)) == "token-scope"
            assert await refused(anna.review(room.id, 4, make=True)) == "room-no-seat"
            for body in ('{"seat": 0, "samples": 9}', '{"seat": 77}', '{"seat": "0"}', "[]", "{"):
                answer = await anna.http.post(
                    f"/api/rooms/{room.id}/review", content=body, headers={"content-type": "application/json"}
                )
                assert httpx.codes.is_client_error(answer.status_code)
            assert not server.parts[ArchiveService].reviews.jobs

    run(scene())


def test_one_person_asks_for_only_so_many(database: str) -> None:
    async def scene() -> None:
        async with company(database, reviews_per_hour=1) as (_, anna, boris):
            room, _ = await played(anna, boris, game="breakthrough", options=SHORT)
            await anna.review(room.id, 0, make=True)
            assert await refused(anna.review(room.id, 1, make=True)) == "review-too-many"
            assert (await anna.review(room.id, 0, make=True)).status == "working"  # asking again is free
            assert (await boris.review(room.id, 1, make=True)).ahead == 1

    run(scene())


@pytest.mark.slow
def test_an_uploaded_record_is_reviewed_like_any_game(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _):
            room = await anna.import_game("Anna", (GAMES / "breakthrough_pl2017_2_001.metro").read_text())
            state = await made(anna, room.id, 0)
            assert state.review is not None and state.review.decisions

    run(scene())


def test_a_worker_that_dies_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room, _ = await played(anna, boris, game="breakthrough", options=SHORT)
            pool = server.parts[ArchiveService].reviews._pool
            monkeypatch.setattr(pool, "seconds", 0.0)  # every piece takes too long
            assert (await made(anna, room.id, 0)).status == "none"
            monkeypatch.setattr(pool, "seconds", 60.0)
            assert (await made(anna, room.id, 0)).status == "ready"

    run(scene())


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_review_counts_what_stood(seed: int) -> None:
    """Answers that were taken back are left out, and sealed answers that came early stand where they counted."""
    rules, luck = find_rules("board", "", {}), random.Random(seed)
    chance = Chance(SEALED, secret="5" * 64, nonces=("0", "1", "2"))
    header = Header("board", rules.edition, 3, chance, "0", rules.content_hash)
    table, replay = LiveGame(rules, header), Replay(rules, header)
    while table.seq < 200 and not table.over:
        undoing = [seat for seat in range(3) if table.may_undo(seat)]
        prompt = luck.choice(table.prompts())
        undo = bool(undoing) and luck.random() < 0.2
        table.apply(
            LogEntry(UNDO, undoing[0]) if undo else LogEntry(ANSWER, prompt.seat, luck.choice(prompt.options).id)
        )
    replay.read(rows_of(table.log))
    found = played_of(replay)
    assert [(seat, choice) for _, seat, choice in found.answers] == [
        (seat, choice.id) for seat, choice in table.game.answers
    ]
    for entry, seat, choice in found.answers:
        assert str(table.log[entry - 1]) == f"answer {seat} {choice}"
