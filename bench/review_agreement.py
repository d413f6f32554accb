"""Measures whether a review agrees with itself, and its cost.

On positions of both games the value of the chosen option is compared with a search ten times as long, on other samples: it must be within
two standard errors, or the review must call the decision unclear. Then whole games are reviewed for every seat, on one core.

    PYTHONPATH=$(python -m tools.compiled) python -m bench.review_agreement
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import Any

from metro2033.bots.bot import Question
from metro2033.bots.drive import Played as Driven
from metro2033.bots.drive import play_seeded
from metro2033.games import GAMES, find_rules
from metro2033.kernel.agenda import answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.record import header_of, write_header
from metro2033.kernel.ruleset import Ruleset
from metro2033.measure import build
from metro2033.study.review.decisions import review_decision, seeds_of
from metro2033.study.review.game import SAMPLES, Played, played_from
from metro2033.study.review.judge import judge_for
from metro2033.study.review.statistics import CLEAR, mean
from metro2033.study.review.work import review_seat

BOTS = ("neural", "veteran", "greedy", "novice")  # players of very different strength
LONGER = 10
OTHER = 1_000_000  # added to the number of an answer, so that the long search has separate samples


def positions(rules: Ruleset, played: Driven, seed: int) -> list[tuple[Any, int, int]]:
    """Returns every position of a game in which a seat had a choice: the state, the answer, its number."""
    s, found = rules.start(len(BOTS), Chance(seed=seed)), []
    for index, (_, code) in enumerate(played.answers):
        if len(s.options) > 1:
            found.append((s.clone(), code, index))
        answer(s, code)
    return found


def agreement(game: str, count: int, samples: int) -> None:
    """Compares reviews of some positions with longer ones, and prints how many agree."""
    rules = find_rules(game, GAMES[game].default_edition, {})
    judge, drawn = judge_for(rules), []
    for seed in range(20):
        drawn += positions(rules, play_seeded(rules, BOTS, seed, rules.round_limit), seed)
    within = unclear = apart = 0
    errors = []
    for s, code, index in Random(2033).sample(drawn, count):
        found = review_decision(judge, s, code, index, index, samples)
        longer = judge.outcomes(Question(rules, s), [code], seeds_of(index + OTHER, 2, LONGER * samples))
        gap = abs(found.value - mean([row[0] for row in longer]))
        errors.append(found.value_error)
        if gap <= CLEAR * found.value_error:
            within += 1
        elif found.verdict == "unclear":
            unclear += 1
        else:
            apart += 1
            print(
                f"  apart: {found.prompt} {found.chosen}: {found.value:.4f}, gap {gap:.4f}, error {found.value_error:.4f}"
            )
    print(
        f"{game}: {count} positions, {within} within two standard errors, {unclear} more unclear, {apart} apart;",
        end=" ",
    )
    print(f"agreement {(within + unclear) / count:.1%}, mean standard error {100 * mean(errors):.2f} points")


def cost(game: str, seats: int, bots: tuple[str, ...], seed: int) -> None:
    """Reviews a whole game for every seat, and prints the time it took."""
    rules = find_rules(game, GAMES[game].default_edition, {})
    played = as_played(
        rules, play_seeded(rules, [bots[at % len(bots)] for at in range(seats)], seed, rules.round_limit), seats, seed
    )
    begun, decisions = process_time(), 0
    for seat in range(seats):
        for _, review in review_seat(played, seat, None, find_rules):
            decisions += len(review.decisions) if review else 0
    spent = process_time() - begun
    print(
        f"{game}, {seats} seats, {', '.join(bots)}: {len(played.answers)} answers, {decisions} decisions, {spent:.1f} s"
    )


def as_played(rules: Ruleset, driven: Driven, seats: int, seed: int) -> Played:
    """Returns a game of bots as input for a review."""
    game = Game.new(rules, seats, Chance(seed=seed))
    for seat, code in driven.answers:
        game.answer(seat, rules.choices[code])
    return played_from(game, write_header(header_of(game, "bench")))


def main() -> None:
    """Measures agreement on both games, then the cost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100, help="of each game")
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--only", choices=("agreement", "cost"))
    given = parser.parse_args()
    print(f"engine: {build()}")
    if given.only != "cost":
        for game in GAMES:
            agreement(game, given.positions, given.samples)
    if given.only != "agreement":
        for seats in (2, 4, 6):
            cost("board", seats, ("veteran",), 7)
        cost("board", 4, ("greedy",), 7)
        for seats in (2, 4):
            cost("breakthrough", seats, ("veteran",), 7)


if __name__ == "__main__":
    main()
