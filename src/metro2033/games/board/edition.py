"""Editions: one immutable record of flags named after rules.

Flags F-nn mark real or possible differences between printed editions; house rules Q-nn are rulings, with the proposed ruling as
default. Differences of rulebook wording without effect on play are kept separately in `Wording`, for reading only.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Struct

from metro2033.kernel.flags import between, later, rule
from metro2033.languages import Language


class Flags(Struct, frozen=True, forbid_unknown_fields=True):
    """All rules that may differ between two games."""

    tokens_per_faction: Annotated[int, between("F-01", 5, 60)]
    equipment_deck_size: Annotated[int, between("F-02", 0, 200)]
    red_line_victory_points: Annotated[int, between("F-03", 4, 20)]
    return_to_stage_one: Annotated[bool, rule("F-04")]
    return_check_timing: Annotated[Literal["immediate", "end_of_round"], rule("F-05")]
    handcar_makes_station_own: Annotated[bool, rule("F-06")]
    market_refill: Annotated[Literal["after_purchase", "end_of_hero_phase"], rule("F-07")]
    hero_use_ability_action: Annotated[bool, rule("F-09")]
    conf_1905_law_peek: Annotated[bool, rule("F-11")]
    conf_1905_extra_votes: Annotated[int, between("F-12", 0, 20)]
    draw_wins_cancel: Annotated[bool, rule("F-13")]
    scouted_card_survives_stage_change: Annotated[bool, rule("F-17")]
    tie_break_scope: Annotated[Literal["points_only", "any_condition"], rule("F-18")]
    hero_card_may_change_equipment_limit: Annotated[bool, rule("F-20")]
    simultaneous_duplicate_missions_forbidden: Annotated[bool, rule("F-22")]
    mission_ability_in_combat: Annotated[bool, rule("F-24")]
    hero_wounded_by_threat_defence: Annotated[bool, rule("Q-10")] = False
    hansa_always_active: Annotated[bool, rule("Q-25")] = False
    min_three_may_retake: Annotated[bool, rule("Q-53")] = True
    wound_skips_next_phase: Annotated[bool, rule("Q-59")] = False
    defending_hero_wounded_by_army: Annotated[bool, rule("Q-64")] = False
    stage_two_gift_each_entry: Annotated[bool, rule("Q-78")] = True
    mission_claim: Annotated[Literal["auto", "optional"], rule("Q-81")] = "auto"
    received_missions_count: Annotated[bool, rule("Q-85")] = False
    handcar_army_reach: Annotated[bool, rule("Q-87")] = True
    reich_borders_arbat: Annotated[bool, rule("Q-100")] = False
    first_player: Annotated[int, between("B-SU-04", -1, 5)] = -1  # -1: random
    unbeaten_threats: Annotated[Literal["discard", "bottom"], later("Q-12")] = "discard"
    disband_below_five: Annotated[bool, later("Q-17")] = False
    market_renewal_per_table: Annotated[bool, later("Q-33")] = False
    scouting_in_polis: Annotated[bool, later("Q-41")] = True
    scouted_card_against_polis: Annotated[bool, later("Q-42")] = False
    defending_hero_duel: Annotated[bool, later("Q-63")] = True
    tie_break_by_points: Annotated[bool, later("Q-72")] = False
    missions_at_any_time: Annotated[bool, later("Q-84")] = False
    received_missions_blocked: Annotated[bool, later("Q-85")] = False
    mission_effects_last: Annotated[Literal["by_kind", "round", "battle"], later("Q-86")] = "by_kind"
    handcar_station_off_limits: Annotated[bool, later("Q-87")] = False


# The flags that texts refer to, because card texts depend on them.
TOLD: Final = (
    "red_line_victory_points",
    "handcar_makes_station_own",
    "hero_use_ability_action",
    "conf_1905_law_peek",
    "conf_1905_extra_votes",
    "hero_card_may_change_equipment_limit",
    "handcar_army_reach",
    "handcar_station_off_limits",
)


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """How an edition's rulebook words rules that play the same in every edition."""

    reich_start_army_model: Annotated[Literal["bonus", "base_exception"], rule("F-08")]
    mission_effect_duration: Annotated[Literal["until_end_of_round", "per_card"], rule("F-10")]
    combat_third_type: Annotated[str, rule("F-14")]
    transfer_colour_rule: Annotated[str, rule("F-15")]
    army_tunnel_colour_rule: Annotated[str, rule("F-16")]
    card_text_overrides_rules: Annotated[str, rule("F-19")]
    equip_bonuses_hero_only: Annotated[str, rule("F-21")]
    hero_move_any_direction: Annotated[str, rule("F-23")]
    round_track: Annotated[str, rule("F-25")]
    wound: Annotated[str, rule("F-26")]
    defending_hero_loss: Annotated[str, rule("F-27")]
    min_three_fallback_pool: Annotated[str, rule("F-28")]
    mission_per_round: Annotated[str, rule("F-29")]
    hero_pieces: Annotated[str, rule("F-30")]
    combat_card_names: Annotated[str, rule("F-31")]
    threat_event_name: Annotated[str, rule("F-32")]
    start_bonus_kinds: Annotated[str, rule("F-33")]
    over_limit_discard: Annotated[str, rule("F-34")]
    disband_alternative: Annotated[str, rule("F-35")]
    hero_equipment_against_threat: Annotated[str, rule("F-36")]
    dual_condition: Annotated[str, rule("F-37")]
    uncaptured_conquest: Annotated[str, rule("F-38")]
    hero_defence_context: Annotated[str, rule("F-39")]
    combat_card_value: Annotated[str, rule("F-40")]
    mission_performer: Annotated[str, rule("F-41")]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """One printed edition: its flags and the wording of its rulebook.

    Two wordings used to be options, though they never had an effect: records, rooms and packs that name them still load.
    """

    retired: ClassVar[tuple[str, ...]] = ("reich_start_army_model", "mission_effect_duration")

    id: str
    year: int
    language: Language
    flags: Flags
    wording: Wording
