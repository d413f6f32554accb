"""Pictures of tables for link previews: a spectator's view, drawn in a separate process and cached.

The server sends the process nothing but a view, so that no picture can show hidden information.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

from metro2033.games import find_rules
from metro2033.kernel.pack import Packs
from metro2033.live.access import Caller, Unavailable
from metro2033.live.live_game import LiveGame
from metro2033.live.live_room import LiveRoom
from metro2033.live.replay import Replay
from metro2033.server.archive.replays import Replays
from metro2033.server.core.quotas import Quotas
from metro2033.server.core.sandbox import Sandbox
from metro2033.svg import preview
from metro2033.svg.raster import small_png

logger = logging.getLogger("metro2033.server")

SECONDS = 20.0  # per picture; then the process is replaced
MOST_KEPT = 100  # pictures of about 100 KB
MOST_WAITING = 20  # further ones are refused
NICE = 10  # bot moves come first

Key = tuple[str, int, str]  # room, entry, language


@dataclass(frozen=True)
class Sketch:
    """The input of the process: the rules by name, and a view."""

    game: str
    edition: str
    options: tuple[tuple[str, str], ...]
    packs: Packs
    view: Any
    language: str


def paint(sketch: Sketch) -> bytes:
    """Returns a sketch as PNG; empty if it cannot be drawn."""
    try:
        rules = find_rules(sketch.game, sketch.edition, dict(sketch.options), sketch.packs)
        return small_png(preview(rules, sketch.view, sketch.language))
    except Exception:  # a failed picture must not end the process
        logger.exception("a picture failed")
        return b""


class Pictures:
    """Draws and caches the pictures of one server process, one at a time; networks and people take turns."""

    def __init__(self, replays: Replays, quotas: Quotas) -> None:
        self._replays = replays
        self._quotas = quotas
        self._sandbox = Sandbox(paint, SECONDS, niceness=NICE, computes=True, most_waiting=MOST_WAITING)
        self.close = self._sandbox.close
        self.kept: OrderedDict[Key, bytes] = OrderedDict()

    @property
    def is_possible(self) -> bool:
        """Returns whether the packages for drawing are installed."""
        return all(find_spec(module) is not None for module in ("resvg_py", "PIL"))

    async def draw(self, live: LiveRoom, to: int, language: str, caller: Caller) -> bytes:
        """Returns the table of a room after an entry, as spectators saw it then. Cached pictures do not count against the quota."""
        if (live.room.id, to, language) in self.kept:
            return self._again((live.room.id, to, language))
        if not self.is_possible:
            raise Unavailable("server-busy")
        self._quotas.take("picture", caller)
        async with live.lock:  # show only committed entries
            table = live.playing()
            to = min(to, table.seq)
            view = table.rules.view(table.game.state, None) if to == table.seq else None
        if view is None:
            view = await self._replays.ask(live.room.id, table, partial(seen_at, to=to), caller)
        key = live.room.id, to, language
        async with self._sandbox.turn(caller.owner, caller.network):
            if key not in self.kept:
                await self._make(key, table, view)
        return self._again(key)

    def _again(self, key: Key) -> bytes:
        self.kept.move_to_end(key)
        return self.kept[key]

    async def _make(self, key: Key, table: LiveGame, view: Any) -> None:
        header = table.header
        sketch = Sketch(
            header.game, header.edition, tuple(sorted(header.options.items())), table.rules.packs, view, key[2]
        )
        drawn: bytes | None = await self._sandbox.answer(sketch)
        if not drawn:
            raise Unavailable("server-busy")
        self.kept[key] = drawn
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)


def seen_at(replay: Replay, to: int) -> Any:
    """Returns the spectators' view after an entry, or after the last one on disk."""
    table = replay.at(min(to, replay.seq))
    return table.rules.view(table.game.state, None)
