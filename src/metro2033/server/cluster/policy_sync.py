"""Synchronizes one process with the operators' decisions: reloads them, and wakes rooms when they change."""

from __future__ import annotations

from metro2033.live.background import BackgroundTasks
from metro2033.live.clock import Clock
from metro2033.live.registry import Registry
from metro2033.server.core.metrics import Metrics
from metro2033.server.operators.policy import Policy
from metro2033.server.rooms.uptime import Uptime


class PolicySync:
    """Refreshes the policy every few seconds. Sockets of banned people are closed when their rooms wake."""

    def __init__(
        self, policy: Policy, registry: Registry, uptime: Uptime, metrics: Metrics, seconds: float, clock: Clock
    ) -> None:
        self._clock = clock
        self._policy = policy
        self._registry = registry
        self._uptime = uptime
        self._metrics = metrics
        self._seconds = seconds
        self._background = BackgroundTasks(clock)

    async def start(self) -> None:
        """Loads the decisions, and reloads them every few seconds."""
        await self.refresh()
        self._background.repeat("policy not read", self._seconds, self.refresh)

    async def close(self) -> None:
        """Stops reloading."""
        await self._background.close()

    async def refresh(self) -> None:
        """Reloads the decisions. Clocks stand still in read-only mode, as in an outage."""
        changed = await self._policy.refresh()
        if self._policy.should_resume:
            await self._uptime.resume()
            self._policy.resume()
            changed = True
        self._metrics.read_only.set(self._policy.is_read_only)
        self._metrics.reports.set(self._policy.reports)
        if changed:
            for live in list(self._registry.loaded.values()):
                live.wake()
