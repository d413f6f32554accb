"""How far armies and heroes get: what the rules of marching and walking say about every seat, whoever is asked now."""

from __future__ import annotations

from metro2033.board.codes import NEXT_TURN
from metro2033.board.effects.modifiers import hero_speed
from metro2033.board.effects.specials import has_free_transfers
from metro2033.board.rules.army import army_reach, stations_to_attack
from metro2033.board.rules.capture import stations_in
from metro2033.board.state import State
from metro2033.kernel.advice import Place, Reach
from metro2033.kernel.agenda import NOBODY


def reach(s: State) -> list[Reach]:
    """Armies and heroes of all seats that stand on the map."""
    found = []
    for seat in range(s.seats):
        if s.own[seat]:
            found.append(_of_army(s, seat))
        if s.hero_at[seat] != NOBODY:
            found.append(_of_hero(s, seat))
    return found


def _of_army(s: State, seat: int) -> Reach:
    """The stations an army gets at; open are those it may attack (B-AA-02..06, Q-43)."""
    reached = army_reach(s, seat) & s.area.capturable & ~s.own[seat]
    targets = stations_to_attack(s, seat, reached)
    ids = s.catalog.station_ids
    return Reach(seat, "army", [Place(ids[end], 1, end in targets) for end in stations_in(reached)])


def _of_hero(s: State, seat: int) -> Reach:
    """Every station a hero can walk to, with its distance; open are those within his speed (B-HA-04..06, B-MP-02, Q-59)."""
    speed = 0 if s.sits_out[seat] & NEXT_TURN else hero_speed(s, seat)
    steps = s.area.distances(s.hero_at[seat], s.catalog.metro.stations, has_free_transfers(s, seat))
    ends = sorted((total, end) for end, total in steps.items() if end != s.hero_at[seat])
    return Reach(seat, "hero", [Place(s.catalog.station_ids[end], total, total <= speed) for total, end in ends])
