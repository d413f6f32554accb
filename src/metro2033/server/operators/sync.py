"""Keeps one process in step with the operators: reads their decisions again, and tells rooms what has changed."""

from __future__ import annotations

from metro2033.server.core.background import BackgroundTasks
from metro2033.server.core.clock import Clock
from metro2033.server.core.metrics import Metrics
from metro2033.server.operators.policy import Policy
from metro2033.server.play.uptime import Uptime
from metro2033.server.rooms.registry import Registry


class PolicySync:
    """Refreshes the policy every few seconds; sockets of banned people end when their rooms wake."""

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
        """Read the decisions, then again every few seconds."""
        await self.refresh()
        self._background.repeat("policy not read", self._seconds, self.refresh)

    async def close(self) -> None:
        """Stop."""
        await self._background.close()

    async def refresh(self) -> None:
        """Read the decisions again. Clocks stood still in read-only mode, as in an outage."""
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
