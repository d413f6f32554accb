"""The search for payments: the same as listing every set, at a bounded price (C-30, C-47, C-77)."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

import pytest

from metro2033.games.breakthrough.catalog.tables import build_catalog
from metro2033.games.breakthrough.codes import HERO, RESOURCE, TYPES
from metro2033.games.breakthrough.game import BreakthroughRules
from metro2033.games.breakthrough.rules import payment
from metro2033.games.breakthrough.rules.payment import next_heroes, next_resources
from metro2033.games.breakthrough.rules.setup import blank_state
from metro2033.games.breakthrough.state import State
from metro2033.measure import build
from tests.breakthrough.table import breakthrough

Set = tuple[tuple[int, ...], tuple[int, ...]]  # heroes and resources of a payment, each in catalogue order


def every_payment(s: State, mission: int) -> list[Set]:
    """Returns the definition of C-77: every set that is enough, and not enough without any one of its cards or heroes."""
    cards = s.catalog
    fitting = [card for card in s.resources[0] if cards.accepts[mission] >> cards.type[card] // 3 & 1]
    heroes = list(dict.fromkeys(s.heroes[0]))
    found: set[Set] = set()
    for chosen in range(1 << len(heroes)):
        named = tuple(hero for at, hero in enumerate(heroes) if chosen >> at & 1)
        doubled = {cards.type[hero] for hero in named}
        if len(doubled) == len(named):
            for some in range(1 << len(fitting)):
                spent = tuple(card for at, card in enumerate(fitting) if some >> at & 1)
                if is_legal(s, mission, named, spent):
                    found.add((named, spent))
    return sorted(found)


def is_legal(s: State, mission: int, heroes: tuple[int, ...], spent: tuple[int, ...]) -> bool:
    """Returns whether a payment is enough, and nothing in it needless."""
    needed = s.catalog.needed[mission]
    return (
        total(s, heroes, spent) >= needed
        and all(total(s, heroes, spent[:at] + spent[at + 1 :]) < needed for at in range(len(spent)))
        and all(total(s, heroes[:at] + heroes[at + 1 :], spent) < needed for at in range(len(heroes)))
    )


def total(s: State, heroes: tuple[int, ...], spent: tuple[int, ...]) -> int:
    """Adds up resources, a doubled type counted twice."""
    doubled = {s.catalog.type[hero] for hero in heroes}
    return sum(s.catalog.amount[card] * (2 if s.catalog.type[card] in doubled else 1) for card in spent)


def a_table(rnd: random.Random, most: int) -> tuple[State, int]:
    """Returns a table with made-up amounts, several heroes of a type among them, and a mission."""
    s = blank_state(made_up(rnd, most).catalog, 2)
    cards = s.catalog
    resources = [card for card in range(len(cards.card_ids)) if cards.kind[card] == RESOURCE]
    heroes = [card for card in range(len(cards.card_ids)) if cards.kind[card] == HERO]
    few = rnd.sample(resources, rnd.randint(1, 6))
    s.resources[0] = sorted(rnd.choice(few) for _ in range(rnd.randint(1, 8)))
    s.heroes[0] = sorted(rnd.sample(heroes, rnd.randint(0, 4)))
    return s, rnd.choice(cards.factions)


def made_up(rnd: random.Random, most: int) -> BreakthroughRules:
    """Returns a ruleset of its own whose cards have other numbers."""
    rules = BreakthroughRules(breakthrough().content)
    cards = rules.catalog = build_catalog(rules.content)
    for card in range(len(cards.card_ids)):
        if cards.kind[card] == RESOURCE:
            cards.amount[card] = rnd.randint(1, most)
        elif cards.kind[card] == HERO:
            cards.type[card] = rnd.randrange(len(TYPES))
    for card in cards.factions:
        cards.needed[card] = rnd.randint(1, 3 * most)
        cards.accepts[card] = rnd.randint(1, 3)
    return rules


@pytest.mark.parametrize("seed", range(120))
def test_C_77_what_is_offered_at_every_step_is_what_some_legal_set_goes_on_with(seed: int) -> None:
    rnd = random.Random(seed)
    s, mission = a_table(rnd, most=rnd.choice([2, 4, 20]))
    legal = every_payment(s, mission)
    for named in {heroes[:n] for heroes, _ in legal for n in range(len(heroes) + 1)}:
        sets = [heroes for heroes, _ in legal if heroes[: len(named)] == named]
        after = sorted({heroes[len(named)] for heroes in sets if len(heroes) > len(named)})
        assert next_heroes(s, 0, mission, list(named)) == (after, named in sets)
    for heroes, spent in {(heroes, cards[:n]) for heroes, cards in legal for n in range(len(cards) + 1)}:
        sets = [cards for named, cards in legal if named == heroes and cards[: len(spent)] == spent]
        after = sorted({cards[len(spent)] for cards in sets if len(cards) > len(spent)})
        assert next_resources(s, 0, mission, list(heroes), list(spent)) == after
    if not legal:
        assert next_heroes(s, 0, mission, []) == ([], False)
        assert next_resources(s, 0, mission, [], []) == []


def test_C_77_the_random_tables_are_worth_comparing() -> None:
    """Some have many payments, some use two heroes, some have none."""
    found = [every_payment(*a_table(random.Random(seed), most=4)) for seed in range(60)]
    assert max(len(legal) for legal in found) >= 20
    assert any(len(heroes) == 2 for legal in found for heroes, _ in legal)
    assert any(not legal for legal in found)


def lines_of(module: Any, work: Callable[[], Any]) -> int:
    """Returns how many lines of a module run while something is done: a measure of work that no other process disturbs."""
    count = 0

    def in_frame(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        count += event == "line"
        return in_frame

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        return in_frame if frame.f_code.co_filename == module.__file__ else None

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def full_table(rules: BreakthroughRules) -> State:
    """Returns every resource and every hero of the box before one player."""
    s = blank_state(rules.catalog, 2)
    s.resources[0] = [card for card in rules.catalog.deck if rules.catalog.kind[card] == RESOURCE]
    s.heroes[0] = [card for card in rules.catalog.deck if rules.catalog.kind[card] == HERO]
    return s


@pytest.mark.skipif(build() == "compiled", reason="only plain Python tells its lines")
@pytest.mark.parametrize("most", [0, 20])
def test_C_77_the_largest_table_costs_a_bounded_number_of_steps(most: int) -> None:
    """All 72 resources and six heroes, with the box's numbers (0) and with the largest that a content pack may have.

    Listing every set takes more steps than can be counted here; `python -m bench.payments` says what this is in milliseconds.
    """
    rules = made_up(random.Random(most), most) if most else breakthrough()
    cards, s = rules.catalog, full_table(rules)
    for mission in [card for card in range(len(cards.card_ids)) if 0 < cards.needed[card] <= 20]:
        heroes, _ = next_heroes(s, 0, mission, [])
        assert lines_of(payment, partial(next_heroes, s, 0, mission, [])) < 60_000
        for named in ([], heroes[:1], heroes):
            assert lines_of(payment, partial(next_resources, s, 0, mission, named, [])) < 60_000
