"""Warnings: each is certainly right where it stands, and absent where it is not."""

from __future__ import annotations

from metro2033.kernel.game import Game
from tests.breakthrough.printed import RESOURCES, STATIONS
from tests.breakthrough.table import answer, lay, seat


def cautions(game: Game) -> dict[str, str]:
    """Returns the cautions, by choice."""
    return {game.rules.choices[code].id: one.key for code, one in game.rules.cautions(game.state).items()}


def test_discarding_with_nobody_away_brings_nobody_back() -> None:
    idle = cautions(lay(seat(up=5, down=0, hand=["bandages", "ghost"]), seat()))
    assert idle["discard bandages"] == "no-tokens-back"
    assert "discard ghost" not in idle
    assert cautions(lay(seat(up=4, down=1, hand=["bandages", "ghost"]), seat())) == {}


def test_tidying_a_bare_station_brings_nothing_back() -> None:
    game = lay(seat(up=4, down=1, stations=["dinamo"], resources=["rats"]), seat())
    answer(game, "0 tidy")
    assert cautions(game) == {"remove dinamo": "nothing-back"}


def test_a_turn_that_ends_with_an_open_mission() -> None:
    everything = list(RESOURCES)
    game = lay(seat(up=5, hand=["bandages"], resources=everything, stations=[next(iter(STATIONS))]), seat())
    answer(game, "0 discard bandages", "0 deck")
    assert game.prompt is not None and game.prompt.name == "choose_end"
    assert cautions(game) == {"end_turn": "open-mission"}


def test_declining_a_free_card() -> None:
    game = lay(seat(hand=["amoeba", "bandages"], turned=["canteen"]), seat())
    answer(game, "0 discard amoeba", "0 defend canteen")
    assert game.prompt is not None and game.prompt.name == "offer_free_play"
    assert cautions(game) == {"decline": "free-card"}
