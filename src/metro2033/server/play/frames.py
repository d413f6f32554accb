"""Frames: the table as one viewer saw it at each event of some entries, as changes from one frame to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Raw

from metro2033 import protocol
from metro2033.server.play.live_game import Fields, Frames, canonical

QUESTION = "prompt"  # the field of a view that says who is asked what

Look = Callable[[Any], Fields]  # what a viewer may know of a state


def see_frames(
    kept: Sequence[Frames], look: Look, known: Fields | None, last: Fields, *, tell_last: bool = False
) -> list[list[protocol.FrameView]]:
    """The frames of consecutive entries, by entry. `known` is what the reader knows of the table before them, if anything.

    `last` is the table after the last entry; it is left out if the reader has it from elsewhere (not `tell_last`). An entry's
    last step has no frame of its own if nothing but the next question came after it.
    """
    shown: list[list[protocol.FrameView]] = []
    for place, frames in enumerate(kept):
        seen: list[protocol.FrameView] = []
        if known is None:
            known = look(frames.before)
            seen.append(protocol.FrameView(0, Raw(canonical(known)), full=True))
        is_last = place + 1 == len(kept)
        end = last if is_last else look(kept[place + 1].before)
        moments = [(events, look(state)) for events, state in frames.after]
        told = moments[-1][0] if moments else 0
        if moments and not differing(moments[-1][1], end).keys() - {QUESTION}:
            moments.pop()
        for events, fields in moments if is_last and not tell_last else [*moments, (told, end)]:
            changed = differing(known, fields)
            if changed:
                seen.append(protocol.FrameView(events, Raw(canonical(changed))))
            known = fields
        shown.append(seen)
    return shown


def differing(before: Fields, after: Fields) -> Fields:
    """The fields whose values have changed."""
    return {name: value for name, value in after.items() if before.get(name) != value}
