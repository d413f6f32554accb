"""Measures the thinking time of each level: `python -m bench.move_times`.

Questions come from games of greedy bots; the slowest level gets about 25.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from metro2033.bots.bot import Question
from metro2033.bots.registry import LEVELS, make_bot
from metro2033.games import GAMES, find_rules
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.ruleset import Ruleset
from metro2033.measure import build

SEATS = 4
PLAYED = 12
QUESTIONS = 300  # per game
EVERY = 13
FEW = {"master": 25, "adaptive": 60, "veteran": 125}  # number of questions for the slower levels


def questions(rules: Ruleset) -> list[Any]:
    """Returns states in which a seat has a choice."""
    found: list[Any] = []
    for seed in range(PLAYED):
        bots = [make_bot("greedy:samples=1", rules, seed * 64 + seat) for seat in range(SEATS)]
        s, asked = rules.start(SEATS, Chance(seed=seed)), 0
        while s.asked != NOBODY and asked < QUESTIONS:
            if len(s.options) == 1:
                answer(s, s.options[0])
                continue
            asked += 1
            if asked % EVERY == seed % EVERY:
                found.append(s.clone())
            answer(s, bots[s.asked].choose(Question(rules, s)))
    return found


def times(rules: Ruleset, level: str, states: list[Any]) -> list[float]:
    """Returns milliseconds per question, sorted."""
    spent: list[float] = []
    for number, s in enumerate(states):
        bot, question = make_bot(level, rules, number), Question(rules, s)
        begun = perf_counter()
        bot.choose(question)
        spent.append(1000 * (perf_counter() - begun))
    return sorted(spent)


def main() -> None:
    """Prints one table."""
    print("| engine | game | level | questions | ms p50 | ms p95 |\n|---|---|---|---:|---:|---:|")
    for game in GAMES:
        rules = find_rules(game, "", {})
        states = questions(rules)
        for level in LEVELS:
            step = max(1, len(states) // FEW.get(level, len(states)))
            spent = times(rules, level, states[::step])
            p50, p95 = spent[len(spent) // 2], spent[len(spent) * 95 // 100]
            print(f"| {build()} | {game} | {level} | {len(spent)} | {p50:.1f} | {p95:.1f} |", flush=True)


if __name__ == "__main__":
    main()
