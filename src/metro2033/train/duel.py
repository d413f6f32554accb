"""Duels: one seat of every table, the odd one, is played by one side, all others by the other side; thousands of games at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from metro2033.bots.bot import Bot, Question
from metro2033.bots.registry import make_bot
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.playout import answer_single
from metro2033.rl.lanes import Lanes
from metro2033.rl.setting import Setting
from metro2033.train.crew import GROUPS, Crew
from metro2033.train.player import Player
from metro2033.train.shared import Shared
from metro2033.train.worker import SEED_BITS, Tables, outcome

UNNUMBERED: Final = 1 << (SEED_BITS - 1)  # seeds of training games have this bit, so no numbered deal is among them
BOT_SEEDS: Final = 1 << 32
MOST_LANES: Final = 2048  # per group
IN_A_ROW: Final = 10_000  # answers of bots in a row, so that a bot that never ends its turn is noticed


@dataclass(frozen=True)
class Sides:
    """The tables of a duel. Without a bot, both sides are networks, which answer outside the workers."""

    seats: int
    bot: str = ""  # the bot that plays one side, inside the workers
    bot_is_odd: bool = False
    table: int = 0  # of the mix


@dataclass(frozen=True)
class Deals:
    """Numbered deals, each of which is played once with every seat as the odd one."""

    first: int  # seed of the first deal
    each: int  # games per lane


class Duels(Tables):
    """Lanes that play duels: on numbered deals for a measurement, or without end on random ones for training."""

    def __init__(
        self,
        mix: list[Setting],
        names: list[str],
        shared: Shared,
        lanes: range,
        seed: str,
        *,
        sides: Sides,
        deals: Deals | None,
    ) -> None:
        group = int(seed.split()[1])
        self.sides, self.deals = sides, deals
        self.numbers = {at: group * shared.lanes + at for at in lanes}  # number of the next game of each lane
        self.bots: dict[int, dict[int, Bot]] = {at: {} for at in lanes}  # by lane and seat
        super().__init__([mix[sides.table]], names, shared, lanes, seed)

    def step(self) -> None:
        """Answers in every lane with the actions in shared memory, then lets the bots answer."""
        shared = self.shared
        for part, place in self.parts:
            shared.ends[place] = 0
            over = set(part.step(shared.actions[place].tolist()))
            for lane, s in enumerate(part.states):
                at = place.start + lane
                if lane in over or self._settle(part, lane, at):
                    won = outcome(part.setting.rules.standing(s))
                    shared.ends[at] = 1
                    shared.won[at] = 0
                    shared.won[at, : len(won)] = won
                    shared.rounds[at] = s.round
                    self._dismiss(part, s, at)
                    self._begin(part, lane, at)
            self._copy(part, place)

    def _begin(self, part: Lanes, lane: int, at: int) -> None:
        """Starts the next game; a game that ends before a network is asked is skipped."""
        rules, seats = part.setting.rules, self.sides.seats
        while True:
            seed, odd, counts = self._next(at)
            s = rules.start(seats, Chance(seed=seed))
            self.shared.seats[at], self.shared.odd[at] = seats, odd
            if self.sides.bot and counts:
                theirs = [seat for seat in range(seats) if (seat == odd) == self.sides.bot_is_odd]
                self.bots[at] = {seat: make_bot(self.sides.bot, rules, seed % BOT_SEEDS * 64 + seat) for seat in theirs}
            part.put(lane, s)
            if not self._settle(part, lane, at):
                break
            self._dismiss(part, s, at)
        part.show(lane, s.asked)

    def _next(self, at: int) -> tuple[int, int, bool]:
        """Returns the seed of a lane's next game, its odd seat, and whether it counts. Without bots, a filler game costs little."""
        if self.deals is None:
            return UNNUMBERED | self.luck.getrandbits(SEED_BITS - 1), self.luck.randrange(self.sides.seats), True
        number, total = self.numbers[at], GROUPS * self.shared.lanes
        self.numbers[at] += total
        seed, odd = self.deals.first + number // self.sides.seats, number % self.sides.seats
        return seed, odd, number < total * self.deals.each

    def _settle(self, part: Lanes, lane: int, at: int) -> bool:
        """Lets the bots answer until a network is asked; returns whether the game is over."""
        s, bots, answered = part.states[lane], self.bots[at], False
        for _ in range(IN_A_ROW):
            if s.asked == NOBODY or part.writer.round(s) > part.last_round:
                return True
            if s.asked not in bots:
                break
            answer(s, bots[s.asked].choose(Question(part.rules, s)) if len(s.options) > 1 else s.options[0])
            answer_single(s)
            answered = True
        if answered:
            part.show(lane, s.asked)
        return False

    def _dismiss(self, part: Lanes, s: Any, at: int) -> None:
        """Tells the bots of a lane the result."""
        result = part.setting.rules.standing(s)
        for bot in self.bots[at].values():
            bot.end(result)
        self.bots[at] = {}


@dataclass(frozen=True)
class Match:
    """The lanes of a measurement, and the games of each; every lane plays the same number, so that short games do not count more."""

    lanes: int  # per group
    each: int

    @property
    def games(self) -> int:
        """The number of games."""
        return GROUPS * self.lanes * self.each


def match_of(games: int, seats: int, jobs: int) -> Match:
    """Returns the match whose number of games is nearest below the wanted one: whole deals, equally many in every lane."""
    unit = jobs * seats
    lanes = max(1, min(MOST_LANES, games // GROUPS) // unit) * unit
    return Match(lanes, max(1, games // (GROUPS * lanes)))


def play_match(crew: Crew, match: Match, odd: Player | None, others: Player | None) -> float:
    """Returns the number of games that the odd side won. A side without a player is played by bots inside the workers."""
    played = np.zeros((GROUPS, match.lanes), np.int64)
    seats = [np.zeros(match.lanes, np.int64) for _ in range(GROUPS)]  # the odd seat of the game in each lane
    won, begun = 0.0, False
    for group in range(GROUPS):
        crew.go(group)
    while played.min() < match.each:
        for group in range(GROUPS):
            shared = crew.wait(group)
            if begun:
                for lane in np.flatnonzero(shared.ends):
                    if played[group, lane] < match.each:
                        won += float(shared.won[lane, seats[group][lane]])
                    played[group, lane] += 1
            seats[group] = shared.odd.astype(np.int64)
            answers = [player.act(shared)[0] for player in (odd, others) if player is not None]
            shared.actions[:] = np.where(shared.asked == shared.odd, answers[0], answers[-1])
            crew.go(group)
        begun = True
    return won
