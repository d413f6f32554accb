"""Games that have happened: older entries, checks of the luck, figures over time, and what can be made of an old position."""

from __future__ import annotations

from msgspec import Struct

from metro2033.server.wire.messages import EntryView


class LogPage(Struct, frozen=True):
    """A part of a game's log, as the viewer may know it; `seq` is the last entry there is. Entry 0 is the deal."""

    seq: int
    entries: list[EntryView]
