"""Properties of both games on random reachable states: invariants, endings, continuing, secrecy, texts."""

from __future__ import annotations

import random

import pytest

from metro2033.games import GAMES, find_rules
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.ruleset import Ruleset
from tests.properties import conformance

SURVIVAL = {f"survival{n}": "true" for n in range(1, 5)}
OPTIONS: dict[str, dict[str, str]] = {
    **{name: {name: "true"} for name in SURVIVAL},
    "survival": SURVIVAL,
    "interrupts": {"interrupts": "true", "faction_choice": "pick"},
    "refunds": {"tidy_refund": "paid", "tidy_station_refund": "true", "discount_on_protection": "true"},
    "harsh": {
        **SURVIVAL,
        "v2_includes_station_tokens": "true",
        "v3_reward_to": "up",
        "reward_may_be_protection": "false",
    },
    "literal": {
        **SURVIVAL,
        "attack_order": "by_player",
        "cleared_threats_attack": "true",
        "main_action_required": "false",
        "v3_keep_from_below": "true",
        "interrupts": "true",
    },
}
Table = tuple[str, str, dict[str, str], int]

BOARD: list[Table] = [("board", edition, {}, seats) for edition in GAMES["board"].editions for seats in range(2, 7)]
CARDS: list[Table] = [("breakthrough", "", {}, seats) for seats in range(2, 6)]
VARIANTS: list[Table] = [("breakthrough", "", options, 3) for options in OPTIONS.values()]
HOUSE_RULES = {
    "mission_claim": "optional",
    "hero_wounded_by_threat_defence": "true",
    "defending_hero_wounded_by_army": "true",
    "hansa_always_active": "true",
    "min_three_may_retake": "false",
    "wound_skips_next_phase": "true",
    "received_missions_count": "true",
}
LITERAL = {
    "missions_at_any_time": "true",
    "mission_effects_last": "round",
    "unbeaten_threats": "bottom",
    "disband_below_five": "true",
    "market_renewal_per_table": "true",
    "scouting_in_polis": "false",
    "scouted_card_against_polis": "true",
    "defending_hero_duel": "false",
    "tie_break_by_points": "true",
    "received_missions_blocked": "true",
    "handcar_station_off_limits": "true",
}
HOUSES: list[Table] = [("board", "pl2015", HOUSE_RULES, 4), ("board", "en2012", LITERAL, 4)]
TABLES: list[Table] = [*BOARD, *HOUSES, *CARDS, *VARIANTS]


def rules_of(table: Table) -> tuple[Ruleset, int]:
    game, edition, options, seats = table
    return find_rules(game, edition, options), seats


def name(table: Table) -> str:
    game, edition, options, seats = table
    return "-".join([edition or game, *list(options)[:1], str(seats)])


every_table = pytest.mark.parametrize("table", TABLES, ids=name)


@every_table
def test_invariants_hold_at_every_question(table: Table) -> None:
    """INV-01..10 and CINV-01, 02, 04..07, 09, 12, 15, 16."""
    rules, seats = rules_of(table)
    conformance.check_invariants(rules, seats, range(8), rounds=30)


@every_table
def test_every_game_ends(table: Table) -> None:
    """INV-10, CINV-15"""
    rules, seats = rules_of(table)
    for seed in range(100, 103):
        conformance.check_ending(rules, seats, seed)


@every_table
def test_clone_save_and_continue_are_equal(table: Table) -> None:
    """INV-09, CINV-18"""
    rules, seats = rules_of(table)
    conformance.check_continuing(rules, seats, seed=seats, rounds=25, every=9)


@every_table
def test_a_seat_is_blind_to_what_it_may_not_know(table: Table) -> None:
    """INV-08, CINV-17"""
    rules, seats = rules_of(table)
    conformance.check_blindness(rules, seats, seed=40 + seats, rounds=30, every=11)


@every_table
def test_asking_again_changes_nothing(table: Table) -> None:
    rules, seats = rules_of(table)
    conformance.check_asking_again(rules, seats, seed=9, rounds=20)


@pytest.mark.parametrize("table", [BOARD[1], BOARD[7], BOARD[14], CARDS[2]], ids=name)
def test_events_name_no_card_that_is_still_hidden(table: Table) -> None:
    """INV-08, CINV-17"""
    rules, seats = rules_of(table)
    cards = [card for members in rules.cards().values() for card in members]
    single = {card.id for card in cards if getattr(card, "copies", 1) == 1}
    assert conformance.check_events_hide(rules, seats, seed=70, rounds=60, single=single) > 200


@pytest.mark.parametrize(
    "language", ["pl", *(pytest.param(language, marks=pytest.mark.slow) for language in ("en", "de", "ru"))]
)
@pytest.mark.parametrize(
    "table", [BOARD[7], pytest.param(BOARD[14], marks=pytest.mark.slow), CARDS[3], VARIANTS[5]], ids=name
)
def test_everything_that_happens_can_be_said(table: Table, language: str) -> None:
    rules, seats = rules_of(table)
    conformance.check_words(rules, seats, seed=3, language=language, answers=1500)


@pytest.mark.parametrize("table", [BOARD[3], CARDS[3]], ids=name)
def test_the_same_seed_and_answers_give_the_same_game(table: Table) -> None:
    """INV-09, CINV-18"""
    rules, seats = rules_of(table)
    games = []
    for _ in range(2):
        s = rules.start(seats, Chance(seed=77))
        rnd = random.Random(1)
        while s.asked != NOBODY and rules.round(s) < 20:
            answer(s, rnd.choice(s.options))
        games.append(rules.save(s))
    assert games[0] == games[1]
