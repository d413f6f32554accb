"""The parts of a server process: core parts, and one service per feature, which holds the parts of that feature."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, runtime_checkable

from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.database import Database
from metro2033.server.core.metrics import Metrics
from metro2033.server.core.queue_consumer import QueueConsumer
from metro2033.server.core.quotas import Quotas
from metro2033.server.http.shared_answers import SharedAnswers
from metro2033.server.personal_data import PersonalData


@dataclass(frozen=True)
class Core:
    """The parts that every feature may use."""

    config: Config
    clock: Clock
    database: Database
    metrics: Metrics
    quotas: Quotas
    personal: PersonalData
    answers: SharedAnswers


@runtime_checkable
class Starts(Protocol):
    """A part that does something before the server accepts connections."""

    def start(self) -> Awaitable[None] | None:
        """Starts the part."""


@runtime_checkable
class Closes(Protocol):
    """A part that does something after the last connection."""

    def close(self) -> Awaitable[None]:
        """Stops the part."""


@dataclass(frozen=True)
class Loads:
    """A part that only loads something at the start, so there is nothing to close."""

    start: Callable[[], Awaitable[object]]


class Service:
    """The parts of a feature. Constructors start nothing and touch no database."""

    lasting: Sequence[Starts | Closes | Loads] = ()  # started in this order, closed in reverse
    queues: Sequence[QueueConsumer[Any]] = ()  # consumed once all features have started


S = TypeVar("S", bound=Service)


class Services:
    """The core parts and the services that have been built, by type. A feature can get those of earlier features only."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self._built: dict[type[Service], Service] = {}

    def add(self, service: Service) -> None:
        """Adds a service."""
        self._built[type(service)] = service

    def __getitem__(self, kind: type[S]) -> S:
        service = self._built.get(kind)
        assert isinstance(service, kind), f"{kind.__name__} is not built yet: check the order of FEATURES"
        return service

    @property
    def all(self) -> Sequence[Service]:
        """Returns all services in the order in which they were built."""
        return list(self._built.values())
