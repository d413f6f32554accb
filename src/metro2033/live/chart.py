"""Charts of a finished game: each player's figures and win probability over time, and the moments that changed it most.

A worker evaluates every position as reviews do, so both have the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from metro2033 import wire
from metro2033.games import GAMES
from metro2033.kernel.event import Told
from metro2033.kernel.game import Game
from metro2033.kernel.ruleset import Ruleset
from metro2033.live.game_view import see_all_of
from metro2033.live.live_game import Happened
from metro2033.live.replay import Replay
from metro2033.live.reviews import played_of
from metro2033.study.review.course import Swing, decisive_turn, key_moments
from metro2033.study.review.findings import ChancePoint, Course
from metro2033.study.review.game import Played

DECIDING: Final = 2  # events of a moment, of equal weight
DEED: Final = 4  # the least weight of an event that can decide a game alone

# The weight of an event, whether it belongs to the answer that changed the chance most, minus its place in the turn; its entry and the event.
Ranked = tuple[int, bool, int, Happened, Told]


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
    seats = list(range(len(judged[0].chances)))
    winner, decisive = _winner(judged), None
    if winner is not None:
        decisive = decisive_turn(judged, winner, lambda swing: bool(_deeds(replay, figures.played, swing, winner)))
    return wire.Chart(
        list(figures.rounds[0][1]),
        points,
        [
            moment
            for swing in key_moments(judged, seats)
            if (moment := _moment(replay, figures.played, judged, swing)) is not None
        ],
        course.judge == "neural",
        _moment(replay, figures.played, judged, decisive, winner) if decisive else None,
    )


def _winner(points: Sequence[ChancePoint]) -> int | None:
    """Returns the seat that has won at the last point."""
    chances = points[-1].chances
    return chances.index(1.0) if 1.0 in chances else None


def _told(replay: Replay, played: Played, swing: Swing) -> Iterator[tuple[int, Happened, Told]]:
    """Yields the events of a turn, each with the index of its answer and its entry."""
    for at in range(swing.first, swing.last):
        happened = replay.happened[played.answers[at][0]]
        for told in map(replay.table.rules.tell_all, happened.events):
            yield at, happened, told


def _deeds(replay: Replay, played: Played, swing: Swing, seat: int) -> list[Told]:
    """Returns the events of a turn in which a seat did, by its own answer, something that can decide a game."""
    weights = GAMES[replay.table.rules.game].deciding
    return [
        told
        for at, _, told in _told(replay, played, swing)
        if played.answers[at][1] == told.fields.get("seat") == seat and weights.get(told.event, 0) >= DEED
    ]


def _moment(
    replay: Replay, played: Played, points: Sequence[ChancePoint], swing: Swing, by: int | None = None
) -> wire.Moment | None:
    """Returns a turn with the events that decided: the weightiest, or else those of the answer that changed the chance most; None if nothing happened.

    If the seat `by` did something that can decide, only its deeds count.
    """
    weights = GAMES[replay.table.rules.game].deciding
    peak = swing.peak(points)
    deeds = [] if by is None else _deeds(replay, played, swing, by)
    ranked: list[Ranked] = []
    for at, happened, told in _told(replay, played, swing):
        if not deeds or told in deeds:
            concerns = swing.seat in (told.fields.get("seat"), told.fields.get("victim"))
            ranked.append((weights.get(told.event, 0) + concerns, at == peak, -len(ranked), happened, told))
    if not ranked:
        return None
    ranked.sort(key=lambda swing: swing[:3], reverse=True)
    most = weights.get(ranked[0][-1].event, 0)
    weightiest = [moment for moment in ranked if most and weights.get(moment[-1].event) == most]
    chosen = _unlike(weightiest or [moment for moment in ranked if moment[1]] or ranked)[:DECIDING]
    return wire.Moment(
        points[swing.first].round,
        points[swing.first].chances,
        points[swing.last].chances,
        see_all_of(replay.table, chosen[0][3]),
        [told for *_, told in sorted(chosen, key=lambda swing: -swing[2])],
    )


def _unlike(ranked: Sequence[Ranked]) -> list[Ranked]:
    """Returns events without those about a station that an earlier one is about: one seat's capture is another's loss."""
    found: dict[object, Ranked] = {}
    for moment in ranked:
        found.setdefault(moment[-1].fields.get("station", moment[2]), moment)
    return list(found.values())


def _figures(rules: Ruleset, game: Game) -> dict[str, list[int]]:
    return {name: list(numbers) for name, numbers in rules.figures(game.state).items()}
