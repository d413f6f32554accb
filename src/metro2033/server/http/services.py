"""Gives handlers the service of their feature, and the core parts."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from starlette.requests import HTTPConnection

from metro2033.server.service import Core, S, Services


@runtime_checkable
class ServingApplication(Protocol):
    """An application that carries the services of its endpoints."""

    services: Services


def services_of(connection: HTTPConnection) -> Services:
    """Returns the services of the application that serves a connection."""
    app = connection.app
    assert isinstance(app, ServingApplication)
    return app.services


def service_of(connection: HTTPConnection, kind: type[S]) -> S:
    """Returns the service of a feature."""
    return services_of(connection)[kind]


def core_of(connection: HTTPConnection) -> Core:
    """Returns the core parts."""
    return services_of(connection).core


def origin_of(request: HTTPConnection) -> str:
    """Returns the address for links: the one at which the caller reached this server."""
    return f"{request.url.scheme}://{request.url.netloc}"[:300] + core_of(request).config.base_path
