"""Summary of the pieces of a review: luck and skill, accuracy by phase, mistakes by size, turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from metro2033.bots.judge import AGAIN
from metro2033.games import GAMES
from metro2033.study.review.course import key_moments
from metro2033.study.review.findings import (
    ChancePoint,
    Decision,
    Findings,
    Kind,
    Luck,
    PhaseAccuracy,
    Review,
    Stretch,
    TurningPoint,
)

MOSTLY: Final = 0.5  # share of a change that luck must explain to be its cause


def sum_up(seat: int, winner: int | None, worlds: int, pieces: Sequence[Findings]) -> Review:
    """Returns the review of a seat from all its pieces, in order."""
    decisions = [decision for piece in pieces for decision in piece.decisions]
    points = [point for piece in pieces for point in piece.points]
    known = [decision for piece in pieces for decision in piece.known]
    luck = [change for piece in pieces for change in piece.luck]
    clear = sorted(
        (decision for decision in decisions if is_clear(decision)),
        key=lambda decision: (-decision.loss, decision.entry),
    )
    seats = len(points[-1].chances)
    others = [change for piece in pieces for change in piece.others]
    stretches = divide(seat, 1 / seats, decisions, known, luck, others)
    own = {decision.entry for decision in known}
    return Review(
        seat=seat,
        seats=seats,
        judge=pieces[0].judge,
        worlds=worlds,
        again=AGAIN * worlds,
        winner=winner,
        start=round(1 / seats, 4),
        luck=round(sum(stretch.luck for stretch in stretches), 4),
        own=round(sum(stretch.own for stretch in stretches), 4),
        others=round(sum(stretch.others for stretch in stretches), 4),
        accuracy=accuracy_of(decisions),
        phases=_phases(decisions),
        decisions=decisions,
        points=[point for point in points if point.entry in own],
        stretches=stretches,
        mistakes=[decision.entry for decision in clear],
        moments=_moments(seat, decisions, luck, points),
    )


def is_clear(decision: Decision) -> bool:
    """Returns whether a decision clearly lost something."""
    return decision.verdict not in ("best", "unclear")


def kept(decision: Decision) -> float:
    """Returns the share of the best chance that a decision kept: all of it unless it is clearly worse."""
    if not is_clear(decision) or decision.best_value <= 0:
        return 1.0
    return max(0.0, 1 - decision.loss / decision.best_value)


def accuracy_of(decisions: Sequence[Decision]) -> float:
    """Returns the mean share that decisions kept."""
    return round(sum(kept(decision) for decision in decisions) / len(decisions), 4) if decisions else 1.0


def divide(
    seat: int,
    start: float,
    decisions: Sequence[Decision],
    points: Sequence[ChancePoint],
    luck: Sequence[Luck],
    others: Sequence[int],
) -> list[Stretch]:
    """Divides every change of the chance by cause. The three sums add up to the chance at the end minus the start.

    The part that is not luck is the seat's own if no one else had a choice; otherwise its own part is the loss of its decision.
    """
    lost = {decision.entry: decision.loss for decision in decisions if is_clear(decision)}
    found, before, first = [], start, 0
    for point in points:
        lucky = sum(change.change for change in luck if first <= change.entry < point.entry)
        rest = point.chances[seat] - before - lucky
        alone = first > 0 and not any(first < entry < point.entry for entry in others)
        own = rest if alone else -lost.get(first, 0.0)
        found.append(Stretch(first, round(own, 5), round(lucky, 5), round(rest - own, 5)))
        before, first = point.chances[seat], point.entry
    return found


def _phases(decisions: Sequence[Decision]) -> list[PhaseAccuracy]:
    found = []
    for phase in dict.fromkeys(phase for plugin in GAMES.values() for phase in plugin.phases):
        there = [decision for decision in decisions if decision.phase == phase]
        if there:
            lost = sum(decision.loss for decision in there if is_clear(decision))
            found.append(PhaseAccuracy(phase, len(there), accuracy_of(there), round(lost, 4)))
    return found


def _moments(
    seat: int, decisions: Sequence[Decision], luck: Sequence[Luck], points: Sequence[ChancePoint]
) -> list[TurningPoint]:
    """Returns the turns that changed the seat's chance most, in game order."""
    lucky, own = {change.entry: change.change for change in luck}, {decision.entry for decision in decisions}
    found = []
    for swing in key_moments(points, [seat]):
        first, last = points[swing.first], points[swing.last]
        share = sum(lucky.get(point.entry, 0.0) for point in points[swing.first : swing.last]) / swing.change
        entry = points[swing.peak(points)].entry
        kind: Kind = "luck" if share >= MOSTLY else "own" if entry in own else "others"
        found.append(TurningPoint(entry, first.round, kind, first.chances[seat], last.chances[seat]))
    return found
