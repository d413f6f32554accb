"""Frames: the table as one viewer saw it at each event of some entries, as changes from one frame to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Raw

from metro2033 import protocol
from metro2033.server.rooms.live_game import Fields, Frames, canonical

Look = Callable[[Any], Fields]  # what a viewer may know of a state


def see_frames(
    kept: Sequence[Frames], look: Look, known: Fields | None, last: Fields | None
) -> list[list[protocol.FrameView]]:
    """The frames of consecutive entries, by entry. `known` is what the reader knows of the table before them, if anything.

    The events of an entry's last step are shown with the table as the entry left it. That table is left out for the last entry
    if the reader has it from elsewhere (`last` is None).
    """
    shown: list[list[protocol.FrameView]] = []
    for place, frames in enumerate(kept):
        seen: list[protocol.FrameView] = []
        if known is None:
            known = look(frames.before)
            seen.append(protocol.FrameView(0, Raw(canonical(known)), full=True))
        told = frames.after[-1][0] if frames.after else 0
        end = look(kept[place + 1].before) if place + 1 < len(kept) else last
        moments = [(events, look(state)) for events, state in frames.after[:-1]]
        for events, fields in moments if end is None else [*moments, (told, end)]:
            changed = {name: value for name, value in fields.items() if known.get(name) != value}
            if changed:
                seen.append(protocol.FrameView(events, Raw(canonical(changed))))
            known = fields
        shown.append(seen)
    return shown
