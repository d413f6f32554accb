"""One-shot effects of rewards, start bonuses, triggers, actions and abilities. One function per verb."""

from __future__ import annotations

from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.codes import PLACE, SETUP, STEAL, UNTIL_ROUND_ENDS
from metro2033.games.board.events import (
    ARMY_CHANGED,
    ATTACK_PREVENTED,
    HERO_PLACED,
    MISSION_DRAWN,
    VOTES_ADDED,
    first_three,
)
from metro2033.games.board.queries.decks import can_draw_mission
from metro2033.games.board.queries.stations import stations_in
from metro2033.games.board.queries.usable import army_after, gained, is_mission_blocked, prevents_all_round, victims
from metro2033.games.board.rules.equipment import draw_equipment_cards
from metro2033.games.board.rules.exchange import choose_exchange
from metro2033.games.board.rules.mission import draw_missions
from metro2033.games.board.rules.reserve import choose_token, choose_token_to_give, choose_token_to_steal, gain, lose
from metro2033.games.board.state import State
from metro2033.kernel.agenda import ask, do_next
from metro2033.kernel.event import tell, tell_only


def run_gain(s: State, seat: int, effect: Effect, number: int) -> None:
    """Gives the named tokens at once and asks for tokens of choice one by one.

    `here` means the resource printed on the hero's station, or any kind in Polis.
    """
    tokens, choice = gained(s, seat, effect)
    gain(s, seat, tokens, effect.card)
    for _ in range(choice):
        do_next(s, choose_token, seat, effect.card)


def run_lose(s: State, seat: int, effect: Effect, number: int) -> None:
    lose(s, seat, effect.tokens, effect.card)
    for _ in range(effect.choice):
        do_next(s, choose_token_to_give, seat, effect.card)


def run_army(s: State, seat: int, effect: Effect, number: int) -> None:
    change_army(s, seat, effect.n, effect.card)


def change_army(s: State, seat: int, n: int, cause: int) -> None:
    """Moves the army track, clamped to 1..8 (INV-03)."""
    strength = army_after(s, seat, n)
    if strength != s.army[seat]:
        s.army[seat] = strength
        s.unsettled |= 1 << seat
        if s.log is not None:
            tell(s, ARMY_CHANGED, seat, strength, cause)


def run_draw_equipment(s: State, seat: int, effect: Effect, number: int) -> None:
    draw_equipment_cards(s, seat, effect.n, effect.keep, effect.card)


def run_draw_mission(s: State, seat: int, effect: Effect, number: int) -> None:
    """Draws a mission for a card.

    With house rules it counts as this round's mission, or is not drawn if the seat already had one this round (Q-85).
    """
    if is_mission_blocked(s, seat):
        return
    flags = s.catalog.flags
    counts = flags.received_missions_count or flags.received_missions_blocked
    if counts and s.phase != SETUP and can_draw_mission(s):
        s.bought_mission |= 1 << seat
    drawn = draw_missions(s, seat, effect.n, effect.keep)
    if s.log is not None:
        tell_only(s, seat, MISSION_DRAWN, seat, len(drawn), *first_three(drawn), effect.card)


def run_swap(s: State, seat: int, effect: Effect, number: int) -> None:
    do_next(s, choose_exchange, seat, effect.n)


def run_steal(s: State, seat: int, effect: Effect, number: int) -> None:
    for _ in range(effect.n):
        do_next(s, choose_victim, seat, 0)


def choose_victim(s: State, seat: int, _: int) -> None:
    """Asks from whom to steal a token (D-45)."""
    options = [STEAL + s.faction[other] for other in victims(s, seat)]
    if options:
        ask(s, seat, options, take_victim, seat)


def take_victim(s: State, seat: int, _: int, choice: int) -> None:
    do_next(s, choose_token_to_steal, seat, s.faction.index(choice - STEAL))


def run_move_hero(s: State, seat: int, effect: Effect, number: int) -> None:
    do_next(s, choose_station_for_hero, seat, 0)


def choose_station_for_hero(s: State, seat: int, _: int) -> None:
    """Asks for a station that carries the seat's token (D-49)."""
    options = [PLACE + station for station in stations_in(s.own[seat])]
    if options:
        ask(s, seat, options, put_hero, seat)


def put_hero(s: State, seat: int, _: int, choice: int) -> None:
    s.hero_at[seat] = choice - PLACE
    if s.log is not None:
        tell(s, HERO_PLACED, seat, choice - PLACE)


def run_prevent_wound(s: State, seat: int, effect: Effect, number: int) -> None:
    if prevents_all_round(s, effect):
        s.lasting.append([effect.verb, seat, 0, UNTIL_ROUND_ENDS, effect.card])
    else:
        assert s.battle is not None
        s.battle.wound_prevented = 1


def run_prevent_army_loss(s: State, seat: int, effect: Effect, number: int) -> None:
    if prevents_all_round(s, effect):
        s.lasting.append([effect.verb, seat, 0, UNTIL_ROUND_ENDS, effect.card])
    else:
        assert s.battle is not None
        s.battle.loss_prevented = 1


def run_prevent_attack(s: State, seat: int, effect: Effect, number: int) -> None:
    """Cancels the attack before cards are shown and closes the window without asking further players (Q-107)."""
    assert s.battle is not None and s.window is not None
    s.battle.prevented = 1
    s.window.passes = len(s.window.order)
    if s.log is not None:
        tell(s, ATTACK_PREVENTED, seat, effect.card)


def run_votes(s: State, seat: int, effect: Effect, number: int) -> None:
    """Adds votes to the side the seat has already voted for (Q-98)."""
    assert s.vote is not None
    s.vote.weight[seat] += effect.n
    if s.log is not None:
        tell(s, VOTES_ADDED, seat, effect.n)


def run_free_capture(s: State, seat: int, effect: Effect, number: int) -> None:
    assert s.battle is not None
    s.battle.free_capture = 1


STEPS = {
    choose_victim: "Q-102",
    take_victim: "Q-102",
    choose_station_for_hero: "B-MI-11",
    put_hero: "B-MI-11",
}
