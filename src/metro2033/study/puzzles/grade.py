"""Difficulty of puzzles: an Elo rating, from how often bots of known strength find the solution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from metro2033.bots.bot import Question
from metro2033.bots.registry import make_bot
from metro2033.kernel.agenda import answer
from metro2033.kernel.chance import Deal
from metro2033.study.puzzles.attempt import Attempt
from metro2033.study.puzzles.prove import right_options
from metro2033.study.puzzles.search import Search, TooWideError

Choose = Callable[[Attempt], int]
DEALS: Final = 1 << 30

# Solvers: number of tries, and the rating assigned to each of them.
SOLVERS: Final = {"greedy": (4, 1300), "planner": (4, 1500), "neural": (2, 1600)}
GUESSERS: Final = {4: (6, 1100), 24: (6, 1500)}  # by the number of random lines tried for each option
RANDOM_RATING: Final = 800
RANDOM_TRIES: Final = 6
EASIEST: Final = 600
HARDEST: Final = 2400


def expected(solver: float, puzzle: float) -> float:
    """Returns the probability that a solver solves a puzzle, by their ratings."""
    return float(1 / (1 + 10 ** ((puzzle - solver) / 400)))


def ask_bot(spec: str, attempt: Attempt, number: int) -> Choose:
    """Creates a solver from a bot, which plays to win the game and does not know the goal."""
    rules = attempt.game.rules
    bot = make_bot(spec, rules, 1000 + number)
    return lambda now: bot.choose(Question(rules, now.state))


def guess(search: Search, lines: int, number: int) -> Choose:
    """Creates a beginner who knows the goal: tries random lines with every option and takes the one that reached it most often."""
    deal = Deal(1000 + number)

    def choose(now: Attempt) -> int:
        s = now.state
        reached = [sum(_random_line(search, s, code, deal) for _ in range(lines)) for code in s.options]
        return int(s.options[reached.index(max(reached))])

    return choose


def _random_line(search: Search, s: Any, code: int, deal: Deal) -> bool:
    world = search.rules.determinise(s, search.seat, deal.below(DEALS))
    while True:
        answer(world, code)
        search.go_on(world, deal)
        if not search.asks(world):
            return search.reached(world)
        code = world.options[deal.below(len(world.options))]


def solved_by(search: Search, attempt: Attempt, solvers: list[Choose]) -> int:
    """Counts the solvers that give right answers only."""
    solved = 0
    for choose in solvers:
        now = attempt.copy()
        while True:
            if not now.asks or search.value(now.state).settled:
                solved += 1
                break
            code = choose(now)
            if code not in right_options(search.options(now.state)):
                break
            now.answer(code)
    return solved


def grade(search: Search, attempt: Attempt, random: float) -> tuple[int, dict[str, int]] | None:
    """Returns the rating that best explains the solvers' success, and their success rates in percent."""
    results = [(RANDOM_RATING, RANDOM_TRIES, RANDOM_TRIES * random)]
    shares: dict[str, int] = {}
    try:
        for spec, (tries, rating) in SOLVERS.items():
            solved = solved_by(search, attempt, [ask_bot(spec, attempt, number) for number in range(tries)])
            shares[spec] = round(100 * solved / tries)
            results.append((rating, tries, solved))
        for lines, (tries, rating) in GUESSERS.items():
            solved = solved_by(search, attempt, [guess(search, lines, number) for number in range(tries)])
            shares[f"guess{lines}"] = round(100 * solved / tries)
            results.append((rating, tries, solved))
    except TooWideError:
        return None
    return rate(results), shares


def rate(results: list[tuple[int, int, float]]) -> int:
    """Fits a rating to solvers' tries and successes; a prior of one success and one failure at 1500 keeps it bounded."""
    results = [*results, (1500, 2, 1.0)]
    low, high = EASIEST, HARDEST
    while high - low > 1:
        middle = (low + high) // 2
        surplus = sum(solved - tries * expected(rating, middle) for rating, tries, solved in results)
        low, high = (low, middle) if surplus > 0 else (middle, high)
    return high
