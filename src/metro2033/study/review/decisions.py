"""Comparison of a decision with the best option that the judge sees from the seat's knowledge.

It is the look that a hint takes, so what a hint advised is never a mistake, and both name the same chances. A review has time
for more: it calls a decision a mistake only if a second look, at other and more worlds, confirms it.
"""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.bot import Question
from metro2033.bots.explain import differences, terms_after
from metro2033.bots.explanation import Difference
from metro2033.bots.judge import WORLDS, Judge
from metro2033.games import GAMES
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.study.review.findings import Decision, LineStep, Verdict

LINE: Final = 4  # maximum decisions in a better line
PLAY_ON: Final = 40

SLIP: Final = 0.03  # a clear loss below this is a slip
MISTAKE: Final = 0.08  # below this it is a mistake, above it a blunder


def review_decision(judge: Judge, s: Any, chosen: int, entry: int, worlds: int = WORLDS) -> Decision:
    """Evaluates a decision and its best alternative."""
    rules, question = judge.rules, Question(judge.rules, s)
    tried = judge.look(question, [chosen], worlds)
    own = next(trial for trial in tried if trial.code == chosen)
    best = own if own.is_even else tried[0]
    loss, error = max(0.0, best.chance - own.chance), own.gap_error
    verdict = _verdict(judge, question, own.code, best.code, worlds, loss) if own.gap > 0 else "best"
    is_clear = verdict not in ("best", "unclear")
    return Decision(
        entry=entry,
        round=rules.round(s),
        phase=GAMES[rules.game].phase_of(s),
        prompt=question.name,
        options=len(question.options),
        chosen=rules.choices[chosen].id,
        best=rules.choices[best.code].id,
        value=round(own.chance, 4),
        value_error=round(own.error, 4),
        best_value=round(best.chance, 4),
        loss=round(loss, 4),
        loss_error=round(error, 4),
        verdict=verdict,
        line=better_line(judge, question, best.code) if is_clear else [],
        terms=_terms(judge, question, chosen, best.code) if is_clear else [],
    )


def _verdict(judge: Judge, question: Question, chosen: int, best: int, worlds: int, loss: float) -> Verdict:
    if loss <= 0 or judge.look_again(question, chosen, best, worlds).is_even:
        return "unclear"
    return "slip" if loss < SLIP else "mistake" if loss < MISTAKE else "blunder"


def better_line(judge: Judge, question: Question, best: int) -> list[LineStep]:
    """Returns the better option and the seat's continuation of its turn, in one believable world."""
    rules, mind = judge.rules, judge.mind
    seed = judge.seeds(question, 3, 1)[0]
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
    rules = judge.rules
    return list(differences(terms_after(rules, question, chosen), terms_after(rules, question, best)))
