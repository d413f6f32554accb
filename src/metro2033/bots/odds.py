"""Battle odds: for every option that is or leads to a battle, both strengths and the chance to win it.

The chance is estimated from the asked seat's knowledge: everything else is re-dealt in each sample, and the battle is played to
its end by the rules, with both sides choosing sensibly.
"""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.fights import DRAWN, WON
from metro2033.bots.minds import mind_for
from metro2033.kernel.advice import Odds as Odds
from metro2033.kernel.advice import Strength
from metro2033.kernel.ruleset import Ruleset

SAMPLES: Final = 400  # limit per option
MOST_SAMPLES: Final = 6000  # limit for all options of a question together
HOPELESS: Final = 0.1


def battles(rules: Ruleset, sample: Any, seat: int) -> list[int]:
    """Returns the options of a seat's question that are or lead to a battle; empty in a game without battles."""
    fights = mind_for(rules.game).fights
    return [] if fights is None else fights.battles(fights.turn_to(sample.clone(), seat))


def come_after_a_move(rules: Ruleset, state: Any) -> bool:
    """Returns whether the battles of the open question are fought only after the chosen move."""
    fights = mind_for(rules.game).fights
    return fights is not None and fights.come_after_a_move(state)


def odds(rules: Ruleset, state: Any, seat: int, seed: int, most: int = MOST_SAMPLES) -> list[Odds]:
    """Returns the odds of a seat's open question from at most `most` samples. Deterministic for a view and seed."""
    codes = battles(rules, rules.determinise(state, seat, seed), seat)
    fights = mind_for(rules.game).fights
    if fights is None or not codes:
        return []
    first = fights.turn_to(rules.determinise(state, seat, seed), seat)
    count = min(SAMPLES, max(1, most // len(codes)))
    outcomes: dict[int, list[int]] = {code: [] for code in codes}
    for number in range(count):
        sample = fights.turn_to(rules.determinise(state, seat, seed + number), seat)
        for code in codes:
            outcomes[code].append(fights.outcome(sample.clone(), code, seed + number))
    found = []
    for code, ends in outcomes.items():
        own, other = (Strength(*side) for side in fights.strengths(first, code))
        won, drawn = ends.count(WON) / count, ends.count(DRAWN) / count
        found.append(
            Odds(rules.choices[code].id, own, other, won, drawn, fights.is_attack(code) and won < HOPELESS, count)
        )
    return found
