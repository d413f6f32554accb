"""A person's losses: clear losses of reviewed games by phase and kind of decision, with luck apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from metro2033.games import GAMES
from metro2033.study.review.findings import Decision, Review
from metro2033.study.review.summary import is_clear
from metro2033.study.trainer.figures import GameLosses, Losses, Lost

LAST_GAMES: Final = 20


def losses_of(game: str, review: Review) -> GameLosses:
    """Returns the losses of a reviewed game."""
    kinds = GAMES[game].kinds
    phases = _add_up(_lost(one.phase, one) for one in review.decisions)
    return GameLosses(
        game,
        review.luck,
        review.others,
        phases,
        _add_up(_lost(kinds.get(one.prompt, ""), one) for one in review.decisions),
    )


def sum_up(games: Sequence[GameLosses]) -> list[Losses]:
    """Returns the losses by game, the most played first. `games` begins with the latest; only the last ones count."""
    by_game = {name: [one for one in games if one.game == name][:LAST_GAMES] for name in {one.game for one in games}}
    return [_of_game(name, by_game[name]) for name in sorted(by_game, key=lambda name: (-len(by_game[name]), name))]


def _of_game(name: str, games: list[GameLosses]) -> Losses:
    def all_of(part: Callable[[GameLosses], list[Lost]]) -> list[Lost]:
        return _add_up(one for game in games for one in part(game))

    phases = all_of(lambda one: one.phases)
    return Losses(
        game=name,
        games=len(games),
        lost=round(sum(one.lost for one in phases), 4),
        luck=round(sum(one.luck for one in games), 4),
        others=round(sum(one.others for one in games), 4),
        phases=phases,
        kinds=all_of(lambda one: one.kinds),
    )


def _lost(name: str, decision: Decision) -> Lost:
    lost = decision.loss if is_clear(decision) else 0.0
    return Lost(name, 1, int(is_clear(decision)), lost)


def _add_up(parts: Iterable[Lost]) -> list[Lost]:
    """Adds up decisions of the same name; those that cost most come first."""
    sums: dict[str, tuple[int, int, float]] = {}
    for one in parts:
        decisions, mistakes, lost = sums.get(one.name, (0, 0, 0.0))
        sums[one.name] = decisions + one.decisions, mistakes + one.mistakes, lost + one.lost
    added = [Lost(name, decisions, mistakes, round(lost, 4)) for name, (decisions, mistakes, lost) in sums.items()]
    return sorted(added, key=lambda one: (-one.lost, one.name))
