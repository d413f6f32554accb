"""Advice: why not, reach, odds, hints and reasons. All advice uses only what the seat knows, and none changes the game."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metro2033 import wire
from metro2033.bots.odds import odds
from metro2033.client import Client, Play
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chain import ANSWER, LogEntry
from metro2033.kernel.problem import Problem
from metro2033.kernel.prompt import read_prompt
from metro2033.languages import LANGUAGES
from metro2033.live.access import TooFast
from metro2033.live.advice import advice_task, is_told, reasons_task, why_not
from metro2033.live.advisor import Advisor
from metro2033.live.room import Room, Seat
from metro2033.server.play.worker_pool import WorkerPool
from metro2033.server.rooms.service import RoomService
from tests.server.running import Running, company, seated
from tests.server.test_rooms import refused
from tests.server.test_secrecy import table_at, twin_of
from tests.server.test_turns import asked, play_until
from tests.server.timing import run

GAMES = [("board", 3), ("breakthrough", 3)]
FIRST = {"first_player": "0"}


async def alone(client: Client, **changes: object) -> wire.RoomView:
    """Opens a room in which one person plays against a bot that does not think."""
    settings = {"game": "board", "seats": 2, "bots": ["", "random"], "options": FIRST, **changes}
    room = await client.create_room("Anna", msgspec.convert(settings, wire.Settings))
    await client.do(room.id, wire.Sit(seat=0, nonce="anna"))
    await client.do(room.id, wire.Start())
    return await client.room(room.id)


async def to_the_question(server: Running, play: Play, name: str) -> None:
    """Answers until a question of this name is asked."""
    await play_until([play], lambda one: one.question is not None and one.question.name == name)


def test_why_not_gives_the_reason_and_changes_nothing(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris, game="board", options=FIRST)
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                assert await asked(first, second) is first
                await first.answer("choose faction_1905")
                await second.until(lambda: second.question is not None)
                before = server.parts[RoomService].games.read_log(room.id)
                said = await boris.why_not(room.id, 1, "choose faction_bandits")
                assert (said.problem, said.rules) == ("why-not-bordering", ["B-SU-06", "Q-100"])
                assert said.text
                offered = second.question.options[0].id if second.question and second.question.options else ""
                assert (await boris.why_not(room.id, 1, offered)).problem == "choice-offered"
                assert (await anna.why_not(room.id, 0, "pass")).problem == "choice-not-asked"
                assert await refused(anna.why_not(room.id, 1, "pass")) == "room-not-your-seat"
                assert await refused(boris.why_not(room.id, 1, "fly to the moon")) == "choice-unknown"
                assert server.parts[RoomService].games.read_log(room.id) == before

    run(scene())


def test_odds_and_reach_of_an_army(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, _):
            room = await alone(anna)
            async with anna.play(room.id, 0) as play:
                await to_the_question(server, play, "choose_army_action")
                found = await anna.odds(room.id, 0)
                assert play.question is not None and play.question.options is not None
                attacks = [option.id for option in play.question.options if option.verb == "attack"]
                assert [one.choice for one in found.odds] == attacks
                assert all(0 <= one.chance + one.draw <= 1 and one.samples > 100 for one in found.odds)
                assert found.odds[0].own.terms[0][0] == "army"
                assert await anna.odds(room.id, 0) == found
                reach = await anna.reach(room.id, 0)
                army = next(one for one in reach.reach if (one.seat, one.piece) == (0, "army"))
                open_to_attack = {f"attack {place.id}" for place in army.places if place.open}
                assert open_to_attack == {choice for choice in attacks if "hero_" not in choice}
                assert await refused(anna.odds(room.id, 1)) == "room-not-your-seat"

    run(scene())


def test_a_hint_and_a_bots_reasons_are_for_those_who_play_alone(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await alone(anna, game="breakthrough", bots=["", "greedy"])
            async with anna.play(room.id, 0) as play:
                await to_the_question(server, play, "choose_action")
                hint = await anna.advice(room.id, 0, play.seen.seq)
                assert play.question is not None and play.question.options is not None
                assert {reason.choice.id for reason in hint.reasons} <= {option.id for option in play.question.options}
                chances = [reason.chance for reason in hint.reasons]
                assert chances == sorted(chances, reverse=True) and len(chances) == 3
                assert hint.bot == "legend"
                await play_until([play], lambda one: one.seen.view["round"] > 1)
                table = server.loaded[room.id].game
                assert table is not None
                bots = [number for number, entry in enumerate(table.log, 1) if entry.seat == 1]
                told = [await _reasons(anna, room.id, number) for number in bots]
                explained = [one for one in told if one is not None]
                assert explained and all(one.seat == 1 and one.bot == "greedy" for one in explained)
                mine = next(number for number, entry in enumerate(table.log, 1) if entry.seat == 0)
                assert await refused(anna.reasons(room.id, 0, mine)) == "reasons-no-bot"
                assert await refused(anna.advice(room.id, 0, 0)) in ("play-stale", "choice-not-asked")
            company_of_two = await seated(anna, boris)
            async with anna.play(company_of_two.id, 0) as first, boris.play(company_of_two.id, 1) as second:
                play = await asked(first, second)
                assert play.seat is not None
                wish = play.client.advice(company_of_two.id, play.seat, play.seen.seq)
                assert await refused(wish) == "advice-company"

    run(scene())


async def _reasons(client: Client, room: str, entry: int) -> wire.AdviceView | None:
    try:
        return await client.reasons(room, 0, entry)
    except Exception as fault:
        assert getattr(fault, "problem", "") in ("reasons-secret", "reasons-single"), fault
        return None


def test_work_is_done_once_and_failures_are_forgotten() -> None:
    async def scene() -> None:
        advisor, done, goes_on = Advisor(WorkerPool(1, 1.0)), list[str](), asyncio.Event()

        async def works() -> str:
            await goes_on.wait()
            done.append("")
            return "found"

        async def fails() -> str:
            done.append("")
            raise OSError

        async def has_nothing_to_tell() -> str:
            done.append("")
            raise Problem("reasons-secret")

        async def is_refused() -> str:
            done.append("")
            raise TooFast("limit-waiting")

        asking = [asyncio.create_task(advisor.once(key, works)) for key in (1, 2, 3, 1)]
        await asyncio.sleep(0)
        goes_on.set()
        assert set(await asyncio.gather(*asking)) == {"found"} and len(done) == 3
        cases = (("f", fails, OSError, 2), ("r", is_refused, TooFast, 2), ("n", has_nothing_to_tell, Problem, 1))
        for key, work, fault, times in cases:
            done.clear()
            for _ in range(2):
                with pytest.raises(fault):
                    await advisor.once(key, work)
            assert len(done) == times

    run(scene())


def test_a_question_says_whether_the_server_answers_it(database: str) -> None:
    async def scene() -> None:
        async with company(database, pause=0.05) as (_, anna, boris):
            room = await seated(anna, boris, game="board", options=FIRST)
            seen: set[tuple[int, str]] = set()
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:

                def note(play: Play) -> bool:
                    for question in play.seen.questions:
                        seen.add((len(question.options or ()), question.automatic))
                        assert question.seat == play.seat or question.automatic == ""
                    return any(automatic == "single" for _, automatic in seen)

                await play_until([first, second], note)
            assert all((options == 1) == (automatic == "single") for options, automatic in seen if options)

    run(scene())


# Nothing secret.


@pytest.mark.parametrize(("game", "seats"), GAMES)
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10_000), answers=st.integers(0, 250), data=st.data())
def test_advice_is_a_function_of_what_the_seat_knows(
    game: str, seats: int, seed: int, answers: int, data: st.DataObject
) -> None:
    table = table_at(game, seats, seed, answers)
    viewer = data.draw(st.integers(0, seats - 1))
    twin = twin_of(table, viewer, data.draw(st.integers(0, 1000)))
    rules, luck = table.rules, random.Random(seed)
    for choice in luck.sample(list(rules.choices), 25):
        for language in LANGUAGES:
            assert why_not(table, viewer, choice.id, language) == why_not(twin, viewer, choice.id, language)
    assert rules.reach(table.game.state) == rules.reach(twin.game.state)
    if table.prompt_for(viewer) is not None:
        assert odds(rules, table.game.state, viewer, 1) == odds(rules, twin.game.state, viewer, 1)
        assert advice_task(table, viewer) == advice_task(twin, viewer)


@pytest.mark.parametrize(("game", "seats"), GAMES)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10_000), answers=st.integers(0, 250))
def test_what_is_explained_was_told(game: str, seats: int, seed: int, answers: int) -> None:
    """Of two answers that look alike to a viewer neither is explained."""
    table = table_at(game, seats, seed, answers)
    s, rules = table.game.state, table.rules
    if s.asked == NOBODY:
        return
    prompt, viewer = read_prompt(s, rules.choices), (s.asked + 1) % seats
    alike: dict[bytes, list[bool]] = {}
    for option in prompt.options:
        after = s.clone()
        after.log = []
        answer(after, option.code)
        told = [rules.tell(event, viewer) for event in after.log]
        seen = msgspec.json.encode([told, rules.view(after, viewer)])
        alike.setdefault(seen, []).append(is_told(option, prompt, told))
    assert not any(any(explained) for explained in alike.values() if len(explained) > 1)


@pytest.mark.parametrize(("game", "seats"), GAMES)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10_000), answers=st.integers(0, 250), deal=st.integers(0, 1000))
def test_reasons_are_made_from_what_the_viewer_knew(game: str, seats: int, seed: int, answers: int, deal: int) -> None:
    table = table_at(game, seats, seed, answers)
    prompt = table.prompts()[0] if not table.over else None
    if prompt is None:
        return
    viewer = (prompt.seat + 1) % seats
    room = Room("", "", "", wire.Settings(game=game, seats=seats), "", [Seat(bot="greedy") for _ in range(seats)], [])
    for option in prompt.options[:4]:
        entry = LogEntry(ANSWER, prompt.seat, option.id)
        twin = twin_of(table, viewer, deal)
        other = twin.prompt_for(prompt.seat)
        if other is None or option not in other.options:
            continue
        before = twin_of(table, viewer, deal)
        before.game.state = table.game.state.clone()
        try:
            task = reasons_task(room, before, entry, viewer, over=False)
        except Problem:
            continue
        assert reasons_task(room, twin, entry, viewer, over=False) == task
