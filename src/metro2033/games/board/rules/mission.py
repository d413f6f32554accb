"""Missions: drawing and keeping them, completing them, paying for goals (B-MI-01..10, B-HA-16..18)."""

from __future__ import annotations

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import COMPLETE, KEEP, PASS
from metro2033.games.board.events import MISSION_COMPLETED, MISSION_KEPT
from metro2033.games.board.queries.goals import has_completed_goal, holds, is_at
from metro2033.games.board.queries.reasons import Reason
from metro2033.games.board.queries.tokens import can_pay
from metro2033.games.board.rules.deck import discard_mission, draw_mission, leave_drawn, put_down_drawn, take_up
from metro2033.games.board.rules.reserve import FREE, pay
from metro2033.games.board.state import State, turn_order
from metro2033.kernel.agenda import NOBODY, ask, do, do_next
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell, tell_only


def draw_missions(s: State, seat: int, draw: int, keep: int) -> list[int]:
    """Draws missions in secret, of which the seat keeps some; returns the drawn cards for the log.

    A deck with too few cards gives all it has (B-HA-16, Q-38).
    """
    drawn: list[int] = []
    while len(s.drawn) < draw and (card := draw_mission(s)) != NOBODY:
        take_up(s, seat, card)
        drawn.append(card)
    do_next(s, choose_mission_to_keep, seat, keep)
    return drawn


def choose_mission_to_keep(s: State, seat: int, keep: int) -> None:
    """Asks which of the drawn missions to keep (D-30)."""
    if keep > 0 and len(s.drawn) > keep:
        ask(s, seat, [KEEP + card for card in sorted(s.drawn)], keep_mission, seat, keep)
    else:
        do_next(s, put_away_drawn_missions, seat, keep)


def keep_mission(s: State, seat: int, keep: int, choice: int) -> None:
    leave_drawn(s, choice - KEEP)
    _receive(s, seat, choice - KEEP)
    do_next(s, choose_mission_to_keep, seat, keep - 1)


def put_away_drawn_missions(s: State, seat: int, keep: int) -> None:
    """Keeps the drawn missions that need no choice and discards the rest face down (Q-39)."""
    for number, card in enumerate(put_down_drawn(s)):
        if number < keep:
            _receive(s, seat, card)
        else:
            discard_mission(s, card, 1 << seat)


def _receive(s: State, seat: int, card: int) -> None:
    s.missions[seat].append(card)
    s.unsettled |= 1 << seat
    if s.log is not None:
        tell_only(s, seat, MISSION_KEPT, seat, card)


def complete_missions(s: State, place: int, _: int) -> None:
    """Completes missions at a stable point, in turn order, until no ready mission is left (B-MI-03, Q-81, Q-101)."""
    order = turn_order(s)
    for at in range(place, s.seats):
        seat = order[at]
        if s.unsettled >> seat & 1:
            if s.missions[seat] and s.catalog.flags.mission_claim == "optional":
                do(s, ((offer_mission_claim, seat, 0), (complete_missions, at + 1, 0)))
                return
            ready = missions_ready(s, seat)
            if ready:
                goal = s.catalog.goal_of[ready[0]]
                # Comes back to this seat, until none of its missions is ready.
                do(s, ((choose_mission_to_complete, seat, goal), (complete_missions, at, 0)))
                return
            forget_fulfilled(s, seat, 0)


def missions_ready(s: State, seat: int) -> list[int]:
    """Returns the open missions whose goal is met and has not been completed before (B-MI-09)."""
    if not s.missions[seat]:
        return []
    cards = s.catalog
    ready = []
    for card in s.missions[seat]:
        goal = cards.goals[cards.goal_of[card]]
        met = card in s.fulfilled if goal.kind == c.EVENT_GOAL else goal.kind == c.STATE_GOAL and holds(s, seat, goal)
        if met and not has_completed_goal(s, seat, cards.goal_of[card]):
            ready.append(card)
    return ready


def choose_mission_to_complete(s: State, seat: int, goal: int) -> None:
    """Asks which of two missions with the same goal to complete; the other can never be completed (Q-83, D-35).

    A player who holds any further mission is always asked, even with only one option: if only duplicate goals led to a question,
    the question itself would reveal the hidden card (B-HI-02).
    """
    if len(s.missions[seat]) > 1 and s.catalog.flags.simultaneous_duplicate_missions_forbidden:  # F-22
        same = [card for card in missions_ready(s, seat) if s.catalog.goal_of[card] == goal]
        ask(s, seat, [COMPLETE + card for card in sorted(same)], take_mission_to_complete, seat)
    else:
        do_next(s, complete_missions_of_goal, seat, goal)


def take_mission_to_complete(s: State, seat: int, _: int, choice: int) -> None:
    complete_mission(s, seat, choice - COMPLETE, FREE)


def complete_missions_of_goal(s: State, seat: int, goal: int) -> None:
    """Completes every ready mission with this goal: one, or both copies where the edition allows it."""
    for card in missions_ready(s, seat):
        if s.catalog.goal_of[card] == goal:
            s.missions[seat].remove(card)
            _count_completed(s, seat, card, FREE)


def complete_mission(s: State, seat: int, card: int, price: list[int]) -> None:
    """Turns a mission face up for one victory point that can never be lost (B-MI-03, B-MI-04)."""
    s.missions[seat].remove(card)
    _count_completed(s, seat, card, price)


def _count_completed(s: State, seat: int, card: int, price: list[int]) -> None:
    s.done[seat].append(card)
    if card in s.fulfilled:
        s.fulfilled.remove(card)
    s.unsettled |= 1 << seat
    if s.log is not None:
        tell(s, MISSION_COMPLETED, seat, card, *price)


def offer_mission_claim(s: State, seat: int, _: int) -> None:
    """Asks which mission to claim when `mission_claim = optional`.

    Asks regardless of the cards held, so that the question reveals nothing.
    """
    ask(s, seat, [PASS] + [COMPLETE + card for card in sorted(missions_ready(s, seat))], take_mission_claim, seat)


def take_mission_claim(s: State, seat: int, _: int, choice: int) -> None:
    if choice == PASS:
        do_next(s, forget_fulfilled, seat, 0)
    else:
        for card in missions_to_complete(s, seat, choice - COMPLETE):
            complete_mission(s, seat, card, FREE)
        do_next(s, offer_mission_claim, seat, 0)


def missions_to_complete(s: State, seat: int, card: int) -> list[int]:
    """Returns the missions completed along with this one: only itself, or all ready ones with its goal if the edition allows it (F-22)."""
    if s.catalog.flags.simultaneous_duplicate_missions_forbidden:
        return [card]
    return [other for other in missions_ready(s, seat) if s.catalog.goal_of[other] == s.catalog.goal_of[card]]


def forget_fulfilled(s: State, seat: int, _: int) -> None:
    """Forgets met event goals that were not completed at this stable point; they must be met again."""
    if s.fulfilled:
        s.fulfilled = [card for card in s.fulfilled if card not in s.missions[seat]]
    s.unsettled &= ~(1 << seat)


def offer_payment(s: State, seat: int, _: int) -> None:
    """Offers payment goals if any could be paid judging by public information (D-40, Q-110)."""
    goals = payable_goals(s, seat) if s.missions[seat] else []
    if goals:
        # Asks even if no held mission is payable; otherwise the question would reveal a hidden mission.
        held = [card for card in sorted(s.missions[seat]) if s.catalog.goal_of[card] in goals]
        ask(s, seat, [PASS] + [COMPLETE + card for card in held], take_payment, seat)


def take_payment(s: State, seat: int, _: int, choice: int) -> None:
    if choice != PASS:
        card = choice - COMPLETE
        price = s.catalog.goals[s.catalog.goal_of[card]].tokens
        pay(s, seat, price)
        complete_mission(s, seat, card, price)


def payable_goals(s: State, seat: int) -> list[int]:
    """Returns the payment goals a seat could meet now: hero at the place, tokens in hand, not completed before."""
    found = []
    for number in s.catalog.payment_goals:
        goal = s.catalog.goals[number]
        if is_at(s, seat, goal.place) and can_pay(s, seat, goal.tokens) and not has_completed_goal(s, seat, number):
            found.append(number)
    return found


def _why_not_complete(s: State, seat: int, choice: Choice) -> Reason:
    held = s.catalog.card_number[choice.target] in s.missions[seat]
    return ("why-goal-open", ("B-MI-03",)) if held else None


STEPS = {
    choose_mission_to_keep: "B-HA-16 Q-38",
    keep_mission: "B-HA-16 B-HA-17",
    put_away_drawn_missions: "B-HA-16 Q-39",
    complete_missions: "B-MI-03 Q-81 Q-101",
    choose_mission_to_complete: "B-MI-09 Q-83",
    take_mission_to_complete: "B-MI-03",
    complete_missions_of_goal: "B-MI-03",
    offer_mission_claim: "Q-81",
    take_mission_claim: "Q-81",
    forget_fulfilled: "Q-81",
    offer_payment: "Q-110",
    take_payment: "Q-110",
}
WHY_ANYTIME = {"complete": _why_not_complete}
