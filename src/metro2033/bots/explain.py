"""Explanations of a bot's choice: the best three options and the chosen one, their chances, and the terms in which they differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from metro2033.bots.beliefs import believable
from metro2033.bots.bot import Bot, Question
from metro2033.bots.explanation import Difference, Explanation, Reason
from metro2033.kernel.agenda import answer
from metro2033.kernel.chance import Deal

BEST: Final = 3
SAMPLES: Final = 8
PLAY_ON: Final = 40
EQUAL: Final = 0.002  # chances that differ by less look equal to a reader
NOTICEABLE: Final = 0.08  # threshold for mentioning a difference in a term, as a logit


def explain(bot: Bot, name: str, question: Question, chosen: int | None = None) -> Explanation:
    """Returns the best three options, plus the chosen one if it is not among them, each with its differing terms, largest first."""
    chances = bot.weigh(question)
    choice = "" if chosen is None else bot.rules.choices[chosen].id
    if len(set(chances)) == 1:
        return Explanation(name, question.seat, question.name, choice, (), bot.note)
    order = sorted(range(len(chances)), key=lambda at: -chances[at])
    if chosen is None:
        order = _thrifty(question, chances, order)
    ranked = order[:BEST] + [at for at in order[BEST:] if question.options[at] == chosen]
    terms = [terms_after(bot, question, question.options[at]) for at in ranked]
    reasons = tuple(
        Reason(bot.rules.choices[question.options[at]].id, chances[at], differences(own, terms[0]))
        for at, own in zip(ranked, terms, strict=True)
    )
    return Explanation(name, question.seat, question.name, choice, reasons, bot.note)


def _thrifty(question: Question, chances: Sequence[float], order: list[int]) -> list[int]:
    """Moves an option that spends nothing to the front if the best one spends something for an equal chance."""
    outlook = question.outlook

    def spends(at: int) -> bool:
        expected = outlook.get(question.options[at])
        return expected is not None and bool(expected.cost or expected.discards)

    best = order[0]
    free = [at for at in order if chances[best] - chances[at] < EQUAL and not spends(at)]
    return [free[0], *(at for at in order if at != free[0])] if spends(best) and free else order


def terms_after(bot: Bot, question: Question, code: int) -> dict[str, float]:
    """Returns the mean of every term at the end of the turn after an option; all options share the samples."""
    mind = bot.mind
    sums: dict[str, float] = {}
    for number in range(SAMPLES):
        seed = bot.seed_of(number)
        s: Any = believable(question, mind, seed)
        turn = mind.turn_of(s)
        answer(s, code)
        mind.play_out(s, turn, 0, Deal(seed), PLAY_ON)
        for term, amount in mind.terms(s, question.seat):
            sums[term] = sums.get(term, 0.0) + amount / SAMPLES
    return sums


def differences(own: dict[str, float], best: dict[str, float]) -> tuple[Difference, ...]:
    """Returns the terms in which an option is noticeably better or worse than another, the largest difference first."""
    every = [Difference(term, own.get(term, 0.0) - best.get(term, 0.0)) for term in {**best, **own}]
    noticeable = [difference for difference in every if abs(difference.amount) >= NOTICEABLE]
    return tuple(sorted(noticeable, key=lambda difference: (-abs(difference.amount), difference.term)))
