"""A game as a Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from metro2033.bots.bot import Bot, Question
from metro2033.bots.own import split_list
from metro2033.bots.registry import HUMAN, make_bot, try_bots
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Chance
from metro2033.kernel.problem import BadOption
from metro2033.rl.lanes import Lanes
from metro2033.rl.setting import Setting, Settings
from metro2033.rl.spaces import RENDERING, Observation, action_space, checked_mode, look, observation_space, render

SEED_BITS = 31
DRAWN_SEAT = -1
FORFEIT = -1.0


class SingleSeatEnv(gymnasium.Env[Any, Any]):
    """One seat against bots, named as on the command line (`greedy`, `planner:samples=8`); a shorter list is repeated."""

    metadata = RENDERING

    def __init__(
        self,
        env_id: str,  # `id` is taken: Gymnasium passes all arguments on through functions that have one
        opponents: Sequence[str] = ("random",),
        seat: int = DRAWN_SEAT,
        render_mode: str | None = None,
        **setting: Unpack[Settings],
    ) -> None:
        self.setting = Setting(env_id, **setting)
        self.render_mode = checked_mode(render_mode)
        self.opponents = _checked_opponents(opponents, self.setting)
        self.seat = _checked_seat(seat, self.setting)  # DRAWN_SEAT draws one for every game
        self.observation_space = observation_space(self.setting)
        self.action_space = action_space(self.setting)
        self._lanes = Lanes(self.setting, 1)
        self._own = 0
        self._bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game and plays until the learning seat is asked."""
        super().reset(seed=seed)
        chance, bots, drawn = (int(number) for number in self.np_random.integers(1 << SEED_BITS, size=3))
        rules, seats = self.setting.rules, self.setting.seats
        self._own = drawn % seats if self.seat == DRAWN_SEAT else self.seat
        self._bots = [make_bot(self.opponents[n % len(self.opponents)], rules, bots + n) for n in range(seats)]
        self._lanes.put(0, rules.start(seats, Chance(seed=chance)))
        self._play_on()
        return self._look()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answers, and plays until the learning seat is asked again or the game is over."""
        s = self._lanes.states[0]
        if self._lanes.codes[action] not in s.options:
            return self._forfeit()
        self._lanes.act(0, s, int(action))
        self._play_on()
        observation, info = self._look()
        over = self.setting.is_over(s)
        ended = over and s.asked == NOBODY
        reward = self.setting.rewards(s)[self._own] if over else 0.0
        return observation, reward, ended, over and not ended, info

    def _forfeit(self) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Ends the game after an illegal action: Gymnasium's samplers do not support masks."""
        observation, info = self._look()
        return observation, FORFEIT, True, False, {**info, "illegal": True}

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns the mask of legal actions, under the name that masking learners expect."""
        return look(self._lanes, self._own)["action_mask"].astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Renders the table as the learning seat sees it: text with the render mode `ansi`, pixels with `rgb_array`."""
        return render(self.setting, self._lanes.states[0], self._own, self.render_mode)

    def _play_on(self) -> None:
        s = self._lanes.states[0]
        while not self.setting.is_over(s) and s.asked != self._own:
            code = self._bots[s.asked].choose(Question(self.setting.rules, s))
            self._lanes.act(0, s, self._lanes.index_of[code])

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        observation = look(self._lanes, self._own)
        return observation, {"action_mask": observation["action_mask"], "seat": self._own}


def _checked_opponents(opponents: Sequence[str], setting: Setting) -> tuple[str, ...]:
    """Returns the opponents after making each of them once; refuses a text, which is a sequence of letters."""
    if isinstance(opponents, str):
        opponents = split_list(opponents)
    if not opponents:
        raise BadOption("option-bots-none")
    if HUMAN in opponents:
        raise BadOption("option-human")
    try_bots(opponents, setting.rules)
    return tuple(opponents)


def _checked_seat(seat: int, setting: Setting) -> int:
    """Returns a seat of the table, or DRAWN_SEAT; refuses any other."""
    if not DRAWN_SEAT <= seat < setting.seats:
        raise BadOption("option-learning-seat", given=seat, last=setting.seats - 1)
    return seat
