"""Decision paths of the board game from fixed positions, per edition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.board.table import ALL_EDITIONS, board, seat
from tests.counts.counting import paths

BATTLE = {
    "phase": "army_actions",
    "seat": [
        seat(
            "reich",
            "artyom",
            army=5,
            tokens={"pig": 2, "mushroom": 2, "ammo": 2},
            missions=["mi_foothold", "mi_one_man_army"],
        ),
        seat("arbat", "khan", army=4, missions=["mi_old_scores"], hero_at="kievskaya_purple"),
    ],
}
MARKET = {
    "phase": "hero_actions",
    "seat": [
        seat(
            "bandits",
            "miller",
            hero_at="paveletskaya_hansa",
            tokens={"pig": 3, "mushroom": 3, "ammo": 3},
            missions=["mi_food_convoy"],
        ),
        seat("bauman", "anna", tokens={"ammo": 1}, completed=["mi_behind_lines"]),
    ],
}
STAGE_TWO = {
    "phase": "events",
    "space": 3,
    "stage": 2,
    "gifts": 1,
    "seat": [
        seat(
            "red_line",
            "hunter",
            army=6,
            equipment=["eq_grenade", "eq_akm"],
            stations=["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "lubyanka", "borovitskaya"],
            completed=["mi_council_seat"],
        ),
        seat("1905", "sasha", army=3, missions=["mi_tunnel_legend"]),
        seat("reich", "khan", army=3),
    ],
}


def test_drafts_of_three() -> None:
    """Faction draft with adjacency: 6 first picks, then bordering zones; then heroes and home stations."""
    for edition in ALL_EDITIONS:
        state = board(edition).position({"phase": "setup", "seats": 3})
        assert [paths(state, depth) for depth in (1, 2)] == [6, 14]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (BATTLE, [10, 30, 94, 350]),
        (MARKET, [23, 216, 5849, 41807]),
        (STAGE_TWO, [14, 72, 116, 348]),
    ],
    ids=["battle", "market", "stage_two"],
)
def test_paths_to_depth_two_four_six_and_eight(position: dict[str, Any], counts: list[int], edition: str) -> None:
    state = board(edition).position(position)
    assert [paths(state, depth) for depth in (2, 4, 6, 8)] == counts
