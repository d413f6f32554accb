"""Determinization: re-deals the cards hidden from a seat, for search bots and for tests against information leaks.

One list of hidden places serves three purposes: `unseen` lists the cards a seat cannot locate, `determinise` shuffles them among
their places, and tests re-deal with it. A determinized clone is a function of the seat's view and the seed only.
"""

from __future__ import annotations

from metro2033.games.board.catalog.catalog import EVENT_GOAL
from metro2033.games.board.rules.deck import SPECTATOR
from metro2033.games.board.rules.mission import choose_mission_to_complete
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY, ask_again
from metro2033.kernel.chance import Deal

Places = list[tuple[list[int], int]]


class Pools:
    """The places of cards that a seat cannot locate, by pool; cards of one pool are interchangeable to the seat."""

    __slots__ = ("equipment", "laws", "missions", "threats")

    def __init__(self) -> None:
        self.equipment: Places = []
        self.missions: Places = []
        self.laws: Places = []
        self.threats: list[Places] = [[], []]  # by stage

    def all(self) -> list[Places]:
        """Returns every pool in a fixed order."""
        return [self.equipment, self.missions, self.laws, *self.threats]


def hidden_places(s: State, seat: int) -> Pools:
    """Returns every place whose card the seat cannot know; NOBODY is a spectator."""
    pools = Pools()
    mask = 1 << seat if seat != NOBODY else SPECTATOR
    pools.equipment += _every(s.equipment_deck)
    pools.missions += _every(s.mission_deck)
    for place, known in enumerate(s.mission_discard_known):
        if not known & mask:
            pools.missions.append((s.mission_discard, place))
    for other in range(s.seats):
        if other != seat:
            pools.missions += _every(s.missions[other])
    for place, known in enumerate(s.law_known):
        if not known & mask:
            pools.laws.append((s.law_deck, place))
    for place, known in enumerate(s.threat_known):
        if not known & mask:
            pools.threats[s.catalog.stage[s.threat_deck[place]] - 1].append((s.threat_deck, place))
    for entry in s.scouted:
        if not entry[3] & mask:
            pools.threats[s.catalog.stage[entry[1]] - 1].append((entry, 1))
    if s.drawn and s.drawn_by != seat:
        unknown = [(s.drawn, place) for place, known in enumerate(s.drawn_known) if not known & mask]
        _drawn_pool(s, pools).extend(unknown)
    return pools


def _every(cards: list[int]) -> Places:
    return [(cards, place) for place in range(len(cards))]


def _drawn_pool(s: State, pools: Pools) -> Places:
    """Returns the pool of the cards another seat has drawn and must choose from."""
    card, cards = s.drawn[0], s.catalog
    if cards.stage[card]:
        return pools.threats[cards.stage[card] - 1]
    if cards.goal_of[card] >= 0:
        return pools.missions
    return pools.equipment if cards.tag[card] >= 0 else pools.laws


def _goal_announced(s: State) -> int:
    """Returns the goal of the mission being completed by the current question, or NOBODY; the card is about to be public (Q-83)."""
    if s.asked != NOBODY and s.asked_by[0] is choose_mission_to_complete:
        goal: int = s.asked_by[2]
        return goal
    return NOBODY


def unseen(s: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
    """Returns the cards a seat cannot locate as sorted pools, combat cards included.

    While a mission is being completed an empty pool is added, because that question itself reveals information.
    """
    viewer = NOBODY if seat is None else seat
    pools = hidden_places(s, viewer)
    boxed = pools.threats[2 - s.stage]
    cards = [tuple(sorted([held[place] for held, place in pool])) for pool in pools.all() if pool is not boxed]
    could_be = tuple(_boxed_threats(s, viewer)) if boxed else ()
    told = () if _goal_announced(s) == NOBODY else ((),)
    return (*cards, could_be, tuple(sorted(_unseen_combat_cards(s, viewer))), *told)


def _unseen_combat_cards(s: State, seat: int) -> list[int]:
    """Returns all seven combat cards except the seat's hand and revealed ones."""
    b = s.battle
    if b is None or not b.hands:
        return s.combat_deck
    seen: list[int] = []
    revealed = b.played[0] != NOBODY and b.played[1] != NOBODY
    for side in range(2):
        if b.seat[side] == seat:
            seen += b.hands[side]
        elif revealed:
            seen += [b.played[side], *_others(b.shown[side], b.played[side])]
    return [card for card in s.combat_deck if card not in seen]


def _others(cards: list[int], card: int) -> list[int]:
    return [other for other in dict.fromkeys(cards) if other != card]


def determinise(s: State, seat: int, seed: int, deal: Deal | None = None) -> State:
    """Returns a clone without a log in which all cards hidden from the seat are re-dealt, with a separate fast RNG."""
    c = s.clone()
    c.scouted = [entry[:] for entry in c.scouted]
    c.key = b""
    c.rng = seed
    deal = Deal(seed) if deal is None else deal
    pools = hidden_places(c, seat)
    boxed = pools.threats[2 - c.stage]
    for pool in pools.all():
        if pool:
            values = _boxed_threats(c, seat) if pool is boxed else sorted([cards[place] for cards, place in pool])
            _deal_pool(pool, values, deal)
            # Rejection sampling: the announced goal is public, so the asked seat must hold a mission with it.
            while pool is pools.missions and not _can_complete(c, seat):
                _deal_pool(pool, values, deal)
    for hand in c.missions:
        if hand is not c.missions[seat]:
            hand.sort()
    if c.fulfilled:  # which mission of another seat is fulfilled is as hidden as the mission itself
        known = [card for card in c.fulfilled if card in c.missions[seat]]
        met = [
            card for card in _announced_cards(c, seat) if c.catalog.goals[c.catalog.goal_of[card]].kind == EVENT_GOAL
        ]
        c.fulfilled = known + met
    _deal_combat_cards(c, seat, deal)
    if c.asked not in (NOBODY, seat):
        ask_again(c)
    return c


def _deal_pool(pool: Places, values: list[int], deal: Deal) -> None:
    deal.shuffle(values)
    for (cards, place), card in zip(pool, values, strict=False):
        cards[place] = card


def _can_complete(c: State, seat: int) -> bool:
    """Returns whether the deal gives another asked seat a mission with the goal it is completing."""
    return c.asked == seat or _goal_announced(c) == NOBODY or len(_announced_cards(c, seat)) > 0


def _announced_cards(c: State, seat: int) -> list[int]:
    """Returns another seat's missions with the goal it is completing."""
    goal = _goal_announced(c)
    if goal == NOBODY or c.asked == seat:
        return []
    return [card for card in c.missions[c.asked] if c.catalog.goal_of[card] == goal]


def _boxed_threats(s: State, seat: int) -> list[int]:
    """Returns the unseen threats of the other stage: any of them may be a scouted card kept over a stage change (F-17)."""
    mask = 1 << seat if seat != NOBODY else SPECTATOR
    seen = [entry[1] for entry in s.scouted if entry[3] & mask]
    seen += [card for card, known in zip(s.threat_deck, s.threat_known, strict=True) if known & mask]
    seen += [s.battle.threat] if s.battle is not None else []
    return [card for card in s.catalog.threats[2 - s.stage] if card not in seen]


def _deal_combat_cards(c: State, seat: int, deal: Deal) -> None:
    b = c.battle
    unknown = sorted(_unseen_combat_cards(c, seat))
    c.combat_deck.sort()
    deal.shuffle(c.combat_deck)
    if b is None or not b.hands:
        return
    deal.shuffle(unknown)
    revealed = b.played[0] != NOBODY and b.played[1] != NOBODY
    for side in range(2):
        if b.seat[side] == seat:
            continue
        if revealed:
            known = [b.played[side], *_others(b.shown[side], b.played[side])]
            b.hands[side] = sorted(known + [unknown.pop() for _ in range(3 - len(known))])
        else:
            b.hands[side] = sorted([unknown.pop(), unknown.pop(), unknown.pop()])
            if b.played[side] != NOBODY:
                b.played[side] = b.hands[side][deal.below(3)]
