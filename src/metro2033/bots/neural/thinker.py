"""Evaluation by the learned bot: its network with one game's tables, and playouts in which every seat follows the policy."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from time import perf_counter
from typing import Any, Final

from metro2033.bots.beliefs import believable
from metro2033.bots.bot import Bot, Question
from metro2033.bots.clock import CLOCK
from metro2033.bots.minds import mind_for
from metro2033.bots.neural.calibration import NONE, corrections_for
from metro2033.bots.neural.evaluator import Evaluator
from metro2033.bots.neural.host import is_without, registered
from metro2033.bots.neural.weights import is_trained, tables_of, weights_file, weights_for
from metro2033.games import GAMES
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.problem import Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.actions import ActionTable
from metro2033.observations.features import context

BATCH: Final = 6  # samples played out in parallel
PLAY_OUT: Final = 300  # limit of questions until the horizon
WEIGHED: Final = 8  # samples for weighing options without a search
COMPARED: Final = 8  # minimum number of options weighed by playouts, if there are as many
UNLIKELY: Final = 6.0  # log-probability gap to the best option beyond which playouts cannot make an option the choice
LESS: Final = 1e-9  # keeps options with equal chances in order of preference
TRUST: Final = 0.08  # gain in chance that outweighs a factor of e in the policy


class Thinker:
    """One game's network with the tables that give its inputs and outputs their meaning."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.mind = mind_for(rules.game)
        self.knows = is_trained(rules.game) and not is_without(rules.game)
        if not self.knows:
            return
        self.evaluator = evaluator_for(rules.game)
        card = self.evaluator.card
        self.writer = GAMES[rules.game].writer(rules)
        actions = ActionTable(rules.choices)
        self.index_of = actions.index_of
        self.knows = all(card[name] == made for name, made in tables_of(rules, self.writer.layout, actions).items())
        self.corrections = corrections_for(rules.game)
        self.context = context(rules, card["context"])

    def look(self, s: Any, seat: int) -> bytes:
        """Returns a seat's observation with its context."""
        return self.writer.observe(s, seat) + self.context

    def policy(self, question: Question, seed: int) -> list[float]:
        """Returns the log-probability of each option. A sample and the state give the seat equal observations."""
        seen = self.look(question.sample(seed), question.seat)
        return self.evaluator.policies([seen], [0], [[self.index_of[code] for code in question.options]])[0]

    def liking(self, bot: Bot, question: Question) -> list[float]:
        """Returns the bot's preference per option: by the policy alone, or corrected by playouts."""
        liked = self.policy(question, bot.seed_of(0))
        if bot.parameters["ms"] or bot.parameters["samples"]:
            least = max(liked) - UNLIKELY
            likely = [at for at in best_few(liked, max(2, bot.parameters["width"])) if liked[at] >= least]
            return self._with_chances(liked, self._search(bot, question, likely))
        return liked

    def weigh(self, bot: Bot, question: Question) -> list[float]:
        """Returns the chance to win per option, at most that of any preferred option.

        Many options are played out even if the policy would never choose them.
        """
        liked = self.policy(question, bot.seed_of(0))
        chances = self._search(bot, question, best_few(liked, max(COMPARED, bot.parameters["width"])))
        order = best_few(liked, len(liked))
        if bot.parameters["ms"] or bot.parameters["samples"]:
            least = max(liked) - UNLIKELY
            likely = [chance if liking >= least else None for liking, chance in zip(liked, chances, strict=True)]
            order = best_few(self._with_chances(liked, likely), len(liked))
        found, cap, last = [0.0] * len(liked), 1.0, liked[order[0]]
        for at in order:
            chance = chances[at]
            if chance is None:  # never played out: less likely, so rated below the last one that was
                found[at] = cap * exp(min(0.0, liked[at] - last))
            else:
                cap, last = max(0.0, min(cap - LESS, chance)), liked[at]
                found[at] = cap
        return found

    def _with_chances(self, liked: Sequence[float], chances: Sequence[float | None]) -> list[float]:
        """Returns the policy corrected by playouts; options that were not played out rank last."""
        return [
            liking - 1e3 if chance is None else liking + chance / TRUST
            for liking, chance in zip(liked, chances, strict=True)
        ]

    def _search(self, bot: Bot, question: Question, tried: list[int]) -> list[float | None]:
        """Returns the mean chance to win after each of some options, None for the others."""
        begun, parameters = perf_counter(), bot.parameters
        sums, dealt = [0.0] * len(tried), 0
        searching = parameters["ms"] or parameters["samples"]
        limit = parameters["samples"] or (0 if parameters["ms"] else WEIGHED)
        rounds = parameters["rounds"] if searching else 0
        codes = [question.options[at] for at in tried]
        while len(tried) > 1 or not dealt:
            count = min(BATCH, limit - dealt) if limit else BATCH
            seeds = [bot.seed_of(dealt + 1 + number) for number in range(count)]
            batch = map(sum, zip(*self.play_out(question, codes, seeds, rounds), strict=True))
            sums = [total + more for total, more in zip(sums, batch, strict=True)]
            dealt += count
            # The next batch is expected to take as long as the average so far.
            if dealt >= limit if limit else (perf_counter() - begun) * (1 + count / dealt) * 1000 > parameters["ms"]:
                break
        chances: list[float | None] = [None] * len(question.options)
        for at, total in zip(tried, sums, strict=True):
            chances[at] = total / dealt
        return chances

    def play_out(self, question: Question, codes: list[int], seeds: Sequence[int], rounds: int) -> list[list[float]]:
        """Returns the chance to win by sample and option; all options share the samples and the random numbers."""
        states, lucks = [], []
        for seed in seeds:
            sample = believable(question, self.mind, seed)
            for code in codes:
                states.append(sample.clone())
                lucks.append(Random(seed))
                answer(states[-1], code)
        turn = self.mind.turn_of(sample)
        until = self.mind.clock(sample) + rounds * CLOCK
        playouts = self.evaluator.playouts()
        racing = list(range(len(states)))
        for _ in range(PLAY_OUT):
            racing = [at for at in racing if self._goes_on(states[at], turn, until)]
            if not racing:
                break
            seen, place = self._distinct([states[at] for at in racing])
            # By observation: the first state that shows it, which is part of the key of its cached first layer.
            first = {row: at for at, row in zip(reversed(racing), reversed(place), strict=True)}
            keys = [(first[row], states[first[row]].asked) for row in range(len(seen))]
            actions = [[self.index_of[code] for code in states[at].options] for at in racing]
            for at, ladder in zip(racing, playouts.distributions(seen, keys, place, actions), strict=True):
                drawn = bisect_left(ladder, lucks[at].random())
                answer(states[at], states[at].options[min(drawn, len(ladder) - 1)])
        own = [chances[question.seat] for chances in self.chances(states)]
        return [own[start : start + len(codes)] for start in range(0, len(own), len(codes))]

    def _distinct(self, states: Sequence[Any]) -> tuple[list[bytes], list[int]]:
        """Returns the distinct observations of the asked seats, and their index for each state; samples often look alike."""
        numbers: dict[bytes, int] = {}
        place = [numbers.setdefault(self.look(s, s.asked), len(numbers)) for s in states]
        return list(numbers), place

    def _goes_on(self, s: Any, turn: tuple[int, ...], until: int) -> bool:
        """Answers forced questions; returns whether the playout is still short of its horizon."""
        mind = self.mind
        for _ in range(PLAY_OUT):
            if s.asked == NOBODY or not (mind.turn_of(s) == turn or mind.clock(s) < until):
                return False
            if len(s.options) > 1:
                return True
            answer(s, s.options[0])
        return False

    def chances(self, states: Sequence[Any]) -> list[list[float]]:
        """Returns the calibrated chance to win by state and seat, as the asked seat sees it: the network was trained on that view."""
        seats = states[0].seats
        found = [self._result(s) for s in states]
        open_ones = [at for at, s in enumerate(states) if s.asked != NOBODY]
        if open_ones:
            seen, place = self._distinct([states[at] for at in open_ones])
            judged = self.evaluator.chances(seen, seats, self.corrections.get(seats, NONE))
            for at, row in zip(open_ones, place, strict=True):
                turned = seats - states[at].asked  # the asked seat comes first in its own view
                found[at] = judged[row][turned:] + judged[row][:turned]
        return found

    def own_chances(self, states: Sequence[Any]) -> list[list[float]]:
        """Returns each seat's calibrated chance to win as it sees it itself, by state, normalized. So all secrets count."""
        seats = states[0].seats
        found = [self._result(s) for s in states]
        open_ones = [at for at, s in enumerate(states) if s.asked != NOBODY]
        if open_ones:
            seen = [self.look(states[at], seat) for at in open_ones for seat in range(seats)]
            judged = self.evaluator.chances(seen, seats, self.corrections.get(seats, NONE))
            for number, at in enumerate(open_ones):
                own = [chances[0] for chances in judged[number * seats : (number + 1) * seats]]
                found[at] = [chance / sum(own) for chance in own]
        return found

    def _result(self, s: Any) -> list[float]:
        """Returns the winner's chance as 1 in a finished state, and no chances in others."""
        winner = self.rules.standing(s).winner if s.asked == NOBODY else None
        return [float(seat == winner) for seat in range(s.seats)]


def best_few(liked: Sequence[float], most: int) -> list[int]:
    """Returns the indices of the most preferred options."""
    return sorted(range(len(liked)), key=lambda at: -liked[at])[:most]


def evaluator_for(game: str) -> Evaluator:
    """Returns the network that the host has registered, or the weights in NumPy."""
    if found := registered(game):
        return found
    try:
        from metro2033.bots.neural.network import NumpyEvaluator
    except ImportError:
        raise Problem("weights-missing", file=weights_file(game).name) from None
    return NumpyEvaluator(weights_for(game))


@lru_cache(maxsize=8)
def thinker_for(rules: Ruleset) -> Thinker:
    """Returns a ruleset's thinker, cached."""
    return Thinker(rules)
