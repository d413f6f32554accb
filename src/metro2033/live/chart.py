"""Charts of a finished game: each player's figures and win probability over time, and the moments that changed it most.

A worker evaluates every position as reviews do, so both have the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

from metro2033 import wire
from metro2033.kernel.game import Game
from metro2033.kernel.ruleset import Ruleset
from metro2033.live.game_view import see_all_of
from metro2033.live.replay import Replay
from metro2033.live.reviews import played_of
from metro2033.study.review.course import key_moments
from metro2033.study.review.findings import Course
from metro2033.study.review.game import Played


@dataclass(frozen=True)
class Figures:
    """The figures of a finished game by position: after how many answers a round begins or the game ends, and what each seat has."""

    played: Played
    rounds: list[tuple[int, dict[str, list[int]]]]


def figures_of(replay: Replay) -> Figures:
    """Replays a game and collects its figures; undone answers are left out."""
    header, rules, played = replay.table.header, replay.table.rules, played_of(replay)
    game = Game.new(rules, header.seats, header.chance, header.start)
    rounds, now = [(0, _figures(rules, game))], rules.round(game.state)
    for count, (_, seat, choice) in enumerate(played.answers, 1):
        game.answer(seat, choice)
        then, now = now, rules.round(game.state)
        if then != now or count == len(played.answers):
            rounds.append((count, _figures(rules, game)))
    return Figures(played, rounds)


def draw(replay: Replay, figures: Figures, course: Course) -> wire.Chart:
    """Returns the chart of a game whose course has been judged."""
    answers, judged = figures.played.answers, course.points
    points = [
        wire.ChartPoint(answers[count - 1][0] if count else 0, judged[count].round, judged[count].chances, found)
        for count, found in figures.rounds
    ]
    moments = [
        wire.Moment(
            judged[at + 1].round,
            judged[at].chances,
            judged[at + 1].chances,
            see_all_of(replay.table, replay.happened[answers[at][0]]),
        )
        for at in key_moments(judged, list(range(len(judged[0].chances))))
    ]
    return wire.Chart(list(figures.rounds[0][1]), points, moments, course.judge == "neural")


def _figures(rules: Ruleset, game: Game) -> dict[str, list[int]]:
    return {name: list(numbers) for name, numbers in rules.figures(game.state).items()}
