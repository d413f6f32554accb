"""`ismcts`: information-set Monte Carlo tree search. Every iteration deals the hidden cards anew, walks the shared tree, plays the
round out by a lively policy, and gives each seat its chance to win.

Values are a vector, one entry per seat, and each node maximises the entry of the seat that decides there (max^n).
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any

from metro2033.bots.bot import Bot, Question
from metro2033.bots.minds import mind_for
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset

MOST_QUESTIONS = 300  # of one playout


class Node:
    """A choice in the tree: how often it was open, how often it was taken, and what it brought the seat that takes it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class IsmctsBot(Bot):
    """Searches for a time (`ms`) or a number of iterations (`iterations`, which makes it repeatable)."""

    def __init__(
        self, rules: Ruleset, seed: int, ms: int = 1000, iterations: int = 0, rounds: int = 1, explore: int = 40
    ) -> None:
        super().__init__(rules, seed)
        self.ms = ms
        self.iterations = iterations
        self.rounds = rounds
        self.explore = explore / 100
        self.mind = mind_for(rules)
        self.asked = 0

    def choose(self, question: Question) -> int:
        """The option that was tried most; ties go to the better one."""
        self.asked += 1
        root = self.search(question)
        return max(root.children, key=lambda code: (root.children[code].visits, root.children[code].total))

    def search(self, question: Question) -> Node:
        """Grow the tree for the budget given."""
        root = Node()
        started = perf_counter()
        done = 0
        least = len(question.options)  # everything is tried once, whatever the budget
        while (
            done < self.iterations if self.iterations else done < least or (perf_counter() - started) * 1000 < self.ms
        ):
            seed = (self.seed * 7919 + self.asked) * 65537 + done
            self._iterate(root, question.sample(seed), Deal(seed))
            done += 1
        return root

    def _iterate(self, root: Node, s: Any, deal: Deal) -> None:
        horizon = self.rules.round(s) + self.rounds
        path: list[tuple[Node, int]] = []
        node = root
        left = MOST_QUESTIONS
        while left and s.asked != NOBODY and self.rules.round(s) < horizon:
            left -= 1
            options = s.options
            if len(options) == 1:
                answer(s, options[0])
                continue
            code, is_new = self._select(node, options, s, deal)
            path.append((node.children[code], s.asked))
            node = node.children[code]
            answer(s, code)
            if is_new:
                break
        self._play_out(s, horizon, deal, left)
        chances = self.mind.chances(s)
        for visited, seat in path:
            visited.visits += 1
            visited.total += chances[seat]

    def _select(self, node: Node, options: list[int], s: Any, deal: Deal) -> tuple[int, bool]:
        """An option never tried, the lively policy's first; else the one with the best upper bound among those open now."""
        children = node.children
        fresh = [code for code in options if code not in children]
        for code in options:
            if code in children:
                children[code].available += 1
        if fresh:
            liked = self.mind.lively_choice(s, deal)
            code = liked if liked in fresh else fresh[deal.below(len(fresh))]
            child = children[code] = Node()
            child.available = 1
            return code, True
        best, chosen = -1.0, options[0]
        for code in options:
            child = children[code]
            bound = child.total / child.visits + self.explore * math.sqrt(math.log(child.available + 1) / child.visits)
            if bound > best:
                best, chosen = bound, code
        return chosen, False

    def _play_out(self, s: Any, horizon: int, deal: Deal, left: int) -> None:
        """Play by the lively policy to the end of the round."""
        choose = self.mind.lively_choice
        while left and s.asked != NOBODY and self.rules.round(s) < horizon:
            answer(s, choose(s, deal))
            left -= 1
