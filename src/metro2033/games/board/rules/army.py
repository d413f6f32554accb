"""Phase 3, army actions: attack a station, attack a hero, obtain resources (B-AA-01..14)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.codes import ARMY, ARMY_WINDOW, ATTACK, ATTACK_HERO, OBTAIN, PASS
from metro2033.games.board.metro_map import ABANDONED, HANSA
from metro2033.games.board.queries.reach import army_reach, heroes_to_attack, stations_to_attack
from metro2033.games.board.queries.reasons import INACTIVE, Reason
from metro2033.games.board.queries.specials import is_off_limits, makes_station_own
from metro2033.games.board.rules.combat import attack_hero, attack_station
from metro2033.games.board.rules.reserve import choose_token
from metro2033.games.board.rules.settle import STABLE_POINT
from metro2033.games.board.rules.window import open_own_window
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY, ask, by_seat, do, do_next
from metro2033.kernel.choice import Choice


def act_with_army(s: State, seat: int, _: int) -> None:
    """Schedules one player's army turn: window, one action, stable point (B-AA-01)."""
    s.turn = seat
    do(s, ARMY_TURN[seat])


def choose_army_action(s: State, seat: int, _: int) -> None:
    """Asks for at most one army action; passing is allowed (B-AA-01, Q-19, D-14)."""
    reached = army_reach(s, seat)
    options = [ATTACK + station for station in stations_to_attack(s, seat, reached)]
    options += [ATTACK_HERO + hero for hero in heroes_to_attack(s, seat, reached)]
    if any(s.reserve):
        options.append(OBTAIN)
    options.append(PASS)
    ask(s, seat, options, order_army, seat)


def order_army(s: State, seat: int, _: int, choice: int) -> None:
    if choice == OBTAIN:  # B-AA-14
        do_next(s, choose_token, seat, NOBODY)
    elif choice >= ATTACK_HERO:
        attack_hero(s, seat, ARMY, choice - ATTACK_HERO)
    elif choice >= ATTACK:
        attack_station(s, seat, ARMY, choice - ATTACK)


def _why_not_order(s: State, seat: int, choice: Choice) -> Reason:
    return why_not_attack(s, seat, choice, by_army=True) if choice.verb == "attack" else None


def why_not_attack(s: State, seat: int, choice: Choice, *, by_army: bool) -> Reason:
    """Returns why an army or a hero may not attack a station or a hero."""
    if choice.kind == "station":
        return _why_not_station(s, seat, s.catalog.station_number[choice.target], by_army=by_army)
    return _why_not_hero(s, seat, s.catalog.card_number[choice.target], by_army=by_army)


def _why_not_station(s: State, seat: int, station: int, *, by_army: bool) -> Reason:
    kind = s.catalog.metro.kind[station]
    if not s.area.active[station]:
        return INACTIVE
    if kind == HANSA:
        return "why-hansa", ("B-AA-03" if by_army else "B-HA-23", "B-MP-08")
    if kind == ABANDONED:
        return "why-abandoned", ("B-AA-03" if by_army else "B-HA-23", "B-MP-09")
    if s.owner[station] == seat:
        return "why-own", ("Q-47",)
    if by_army and s.hero_at[seat] == station and is_off_limits(s, seat):
        return "why-handcar-army", ("B-CP-11", "Q-87")
    if by_army and not army_reach(s, seat) >> station & 1:
        return "why-out-of-reach", ("B-AA-02", "B-AA-04", "B-AA-05", "B-AA-06")
    if not by_army and s.hero_at[seat] != station:
        return "why-hero-elsewhere", ("B-HA-23",)
    if not by_army and makes_station_own(s, seat):
        return "why-handcar", ("B-CP-11",)
    return "why-no-threat-left", ("B-DK-04", "Q-43")


def _why_not_hero(s: State, seat: int, hero: int, *, by_army: bool) -> Reason:
    if hero not in s.hero:
        return "why-not-in-game", ("B-SU-13",)
    owner = s.hero.index(hero)
    at = s.hero_at[owner]
    if owner == seat:
        return "why-own-hero", ("B-AA-11",)
    if s.catalog.metro.kind[at] == HANSA:
        return "why-hero-on-hansa", ("B-AA-12", "B-HA-27")
    if at < s.catalog.metro.capturable and s.owner[at] == owner:
        return "why-hero-at-home", ("B-AA-12", "B-HA-27", "B-CB-14")
    if makes_station_own(s, owner):
        return "why-hero-on-handcar", ("B-CP-12",)
    if by_army:
        return "why-hero-out-of-reach", ("B-AA-11", "B-AA-13")
    return "why-hero-not-here", ("B-HA-27",)


ARMY_TURN: Final = by_seat(
    lambda seat: ((open_own_window, ARMY_WINDOW, seat), (choose_army_action, seat, 0), STABLE_POINT)
)

STEPS = {
    act_with_army: "B-AA-01",
    choose_army_action: "B-AA-01 B-AA-02 B-AA-11 B-AA-14 Q-19",
    order_army: "B-AA-01 B-AA-14",
}
WHY = {choose_army_action: _why_not_order}
