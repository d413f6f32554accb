"""Finds puzzles in one bot game: strong bots among weaker ones, so that good chances arise and are missed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Container, Iterator
from typing import Any, Final

from metro2033 import __version__
from metro2033.bots.bot import Question
from metro2033.bots.registry import make_bot
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.ruleset import Ruleset
from metro2033.study.puzzles.attempt import Attempt
from metro2033.study.puzzles.goals import Goal, Trade
from metro2033.study.puzzles.grade import grade
from metro2033.study.puzzles.prove import Proven, promising, prove, shortest
from metro2033.study.puzzles.puzzle import SCALE, Origin, Puzzle
from metro2033.study.puzzles.search import Search, TooWideError, most_reachable

MIXES: Final = (
    ("neural", "planner", "greedy", "novice"),
    ("planner", "neural", "novice"),
    ("neural", "neural", "greedy"),
    ("planner", "greedy"),
    ("neural", "planner", "neural", "planner"),
)
SCREEN: Final = 3  # deals for screening
SAMPLES: Final = (64, 192)  # deals for a proof; the second number is tried if the first is not enough
EVERY_TIME: Final = 100  # percent
LUCKS: Final = 24  # deals searched for one in which the solution works
FIRST_ROUND: Final = 2
MOST_OF_GAME: Final = 8
MOST_OF_THEME: Final = 2  # per game


def bots_of(seed: int) -> tuple[str, ...]:
    """Returns the bots of the game with a seed."""
    return MIXES[seed % len(MIXES)]


def positions(rules: Ruleset, trade: Trade, seed: int) -> Iterator[Game]:
    """Plays a game and yields it at every question worth screening; it continues in between."""
    specs = bots_of(seed)
    bots = [make_bot(spec, rules, seed * 64 + seat) for seat, spec in enumerate(specs)]
    game = Game.new(rules, len(specs), Chance(seed=seed))
    while not game.over and rules.round(game.state) <= rules.round_limit:
        s = game.state
        if len(s.options) > 1 and rules.round(s) >= FIRST_ROUND and trade.worth_a_look(s):
            yield game
        code = s.options[0] if len(s.options) == 1 else bots[s.asked].choose(Question(rules, s))
        game.answer(s.asked, rules.choices[code])


def find_in_game(rules: Ruleset, trade: Trade, seed: int, full: Container[str] = ()) -> Iterator[Puzzle]:
    """Yields the puzzles of one game, skipping full themes; at most one per turn, and few per game."""
    done: set[object] = set()  # turns with a puzzle, and plans already used
    found: Counter[str] = Counter()
    for game in positions(rules, trade, seed):
        turn = (game.state.asked, trade.span(game.state, Goal("", 0)))
        if turn in done:
            continue
        puzzle = _at_question(
            game,
            trade,
            seed,
            {*done, *[theme for theme in trade.themes if theme in full or found[theme] >= MOST_OF_THEME]},
        )
        if puzzle is not None:
            done |= {turn, (puzzle.theme, puzzle.key)}
            found[puzzle.theme] += 1
            yield puzzle
            if found.total() >= MOST_OF_GAME:
                return


def _at_question(game: Game, trade: Trade, seed: int, done: Container[object]) -> Puzzle | None:
    """Returns the puzzle of the first goal that turns the open question into one."""
    for search in promising_goals(game, trade, seed, done):
        return make_puzzle(game, trade, search.goal, seed, search, done)
    return None


def promising_goals(game: Game, trade: Trade, seed: int, done: Container[object] = ()) -> Iterator[Search]:
    """Yields a quick search for every goal, rarest first, that may turn the open question into a puzzle."""
    rules, s = game.rules, game.state
    dealt = rules.determinise(s, s.asked, seed)
    for goal in trade.aims(dealt, s.asked):
        if all(theme in done for theme in trade.possible_themes(goal)):
            continue
        wanted = goal if trade.luck else _at_most(rules, trade, dealt, goal)
        if wanted is None:
            continue
        search = Search(rules, trade, s.asked, wanted, SCREEN, trade.width)
        search.start(dealt)
        if promising(search, dealt):
            yield search


def _at_most(rules: Ruleset, trade: Trade, s: Any, goal: Goal) -> Goal | None:
    """Raises a goal to the maximum that is reachable; None if that is below the goal."""
    search = Search(rules, trade, s.asked, goal, SCREEN, trade.width)
    search.start(s)
    try:
        most = most_reachable(search, s)
    except TooWideError:
        return None
    return Goal(goal.measure, most) if most >= goal.least else None


def make_puzzle(
    game: Game, trade: Trade, goal: Goal, seed: int, search: Search | None = None, done: Container[object] = ()
) -> Puzzle | None:
    """Builds the puzzle of an open question and a goal, if it can be proved and its theme, estimated by the quick `search`, is wanted."""
    attempts = attempts_at(game, trade, goal, seed)
    if search is not None and _theme(search, attempts[0]) in done:
        return None
    for samples in SAMPLES:
        found = prove(attempts, samples)
        if found is not None:
            puzzle = _write(game, *found, seed)
            return None if puzzle is None or puzzle.theme in done or (puzzle.theme, puzzle.key) in done else puzzle
    return None


def attempts_at(game: Game, trade: Trade, goal: Goal, seed: int) -> list[Attempt]:
    """Returns attempts at a goal from the open question, each with other luck."""
    seat, start = game.state.asked, game.leave_off(game.state.asked).former
    lucks = range(seed * LUCKS, seed * LUCKS + LUCKS)
    tables = [Attempt.begin(game.rules, game.seats, seat, start, luck) for luck in lucks]
    return [Attempt(trade, table, seat, goal) for table in tables]


def _theme(search: Search, attempt: Attempt) -> str:
    """Estimates the theme with a quick search."""
    try:
        line = shortest(search, attempt, NOBODY) or ()
    except TooWideError:
        line = ()
    choices = attempt.game.rules.choices
    return attempt.trade.theme(attempt.state, attempt.seat, attempt.goal, [choices[code].id for code in line])


def _write(game: Game, attempt: Attempt, proven: Proven, seed: int) -> Puzzle | None:
    graded = grade(proven.search, attempt, proven.proof.random / SCALE)
    if graded is None or min(graded[1].values()) == EVERY_TIME:
        return None  # too easy: every solver always finds it
    return write_puzzle(game, attempt, proven, origin_of(game, attempt, seed, bots_of(seed)), *graded)


def write_puzzle(
    game: Game, attempt: Attempt, proven: Proven, origin: Origin, rating: int, bots: dict[str, int]
) -> Puzzle:
    """Returns a proven puzzle with its grade."""
    rules, s, seat = game.rules, attempt.state, attempt.seat
    line = tuple(rules.choices[code].id for code in proven.line)
    theme = attempt.trade.theme(s, seat, attempt.goal, line)
    print_of = f"{rules.game} {theme} {line} {attempt.trade.relevant(s, seat)}"
    return Puzzle(
        id=hashlib.sha256(print_of.encode()).hexdigest()[:8],
        game=rules.game,
        edition=rules.edition,
        seats=game.seats,
        seat=seat,
        theme=theme,
        goal=attempt.goal,
        rating=rating,
        start=game.leave_off(seat).former,
        luck=attempt.luck,
        key=rules.choices[proven.key].id,
        solution=line,
        proof=proven.proof,
        book=proven.book,
        bots=bots,
        origin=origin,
    )


def origin_of(game: Game, attempt: Attempt, seed: int, bots: tuple[str, ...]) -> Origin:
    """Returns the origin of a position, with its fingerprints."""
    rules = game.rules
    digest = rules.digest(attempt.state)
    return Origin(seed, bots, len(game.answers), __version__, rules.content_hash, digest)
