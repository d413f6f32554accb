"""The application: everything put together, from a configuration to something uvicorn can run."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute

from metro2033.server.cluster.pg_notify import Bell
from metro2033.server.config import Config, from_environment
from metro2033.server.http import static_page as page
from metro2033.server.http.api.accounts import make_login_limit
from metro2033.server.http.api.rooms import make_room_limit
from metro2033.server.http.api.routes import routes as api_routes
from metro2033.server.http.middleware.gate import Gate
from metro2033.server.http.plain_pages import pages
from metro2033.server.http.websocket import socket
from metro2033.server.ops.logging import start_logging
from metro2033.server.play.autoplay import start_driver
from metro2033.server.rooms.registry import Registry
from metro2033.server.turns.scheduler import Scheduler

COLLECT_RARELY = (50_000, 20, 100)  # thousands of live connections make a full collection a pause of a second


def make_app(config: Config) -> Starlette:
    """A server that has not been started; its house opens and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = Registry(config)
        house.open()
        house.on_load = lambda hall: start_driver(house, hall)
        timekeeper, bell = Scheduler(house), Bell(house)
        app.state.notices = timekeeper.notices
        yield
        await bell.close()
        await timekeeper.close()
        await house.close()

    sockets = [WebSocketRoute("/api/rooms/{room}/socket", socket)]
    routes: list[BaseRoute] = [*api_routes(), *sockets, *page.routes(), *pages.routes()]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(Gate, config=config, metrics=lambda: app.state.house.metrics)
    app.state.login_limit = make_login_limit()
    app.state.room_limit = make_room_limit(config.rooms_per_minute)
    return app


def app_from_environment() -> Starlette:
    """The application of a worker process, configured by its parent."""
    start_logging()
    gc.freeze()
    gc.set_threshold(*COLLECT_RARELY)
    return make_app(from_environment())
