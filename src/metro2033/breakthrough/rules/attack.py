"""Monsters: a discarded threat attacks everybody in order: defence, losses, free plays, refill (C-49..56, C-68..71, C-79)."""

from __future__ import annotations

from metro2033.breakthrough.catalog import NO_PROTECTION
from metro2033.breakthrough.codes import (
    DECLINE,
    DEFEND,
    DO_NOT_DEFEND,
    HERO,
    LOSE,
    LOSE_ALL,
    LOSE_MILITARY,
    LOSE_STATION,
    PLAY,
    RESOURCE,
    STATION,
    TURN,
)
from metro2033.breakthrough.events import (
    CARD_PLAYED_FREE,
    CARD_TURNED_FREE,
    MONSTER_ATTACKED,
    MONSTER_NOT_REPELLED,
    PROTECTION_USED,
    RESOURCES_LOST,
    STATION_LOST,
    TOKENS_DOWN,
)
from metro2033.breakthrough.rules.cards import leave_hand, put_turned, put_upright, take_off
from metro2033.breakthrough.rules.draw import refill_hands
from metro2033.breakthrough.rules.free import free_actions, is_free_action, take_free_action
from metro2033.breakthrough.rules.tokens import move_down
from metro2033.breakthrough.state import Attack, State, seats_from
from metro2033.kernel.agenda import Step, ask
from metro2033.kernel.event import tell, tell_details


def set_monster(s: State, seat: int, card: int) -> None:
    """The monster attacks everybody, the discarder first; each step is finished for all before the next (C-49, C-50, C-79)."""
    attack = Attack()
    attack.threat = card
    attack.repelled = 0
    attack.used = []
    s.attack = attack
    if s.log is not None:
        tell(s, MONSTER_ATTACKED, seat, card)
    s.agenda.append((refill_hands, seat, 0))
    s.agenda.append((end_attack, 0, 0))
    _everybody(s, seat, offer_free_play)
    _everybody(s, seat, suffer)
    _everybody(s, seat, choose_defence)


def _everybody(s: State, first: int, step: Step) -> None:
    for seat in reversed(seats_from(s, first)):
        s.agenda.append((step, seat, 0))


def protections(s: State, seat: int) -> list[int]:
    """A seat's turned cards and heroes, each name once, in catalogue order (C-46, C-52)."""
    return sorted(set(s.turned[seat] + s.heroes[seat]))


def defences(s: State, seat: int) -> list[tuple[int, ...]]:
    """The sets of protections that repel the monster: one matching card, or with survival 1 a needed set of all symbols (C-52, C-68)."""
    attack = s.attack
    assert attack is not None
    symbols, protects = s.catalog.symbols[attack.threat], s.catalog.protects
    own = [card for card in protections(s, seat) if protects[card] & symbols]
    if not s.catalog.flags.survival1:
        return [(card,) for card in own]
    found: list[tuple[int, ...]] = []

    def search(place: int, taken: tuple[int, ...], covered: int) -> None:
        if covered == symbols:
            if all(_cover(s, [card for card in taken if card != one]) & symbols != symbols for one in taken):
                found.append(taken)
            return
        for at in range(place, len(own)):
            if protects[own[at]] & symbols & ~covered:  # a card that adds nothing now is never needed
                search(at + 1, (*taken, own[at]), covered | protects[own[at]] & symbols)

    search(0, (), 0)
    return found


def _cover(s: State, cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= s.catalog.protects[card]
    return mask


def choose_defence(s: State, seat: int, _: int) -> None:
    """Step A1: who can repel the monster may use a protection; with survival 4 must (C-51, C-71; CD-11, CD-12).

    Who cannot is asked only where free actions may interrupt the own attack (C-07).
    """
    attack = s.attack
    assert attack is not None
    used = tuple(attack.used)
    following = sorted(
        {cards[len(used)] for cards in defences(s, seat) if cards[: len(used)] == used and len(cards) > len(used)}
    )
    free = [] if used else free_actions(s, seat, interrupting=True)  # a defence once begun is finished
    if following or free:
        options = [DEFEND + card for card in following]
        if not used and not (following and s.catalog.flags.survival4):
            options.append(DO_NOT_DEFEND)
        ask(s, seat, options + free, take_defence, seat)


def take_defence(s: State, seat: int, _: int, choice: int) -> None:
    attack = s.attack
    assert attack is not None
    if is_free_action(choice):
        take_free_action(s, seat, choice)
    elif choice != DO_NOT_DEFEND:
        attack.used.append(choice - DEFEND)
        if tuple(attack.used) in defences(s, seat):
            s.agenda.append((repel, seat, 0))
        else:
            s.agenda.append((choose_defence, seat, 0))


def repel(s: State, seat: int, _: int) -> None:
    """What was used is discarded at once and returns no tokens (C-52)."""
    attack = s.attack
    assert attack is not None
    for card in attack.used:
        take_off(s, seat, card, turned=s.catalog.kind[card] != HERO)
        if s.log is not None:
            tell(s, PROTECTION_USED, seat, card, attack.threat)
    attack.used = []
    attack.repelled |= 1 << seat


def suffer(s: State, seat: int, _: int) -> None:
    """Step A2: who has not repelled the monster loses what its card says, and with survival 2 all people are away (C-55, C-69)."""
    attack = s.attack
    assert attack is not None
    if attack.repelled >> seat & 1:
        return
    if s.log is not None:
        tell(s, MONSTER_NOT_REPELLED, seat, attack.threat)
    s.agenda.append((send_away, seat, 0))
    loss = s.catalog.loss[attack.threat]
    if loss == LOSE_STATION:
        s.agenda.append((choose_station_to_lose, seat, 0))
    else:
        s.agenda.append((lose_resources, seat, loss))


def choose_station_to_lose(s: State, seat: int, _: int) -> None:
    """The owner picks which station goes; with one there is nothing to pick (C-55; CD-13)."""
    stations = sorted(set(s.stations[seat]))
    if len(s.stations[seat]) > 1:
        options = [LOSE + station for station in stations]
        ask(s, seat, options + free_actions(s, seat, interrupting=True), take_station_to_lose, seat)
    elif stations:
        s.agenda.append((lose_station, seat, stations[0]))


def take_station_to_lose(s: State, seat: int, _: int, choice: int) -> None:
    if is_free_action(choice):
        take_free_action(s, seat, choice)
    else:
        s.agenda.append((lose_station, seat, choice - LOSE))


def lose_station(s: State, seat: int, station: int) -> None:
    """The station is discarded; tokens on it return above the faction card (C-55, C-66)."""
    if s.log is not None:
        tell(s, STATION_LOST, seat, station)
    take_off(s, seat, station, turned=False)


def lose_resources(s: State, seat: int, loss: int) -> None:
    """All upright resources of a class, or all; turned cards and heroes are safe (C-48, C-55)."""
    lost = doomed_resources(s, seat, loss)
    for card in lost:
        take_off(s, seat, card, turned=False)
    if lost and s.log is not None:
        tell_details(s, RESOURCES_LOST, (seat,), tuple((f"lost {s.catalog.card_ids[card]}", 1) for card in lost))


def doomed_resources(s: State, seat: int, loss: int) -> list[int]:
    """The upright resources a loss takes (C-55)."""
    if loss == LOSE_STATION:
        return []
    kinds = s.catalog.type
    return [card for card in s.resources[seat] if loss == LOSE_ALL or (loss == LOSE_MILITARY) == (kinds[card] >= 3)]


def send_away(s: State, seat: int, _: int) -> None:
    """Survival 2: all tokens go below the faction card; by the switch those on stations too, which are then discarded (C-69)."""
    flags = s.catalog.flags
    if not flags.survival2:
        return
    if flags.v2_includes_station_tokens:
        for station, tokens in list(zip(s.stations[seat], s.tokens[seat], strict=True)):
            if tokens:
                lose_station(s, seat, station)
    if s.up[seat] and s.log is not None:
        tell(s, TOKENS_DOWN, seat, s.up[seat])
    move_down(s, seat, s.up[seat])


def free_plays(s: State, seat: int) -> list[int]:
    """What a hand can put into play: resources, stations, heroes; turned cards unless the switch forbids (C-53)."""
    cards = s.catalog
    options = []
    for card in dict.fromkeys(s.hand[seat]):
        if cards.kind[card] in (RESOURCE, STATION, HERO):
            options.append(PLAY + card)
        if cards.protection_cost[card] != NO_PROTECTION and cards.flags.reward_may_be_protection:
            options.append(TURN + card)
    return options


def offer_free_play(s: State, seat: int, _: int) -> None:
    """Step A3: who has repelled the monster may put one hand card into play for nothing (C-53, C-54; CD-14)."""
    attack = s.attack
    assert attack is not None
    if attack.repelled >> seat & 1:
        options = [*free_plays(s, seat), DECLINE]
        ask(s, seat, options + free_actions(s, seat, interrupting=True), take_free_play, seat)


def take_free_play(s: State, seat: int, _: int, choice: int) -> None:
    if is_free_action(choice):
        take_free_action(s, seat, choice)
    elif choice != DECLINE:
        turned = choice >= TURN
        card = choice - (TURN if turned else PLAY)
        leave_hand(s, seat, card)
        (put_turned if turned else put_upright)(s, seat, card, 0)
        if s.log is not None:
            tell(s, CARD_TURNED_FREE if turned else CARD_PLAYED_FREE, seat, card)


def end_attack(s: State, _: int, __: int) -> None:
    s.attack = None


STEPS = {
    choose_defence: "C-50 C-51 C-52 C-68 C-71 C-79",
    take_defence: "C-52",
    repel: "C-52",
    suffer: "C-55 C-79",
    choose_station_to_lose: "C-55",
    take_station_to_lose: "C-55",
    lose_station: "C-55 C-66",
    lose_resources: "C-48 C-55",
    send_away: "C-69",
    offer_free_play: "C-53 C-54",
    take_free_play: "C-53",
    end_attack: "C-79",
}
