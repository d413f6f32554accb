"""Editions of the card game: rulings and survival variants as flags."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Struct

from metro2033.kernel.flags import between, later, named, rule
from metro2033.languages import Language


class Flags(Struct, frozen=True, forbid_unknown_fields=True):
    """The rule variants on which tables may differ."""

    faction_choice: Annotated[str, named("C-01", "random", "pick")]  # or a comma-separated list with a faction per seat
    interrupts: Annotated[bool, rule("C-07")]
    discount_on_protection: Annotated[bool, rule("C-26")]
    tidy_refund: Annotated[Literal["printed", "paid"], rule("C-42")]
    tidy_station_refund: Annotated[bool, rule("C-44")]
    reward_may_be_protection: Annotated[bool, rule("C-53")]
    survival1: Annotated[bool, rule("C-68")]
    survival2: Annotated[bool, rule("C-69")]
    survival3: Annotated[bool, rule("C-70")]
    survival4: Annotated[bool, rule("C-71")]
    v2_includes_station_tokens: Annotated[bool, rule("C-69")]
    v3_reward_to: Annotated[Literal["down", "up"], rule("C-70")]
    round_cap: Annotated[int, between("C-83", 0, 100_000)]  # 0: no cap
    first_player: Annotated[int, between("C-04", -1, 4)] = -1  # -1: at random
    main_action_required: Annotated[bool, later("C-06")] = True
    cleared_threats_attack: Annotated[bool, later("C-45")] = False
    attack_order: Annotated[Literal["by_step", "by_player"], later("C-50")] = "by_step"
    v3_keep_from_below: Annotated[bool, later("C-70")] = False


# The flags that texts mention, because the description of a monster depends on them.
TOLD: Final = ("survival1", "survival2", "survival4", "round_cap")


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """One printed edition."""

    retired: ClassVar[tuple[str, ...]] = ()

    id: str
    year: int
    language: Language
    flags: Flags
