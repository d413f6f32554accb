"""The networks of the learned bots on a device: loaded when a task first needs one, and evaluated by the host.

While a network cannot be loaded, such as without a connection, searches play and advise instead; the next task tries again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from metro2033.bots.neural.host import HostNetwork, go_without, register
from metro2033.live.tasks import Task, Work, do, network_of

Load = Callable[[str, bool], Awaitable[HostNetwork]]  # of a game; whether a bot needs it, not only advice

logger = logging.getLogger("metro2033.device")


class Networks:
    """Loads each game's network once."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self._loaded: set[str] = set()
        self._lock = asyncio.Lock()

    async def work(self, task: Work) -> str:
        """Executes a task, with the network that it needs."""
        game = network_of(task)
        if game:
            async with self._lock:
                await self._prepare(game, is_for_bot=isinstance(task, Task) and task.want == "choice")
        return do(task)

    async def _prepare(self, game: str, *, is_for_bot: bool) -> None:
        if game in self._loaded:
            return
        try:
            network = await self._load(game, is_for_bot)
        except Exception as fault:  # whatever the browser could not fetch or read
            logger.warning("network not loaded: %s: %s", game, fault)
            go_without(game)
        else:
            register(game, network)
            self._loaded.add(game)
