"""Exhaustive search over a seat's own decisions; the value is the chance to reach a goal.

All values depend only on the seat's knowledge. Where an answer triggers luck, or another seat decides, the search averages over all possible
deals if the game can enumerate them, otherwise over many determinizations of the seat's knowledge at that point. In each of them, the seat
chooses from what it has seen there. Other seats answer by the bots' quick policy.
"""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.minds import Mind, mind_for
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset
from metro2033.study.puzzles.goals import Goal, Trade, World

HAIR: Final = 0.005  # values closer than this are equal
LONGEST: Final = 80  # questions before a span must be over
FEWER: Final = 8  # each further random event in a line is sampled with this factor fewer deals
FEWEST: Final = 6  # minimum, unless screening starts with fewer


class TooWideError(Exception):
    """Raised when a search exceeds its budget of positions."""


class Value:
    """The value of a position under best play and worst play, and the probability that random answers are all right."""

    __slots__ = ("best", "right", "sampled", "worst")

    def __init__(self, best: float, worst: float, right: float, *, sampled: bool) -> None:
        self.best = best
        self.worst = worst
        self.right = right
        self.sampled = sampled  # whether it is an estimate from some deals instead of all

    @property
    def settled(self) -> bool:
        """Whether no answer makes a difference any more."""
        return self.best - self.worst < HAIR


def decide(options: dict[int, Value]) -> Value:
    """Combines the values of a question's options."""
    best = max(value.best for value in options.values())
    worst = min(value.worst for value in options.values())
    right = sum(value.right for value in options.values() if value.best >= best - HAIR) / len(options)
    sampled = any(value.sampled for value in options.values())
    return Value(best, worst, 1.0 if best - worst < HAIR else right, sampled=sampled)


class Search:
    """Searches for one seat and one goal: values of its options, each with its best continuation."""

    def __init__(
        self, rules: Ruleset, trade: Trade, seat: int, goal: Goal, samples: int, most: int, seed: int = 0
    ) -> None:
        self.rules = rules
        self.trade = trade
        self.mind: Mind = mind_for(rules.game)
        self.seat = seat
        self.goal = goal
        self.samples = samples
        self.left = most  # answers that may still be tried
        self.seed = seed
        self.without = NOBODY  # a choice excluded wherever there is another
        self.span: tuple[int, ...] = ()
        self.known: dict[object, tuple[Value, dict[int, Value]]] = {}  # memo, by everything that determines the value

    def start(self, s: Any) -> None:
        """Starts at a question of the seat; fixes the span of the puzzle."""
        self.span = self.trade.span(s, self.goal)

    def options(self, s: Any, samples: int = 0) -> dict[int, Value]:
        """Returns the value of every option of the seat's open question."""
        return self._look(s, samples or self.samples)[1]

    def _look(self, s: Any, samples: int) -> tuple[Value, dict[int, Value]]:
        key = (samples, self.trade.key(s, self.seat))
        found = self.known.get(key)
        if found is None:
            codes = [code for code in s.options if code != self.without] or s.options
            deals = Deals(self, s)
            options = {code: self._after(s, code, samples, deals) for code in codes}
            found = self.known[key] = decide(options), options
        return found

    def value(self, s: Any, samples: int = 0) -> Value:
        """Returns the value of a position: that of the seat's question, or whether the goal was reached."""
        if not self.asks(s) or self.trade.decided(s, self.seat, self.goal):
            reached = 1.0 if self.reached(s) else 0.0
            return Value(reached, reached, 1.0, sampled=False)
        return self._look(s, samples or self.samples)[0]

    def reached(self, s: Any) -> bool:
        """Returns whether the goal is reached now."""
        return self.trade.measure(s, self.seat, self.goal.measure) >= self.goal.least

    def lasts(self, s: Any) -> bool:
        """Returns whether the span of the puzzle is still running."""
        return bool(s.asked != NOBODY and self.trade.span(s, self.goal) == self.span)

    def asks(self, s: Any) -> bool:
        """Returns whether the seat has a decision to make."""
        return bool(s.asked == self.seat and self.lasts(s))

    def go_on(self, s: Any, deal: Deal) -> bool:
        """Plays the answers of others and single options until the seat has a decision; returns whether no other seat had a choice."""
        alone, left = True, LONGEST
        while left and self.lasts(s) and (s.asked != self.seat or len(s.options) == 1):
            alone = alone and len(s.options) == 1
            answer(s, self.mind.lively_choice(s, deal))
            left -= 1
        return alone

    def _after(self, s: Any, code: int, samples: int, deals: Deals) -> Value:
        self.left -= 1
        if self.left < 0:
            raise TooWideError
        after = s.clone()
        answer(after, code)
        alone = self.go_on(after, Deal(self.seed))
        if not self.trade.luck or (alone and deals.hidden == self.trade.hidden(self.rules, after, self.seat)):
            return self.value(after, samples)
        worlds = self.trade.worlds(self.rules, s, self.seat, after, deals.world(0))
        if worlds:
            return self._listed(s, code, samples, worlds)
        return self._sampled(code, samples, deals)

    def _listed(self, s: Any, code: int, samples: int, worlds: list[World]) -> Value:
        """Averages over all possible deals, or over a subset if there are too many."""
        step = max(1, len(worlds) // samples)
        values, sampled = [], step > 1
        for world, reply in worlds[::step]:
            answer(world, code)
            if reply is not None:
                answer(world, reply)
            alone = self.go_on(world, Deal(self.seed))
            values.append(self.value(world, _fewer(samples)))
            sampled = sampled or not alone or not self.trade.only_listed(self.rules, s, self.seat, world)
        return _mean(values, sampled=sampled)

    def _sampled(self, code: int, samples: int, deals: Deals) -> Value:
        values = []
        for number in range(samples):
            world = deals.world(number).clone()
            answer(world, code)
            self.go_on(world, Deal(self.seed + number))
            values.append(self.value(world, _fewer(samples)))
        return _mean(values, sampled=True)


def most_reachable(search: Search, s: Any) -> int:
    """Returns the maximum that a measure can reach where luck does not decide: tries every line."""
    most, seen, waiting = -1, set(), [s]
    while waiting:
        now = waiting.pop()
        for code in now.options:
            search.left -= 1
            if search.left < 0:
                raise TooWideError
            after = now.clone()
            answer(after, code)
            search.go_on(after, Deal(search.seed))
            if not search.asks(after):
                most = max(most, search.trade.measure(after, search.seat, search.goal.measure))
            elif (key := search.trade.key(after, search.seat)) not in seen:
                seen.add(key)
                waiting.append(after)
    return most


class Deals:
    """The determinizations of one question, shared by all its options: common random numbers, one seed each."""

    __slots__ = ("hidden", "made", "search", "state")

    def __init__(self, search: Search, s: Any) -> None:
        self.search = search
        self.state = s
        self.hidden = search.trade.hidden(search.rules, s, search.seat) if search.trade.luck else None
        self.made: list[Any] = []

    def world(self, number: int) -> Any:
        """Returns one deal, created on first use; callers must clone it."""
        while len(self.made) <= number:
            seed = self.search.seed + 7919 * len(self.made) + 1
            self.made.append(self.search.rules.determinise(self.state, self.search.seat, seed))
        return self.made[number]


def _fewer(samples: int) -> int:
    return max(min(samples, FEWEST), samples // FEWER)


def _mean(values: list[Value], *, sampled: bool) -> Value:
    count = len(values)
    return Value(
        sum(value.best for value in values) / count,
        sum(value.worst for value in values) / count,
        sum(value.right for value in values) / count,
        sampled=sampled or any(value.sampled for value in values),
    )
