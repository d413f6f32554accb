"""Frames: a viewer's table after each event of some entries, as differences between consecutive frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Raw

from metro2033 import wire
from metro2033.live.live_game import Fields, Frames, canonical

QUESTION = "prompt"  # the view field with the open question

Look = Callable[[Any], Fields]  # projects a state to a viewer's fields


def see_frames(
    kept: Sequence[Frames], look: Look, known: Fields | None, last: Fields, *, tell_last: bool = False
) -> list[list[wire.FrameView]]:
    """Returns the frames of consecutive entries, by entry. `known` is the reader's table before them, if any.

    `last` is the table after the last entry; it is omitted if the reader gets it elsewhere (not `tell_last`). The last step of an
    entry has no separate frame if only the next question followed it.
    """
    shown: list[list[wire.FrameView]] = []
    for place, frames in enumerate(kept):
        seen: list[wire.FrameView] = []
        if known is None:
            known = look(frames.before)
            seen.append(wire.FrameView(0, Raw(canonical(known)), full=True))
        is_last = place + 1 == len(kept)
        end = last if is_last else look(kept[place + 1].before)
        moments = [(events, look(state)) for events, state in frames.after]
        told = moments[-1][0] if moments else 0
        if moments and not differing(moments[-1][1], end).keys() - {QUESTION}:
            moments.pop()
        for events, fields in moments if is_last and not tell_last else [*moments, (told, end)]:
            changed = differing(known, fields)
            if changed:
                seen.append(wire.FrameView(events, Raw(canonical(changed))))
            known = fields
        shown.append(seen)
    return shown


def differing(before: Fields, after: Fields) -> Fields:
    """Returns the fields whose values have changed."""
    return {name: value for name, value in after.items() if before.get(name) != value}
