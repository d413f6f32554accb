"""Beliefs: rejection sampling of deals that contradict a seat's past play.

Certain knowledge (played combat cards, discarded missions, cards taken openly) is already in every sample; this weighs the
uncertain part.
"""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.bot import Question
from metro2033.bots.minds import Mind
from metro2033.kernel.chance import Deal

TRIES: Final = 3
SCALE: Final = 1000


def believable(question: Question, mind: Mind, seed: int) -> Any:
    """Returns a sample, accepted with the probability of its plausibility, or the last of `TRIES` attempts."""
    deal = Deal(seed)
    sample = question.sample(seed)
    for attempt in range(1, TRIES):
        if deal.below(SCALE) < SCALE * mind.plausible(sample, question.seat):
            break
        sample = question.sample(seed + attempt * 1_000_003)
    return sample
