"""`ismcts`: information-set Monte Carlo tree search with sequential halving at the root.

Every determinization is walked once for each option still in the race; below the option the shared tree decides, then the lively
policy plays out to the horizon, and every seat gets its chance to win. Values are a vector, one entry per seat, and each node
maximises the entry of the seat that decides there (max^n). The worse half of the options is eliminated in every lap, so most of
the budget goes to options that are hard to distinguish; all options see the same deals.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from time import perf_counter
from typing import Any, ClassVar

from metro2033.bots.beliefs import believable
from metro2033.bots.bot import Bot, Question
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.native import mypyc_attr
from metro2033.kernel.ruleset import Ruleset

PLAY_OUT = 400  # limit of questions until the horizon


class Node:
    """A choice in the tree: its visits, and the total value for the seat that takes it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """Returns the mean value, or 0 without visits."""
        return self.total / self.visits if self.visits else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class IsmctsBot(Bot):
    """Searches for a time (`ms`) or a number of playouts (`iterations`, which makes it deterministic)."""

    # `explore` is the exploration weight in percent, `grow` the visits of a choice before the tree grows below it.
    PARAMETERS: ClassVar[Mapping[str, int]] = {"ms": 1000, "iterations": 0, "explore": 10, "grow": 8}

    def __init__(self, rules: Ruleset, seed: int, parameters: Mapping[str, int]) -> None:
        super().__init__(rules, seed, parameters)
        self.explore = parameters["explore"] / 100
        self.grow = parameters["grow"]

    def weigh(self, question: Question) -> list[float]:
        """Returns the mean chance to win per option. Eliminated options are capped at the value of the survivors."""
        children = {code: Node() for code in question.options}
        racing = question.options[:]
        cap = 1.0
        chances: dict[int, float] = {}
        dealt = 0
        laps = max(1, math.ceil(math.log2(len(racing))))
        for lap in range(laps):
            dealt = self._race(question, children, racing, dealt, laps, lap)
            racing.sort(key=lambda code: children[code].mean(), reverse=True)
            staying = racing[: max(1, (len(racing) + 1) // 2)]
            for code in racing[len(staying) :]:
                chances[code] = children[code].mean()
            racing = staying
        for code in racing:
            chances[code] = children[code].mean()
            cap = min(cap, chances[code])
        return [chances[code] if code in racing else min(cap, chances[code]) for code in question.options]

    def _race(
        self, question: Question, children: dict[int, Node], racing: list[int], dealt: int, laps: int, lap: int
    ) -> int:
        """Runs one lap: tries every remaining option once per deal, until the lap's share of the budget is spent."""
        limit, share = self.parameters["iterations"] / laps, self.parameters["ms"] / laps / 1000
        begun, tried = perf_counter(), 0
        while True:
            dealt += 1
            seed = self.seed_of(dealt)
            sample = believable(question, self.mind, seed)
            for code in racing:
                self._try(children[code], code, sample.clone(), Deal(seed))
            tried += len(racing)
            if tried >= limit if limit else perf_counter() - begun >= share:
                return dealt

    def _try(self, node: Node, code: int, s: Any, deal: Deal) -> None:
        """Runs one iteration: the option, the tree below it, the playout, and backpropagation along the path."""
        mind = self.mind
        turn, until = mind.turn_of(s), mind.clock(s) + mind.search_ahead
        path = [(node, int(s.asked))]
        answer(s, code)
        while s.asked != NOBODY and (mind.turn_of(s) == turn or mind.clock(s) < until):
            options = s.options
            if len(options) == 1:
                answer(s, options[0])
                continue
            if node.visits < self.grow:
                break
            code = self._select(node, options, mind.lively_choice(s, deal))
            if code not in node.children:
                node.children[code] = Node()
            node = node.children[code]
            path.append((node, int(s.asked)))
            answer(s, code)
        mind.play_out(s, turn, until, deal, PLAY_OUT)
        chances = mind.chances(s)
        for visited, seat in path:
            visited.visits += 1
            visited.total += chances[seat]

    def _select(self, node: Node, options: list[int], liked: int) -> int:
        """Returns the option with the best upper bound (UCB) among those legal now.

        An untried option counts as average with one visit.
        """
        children = node.children
        known = [children[code] for code in options if code in children]
        visits = sum(child.visits for child in known)
        if not visits:
            return liked
        average = sum(child.total for child in known) / visits
        curious = self.explore * math.sqrt(math.log(visits + 1))
        best, chosen = -1.0, liked
        for code in options:
            child = children.get(code)
            if child is None:
                bound = average + curious + (0.001 if code == liked else 0.0)
            else:
                bound = child.mean() + curious / math.sqrt(child.visits)
            if bound > best:
                best, chosen = bound, code
        return chosen
