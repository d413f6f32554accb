"""The declaration of a server feature: its service, endpoints, pages, settings, quotas, and the personal data it holds.

Each feature is a folder with a `feature.py`, listed in `features.py`. Parts, routes, quotas, deletion and export are derived from that list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Engine
from starlette.routing import BaseRoute

from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import Quota
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.personal_data import Holder
from metro2033.server.service import Service, Services


def _no_quotas(config: Config) -> Mapping[str, Quota]:
    return {}


def _no_holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    return ()


@dataclass(frozen=True)
class Feature:
    """One feature of the server."""

    name: str  # name of its folder
    service: Callable[[Services], Service]  # builds its parts from the core and from services of features before it
    endpoints: tuple[Endpoint, ...] = ()
    pages: Callable[[], Sequence[BaseRoute]] = tuple  # pages for browsers, not described in OpenAPI
    settings: tuple[str, ...] = ()  # fields of Config that belong to it
    quotas: Callable[[Config], Mapping[str, Quota]] = _no_quotas
    holders: Callable[[Engine, Clock], Sequence[Holder]] = _no_holders
