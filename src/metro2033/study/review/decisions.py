"""Comparison of a decision with the best one that a strong bot finds from the seat's knowledge.

A screening of all likely options on a few samples nominates the best. The chosen and the nominated option are then tried on
other, more numerous samples, shared by both. So both values are unbiased, and so is their difference.
"""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.bot import Question
from metro2033.bots.explain import differences, terms_after
from metro2033.bots.explanation import Difference
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.study.review.findings import Decision, LineStep, Verdict
from metro2033.study.review.judge import Judge
from metro2033.study.review.statistics import CLEAR, chance_error, mean, standard_error

SCREENED: Final = 8  # number of options in the screening
SCREENING: Final = 5  # divisor: the screening uses one in this many samples
SEED: Final = 2033
VETERAN: Final = "veteran"
LINE: Final = 4  # maximum decisions in a better line
PLAY_ON: Final = 40

SLIP: Final = 0.03  # a clear loss below this is a slip
MISTAKE: Final = 0.08  # below this it is a mistake, above it a blunder


def seeds_of(index: int, stage: int, count: int) -> list[int]:
    """Returns the seeds of samples, derived from the answer's number and the stage, never from hidden information."""
    first = ((SEED + index) * 4 + stage) * 65_537
    return [first + number for number in range(count)]


def nominate(judge: Judge, question: Question, index: int, samples: int) -> int:
    """Returns the best option of the screening; ties go to the preferred one."""
    liked = judge.likes(question, seeds_of(index, 0, 1)[0])
    order = sorted(range(len(liked)), key=lambda at: -liked[at])
    width = SCREENED if len(set(liked)) > 1 else len(liked)
    codes = [question.options[at] for at in order[:width]]
    tried = judge.outcomes(question, codes, seeds_of(index, 1, max(1, samples // SCREENING)))
    values = [mean(column) for column in zip(*tried, strict=True)]
    return codes[values.index(max(values))]


def review_decision(judge: Judge, s: Any, chosen: int, index: int, entry: int, samples: int) -> Decision:
    """Evaluates a decision and its best alternative."""
    rules, question = judge.rules, Question(judge.rules, s)
    best = nominate(judge, question, index, samples)
    codes = [chosen] if best == chosen else [chosen, best]
    columns = list(zip(*judge.outcomes(question, codes, seeds_of(index, 2, samples)), strict=True))
    value, best_value = mean(columns[0]), mean(columns[-1])
    gaps = [better - own for own, better in zip(columns[0], columns[-1], strict=True)]
    loss, loss_error = mean(gaps), standard_error(gaps)
    verdict = _verdict(loss, loss_error)
    if verdict == "best":
        best, best_value, loss, loss_error = chosen, value, 0.0, 0.0
    is_clear = verdict not in ("best", "unclear")
    return Decision(
        entry=entry,
        round=rules.round(s),
        phase=GAMES[rules.game].phase_of(s),
        prompt=question.name,
        options=len(question.options),
        chosen=rules.choices[chosen].id,
        best=rules.choices[best].id,
        value=round(value, 4),
        value_error=round(chance_error(columns[0]), 4),
        best_value=round(best_value, 4),
        loss=round(loss, 4),
        loss_error=round(loss_error, 4),
        verdict=verdict,
        line=better_line(judge, question, best, index) if is_clear else [],
        terms=_terms(judge, question, chosen, best) if is_clear else [],
    )


def _verdict(loss: float, error: float) -> Verdict:
    if loss <= 0:
        return "best"
    if loss <= CLEAR * error:
        return "unclear"
    return "slip" if loss < SLIP else "mistake" if loss < MISTAKE else "blunder"


def better_line(judge: Judge, question: Question, best: int, index: int) -> list[LineStep]:
    """Returns the better option and the seat's continuation of its turn, in one believable world."""
    rules, mind = judge.rules, judge.mind
    seed = seeds_of(index, 3, 1)[0]
    s = question.sample(seed)
    turn, line, code = mind.turn_of(s), [LineStep(question.name, rules.choices[best].id)], best
    for _ in range(PLAY_ON):
        answer(s, code)
        if s.asked == NOBODY or mind.turn_of(s) != turn or len(line) == LINE:
            break
        asked = Question(rules, s)
        liked = judge.likes(asked, seed)
        code = asked.options[liked.index(max(liked))]
        if asked.seat == question.seat and len(asked.options) > 1:
            line.append(LineStep(asked.name, rules.choices[code].id))
    return line


def _terms(judge: Judge, question: Question, chosen: int, best: int) -> list[Difference]:
    """Returns the terms of the evaluation in which the chosen option differs from the best."""
    bot = make_bot(VETERAN, judge.rules, SEED)
    return list(differences(terms_after(bot, question, chosen), terms_after(bot, question, best)))
