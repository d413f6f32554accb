"""Equipment a hero carries, and its limit (B-EQ-01..05)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.codes import DISCARD, KEEP
from metro2033.games.board.events import EQUIPMENT_DISCARDED, EQUIPMENT_DRAWN, EQUIPMENT_KEPT, first_three
from metro2033.games.board.rules.deck import draw_equipment, leave_drawn, put_down_drawn, take_up
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY, ask, do, do_next
from metro2033.kernel.event import tell, tell_only

CARRIED_IN_STAGE: Final = (0, 2, 3)  # B-ST-01, B-ST-05


def equipment_limit(s: State, seat: int) -> int:
    """Returns how many cards a hero may carry: the limit of the stage plus modifiers of cards (B-EQ-01, B-EQ-03)."""
    add = s.catalog.limit_add
    hero = s.hero[seat]
    limit = CARRIED_IN_STAGE[s.stage] + add[s.faction[seat]] + (add[hero] if hero != NOBODY else 0)
    for card in s.gear[seat]:
        limit += add[card]
    return limit


def give_equipment(s: State, seat: int, card: int) -> None:
    """Gives a card to the hero; any excess is discarded at once (B-EQ-02, Q-35)."""
    s.gear[seat].append(card)
    do_next(s, choose_excess_equipment, seat, 0)


def drop_equipment(s: State, seat: int, card: int) -> None:
    """Moves a carried card to the discard pile, face up."""
    s.gear[seat].remove(card)
    s.equipment_discard.append(card)
    if s.log is not None:
        tell(s, EQUIPMENT_DISCARDED, seat, card)


def kinds_carried(s: State, seat: int) -> list[int]:
    """Returns the distinct cards a hero carries, sorted."""
    return sorted(set(s.gear[seat]))


def choose_excess_equipment(s: State, seat: int, _: int) -> None:
    """Asks the owner which card to discard while over the limit (B-EQ-02, B-HA-13, D-29)."""
    if len(s.gear[seat]) > equipment_limit(s, seat):
        ask(s, seat, [DISCARD + card for card in kinds_carried(s, seat)], discard_excess_equipment, seat)


def discard_excess_equipment(s: State, seat: int, _: int, choice: int) -> None:
    drop_equipment(s, seat, choice - DISCARD)
    do_next(s, choose_excess_equipment, seat, 0)


def draw_equipment_cards(s: State, seat: int, draw: int, keep: int, cause: int) -> None:
    """Draws cards one by one, reshuffling when needed; the owner then keeps some of them (Q-76, D-33, D-48)."""
    while len(s.drawn) < draw and (card := draw_equipment(s)) != NOBODY:
        take_up(s, seat, card)
    if len(s.drawn) <= keep:
        for card in put_down_drawn(s):
            _receive(s, seat, card, cause)
        return
    if s.log is not None:
        tell_only(s, seat, EQUIPMENT_DRAWN, seat, len(s.drawn), *first_three(s.drawn), cause)
    do_next(s, choose_equipment_to_keep, seat, keep)


def choose_equipment_to_keep(s: State, seat: int, keep: int) -> None:
    """Asks which drawn cards the hero keeps; without a real choice the rest is resolved at once."""
    if keep > 0 and len(s.drawn) > keep:
        ask(s, seat, [KEEP + card for card in sorted(set(s.drawn))], keep_equipment, seat, keep)
    else:
        do_next(s, put_away_drawn_equipment, seat, keep)


def keep_equipment(s: State, seat: int, keep: int, choice: int) -> None:
    card = choice - KEEP
    leave_drawn(s, card)
    s.gear[seat].append(card)
    if s.log is not None:
        tell(s, EQUIPMENT_KEPT, seat, card, NOBODY)
    do(s, ((choose_excess_equipment, seat, 0), (choose_equipment_to_keep, seat, keep - 1)))


def put_away_drawn_equipment(s: State, seat: int, keep: int) -> None:
    """Keeps the drawn cards that need no choice and discards the rest face up."""
    for number, card in enumerate(put_down_drawn(s)):
        if number < keep:
            _receive(s, seat, card, NOBODY)
        else:
            s.equipment_discard.append(card)
            if s.log is not None:
                tell(s, EQUIPMENT_DISCARDED, seat, card)


def _receive(s: State, seat: int, card: int, cause: int) -> None:
    if s.log is not None:
        tell(s, EQUIPMENT_KEPT, seat, card, cause)
    give_equipment(s, seat, card)


STEPS = {
    choose_excess_equipment: "B-EQ-02 B-HA-13 Q-35",
    discard_excess_equipment: "B-EQ-02",
    choose_equipment_to_keep: "B-ST-04 Q-76 Q-109",
    keep_equipment: "B-ST-04",
    put_away_drawn_equipment: "B-ST-04 Q-109",
}
