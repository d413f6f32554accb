"""Lasting effects: temporary modifiers that abilities put on a piece, a threat or a seat.

They are kept in one list of `[verb, seat, n, until, card]`. Entries are immutable: they are only added and removed.
"""

from __future__ import annotations

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.codes import (
    MINUS,
    ON_ARMY,
    ON_HERO,
    PLUS,
    UNTIL_BATTLE_ENDS,
    UNTIL_ROUND_ENDS,
    UNTIL_THREAT_LEAVES,
)
from metro2033.games.board.events import PIECE_AFFECTED, THREAT_AFFECTED
from metro2033.games.board.queries.pieces import pieces_to_name
from metro2033.games.board.state import State
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


def run_win_draws(s: State, seat: int, effect: Effect, number: int) -> None:
    s.lasting.append([c.WIN_DRAWS, seat, 0, until(s, effect), effect.card])


def run_speed(s: State, seat: int, effect: Effect, number: int) -> None:
    s.lasting.append([c.SPEED, seat, effect.n, UNTIL_ROUND_ENDS, effect.card])


def run_free_upkeep(s: State, seat: int, effect: Effect, number: int) -> None:
    s.lasting.append([c.FREE_UPKEEP, seat, 0, UNTIL_ROUND_ENDS, effect.card])


STEPS = {
    choose_piece: "Q-103",
    affect_piece: "Q-103",
    choose_sign: "Q-103",
    take_sign: "Q-103",
}
