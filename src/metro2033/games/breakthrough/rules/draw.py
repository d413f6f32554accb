"""Drawing: from the market or the deck, one card at a time, hands back to five (C-08, C-11, C-59..64, C-74, C-75)."""

from __future__ import annotations

from metro2033.games.breakthrough.advice.why import WhyTable
from metro2033.games.breakthrough.codes import DECK, TAKE
from metro2033.games.breakthrough.events import CARD_DRAWN, CARD_TAKEN, DECK_SHUFFLED, MARKET_CARDS_SHOWN
from metro2033.games.breakthrough.rules.cards import enter_hand
from metro2033.games.breakthrough.rules.free import begin_free_action, free_actions
from metro2033.games.breakthrough.state import HAND, State, seats_from
from metro2033.kernel.agenda import NOBODY, ask, do, do_next
from metro2033.kernel.chance import refill
from metro2033.kernel.event import tell, tell_only


def top_card(s: State) -> int:
    """Draws the top card, shuffling the discard pile into an empty deck; NOBODY if no card is left (C-59, C-60)."""
    if refill(s, s.deck, s.discard) and s.log is not None:
        tell(s, DECK_SHUFFLED)
    return s.deck.pop() if s.deck else NOBODY


def fill_market(s: State) -> None:
    """Fills empty slots, lowest first, while cards last (C-11, C-75)."""
    market = s.market
    shown = []
    for slot in range(len(market)):
        if market[slot] == NOBODY:
            card = top_card(s)
            if card == NOBODY:
                break
            market[slot] = card
            shown.append(card)
    if shown and s.log is not None:
        tell(s, MARKET_CARDS_SHOWN, *shown)


def draw_cards(s: State, seat: int, count: int) -> None:
    """Fills the market, then lets the seat choose its next card (C-74, C-75)."""
    if count > 0:
        if NOBODY in s.market:
            fill_market(s)
        do_next(s, choose_draw, seat, count)


def choose_draw(s: State, seat: int, count: int) -> None:
    """Asks for a market card by name, or the top of the deck (C-63, C-74, C-86; CD-05, CD-15)."""
    options = []
    for card in s.market:
        if card != NOBODY and TAKE + card not in options:
            options.append(TAKE + card)
    if s.deck or s.discard:
        options.append(DECK)
    if options:
        ask(s, seat, options + free_actions(s, seat, interrupting=True), take_draw, seat, count)


def take_draw(s: State, seat: int, count: int, choice: int) -> None:
    if choice == DECK:
        card = top_card(s)
        enter_hand(s, seat, card)
        if s.log is not None:
            tell_only(s, seat, CARD_DRAWN, seat, card)
    elif TAKE <= choice < TAKE + 256:
        card = choice - TAKE
        s.market[s.market.index(card)] = NOBODY
        enter_hand(s, seat, card)
        s.shown[seat].append(card)
        if s.log is not None:
            tell(s, CARD_TAKEN, seat, card)
        fill_market(s)
    else:  # an interruption; the market is refilled before the question is asked again (C-75)
        do(s, (begin_free_action(s, seat, choice), (draw_cards, seat, count)))
        return
    if count > 1:
        do_next(s, draw_cards, seat, count - 1)


def refill_hand(s: State, seat: int, _: int) -> None:
    """Draws up to five cards (C-08, C-56)."""
    short = HAND - len(s.hand[seat])
    if short > 0:
        do_next(s, draw_cards, seat, short)


def refill_hands(s: State, first: int, _: int) -> None:
    """Lets every seat draw up to five, one after another (C-08, C-56)."""
    short = [seat for seat in seats_from(s, first) if len(s.hand[seat]) < HAND]
    do(s, tuple([(refill_hand, seat, 0) for seat in short]))
    if NOBODY in s.market:
        fill_market(s)


STEPS = {
    draw_cards: "C-74 C-75",
    choose_draw: "C-09 C-14 C-19 C-63 C-74",
    take_draw: "C-11 C-72 C-74",
    refill_hand: "C-08 C-56",
    refill_hands: "C-08 C-56 C-75",
}

WHY: WhyTable = {
    (choose_draw, "take"): ("why-not-on-offer", ("C-74",)),
    (choose_draw, "deck"): ("why-no-cards-left", ("C-60", "C-75")),
}
