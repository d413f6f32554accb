"""Lasting effects: temporary modifiers that abilities put on a piece, a threat or a seat.

They are kept in one list of `[verb, seat, n, until, card]`. Entries are immutable: they are only added and removed.
"""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.catalog.schema import Cost, If, Speed, Strength, WinDraws
from metro2033.games.board.codes import (
    HERO_ACTIONS,
    HERO_WINDOW,
    MINUS,
    MOB_WINDOW,
    MOBILISATION,
    NEXT_TURN,
    ON_ARMY,
    ON_HERO,
    PLUS,
    ROUND_WINDOW,
    UNTIL_BATTLE_ENDS,
    UNTIL_ROUND_ENDS,
    UNTIL_THREAT_LEAVES,
)
from metro2033.games.board.effects.verb import NEVER, OUTLASTS_BATTLE, Run, Usable, Verb, uncounted
from metro2033.games.board.events import PIECE_AFFECTED, THREAT_AFFECTED
from metro2033.games.board.queries.modifiers import upkeep
from metro2033.games.board.queries.pieces import pieces_to_name
from metro2033.games.board.state import State, turn_order
from metro2033.kernel.agenda import NOBODY, ask, do_next
from metro2033.kernel.event import tell


def end_lasting(s: State, until_when: int) -> None:
    """Removes the lasting effects that expire at this moment."""
    if s.lasting:
        s.lasting = [effect for effect in s.lasting if effect[3] != until_when]


def until(s: State, effect: Effect) -> int:
    """Returns when an effect expires: at the end of the round for missions, after this battle for discarded cards (B-MI-08, Q-86)."""
    if s.catalog.goal_of[effect.card] >= 0 and s.catalog.flags.mission_effects_last != "battle":
        return UNTIL_ROUND_ENDS
    return UNTIL_THREAT_LEAVES if s.battle is None else UNTIL_BATTLE_ENDS  # a threat event is one battle


def run_own_strength(s: State, seat: int, effect: Effect, number: int) -> None:
    """Adds strength to the seat's hero, army or both."""
    if effect.verb != c.STRENGTH_OWN_ARMY:
        s.lasting.append([c.STRENGTH_OWN_HERO, seat, effect.n, until(s, effect), effect.card])
    if effect.verb != c.STRENGTH_OWN_HERO:
        s.lasting.append([c.STRENGTH_OWN_ARMY, seat, effect.n, until(s, effect), effect.card])


def own_hero_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return window != ROUND_WINDOW and seat in pieces_to_name(s, effect, hero=True)


def own_army_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return window != ROUND_WINDOW and seat in pieces_to_name(s, effect, hero=False)


def own_piece_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return own_hero_fights(s, seat, effect, window) or own_army_fights(s, seat, effect, window)


def run_any_strength(s: State, seat: int, effect: Effect, number: int) -> None:
    do_next(s, choose_piece, number, seat)


def choose_piece(s: State, number: int, seat: int) -> None:
    """Asks for one piece to affect, usually a fighting piece of either side (D-46, Q-84, Q-103)."""
    effect = s.catalog.effects[number]
    is_hero = effect.verb == c.STRENGTH_ANY_HERO
    owners = pieces_to_name(s, effect, hero=is_hero)
    ask(
        s,
        seat,
        [ON_HERO + s.hero[owner] if is_hero else ON_ARMY + s.faction[owner] for owner in owners],
        affect_piece,
        number,
        seat,
    )


def affect_piece(s: State, number: int, seat: int, choice: int) -> None:
    effect = s.catalog.effects[number]
    is_hero = effect.verb == c.STRENGTH_ANY_HERO
    owner = s.hero.index(choice - ON_HERO) if is_hero else s.faction.index(choice - ON_ARMY)
    s.lasting.append(
        [c.STRENGTH_OWN_HERO if is_hero else c.STRENGTH_OWN_ARMY, owner, effect.n, until(s, effect), effect.card]
    )
    if s.log is not None:
        tell(s, PIECE_AFFECTED, seat, effect.card, int(is_hero), owner, effect.n)


def some_hero_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return window != ROUND_WINDOW and len(pieces_to_name(s, effect, hero=True)) > 0


def some_army_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return window != ROUND_WINDOW and len(pieces_to_name(s, effect, hero=False)) > 0


def run_threat_strength(s: State, seat: int, effect: Effect, number: int) -> None:
    if effect.either_sign:
        do_next(s, choose_sign, number, seat)
    else:
        _strengthen_threat(s, seat, effect, effect.n)


def choose_sign(s: State, number: int, seat: int) -> None:
    """Asks whether the threat becomes stronger or weaker (D-46)."""
    ask(s, seat, [PLUS, MINUS], take_sign, number, seat)


def take_sign(s: State, number: int, seat: int, choice: int) -> None:
    effect = s.catalog.effects[number]
    _strengthen_threat(s, seat, effect, effect.n if choice == PLUS else -effect.n)


def _strengthen_threat(s: State, seat: int, effect: Effect, n: int) -> None:
    s.lasting.append([c.STRENGTH_THREAT, NOBODY, n, UNTIL_THREAT_LEAVES, effect.card])
    if s.log is not None:
        tell(s, THREAT_AFFECTED, seat, effect.card, n)


def threat_is_open(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and s.battle.threat != NOBODY


def run_win_draws(s: State, seat: int, effect: Effect, number: int) -> None:
    s.lasting.append([c.WIN_DRAWS, seat, 0, until(s, effect), effect.card])


def run_speed(s: State, seat: int, effect: Effect, number: int) -> None:
    s.lasting.append([c.SPEED, seat, effect.n, UNTIL_ROUND_ENDS, effect.card])


def can_change_speed(s: State, seat: int, effect: Effect, window: int) -> bool:
    """Returns whether speed still matters: before the hero moves, and not while missing a turn (Q-60, Q-84)."""
    if s.catalog.flags.missions_at_any_time and _has_had(s, seat, HERO_ACTIONS, window):
        return False
    return not s.sits_out[seat] & NEXT_TURN


def _has_had(s: State, seat: int, phase: int, window: int) -> bool:
    """Returns whether a seat's turn in a phase is over or past its first window (W-2)."""
    if s.phase != phase or s.turn == NOBODY:
        return s.phase > phase
    if s.turn == seat:
        has_moved = phase == HERO_ACTIONS and s.window is not None and s.window.used == 1
        return has_moved or window != (HERO_WINDOW if phase == HERO_ACTIONS else MOB_WINDOW)
    order = turn_order(s)
    return order.index(seat) < order.index(s.turn)


def run_free_upkeep(s: State, seat: int, effect: Effect, number: int) -> None:
    s.lasting.append([c.FREE_UPKEEP, seat, 0, UNTIL_ROUND_ENDS, effect.card])


def owes_upkeep(s: State, seat: int, effect: Effect, window: int) -> bool:
    if s.catalog.flags.missions_at_any_time and _has_had(s, seat, MOBILISATION, window):
        return False
    return any(upkeep(s, seat, s.army[seat]))


def _strength(number: int, who: str, run: Run, usable: Usable, any_time: tuple[str, ...] = OUTLASTS_BATTLE) -> Verb:
    return Verb(number, Strength, run, usable, uncounted, any_time=any_time, who=who, cond=If())


VERBS: Final[list[Verb]] = [
    _strength(c.STRENGTH_OWN_HERO, "own_hero", run_own_strength, own_hero_fights),
    _strength(c.STRENGTH_OWN_ARMY, "own_army", run_own_strength, own_army_fights),
    _strength(c.STRENGTH_OWN_BOTH, "own_both", run_own_strength, own_piece_fights),
    _strength(c.STRENGTH_ANY_HERO, "any_hero", run_any_strength, some_hero_fights),
    _strength(c.STRENGTH_ANY_ARMY, "any_army", run_any_strength, some_army_fights),
    _strength(c.STRENGTH_THREAT, "threat", run_threat_strength, threat_is_open, NEVER),
    Verb(
        c.WIN_DRAWS,
        WinDraws,
        run_win_draws,
        own_piece_fights,
        uncounted,
        any_time=OUTLASTS_BATTLE,
        who="own_both",
        cond=If(),
    ),
    Verb(c.SPEED, Speed, run_speed, can_change_speed, uncounted, who="own_hero"),
    Verb(c.FREE_UPKEEP, Cost, run_free_upkeep, owes_upkeep, uncounted, what="upkeep", change="free"),
]
STEPS = {
    choose_piece: "Q-103",
    affect_piece: "Q-103",
    choose_sign: "Q-103",
    take_sign: "Q-103",
}
