"""Charts of a finished game: each player's figures and win probability over time, and the moments that changed it most.

A plain evaluation of every position selects candidate moments; the learned bot evaluates these and the rounds, in a worker.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metro2033 import codec, wire
from metro2033.bots.minds import mind_for
from metro2033.kernel.game import Game
from metro2033.kernel.ruleset import Ruleset
from metro2033.live.game_view import see_all_of
from metro2033.live.replay import Replay
from metro2033.live.tasks import Positions, pack_texts

MOST_MOMENTS = 6
MOST_JUDGED = 24  # moments that the learned bot evaluates
NOTICEABLE = 0.04  # change of a win probability that is worth showing
NOT_JUDGED = "[]"  # the learned bot's answer for cards it does not know


@dataclass(frozen=True)
class Course:
    """The course of a game: figures by round, candidate moments, and the positions to evaluate."""

    points: list[tuple[int, int, dict[str, list[int]]]]  # entry, round and figures; their positions come first
    moments: list[tuple[int, wire.EntryView]]  # round and entry; then their positions, before and after
    positions: Positions
    plain: list[list[float]]  # plain evaluation of the positions
    even: list[bool]  # positions before the seats differ, where win probabilities mean nothing


def course_of(replay: Replay) -> Course:
    """Replays a game and collects its figures and positions; undone answers are left out."""
    header, rules, log = replay.table.header, replay.table.rules, replay.table.log
    game = Game.new(rules, header.seats, header.chance, header.start)
    rounds, swings = [(0, game.state.clone())], list[tuple[float, int, Any, Any]]()
    before, last = game.state.clone(), 0
    chances = _plain(rules, before)
    for number in replay.standing():
        entry = log[number - 1]
        game.answer(entry.seat, entry.choice)
        after, last, then = game.state.clone(), number, chances
        chances = _plain(rules, after)
        if rules.round(after) != rules.round(before):
            rounds.append((number, after))
        if _is_set_up(rules, before):
            swings.append((_swing(then, chances), number, before, after))
        before = after
    if rounds[-1][0] != last:
        rounds.append((last, before))
    likely = sorted(sorted(swings, key=lambda one: -one[0])[:MOST_JUDGED], key=lambda one: one[1])
    states = [s for _, s in rounds] + [s for _, _, *both in likely for s in both]
    settled = tuple((name, str(rules.flag(name))) for name in sorted(rules.options))
    return Course(
        points=[(number, rules.round(s), _figures(rules, s)) for number, s in rounds],
        moments=[
            (rules.round(after), see_all_of(replay.table, replay.happened[number])) for _, number, _, after in likely
        ],
        positions=Positions(
            rules.game, rules.edition, settled, tuple(rules.save(s) for s in states), pack_texts(rules)
        ),
        plain=[_plain(rules, s) for s in states],
        even=[not _is_set_up(rules, s) for s in states],
    )


def draw(course: Course, judged: str) -> wire.Chart:
    """Returns the chart with the win probabilities of the learned bot, or with the plain ones where it has none."""
    learned = codec.decode(judged, list[list[float]])
    chances = [
        [1 / len(plain)] * len(plain) if even else (found if any(found) else plain)  # there may be no winner
        for even, plain, found in zip(course.even, course.plain, learned or course.plain, strict=True)
    ]
    chances = [[round(chance, 4) for chance in found] for found in chances]
    points = [
        wire.ChartPoint(number, round_, found, figures)
        for (number, round_, figures), found in zip(course.points, chances, strict=False)
    ]
    pairs = chances[len(points) :]
    moments = [
        wire.Moment(round_, pairs[2 * at], pairs[2 * at + 1], entry)
        for at, (round_, entry) in enumerate(course.moments)
        if _swing(pairs[2 * at], pairs[2 * at + 1]) >= NOTICEABLE
    ]
    largest = sorted(moments, key=lambda one: _swing(one.before, one.after), reverse=True)[:MOST_MOMENTS]
    in_order = sorted(largest, key=lambda moment: moment.entry.seq)
    return wire.Chart(list(course.points[0][2]), points, in_order, bool(learned))


def _figures(rules: Ruleset, s: Any) -> dict[str, list[int]]:
    return {name: list(numbers) for name, numbers in rules.figures(s).items()}


def _is_set_up(rules: Ruleset, s: Any) -> bool:
    """Returns whether all seats have the traits that distinguish them, such as factions."""
    return all(None not in seats for seats in rules.traits(s).values())


def _plain(rules: Ruleset, s: Any) -> list[float]:
    return mind_for(rules.game).chances(s)


def _swing(before: Sequence[float], after: Sequence[float]) -> float:
    return max(abs(now - then) for now, then in zip(after, before, strict=True))
