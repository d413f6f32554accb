"""A hint spends nothing where it gains nothing."""

from __future__ import annotations

import pytest

from metro2033.bots.explain import advise
from metro2033.kernel.game import Game
from tests.board.table import lay, seat


def at_the_grenade(threat: str) -> Game:
    """Returns a hero of strength 3 with a grenade, who has met a threat."""
    mine = seat("reich", "hunter", hero_at="tsvetnoy_bulvar", equipment=["eq_grenade"])
    game = lay(mine, seat("red_line", "anna"), phase="hero_actions", threats=[threat])
    game.answer(0, "stay")
    game.answer(0, "attack tsvetnoy_bulvar")
    assert [choice.id for choice in game.prompts()[0].options] == ["pass", "use eq_grenade"]
    return game


@pytest.mark.parametrize(("threat", "best"), [("th1_looters", "pass"), ("th1_blind_crawlers", "use eq_grenade")])
def test_a_grenade_is_advised_only_where_it_turns_the_battle(threat: str, best: str) -> None:
    game = at_the_grenade(threat)
    assert advise(game.rules, game.state).reasons[0].choice == best
