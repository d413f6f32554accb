"""Makes an exercise of a mistake: judges every option, and looks for a proof that one plan is best.

An exercise depends only on the mistake, so a worker can make it anywhere, and again.
"""

from __future__ import annotations

import hashlib
from typing import Final

from msgspec import Struct

from metro2033.bots.bot import Question
from metro2033.bots.judge import judge_for
from metro2033.games import GAMES, find_rules
from metro2033.kernel.game import Game
from metro2033.kernel.header import packs_in, read_header
from metro2033.kernel.record import FindRules, begin
from metro2033.kernel.ruleset import Ruleset
from metro2033.study.puzzles.find import SAMPLES, attempts_at, origin_of, promising_goals, write_puzzle
from metro2033.study.puzzles.prove import prove
from metro2033.study.puzzles.puzzle import SCALE, Puzzle
from metro2033.study.puzzles.search import HAIR
from metro2033.study.review.findings import Decision
from metro2033.study.review.game import Played
from metro2033.study.trainer.exercise import Exercise, Option

MOST_OPTIONS: Final = 80  # a question with more cannot be judged in time, and is no exercise
LUCK: Final = 1 << 30


class Mistake(Struct, frozen=True):
    """A mistake of a reviewed game, and the number of worlds in which its review tried options."""

    played: Played
    seat: int
    decision: Decision
    worlds: int
    name: str  # of the review, from which the exercise has its id


class Made(Struct, frozen=True):
    """The exercise of a mistake, or none."""

    exercise: Exercise | None


def make(mistake: Mistake, find: FindRules) -> Exercise | None:
    """Returns the exercise of a mistake; None if the question is too wide."""
    decision, seat = mistake.decision, mistake.seat
    game = _at(mistake, find)
    rules, question = game.rules, Question(game.rules, game.state)
    if len(question.options) > MOST_OPTIONS:
        return None
    tried = judge_for(rules).compare(question, rules.choices.parse(decision.best).code, mistake.worlds)
    options = [Option(rules.choices[one.code].id, round(one.chance, 4), one.is_even) for one in tried]
    name = hashlib.sha256(f"{mistake.name} {decision.entry}".encode()).hexdigest()
    luck = int(name, 16) % LUCK
    header = read_header(mistake.played.header)
    return Exercise(
        id=name[:12],
        game=rules.game,
        edition=rules.edition,
        rules=dict(header.options),
        packs=tuple(pack.text for pack in packs_in(rules)),
        content=rules.content_hash,
        seats=game.seats,
        seat=seat,
        start=game.leave_off(seat).former,
        luck=luck,
        round=decision.round,
        phase=decision.phase,
        kind=GAMES[rules.game].kinds.get(decision.prompt, ""),
        prompt=decision.prompt,
        chosen=decision.chosen,
        best=decision.best,
        value=decision.value,
        best_value=decision.best_value,
        loss=decision.loss,
        error=decision.loss_error,
        options=options,
        line=decision.line,
        terms=decision.terms,
        puzzle=prove_mistake(game, decision, luck),
    )


def prove_mistake(game: Game, decision: Decision, luck: int) -> Puzzle | None:
    """Returns a proved puzzle of the open question, if its proof agrees with the review: the better option is right, the chosen one wrong.

    Puzzles know the printed rules only; with house rules or packs there is none.
    """
    rules = game.rules
    if not _is_printed(rules) or "trade" not in GAMES[rules.game].parts:
        return None
    trade = GAMES[rules.game].trade
    ids = [rules.choices[code].id for code in game.state.options]
    for search in promising_goals(game, trade, luck):
        attempts = attempts_at(game, trade, search.goal, luck)
        found = next((found for samples in SAMPLES if (found := prove(attempts, samples)) is not None), None)
        if found is None:
            continue
        chances = dict(zip(ids, found[1].book[0].chances, strict=True))
        right = max(chances.values()) - SCALE * HAIR
        if chances[decision.best] >= right > chances[decision.chosen]:
            return write_puzzle(game, *found, origin_of(game, found[0], luck, ()), 0, {})
    return None


def _is_printed(rules: Ruleset) -> bool:
    """Returns whether rules are those that a puzzle of their edition has."""
    printed = find_rules(rules.game, rules.edition, {})
    return rules.content_hash == printed.content_hash and rules.options == printed.options


def _at(mistake: Mistake, find: FindRules) -> Game:
    """Returns the game before the mistake."""
    game = begin(read_header(mistake.played.header), find)
    for entry, seat, choice in mistake.played.answers:
        if entry == mistake.decision.entry:
            break
        game.answer(seat, choice)
    return game
