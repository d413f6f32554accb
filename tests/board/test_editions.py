"""Editions as a whole: every flag and every wording of the three printed editions, switches and options (F-01..41)."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.games.board.edition import Edition, Flags, Wording
from metro2033.kernel.flags import rule_ids
from metro2033.kernel.problem import BadOption
from metro2033.text.say import sayer
from metro2033.text.typeset import plain
from tests.board.table import ALL_EDITIONS, board, lay, offered, seat

EN, PL, RU = "en2012", "pl2015", "ru2011"


def edition_of(name: str) -> Edition:
    return board(name).content.edition


def rows(*table: tuple[str, str, Any, Any, Any]) -> list[Any]:
    """Returns (rule, name, English, Polish, Russian) as parameters of a test, named after their rule."""
    return [pytest.param(rule, name, values, id=rule.replace("-", "_")) for rule, name, *values in table]


# Rules


@pytest.mark.parametrize(
    ("rule", "flag", "values"),
    rows(
        ("F-01", "tokens_per_faction", 14, 14, 13),
        ("F-02", "equipment_deck_size", 18, 30, 18),
        ("F-03", "red_line_victory_points", 9, 9, 9),
        ("F-04", "return_to_stage_one", True, True, False),
        ("F-06", "handcar_makes_station_own", True, True, True),
        ("F-07", "market_refill", "after_purchase", "end_of_hero_phase", "after_purchase"),
        ("F-09", "hero_use_ability_action", True, True, True),
        ("F-11", "conf_1905_law_peek", True, True, True),
        ("F-12", "conf_1905_extra_votes", 3, 3, 3),
        ("F-13", "draw_wins_cancel", True, True, True),
        ("F-17", "scouted_card_survives_stage_change", False, True, False),
        ("F-18", "tie_break_scope", "any_condition", "any_condition", "any_condition"),
        ("F-20", "hero_card_may_change_equipment_limit", True, True, True),
        ("F-22", "simultaneous_duplicate_missions_forbidden", True, True, True),
        ("F-24", "mission_ability_in_combat", True, True, True),
    ),
)
def test_flag(rule: str, flag: str, values: list[Any]) -> None:
    """F-01, F-02"""
    assert [getattr(edition_of(name).flags, flag) for name in (EN, PL, RU)] == values
    assert rule_ids(Flags)[flag] == rule


@pytest.mark.parametrize("edition", [EN, PL])
def test_F_05_the_way_back_is_looked_at_immediately(edition: str) -> None:
    assert edition_of(edition).flags.return_check_timing == "immediate"


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("rule", "switch", "ruling"),
    [
        ("Q-10", "hero_wounded_by_threat_defence", False),
        ("Q-12", "unbeaten_threats", "discard"),
        ("Q-17", "disband_below_five", False),
        ("Q-25", "hansa_always_active", False),
        ("Q-33", "market_renewal_per_table", False),
        ("Q-41", "scouting_in_polis", True),
        ("Q-42", "scouted_card_against_polis", False),
        ("Q-53", "min_three_may_retake", True),
        ("Q-59", "wound_skips_next_phase", False),
        ("Q-63", "defending_hero_duel", True),
        ("Q-64", "defending_hero_wounded_by_army", False),
        ("Q-72", "tie_break_by_points", False),
        ("Q-78", "stage_two_gift_each_entry", True),
        ("Q-81", "mission_claim", "auto"),
        ("Q-84", "missions_at_any_time", False),
        ("Q-85", "received_missions_count", False),
        ("Q-85", "received_missions_blocked", False),
        ("Q-86", "mission_effects_last", "by_kind"),
        ("Q-87", "handcar_army_reach", True),
        ("Q-87", "handcar_station_off_limits", False),
        ("Q-100", "reich_borders_arbat", False),
    ],
)
def test_switches_stand_on_the_proposed_ruling_in_every_edition(
    edition: str, rule: str, switch: str, ruling: object
) -> None:
    """Q-25, Q-100"""
    assert getattr(edition_of(edition).flags, switch) == ruling
    assert rule_ids(Flags)[switch] == rule


# Words


@pytest.mark.parametrize(
    ("rule", "wording", "values"),
    rows(
        ("F-08", "reich_start_army_model", "bonus", "base_exception", "bonus"),
        ("F-10", "mission_effect_duration", "until_end_of_round", "until_end_of_round", "per_card"),
        ("F-14", "combat_third_type", "neutral", "neutral", "manoeuvres"),
        ("F-15", "transfer_colour_rule", "silent", "stated", "silent"),
        ("F-16", "army_tunnel_colour_rule", "silent", "stated", "silent"),
        ("F-19", "card_text_overrides_rules", "silent", "stated", "silent"),
        ("F-21", "equip_bonuses_hero_only", "silent", "silent", "stated"),
        ("F-23", "hero_move_any_direction", "silent", "silent", "stated"),
        ("F-25", "round_track", "arrows", "clockwise", "arrows_and_laps"),
        ("F-26", "wound", "next", "nearest", "next"),
        ("F-27", "defending_hero_loss", "no_influence", "always_costs_the_station", "no_influence"),
        ("F-28", "min_three_fallback_pool", "other_playing_zones", "any_players_zone", "other_playing_zones"),
        ("F-29", "mission_per_round", "acquire", "receive", "acquire"),
        ("F-30", "hero_pieces", "plastic", "cardboard_and_overlays", "plastic"),
        (
            "F-31",
            "combat_card_names",
            "ambush, counterattack, evasion",
            "zasadzka, kontratak, unik",
            "засада в туннелях, контратака, глухая оборона",
        ),
        ("F-32", "threat_event_name", "threats from the dark", "zagrożenia z mroku", "угроза из туннелей"),
        ("F-33", "start_bonus_kinds", "listed", "per_card", "listed"),
        ("F-34", "over_limit_discard", "one_or_part", "any_one", "any_one_or_part"),
        ("F-35", "disband_alternative", "absent", "stated", "absent"),
        ("F-36", "hero_equipment_against_threat", "omitted", "stated", "stated"),
        ("F-37", "dual_condition", "absent", "at_least_one", "one_or_both"),
        ("F-38", "uncaptured_conquest", "implied", "stated", "implied"),
        ("F-39", "hero_defence_context", "attack_by_an_army", "any_attack", "any_attack"),
        ("F-40", "combat_card_value", "modifier", "modifier", "bonus"),
        ("F-41", "mission_performer", "hero_or_faction", "heroes", "hero_or_faction"),
    ),
)
def test_wording(rule: str, wording: str, values: list[str]) -> None:
    """F-08, F-10, F-14, F-15, F-16, F-19, F-25, F-26, F-27, F-28, F-29, F-30, F-31, F-32, F-33, F-34, F-35, F-36, F-37, F-38, F-39,
    F-40, F-41"""
    assert [getattr(edition_of(name).wording, wording) for name in (EN, PL, RU)] == values
    assert rule_ids(Wording)[wording] == rule


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_31_combat_cards_are_called_as_the_rulebook_calls_them(edition: str) -> None:
    book = edition_of(edition)
    speak = sayer(book.language, "board")
    named = [plain(speak.card(card)).lower() for card in ("cc_ambush", "cc_counterattack", "cc_evasion")]
    assert book.wording.combat_card_names == ", ".join(named)


def test_every_flag_of_the_specification_is_a_flag_or_a_wording_and_none_is_both() -> None:
    flags, wordings = set(rule_ids(Flags).values()), set(rule_ids(Wording).values())
    assert {rule for rule in flags | wordings if rule.startswith("F-")} == {f"F-{n:02}" for n in range(1, 42)}
    assert not flags & wordings


@pytest.mark.parametrize(("edition", "year", "language"), [(EN, 2012, "en"), (PL, 2015, "pl"), (RU, 2011, "ru")])
def test_three_editions(edition: str, year: int, language: str) -> None:
    book = edition_of(edition)
    assert (book.id, book.year, book.language) == (edition, year, language)
    assert set(ALL_EDITIONS) == {EN, PL, RU}


# What only words differ in plays the same


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_35_disbanding_to_five_for_nothing_is_offered_everywhere(edition: str) -> None:
    game = lay(
        seat("reich", "khan", army=7, tokens={"pig": 1}), seat("1905", "anna"), edition=edition, phase="mobilisation"
    )
    assert offered(game) == ["army 6", "army 5"]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_36_equipment_counts_against_threats_everywhere(edition: str) -> None:
    game = lay(
        seat("reich", "khan", hero_at="trubnaya", equipment=["eq_rpk"], missions=["mi_voice"]),
        seat("1905", "anna"),
        edition=edition,
        phase="hero_actions",
        turn=0,
        threats=["th1_branded_beast"],
    )
    for choice in ("pass", "stay", "attack trubnaya"):
        game.answer(0, choice)
    assert game.view(None).battle.attacker.total == 5


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_28_a_station_is_claimed_in_another_zone_but_never_in_polis(edition: str) -> None:
    """The Red Line's zone is full: six of its stations are the Reich's, and the Reich takes a seventh."""
    red = ["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii"]
    others = ["krasnye_vorota", "chistye_prudy", "sretensky_bulvar", "turgenevskaya", "lubyanka", "kuznetsky_most"]
    game = lay(
        seat("reich", "khan", army=8, stations=["tverskaya", *others], tokens={"mushroom": 1}),
        seat("red_line", "anna", army=1, stations=red),
        edition=edition,
        turn=0,
        combat=["cc_assault", "cc_regroup", "cc_flanking", "cc_ambush", "cc_evasion", "cc_counterattack"],
    )
    for who, choice in ((0, "attack teatralnaya"), (0, "play cc_assault"), (1, "play cc_regroup"), (0, "capture")):
        game.answer(who, choice)
    claimed = {choice.removeprefix("claim ") for choice in offered(game)}
    assert claimed == {
        "pushkinskaya", "chekhovskaya", "tsvetnoy_bulvar", "trubnaya", "sukharevskaya", "dostoevskaya",
        "prospekt_mira", "rizhskaya",
    }  # fmt: skip


# Options


def test_options_change_single_flags() -> None:
    rules = board(EN, market_refill="end_of_hero_phase", tokens_per_faction="13")
    assert rules.content.flags.market_refill == "end_of_hero_phase"
    assert rules.content.flags.tokens_per_faction == 13
    assert rules.content.flags.return_to_stage_one is True
    assert rules.options == {"market_refill": "end_of_hero_phase", "tokens_per_faction": 13}


def test_an_option_that_repeats_the_edition_is_no_change() -> None:
    assert board(PL, market_refill="end_of_hero_phase").options == {}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("free_pigs", "true"),
        ("market_refill", "never"),
        ("tokens_per_faction", "many"),
        ("tokens_per_faction", "0"),
        ("reich_borders_arbat", "perhaps"),
    ],
)
def test_unknown_options_and_values_are_refused(option: str, value: str) -> None:
    with pytest.raises(BadOption):
        board(EN, **{option: value})


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_10_an_option_that_was_retired_is_remembered_and_changes_nothing(edition: str) -> None:
    """Records and rooms of former versions name it: the chain of their log begins with their options."""
    rules = board(edition, reich_start_army_model="bonus", mission_effect_duration="per_card")
    usual = board(edition)
    assert rules.content.flags == usual.content.flags
    assert rules.content_hash == usual.content_hash
    kept = {"pl2015": {"reich_start_army_model": "bonus", "mission_effect_duration": "per_card"}, "ru2011": {}}
    assert rules.options == kept.get(edition, {"mission_effect_duration": "per_card"})
    assert all(rules.flag(name) == value for name, value in rules.options.items())


def test_a_retired_option_still_has_its_values() -> None:
    with pytest.raises(BadOption):
        board(EN, mission_effect_duration="for_ever")


@pytest.mark.parametrize(
    ("edition", "recorded"),
    [(EN, "b8821bcb7431411f"), (PL, "a7600ade97632302"), (RU, "6605c12503da2b40")],
)
def test_flags_added_later_leave_the_fingerprints_of_old_records_alone(edition: str, recorded: str) -> None:
    assert board(edition).content_hash == recorded
    assert (
        board(edition, missions_at_any_time="true").content_hash == recorded
    )  # options stand in the header of a record


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadOption):
        board("de2013")
