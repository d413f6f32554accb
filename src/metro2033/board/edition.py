"""Editions: flags named after rules, one frozen record of them, and how options change it.

Flags F-nn are where the printed editions differ or could; the switches Q-nn are house rulings with the proposed ruling as the
default. How a rulebook words what plays the same everywhere is kept apart, as `Wording`: it is read, never obeyed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct, inspect

from metro2033.kernel.problem import BadOption


def _rule(rule: str) -> Meta:
    return Meta(extra={"rule": rule})


def _between(rule: str, least: int, most: int) -> Meta:
    return Meta(extra={"rule": rule}, ge=least, le=most)


class Flags(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in which two tables may play by different rules."""

    tokens_per_faction: Annotated[int, _between("F-01", 5, 60)]
    equipment_deck_size: Annotated[int, _between("F-02", 0, 200)]
    red_line_victory_points: Annotated[int, _between("F-03", 4, 20)]
    return_to_stage_one: Annotated[bool, _rule("F-04")]
    return_check_timing: Annotated[Literal["immediate", "end_of_round"], _rule("F-05")]
    handcar_makes_station_own: Annotated[bool, _rule("F-06")]
    market_refill: Annotated[Literal["after_purchase", "end_of_hero_phase"], _rule("F-07")]
    reich_start_army_model: Annotated[Literal["bonus", "base_exception"], _rule("F-08")]
    hero_use_ability_action: Annotated[bool, _rule("F-09")]
    mission_effect_duration: Annotated[Literal["until_end_of_round", "per_card"], _rule("F-10")]
    conf_1905_law_peek: Annotated[bool, _rule("F-11")]
    conf_1905_extra_votes: Annotated[int, _between("F-12", 0, 20)]
    draw_wins_cancel: Annotated[bool, _rule("F-13")]
    scouted_card_survives_stage_change: Annotated[bool, _rule("F-17")]
    tie_break_scope: Annotated[Literal["points_only", "any_condition"], _rule("F-18")]
    hero_card_may_change_equipment_limit: Annotated[bool, _rule("F-20")]
    simultaneous_duplicate_missions_forbidden: Annotated[bool, _rule("F-22")]
    mission_ability_in_combat: Annotated[bool, _rule("F-24")]
    hero_wounded_by_threat_defence: Annotated[bool, _rule("Q-10")] = False
    hansa_always_active: Annotated[bool, _rule("Q-25")] = False
    min_three_may_retake: Annotated[bool, _rule("Q-53")] = True
    defending_hero_wounded_by_army: Annotated[bool, _rule("Q-64")] = False
    stage_two_gift_each_entry: Annotated[bool, _rule("Q-78")] = True
    mission_claim: Annotated[Literal["auto", "optional"], _rule("Q-81")] = "auto"
    handcar_army_reach: Annotated[bool, _rule("Q-87")] = True
    reich_borders_arbat: Annotated[bool, _rule("Q-100")] = False
    first_player: Annotated[int, _between("B-SU-04", -1, 5)] = -1  # -1: by lot


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """How an edition's rulebook puts things that play the same in every edition."""

    combat_third_type: Annotated[str, _rule("F-14")]
    transfer_colour_rule: Annotated[str, _rule("F-15")]
    army_tunnel_colour_rule: Annotated[str, _rule("F-16")]
    card_text_overrides_rules: Annotated[str, _rule("F-19")]
    equip_bonuses_hero_only: Annotated[str, _rule("F-21")]
    hero_move_any_direction: Annotated[str, _rule("F-23")]
    round_track: Annotated[str, _rule("F-25")]
    wound: Annotated[str, _rule("F-26")]
    defending_hero_loss: Annotated[str, _rule("F-27")]
    min_three_fallback_pool: Annotated[str, _rule("F-28")]
    mission_per_round: Annotated[str, _rule("F-29")]
    hero_pieces: Annotated[str, _rule("F-30")]
    combat_card_names: Annotated[str, _rule("F-31")]
    threat_event_name: Annotated[str, _rule("F-32")]
    start_bonus_kinds: Annotated[str, _rule("F-33")]
    over_limit_discard: Annotated[str, _rule("F-34")]
    disband_alternative: Annotated[str, _rule("F-35")]
    hero_equipment_against_threat: Annotated[str, _rule("F-36")]
    dual_condition: Annotated[str, _rule("F-37")]
    uncaptured_conquest: Annotated[str, _rule("F-38")]
    hero_defence_context: Annotated[str, _rule("F-39")]
    combat_card_value: Annotated[str, _rule("F-40")]
    mission_performer: Annotated[str, _rule("F-41")]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """One printed edition: the rules it plays by and how its rulebook words them."""

    id: str
    year: int
    language: Literal["en", "pl", "ru"]
    flags: Flags
    wording: Wording


def with_options(flags: Flags, options: Mapping[str, str]) -> Flags:
    """The flags with some of them set anew from text."""
    hints = get_type_hints(Flags, include_extras=True)
    changed: dict[str, Any] = {}
    for name, text in options.items():
        if name not in hints:
            raise BadOption("option-unknown", option=name[:80], allowed=tuple(hints))
        try:
            changed[name] = msgspec.convert(text, hints[name], strict=False)
        except msgspec.ValidationError:
            raise BadOption("option-value", option=name, value=text[:80], allowed=allowed_values(name)) from None
    return msgspec.structs.replace(flags, **changed)


def allowed_values(name: str) -> tuple[str, ...]:
    """What a flag may be set to."""
    info = inspect.type_info(get_type_hints(Flags, include_extras=True)[name])
    kind = info.type if isinstance(info, inspect.Metadata) else info
    if isinstance(kind, inspect.LiteralType):
        return tuple(str(value) for value in kind.values)
    if isinstance(kind, inspect.IntType):
        return (f"{kind.ge}..{kind.le}",)
    return ("true", "false")


def rule_ids(record: type[Flags] | type[Wording]) -> dict[str, str]:
    """The id of the rule behind every flag or wording, by name."""
    ids: dict[str, str] = {}
    for name, hint in get_type_hints(record, include_extras=True).items():
        ids[name] = next(meta.extra["rule"] for meta in hint.__metadata__ if meta.extra)
    return ids


def changed_options(base: Flags, flags: Flags) -> dict[str, str | int | bool]:
    """Which flags differ from the edition's, for records."""
    return {
        name: getattr(flags, name) for name in Flags.__struct_fields__ if getattr(flags, name) != getattr(base, name)
    }
