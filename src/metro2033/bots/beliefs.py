"""Beliefs: not every deal that is possible is plausible. A sample that contradicts what a seat has done is mostly dealt again.

What has been seen for certain (played combat cards, discarded missions, cards taken openly) is in every sample already; this weighs what
can only be guessed.
"""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.bot import Question
from metro2033.bots.minds import Mind
from metro2033.kernel.chance import Deal

TRIES: Final = 3
SCALE: Final = 1000


def believable(question: Question, mind: Mind, seed: int) -> Any:
    """A sample kept as often as it is plausible, or the last of some tries."""
    deal = Deal(seed)
    sample = question.sample(seed)
    for attempt in range(1, TRIES):
        if deal.below(SCALE) < SCALE * mind.plausible(sample, question.seat):
            break
        sample = question.sample(seed + attempt * 1_000_003)
    return sample
