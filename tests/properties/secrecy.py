"""Other seats' view of a question: who is asked, by which step, about which subject, and the events before and after.

The checks work in two ways. Hidden cards are dealt again at a question, and seats that are not asked must see the same
open question. Two worlds that differ in hidden cards alone are played side by side with the same answers, and a viewer
must hear and see the same until a card is turned up.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from metro2033.games.board.determinise import hidden_places
from metro2033.games.breakthrough.determinise import unknown_of
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.event import Told
from metro2033.kernel.ruleset import Ruleset
from tests.properties.conformance import seen, walk

COMPLETING = "choose_mission_to_complete"
DRAWING = ("mission_drawn", "mission_bought")
REVEALING = {"mission_completed", "mission_used"}  # events that turn up a hidden mission of the board game

Exchange = Callable[[Any, int, random.Random], None]


def question(rules: Ruleset, s: Any, viewer: int | None) -> Any:
    """Returns the open question as a viewer sees it."""
    return rules.view(s, viewer).prompt


def check_open_questions(rules: Ruleset, seats: int, seed: int, rounds: int, most: int) -> Counter[str]:
    """Checks the first questions of every kind after a new deal for a seat that is not asked.

    The seat and spectators must see the same as before. It returns how often this was checked.
    """
    checked: Counter[str] = Counter()
    for s in walk(rules, seats, seed, rounds):
        name = s.asked_by[0].__name__
        if checked[name] >= most:
            continue
        checked[name] += 1
        for viewer in range(seats):
            if viewer != s.asked:
                for deal in range(3):
                    world = rules.determinise(s, viewer, deal)
                    assert (world.asked, world.asked_by[0], world.sealed) == (s.asked, s.asked_by[0], s.sealed), name
                    assert seen(rules, world, viewer) == seen(rules, s, viewer), name
                    assert question(rules, world, None) == question(rules, s, None), name
    return checked


def exchange_missions(s: Any, viewer: int, rnd: random.Random) -> None:
    """Deals every mission of the board game again that a viewer cannot place; every deck that is turned up stays as it is."""
    places = hidden_places(s, viewer).missions
    values = [cards[place] for cards, place in places]
    rnd.shuffle(values)
    for (cards, place), card in zip(places, values, strict=True):
        cards[place] = card
    s.fulfilled = [card for card in s.fulfilled if card in s.missions[viewer]]


def exchange_hands(s: Any, viewer: int, rnd: random.Random) -> None:
    """Deals the card game's other hands again with cards from below the top thirty of the deck, which are not reached meanwhile."""
    others = [seat for seat in range(s.seats) if seat != viewer]
    unknown = {seat: unknown_of(s, seat) for seat in others}
    bottom = max(0, len(s.deck) - 30)
    pool = [card for seat in others for card in unknown[seat]] + s.deck[:bottom]
    rnd.shuffle(pool)
    for seat in others:
        s.hand[seat] = sorted([*s.shown[seat], *(pool.pop() for _ in unknown[seat])])
    s.deck[:bottom] = pool


def check_side_by_side(
    rules: Ruleset, seats: int, seed: int, rounds: int, exchange: Exchange, steps: int = 25, every: int = 40
) -> int:
    """Plays pairs of worlds on from many positions; returns how many questions a viewer saw twice alike."""
    rnd = random.Random(seed)
    alike = 0
    for number, s in enumerate(walk(rules, seats, seed, rounds)):
        name = s.asked_by[0].__name__
        if number % every != seed % every or s.sealed or getattr(s, "swapped", None) or name == COMPLETING:
            continue
        viewer = rnd.choice([seat for seat in range(seats) if seat != s.asked])
        one, other = s.clone(), s.clone()
        exchange(other, viewer, rnd)
        for world in (one, other):
            world.agenda.append(world.asked_by)
            world.asked = NOBODY
            go_on(world)
        alike += _play_pair(rules, one, other, viewer, rnd, steps)
    return alike


def go_on(s: Any) -> None:
    """Runs steps until somebody is asked."""
    while s.asked == NOBODY and s.agenda:
        entry = s.agenda.pop()
        s.asked_by = entry
        entry[0](s, entry[1], entry[2])


def _play_pair(rules: Ruleset, one: Any, other: Any, viewer: int, rnd: random.Random, steps: int) -> int:
    for step in range(steps):
        assert question(rules, one, viewer) == question(rules, other, viewer)
        if one.asked == viewer:
            assert one.options == other.options
        common = [code for code in one.options if code in other.options]
        if one.asked == NOBODY or not common:
            return step
        choice = rnd.choice(common)
        heard = [hear(rules, world, viewer, choice) for world in (one, other)]
        if draws_missions(heard[0], viewer):
            return step + 1
        if turned_up(heard[0], one) or turned_up(heard[1], other):
            assert_asked_alike(heard, one, other)
            return step + 1
        assert heard[0] == heard[1]
        assert seen(rules, one, viewer) == seen(rules, other, viewer)
    return steps


def hear(rules: Ruleset, s: Any, viewer: int | None, choice: int) -> list[Told]:
    """Answers a question; returns the events as a viewer reads them."""
    s.log = []
    answer(s, choice)
    events, s.log = s.log, None
    return [rules.tell(event, viewer) for event in events]


def draws_missions(heard: list[Told], viewer: int) -> bool:
    """Returns whether the viewer has drawn missions, which are others in the other world."""
    return any(told.event in DRAWING and told.fields["seat"] == viewer for told in heard)


def turned_up(heard: list[Told], s: Any) -> bool:
    """Returns whether a hidden mission has been turned up, or is about to be."""
    return s.asked_by[0].__name__ == COMPLETING or any(told.event in REVEALING for told in heard)


def assert_asked_alike(heard: list[list[Told]], one: Any, other: Any) -> None:
    """Checks that a seat which completes a mission in both worlds is asked in both or in neither."""
    asked = [world.asked if world.asked_by[0].__name__ == COMPLETING else NOBODY for world in (one, other)]
    for here, there in ((0, 1), (1, 0)):
        done = [told.fields["seat"] for told in heard[there] if told.event == "mission_completed"]
        assert asked[here] == NOBODY or asked[here] not in done or asked[there] == asked[here]
