"""Past positions of a game, pages of its log, its record and the checks of its luck: questions to a replay, as module-level functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from metro2033 import codec, wire
from metro2033.games import find_rules
from metro2033.kernel import notation, record
from metro2033.kernel.chain import read_entry
from metro2033.kernel.problem import Problem
from metro2033.kernel.verify import CHECKS, Kept, verify
from metro2033.live.chart import Figures, draw, figures_of
from metro2033.live.frames import see_frames
from metro2033.live.game_view import see_all_of, see_entry, see_everything, see_game, with_frames
from metro2033.live.live_game import Fields, LiveGame, fields_of
from metro2033.live.live_room import LiveRoom
from metro2033.live.log_row import Row
from metro2033.live.luck import header_of
from metro2033.live.replay import Replay
from metro2033.study.review.course import course_of
from metro2033.study.review.findings import Course
from metro2033.text.say import say_problem

PAGE = 200  # log entries per page
FRAMED_PAGE = 40  # log entries per page with frames


def write_record(replay: Replay) -> str:
    """Returns the record of a replay's game."""
    return replay.note("record", lambda: record_of(replay.table))


def record_of(table: LiveGame) -> str:
    """Returns the record of a game."""
    return record.write(table.game, table.header, table.log)


def file_name(live: LiveRoom) -> str:
    """Returns the file name of a room's record."""
    return f"{live.room.settings.game}-{live.room.id[:6]}.metro"


def write_broken(live: LiveRoom, rows: Sequence[Row], person: str) -> str:
    """Returns the record of a game that cannot continue here; unless it is over, only with a person's own answers."""
    log, header = [read_entry(row.entry) for row in rows], header_of(live.room, live.secret)
    if live.room.is_open:
        return record.write_stored(header, log, rows[-1].digest if rows else "-")
    return record.write_own(header, log, live.room.seats_of(person))


def page_of(
    replay: Replay, after: int | None, before: int | None, seat: int | None, *, is_open: bool, frames: bool
) -> wire.LogPage:
    """Returns a page of the log."""
    most = FRAMED_PAGE if frames else PAGE
    found = replay.happened[0 if after is None else after + 1 : before]
    shown = found[-most:] if after is None else found[:most]
    told = [see_all_of(replay.table, entry) if is_open else see_entry(replay.table, entry, seat) for entry in shown]
    return wire.LogPage(replay.seq, _framed(replay, told, seat, is_open=is_open) if frames else told)


def _framed(replay: Replay, entries: list[wire.EntryView], seat: int | None, *, is_open: bool) -> list[wire.EntryView]:
    """Adds frames, the table at each event, to consecutive entries; the deal has none."""
    played = [entry for entry in entries if entry.seq > 0]
    if not played:
        return entries
    kept, table = replay.frames(played[0].seq, played[-1].seq)

    def look(state: Any) -> Fields:
        return fields_of(table.rules.describe(state) if is_open else table.rules.view(state, seat))

    seen = see_frames(kept, look, None, look(table.game.state), tell_last=True)
    return [*entries[: len(entries) - len(played)], *with_frames(played, seen)]


def openly(replay: Replay, to: int, *, frames: bool) -> wire.Update:
    """Returns the table after an entry with nothing hidden."""
    return see_everything(replay.at(to), frames=frames)


def as_seen(replay: Replay, seat: int | None, to: int, *, frames: bool) -> wire.Update:
    """Returns the update that a viewer saw after an entry, or after the last one on disk."""
    table = replay.at(min(to, replay.seq))
    return see_game(table, seat, since=table.seq - 1, known=None, may_undo=False, frames=frames)


def line_of(replay: Replay, seat: int) -> wire.PositionLine:
    """Returns everything that a seat knows now, as one line of text."""
    table = replay.at(replay.seq)
    return wire.PositionLine(notation.write(table.rules, table.game.state_for(seat), seat))


def figures(replay: Replay) -> Figures:
    """Returns the figures of a replay's game, computed once."""
    return replay.note("figures", lambda: figures_of(replay))


def chart(replay: Replay, judged: str) -> wire.Chart:
    """Returns the chart of a replay's game, from its judged course; if nobody could judge it, from the plain evaluation."""
    found = figures(replay)
    course = codec.decode(judged, Course) if judged else course_of(found.played, find_rules, plain=True)
    return draw(replay, found, course)


def verified(replay: Replay, commitment: str) -> tuple[list[str], Problem | None]:
    """Returns the checks that passed, and the problem of the first that failed, computed once."""
    return replay.note("verified", lambda: _check(replay, commitment))


def _check(replay: Replay, commitment: str) -> tuple[list[str], Problem | None]:
    """Returns the checks that passed, and the problem of the first that failed, on the published record."""
    held: list[str] = []
    try:
        verify(record.read(write_record(replay)), find_rules, Kept(commitment), held.append)
    except Problem as problem:
        return held, problem
    return held, None


def see_verified(live: LiveRoom, held: list[str], problem: Problem | None, language: str) -> wire.Verified:
    """Returns the checks of a finished game's luck."""
    table = live.finished()
    checks = [wire.CheckView(name, True) for name in held]
    if problem is not None:
        failed, *open_checks = CHECKS[len(held) :]
        checks.append(wire.CheckView(failed, False, say_problem(problem, language)))
        checks += [wire.CheckView(name, None) for name in open_checks]
    chance = table.header.chance
    commitment = chance.commitment if chance.is_sealed else ""
    answers, entries = len(table.game.answers), len(table.log)
    return wire.Verified(problem is None, checks, commitment, chance.secret, file_name(live), answers, entries)
