"""Decides which questions the server answers itself, and why."""

from __future__ import annotations

from metro2033 import wire
from metro2033.kernel.prompt import Prompt
from metro2033.live.live_game import PASS, LiveGame
from metro2033.live.live_room import LiveRoom
from metro2033.live.room import Room


def why_automatic(room: Room, game: LiveGame, prompt: Prompt) -> wire.Automatic:
    """Returns why the server answers a question itself: a bot plays the seat, there is a single option, or the seat passes automatically.

    A pass that the seat has just undone is not repeated.
    """
    if room.bot_on(prompt.seat):
        return "bot"
    if len(prompt.options) == 1:
        return "single"
    return "pass" if _wants_pass(room, game, prompt) and not game.has_just_undone(prompt.seat) else ""


def goes_further_back(game: LiveGame, prompt: Prompt) -> bool:
    """Returns whether an undo landed on a question with a single option, so that it continues to the previous decision."""
    return len(prompt.options) == 1 and game.has_just_undone(prompt.seat) and game.may_undo(prompt.seat)


def _wants_pass(room: Room, game: LiveGame, prompt: Prompt) -> bool:
    """Returns whether the seat passes automatically in this kind of window."""
    window = game.window_of(prompt)
    passes = room.seats[prompt.seat].passes
    return (
        window is not None
        and (prompt.name in passes or window in passes)
        and any(option.id == PASS for option in prompt.options)
    )


def is_busy(live: LiveRoom) -> bool:
    """Returns whether the server answers any open question of a room."""
    game = live.game
    return game is not None and any(why_automatic(live.room, game, prompt) for prompt in game.prompts())
