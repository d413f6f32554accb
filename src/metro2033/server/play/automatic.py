"""Which questions the server answers by itself, and why."""

from __future__ import annotations

from metro2033 import protocol
from metro2033.kernel.prompt import Prompt
from metro2033.server.rooms.live_game import PASS, LiveGame
from metro2033.server.rooms.room import Room


def why_automatic(room: Room, table: LiveGame, prompt: Prompt) -> protocol.Automatic:
    """Why the server answers a question itself: a bot plays the seat, there is one option, or the seat wants it passed."""
    if room.bot_on(prompt.seat):
        return "bot"
    if len(prompt.options) == 1:
        return "single"
    return "pass" if _wants_pass(room, table, prompt) else ""


def _wants_pass(room: Room, table: LiveGame, prompt: Prompt) -> bool:
    """Whether the seat has said that it passes in windows of this kind."""
    window = table.window_of(prompt)
    passes = room.seats[prompt.seat].passes
    return (
        window is not None
        and (prompt.name in passes or window in passes)
        and any(option.id == PASS for option in prompt.options)
    )
