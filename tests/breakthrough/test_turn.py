"""The turn: free actions, one main action, free actions, hands back to five (C-06..08, C-73)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.breakthrough.table import offered, refusal, seat
from tests.breakthrough.watched import PLAIN, Watched, do, exhausted, watch

KRASNYE: dict[str, Any] = {
    "stations": ["krasnye_vorota"],
    "resources": ["motor_trolley", "candles", "bandages"],
}  # 6, five are needed
MAIN = ("play", "turn", "discard", "swap", "pass")


def verbs(game: Watched) -> set[str]:
    """Returns the verbs of the choices offered."""
    return {choice.split()[0] for choice in offered(game)}


def test_C_06_a_turn_offers_the_three_main_actions_and_the_free_ones() -> None:
    game = watch(seat(hand=PLAIN, **KRASNYE), seat())
    plays = ["play bandages", "play first_aid_kit", "play books", "play shotgun", "play body_armour"]
    discards = [text.replace("play", "discard") for text in plays]
    assert sorted(offered(game)) == sorted([*plays, *discards, "swap", "complete krasnye_vorota", "tidy"])


@pytest.mark.parametrize(
    "action",
    [["play bandages", "deck"], ["discard bandages", "deck"], ["swap", *["pick bandages"] * 2, "pick books", *["deck"] * 3]],
)  # fmt: skip
def test_C_06_one_main_action_is_all_a_turn_has(action: list[str]) -> None:
    """C-06, CINV-12"""
    game = watch(seat(hand=["bandages", "bandages", "books", "grenades", "pork"], stations=["polyanka"]), seat())
    do(game, *(f"0 {text}" for text in action))
    assert game.asks == (0, "choose_end")
    assert not verbs(game) & set(MAIN)
    assert refusal(game, "0 swap").key == "choice-not-offered"


def test_C_06_nobody_passes_with_a_card_in_hand() -> None:
    game = watch(seat(up=0, down=5), seat())
    assert "pass" not in offered(game)
    assert refusal(game, "0 pass").key == "why-must-act"


def test_C_06_discarding_is_legal_with_nothing_to_bring_back() -> None:
    game = watch(seat(up=5, down=0, hand=PLAIN), seat())
    do(game, "0 discard books")
    assert game.tokens(0) == (5, 0) and game.asks == (0, "choose_draw")


def test_C_06_any_number_of_free_actions_before_and_after_the_main_action() -> None:
    """C-06, C-31, C-73"""
    player = seat(
        hand=PLAIN,
        stations=["krasnye_vorota", "dinamo"],
        resources=["motor_trolley", "candles", "surgeons_set", "pork", "rats"],
    )
    game = watch(player, seat())
    do(
        game,
        "0 tidy",
        "0 remove rats",
        "0 complete krasnye_vorota",
        "0 spend candles",
        "0 spend motor_trolley",
        "0 keep",
    )
    assert game.asks == (0, "choose_action")
    do(
        game,
        "0 discard books",
        "0 deck",
        "0 complete dinamo",
        "0 spend surgeons_set",
        "0 give_up",
        "0 tidy",
        "0 remove pork",
    )
    assert game.asks == (0, "choose_end")
    do(game, "0 end_turn")
    assert game.asks == (1, "choose_action") and game.seat(0).owned == 7


def test_C_07_no_free_action_between_playing_and_drawing() -> None:
    """C-07, CA-03: a mission made possible by the card played waits for the draw."""
    game = watch(seat(hand=["motor_trolley"], stations=["krasnye_vorota"], resources=["bandages"]), seat())
    do(game, "0 play motor_trolley")
    assert verbs(game) == {"take", "deck"}
    do(game, "0 deck")
    assert sorted(offered(game)) == ["complete krasnye_vorota", "end_turn", "tidy"]


def test_C_07_no_free_action_between_two_draws_of_a_swap() -> None:
    game = watch(seat(hand=PLAIN, **KRASNYE), seat())
    do(game, "0 swap", "0 pick bandages", "0 pick first_aid_kit", "0 pick books")
    for _ in range(3):
        assert verbs(game) == {"take", "deck"}
        do(game, "0 deck")
    assert verbs(game) == {"end_turn", "complete", "tidy"}


def test_C_07_no_free_action_inside_an_attack() -> None:
    """C-07, C-79: not in defence, loss, free play or refill."""
    player = seat(
        hand=["amoeba"],
        turned=["canteen"],
        stations=["krasnye_vorota", "dinamo"],
        resources=["motor_trolley", "candles"],
    )
    for reply in (["0 do_not_defend", "0 lose dinamo"], ["0 defend canteen", "0 decline"]):
        game = watch(player, seat())
        do(game, "0 discard amoeba")
        for text in reply:
            assert not verbs(game) & {"complete", "tidy"}
            do(game, text)
        assert game.asks == (0, "choose_draw") and not verbs(game) & {"complete", "tidy"}
        do(game, "0 deck")
        assert "complete krasnye_vorota" in offered(game)


def test_C_08_the_turn_ends_with_every_hand_back_to_five_the_active_player_first() -> None:
    """C-08, C-73, C-75: hands that a shortage left short are filled clockwise from the active player."""
    game = exhausted(seat(hand=["pork", "books"], resources=["bandages", "bandages", "candles", "candles"]), market=[])
    assert [player.hand_count for player in game.table.seats] == [2, 5, 3]
    do(game, "0 play books")
    assert game.asks == (0, "choose_end")  # nothing to draw
    for card in ("bandages", "bandages", "candles", "candles"):
        do(game, "0 tidy", f"0 remove {card}")
    do(game, "0 tidy", "0 remove books", "0 end_turn")
    asked = []
    while game.asks[1] == "choose_draw":
        asked.append(game.asks[0])
        do(game, f"{game.asks[0]} {offered(game)[0]}")
    assert asked == [0, 0, 0, 0, 2]  # five cards were there
    assert game.asks == (1, "choose_action")


def test_C_08_nobody_draws_at_the_end_of_an_ordinary_turn() -> None:
    game = watch(seat(hand=PLAIN, stations=["polyanka"]), seat())
    do(game, "0 play bandages", "0 deck", "0 end_turn")
    assert game.asks == (1, "choose_action")
    assert [player.hand_count for player in game.table.seats] == [5, 5]


def test_C_73_a_turn_in_order() -> None:
    """Free actions, the main action with its draws, free actions, the next seat clockwise."""
    game = watch(seat(hand=PLAIN, **KRASNYE), seat(), seat())
    questions = [game.asks]
    for text in ("play books", "deck", "tidy", "remove bandages", "end_turn"):
        do(game, f"0 {text}")
        questions.append(game.asks)
    assert questions == [
        (0, "choose_action"),
        (0, "choose_draw"),
        (0, "choose_end"),
        (0, "choose_card_to_tidy"),
        (0, "choose_end"),
        (1, "choose_action"),
    ]


def test_C_73_who_passes_with_an_empty_hand_still_has_his_free_actions() -> None:
    """C-61, C-73"""
    game = exhausted(seat(hand=[], resources=["pork"]), market=[])
    assert sorted(offered(game)) == ["pass", "tidy"]
    do(game, "0 pass")
    assert game.asks == (0, "choose_end") and sorted(offered(game)) == ["end_turn", "tidy"]
    do(game, "0 end_turn")
    assert game.asks == (1, "choose_action")
