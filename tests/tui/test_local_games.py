"""Whole games on this machine, through the keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from metro2033.tui.local_table import LocalTable
from tests.tui.playing import in_app, local, play_to_the_end, screen_text


@pytest.mark.parametrize(("game", "seed", "fewest"), [("board", 3, 100), ("breakthrough", 4, 10)])
def test_a_whole_game_is_played_with_the_keyboard(game: str, seed: int, fewest: int) -> None:
    app = local(game, "human", "random", seed=seed)

    async def scene(pilot: Pilot[Any]) -> None:
        given = await play_to_the_end(pilot, app)
        assert given > fewest
        assert app.moment is not None and app.moment.winner is not None
        assert " won." in screen_text(app)
        await pilot.press("a")

    assert in_app(app, scene) == ""
    again = app.following
    assert isinstance(again, LocalTable) and again.specs == ["human", "random"]
    assert again.game.answers == [] and again.game.chance.seed != seed
