"""The checks that every game must pass, as functions for rulesets, editions and content packs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from metro2033.kernel.agenda import NOBODY, answer, ask_again
from metro2033.kernel.chance import Chance
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Cast, Sayer
from metro2033.text.words import words_for

SPECTATOR = None


def random_option(rules: Ruleset, s: Any, rnd: random.Random) -> int:
    """Returns a random option, housekeeping rarely."""
    options: list[int] = s.options
    if options[-1] == rules.housekeeping and len(options) > 1 and rnd.random() < 0.95:
        options = options[:-1]
    return rnd.choice(options)


def walk(rules: Ruleset, seats: int, seed: int, rounds: int) -> Iterator[Any]:
    """Yields every state at which a random game asks, until a round is over or the game has ended."""
    s = rules.start(seats, Chance(seed=seed))
    rnd = random.Random(seed)
    while s.asked != NOBODY and rules.round(s) <= rounds:
        yield s
        answer(s, random_option(rules, s, rnd))


def sampled(rules: Ruleset, seats: int, seed: int, rounds: int, every: int) -> Iterator[Any]:
    """Yields some states of a walk, and every state with a secret choice under way."""
    for number, s in enumerate(walk(rules, seats, seed, rounds)):
        if number % every == seed % every or s.sealed or getattr(s, "drawn", None) or getattr(s, "swapped", None):
            yield s


def seen(rules: Ruleset, s: Any, seat: int | None) -> bytes:
    """Returns a view as bytes, as a client would get it."""
    return msgspec.json.encode(rules.view(s, seat))


def check_invariants(rules: Ruleset, seats: int, seeds: range, rounds: int) -> None:
    """Checks every invariant at every question."""
    for seed in seeds:
        for s in walk(rules, seats, seed, rounds):
            rules.check(s)


def check_ending(rules: Ruleset, seats: int, seed: int) -> None:
    """Checks that a game ends by itself or at the driver's limit.

    A game that has ended has a result and asks nobody.
    """
    last = None
    for s in walk(rules, seats, seed, rules.round_limit):
        last = s
    assert last is not None
    assert last.asked == NOBODY or rules.round(last) > rules.round_limit
    assert (rules.result(last) is None) == (last.asked != NOBODY)


def check_continuing(rules: Ruleset, seats: int, seed: int, rounds: int, every: int) -> None:
    """Checks that a clone, a loaded save and the original go on alike, and share nothing that changes."""
    rnd = random.Random(seats)
    for s in sampled(rules, seats, seed, rounds, every):
        saved = rules.save(s)
        twins = [s.clone(), rules.load(saved)]
        assert [rules.save(twin) for twin in twins] == [saved, saved]
        choice = rnd.choice(s.options)
        for twin in twins:
            answer(twin, choice)
        assert rules.save(twins[0]) == rules.save(twins[1])
        assert rules.save(s) == saved


def check_blindness(rules: Ruleset, seats: int, seed: int, rounds: int, every: int) -> None:
    """Checks that a new deal of everything hidden from a seat changes neither its view nor its options.

    It also checks that sampling is repeatable.
    """
    for s in sampled(rules, seats, seed, rounds, every):
        for seat in range(seats):
            twin = rules.determinise(s, seat, seed=7)
            rules.check(twin)
            assert seen(rules, twin, seat) == seen(rules, s, seat)
            assert rules.save(rules.determinise(twin, seat, seed=7)) == rules.save(twin)
            assert rules.unseen(twin, seat) == rules.unseen(s, seat)


def check_asking_again(rules: Ruleset, seats: int, seed: int, rounds: int) -> None:
    """Checks the first law of steps: a step that asks can be run again and changes nothing."""
    for s in sampled(rules, seats, seed, rounds, every=3):
        saved = rules.save(s)
        ask_again(s)
        assert rules.save(s) == saved


def check_events_hide(rules: Ruleset, seats: int, seed: int, rounds: int, single: set[str]) -> int:
    """Checks that a seat can place the cards that its events name, and returns their number.

    Cards with copies, and answers that shuffle, are left out.
    """
    rnd = random.Random(seed)
    named = 0
    s = rules.start(seats, Chance(seed=seed))
    while s.asked != NOBODY and rules.round(s) < rounds:
        chance = s.rng
        s.log = []
        answer(s, random_option(rules, s, rnd))
        for seat in (SPECTATOR, *range(seats)) if s.rng == chance else ():
            hidden = {rules.spell("card", card) for pool in rules.unseen(s, seat) for card in pool}
            for told in (rules.tell(event, seat) for event in s.log):
                cards = {str(value) for value in told.fields.values()} & single
                assert not cards & hidden, told
                named += len(cards)
    return named


def check_words(rules: Ruleset, seats: int, seed: int, language: str, answers: int) -> None:
    """Checks that every event, to every seat and to spectators, and every choice can be said."""
    sayer = Sayer(words_for(language, rules.game))
    s = rules.start(seats, Chance(seed=seed))
    rnd = random.Random(seed)
    for _ in range(answers):
        if s.asked == NOBODY:
            break
        cast = _cast(rules, s)
        for code in s.options:
            assert sayer.choice(rules.choices[code], s.asked_by[0].__name__, cast)
        s.log = []
        answer(s, random_option(rules, s, rnd))
        cast = _cast(rules, s)
        for event in s.log:
            for reader in (SPECTATOR, *range(seats)):
                assert "{" not in sayer.event(rules.tell(event, reader), cast)


def _cast(rules: Ruleset, s: Any) -> Cast:
    traits = rules.traits(s)
    return Cast(traits.get("faction", ()), traits.get("hero", ()), rules.printed_strengths(), rules.kinds_of_cards())
