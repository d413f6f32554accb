"""Evaluation by the learned bot: its network with one game's tables, and playouts in which every seat follows the policy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from metro2033.bots.beliefs import believable
from metro2033.bots.bot import Bot, Question
from metro2033.bots.clock import CLOCK
from metro2033.bots.minds import mind_for
from metro2033.bots.neural.calibration import NONE, corrected, corrections_for
from metro2033.bots.neural.network import Memory, NeuralNetwork
from metro2033.bots.neural.weights import is_trained, tables_of, weights_for
from metro2033.games import GAMES
from metro2033.kernel.agenda import NOBODY, answer
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
        self.knows = is_trained(rules.game)
        if not self.knows:
            return
        weights = weights_for(rules.game)
        self.writer = GAMES[rules.game].writer(rules)
        actions = ActionTable(rules.choices)
        self.index_of = actions.index_of
        self.knows = all(
            weights.card[name] == made for name, made in tables_of(rules, self.writer.layout, actions).items()
        )
        self.network = NeuralNetwork(weights)
        self.corrections = corrections_for(rules.game)
        self.context = context(rules, weights.card["context"])

    def look(self, s: Any, seat: int) -> NDArray[np.uint8]:
        """Returns a seat's observation with its context."""
        return np.frombuffer(self.writer.observe(s, seat) + self.context, np.uint8)

    def policy(self, question: Question, seed: int) -> NDArray[np.float32]:
        """Returns the log-probability of each option. A sample and the state give the seat equal observations."""
        seen = self.look(question.sample(seed), question.seat)[None]
        thought = self.network.think(seen)[0]
        return self.network.policy_of(thought, [self.index_of[code] for code in question.options])

    def liking(self, bot: Bot, question: Question) -> list[float]:
        """Returns the bot's preference per option: by the policy alone, or corrected by playouts."""
        liked = self.policy(question, bot.seed_of(0))
        if bot.parameters["ms"] or bot.parameters["samples"]:
            likely = [
                at for at in best_few(liked, max(2, bot.parameters["width"])) if liked[at] >= liked.max() - UNLIKELY
            ]
            liked = self._with_chances(liked, self._search(bot, question, likely))
        return [float(one) for one in liked]

    def weigh(self, bot: Bot, question: Question) -> list[float]:
        """Returns the chance to win per option, at most that of any preferred option.

        Many options are played out even if the policy would never choose them, because people compare the numbers.
        """
        liked = self.policy(question, bot.seed_of(0))
        chances = self._search(bot, question, best_few(liked, max(COMPARED, bot.parameters["width"])))
        order = np.argsort(-liked, kind="stable")
        if bot.parameters["ms"] or bot.parameters["samples"]:
            likely = np.where(liked >= liked.max() - UNLIKELY, chances, np.nan)
            order = np.argsort(-self._with_chances(liked, likely), kind="stable")
        found, cap, last = [0.0] * len(liked), 1.0, liked[order[0]]
        for at in order:
            if np.isnan(chances[at]):  # never played out: less likely, so rated below the last one that was
                found[at] = float(cap * np.exp(min(0.0, liked[at] - last)))
            else:
                cap, last = max(0.0, min(cap - LESS, float(chances[at]))), liked[at]
                found[at] = cap
        return found

    def _with_chances(self, liked: NDArray[Any], chances: NDArray[Any]) -> NDArray[Any]:
        """Returns the policy corrected by playouts; options that were not played out rank last."""
        return np.where(np.isnan(chances), liked - 1e3, liked + np.nan_to_num(chances) / TRUST)

    def _search(self, bot: Bot, question: Question, tried: list[int]) -> NDArray[Any]:
        """Returns the mean chance to win after each of some options, NaN for the others."""
        begun, parameters = perf_counter(), bot.parameters
        sums, dealt = np.zeros(len(tried)), 0
        searching = parameters["ms"] or parameters["samples"]
        limit = parameters["samples"] or (0 if parameters["ms"] else WEIGHED)
        rounds = parameters["rounds"] if searching else 0
        codes = [question.options[at] for at in tried]
        while len(tried) > 1 or not dealt:
            count = min(BATCH, limit - dealt) if limit else BATCH
            seeds = [bot.seed_of(dealt + 1 + number) for number in range(count)]
            sums += self.play_out(question, codes, seeds, rounds).sum(axis=0)
            dealt += count
            # The next batch is expected to take as long as the average so far.
            if dealt >= limit if limit else (perf_counter() - begun) * (1 + count / dealt) * 1000 > parameters["ms"]:
                break
        chances = np.full(len(question.options), np.nan)
        chances[tried] = sums / dealt
        return chances

    def play_out(self, question: Question, codes: list[int], seeds: Sequence[int], rounds: int) -> NDArray[Any]:
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
        memory = Memory(self.network)
        racing = list(range(len(states)))
        for _ in range(PLAY_OUT):
            racing = [at for at in racing if self._goes_on(states[at], turn, until)]
            if not racing:
                break
            seen, place = self._distinct([states[at] for at in racing])
            # By observation: the first state that shows it, which is part of the key of its cached first layer.
            first = {one: at for at, one in zip(reversed(racing), reversed(place), strict=True)}
            thoughts = memory.think(seen, [(first[one], states[first[one]].asked) for one in range(len(seen))])
            for at, one in zip(racing, place, strict=True):
                s, thought = states[at], thoughts[one]
                logs = self.network.policy_of(thought, [self.index_of[code] for code in s.options])
                drawn = np.searchsorted(np.cumsum(np.exp(logs)), lucks[at].random())
                answer(s, s.options[min(int(drawn), len(s.options) - 1)])
        return self.chances(states)[:, question.seat].reshape(len(seeds), len(codes))

    def _distinct(self, states: Sequence[Any]) -> tuple[list[NDArray[np.uint8]], list[int]]:
        """Returns the distinct observations of the asked seats, and their index for each state; samples often look alike."""
        numbers: dict[bytes, int] = {}
        place = [numbers.setdefault(self.writer.observe(s, s.asked), len(numbers)) for s in states]
        return [np.frombuffer(one + self.context, np.uint8) for one in numbers], place

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

    def chances(self, states: Sequence[Any]) -> NDArray[Any]:
        """Returns the calibrated chance to win by state and seat, as the asked seat sees it: the network was trained on that view."""
        seats = states[0].seats
        found = np.zeros((len(states), seats))
        open_ones = [at for at, s in enumerate(states) if s.asked != NOBODY]
        if open_ones:
            distinct, place = self._distinct([states[at] for at in open_ones])
            seen = np.stack(distinct)
            judged = self.network.chances(self.network.think(seen), seen, seats)
            judged = corrected(judged, self.corrections.get(seats, NONE))
            for at, one in zip(open_ones, place, strict=True):
                found[at] = np.roll(judged[one], states[at].asked)
        self._add_results(found, states)
        return found

    def own_chances(self, states: Sequence[Any]) -> NDArray[Any]:
        """Returns each seat's calibrated chance to win as it sees it itself, by state, normalized. So all secrets count."""
        seats = states[0].seats
        found = np.zeros((len(states), seats))
        open_ones = [at for at, s in enumerate(states) if s.asked != NOBODY]
        if open_ones:
            seen = np.stack([self.look(states[at], seat) for at in open_ones for seat in range(seats)])
            judged = self.network.chances(self.network.think(seen), seen, seats)
            own = corrected(judged, self.corrections.get(seats, NONE))[:, 0].reshape(-1, seats)
            found[open_ones] = own / own.sum(axis=1, keepdims=True)
        self._add_results(found, states)
        return found

    def _add_results(self, found: NDArray[Any], states: Sequence[Any]) -> None:
        """Sets the winner's chance to 1 in finished states."""
        for at, s in enumerate(states):
            winner = self.rules.standing(s).winner if s.asked == NOBODY else None
            if winner is not None:
                found[at, winner] = 1.0


def best_few(liked: NDArray[Any], most: int) -> list[int]:
    """Returns the indices of the most preferred options."""
    return [int(at) for at in np.argsort(-liked, kind="stable")[:most]]


@lru_cache(maxsize=8)
def thinker_for(rules: Ruleset) -> Thinker:
    """Returns a ruleset's thinker, cached."""
    return Thinker(rules)
