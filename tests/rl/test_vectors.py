"""Gymnasium's vector environments, rendering, and environments that are copied and sent to other processes."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from metro2033.rl import IDS, BatchEnv, SingleSeatEnv, env, raw_env
from tests.rl.walking import BOARD

every_id = pytest.mark.parametrize("id", IDS)
both_ways = pytest.mark.parametrize("again", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])


@every_id
@pytest.mark.parametrize(
    ("mode", "how"),
    [("sync", {}), ("async", {"context": "spawn"}), ("async", {"context": "spawn", "shared_memory": False})],
)
def test_vector_environments_play_as_the_single_one(id: str, mode: str, how: dict[str, Any]) -> None:
    kept: dict[str, Any] = {"seats": 3, "opponents": ["random"]}
    vector = gymnasium.make_vec(id, num_envs=2, vectorization_mode=mode, vector_kwargs=how, **kept)
    try:
        seen, info = vector.reset(seed=5)
        alone = [gymnasium.make(id, **kept) for _ in range(2)]
        looks = [game.reset(seed=5 + number)[0] for number, game in enumerate(alone)]
        for _ in range(20):
            for number in range(2):
                assert (seen["observation"][number] == looks[number]["observation"]).all()
                assert (seen["action_mask"][number] == looks[number]["action_mask"]).all()
                assert (info["action_mask"][number] == looks[number]["action_mask"]).all()
            actions = seen["action_mask"].argmax(axis=1)
            seen, _, _, _, info = vector.step(actions)
            looks = [game.step(int(action))[0] for game, action in zip(alone, actions, strict=True)]
    finally:
        vector.close()


@every_id
def test_a_vector_environment_begins_anew_after_an_end(id: str) -> None:
    vector = gymnasium.make_vec(id, num_envs=2, seats=2, round_limit=1)
    seen, _ = vector.reset(seed=1)
    ends = 0
    for _ in range(200):
        seen, rewards, ended, stopped, _ = vector.step(seen["action_mask"].argmax(axis=1))
        ends += int((ended | stopped).sum())
        assert (rewards[~(ended | stopped)] == 0).all()
    assert ends > 2


@every_id
@both_ways
def test_a_single_seat_game_goes_on_alike_in_its_copy(id: str, again: Any) -> None:
    game = SingleSeatEnv(id, opponents=("random", "greedy:samples=1:slips=50"), seats=3)
    seen, _ = game.reset(seed=4)
    for _ in range(10):
        seen, *_ = game.step(int(seen["action_mask"].argmax()))
    other = again(game)
    mine = [game.step(int(game.action_masks().argmax())) for _ in range(15)]
    theirs = [other.step(int(other.action_masks().argmax())) for _ in range(15)]
    for (look, *rest), (other_look, *other_rest) in zip(mine, theirs, strict=True):
        assert (look["observation"] == other_look["observation"]).all()
        assert rest[:3] == other_rest[:3]
    assert (game.reset()[0]["observation"] == other.reset()[0]["observation"]).all(), "and so does the next game"


@every_id
@both_ways
@pytest.mark.parametrize("make", [env, raw_env])
def test_a_game_of_agents_goes_on_alike_in_its_copy(id: str, again: Any, make: Any) -> None:
    game = make(id, seats=3)
    game.reset(seed=4)
    other = None
    for number in range(40):
        if number == 20:
            other = again(game)
        for played in (game, other):
            if played is not None:
                played.step(int(played.last()[0]["action_mask"].argmax()))
        if other is not None:
            assert other.agent_selection == game.agent_selection
            assert (other.last()[0]["observation"] == game.last()[0]["observation"]).all()


@every_id
@both_ways
def test_a_batch_goes_on_alike_in_its_copy_and_shares_nothing(id: str, again: Any) -> None:
    batch = BatchEnv(id, 3, seats=2, round_limit=3)
    batch.reset(seed=2)
    luck = np.random.default_rng(1)
    for _ in range(30):
        batch.step(batch.sample(luck))
    other = again(batch)
    assert (other.observations == batch.observations).all() and (other.masks == batch.masks).all()
    before = other.observations.copy()
    mine, theirs = copy.deepcopy(luck), copy.deepcopy(luck)
    for _ in range(60):
        batch.step(batch.sample(mine))
    assert (other.observations == before).all()
    for _ in range(60):
        other.step(other.sample(theirs))
    for name in ("observations", "masks", "asked", "rewards", "terminated", "truncated"):
        assert (getattr(other, name) == getattr(batch, name)).all(), name


@both_ways
def test_environments_may_be_copied_before_their_first_game(again: Any) -> None:
    for game in (SingleSeatEnv(BOARD), raw_env(BOARD), env(BOARD)):
        again(game).reset(seed=1)


@every_id
def test_a_table_is_rendered_as_text(id: str) -> None:
    assert SingleSeatEnv.metadata["render_modes"] == raw_env.metadata["render_modes"] == ["ansi", "rgb_array"]
    check_env(gymnasium.make(id, round_limit=2, render_mode="ansi").unwrapped)
    for game in (SingleSeatEnv(id, render_mode="ansi"), raw_env(id, render_mode="ansi")):
        game.reset(seed=1)
        shown = game.render()
        assert isinstance(shown, str) and "is asked: choose_" in shown and f"{id}, round 1" in shown
    silent = SingleSeatEnv(id)
    silent.reset(seed=1)
    assert silent.render() is None
    with pytest.raises(ValueError, match="no render mode is called 'human'"):
        SingleSeatEnv(id, render_mode="human")


@every_id
def test_a_table_is_rendered_as_pixels(id: str) -> None:
    check_env(gymnasium.make(id, round_limit=2, render_mode="rgb_array").unwrapped)
    for game in (SingleSeatEnv(id, render_mode="rgb_array"), raw_env(id, render_mode="rgb_array")):
        game.reset(seed=1)
        shown = game.render()
        assert isinstance(shown, np.ndarray) and shown.dtype == np.uint8
        assert shown.shape == (1100, 1000, 3) and len(np.unique(shown)) > 50


def test_a_finished_table_is_rendered_too() -> None:
    game = raw_env(BOARD, seats=2, round_limit=1, render_mode="rgb_array")
    game.reset(seed=1)
    luck = np.random.default_rng(1)
    while not any(game.terminations.values()) and not any(game.truncations.values()):
        game.step(int(luck.choice(np.flatnonzero(game.last()[0]["action_mask"]))))
    assert isinstance(game.render(), np.ndarray)


def test_rendering_offers_the_legal_actions_to_the_asked_seat_alone() -> None:
    game = raw_env(BOARD, render_mode="ansi")
    game.reset(seed=1)
    legal = np.flatnonzero(game.last()[0]["action_mask"])
    text = game.render()
    assert isinstance(text, str)
    shown = text.splitlines()
    assert [int(line.split()[0]) for line in shown[-len(legal) :]] == legal.tolist()
