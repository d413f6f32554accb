"""The API endpoints and page routes that features declare."""

from __future__ import annotations

from starlette.routing import BaseRoute, Route

from metro2033.server.features import FEATURES

ENDPOINTS = tuple(endpoint for feature in FEATURES for endpoint in feature.endpoints)


def api_routes() -> list[Route]:
    """Returns every API route."""
    return [Route(endpoint.path, endpoint.handler, methods=[endpoint.method]) for endpoint in ENDPOINTS]


def page_routes() -> list[BaseRoute]:
    """Returns the routes of the features' pages."""
    return [route for feature in FEATURES for route in feature.pages()]
