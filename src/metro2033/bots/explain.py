"""Explanations of a choice: the judge's best options and the chosen one, their chances, and the terms in which they differ."""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.beliefs import believable
from metro2033.bots.bot import Bot, Question
from metro2033.bots.explanation import Difference, Explanation, Reason
from metro2033.bots.judge import LearnedJudge, judge_for
from metro2033.bots.minds import mind_for
from metro2033.kernel.agenda import answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset

SAMPLES: Final = 8
SEED: Final = 41
PLAY_ON: Final = 40
NOTICEABLE: Final = 0.08  # threshold for mentioning a difference in a term, as a logit
UNKNOWN_CARDS: Final = "adviser-unknown-cards"


def advise(rules: Ruleset, state: Any, proven: int | None = None) -> Explanation:
    """Returns advice for a state's question, from the asked seat's knowledge; the proven solution of a puzzle comes first."""
    return explain(rules, Question(rules, state), proven=proven)


def explain(
    rules: Ruleset,
    question: Question,
    bot: Bot | None = None,
    name: str = "",
    chosen: int | None = None,
    proven: int | None = None,
) -> Explanation:
    """Returns the judge's view of a question: its best options, and those that a bot has chosen or a puzzle has proven."""
    judge = judge_for(rules)
    tried = judge.look(question, [code for code in (chosen, proven) if code is not None])
    tried.sort(key=lambda answer: answer.code != proven)
    terms = [terms_after(rules, question, trial.code) for trial in tried]
    reasons = tuple(
        Reason(rules.choices[answer.code].id, answer.chance, differences(own, terms[0]), answer.error, answer.is_even)
        for answer, own in zip(tried, terms, strict=True)
    )
    choice = "" if chosen is None else rules.choices[chosen].id
    note = "" if isinstance(judge, LearnedJudge) else UNKNOWN_CARDS
    note = (bot.note if bot else "") or note
    proves = proven is not None
    return Explanation(name or judge.name, question.seat, question.name, choice, reasons, note, proven=proves)


def terms_after(rules: Ruleset, question: Question, code: int) -> dict[str, float]:
    """Returns the mean of every term at the end of the turn after an option; all options share the samples."""
    mind = mind_for(rules.game)
    sums: dict[str, float] = {}
    for seed in range(SEED, SEED + SAMPLES):
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
