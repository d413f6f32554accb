"""Beliefs about hidden cards: samples a deal, and rejects samples that the other seats' past play makes implausible.

Every sample already agrees with certain knowledge (played combat cards, discarded missions, cards taken openly); rejection
sampling handles the uncertain part.
"""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.bot import Question
from metro2033.bots.minds import Mind
from metro2033.kernel.chance import Deal

TRIES: Final = 3
SCALE: Final = 1000


def believable(question: Question, mind: Mind, seed: int) -> Any:
    """Returns the first accepted of up to `TRIES` samples, or the last; the chance of acceptance is the sample's plausibility."""
    deal = Deal(seed)
    sample = question.sample(seed)
    for attempt in range(1, TRIES):
        if deal.below(SCALE) < SCALE * mind.plausible(sample, question.seat):
            break
        sample = question.sample(seed + attempt * 1_000_003)
    return sample
