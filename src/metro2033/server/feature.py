"""The declaration of a server feature: endpoints, pages, settings, quotas, and the personal data it holds.

Each feature is a folder with a `feature.py`, listed in `features.py`. Routes, quotas, deletion and export are derived from that list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from sqlalchemy import Engine, Table
from starlette.routing import BaseRoute

from metro2033.server.core.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import Quota
from metro2033.server.http.endpoint import Endpoint

Exported = Mapping[str, Any]  # fields of protocol.Export


class Stage(IntEnum):
    """The order in which personal data is deleted. The account goes last, so that a deletion that fails halfway can be retried."""

    ACCESS = 0  # lets the person act
    SEATS = 1  # would put the person back in a seat
    DATA = 2
    ACCOUNT = 3


@dataclass(frozen=True)
class Holder:
    """Personal data in some tables. Its functions are idempotent and need only the database, not a running server."""

    tables: tuple[Table, ...]
    forget: Callable[[str], None]
    export: Callable[[str, str], Exported]  # for a person who authenticates with a credential
    stage: Stage = Stage.DATA
    outlives_login: bool = False  # survives a guest's login until the new session has taken it over


def export_nothing(person: str, credential: str) -> Exported:
    """Exports nothing: another holder exports the data, or none of it lasts."""
    return {}


def _no_quotas(config: Config) -> Mapping[str, Quota]:
    return {}


def _no_holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    return ()


@dataclass(frozen=True)
class Feature:
    """One feature of the server."""

    name: str  # name of its folder
    endpoints: tuple[Endpoint, ...] = ()
    pages: Callable[[], Sequence[BaseRoute]] = tuple  # pages for browsers, not described in OpenAPI
    settings: tuple[str, ...] = ()  # fields of Config that belong to it
    quotas: Callable[[Config], Mapping[str, Quota]] = _no_quotas
    holders: Callable[[Engine, Clock], Sequence[Holder]] = _no_holders
