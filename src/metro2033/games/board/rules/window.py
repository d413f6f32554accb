"""Windows W-1..W-7, in which abilities may be used throughout the game (B-MI-11, B-MI-12, Q-84, Q-102)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import (
    AMMO,
    ARMY_WINDOW,
    HERO_WINDOW,
    MOB_WINDOW,
    PASS,
    PHASE_WINDOW,
    POST_WINDOW,
    RESULT_WINDOW,
    USE,
    USE_ABILITY,
    VOTE_WINDOW,
)
from metro2033.games.board.effects.abilities import may_act, pay_for_ability, usable_abilities
from metro2033.games.board.effects.triggers import run_trigger, triggers_of
from metro2033.games.board.effects.verbs import run_effect
from metro2033.games.board.queries.reasons import WRONG_WINDOW, Reason
from metro2033.games.board.queries.tokens import pairs_to_exchange
from metro2033.games.board.rules.settle import STABLE_POINT
from metro2033.games.board.state import State, Window, turn_order
from metro2033.kernel.agenda import NOBODY, Program, ask, do, do_next
from metro2033.kernel.choice import Choice

ROUND_AND_ROUND: Final = POST_WINDOW | VOTE_WINDOW  # stay open until all players pass in a row
STABLE: Final = (
    PHASE_WINDOW | MOB_WINDOW | ARMY_WINDOW | HERO_WINDOW
)  # using an ability in these is followed by a stable point


def open_table_window(s: State, kind: int, _: int) -> None:
    """Opens a window for all players in turn order: W-1, W-6, W-7, and W-3 of a threat event."""
    _open(s, kind, turn_order(s))


def open_own_window(s: State, kind: int, seat: int) -> None:
    """Opens a window for the player whose turn begins: W-2."""
    _open(s, kind, [seat])


def open_window_after_move(s: State, seat: int, _: int) -> None:
    """Opens another window between move and action, where missions may be used at any time (Q-84)."""
    _open(s, HERO_WINDOW, [seat], used=1)


def open_battle_window(s: State, kind: int, _: int) -> None:
    """Opens a battle window: attacker, defender, then the others in turn order; only the two sides after the result (W-3, W-4, W-5)."""
    b = s.battle
    assert b is not None
    order = [seat for seat in b.seat if seat != NOBODY]
    if kind != RESULT_WINDOW:
        order += [seat for seat in turn_order(s) if seat not in b.seat]
    _open(s, kind, order)


def _open(s: State, kind: int, order: list[int], used: int = 0) -> None:
    """Opens a window if at least one seat has something to decide in it."""
    for seat in order:
        if _is_asked(s, seat, kind, used):
            window = Window()
            window.kind = kind
            window.order = order
            window.at = 0
            window.passes = 0
            window.used = used
            s.window = window
            do_next(s, offer_abilities, 0, 0)
            return


def _is_asked(s: State, seat: int, kind: int, used: int) -> bool:
    if s.catalog.windows_in_use & kind and may_act(s, seat, kind):
        return True
    return kind == MOB_WINDOW and not used and _own_trigger(s, seat) != NOBODY


def _own_trigger(s: State, seat: int) -> int:
    """Returns the optional trigger offered in the mobilisation window, if it has an effect now (D-44)."""
    for trigger in triggers_of(s, seat, c.OWN_MOBILISATION_START):
        if trigger.optional and pairs_to_exchange(s, seat):
            return trigger.number
    return NOBODY


def offer_abilities(s: State, _: int, __: int) -> None:
    """Asks the next player who may act; closes the window when all have passed (Q-102)."""
    w = s.window
    assert w is not None
    players = len(w.order)
    # Passed seats are not asked again until an ability resets the count. Seats with nothing to use are skipped and count as passed.
    for skipped in range(players - w.passes):
        seat = w.order[(w.at + skipped) % players]
        if _is_asked(s, seat, w.kind, w.used):
            options = [PASS, *usable_abilities(s, seat, w.kind)]
            if w.kind == MOB_WINDOW and not w.used and _own_trigger(s, seat) != NOBODY:
                options.append(USE_ABILITY)
            ask(s, seat, options, take_ability, skipped, seat)
            return
    do_next(s, close_window, 0, 0)


def take_ability(s: State, skipped: int, seat: int, choice: int) -> None:
    """Moves on after a pass; after an ability, the same player is asked again."""
    w = s.window
    assert w is not None
    w.at += skipped
    w.passes += skipped
    if choice == PASS:
        w.at += 1
        w.passes += 1
        do(s, ASK_ON)
        return
    if w.kind & ROUND_AND_ROUND:
        w.passes = 0
    after = SETTLE_AND_ASK_ON if w.kind & STABLE else ASK_ON
    if choice == USE_ABILITY:
        w.used = 1
        do(s, ((run_trigger, _own_trigger(s, seat), seat), *after))
    else:
        effects = pay_for_ability(s, seat, choice - USE)
        do(s, (*[(run_effect, effect, seat) for effect in effects], *after))


def close_window(s: State, _: int, __: int) -> None:
    s.window = None


def _why_not_use(s: State, seat: int, choice: Choice) -> Reason:
    """Returns why the seat's own card cannot be used now; no reason for other cards, since that would reveal their owner."""
    card = choice.code - USE
    if card in s.used:
        return "why-used", ("B-MI-07",)
    ability = s.catalog.ability[card]
    if ability is None or card not in s.missions[seat] + s.done[seat] + s.gear[seat]:
        return None
    if s.window is None or not ability.windows & s.window.kind:
        return WRONG_WINDOW, ("B-MI-11", "Q-84")
    if card in s.done[seat] and not s.held[3 * seat + AMMO]:
        return "why-ability-ammo", ("B-MI-06",)
    return "why-ability-idle", ("Q-102", "Q-103")


ASK_ON: Final[Program] = ((offer_abilities, 0, 0),)
SETTLE_AND_ASK_ON: Final[Program] = (STABLE_POINT, (offer_abilities, 0, 0))

STEPS = {
    open_table_window: "B-MI-11 Q-102",
    open_own_window: "B-MI-11 Q-102",
    open_window_after_move: "B-MI-11 Q-84",
    open_battle_window: "B-MI-12 Q-102",
    offer_abilities: "B-MI-05 B-MI-06 B-MI-11 Q-102",
    take_ability: "B-MI-05 B-MI-06 B-MI-07",
    close_window: "Q-102",
}
WHY_ANYTIME = {"use": _why_not_use}
