"""Monsters: a discarded threat attacks everyone in order: defence, losses, free plays, refill (C-49..54, C-68, C-71, C-79)."""

from __future__ import annotations

from metro2033.games.breakthrough.advice.why import Reason, WhyTable
from metro2033.games.breakthrough.catalog.catalog import NO_PROTECTION
from metro2033.games.breakthrough.codes import (
    DECLINE,
    DEFEND,
    DO_NOT_DEFEND,
    HERO,
    PLAY,
    RESOURCE,
    STATION,
    TURN,
)
from metro2033.games.breakthrough.events import (
    CARD_PLAYED_FREE,
    CARD_TURNED_FREE,
    MONSTER_ATTACKED,
    PROTECTION_USED,
)
from metro2033.games.breakthrough.rules.cards import leave_hand, put_turned, put_upright, take_off, why_not_from_hand
from metro2033.games.breakthrough.rules.draw import refill_hands
from metro2033.games.breakthrough.rules.free import free_actions, is_free_action, take_free_action
from metro2033.games.breakthrough.rules.losses import suffer
from metro2033.games.breakthrough.state import Attack, State, seats_from
from metro2033.kernel.agenda import ask, do, do_next
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell


def set_monster(s: State, seat: int, card: int) -> None:
    """Attacks everyone with a monster, the discarder first (C-49, C-79).

    Each step is finished for all players before the next one, or by house rule each player finishes all steps in turn (C-50).
    """
    attack = Attack()
    attack.threat = card
    attack.repelled = 0
    attack.used = []
    s.attack = attack
    if s.log is not None:
        tell(s, MONSTER_ATTACKED, seat, card)
    everybody, steps = seats_from(s, seat), (choose_defence, suffer, offer_free_play)
    if s.catalog.flags.attack_order == "by_player":
        order = [(step, other, 0) for other in everybody for step in steps]
    else:
        order = [(step, other, 0) for step in steps for other in everybody]
    do(s, (*order, (end_attack, 0, 0), (refill_hands, seat, 0)))


def protections(s: State, seat: int) -> list[int]:
    """Returns a seat's turned cards and heroes without duplicates, in catalogue order (C-46, C-52)."""
    return sorted(set(s.turned[seat] + s.heroes[seat]))


def defences(s: State, seat: int) -> list[tuple[int, ...]]:
    """Returns the sets of protections that repel the monster (C-52, C-68).

    One matching card is enough; with survival 1 it takes a minimal set that covers all symbols.
    """
    attack = s.attack
    assert attack is not None
    return defences_against(s, seat, attack.threat)


def defences_against(s: State, seat: int, threat: int) -> list[tuple[int, ...]]:
    """Returns the sets of protections that repel a given monster; see `defences`."""
    symbols, protects = s.catalog.symbols[threat], s.catalog.protects
    own = [card for card in protections(s, seat) if protects[card] & symbols]
    if not s.catalog.flags.survival1:
        return [(card,) for card in own]
    found: list[tuple[int, ...]] = []

    def search(place: int, taken: tuple[int, ...], covered: int) -> None:
        if covered == symbols:
            if all(_cover(s, [card for card in taken if card != left_out]) & symbols != symbols for left_out in taken):
                found.append(taken)
            return
        for at in range(place, len(own)):
            if protects[own[at]] & symbols & ~covered:  # a card that covers no new symbol is never needed
                search(at + 1, (*taken, own[at]), covered | protects[own[at]] & symbols)

    search(0, (), 0)
    return found


def _cover(s: State, cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= s.catalog.protects[card]
    return mask


def choose_defence(s: State, seat: int, _: int) -> None:
    """Asks in step A1 whether a seat that can repel the monster uses a protection; with survival 4 it must (C-51, C-71; CD-11,
    CD-12).

    A seat that cannot is asked only if free actions may interrupt the attack on its own turn (C-07).
    """
    attack = s.attack
    assert attack is not None
    used = tuple(attack.used)
    following = sorted(
        {cards[len(used)] for cards in defences(s, seat) if cards[: len(used)] == used and len(cards) > len(used)}
    )
    free = [] if used else free_actions(s, seat, interrupting=True)  # a defence once begun must be finished
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
        enough = tuple(attack.used) in defences(s, seat)
        do_next(s, repel if enough else choose_defence, seat, 0)


def repel(s: State, seat: int, _: int) -> None:
    """Discards the protections used at once; they return no tokens (C-52)."""
    attack = s.attack
    assert attack is not None
    for card in attack.used:
        take_off(s, seat, card, turned=s.catalog.kind[card] != HERO)
        if s.log is not None:
            tell(s, PROTECTION_USED, seat, card, attack.threat)
    attack.used = []
    attack.repelled |= 1 << seat


def free_plays(s: State, seat: int) -> list[int]:
    """Returns the plays from a hand: resources, stations, heroes; turned cards unless the house rule forbids them (C-53)."""
    cards = s.catalog
    options = []
    for card in dict.fromkeys(s.hand[seat]):
        if cards.kind[card] in (RESOURCE, STATION, HERO):
            options.append(PLAY + card)
        if cards.protection_cost[card] != NO_PROTECTION and cards.flags.reward_may_be_protection:
            options.append(TURN + card)
    return options


def offer_free_play(s: State, seat: int, _: int) -> None:
    """Asks in step A3 which hand card a seat that repelled the monster plays for free, if any (C-53, C-54; CD-14)."""
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


def _why_not_defend(s: State, seat: int, choice: Choice) -> Reason:
    attack = s.attack
    assert attack is not None
    card = choice.code - DEFEND
    if card not in protections(s, seat):
        return "why-not-in-play", ("C-52",)
    if s.catalog.protects[card] & s.catalog.symbols[attack.threat]:
        return "why-protection-idle", ("C-68",)
    return "why-no-protection", ("C-52", "C-68")


def _why_must_defend(s: State, seat: int, choice: Choice) -> Reason:
    attack = s.attack
    assert attack is not None
    return ("why-defence-begun", ("C-68",)) if attack.used else ("why-must-defend", ("C-71",))


def _why_not_free(s: State, seat: int, choice: Choice) -> Reason | None:
    reason = why_not_from_hand(s, seat, choice)
    return ("why-not-turned-free", ("C-53",)) if reason is None and choice.verb == "turn" else reason


def end_attack(s: State, _: int, __: int) -> None:
    s.attack = None


STEPS = {
    choose_defence: "C-50 C-51 C-52 C-68 C-71 C-79",
    take_defence: "C-52",
    repel: "C-52",
    offer_free_play: "C-53 C-54",
    take_free_play: "C-53",
    end_attack: "C-79",
}

WHY: WhyTable = {
    (choose_defence, "defend"): _why_not_defend,
    (choose_defence, "do_not_defend"): _why_must_defend,
    (offer_free_play, "play"): _why_not_free,
    (offer_free_play, "turn"): _why_not_free,
    (offer_free_play, "discard"): _why_not_free,
}
