"""Losses of seats that did not repel a monster: a station, resources, ready tokens (C-48, C-55, C-66, C-69)."""

from __future__ import annotations

from metro2033.games.breakthrough.codes import LOSE, LOSE_ALL, LOSE_MILITARY, LOSE_STATION
from metro2033.games.breakthrough.events import MONSTER_NOT_REPELLED, RESOURCES_LOST, STATION_LOST, TOKENS_DOWN
from metro2033.games.breakthrough.rules.cards import take_off
from metro2033.games.breakthrough.rules.free import free_actions, is_free_action, take_free_action
from metro2033.games.breakthrough.rules.tokens import move_down
from metro2033.games.breakthrough.state import State
from metro2033.kernel.agenda import Scheduled, ask, do, do_next
from metro2033.kernel.event import Term, tell, tell_terms


def suffer(s: State, seat: int, _: int) -> None:
    """Applies step A2 to a seat that did not repel the monster: the card's loss, and with survival 2 all tokens go away (C-55, C-69)."""
    attack = s.attack
    assert attack is not None
    if attack.repelled >> seat & 1:
        return
    if s.log is not None:
        tell(s, MONSTER_NOT_REPELLED, seat, attack.threat)
    loss = s.catalog.loss[attack.threat]
    lose: Scheduled = (choose_station_to_lose, seat, 0) if loss == LOSE_STATION else (lose_resources, seat, loss)
    do(s, (lose, (send_away, seat, 0)))


def choose_station_to_lose(s: State, seat: int, _: int) -> None:
    """Asks the owner which station to lose; a single one is lost without a question (C-55; CD-13)."""
    stations = sorted(set(s.stations[seat]))
    if len(s.stations[seat]) > 1:
        options = [LOSE + station for station in stations]
        ask(s, seat, options + free_actions(s, seat, interrupting=True), take_station_to_lose, seat)
    elif stations:
        do_next(s, lose_station, seat, stations[0])


def take_station_to_lose(s: State, seat: int, _: int, choice: int) -> None:
    if is_free_action(choice):
        take_free_action(s, seat, choice)
    else:
        do_next(s, lose_station, seat, choice - LOSE)


def lose_station(s: State, seat: int, station: int) -> None:
    """Discards the station; tokens on it return above the faction card (C-55, C-66)."""
    if s.log is not None:
        tell(s, STATION_LOST, seat, station)
    take_off(s, seat, station, turned=False)


def lose_resources(s: State, seat: int, loss: int) -> None:
    """Discards all upright resources of a class, or all; turned cards and heroes are safe (C-48, C-55)."""
    lost = doomed_resources(s, seat, loss)
    for card in lost:
        take_off(s, seat, card, turned=False)
    if lost and s.log is not None:
        tell_terms(s, RESOURCES_LOST, (seat,), tuple(Term("lost", s.catalog.card_ids[card], 1) for card in lost))


def doomed_resources(s: State, seat: int, loss: int) -> list[int]:
    """Returns the upright resources that a loss takes (C-55)."""
    if loss == LOSE_STATION:
        return []
    kinds = s.catalog.type
    return [card for card in s.resources[seat] if loss == LOSE_ALL or (loss == LOSE_MILITARY) == (kinds[card] >= 3)]


def cards_at_stake(s: State, seat: int, threat: int) -> list[int]:
    """Returns the cards that a seat may lose to a monster (C-55, C-69).

    These are all its stations if one of them is lost, otherwise resources, and stations emptied by survival 2.
    """
    loss = s.catalog.loss[threat]
    return s.stations[seat] if loss == LOSE_STATION else doomed_resources(s, seat, loss) + emptied_stations(s, seat)


def emptied_stations(s: State, seat: int) -> list[int]:
    """Returns the stations lost because survival 2, by house rule, takes the tokens on them (C-69)."""
    flags = s.catalog.flags
    if not (flags.survival2 and flags.v2_includes_station_tokens):
        return []
    return [station for station, tokens in zip(s.stations[seat], s.tokens[seat], strict=True) if tokens]


def tokens_at_stake(s: State, seat: int) -> int:
    """Returns how many ready tokens a seat loses with survival 2 unless it repels the monster (C-69)."""
    return s.up[seat] if s.catalog.flags.survival2 else 0


def send_away(s: State, seat: int, _: int) -> None:
    """Moves all tokens below the faction card with survival 2 (C-69).

    By house rule this includes tokens on stations, which are then discarded.
    """
    if not s.catalog.flags.survival2:
        return
    for station in emptied_stations(s, seat):
        lose_station(s, seat, station)
    if s.up[seat] and s.log is not None:
        tell(s, TOKENS_DOWN, seat, s.up[seat])
    move_down(s, seat, s.up[seat])


STEPS = {
    suffer: "C-55 C-79",
    choose_station_to_lose: "C-55",
    take_station_to_lose: "C-55",
    lose_station: "C-55 C-66",
    lose_resources: "C-48 C-55",
    send_away: "C-69",
}
