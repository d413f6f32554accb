"""Charts of a finished game: each player's figures and chance of winning over time, and the moments that changed it most."""

from __future__ import annotations

from typing import Any

from metro2033 import protocol
from metro2033.bots.minds import mind_for
from metro2033.kernel.game import Game
from metro2033.kernel.ruleset import Ruleset
from metro2033.server.play.replay import Replay
from metro2033.server.views.game_view import see_all_of

MOST_MOMENTS = 6
NOTICEABLE = 0.04  # a change of a chance to win that is worth telling


def make_chart(replay: Replay) -> protocol.Chart:
    """Play a game once more and note its figures; answers that were taken back are left out."""
    header, rules, log = replay.table.header, replay.table.rules, replay.table.log
    game = Game.new(rules, header.seats, header.chance, header.start)
    points = [_point(rules, game.state, 0)]
    moments: list[protocol.Moment] = []
    before, last = points[0].chances, 0
    for number in replay.standing():
        entry, round_before, ready = log[number - 1], rules.round(game.state), _is_set_up(rules, game.state)
        game.answer(entry.seat, entry.choice)
        after, last = _chances(rules, game.state), number
        if rules.round(game.state) != round_before:
            points.append(_point(rules, game.state, number))
        if ready and max(abs(now - then) for now, then in zip(after, before, strict=True)) >= NOTICEABLE:
            told = see_all_of(replay.table, replay.happened[number])
            moments.append(protocol.Moment(rules.round(game.state), before, after, told))
        before = after
    if points[-1].seq != last:
        points.append(_point(rules, game.state, last))
    largest = sorted(moments, key=_swing, reverse=True)[:MOST_MOMENTS]
    return protocol.Chart(list(rules.figures(game.state)), points, sorted(largest, key=lambda moment: moment.entry.seq))


def _point(rules: Ruleset, s: Any, seq: int) -> protocol.ChartPoint:
    figures = {name: list(numbers) for name, numbers in rules.figures(s).items()}
    return protocol.ChartPoint(seq, rules.round(s), _chances(rules, s), figures)


def _is_set_up(rules: Ruleset, s: Any) -> bool:
    """Whether everybody has what distinguishes the seats; before that chances mean nothing."""
    return all(None not in seats for seats in rules.traits(s).values())


def _chances(rules: Ruleset, s: Any) -> list[float]:
    if not _is_set_up(rules, s):
        return [round(1 / s.seats, 4)] * s.seats
    return [round(chance, 4) for chance in mind_for(rules.game).chances(s)]


def _swing(moment: protocol.Moment) -> float:
    return max(abs(now - then) for now, then in zip(moment.after, moment.before, strict=True))
