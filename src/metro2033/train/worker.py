"""A worker: a process that steps its lanes of every group whenever the learner has provided actions."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from metro2033.bots.minds import mind_for
from metro2033.kernel.chance import Chance, Deal
from metro2033.kernel.ruleset import Result
from metro2033.observations.features import context
from metro2033.rl.lanes import Lanes
from metro2033.rl.setting import Setting
from metro2033.train.mix import divide, draw_seats
from metro2033.train.shared import Shared

SEED_BITS = 62


@dataclass(frozen=True)
class Survey:
    """The length of the survey games before training, which find the possible values of observations."""

    lanes: int = 8  # per table
    steps: int = 1500


class Tables:
    """Lanes of every table of the mix, contiguous in shared memory."""

    def __init__(self, mix: list[Setting], names: list[str], shared: Shared, lanes: range, seed: str) -> None:
        self.luck = Random(seed)
        self.shared = shared
        self.parts: list[tuple[Lanes, slice]] = []
        begin = lanes.start
        for table, (setting, count) in enumerate(zip(mix, divide(len(lanes), len(mix)), strict=True)):
            if count:
                shared.tables[begin : begin + count] = table
                part, place = Lanes(setting, count), slice(begin, begin + count)
                shared.seen[place, part.width :] = np.frombuffer(context(setting.rules, names), np.uint8)
                self.parts.append((part, place))
                begin += count
        for part, place in self.parts:
            for lane in range(len(part.states)):
                self._begin(part, lane, place.start + lane)
            self._copy(part, place)

    def step(self) -> None:
        """Answers in every lane with the actions in shared memory."""
        shared = self.shared
        for part, place in self.parts:
            shared.ends[place] = 0
            for lane in part.step(shared.actions[place].tolist()):
                at, s = place.start + lane, part.states[lane]
                won = outcome(part.setting.rules.standing(s))
                shared.ends[at] = 1
                shared.won[at] = 0
                shared.won[at, : len(won)] = won
                shared.rounds[at] = s.round
                self._begin(part, lane, at)
            self._copy(part, place)

    def _begin(self, part: Lanes, lane: int, at: int) -> None:
        rules = part.setting.rules
        seats = draw_seats(self.luck, rules.min_seats, rules.max_seats)
        s = rules.start(seats, Chance(seed=self.luck.getrandbits(SEED_BITS)))
        part.put(lane, s)
        part.show(lane, s.asked)
        self.shared.seats[at] = seats

    def _copy(self, part: Lanes, place: slice) -> None:
        count, shared = len(part.states), self.shared
        shared.seen[place, : part.width] = np.frombuffer(part.observations, np.uint8).reshape(count, -1)
        shared.masks[place] = np.frombuffer(part.masks, np.uint8).reshape(count, -1)
        shared.asked[place] = np.frombuffer(part.asked, np.uint8)


def outcome(result: Result) -> list[float]:
    """Returns each seat's share of the win: all for the winner, or split among the leaders of a game that was stopped."""
    leaders = [seat for seat, place in enumerate(result.places) if place == 1]
    if result.winner is not None:
        leaders = [result.winner]
    return [(seat in leaders) / len(leaders) for seat in range(len(result.places))]


def survey(mix: list[Setting], plan: Survey, seed: str) -> NDArray[np.uint8]:
    """Returns the maximum value of every observation byte in sample games; half of the lanes play at random, half sensibly."""
    most = np.zeros(mix[0].writer.layout.length, np.uint8)
    luck = Random(seed)
    for setting in mix:
        lanes, rules, deal = Lanes(setting, plan.lanes), setting.rules, Deal(luck.getrandbits(SEED_BITS))
        lively, index_of = mind_for(rules.game).lively_choice, setting.actions.index_of
        over = list(range(plan.lanes))
        for _ in range(plan.steps):
            for lane in over:
                seats = draw_seats(luck, rules.min_seats, rules.max_seats)
                s = rules.start(seats, Chance(seed=luck.getrandbits(SEED_BITS)))
                lanes.put(lane, s)
                lanes.show(lane, s.asked)
            seen = np.frombuffer(lanes.observations, np.uint8).reshape(plan.lanes, -1)
            np.maximum(most, seen.max(axis=0), out=most)
            actions = lanes.sample([luck.random() for _ in range(plan.lanes)])
            for lane in range(0, plan.lanes, 2):
                actions[lane] = index_of[lively(lanes.states[lane], deal)]
            over = lanes.step(actions)
    return most
