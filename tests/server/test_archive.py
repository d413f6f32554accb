"""Past games: the whole log, every position, and the part of them that each viewer may see."""

from __future__ import annotations

import asyncio
import base64
import random
import zlib
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client, Decide, Play, Seen
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chain import ANSWER, REWIND, UNDO, LogEntry
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import Header, genesis, header_of
from metro2033.kernel.problem import Problem
from metro2033.kernel.start import Start, pack, unpack
from metro2033.kernel.verify import CHECKS, Kept, verify
from metro2033.live import recorded
from metro2033.live.chart import draw, figures_of
from metro2033.live.live_game import LiveGame
from metro2033.live.log_row import Row
from metro2033.live.replay import MARK_EVERY, Replay
from metro2033.server.archive import record_import as reading
from metro2033.server.archive.service import ArchiveService
from metro2033.study.review.course import course_of
from tests.server.running import ROOT, company, seated
from tests.server.test_rooms import refused
from tests.server.timing import run

GAMES = ROOT / "tests" / "games"
SHORT = {"round_cap": "4", "first_player": "0"}


def anyhow(luck: random.Random) -> Decide:
    """Returns a policy of random decisions."""

    def decide(_: Seen, question: wire.QuestionView) -> str:
        assert question.options is not None
        return luck.choice([option for option in question.options if option.verb != "tidy"] or question.options).id

    return decide


async def played(anna: Client, boris: Client, answers: int = 10_000, **settings: Any) -> tuple[wire.RoomView, Play]:
    """Opens a room in which two people have played, to the end or for a number of answers.

    It returns Anna's view of the room and her play.
    """
    room = await seated(anna, boris, **{"options": SHORT, **settings})
    decide = anyhow(random.Random(7))
    async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
        games = [asyncio.create_task(play.play_on(decide, answers)) for play in (first, second)]
        await asyncio.wait(games, return_when=asyncio.FIRST_COMPLETED)
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        return await anna.room(room.id), first


def rows_of(log: list[LogEntry]) -> list[Row]:
    return [Row("game", number, str(entry), None, "", "", 0.0) for number, entry in enumerate(log, 1)]


@pytest.mark.parametrize(("game", "seats"), [("board", 3), ("breakthrough", 2)])
def test_every_position_of_a_replay_is_the_one_that_was(game: str, seats: int) -> None:
    """With undos and rewinds on the way, and whether the replay has read the log at once or bit by bit."""
    rules, luck = find_rules(game, "", {}), random.Random(4)
    chance = Chance(SEALED, secret="5" * 64, nonces=tuple(map(str, range(seats))))
    header = Header(game, rules.edition, seats, chance, "0", rules.content_hash)
    table, then = LiveGame(rules, header), []
    replay = Replay(rules, header)
    while table.seq < 12 * MARK_EVERY and not table.over:
        undoing = [seat for seat in range(seats) if table.may_undo(seat)]
        if undoing and luck.random() < 0.3:
            entry = LogEntry(UNDO, undoing[0])
        elif luck.random() < 0.08 and table.seq > 20 and table.may_rewind(table.seq - 15):
            entry = LogEntry(REWIND, to=table.seq - 15)
        else:
            prompt = luck.choice(table.prompts())
            entry = LogEntry(ANSWER, prompt.seat, luck.choice(prompt.options).id)
        table.apply(entry)
        then.append((table.digest(), table.link, table.view_fields(1), table.prompts(), table.may_undo(1)))
        if luck.random() < 0.1:
            replay.read(rows_of(table.log)[replay.seq :])
    replay.read(rows_of(table.log))
    assert {UNDO, REWIND} <= {entry.kind for entry in table.log}
    assert len(replay.marks) > 5
    for seq in luck.sample(range(1, table.seq + 1), table.seq):
        at = replay.at(seq)
        assert (at.digest(), at.link, at.view_fields(1), at.prompts(), at.may_undo(1)) == then[seq - 1]
    answers = [(entry.seat, entry.choice) for entry in (table.log[number - 1] for number in replay.standing())]
    early = len(table.game.early)
    assert sorted(answers[: len(answers) - early]) == sorted((seat, choice.id) for seat, choice in table.game.answers)


def test_an_answer_that_was_undone_counts_again_after_a_rewind_and_is_no_aim_of_one() -> None:
    """A log may rewind to before an undone answer, which takes the undo back too; players may not propose that."""
    rules, luck = find_rules("board", "", {}), random.Random(4)
    chance = Chance(SEALED, secret="5" * 64, nonces=("0", "1", "2"))
    table = LiveGame(rules, Header("board", rules.edition, 3, chance, "0", rules.content_hash))
    while len(table.game.way_back) < 2:
        prompt = luck.choice(table.prompts())
        table.apply(LogEntry(ANSWER, prompt.seat, luck.choice(prompt.options).id))
    seat, last, answers = table.game.state.asked, table.seq, len(table.standing)
    for _ in range(2):
        assert table.may_rewind(table.standing[-1][0])
        table.apply(LogEntry(UNDO, seat))
    assert not table.may_rewind(last) and not table.may_rewind(last - 1)
    table.apply(LogEntry(REWIND, to=last))
    assert len(table.standing) == answers - 1 == len(table.game.answers)
    table.apply(LogEntry(UNDO, seat))
    assert len(table.standing) == answers - 2 == len(table.game.answers)


def test_the_whole_log_of_a_live_game_can_be_had_and_nothing_more(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room, play = await played(anna, boris, 40, game="board", options={}, spectators=False)
            table = server.loaded[room.id].game
            assert table is not None and room.status == "playing"
            heard = {message.seq: message for message in await recent(anna, room.id, seat=0)}
            whole = await anna.log(room.id, seat=0)
            assert [entry.seq for entry in whole.entries] == list(range(table.seq + 1))
            assert (whole.entries[0].kind, whole.entries[0].link) == ("deal", genesis(table.header))
            assert all(entry == heard[entry.seq] for entry in whole.entries[1:])
            assert (await anna.log(room.id, seat=0, before=3)).entries == whole.entries[:3]
            assert (await anna.log(room.id, seat=0, after=4, before=9)).entries == whole.entries[5:9]
            then = await anna.position(room.id, play.seen.seq, seat=0)
            assert then.digest == play.seen.digest
            assert (await anna.position(room.id, 0, seat=0)).entries == whole.entries[:1]
            assert await refused(anna.log(room.id, seat=1)) == "room-not-your-seat"
            assert await refused(anna.position(room.id, 3, seat=1)) == "room-not-your-seat"
            assert await refused(anna.log(room.id, open=1)) == "room-not-over"
            assert await refused(anna.replay(room.id, 3)) == "room-not-over"
            async with Client(anna.address) as watcher:
                await watcher.join(room.id, "Vera", room.you.invite or "")
                assert await refused(watcher.log(room.id)) == "room-no-spectators"
                assert await refused(watcher.position(room.id, 3)) == "room-no-spectators"

    run(scene())


async def recent(client: Client, room: str, **query: int) -> list[wire.EntryView]:
    """Returns the part of the log that a long poll delivers."""
    messages = await client.poll(room, wait=0, **query)
    return [entry for message in messages if isinstance(message, wire.Update) for entry in message.entries]


def test_a_finished_game_is_seen_with_any_eyes_or_with_nothing_hidden(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room, _ = await played(anna, boris)
            assert room.status == "over"
            middle = (await anna.replay(room.id)).seq // 2
            seen = [await boris.replay(room.id, middle, seat=seat) for seat in (0, 1)]
            views = [msgspec.json.decode(update.view) for update in seen]
            everything = msgspec.json.decode((await boris.replay(room.id, middle, open=1)).view)
            for seat in (0, 1):
                assert everything["seats"][seat]["hand"] == views[seat]["seats"][seat]["hand"]
                assert len(everything["seats"][seat]["hand"]) == everything["seats"][seat]["hand_count"]
            told, all_told = await boris.log(room.id), await boris.log(room.id, open=1)
            assert any(event.hidden for entry in told.entries for event in entry.events)
            assert not any(event.hidden for entry in all_told.entries for event in entry.events)

    run(scene())


def test_a_game_goes_on_from_a_position_of_a_finished_one(database: str) -> None:
    """With luck of its own, which verifies; the cards unchanged, or dealt again around one seat's knowledge."""

    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room, _ = await played(anna, boris)
            last = (await anna.replay(room.id)).seq
            to = last // 2
            for knower in (None, 0, 1):
                again = await boris.continue_game("Boris", room.id, to, knower)
                assert (again.status, again.you.host, again.commitment == room.commitment) == ("lobby", True, False)
                assert again.origin is not None and (again.origin.room, again.origin.at) == (room.id, to)
                assert again.origin.knower == knower and all(again.origin.players)
                other = msgspec.structs.replace(again.settings, seats=3)
                assert await refused(boris.do(again.id, wire.Configure(settings=other))) == "room-continues"
                for seat in (0, 1):
                    await boris.do(again.id, wire.Sit(seat=seat))
                await boris.do(again.id, wire.Start())
                then = [(await anna.replay(room.id, to, seat=seat)) for seat in (0, 1)]
                now = [(await boris.position(again.id, 0, seat=seat)) for seat in (0, 1)]
                same = [then[seat].digest == now[seat].digest for seat in (0, 1)]
                assert same == ([True, True] if knower is None else [seat == knower for seat in (0, 1)])
                assert await refused(anna.continue_game("Anna", again.id, 0)) == "room-unknown"
                assert await refused(boris.continue_game("Boris", again.id, 0)) == "room-not-over"
                async with boris.play(again.id, 0) as first, boris.play(again.id, 1) as second:
                    decide = anyhow(random.Random(1))
                    await asyncio.gather(first.play_on(decide), second.play_on(decide))
                text = await boris.record(again.id)
                assert ("knower" in text) == (knower is not None)
                verified = verify(record.read(text), find_rules, Kept(again.commitment)).game
                table = server.loaded[again.id].game
                assert table is not None and verified.answers == table.game.answers
                assert await refused(boris.continue_game("Boris", again.id, table.seq)) == "continue-over"
                assert await refused(boris.continue_game("Boris", again.id, 10**6)) == "continue-no-entry"

    run(scene())


def test_records_are_brought_replayed_and_given_back_unchanged(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room, _ = await played(anna, boris)
            sealed = await anna.record(room.id)
            fast = (GAMES / "board_en2012_2_002.metro").read_text()
            moves = len(record.replay(record.read(fast), find_rules).answers)
            for text, answers in ((sealed, None), (fast, moves)):
                brought = await boris.import_game("Boris", text, "old.metro")
                assert (brought.status, brought.origin and brought.origin.file) == ("over", "old.metro")
                assert await boris.record(brought.id) == text
                assert answers in (None, (await boris.replay(brought.id)).seq)
            half = record.read(fast)
            game = record.replay(half, find_rules, 120)
            saved = record.write(game, header_of(game, "0", ("human", "planner:samples=2")))
            going_on = await boris.import_game("Boris", saved)
            assert (going_on.status, [seat.bot for seat in going_on.seats]) == ("lobby", ["", "planner"])
            await boris.do(going_on.id, wire.PutBot(seat=1))
            for seat in (0, 1):
                await boris.do(going_on.id, wire.Sit(seat=seat))
            await boris.do(going_on.id, wire.Start())
            view = msgspec.json.decode((await boris.position(going_on.id, 0, seat=1)).view)
            assert view == msgspec.json.decode(msgspec.json.encode(game.view(1)))

    run(scene())


def test_a_spoiled_record_is_refused_in_one_sentence() -> None:
    """Whatever is wrong with a file, reading it ends in a problem, and nobody can make up a position."""
    luck = random.Random(5)
    played = record.replay(record.read((GAMES / "breakthrough_pl2017_3_003.metro").read_text()), find_rules, 60)
    game = Game.new(played.rules, 3, Chance(seed=1), played.leave_off(1))
    saved = record.write(game, header_of(game, "0"))
    assert isinstance(reading.try_bring(saved), recorded.Brought)
    assert game.start is not None
    former = unpack(game.start.former)
    for spoiled in (
        replace(former, answers=[*former.answers[:9], *former.answers[10:]]),
        replace(former, answers=[(7, choice) for _, choice in former.answers]),
        replace(former, start=game.start),
        replace(former, start=Start("nonsense")),
        replace(former, chance=Chance("sealed", secret="77")),
    ):
        assert isinstance(reading.try_bring(saved.replace(game.start.former, pack(spoiled))), Problem), spoiled
    bomb = base64.b64encode(zlib.compress(b"[" * 10**8)).decode()
    for bad in ("", "\x89PNG", saved[: len(saved) // 2], saved.replace(game.start.former, bomb), saved * 2):
        assert isinstance(reading.try_bring(bad), Problem)
    for _ in range(200):
        at = luck.randrange(len(saved))
        answer = reading.try_bring(saved[:at] + luck.choice("x0 :\n~=") + saved[at + 1 :])
        assert isinstance(answer, (Problem, recorded.Brought))


def sealed_record(players: tuple[str, ...], first: list[LogEntry]) -> str:
    """Returns the record of a whole game with some entries before its first answer."""
    rules, luck = find_rules("breakthrough", "", {}), random.Random(1)
    game = Game.new(rules, 2, Chance(SEALED, secret="5" * 64, nonces=("a", "b")))
    log = first[:]
    while game.prompt is not None:
        choice = luck.choice(
            [choice for choice in game.prompt.options if choice.verb != "tidy"] or list(game.prompt.options)
        )
        log.append(LogEntry(ANSWER, game.prompt.seat, choice.id))
        game.answer(game.prompt.seat, choice)
    return record.write(game, header_of(game, "0", players), log)


def test_what_a_file_makes_up_does_no_harm(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            nowhere = sealed_record((), [LogEntry(REWIND, to=5000)])
            assert await refused(anna.import_game("Anna", nowhere)) == "chain-rewind"
            over = await anna.import_game("Anna", sealed_record(("ismcts:ms=999999", "nonsense", *["human"] * 9), []))
            await anna.do(over.id, wire.Rematch())
            again = await anna.room((await anna.room(over.id)).rematch or "")
            assert [seat.bot for seat in again.seats] == ["ismcts", ""]
            game = Game.new(find_rules("board", "", {}), 2, Chance(seed=1))
            half = await boris.import_game("Boris", record.write(game, header_of(game, "0", ("greedy",) * 9)))
            await boris.do(half.id, wire.PutBot(seat=0))
            assert [room.id for room in (await boris.rooms()).yours] == [half.id]

    run(scene())


def test_a_file_beyond_all_measure_is_refused() -> None:
    game = Game.new(find_rules("board", "", {}), 2, Chance(seed=1))
    large = record.write(game, header_of(game, "x" * recorded.MOST_HEADER))
    assert isinstance(reading.try_bring(large), Problem)
    long = record.write(game, header_of(game, "0")).replace("\n. ", "\n0 pass" * 10_001 + "\n. ")
    answer = reading.try_bring(long)
    assert isinstance(answer, Problem) and answer.key == "record-impossible"


def test_a_file_that_never_ends_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "READ_SECONDS", 0.0)

    async def scene() -> None:
        async with company(database) as (_, anna, _boris):
            text = (GAMES / "board_en2012_2_002.metro").read_text()
            assert await refused(anna.import_game("Anna", text)) == "record-impossible"
            large = await anna.http.post("/api/rooms/import", json={"name": "Anna", "record": "x" * 2_000_000})
            assert large.status_code == 413

    run(scene())


def test_a_finished_game_is_verified_check_by_check(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room, _ = await played(anna, boris, 8)
            assert await refused(anna.verify(room.id)) == "room-not-over"
            room, _ = await played(anna, boris)
            found = await anna.verify(room.id)
            assert found.holds and [check.name for check in found.checks] == list(CHECKS)
            assert (found.commitment, found.secret) == (room.commitment, room.secret)
            live = server.loaded[room.id]
            live.room.commitment = "00" * 32  # as if another had been shown
            server.parts[ArchiveService].replays.places.clear()
            lie = await anna.verify(room.id)
            assert [check.holds for check in lie.checks] == [True, True, True, False] and "seal" in lie.checks[3].why
            fast = await boris.import_game("Boris", (GAMES / "breakthrough_pl2017_2_001.metro").read_text())
            assert [check.holds for check in (await boris.verify(fast.id)).checks] == [False, None, None, None]

    run(scene())


def replay_of(game: Game, header: Header) -> Replay:
    """Returns the replay of a game that is over."""
    replay = Replay(game.rules, header)
    for seat, choice in game.answers:
        replay.happened.append(replay.table.apply(LogEntry(ANSWER, seat, choice.id)))
    return replay


@pytest.mark.slow
def test_a_chart_shows_every_round_and_the_moments_that_mattered(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _boris):
            for name in ("board_en2012_4_005", "breakthrough_pl2017_2_001"):
                text = (GAMES / f"{name}.metro").read_text()
                game = record.replay(record.read(text), find_rules)
                room = await anna.import_game("Anna", text)
                chart = await anna.chart(room.id)
                assert [point.round for point in chart.points[:-1]] == list(range(1, len(chart.points)))
                last = chart.points[-1]
                assert game.result is not None and last.figures["points"] == list(game.result.points)
                assert last.chances[game.result.winner or 0] > 0.99
                assert all(set(point.figures) == set(chart.figures) for point in chart.points)
                assert all(abs(sum(point.chances) - 1) < 0.01 for point in chart.points)
                decided = chart.decided
                assert decided is not None and game.result is not None and game.result.winner is not None
                assert decided.after[game.result.winner] > decided.before[game.result.winner]
                assert any(told.fields.get("seat") == game.result.winner for told in decided.told)
                assert all(any(told in moment.entry.events for told in moment.told) for moment in chart.moments)
                assert all(moment.told for moment in chart.moments) and decided.told
                seqs = [moment.entry.seq for moment in chart.moments]
                assert seqs == sorted(seqs) and len(seqs) > 2 and all(moment.entry.events for moment in chart.moments)
                assert chart.learned
                replay = replay_of(game, record.read(text).header)
                figures = figures_of(replay)
                plain = draw(replay, figures, course_of(figures.played, find_rules, plain=True))
                assert not plain.learned and plain.points[-1].figures == last.figures
                assert plain.points[-1].chances[game.result.winner or 0] > 0.9
                assert [point.chances for point in plain.points[1:]] != [point.chances for point in chart.points[1:]]

    run(scene())
