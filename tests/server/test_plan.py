"""Planning ahead: a sandbox made from what a seat knows; it touches nothing, and nobody notices it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import IllegalChoice
from metro2033.live import plan
from metro2033.live.live_game import LiveGame
from metro2033.live.room import DailyTable
from metro2033.server.plan import feature as limits
from tests.server.running import Running, company, post, problem_of, seated
from tests.server.test_secrecy import received, table_at, twin_of
from tests.server.timing import run

MANY = 12  # answers of a line


def line_of(sandbox: plan.Sandbox, luck: random.Random) -> list[str]:
    """A line of random answers for everybody, with bots here and there."""
    table, line = sandbox.table(), list[str]()
    while not table.live.over and len(line) < MANY:
        if luck.random() < 0.2:
            line.append(plan.LET_BOTS)
            for choice in sandbox.choices(table, plan.LET_BOTS):
                table.play(table.game.state.asked, choice)
            continue
        prompt = table.game.prompt
        assert prompt is not None
        line.append(luck.choice(prompt.options).id)
        table.play(prompt.seat, line[-1])
    return line


def said(sandbox: plan.Sandbox, line: list[str]) -> bytes:
    return msgspec.json.encode(plan.see_plan(sandbox, line, "en"))


@pytest.mark.parametrize(("game", "seats"), [("board", 2), ("board", 4), ("breakthrough", 3)])
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10_000), answers=st.integers(0, 250), data=st.data())
def test_a_plan_depends_on_nothing_but_what_the_seat_knows(
    game: str, seats: int, seed: int, answers: int, data: st.DataObject
) -> None:
    table = table_at(game, seats, seed, answers)
    if table.over:
        return
    seat, deal = data.draw(st.integers(0, seats - 1)), data.draw(st.integers(0, 5))
    twin = twin_of(table, seat, data.draw(st.integers(0, 1000)))
    here, there = plan.deal_again(table, seat, deal), plan.deal_again(twin, seat, deal)
    line = line_of(here, random.Random(seed))
    assert said(here, []) == said(there, [])
    assert said(here, line) == said(there, line)
    assert said(here, [*line, "no such choice"]) == said(there, [*line, "no such choice"])
    assert said(here, line) == said(here, line), "repeating a line gives nothing new"


@pytest.mark.parametrize(("game", "seats"), [("board", 3), ("breakthrough", 2)])
@pytest.mark.parametrize("seed", range(4))
def test_a_plan_starts_from_the_seats_own_view_and_leaves_the_game_alone(game: str, seats: int, seed: int) -> None:
    table = table_at(game, seats, seed, 40)
    seat = table.game.state.asked
    before, digest, seen = table.game.state.clone(), table.digest(), received(table, seat)
    dealt = set()
    for deal in range(6):
        sandbox = plan.deal_again(table, seat, deal)
        first = sandbox.table()
        assert first.live.view_fields(seat) == table.view_fields(seat), "the seat sees what it sees in the game"
        dealt.add(table.rules.digest(first.game.state))
        line = line_of(sandbox, random.Random(deal))
        assert plan.see_plan(sandbox, line, "en").taken == len(line)
        assert first.live.link != table.link
    assert len(dealt) > 1, "what it cannot see differs from deal to deal"
    assert (table.digest(), received(table, seat)) == (digest, seen)
    assert table.rules.save(table.game.state) == table.rules.save(before)


def test_bots_answer_until_the_planner_is_asked() -> None:
    table = table_at("breakthrough", 3, 5, 20)
    seat = table.game.state.asked
    sandbox = plan.deal_again(table, seat, 1)
    line = [choice.id for choice in sandbox.table().game.prompt.options[:1]]  # type: ignore[union-attr]
    while _seat_after(sandbox, line) == seat:
        line.append(_options(sandbox, line)[0])
    view = plan.see_plan(sandbox, [*line, plan.LET_BOTS], "en")
    assert view.taken == len(line) + 1 and len(view.answers) > len(line)
    assert plan.LET_BOTS not in view.answers and view.answers[: len(line)] == line
    assert view.update.seat == seat or view.update.result is not None
    assert plan.see_plan(sandbox, view.answers, "en").update.digest == view.update.digest, "the same without bots"
    assert plan.play(sandbox, [*line, plan.LET_BOTS]).live.digest() == plan.play(sandbox, view.answers).live.digest()
    nothing = plan.see_plan(sandbox, [*view.answers, plan.LET_BOTS], "en")
    assert nothing.answers == view.answers, "bots never answer for the planner"


def _seat_after(sandbox: plan.Sandbox, line: list[str]) -> int:
    return plan.play(sandbox, line).seat


def _options(sandbox: plan.Sandbox, line: list[str]) -> list[str]:
    prompt = plan.play(sandbox, line).game.prompt
    assert prompt is not None
    return [option.id for option in prompt.options]


def test_a_line_goes_as_far_as_the_deal_allows() -> None:
    sandbox = plan.deal_again(table_at("board", 2, 1, 30), 0, 3)
    line = line_of(sandbox, random.Random(9))
    view = plan.see_plan(sandbox, [*line, "no such choice", *line], "de")
    assert view.taken == len(line) and view.refused is not None and view.refused.problem == "choice-unknown"
    long = plan.see_plan(sandbox, [*line, *[plan.LET_BOTS] * 2], "en")
    assert len(long.answers) <= wire.MOST_ANSWERS


def door(room: str, seat: int | str, seq: int | str, deal: int | str = 7) -> str:
    return f"/api/rooms/{room}/plan/{seat}/{seq}/{deal}"


async def started(server: Running, anna: Client, boris: Client) -> tuple[str, LiveGame]:
    """A game of two people that has begun."""
    room = (await seated(anna, boris)).id
    table = server.loaded[room].game
    assert table is not None
    return room, table


def test_nobody_notices_a_plan(any_database: str) -> None:
    """Neither the room, nor its messages, nor its log change; and it is the seat's alone."""

    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room, table = await started(server, anna, boris)
            doors = (f"/api/rooms/{room}", f"/api/rooms/{room}/updates?wait=0&seat=1", f"/api/rooms/{room}/log?seat=1")
            before = [(await boris.http.get(path)).text for path in doors]
            log, digest = list(table.log), table.digest()
            answer = await post(anna, door(room, 0, table.seq), {"answers": []})
            assert answer.status_code == 200, answer.text
            view = answer.json()
            for _ in range(5):
                offered = next(question["options"] for question in view["update"]["questions"] if question["options"])
                answers = [*view["answers"], offered[0]["id"], plan.LET_BOTS]
                view = (await post(anna, door(room, 0, table.seq), {"answers": answers})).json()
                assert view["taken"] == len(answers), view["refused"]
            why = await post(anna, door(room, 0, table.seq) + "/why", {"choice": "pass", "answers": view["answers"]})
            odds = await post(anna, door(room, 0, table.seq) + "/odds", {"answers": view["answers"]})
            assert why.is_success and odds.is_success
            assert (await post(anna, door(room, 0, table.seq) + "/room", {"name": "Anna"})).status_code in (404, 405)
            assert [(await boris.http.get(path)).text for path in doors] == before
            assert (list(table.log), table.digest()) == (log, digest)

    run(scene())


def test_attacks_on_plans(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LINES_AT_ONCE", 60)

    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room, table = await started(server, anna, boris)
            here = door(room, 0, table.seq)
            assert problem_of(await post(boris, here, {})) == (403, "room-not-your-seat")
            assert problem_of(await post(boris, here + "/why", {"choice": "pass"})) == (403, "room-not-your-seat")
            assert problem_of(await post(boris, here + "/odds", {})) == (403, "room-not-your-seat")
            for seq in (table.seq + 1, 999_999_999):
                assert problem_of(await post(anna, door(room, 0, seq), {})) == (409, "plan-moved-on")
            for path in (
                door(room, "x", 0),
                door(room, 9, 0),
                door(room, -1, 0),
                door(room, 0, "1e3"),
                door(room, 0, table.seq, "9" * 30),
                door(room, 0, table.seq, "%00"),
                door(room, "٠", table.seq),
            ):
                assert (await post(anna, path, {})).status_code in (400, 422), path
            bodies: tuple[Any, ...] = (
                {"answers": ["x"] * 121},
                {"answers": ["x" * 81]},
                {"answers": "*"},
                {"answers": [1]},
                {"seat": 1},
                [],
            )
            for body in bodies:
                assert (await post(anna, here, body)).status_code == 422, body
            nonsense = (await post(anna, here, {"answers": ["no such thing", "*"]})).json()
            assert nonsense["taken"] == 0 and nonsense["refused"]["problem"] == "choice-unknown"
            token = await anna.token(room, "play")
            async with Client(server.address, token=token) as program, Client(server.address) as stranger:
                assert problem_of(await post(program, here, {})) == (403, "token-scope")
                assert (await post(stranger, here, {})).status_code == 404
            secret = table.header.chance.secret
            assert secret and secret not in (await post(anna, here, {})).text
            server.loaded[room].room.daily = DailyTable("2027-01-15", counted=True, sealed=True)
            assert problem_of(await post(anna, here, {})) == (403, "daily-no-hints")
            server.loaded[room].room.daily = None
            flood = await asyncio.gather(*(post(anna, here, {}) for _ in range(2 * limits.LINES_AT_ONCE)))
            statuses = {answer.status_code for answer in flood}
            assert httpx.codes.TOO_MANY_REQUESTS in statuses and statuses <= {200, 429, 503}

    run(scene())


def test_a_plan_ends_after_so_many_answers() -> None:
    sandbox = plan.deal_again(table_at("board", 4, 1, 60), 0, 3)
    line: list[str] = []
    while True:
        view = plan.see_plan(sandbox, [*line, plan.LET_BOTS], "en")
        if view.refused is not None:
            break
        line = view.answers
        if view.update.seat == 0:
            line.append(next(one for one in view.update.questions if one.options).options[-1].id)  # type: ignore[index]
    assert len(view.answers) == wire.MOST_ANSWERS and view.refused.problem == "plan-long"
    with pytest.raises(IllegalChoice, match="A plan has room"):
        plan.play(sandbox, [*line, plan.LET_BOTS])
