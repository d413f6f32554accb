"""Building blocks of outlooks: holdings, mission progress, prices with discounts, effects, and the risks of an attack."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import (
    AMMO,
    ATTACK,
    ATTACK_HERO,
    ATTACKER,
    DEFENDER,
    DRAW,
    PLAY,
    PRE_WINDOW,
    RESOURCES,
    VOTE_WINDOW,
)
from metro2033.games.board.effects.abilities import is_usable
from metro2033.games.board.effects.verbs import expected
from metro2033.games.board.queries.consequences import (
    MAY_TAKE,
    NO_SPOILS,
    spoils,
    weakens_army,
    wounds_hero,
)
from metro2033.games.board.queries.goals import measure
from metro2033.games.board.queries.modifiers import Changes, total, vote_weight
from metro2033.games.board.queries.stations import has_token_left
from metro2033.games.board.queries.tokens import can_pay, in_hand, in_stock
from metro2033.games.board.rules.capture import capture_price
from metro2033.games.board.rules.combat import attack_hero, attack_station, winner_of
from metro2033.games.board.rules.law import FOR, votes_of
from metro2033.games.board.state import State, points
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.outlook import ANY, Amounts, Clash, Discount, Note, Outlook, Progress, amounts

STRENGTH: Final = "army"
POINTS: Final = "points"


def holdings(s: State, seat: int) -> Amounts:
    """Returns everything countable a seat has: resources, army strength, victory points."""
    return {
        **dict(zip(RESOURCES, s.held[3 * seat : 3 * seat + 3], strict=True)),
        STRENGTH: s.army[seat],
        POINTS: points(s, seat),
    }


def progress(s: State, seat: int) -> list[Progress]:
    """Returns the progress of a seat's open missions."""
    return [progress_of(s, seat, card, s) for card in s.missions[seat]]


def progress_of(s: State, seat: int, card: int, after: State) -> Progress:
    """Returns the progress of one mission now and after a choice."""
    have, needed = _counted(s, seat, card)
    return Progress(s.catalog.card_ids[card], have, _counted(after, seat, card)[0], needed)


def _counted(s: State, seat: int, card: int) -> tuple[int, int]:
    """Returns a mission's progress and target: an event, a measure, or tokens in hand."""
    goal = s.catalog.goals[s.catalog.goal_of[card]]
    if goal.kind == c.STATE_GOAL:
        return min(measure(s, seat, goal.measure), goal.least), goal.least
    if goal.kind == c.PAYMENT_GOAL:
        return sum(in_hand(s, seat, goal.tokens)), sum(goal.tokens)
    return int(card in s.fulfilled), 1


def tokens_by_kind(tokens: list[int] | tuple[int, int, int]) -> Amounts:
    """Returns token amounts by resource name."""
    return amounts(RESOURCES, tokens)


def paid(s: State, tokens: list[int], changes: Changes | None = None, **more: object) -> Outlook:
    """Returns an outlook with a price paid at once."""
    return replace(Outlook(cost=tokens_by_kind(tokens), discounts=discounts(s, changes or [])), **more)


def discounts(s: State, changes: Changes) -> list[Discount]:
    """Returns the price changes by card."""
    return [Discount(s.catalog.card_ids[card], tokens_by_kind(change)) for card, change in changes if any(change)]


def name_of(s: State, card: int) -> str:
    """Returns the id of a card."""
    return s.catalog.card_ids[card]


def with_effects(s: State, seat: int, numbers: list[int], card: int, told: Outlook) -> Outlook:
    """Adds the immediate results of a card's effects and those left to choose (Q-109)."""
    tally = expected(s, seat, numbers)
    army, later = tally.army, tally.later
    return replace(
        told,
        cost={**told.cost, **tokens_by_kind(in_hand(s, seat, tally.lost)), **({STRENGTH: -army} if army < 0 else {})},
        gain={**told.gain, **tokens_by_kind(in_stock(s, tally.gained)), **({STRENGTH: army} if army > 0 else {})},
        later_gain={ANY: later} if later > 0 else {},
        later_cost={ANY: -later} if later < 0 else {},
        draws=tally.draws,
        notes=tally.notes,
        card=name_of(s, card),
    )


def clashes(s: State, seat: int, code: int) -> list[Clash]:
    """Returns how a combat card fares against the enemy's revealed card, or against each card not dealt to the seat (B-CD-05)."""
    b = s.clone().battle
    assert b is not None
    side = b.seat.index(seat)
    shown = b.played[1 - side] if b.played[side] != NOBODY else NOBODY
    answers = [shown] if shown != NOBODY else sorted(set(s.combat_deck) - set(b.hands[side]))
    b.played[side] = code - PLAY
    found = []
    for card in answers:
        b.played[1 - side] = card
        strength = [total(s, b, ATTACKER), total(s, b, DEFENDER)]
        winner = winner_of(s, b, *strength)
        result = "drawn" if winner == DRAW else "won" if winner == side else "lost"
        found.append(Clash(name_of(s, card), strength[side], strength[1 - side], result))
    return found


def tally(s: State, seat: int, side: int) -> Note:
    """Returns the tally after a seat's vote, and whether outstanding votes and abilities can still change the result (B-EV-19, W-6)."""
    assert s.vote is not None
    weights = [vote_weight(s, other) if cast == NOBODY else 0 for other, cast in enumerate(s.vote.side)]
    sums = [votes_of(s, 0), votes_of(s, FOR)]
    sums[side] += weights[seat]
    still = sum(weights) - weights[seat]
    opposed, in_favour = sums
    added = votes_to_add(s, seat)
    most = still + added
    end = "passes" if in_favour > opposed + most else "fails" if in_favour + most <= opposed else "open"
    return Note(f"vote-{end}", {"in_favour": in_favour, "opposed": opposed, "still": still, "added": added})


def votes_to_add(s: State, seat: int) -> int:
    """Returns the most votes abilities can still add after voting, as far as the seat knows the cards (W-6, Q-98)."""
    found = 0
    for card, ability in enumerate(s.catalog.ability):
        if ability is not None and ability.windows & VOTE_WINDOW:
            effects = [s.catalog.effects[number] for number in ability.effects]
            votes = sum(effect.n for effect in effects if effect.verb == c.VOTES)
            found += votes if votes and _may_be_used(s, seat, card) else 0
    return found


def _may_be_used(s: State, seat: int, card: int) -> bool:
    """Returns whether some seat may use a card this round; a hidden mission may be held by any seat with missions (B-HI-01, B-HI-02)."""
    for other in range(s.seats):
        if card in s.done[other]:
            pays = s.held[3 * other + AMMO] > 0 or s.catalog.flags.missions_at_any_time
            return card not in s.used and pays
        if card in s.gear[other]:
            return True
    if card in s.missions[seat]:
        return True
    discarded = zip(s.mission_discard, s.mission_discard_known, strict=True)
    if s.catalog.goal_of[card] < 0 or any(gone == card and known >> seat & 1 for gone, known in discarded):
        return False
    return any(missions for other, missions in enumerate(s.missions) if other != seat)


def _cards_that_stop(s: State, defender: int) -> list[str]:
    """Returns the equipment with which the defender can stop the attack; equipment is public, so this reveals nothing."""
    if defender == NOBODY:
        return []
    cards = s.catalog
    return [
        name_of(s, card)
        for card in dict.fromkeys(s.gear[defender])
        if (ability := cards.ability[card]) is not None
        and any(cards.effects[number].verb == c.PREVENT_ATTACK for number in ability.effects)
        and is_usable(s, defender, card, PRE_WINDOW)
    ]


def of_attack(s: State, seat: int, piece: int, code: int) -> Outlook:
    """Returns the prospects of an attack: the station and its price if won, the loss of the army or hero if not."""
    tried, changes = s.clone(), Changes()
    if code >= ATTACK_HERO:
        attack_hero(tried, seat, piece, code - ATTACK_HERO)
    else:
        attack_station(tried, seat, piece, code - ATTACK)
    b = tried.battle
    assert b is not None
    notes = [Note("unless-stopped", {"card": card}) for card in _cards_that_stop(tried, b.seat[DEFENDER])]
    b.winner = DEFENDER
    notes += [Note("risk-army")] if weakens_army(tried, b) else [Note("risk-wound")] if wounds_hero(tried, b) else []
    notes += [Note("risk-equipment")] if spoils(tried, b) != NO_SPOILS else []
    b.winner = ATTACKER
    won = spoils(tried, b)
    notes += [Note("spoils-take") if won == MAY_TAKE else Note("spoils-discard")] if won != NO_SPOILS else []
    if b.target != NOBODY or not has_token_left(s, seat):
        return Outlook(open=True, notes=notes)
    cost = capture_price(tried, seat, from_player=b.seat[DEFENDER] != NOBODY, changes=changes)
    told = Outlook(open=True, later_cost=tokens_by_kind(cost), discounts=discounts(s, changes), notes=notes)
    if not can_pay(s, seat, cost):  # the price is known but currently not affordable
        return replace(told, notes=[*notes, Note("cannot-capture")])
    return replace(told, later_gain={POINTS: 1})
