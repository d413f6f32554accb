"""Frames: with every entry, a viewer can get the table as it was at each of its events."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from metro2033 import wire
from metro2033.kernel.chain import ANSWER, UNDO, LogEntry
from metro2033.live.game_view import see_game
from metro2033.live.live_game import KEPT_FRAMES, LiveGame
from tests.server.running import company, seated
from tests.server.test_secrecy import table_at
from tests.server.test_turns import asked
from tests.server.timing import run

Frame = tuple[int, int, dict[str, Any]]


def play_on(table: LiveGame, luck: random.Random, entries: int) -> None:
    """Plays some random answers, and now and then takes an answer back."""
    for _ in range(entries):
        if table.over:
            return
        prompt = luck.choice(table.prompts())
        if table.game.may_undo(prompt.seat) and luck.random() < 0.3:
            table.apply(LogEntry(UNDO, prompt.seat))
        else:
            table.apply(LogEntry(ANSWER, prompt.seat, luck.choice(prompt.options).id))


def tables_of(entries: list[wire.EntryView], known: dict[str, Any] | None) -> list[Frame]:
    """Returns the tables that a client puts together from frames: entry, events, view."""
    seen: list[Frame] = []
    view = known
    for entry in entries:
        for frame in entry.frames:
            fields = msgspec.json.decode(frame.view)
            assert frame.full or view is not None
            view = fields if frame.full or view is None else view | fields
            assert 0 <= frame.events <= len(entry.events)
            seen.append((entry.seq, frame.events, view))
    return seen


def as_data(view: Any) -> dict[str, Any]:
    """Returns a view as a client has it."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return data


@pytest.mark.parametrize(("game", "seats"), [("board", 2), ("board", 5), ("breakthrough", 3)])
def test_frames_lead_from_table_to_table(game: str, seats: int) -> None:
    """Each frame is the viewer's own view then; the frames of several entries end where the next ones begin."""
    luck, several = random.Random(seats), 0
    for seed in range(4):
        table = table_at(game, seats, seed, 60 + 40 * seed)
        for _ in range(25):
            viewer = luck.choice([None, *range(seats)])
            base, known = table.seq, dict(table.view_fields(viewer))
            before = as_data(table.game.view(viewer))
            play_on(table, luck, luck.randint(1, 6))
            update = see_game(table, viewer, since=base, known=known, may_undo=False, frames=True)
            assert not update.full
            seen = tables_of(update.entries, before)
            expected = {
                (frames.seq, events): as_data(table.rules.view(state, viewer))
                for frames in table.frames
                for events, state in frames.after
            }
            ends = {frames.seq - 1: as_data(table.rules.view(frames.before, viewer)) for frames in table.frames}
            for entry, events, view in seen:
                whole = len(next(one for one in update.entries if one.seq == entry).events)
                assert view in (expected.get((entry, events)), ends.get(entry) if events == whole else None)
            assert before | msgspec.json.decode(update.view) == as_data(table.game.view(viewer))
            several += len(seen) > 1
    assert several > 10


def test_a_table_that_did_not_change_is_not_sent_twice() -> None:
    table, luck = table_at("board", 3, 1, 80), random.Random(1)
    for _ in range(60):
        base, known = table.seq, dict(table.view_fields(0))
        play_on(table, luck, 3)
        update = see_game(table, 0, since=base, known=known, may_undo=False, frames=True)
        for entry in update.entries:
            assert all(frame.view != b"{}" for frame in entry.frames)


def test_frames_are_forgotten_and_not_needed() -> None:
    """A viewer who is too far behind, or did not ask for frames, gets the entries without them."""
    table, luck = table_at("board", 3, 2, 50), random.Random(2)
    base, known = table.seq, dict(table.view_fields(0))
    play_on(table, luck, KEPT_FRAMES + 1)
    far = see_game(table, 0, since=base, known=known, may_undo=False, frames=True)
    assert len(far.entries) == KEPT_FRAMES + 1
    assert not any(entry.frames for entry in far.entries)
    near = see_game(table, 0, since=table.seq - 4, known=None, may_undo=False, frames=True)
    assert near.entries[0].frames[0].full
    without = see_game(table, 0, since=table.seq - 4, known=None, may_undo=False)
    assert not any(entry.frames for entry in without.entries)
    assert (without.view, without.digest) == (near.view, near.digest)


def test_the_archive_has_the_same_frames(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris, game="board")
            live = server.loaded[room.id]
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                luck = random.Random(5)
                while live.seq < 30:
                    play = await asked(first, second)
                    assert play.question is not None
                    options = play.question.options
                    assert options
                    await play.answer(luck.choice(options).id)
                    await first.until(lambda: first.seen.seq >= live.seq)
                    await second.until(lambda: second.seen.seq >= live.seq)
            assert live.game is not None
            live_update = see_game(live.game, 0, since=live.seq - 5, known=None, may_undo=False, frames=True)
            page = await anna.log(room.id, seat=0, after=live.seq - 6, frames=1)
            paged = tables_of(page.entries, None)
            assert [one for one in tables_of(live_update.entries, None) if one[1]] == [
                one for one in paged[:-1] if one[0] > live.seq - 5 and one[1]
            ]
            assert paged[-1][2] == msgspec.json.decode(live_update.view)
            for to in range(1, live.seq):
                then = await anna.position(room.id, to, seat=0, frames=1)
                assert then.entries[0].frames[0].full
            assert (await anna.http.get(f"/api/rooms/{room.id}/log?seat=1&frames=1")).status_code == 403

    run(scene())
