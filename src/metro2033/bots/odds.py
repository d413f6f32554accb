"""Battle odds: for every option that is or leads to a battle, both strengths and the chance to win it.

The chance is estimated from the asked seat's knowledge: everything else is re-dealt in each sample, and the battle is played to
its end by the rules, with both sides choosing sensibly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from metro2033.bots.fights import ANYHOW, DRAWN, SENSIBLE, WON, Fights, Fought
from metro2033.bots.minds import mind_for
from metro2033.bots.statistics import CLEAR, mean, standard_error
from metro2033.kernel.advice import Odds as Odds
from metro2033.kernel.advice import Reply, Strength
from metro2033.kernel.ruleset import Ruleset

SAMPLES: Final = 400  # limit per option
MOST_SAMPLES: Final = 6000  # limit for all options of a question together
HOPELESS: Final = 0.1
SURE: Final = 500  # worlds in which a battle must be won, whatever the others answer, to be called sure
TRIED: Final = 60  # worlds in which another seat's ability is tried
NOTICEABLE: Final = 0.04  # smallest effect of one that is named; a lost win counts 2


def battles(rules: Ruleset, sample: Any, seat: int) -> list[int]:
    """Returns the options of a seat's question that are or lead to a battle; empty in a game without battles."""
    fights = mind_for(rules.game).fights
    return [] if fights is None else fights.battles(fights.turn_to(sample.clone(), seat))


def come_after_a_move(rules: Ruleset, state: Any) -> bool:
    """Returns whether the battles of the open question are fought only after the chosen move."""
    fights = mind_for(rules.game).fights
    return fights is not None and fights.come_after_a_move(state)


def odds(rules: Ruleset, state: Any, seat: int, seed: int, most: int = MOST_SAMPLES) -> list[Odds]:
    """Returns the odds of a seat's open question from at most `most` samples, and some more for what others may do.

    Deterministic for a view and seed.
    """
    codes = battles(rules, rules.determinise(state, seat, seed), seat)
    fights = mind_for(rules.game).fights
    if fights is None or not codes:
        return []
    first = fights.turn_to(rules.determinise(state, seat, seed), seat)
    count = min(SAMPLES, max(1, most // len(codes)))
    worlds = [fights.turn_to(rules.determinise(state, seat, seed + number), seat) for number in range(count)]
    found = []
    for code in codes:
        fought = [*_fight(fights, worlds, code, seed, SENSIBLE)]
        own, other = (Strength(*side) for side in fights.strengths(first, code))
        results = [fight.result for fight in fought]
        won, drawn = results.count(WON) / count, results.count(DRAWN) / count
        found.append(
            Odds(
                choice=rules.choices[code].id,
                own=own,
                other=other,
                chance=won,
                draw=drawn,
                hopeless=fights.is_attack(code) and won < HOPELESS,
                samples=count,
                unless=_unless(rules, fights, worlds, code, seed, fought),
                sure=won == 1 and _is_sure(rules, fights, state, seat, code, seed),
                replies=_replies(fought),
            )
        )
    return found


def _fight(fights: Fights, worlds: Iterable[Any], code: int, seed: int, others: int) -> Iterator[Fought]:
    """Plays an option out in every world, while others answer in one way."""
    return (fights.outcome(world.clone(), code, seed + number, others) for number, world in enumerate(worlds))


def _is_sure(rules: Ruleset, fights: Fights, state: Any, seat: int, code: int, seed: int) -> bool:
    """Returns whether a battle is won in many worlds, whatever the others do. The first that is not won ends the search."""
    worlds = (fights.turn_to(rules.determinise(state, seat, seed + number), seat) for number in range(SURE))
    return all(fought.result == WON for fought in _fight(fights, worlds, code, seed, ANYHOW))


def _unless(
    rules: Ruleset, fights: Fights, worlds: Sequence[Any], code: int, seed: int, fought: Sequence[Fought]
) -> list[str]:
    """Returns the cards of the abilities with which others can make a battle worse than expected."""
    found = []
    for ability in sorted({ability for fight in fought for ability in fight.abilities}):
        with_it = _fight(fights, worlds[:TRIED], code, seed, ability)
        worse = [float(then.result - now.result) for now, then in zip(with_it, fought, strict=False)]
        if mean(worse) > max(NOTICEABLE, CLEAR * standard_error(worse)):
            found.append(rules.choices[ability].target)
    return found


def _replies(fought: Sequence[Fought]) -> list[Reply]:
    """Returns how often the other side played each card, and what came of it, the most likely card first."""
    results: dict[str, list[int]] = {}
    for fight in fought:
        if fight.card:
            results.setdefault(fight.card, []).append(fight.result)
    replies = [
        Reply(card, len(ends) / len(fought), ends.count(WON) / len(ends), ends.count(DRAWN) / len(ends))
        for card, ends in results.items()
    ]
    return sorted(replies, key=lambda reply: (-reply.share, reply.card))
