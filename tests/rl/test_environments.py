"""The environments: PettingZoo's and Gymnasium's own checks, and all of them playing the same game."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from metro2033.kernel.ruleset import Result, share
from metro2033.rl import IDS, BatchEnv, SingleSeatEnv, env, raw_env
from tests.rl.walking import BOARD, BREAKTHROUGH

every_id = pytest.mark.parametrize("id", IDS)


@every_id
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_pettingzoo_approves_of_the_interface(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(id, round_limit=6), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@every_id
def test_pettingzoo_finds_the_same_game_behind_the_same_seed(id: str) -> None:
    seed_test(lambda: env(id), num_cycles=60)


@every_id
def test_gymnasium_approves_of_the_interface(id: str) -> None:
    check_env(gymnasium.make(id, round_limit=5).unwrapped, skip_render_check=True)


@every_id
@pytest.mark.parametrize("skip_single", [True, False])
def test_the_batch_plays_the_games_of_the_single_environments(id: str, skip_single: bool) -> None:
    """Whole games, to their end or their limit: the same observations, masks, seats, rewards and ends."""
    lanes, seats = 3, 3
    batch = BatchEnv(id, lanes, seats=seats, round_limit=4, skip_single=skip_single)
    batch.reset(seed=50)
    games = [raw_env(id, seats=seats, round_limit=4, skip_single=skip_single) for _ in range(lanes)]
    seeds = [50 + lane for lane in range(lanes)]
    for game, seed in zip(games, seeds, strict=True):
        game.reset(seed=seed)
    luck = np.random.default_rng(4)
    while min(seeds) < 50 + 2 * lanes:
        for lane, game in enumerate(games):
            assert game.agent_selection == f"seat_{batch.asked[lane]}"
            seen, *_ = game.last()
            assert (seen["observation"] == batch.observations[lane]).all()
            assert (seen["action_mask"] == batch.masks[lane]).all()
        actions = batch.sample(luck)
        batch.step(actions)
        for lane, game in enumerate(games):
            game.step(actions[lane])
            assert list(game.rewards.values()) == pytest.approx(batch.rewards[lane].tolist())
            assert set(game.terminations.values()) == {batch.terminated[lane]}
            assert set(game.truncations.values()) == {batch.truncated[lane]}
            if batch.terminated[lane] or batch.truncated[lane]:
                seeds[lane] += lanes
                game.reset(seed=seeds[lane])


@every_id
def test_a_batch_repeats_itself(id: str) -> None:
    seen = []
    for _ in range(2):
        batch = BatchEnv(id, 4, seats=2)
        batch.reset(seeds=[7, 7, 8, 9])
        assert (batch.observations[0] == batch.observations[1]).all()
        luck = np.random.default_rng(1)
        for _ in range(50):
            batch.step(batch.sample(luck))
        seen.append(batch.observations.copy())
    assert (seen[0] == seen[1]).all()


def test_a_batch_refuses_illegal_actions_and_wrong_seeds() -> None:
    batch = BatchEnv(BOARD, 2)
    with pytest.raises(ValueError, match="reset the environment before its first step"):
        batch.sample(np.random.default_rng(1))
    with pytest.raises(ValueError, match="2 games need as many seeds, not 3"):
        batch.reset(seeds=[1, 2, 3])
    batch.reset()
    with pytest.raises(ValueError, match="2 games need as many actions, not 1"):
        batch.step(batch.masks[:1].argmax(axis=1))
    illegal = int(np.flatnonzero(~batch.masks[1])[0])
    with pytest.raises(ValueError, match=f"action {illegal} is not legal in game 1"):
        batch.step(np.array([batch.masks[0].argmax(), illegal]))


def test_the_bot_random_leaves_housekeeping_out_and_so_does_sampling() -> None:
    batch = BatchEnv(BREAKTHROUGH, 8)
    batch.reset(2)
    tidy = batch.setting.actions.index("tidy")
    luck = np.random.default_rng(2)
    could = 0
    for _ in range(100):
        actions = batch.sample(luck)
        could += int(batch.masks[:, tidy].sum())
        assert not ((actions == tidy) & (batch.masks.sum(axis=1) > 1)).any()
        batch.step(actions)
    assert could > 0


@every_id
@pytest.mark.parametrize("seat", [-1, 1])
def test_one_seat_plays_against_bots_to_the_end(id: str, seat: int) -> None:
    game = SingleSeatEnv(id, opponents=("random", "greedy"), seat=seat, seats=3, round_limit=4)
    seen, info = game.reset(seed=3)
    assert seat in (-1, info["seat"])
    luck = np.random.default_rng(3)
    ended = stopped = False
    reward = 0.0
    while not ended and not stopped:
        assert (game.action_masks() == seen["action_mask"]).all()
        seen, reward, ended, stopped, info = game.step(luck.choice(np.flatnonzero(info["action_mask"])))
    assert stopped or reward in (1, -0.5)


def test_an_illegal_action_forfeits_the_single_seat_game() -> None:
    game = SingleSeatEnv(BREAKTHROUGH)
    seen, _ = game.reset(seed=1)
    _, reward, ended, stopped, info = game.step(int(seen["action_mask"].argmin()))
    assert (reward, ended, stopped, info["illegal"]) == (-1, True, False, True)


@pytest.mark.parametrize(
    ("result", "rewards"),
    [
        (Result(2, (9, 1, 10), (2, 3, 1)), [-0.5, -0.5, 1]),
        (Result(None, (3, 1), (1, 2)), [1, -1]),
        (Result(None, (3, 3, 1), (1, 1, 3)), [0.25, 0.25, -0.5]),
        (Result(None, (3, 3), (1, 1)), [0, 0]),
    ],
)
def test_rewards_add_up_to_nothing(result: Result, rewards: list[float]) -> None:
    assert share(result) == pytest.approx(rewards)
