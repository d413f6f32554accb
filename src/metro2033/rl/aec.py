"""The games as PettingZoo environments: the selected agent is the seat that is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Chance
from metro2033.rl.lanes import Lanes
from metro2033.rl.setting import Setting, Settings
from metro2033.rl.spaces import RENDERING, Observation, action_space, checked_mode, look, observation_space, render

SEED_BITS = 62


class Agents(Protocol):
    """What an environment of PettingZoo offers, for type checkers: PettingZoo itself has no types."""

    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    metadata: Mapping[str, Any]

    def observation_space(self, agent: str) -> spaces.Dict:
        """Returns the observation space, which all agents share."""

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Returns the action space."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game."""

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        """Yields the agent that is asked, until the game is over."""

    def last(self, observe: bool = True) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Returns the selected agent's observation, reward, whether the game ended or was stopped, and info."""

    def observe(self, agent: str) -> Observation:
        """Returns the agent's observation."""

    def step(self, action: int | None) -> None:
        """Answers for the selected agent; with None once its game is over."""

    def render(self) -> str | NDArray[np.uint8] | None:
        """Renders the table as the asked seat sees it."""

    def close(self) -> None:
        """Releases the environment."""


def env(id: str, *, render_mode: str | None = None, **setting: Unpack[Settings]) -> Agents:
    """Returns the environment in PettingZoo's usual wrappers: an illegal action forfeits the game, out-of-bounds actions are refused."""
    forfeiting = wrappers.TerminateIllegalWrapper(raw_env(id, render_mode, **setting), illegal_reward=-1)
    wrapped: Agents = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(forfeiting))
    return wrapped


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name for it
    """One game with one agent per seat."""

    metadata = {**RENDERING, "is_parallelizable": False}  # noqa: RUF012 - PettingZoo's form

    def __init__(self, id: str, render_mode: str | None = None, **setting: Unpack[Settings]) -> None:
        super().__init__()
        self.setting = Setting(id, **setting)
        self.metadata = {**self.metadata, "name": id}
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._lanes = Lanes(self.setting, 1)
        self._observation_space = observation_space(self.setting)
        self._action_spaces = {agent: action_space(self.setting) for agent in self.possible_agents}
        self._luck, _ = np_random()
        self._looking = ""
        self._seen: Observation = {}
        self.infos: dict[str, dict[str, Any]] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Returns the observation space, which all agents share."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Returns the action space; all are equal, but each agent samples from a separate generator."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game with this seed, or with one derived from the last seed given."""
        if seed is not None:
            self._luck, _ = np_random(seed)
        chance = Chance(seed=int(self._luck.integers(1 << SEED_BITS)) if seed is None else seed)
        self._lanes.put(0, self.setting.rules.start(self.setting.seats, chance))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> Observation:
        """Returns the agent's observation, and its legal actions if it is asked."""
        if agent == self._looking:
            return self._seen
        return look(self._lanes, self.possible_agents.index(agent))

    def step(self, action: int) -> None:
        """Answers for the selected agent."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        s = self._lanes.states[0]
        self._lanes.act(0, s, int(action))
        if self.setting.is_over(s):
            self._end()
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Renders the table as the asked seat sees it: text with the render mode `ansi`, pixels with `rgb_array`."""
        s = self._lanes.states[0]
        return render(self.setting, s, s.asked, self.render_mode)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""

    def _select(self) -> None:
        """Selects the asked seat and computes its observation once."""
        asked = self._lanes.states[0].asked
        self.agent_selection = self._looking = self.possible_agents[asked]
        self._seen = look(self._lanes, asked)
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self._looking]["action_mask"] = self._seen["action_mask"]

    def _end(self) -> None:
        s = self._lanes.states[0]
        self._looking = ""
        self.infos = {agent: {} for agent in self.agents}
        self.rewards = dict(zip(self.agents, self.setting.rewards(s), strict=True))
        ended = s.asked == NOBODY
        self.terminations = dict.fromkeys(self.agents, ended)
        self.truncations = dict.fromkeys(self.agents, not ended)
