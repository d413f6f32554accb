"""Builds the services of all features, starts them in order and stops them in reverse."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from inspect import isawaitable
from typing import Any

from metro2033.bots.own import offer_bots
from metro2033.live.clock import SYSTEM, Clock
from metro2033.processes import end_with_parent
from metro2033.server.core.config import Config, from_environment
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import Database
from metro2033.server.core.logging import start_logging
from metro2033.server.core.metrics import Metrics
from metro2033.server.core.quotas import Quotas
from metro2033.server.features import FEATURES, personal_data, quotas_of
from metro2033.server.http.application import Application
from metro2033.server.http.shared_answers import SharedAnswers
from metro2033.server.play.service import PlayService
from metro2033.server.service import Closes, Core, Loads, Services, Starts

COLLECT_RARELY = (50_000, 20, 100)  # with thousands of live connections, a full collection takes a second
SWITCH_SECONDS = 0.001  # the event loop yields the GIL this soon to a thread that is finishing a commit


def build(config: Config, clock: Clock = SYSTEM) -> Services:
    """Builds the core parts, then the service of every feature. Starts nothing."""
    offer_bots(config.bots)
    database = Database(database_url(config.database), clock)
    quotas, personal = Quotas(quotas_of(config), clock), personal_data(database.engine, clock)
    services = Services(Core(config, clock, database, Metrics(), quotas, personal, SharedAnswers()))
    for feature in FEATURES:
        services.add(feature.service(services))
    return services


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[dict[str, Any]]:
    """Starts all parts and stops them in reverse order. Yields the ASGI lifespan state, which connections can read."""
    parts = [part for service in services.all for part in service.lasting]
    queues = [queue for service in services.all for queue in service.queues]
    async with AsyncExitStack() as stack:
        for part in (services.core.database, *parts, *queues):
            started = part.start() if isinstance(part, Starts | Loads) else None
            if isawaitable(started):
                await started
            if isinstance(part, Closes):
                stack.push_async_callback(part.close)
        yield {"leave": services[PlayService].subscriptions.leave}


def make_app(config: Config) -> Application:
    """Returns a server as an ASGI application; the application's lifespan starts and stops its parts."""
    services = build(config)
    return Application(services, running(services))


def app_from_environment() -> Application:
    """Returns the application of a worker process, configured by its parent through the environment."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    start_logging()
    gc.freeze()
    gc.set_threshold(*COLLECT_RARELY)
    sys.setswitchinterval(SWITCH_SECONDS)
    return make_app(from_environment())
