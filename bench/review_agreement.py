"""Measures whether the judge agrees with itself wherever it is asked, with a search ten times as long, and what a review costs.

Of each game, decisions are taken from games of very different bots. A hint is made for each as a server makes it, and its move is reviewed:
how often are the chances the same, how often is the advised move called a clear mistake, and how often would a search of ten times
as many worlds call it one? Then charts are compared with reviews, position by position, and whole games are reviewed on one core.

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
from metro2033.bots.explain import advise
from metro2033.bots.judge import WORLDS, judge_for
from metro2033.bots.statistics import CLEAR, mean, standard_error
from metro2033.games import GAMES, find_rules
from metro2033.kernel.agenda import answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_of, write_header
from metro2033.kernel.ruleset import Ruleset
from metro2033.measure import build
from metro2033.study.review.course import course_of, key_moments
from metro2033.study.review.decisions import MISTAKE, SLIP, review_decision
from metro2033.study.review.game import Played, played_from
from metro2033.study.review.work import review_seat

BOTS = ("neural", "veteran", "greedy", "novice")  # players of very different strength
LONGER = 10
OTHER = 1_000_000_000  # first seed of the long search, which has separate samples
SEED = 2033  # with which a server hides what the seat cannot know


def positions(rules: Ruleset, played: Driven, seed: int) -> list[Any]:
    """Returns every position of a game in which a seat had a choice."""
    s, found = rules.start(len(BOTS), Chance(seed=seed)), []
    for _, code in played.answers:
        if len(s.options) > 1:
            found.append(s.clone())
        answer(s, code)
    return found


def agreement(game: str, count: int, every: int) -> None:
    """Compares hints with reviews, and some of them with long searches, and prints how often they agree."""
    rules = find_rules(game, GAMES[game].default_edition, {})
    judge, drawn = judge_for(rules), list[Any]()
    for seed in range(20):
        drawn += positions(rules, play_seeded(rules, BOTS, seed, rules.round_limit), seed)
    alike = ties = within = missed = mistakes = 0
    verdicts, errors, times = dict[str, int](), [], []
    for number, s in enumerate(Random(2033).sample(drawn, count)):
        begun = process_time()
        hint = advise(rules, rules.load(rules.save(rules.determinise(s, s.asked, SEED))))
        times.append(process_time() - begun)
        best = hint.reasons[0]
        code = rules.choices.parse(best.choice).code
        found = review_decision(judge, s, code, 0)
        alike += found.value == round(best.chance, 4)
        ties += sum(reason.even for reason in hint.reasons) > 1
        verdicts[found.verdict] = verdicts.get(found.verdict, 0) + 1
        if number % every:
            continue
        codes = [rules.choices.parse(reason.choice).code for reason in hint.reasons]
        longer = judge.outcomes(Question(rules, s), codes, range(OTHER, OTHER + LONGER * WORLDS))
        columns = list(zip(*longer, strict=True))
        within += abs(best.chance - mean(columns[0])) <= CLEAR * best.error
        errors.append(best.error)
        other = max(columns, key=mean)
        gaps = [better - own for own, better in zip(columns[0], other, strict=True)]
        if mean(gaps) >= SLIP and mean(gaps) > CLEAR * standard_error(gaps):
            missed += 1
            mistakes += mean(gaps) >= MISTAKE
    clear = sum(number for verdict, number in verdicts.items() if verdict not in ("best", "unclear"))
    searched = len(errors)
    times.sort()
    print(f"{game}: {count} decisions; hint and review name the same chance in {alike}; {ties} hints call a tie")
    print(f"  of the advised moves the review calls {clear} a clear mistake ({clear / count:.1%}); {verdicts}")
    print(
        f"  a search {LONGER} times as long, of {searched}: the chance is within two standard errors in {within}",
        end="; ",
    )
    print(f"the advised move clearly loses {SLIP:.0%} in {missed}, {MISTAKE:.0%} in {mistakes}")
    print(
        f"  mean standard error {100 * mean(errors):.2f} points; a hint takes {1000 * times[count // 2]:.0f} ms", end=""
    )
    print(f" (median), {1000 * times[int(0.95 * count)]:.0f} ms (95 %)")


def course(game: str, games: int) -> None:
    """Compares the chart of whole games with the reviews of every seat: points and key moments."""
    rules = find_rules(game, GAMES[game].default_edition, {})
    compared = equal = moments = same = 0
    for seed in range(games):
        played = as_played(rules, play_seeded(rules, BOTS, seed, rules.round_limit), len(BOTS), seed)
        judged = course_of(played, find_rules).points
        by_entry = {point.entry: point for point in judged}
        for seat in range(len(BOTS)):
            for _, review in review_seat(played, seat, None, find_rules, 1):
                if review is None:
                    continue
                compared += len(review.points)
                equal += sum(by_entry[point.entry] == point for point in review.points)
                moments += len(review.moments)
                found = key_moments(judged, [seat])
                same += [moment.entry for moment in review.moments] == [
                    judged[swing.peak(judged)].entry for swing in found
                ]
                for moment, swing in zip(review.moments, found, strict=True):
                    compared += 2
                    equal += judged[swing.first].chances[seat] == moment.before
                    equal += judged[swing.last].chances[seat] == moment.after
    print(f"{game}: {games} games, chart and reviews name the same chance in {equal} of {compared} places,", end=" ")
    print(f"and the same {moments} key moments in {same} of {games * len(BOTS)} reviews")


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
    spent, begun = process_time() - begun, process_time()
    course_of(played, find_rules)
    drawn = process_time() - begun
    print(f"{game}, {seats} seats, {', '.join(bots)}: {len(played.answers)} answers, {decisions} decisions", end=", ")
    print(f"{spent:.1f} s; the chart {drawn:.2f} s")


def as_played(rules: Ruleset, driven: Driven, seats: int, seed: int) -> Played:
    """Returns a game of bots as input for a review."""
    game = Game.new(rules, seats, Chance(seed=seed))
    for seat, code in driven.answers:
        game.answer(seat, rules.choices[code])
    return played_from(game, write_header(header_of(game, "bench")))


def main() -> None:
    """Measures agreement on both games, then the cost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=500, help="of each game")
    parser.add_argument("--every", type=int, default=5, help="how many decisions there are for one long search")
    parser.add_argument("--games", type=int, default=2, help="whose charts are compared, of each kind")
    parser.add_argument("--only", choices=("agreement", "course", "cost"))
    given = parser.parse_args()
    print(f"engine: {build()}")
    for game in GAMES:
        if given.only in (None, "agreement"):
            agreement(game, given.decisions, given.every)
        if given.only in (None, "course"):
            course(game, given.games)
    if given.only in (None, "cost"):
        for seats in (2, 4, 6):
            cost("board", seats, ("veteran",), 7)
        cost("board", 4, ("greedy",), 7)
        for seats in (2, 4):
            cost("breakthrough", seats, ("veteran",), 7)


if __name__ == "__main__":
    main()
