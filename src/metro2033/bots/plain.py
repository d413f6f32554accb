"""Default bot knowledge for games without their own: points are good, and all options are alike."""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.clock import CLOCK
from metro2033.bots.minds import Mind, Terms
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset

LEAD: Final = 4.0  # the logit of owning all points of the table
WON: Final = 6.0  # the logit of first place when the game is over


def plain_mind(rules: Ruleset) -> Mind:
    """Returns bot knowledge derived from a game's rules alone; the end of a round is the end of a turn."""

    def terms(s: Any, seat: int) -> Terms:
        standing = rules.standing(s)
        if s.asked == NOBODY:
            return [("points", WON * (standing.places[seat] == 1))]
        return [("points", LEAD * standing.points[seat] / max(1, sum(map(abs, standing.points))))]

    def worth(s: Any, seat: int) -> float:
        return terms(s, seat)[0][1]

    def plausible(s: Any, seat: int) -> float:
        return 1.0

    def turn_of(s: Any) -> tuple[int, ...]:
        return (rules.round(s),)

    def clock(s: Any) -> int:
        return CLOCK * rules.round(s)

    def any_choice(s: Any, deal: Deal) -> int:
        options: list[int] = s.options
        wide = len(options) - (options[-1] == rules.housekeeping and len(options) > 1)
        return options[deal.below(wide)]

    return Mind(terms, worth, plausible, turn_of, clock, any_choice, any_choice, plan_ahead=1, search_ahead=2)
