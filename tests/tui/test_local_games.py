"""Games on this machine, through the keyboard: their last answers, and whole ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.table.local_table import LocalTable
from metro2033.tui.app import MetroApp
from tests.tui.playing import in_app, local, play_to_the_end, screen_text

GAMES = Path(__file__).parents[1] / "games"
LEFT = 6  # answers before the end


@pytest.mark.parametrize("name", ["board_en2012_2_002", "breakthrough_pl2017_2_001"])
def test_a_game_is_played_to_its_end_with_the_keyboard(name: str) -> None:
    read = record.read((GAMES / f"{name}.metro").read_text(encoding="utf-8"))
    played = record.replay(read, find_rules)
    nearly_over = record.replay(read, find_rules, len(played.answers) - LEFT)
    app = MetroApp(LocalTable(nearly_over, ["human", "random"], pause=0, samples=0), "en")

    async def scene(pilot: Pilot[Any]) -> None:
        assert await play_to_the_end(pilot, app) > 1
        assert app.moment is not None and app.moment.winner is not None
        assert "Winner: " in screen_text(app)

    in_app(app, scene)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed", "fewest"), [("board", 3, 100), ("breakthrough", 4, 10)])
def test_a_whole_game_is_played_with_the_keyboard(game: str, seed: int, fewest: int) -> None:
    app = local(game, "human", "random", seed=seed)

    async def scene(pilot: Pilot[Any]) -> None:
        given = await play_to_the_end(pilot, app)
        assert given > fewest
        assert app.moment is not None and app.moment.winner is not None
        assert "Winner: " in screen_text(app)
        await pilot.press("a")

    assert in_app(app, scene) == ""
    again = app.following
    assert isinstance(again, LocalTable) and again.play.specs == ["human", "random"]
    assert again.play.game.answers == [] and again.play.game.chance.seed != seed
