"""The rules of Night Market: cards, state, steps, and the ruleset that ties them together."""

from __future__ import annotations

from typing import ClassVar, Final

from metro2033.kernel.agenda import NOBODY, ask_sealed, do, do_next
from metro2033.kernel.chance import Deal, shuffle
from metro2033.kernel.choice import Block
from metro2033.kernel.event import EventTable, tell, tell_only
from metro2033.kernel.plain import PlainRules, PlainState
from metro2033.kernel.steps import Chapter, StepTable
from night_market.view import MarketView, market_view

# Cards. They are numbered in this order, first the coins, then the lots.
COINS: Final = tuple(f"coin_{value}" for value in range(1, 8))
LOTS: Final = ("matches", "lantern", "tea", "boots", "filter", "map", "radio", "accordion", "medicine", "icon")
WORTH: Final = {card: worth for worth, card in enumerate(range(len(COINS), len(COINS) + len(LOTS)), 1)}
COPIES: Final = 8  # of every coin
HAND: Final = 4
ROUNDS: Final = 6

# Choices: the code of a choice is the base of its block plus the number of the card.
PASS: Final = 0
BID: Final = 100
VOTE: Final = 200
BLOCKS: Final = (Block(PASS, "pass"), Block(BID, "bid", "coin"), Block(VOTE, "vote", "lot"))

# Events. A question mark hides a field from everybody but the seat that an event is told to.
EVENTS: Final = EventTable()
ROUND_BEGAN: Final = EVENTS.add("round_began round:n seat:seat")
LOT_CHOSEN: Final = EVENTS.add("lot_chosen card:lot votes:n")
COIN_BID: Final = EVENTS.add("coin_bid seat:seat card:coin")
SEAT_PASSED: Final = EVENTS.add("seat_passed seat:seat")
LOT_SOLD: Final = EVENTS.add("lot_sold seat:seat card:lot")
LOT_UNSOLD: Final = EVENTS.add("lot_unsold card:lot")
COIN_DRAWN: Final = EVENTS.add("coin_drawn seat:seat card:coin?")


class State(PlainState):
    """Everything on the table. Annotations declare the fields."""

    hand: list[list[int]]  # by seat: coins, secret
    won: list[list[int]]  # by seat: lots
    votes: list[int]  # by seat: a lot, secret until all have voted
    bids: list[int]  # by seat: the code of a choice, secret until all have bid
    offered: list[int]  # the two lots of the round
    chosen: int  # the lot that is sold
    coins: list[int]  # the deck; the last card is the top
    lots: list[int]
    spent: list[int]  # coins, face up


# Steps. A step that asks changes nothing; a step that takes an answer never asks.


def begin_round(s: State, a: int, b: int) -> None:
    """Opens a round: everybody votes, then everybody bids, clockwise from the first player."""
    tell(s, ROUND_BEGAN, s.round, s.first)
    seats = s.seats_from(s.first)
    vote = tuple((ask_vote, seat, s.seats - place) for place, seat in enumerate(seats))
    bid = tuple((ask_bid, seat, s.seats - place) for place, seat in enumerate(seats))
    do(s, (*vote, (count_votes, 0, 0), *bid, (sell, 0, 0), (end_round, 0, 0)))


def ask_vote(s: State, seat: int, left: int) -> None:
    """Asks which of the two lots is sold; nobody sees a vote before all have voted."""
    ask_sealed(s, seat, [VOTE + lot for lot in s.offered], take_vote, seat, left)


def take_vote(s: State, seat: int, b: int, choice: int) -> None:
    s.votes[seat] = choice - VOTE


def count_votes(s: State, a: int, b: int) -> None:
    """Chooses the lot with more votes; the first player's vote decides a tie."""
    counts = [s.votes.count(lot) for lot in s.offered]
    s.chosen = s.votes[s.first] if counts[0] == counts[1] else s.offered[counts.index(max(counts))]
    tell(s, LOT_CHOSEN, s.chosen, s.votes.count(s.chosen))
    s.votes = [NOBODY] * s.seats


def ask_bid(s: State, seat: int, left: int) -> None:
    """Asks for a coin of the hand, or none; nobody sees a bid before all have bid."""
    ask_sealed(s, seat, [*(BID + coin for coin in sorted(set(s.hand[seat]))), PASS], take_bid, seat, left)


def take_bid(s: State, seat: int, b: int, choice: int) -> None:
    s.bids[seat] = choice


def sell(s: State, a: int, b: int) -> None:
    """Shows all bids and spends every coin; the highest takes the lot, the first of equals clockwise."""
    best, buyer = PASS, NOBODY
    for seat in s.seats_from(s.first):
        bid = s.bids[seat]
        if bid == PASS:
            tell(s, SEAT_PASSED, seat)
            continue
        tell(s, COIN_BID, seat, bid - BID)
        s.hand[seat].remove(bid - BID)
        s.spent.append(bid - BID)
        if bid > best:
            best, buyer = bid, seat
    s.offered.remove(s.chosen)
    if buyer == NOBODY:
        tell(s, LOT_UNSOLD, s.chosen)
    else:
        tell(s, LOT_SOLD, buyer, s.chosen)
        s.won[buyer].append(s.chosen)
    s.bids, s.chosen = [NOBODY] * s.seats, NOBODY


def end_round(s: State, a: int, b: int) -> None:
    """Draws a coin for everybody, offers another lot, and passes the first player's lamp on; the last round ends the game."""
    if s.round == ROUNDS:
        return
    for seat in s.seats_from(s.first):
        coin = s.coins.pop()
        s.hand[seat] = sorted([*s.hand[seat], coin])
        tell_only(s, seat, COIN_DRAWN, seat, coin)
    s.offered.append(s.lots.pop())
    s.round += 1
    s.first = (s.first + 1) % s.seats
    do_next(s, begin_round, 0, 0)


STEPS: Final[Chapter] = {
    begin_round: "",
    ask_vote: "",
    take_vote: "",
    count_votes: "",
    ask_bid: "",
    take_bid: "",
    sell: "",
    end_round: "",
}


class NightMarket(PlainRules[State, MarketView]):
    """Night Market for two to five traders."""

    game = "nightmarket"
    min_seats = 2
    max_seats = 5
    card_lists: ClassVar = {"coin": COINS, "lot": LOTS}
    blocks = BLOCKS
    events = EVENTS
    steps = StepTable([STEPS])
    state = State
    opening = "begin_round"

    def set_up(self, s: State) -> None:
        """Deals four coins to everybody and offers two lots."""
        s.coins = [coin for coin in range(len(COINS)) for _ in range(COPIES)]
        s.lots = list(WORTH)
        shuffle(s, s.coins)
        shuffle(s, s.lots)
        s.hand = [sorted(s.coins.pop() for _ in range(HAND)) for _ in range(s.seats)]
        s.offered = [s.lots.pop(), s.lots.pop()]
        s.won = [[] for _ in range(s.seats)]
        s.votes, s.bids = [NOBODY] * s.seats, [NOBODY] * s.seats
        s.chosen, s.spent = NOBODY, []

    def points(self, s: State) -> list[int]:
        """Adds up the worth of every seat's lots."""
        return [sum(WORTH[lot] for lot in lots) for lots in s.won]

    def view(self, s: State, seat: int | None) -> MarketView:
        """Returns everything one seat may know, or a spectator for None."""
        return market_view(s, seat, self.points(s))

    def unseen(self, s: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
        """Returns the coins and the lots that a seat cannot place."""
        hidden = [coin for other, hand in enumerate(s.hand) if other != seat for coin in hand]
        return tuple(sorted(s.coins + hidden)), tuple(sorted(s.lots))

    def redeal(self, c: State, seat: int, deal: Deal) -> None:
        """Deals the other hands and the decks again, and has the others vote and bid anything that fits."""
        coins, lots = (list(pool) for pool in self.unseen(c, seat))
        deal.shuffle(coins)
        deal.shuffle(lots)
        for other in range(c.seats):
            if other == seat:
                continue
            c.hand[other] = sorted(coins.pop() for _ in c.hand[other])
            if c.votes[other] != NOBODY:
                c.votes[other] = c.offered[deal.below(2)]
            if c.bids[other] != NOBODY:
                bids = [PASS, *(BID + coin for coin in c.hand[other])]
                c.bids[other] = bids[deal.below(len(bids))]
        c.coins, c.lots = coins, lots
