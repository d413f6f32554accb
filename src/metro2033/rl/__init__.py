"""Reinforcement learning: the games as PettingZoo, Gymnasium and batch environments of NumPy arrays."""

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        f"metro2033.rl needs NumPy, Gymnasium and PettingZoo ({missing}); install them with: pip install 'metro2033[rl]'"
    ) from missing

from metro2033.observations.actions import ActionTable
from metro2033.observations.observation import ObservationWriter
from metro2033.rl.aec import env, raw_env
from metro2033.rl.batch import BatchEnv
from metro2033.rl.setting import IDS, Setting
from metro2033.rl.single import SingleSeatEnv

for _id in IDS:
    gymnasium.register(id=_id, entry_point="metro2033.rl.single:SingleSeatEnv", kwargs={"env_id": _id})

__all__ = ["IDS", "ActionTable", "BatchEnv", "ObservationWriter", "Setting", "SingleSeatEnv", "env", "raw_env"]
