"""Properties of the board game on random reachable states (INV-01..10, INV-09 determinism, view blindness, continuing)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from metro2033.kernel.agenda import NOBODY, answer, ask_again
from metro2033.kernel.chance import Chance
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Cast, Sayer
from metro2033.text.words import words_for
from tests.properties.walks import BOARD_TABLES, board, sampled, walk

SPECTATOR = None


def seen(rules: Ruleset, s: Any, seat: int | None) -> bytes:
    """A view as bytes, as a client would get it."""
    return msgspec.json.encode(rules.view(s, seat))


@pytest.mark.parametrize(("edition", "seats"), BOARD_TABLES)
def test_invariants_hold_at_every_question(edition: str, seats: int) -> None:
    """INV-01, INV-02, INV-03, INV-04, INV-05, INV-06, INV-07, INV-09, INV-10"""
    rules = board(edition)
    for seed in range(8):
        for s in walk(rules, seats, seed, rounds=30):
            rules.check(s)


@pytest.mark.parametrize(("edition", "seats"), BOARD_TABLES)
def test_every_game_ends(edition: str, seats: int) -> None:
    """INV-10: by victory, or at the driver's limit; with a winner nobody is asked any more."""
    rules = board(edition)
    for seed in range(4):
        last = None
        for s in walk(rules, seats, 100 + seed, rounds=rules.round_limit):
            last = s
        assert last is not None
        assert last.asked == NOBODY or rules.round(last) > rules.round_limit
        assert (rules.result(last) is None) == (last.asked != NOBODY)


@pytest.mark.parametrize(("edition", "seats"), BOARD_TABLES)
def test_clone_save_and_continue_are_equal(edition: str, seats: int) -> None:
    """INV-09: a clone, a loaded save and the original go on alike."""
    rules = board(edition)
    rnd = random.Random(seats)
    for s in sampled(rules, seats, seed=seats, rounds=25, every=9):
        saved = rules.save(s)
        twins = [s.clone(), rules.load(saved)]
        assert [rules.save(twin) for twin in twins] == [saved, saved]
        choice = rnd.choice(s.options)
        for twin in twins:
            answer(twin, choice)
        assert rules.save(twins[0]) == rules.save(twins[1])
        assert rules.save(s) == saved, "a clone shares nothing that changes"


@pytest.mark.parametrize(("edition", "seats"), BOARD_TABLES)
def test_a_seat_is_blind_to_what_it_may_not_know(edition: str, seats: int) -> None:
    """INV-08: everything hidden from a seat is dealt anew; its view, options and texts do not move, and sampling repeats itself."""
    rules = board(edition)
    for s in sampled(rules, seats, seed=40 + seats, rounds=30, every=11):
        for seat in range(seats):
            twin = rules.determinise(s, seat, seed=7)
            rules.check(twin)
            assert seen(rules, twin, seat) == seen(rules, s, seat)
            again = rules.determinise(twin, seat, seed=7)
            assert rules.save(again) == rules.save(twin), "a sample is a function of the view and the seed"
            assert rules.unseen(twin, seat) == rules.unseen(s, seat)


@pytest.mark.parametrize(("edition", "seats"), [("pl2015", 4), ("en2012", 3), ("ru2011", 6)])
def test_events_name_no_card_that_is_still_hidden(edition: str, seats: int) -> None:
    """INV-08: what a seat is told, it can place afterwards (cards with copies, and answers that shuffle, apart)."""
    rules = board(edition)
    single = {card.id for kind, cards in rules.cards().items() if kind != "equipment" for card in cards}
    rnd = random.Random(5)
    named = 0
    s = rules.start(seats, Chance(seed=70))
    while s.asked != NOBODY and rules.round(s) < 60:
        chance = s.rng
        s.log = []
        answer(s, rnd.choice(s.options))
        for seat in (SPECTATOR, *range(seats)) if s.rng == chance else ():
            hidden = {rules.spell("card", card) for pool in rules.unseen(s, seat) for card in pool}
            for told in (rules.tell(event, seat) for event in s.log):
                cards = {str(value) for value in told.fields.values()} & single
                assert not cards & hidden, told
                named += len(cards)
    assert named > 400


def test_asking_again_changes_nothing() -> None:
    """The first law of steps: a step that asks can be run again."""
    rules = board("pl2015")
    for s in sampled(rules, 4, seed=9, rounds=30, every=3):
        saved = rules.save(s)
        ask_again(s)
        assert rules.save(s) == saved


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    """INV-09"""
    rules = board("en2012")
    games = []
    for _ in range(2):
        s = rules.start(5, Chance(seed=77))
        rnd = random.Random(1)
        while s.asked != NOBODY and s.round < 20:
            answer(s, rnd.choice(s.options))
        games.append(rules.save(s))
    assert games[0] == games[1]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_everything_that_happens_can_be_said(language: str) -> None:
    """Every event of some games, to every seat and to spectators, and every question with its choices."""
    sayer = Sayer(words_for(language, "board"))
    for edition, seats in (("pl2015", 4), ("ru2011", 6)):
        rules = board(edition)
        s = rules.start(seats, Chance(seed=3))
        rnd = random.Random(8)
        for _ in range(1500):
            if s.asked == NOBODY:
                break
            prompt, options = s.asked_by[0].__name__, s.options
            traits = rules.traits(s)
            cast = Cast(traits["faction"], traits["hero"], rules.printed_strengths())
            for code in options:
                assert sayer.choice(rules.choices[code], prompt, cast)
            s.log = []
            answer(s, rnd.choice(options))
            traits = rules.traits(s)
            cast = Cast(traits["faction"], traits["hero"], rules.printed_strengths())
            for event in s.log:
                for reader in (SPECTATOR, *range(seats)):
                    assert "{" not in sayer.event(rules.tell(event, reader), cast)
