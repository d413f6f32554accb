"""The turn: free actions, exactly one main action, free actions, hands back to five (C-06..20, C-61, C-62, C-73)."""

from __future__ import annotations

from typing import Final

from metro2033.games.breakthrough.advice.why import Reason, WhyTable
from metro2033.games.breakthrough.catalog.catalog import NO_PROTECTION
from metro2033.games.breakthrough.codes import CARAVAN, DISCARD, END_TURN, PASS, PICK, PLAY, SWAP, THREAT, TIDY, TURN
from metro2033.games.breakthrough.events import (
    CARD_DISCARDED,
    CARD_PICKED,
    CARD_PLAYED,
    CARD_TURNED,
    CARDS_SWAPPED,
    TURN_BEGAN,
)
from metro2033.games.breakthrough.rules.attack import set_monster
from metro2033.games.breakthrough.rules.caravan import send_caravan
from metro2033.games.breakthrough.rules.cards import leave_hand, put_turned, put_upright, why_not_from_hand
from metro2033.games.breakthrough.rules.draw import draw_cards, refill_hands
from metro2033.games.breakthrough.rules.free import free_actions, is_free_action, take_free_action
from metro2033.games.breakthrough.rules.price import cheaper_types, free_types, price_turned, price_upright
from metro2033.games.breakthrough.rules.tokens import move_down, move_up
from metro2033.games.breakthrough.rules.victory import check_round_cap
from metro2033.games.breakthrough.state import State
from metro2033.kernel.agenda import NOBODY, Program, ask, by_seat, do, do_next
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell, tell_only

SWAPPED: Final = 3  # C-19


def begin_turn(s: State, seat: int, _: int) -> None:
    """Schedules a turn: action, end, refills, then the next seat clockwise (C-73)."""
    s.active = seat
    if s.log is not None:
        tell(s, TURN_BEGAN, seat, s.round)
    do(s, TURNS[seat])


def next_turn(s: State, seat: int, _: int) -> None:
    """Passes the turn clockwise; a round ends when the first player is next (C-04, C-83)."""
    following = (seat + 1) % s.seats
    if following == s.first:
        s.round += 1
    do_next(s, begin_turn, following, 0)
    check_round_cap(s)


def main_actions(s: State, seat: int) -> list[int]:
    """Returns the main actions: affordable plays and protections, any discard, swapping three cards.

    Passing is allowed only with an empty hand (C-61) or by house rule (C-06).
    """
    hand = s.hand[seat]
    if not hand:
        return [PASS]  # C-61
    cards, ready = s.catalog, s.up[seat]
    free, cheaper = free_types(s, seat), cheaper_types(s, seat)
    options = []
    previous = -1
    for card in hand:
        if card != previous:
            previous = card
            kind = cards.kind[card]
            if kind != THREAT and kind != CARAVAN and price_upright(s, seat, card, free, cheaper) <= ready:
                options.append(PLAY + card)
            if cards.protection_cost[card] != NO_PROTECTION and price_turned(s, card, free, cheaper) <= ready:
                options.append(TURN + card)
            options.append(DISCARD + card)
    if len(hand) >= SWAPPED:  # C-20
        options.append(SWAP)
    return options if cards.flags.main_action_required else [*options, PASS]  # C-06


def choose_action(s: State, seat: int, _: int) -> None:
    """Asks for one main action, or any number of free ones before it (C-06, C-12; CD-03)."""
    ask(s, seat, main_actions(s, seat) + free_actions(s, seat, interrupting=False), take_action, seat)


def take_action(s: State, seat: int, _: int, choice: int) -> None:
    if is_free_action(choice):
        take_free_action(s, seat, choice, after_clearing(s, seat, choice))
    elif choice == SWAP:
        do_next(s, choose_card_to_swap, seat, 0)
    elif choice >= DISCARD:
        discard(s, seat, choice - DISCARD)
    elif choice >= TURN:
        play_card(s, seat, choice - TURN, turned=True)
    elif choice >= PLAY:
        play_card(s, seat, choice - PLAY, turned=False)


def play_card(s: State, seat: int, card: int, *, turned: bool) -> None:
    """Plays a card upright or turned as protection, pays its price and draws a card (C-09, C-10, C-12, C-27, C-76)."""
    free, cheaper = free_types(s, seat), cheaper_types(s, seat)
    price = price_turned(s, card, free, cheaper) if turned else price_upright(s, seat, card, free, cheaper)
    leave_hand(s, seat, card)
    if s.log is not None:
        tell(s, CARD_TURNED if turned else CARD_PLAYED, seat, card, price)
    move_down(s, seat, price)
    (put_turned if turned else put_upright)(s, seat, card, price)
    do_next(s, draw_cards, seat, 1)


def discard(s: State, seat: int, card: int) -> None:
    """Discards a card and moves tokens up by its cost; threats and caravans act on everyone; then draws (C-14..18)."""
    leave_hand(s, seat, card)
    s.discard.append(card)
    moved = move_up(s, seat, s.catalog.cost[card])
    if s.log is not None:
        tell(s, CARD_DISCARDED, seat, card, moved)
    kind = s.catalog.kind[card]
    if kind == THREAT:
        set_monster(s, seat, card)  # its refill includes the discarder's draw (C-56)
    else:
        if kind == CARAVAN:
            send_caravan(s, seat, card)
        do_next(s, draw_cards, seat, 1)


def choose_card_to_swap(s: State, seat: int, _: int) -> None:
    """Asks for three hand cards, one after another in catalogue order; they stay secret until the third (C-19; CD-04)."""
    last = s.swapped[-1] if s.swapped else 0
    later = [card for card in s.hand[seat] if card >= last]
    enough = len(later) - (SWAPPED - len(s.swapped)) + 1
    ask(s, seat, [PICK + card for card in dict.fromkeys(later[:enough])], pick_card_to_swap, seat)


def pick_card_to_swap(s: State, seat: int, _: int, choice: int) -> None:
    card = choice - PICK
    s.hand[seat].remove(card)
    s.swapped.append(card)
    if s.log is not None:
        tell_only(s, seat, CARD_PICKED, seat, card)
    do_next(s, choose_card_to_swap if len(s.swapped) < SWAPPED else swap_cards, seat, 0)


def swap_cards(s: State, seat: int, _: int) -> None:
    """Discards the three cards without effect, then draws three, each from market or deck (C-19, C-58)."""
    one, two, three = s.swapped
    for card in s.swapped:
        if card in s.shown[seat]:
            s.shown[seat].remove(card)
    s.discard += s.swapped
    s.swapped = []
    if s.log is not None:
        tell(s, CARDS_SWAPPED, seat, one, two, three)
    do_next(s, draw_cards, seat, SWAPPED)


def choose_end(s: State, seat: int, _: int) -> None:
    """Asks, after the main action, for more free actions or the end of the turn (C-07, C-73; CD-10)."""
    ask(s, seat, [END_TURN, *free_actions(s, seat, interrupting=False)], take_end, seat)


def take_end(s: State, seat: int, _: int, choice: int) -> None:
    if choice == END_TURN:
        s.active = NOBODY  # hands are refilled between two turns
    else:
        take_free_action(s, seat, choice, after_clearing(s, seat, choice))


def after_clearing(s: State, seat: int, choice: int) -> Program:
    """Returns the follow-up of tidying: by house rule, a threat tidied away attacks like a discarded one (C-45)."""
    wakes = choice == TIDY and s.catalog.flags.cleared_threats_attack
    return ((wake_cleared_threat, seat, len(s.discard)),) if wakes else ()


def wake_cleared_threat(s: State, seat: int, discarded: int) -> None:
    """Lets the card just tidied away attack if it is a threat; `discarded` is the size of the pile before it."""
    card = s.discard[discarded]
    if s.catalog.kind[card] == THREAT:
        set_monster(s, seat, card)


def _why_not_played(s: State, seat: int, choice: Choice) -> Reason:
    return why_not_from_hand(s, seat, choice) or ("why-too-few-ready", ("C-10", "C-76"))


TURNS: Final = by_seat(
    lambda seat: ((choose_action, seat, 0), (choose_end, seat, 0), (refill_hands, seat, 0), (next_turn, seat, 0))
)

STEPS = {
    begin_turn: "C-06 C-73",
    next_turn: "C-04 C-83",
    choose_action: "C-06 C-07 C-12 C-61 C-73",
    take_action: "C-06",
    choose_card_to_swap: "C-19 C-20",
    pick_card_to_swap: "C-19",
    swap_cards: "C-19 C-58",
    choose_end: "C-07 C-73",
    take_end: "C-73",
    wake_cleared_threat: "C-45",
}

TAKEN_AFTER: Reason = ("why-taken-after", ("C-09", "C-14"))
WHY: WhyTable = {
    (choose_action, "play"): _why_not_played,
    (choose_action, "turn"): _why_not_played,
    (choose_action, "discard"): _why_not_played,
    (choose_action, "take"): TAKEN_AFTER,
    (choose_action, "swap"): ("why-swap-three", ("C-20", "C-61")),
    (choose_action, "pass"): ("why-must-act", ("C-06",)),
    (choose_end, "take"): TAKEN_AFTER,
}
