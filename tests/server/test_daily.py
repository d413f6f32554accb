"""The deal of the day: one deal for everybody, one try that counts, and nothing disclosed before the day is over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.chain import ANSWER, UNDO, LogEntry
from metro2033.live.daily import begins, commitment_to, deal_on, deal_room, streaks, today
from metro2033.live.live_game import LiveGame
from metro2033.live.luck import header_of
from metro2033.live.partings import Line, partings
from metro2033.live.room import DailyTable, rules_of
from metro2033.live.tasks import do, make_task
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.daily.feature import TRIES_AN_HOUR
from metro2033.server.daily.keeper import AHEAD, write_settings
from metro2033.server.daily.ranking import rank, standing
from metro2033.server.daily.service import DailyService
from metro2033.server.daily.store import PLAYING, DailyStore, StoredDeal, StoredTry
from tests.server.running import PASSWORD, Running, company, keen, post, register
from tests.server.test_review import SHORT
from tests.server.timing import FakeClock, run, settle

DAY, NEXT = "2033-05-18", "2033-05-19"
SECRET = "5" * 64
LATE = 600.0  # seconds before midnight at which a scene begins
SEAT = 1
SETTINGS = wire.Settings(
    "breakthrough", "", dict(SHORT), seats=2, bots=["novice", ""], spectators=False, undo="boundary"
)

Scene = Callable[[Running, Client, Client], Awaitable[None]]


def prepare(database: str) -> None:
    """Publishes a short deal for the day, before the server publishes its own."""
    engine = open_database(database_url(database), threads=1)
    DailyStore(engine).publish(
        [StoredDeal(DAY, "breakthrough", write_settings(SETTINGS), SEAT, SECRET, begins(DAY) - 1)]
    )
    engine.dispose()


def on_the_day(database: str, scene: Scene) -> None:
    """Plays a scene with a server and two guests, ten minutes before midnight in UTC."""

    async def play() -> None:
        prepare(database)
        async with company(database, FakeClock(begins(NEXT) - LATE)) as (server, anna, boris):
            await scene(server, anna, boris)

    run(play())


async def day(client: Client, date: str = DAY) -> Any:
    """Returns a day as a person sees it, or the problem."""
    found = (await client.http.get(f"/api/daily/{date}")).json()
    return found.get("problem", found)


async def begin(client: Client, name: str = "Anna", date: str = DAY) -> Any:
    """Begins the next try and returns its room, or the problem."""
    found = (await post(client, f"/api/daily/{date}", wire.BeginDaily(name))).json()
    return found["room"] if "room" in found else found["problem"]


async def finish(server: Running, client: Client, room: str, seed: int = 7) -> None:
    """Plays a try to its end, and waits until its luck is known."""
    async with client.play(room, SEAT) as play:
        await play.play_on(keen(random.Random(seed)))
    await settle()


async def next_day(server: Running) -> None:
    """Lets the day end."""
    await server.clock.advance(LATE + 60)
    await settle()


async def problem_of(client: Client, path: str) -> str:
    return str((await client.http.get(path)).json().get("problem", ""))


def test_one_try_counts_and_everything_opens_on_the_next_day(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        await register(boris, "Boris")
        before = await day(anna)
        assert (before["counts"], before["players"], before["tries"], before["secret"]) == (True, 0, [], None)
        assert before["commitment"] == commitment_to(SECRET) and before["seat"] == SEAT
        rooms = [await begin(anna), await begin(boris, "Boris")]
        assert [room["you"]["seats"] for room in rooms] == [[SEAT], [SEAT]]
        assert {room["commitment"] for room in rooms} == {before["commitment"]}
        assert (await begin(anna))["id"] == rooms[0]["id"], "a try in progress is returned to"
        games = [server.loaded[room["id"]].game for room in rooms]
        assert games[0] is not None and games[1] is not None
        assert games[0].header == games[1].header, "one deal for everybody"

        await finish(server, anna, rooms[0]["id"])
        own = (await day(anna))["tries"][0]
        assert own["counted"] and own["state"] == "done", own
        assert own["result"]["rank"] == 1 and own["result"]["better"] is None
        assert own["result"]["points"] is not None and own["result"]["course"][-1] in (0, 100)
        await finish(server, boris, rooms[1]["id"], 8)
        mine, other = (await day(anna))["tries"][0]["result"], (await day(boris))["tries"][0]["result"]
        assert {mine["better"], other["better"]} in ({0.0, 1.0}, {0.0})

        again = await begin(anna)
        assert again["id"] != rooms[0]["id"] and not again["daily"]["counted"], "a later try doesn't count"
        for path in ("record", "replay", "verify", "chart", "review?seat=1"):
            assert await problem_of(anna, f"/api/rooms/{rooms[0]['id']}/{path}") == "daily-sealed", path
        assert (await anna.room(rooms[0]["id"])).secret is None
        sealed = await day(anna)
        assert (sealed["secret"], sealed["ranking"], sealed["partings"], sealed["players"]) == (None, [], [], 2)

        await next_day(server)
        opened = await day(anna)
        assert opened["over"] and opened["secret"] == SECRET and commitment_to(SECRET) == before["commitment"]
        assert sorted(row["name"] for row in opened["ranking"]) == ["Anna", "Boris"]
        assert [row["yours"] for row in opened["ranking"]].count(True) == 1
        for row in opened["ranking"]:  # everybody may replay games that count
            for reader in (anna, boris):
                assert (await reader.http.get(f"/api/rooms/{row['room']}/replay?to=1&open=1")).status_code == 200
        verified = (await boris.http.get(f"/api/rooms/{rooms[0]['id']}/verify")).json()
        assert verified["holds"] and verified["secret"] == SECRET
        listed = (await anna.http.get("/api/daily")).json()
        assert listed["today"] == NEXT and listed["streak"] == 1
        assert listed["days"][0]["date"] == DAY and listed["days"][0]["players"] == 2

    on_the_day(any_database, scene)


def test_where_opinions_parted_is_told_with_the_choice_of_the_network(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        await register(boris, "Boris")
        for seed, (name, client) in enumerate((("Anna", anna), ("Boris", boris))):
            await finish(server, client, (await begin(client, name))["id"], seed)
        await next_day(server)
        first = (await day(anna))["partings"][0]
        assert len(first["branches"]) == 2 and {one["players"] for one in first["branches"]} == {1}
        assert first["network"] is not None and 0 <= first["chance"] <= 1
        page = (await anna.http.get(f"/api/rooms/{first['room']}/log?after={first['entry'] - 1}&open=1")).json()
        assert (page["entries"][0]["seq"], page["entries"][0]["seat"]) == (first["entry"], SEAT)

    on_the_day(database, scene)


# Attacks.


def test_a_guest_can_play_but_does_not_count_and_gets_no_second_chance_by_an_account(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(boris, "Boris")
        assert (await day(anna))["counts"] is False, "guests are told before they play"
        guest = await begin(anna)
        assert not guest["daily"]["counted"]
        await register(anna)  # registering afterwards does not turn the try into one that counts
        await finish(server, anna, guest["id"])
        assert [one["counted"] for one in (await day(anna))["tries"]] == [False]
        assert not (await begin(anna))["daily"]["counted"]
        async with Client(server.address) as third:  # plays as a guest first, then logs in to the account
            played = await begin(third, "Third")
            assert isinstance(played, dict), played
            await post(third, "/api/account/login", wire.Credentials("Boris", PASSWORD))
            assert (await begin(third, "Boris"))["id"] == played["id"]
            assert [(one["room"], one["counted"]) for one in (await day(third))["tries"]] == [(played["id"], False)]
            assert (await day(boris))["counts"] is False, "the account has had its try"
        assert (await day(boris))["players"] == 0

    on_the_day(database, scene)


def test_two_requests_at_once_begin_one_try(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        found = await asyncio.gather(*(begin(anna) for _ in range(6)))
        assert len({room["id"] for room in found}) == 1
        assert len((await day(anna))["tries"]) == 1

    on_the_day(any_database, scene)


def test_nobody_else_sees_a_try_before_the_day_is_over(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        room = await begin(anna)
        here = f"/api/rooms/{room['id']}"
        for path in (here, f"{here}/replay", f"{here}/log?seat=0", f"{here}/position?seat=1", f"{here}/record"):
            assert await problem_of(boris, path) == "room-unknown", path
        invited = await post(boris, f"{here}/join", wire.Join("Boris", room["you"]["invite"]))
        assert invited.json()["problem"] == "room-no-spectators"
        assert await problem_of(anna, f"{here}/log?seat=0") == "room-not-your-seat"
        await finish(server, anna, room["id"])
        assert await problem_of(boris, here) == "room-unknown", "the replay of somebody else, after the own end"
        assert await problem_of(anna, f"{here}/log?open=1") == "daily-sealed"

    on_the_day(database, scene)


def test_only_playing_is_possible(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        room = (await begin(anna))["id"]
        forbidden = (
            wire.StandIn(seat=SEAT),
            wire.ProposeEnd(seat=SEAT),
            wire.Propose(seat=SEAT, to=1),
            wire.Configure(settings=SETTINGS),
            wire.Rematch(),
            wire.Say(text="hello"),
            wire.InviteAnew(),
            wire.Start(),
        )
        for command in forbidden:
            refused = (await post(anna, f"/api/rooms/{room}/commands", command)).json()
            assert refused["problem"] == "daily-only-play", command
        live = server.loaded[room]
        hint = (await post(anna, f"/api/rooms/{room}/advice", wire.AskAdvice(seat=SEAT, seq=live.seq))).json()
        assert hint["problem"] == "daily-no-hints"
        copied = (await post(anna, "/api/rooms/continue", wire.Continue(room=room, to=0, name="Anna"))).json()
        assert copied["problem"] in ("room-not-over", "daily-sealed")
        assert await problem_of(anna, f"/api/rooms/{room}/reasons?seat={SEAT}&entry=1") == "daily-no-hints"

    on_the_day(database, scene)


def test_giving_up_running_out_of_time_and_leaving_are_last_places(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        await register(boris, "Boris")
        given_up, left = await begin(anna), await begin(boris, "Boris")
        await post(anna, f"/api/rooms/{given_up['id']}/commands", wire.Resign(seat=SEAT))
        async with Client(server.address) as third:
            await register(third, "Third")
            late = await begin(third, "Third")
            await post(boris, f"/api/rooms/{left['id']}/commands", wire.Leave())
            await server.clock.advance(60)
            assert (await day(anna))["tries"][0]["state"] == "unfinished"
            assert (await day(boris))["tries"][0]["state"] == "unfinished"
            assert (await day(third))["tries"][0]["state"] == "playing"
            await next_day(server)
            assert (await day(third))["tries"][0]["state"] == "unfinished"
            await finish(server, third, late["id"])  # it can be played on, but the result stays
            assert [row["place"] for row in (await day(third))["ranking"]] == [2, 2, 2]
            assert {row["finished"] for row in (await day(third))["ranking"]} == {False}
        assert (await anna.http.get("/api/daily")).json()["streak"] == 0

    on_the_day(database, scene)


def test_the_day_is_that_of_utc_and_days_to_come_are_unknown(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        assert today(begins(NEXT) - 0.001) == DAY and today(begins(NEXT)) == NEXT
        for date in (NEXT, "2033-05-32", "2033-5-18", "20330518", "yesterday", "1999-01-01", "9999-12-31"):
            assert await day(anna, date) == "daily-unknown", date
            assert await begin(anna, date=date) == "daily-unknown", date
        listed = (await anna.http.get("/api/daily")).json()
        assert listed["today"] == DAY and listed["ahead"][0]["date"] == NEXT
        assert len(listed["ahead"]) == AHEAD and "secret" not in msgspec.json.encode(listed).decode()
        await next_day(server)
        assert (await day(anna, NEXT))["commitment"] == listed["ahead"][0]["commitment"], "as published before"
        archived = await begin(anna)
        assert archived["daily"] == {"date": DAY, "counted": False, "sealed": False}

    on_the_day(database, scene)


def test_a_try_whose_room_was_not_stored_gets_it_on_its_day_and_is_lost_afterwards(database: str) -> None:
    """The server may crash between the two; a check of the tries then must not end this one."""
    prepare(database)
    engine = open_database(database_url(database), threads=1)
    store = DailyStore(engine)
    store.begin(
        StoredTry(
            room="r",
            date=DAY,
            person="anna",
            number=0,
            counted=True,
            sealed=True,
            name="Anna",
            state=PLAYING,
            began=0.0,
        )
    )
    assert store.unsettled(DAY) == []
    assert [lost.room for lost in store.unsettled(NEXT)] == ["r"]
    engine.dispose()


def test_no_program_gets_a_token_for_a_sealed_try(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = (await begin(anna))["id"]
        for scope in ("view", "play"):
            refused = await post(anna, f"/api/rooms/{room}/tokens", wire.NewToken(scope))
            assert refused.json()["problem"] == "daily-only-play", scope

    on_the_day(database, scene)


def test_nobody_begins_try_after_try(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        store, found = server.parts[DailyService].store, []
        for _ in range(TRIES_AN_HOUR + 2):  # at the first, Anna has no cookie yet
            found.append(await begin(anna))
            if isinstance(found[-1], dict):
                store.settle(found[-1]["id"], 2, server.clock.now(), finished=False)
        assert found[-1] == "server-too-fast" and all(isinstance(room, dict) for room in found[:-1])

    on_the_day(database, scene)


# The deal and the bots.


@pytest.mark.parametrize("date", [DAY, NEXT])
def test_bots_answer_the_same_moves_alike_also_after_an_undo(date: str) -> None:
    room = deal_room(deal_on(date), DailyTable(date), "anna", "Anna", SECRET, 0.0)
    rules, seat, played = rules_of(room), deal_on(date).seat, []
    for undoes in (False, True):
        table, luck, undone = LiveGame(rules, header_of(room, SECRET)), random.Random(3), 0
        while len(table.game.answers) < 60:
            prompt = table.prompts()[0]
            bot = room.bot_on(prompt.seat)
            if bot and len(prompt.options) > 1:
                state = table.game.asked_state(prompt.seat)
                choice = do(make_task(bot, rules, {}, state, table.bot_seed(prompt.seat)))
            else:
                choice = luck.choice(prompt.options).id if not bot else prompt.options[0].id
            table.apply(LogEntry(ANSWER, prompt.seat, choice))
            if undoes and undone < 5 and table.may_undo(seat) and not bot:
                table.apply(LogEntry(UNDO, seat))
                table.apply(LogEntry(ANSWER, seat, choice))
                undone += 1
        played.append([(who, choice.id) for who, choice in table.game.answers][:60])
        assert not undoes or undone
    assert played[0] == played[1]


def test_games_take_turns_and_the_seat_moves() -> None:
    deals = [deal_on(f"2033-05-{number:02}") for number in range(1, 9)]
    assert {deal.settings.game for deal in deals[::2]} != {deal.settings.game for deal in deals[1::2]}
    assert sorted(deal.seat for deal in deals[::2]) == [0, 1, 2, 3]
    assert all(deal.settings.bots[deal.seat] == "" and deal.settings.bots.count("") == 1 for deal in deals)


def test_streaks_are_days_in_a_row_up_to_today_or_yesterday() -> None:
    days = ["2033-02-27", "2033-02-28", "2033-03-01", "2033-03-04", "2033-03-05"]
    assert streaks(days, "2033-03-05") == (2, 3) and streaks(days, "2033-03-06") == (2, 3)
    assert streaks(days, "2033-03-07") == (0, 3) and streaks([], DAY) == (0, 0)


def line(room: str, *choices: str, place: int = 1) -> Line:
    """Returns a try in which seat 1 gave these answers and a bot at seat 0 replied to each."""
    pairs = [pair for choice in choices for pair in ((SEAT, choice), (0, f"reply to {choice}"))]
    return Line(room, [(number, *pair) for number, pair in enumerate(pairs, 1)], place, 50.0)


def test_partings_are_decisions_of_those_who_had_played_alike() -> None:
    lines = [
        line("a", "x", "y", "z"),
        line("b", "x", "y", "w"),
        line("c", "x", "v"),
        line("d", "u", "z"),
        line("e", "x"),
    ]
    found = partings(lines, SEAT)
    assert [(one.at, [(choice, len(taken)) for choice, taken in one.branches]) for one in found] == [
        (0, [("x", 4), ("u", 1)]),
        (2, [("y", 2), ("v", 1)]),
        (4, [("w", 1), ("z", 1)]),
    ]
    assert [one.at for one in partings(lines, SEAT, most=1)] == [0]
    assert partings([line("a", "x"), line("b", "x")], SEAT) == [] and partings([], SEAT) == []


def test_ranks_go_by_end_place_and_points_without_luck() -> None:
    def done(room: str, place: int, points: float | None, state: str = "done") -> StoredTry:
        return StoredTry(room, DAY, room, 0, True, True, room, state, 0.0, 1.0, place, 0.0, points)

    tries = [done("c", 2, 90), done("a", 1, 70), done("b", 1, 60), done("e", 2, None, "unfinished"), done("d", 2, None)]
    assert [(number, one.room) for number, one in rank(tries)] == [(1, "a"), (2, "b"), (3, "c"), (4, "d"), (5, "e")]
    assert [number for number, _ in rank([done("x", 1, 5), done("y", 1, 5), done("z", 2, 9)])] == [1, 1, 3]
    assert standing(tries[0], tries) == (3, 0.5) and standing(tries[0], tries[:1]) == (1, None)
    guest = replace(done("guest", 1, 65), counted=False)
    assert standing(guest, tries) == (None, 0.8)
