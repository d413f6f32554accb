"""Stages of the game: entering stage II at the end of a round, and returning to stage I (B-ST-01..08)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.events import SCOUTED_CARD_RETURNED, STAGE_BEGAN
from metro2033.games.board.rules.equipment import choose_excess_equipment, draw_equipment_cards
from metro2033.games.board.state import State, points, turn_order
from metro2033.kernel.agenda import NOBODY, do_each
from metro2033.kernel.chance import shuffle
from metro2033.kernel.event import tell, tell_only

STAGE_TWO_POINTS: Final = 6  # B-ST-02
GIFT_DRAW: Final = 2  # B-ST-04
GIFT_KEEP: Final = 1


def is_time_for_stage_two(s: State) -> bool:
    """Returns whether any player has six points (B-ST-02)."""
    return any(points(s, seat) >= STAGE_TWO_POINTS for seat in range(s.seats))


def enter_stage_two(s: State, _: int, __: int) -> None:
    """Enters stage II at the end of a round if any player has six points: stronger threats, a gift per hero (B-ST-02..05, Q-75)."""
    if s.stage == 1 and is_time_for_stage_two(s):
        begin_stage(s, 2)
        s.gifts += 1
        if s.gifts == 1 or s.catalog.flags.stage_two_gift_each_entry:
            do_each(s, draw_gift, turn_order(s))


def draw_gift(s: State, seat: int, _: int) -> None:
    """Draws two equipment cards, of which the hero keeps one (B-ST-04, Q-76)."""
    draw_equipment_cards(s, seat, GIFT_DRAW, GIFT_KEEP, NOBODY)


def may_return_to_stage_one(s: State) -> bool:
    """Returns whether all players are below six points and the edition allows the return (B-ST-06)."""
    return s.stage == 2 and s.catalog.flags.return_to_stage_one and not is_time_for_stage_two(s)


def return_to_stage_one(s: State, _: int, __: int) -> None:
    """Returns to the threats of stage I; equipment above the lower limit is discarded (B-ST-06, B-ST-07, D-34)."""
    if may_return_to_stage_one(s):
        begin_stage(s, 1)
        do_each(s, choose_excess_equipment, turn_order(s))


def begin_stage(s: State, stage: int) -> None:
    """Replaces the threat deck with the shuffled threats of a stage, except cards that scouts hold (B-ST-03, Q-44, Q-79)."""
    s.stage = stage
    if not s.catalog.flags.scouted_card_survives_stage_change:  # F-17
        for entry in s.scouted:
            tell_only(s, entry[0], SCOUTED_CARD_RETURNED, entry[0], entry[1])
        s.scouted = []
    held = [entry[1] for entry in s.scouted]
    s.threat_deck = [card for card in s.catalog.threats[stage - 1] if card not in held]
    s.threat_discard = []
    shuffle(s, s.threat_deck)
    s.threat_known = [0] * len(s.threat_deck)
    if s.log is not None:
        tell(s, STAGE_BEGAN, stage)


STEPS = {
    enter_stage_two: "B-ST-02 B-ST-03 B-ST-04 B-ST-05",
    draw_gift: "B-ST-04",
    return_to_stage_one: "B-ST-06 B-ST-07",
}
