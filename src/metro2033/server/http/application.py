"""The ASGI application: routes, middleware and exception handlers around the services."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

from metro2033.kernel.problem import Problem
from metro2033.server.http import static_page
from metro2033.server.http.errors import on_missing, on_problem
from metro2033.server.http.middleware.access_log import AccessLogMiddleware
from metro2033.server.http.middleware.base_path import BasePathMiddleware
from metro2033.server.http.middleware.body_limit import BodyLimitMiddleware
from metro2033.server.http.middleware.faults import FaultMiddleware
from metro2033.server.http.middleware.headers import SecurityHeadersMiddleware
from metro2033.server.http.middleware.host_origin import HostOriginMiddleware
from metro2033.server.http.middleware.moderation import ModerationMiddleware
from metro2033.server.http.middleware.plain_target import PlainTargetMiddleware
from metro2033.server.http.middleware.rate_limit import RateLimitMiddleware
from metro2033.server.http.plain_pages import pages
from metro2033.server.http.routes import api_routes, page_routes
from metro2033.server.operators.service import OperatorService
from metro2033.server.service import Services


class Application(Starlette):
    """A Starlette application with its services; `running` starts and stops them."""

    def __init__(self, services: Services, running: AbstractAsyncContextManager[dict[str, Any]]) -> None:
        self.services = services
        core, config = services.core, services.core.config
        routes: list[BaseRoute] = [
            *api_routes(),
            *page_routes(),
            *static_page.device_routes(config.device),
            *static_page.routes(),
            *pages.routes(),
        ]
        middleware = [  # outermost first
            *([Middleware(BasePathMiddleware, base=config.base_path)] if config.base_path else []),
            Middleware(AccessLogMiddleware, metrics=core.metrics),
            Middleware(SecurityHeadersMiddleware),
            Middleware(FaultMiddleware, metrics=core.metrics),
            Middleware(HostOriginMiddleware, bound_to=config.host, hosts=config.hosts, origins=config.origins),
            Middleware(RateLimitMiddleware, per_second=config.requests_per_second, clock=core.clock),
            Middleware(PlainTargetMiddleware),
            Middleware(ModerationMiddleware, policy=services[OperatorService].policy),
            Middleware(BodyLimitMiddleware),
        ]
        super().__init__(
            routes=routes,
            middleware=middleware,
            exception_handlers={Problem: on_problem, 404: on_missing},
            lifespan=lambda app: running,
        )
