"""The view of a game for one viewer, a seat or a spectator. Everything in it passes through the engine's view."""

from __future__ import annotations

from itertools import takewhile

import msgspec

from metro2033 import wire
from metro2033.kernel.chain import REWIND
from metro2033.kernel.event import Told
from metro2033.kernel.prompt import Prompt
from metro2033.live.automatic import why_automatic
from metro2033.live.clocks import Clocks
from metro2033.live.frames import differing, see_frames
from metro2033.live.live_game import Fields, Happened, LiveGame, canonical, fields_of, view_digest
from metro2033.live.live_room import LiveRoom
from metro2033.live.room import Room


def see_game(
    table: LiveGame,
    viewer: int | None,
    *,
    since: int,
    known: Fields | None,
    may_undo: bool,
    may_propose: bool = False,
    room: Room | None = None,
    frames: bool = False,
) -> wire.Update:
    """Returns a viewer's update since an entry; the full view if the viewer has none yet or is too far behind."""
    whole, fields = table.view_json(viewer)
    news = [*takewhile(lambda happened: happened.seq > since, reversed(table.recent))][::-1]
    full = known is None or len(news) != table.seq - since
    if known is None or full:
        shown, base = whole, table.seq
    else:
        shown, base = canonical(differing(known, fields)), since
    return wire.Update(
        seq=table.seq,
        base=base,
        full=full,
        seat=viewer,
        view=msgspec.Raw(shown),
        digest=view_digest(whole),
        questions=see_questions(table, viewer, room),
        may_undo=may_undo and table.may_undo(viewer),
        may_propose=table.last_decision(viewer) if may_propose else None,
        entries=_see_news(table, news, viewer, None if full else known, frames=frames),
        result=_see_result(table),
        progress=[] if viewer is None else list(table.rules.progress(table.game.state, viewer)),
    )


def _see_news(
    table: LiveGame, news: list[Happened], viewer: int | None, known: Fields | None, *, frames: bool
) -> list[wire.EntryView]:
    """Returns entries as a viewer may know them, with frames as long as those are still in memory."""
    entries = [see_entry(table, happened, viewer) for happened in news]
    kept = [frame for frame in table.frames if news and frame.seq >= news[0].seq] if frames else []
    if len(kept) != len(news):
        return entries
    seen = see_frames(kept, lambda state: fields_of(table.rules.view(state, viewer)), known, table.view_fields(viewer))
    return with_frames(entries, seen)


def with_frames(entries: list[wire.EntryView], frames: list[list[wire.FrameView]]) -> list[wire.EntryView]:
    """Returns entries with their frames attached."""
    return [msgspec.structs.replace(entry, frames=seen) for entry, seen in zip(entries, frames, strict=True)]


def see_everything(table: LiveGame, *, frames: bool = False) -> wire.Update:
    """Returns a finished game with nothing hidden."""
    fields = fields_of(table.rules.describe(table.game.state))
    whole = canonical(fields)
    entries = [see_all_of(table, happened) for happened in table.recent]
    kept = [frame for frame in table.frames if frames and frame.seq == table.seq]
    if kept:
        entries = with_frames(
            entries, see_frames(kept, lambda state: fields_of(table.rules.describe(state)), None, fields)
        )
    return msgspec.structs.replace(
        see_game(table, None, since=0, known=None, may_undo=False),
        view=msgspec.Raw(whole),
        digest=view_digest(whole),
        questions=[see_question(table, prompt, with_options=True) for prompt in table.prompts()],
        entries=entries,
    )


def _see_result(table: LiveGame) -> wire.ResultView | None:
    return None if table.result is None else wire.see_result(table.result)


def see_clocks(clocks: Clocks, live: LiveRoom) -> wire.Clocks:
    """Returns the time left of every seat that a person holds, and which clocks run."""
    running = clocks.running(live)
    shown = [
        wire.ClockView(seat, round(max(0.0, clocks.left(live, seat)), 1), seat in running)
        for seat in range(len(live.room.seats))
        if not live.room.bot_on(seat)
    ]
    return wire.Clocks(seq=live.seq, clocks=shown)


def see_questions(table: LiveGame, viewer: int | None, room: Room | None = None) -> list[wire.QuestionView]:
    """Returns the open questions; only the asked seat sees its options and whether the server answers."""
    return [see_question(table, prompt, room, with_options=prompt.seat == viewer) for prompt in table.prompts()]


def see_question(table: LiveGame, prompt: Prompt, room: Room | None = None, *, with_options: bool) -> wire.QuestionView:
    """Returns one question, with or without the parts reserved for the asked seat."""
    return wire.QuestionView(
        seat=prompt.seat,
        name=prompt.name,
        sealed=prompt.sealed,
        window=table.window_of(prompt),
        options=_see_options(table, prompt) if with_options else None,
        automatic=why_automatic(room, table, prompt) if room is not None and with_options else "",
    )


def _see_options(table: LiveGame, prompt: Prompt) -> list[wire.OptionView]:
    rules, state = table.rules, table.game.asked_state(prompt.seat)
    return wire.see_options(rules, prompt.name, prompt.options, rules.cautions(state), rules.outlook(state))


def see_entry(table: LiveGame, happened: Happened, viewer: int | None) -> wire.EntryView:
    """Returns a log entry without its choice, which may be secret; its events carry the viewer's knowledge."""
    return _entry(table, happened, [table.rules.tell(event, viewer) for event in happened.events])


def see_all_of(table: LiveGame, happened: Happened) -> wire.EntryView:
    """Returns an entry of a finished game with nothing hidden."""
    return _entry(table, happened, [table.rules.tell_all(event) for event in happened.events])


def _entry(table: LiveGame, happened: Happened, told: list[Told]) -> wire.EntryView:
    entry = happened.entry
    to = entry.to if entry.kind == REWIND else None
    late = happened.seq in table.late
    return wire.EntryView(
        happened.seq, entry.kind, entry.seat if entry.seat >= 0 else None, to, happened.link, told, late
    )
