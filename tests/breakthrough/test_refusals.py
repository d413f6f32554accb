"""Refusals: a choice that is not offered is refused for the right reason, with the rules it rests on, and changes nothing."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from metro2033.games.breakthrough.advice import why
from metro2033.games.breakthrough.game import CHAPTERS
from metro2033.games.breakthrough.rules import cards
from tests.breakthrough.table import refusal, seat
from tests.breakthrough.watched import PLAIN, Watched, do, exhausted, watch
from tests.playing import Refused

MISSION: dict[str, Any] = {"stations": ["krasnye_vorota"], "resources": ["motor_trolley", "candles"]}
HAND = ["motor_trolley", "rats", "ghost", "dark_one", "military_caravan"]


def turn(**player: Any) -> Watched:
    """Returns a game at the start of the Reich's turn."""
    return watch(seat("fourth_reich", **{"hand": HAND, **player}), seat("bauman_alliance"))


def draw(**player: Any) -> Watched:
    """Returns a game in which the Reich has discarded its rats and is about to draw."""
    return do(turn(**player), "0 discard rats")


def defence(options: dict[str, str] | None = None, **player: Any) -> Watched:
    """Returns a game in which Amoeba attacks and seat 1 is asked for its defence."""
    other = seat("bauman_alliance", **{"turned": ["canteen", "rats"], **player})
    game = watch(seat("fourth_reich", hand=["amoeba"]), other, options=options or {})
    return do(game, "0 discard amoeba")


def free_play(**options: str) -> Watched:
    """Returns a game in which seat 1 has repelled the librarian."""
    game = watch(seat(hand=["librarian"]), seat(heroes=["hunter"], hand=HAND), options=options)
    return do(game, "0 discard librarian", "1 defend hunter")


def paying() -> Watched:
    """Returns a game in which Krasnye Vorota is being paid for.

    The payment is the trolley and the candles, or the trolley and the pork.
    """
    cards = ["motor_trolley", "candles", "pork"]
    return do(turn(hand=["bandages"], stations=["krasnye_vorota"], resources=cards), "0 complete krasnye_vorota")


def finished() -> Watched:
    """Returns a game in which the third station is finished; it needs three tokens, but only two are there."""
    player: dict[str, Any] = {**MISSION, "hand": ["bandages"], "up": 1, "kept": {"dinamo": 1, "polyanka": 3}}
    return do(turn(**player), "0 complete krasnye_vorota", "0 spend candles", "0 spend motor_trolley")


CASES = [
    Refused("why-not-in-hand", "C-09", turn, "0 play pork"),
    Refused("why-not-in-hand", "C-14", turn, "0 discard pork"),
    Refused("why-not-in-hand", "C-09", turn, "0 turn antidote"),
    Refused("why-not-in-hand", "C-09", free_play, "1 play pork"),
    Refused("why-too-few-ready", "C-10 C-76", lambda: turn(up=3, down=2), "0 play motor_trolley"),
    Refused("why-too-few-ready", "C-10 C-76", lambda: turn(up=1, down=4), "0 turn ghost"),
    Refused("why-only-discarded", "C-12", turn, "0 play military_caravan"),
    Refused("why-only-discarded", "C-12", turn, "0 play ghost"),
    Refused("why-only-discarded", "C-12", free_play, "1 play military_caravan"),
    Refused("why-no-shield", "C-12", turn, "0 turn dark_one"),
    Refused("why-no-shield", "C-12", turn, "0 turn motor_trolley"),
    Refused("why-must-act", "C-06", turn, "0 pass"),
    Refused("why-swap-three", "C-20 C-61", lambda: exhausted(seat(hand=["pork", "books"]), market=[]), "0 swap"),
    Refused("why-nothing-to-tidy", "C-40", turn, "0 tidy"),
    Refused("why-not-in-play", "C-28", lambda: turn(resources=["surgeons_set"]), "0 complete dinamo"),
    Refused("why-not-in-play", "C-28", turn, "0 complete bauman_alliance"),
    Refused("why-mission-done", "C-37", lambda: turn(kept={"dinamo": 1}, resources=["surgeons_set"]), "0 complete dinamo"),
    Refused("why-mission-done", "C-39", lambda: turn(done=True), "0 complete fourth_reich"),
    Refused("why-too-few-resources", "C-29 C-77", lambda: turn(stations=["dinamo"]), "0 complete dinamo"),
    Refused("why-too-few-resources", "C-29 C-77", turn, "0 complete fourth_reich"),
    Refused("why-not-your-turn", "C-28", lambda: defence(**MISSION), "1 complete krasnye_vorota"),
    Refused("why-not-needed", "C-30 C-77", lambda: do(paying(), "0 spend pork"), "0 spend candles"),
    Refused("why-not-needed", "C-30 C-77", paying, "0 double hunter"),
    Refused("why-cannot-keep", "C-34 C-36", finished, "0 keep"),
    Refused("why-taken-after", "C-09 C-14", lambda: watch(seat(hand=["pork"]), seat(), market=["rats"]), "0 take rats"),
    Refused("why-not-on-offer", "C-74", draw, "0 take pork"),
    Refused("why-no-cards-left", "C-60 C-75", lambda: do(exhausted(seat(hand=["pork", *PLAIN[1:]]), market=["rats"]), "0 play pork"), "0 deck"),
    Refused("why-no-protection", "C-52", defence, "1 defend rats"),
    Refused("why-no-protection", "C-68", lambda: defence({"survival1": "true"}, turned=["canteen", "ghost", "rats"]), "1 defend rats"),
    Refused("why-not-in-play", "C-52", defence, "1 defend khan"),
    Refused("why-protection-idle", "C-68", lambda: do(defence({"survival1": "true"}, turned=["canteen", "ghost", "spore_cloud"]), "1 defend canteen"), "1 defend spore_cloud"),
    Refused("why-defence-begun", "C-68", lambda: do(defence({"survival1": "true"}, turned=["canteen", "ghost"]), "1 defend canteen"), "1 do_not_defend"),
    Refused("why-not-now", "C-07", lambda: draw(**MISSION), "0 complete krasnye_vorota"),
    Refused("why-not-now", "C-07", lambda: draw(**MISSION), "0 tidy"),
    Refused("why-not-your-turn", "C-40", defence, "1 tidy"),
    Refused("why-must-defend", "C-71", lambda: defence({"survival4": "true"}), "1 do_not_defend"),
    Refused("why-not-turned-free", "C-53", lambda: free_play(reward_may_be_protection="false"), "1 turn rats"),
    Refused("choice-not-offered", "C-06 C-73", turn, "0 end_turn"),
    Refused("choice-not-offered", "C-07 C-73", lambda: do(draw(**MISSION), "0 deck"), "0 swap"),
    Refused("choice-not-offered", "C-53", free_play, "1 discard rats"),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_says_why_and_changes_nothing(case: Refused) -> None:
    case.check()


def test_every_reason_is_met_above() -> None:
    sources = "".join(inspect.getsource(module) for module in (why, cards, *CHAPTERS))
    reasons = set(re.findall(r'"(why-[a-z-]+|choice-[a-z-]+)"', sources))
    assert reasons == {case.key for case in CASES}


# Reasons that must not be given, because they are not true


def test_C_07_a_mission_that_must_wait_is_not_refused_for_want_of_resources() -> None:
    """At the draw, or while a card is tidied away: the resources are there."""
    for game in (draw(**MISSION), do(turn(**MISSION), "0 tidy")):
        assert refusal(game, "0 complete krasnye_vorota").key != "why-too-few-resources"


def test_C_07_tidying_that_must_wait_is_not_refused_for_want_of_cards() -> None:
    assert refusal(draw(**MISSION), "0 tidy").key != "why-nothing-to-tidy"


def test_C_40_in_another_players_turn_there_may_be_cards_to_tidy() -> None:
    assert refusal(defence(), "1 tidy").key != "why-nothing-to-tidy"


def test_C_52_a_hero_who_is_not_there_might_well_protect() -> None:
    """Khan protects against Amoeba, but he is not in play."""
    assert refusal(defence(), "1 defend khan").key != "why-no-protection"


def test_C_68_a_protection_that_is_not_needed_protects_all_the_same() -> None:
    game = do(defence({"survival1": "true"}, turned=["canteen", "ghost", "spore_cloud"]), "1 defend canteen")
    assert refusal(game, "1 defend spore_cloud").key != "why-no-protection"


def test_C_77_a_resource_named_outside_a_mission_is_not_called_needless() -> None:
    assert refusal(turn(**MISSION), "0 spend candles").key != "why-not-needed"


def test_C_74_the_market_is_not_that_of_the_other_game() -> None:
    """The other game has a market too, with a reason of its own."""
    assert "This card isn’t in the Market." in str(refusal(draw(), "0 take pork"))


def test_nobody_answers_for_another_seat() -> None:
    """CINV-12"""
    game = turn()
    assert refusal(game, "1 discard rats").key == "choice-not-asked"
