"""What a feature of the server declares: its endpoints and pages, its settings and quotas, and the personal data it holds.

Each feature is a folder with a `feature.py`; `features.py` lists them, and everything that concerns all of them is derived from that list.
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
    """The order in which a person is forgotten. A deletion that fails halfway can be repeated, because the account goes last."""

    ACCESS = 0  # lets the person act
    SEATS = 1  # would seat the person again
    DATA = 2
    ACCOUNT = 3


@dataclass(frozen=True)
class Holder:
    """Personal data in some tables. Its functions may be repeated, and work on the database alone, with or without a running server."""

    tables: tuple[Table, ...]
    forget: Callable[[str], None]
    export: Callable[[str, str], Exported]  # of a person who asks with a credential
    stage: Stage = Stage.DATA
    outlives_login: bool = False  # a guest who logs in keeps it until the new session has taken it over


def export_nothing(person: str, credential: str) -> Exported:
    """Exports nothing: another holder does, or there is nothing that lasts."""
    return {}


def _no_quotas(config: Config) -> Mapping[str, Quota]:
    return {}


def _no_holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    return ()


@dataclass(frozen=True)
class Feature:
    """One feature of the server."""

    name: str  # of its folder
    endpoints: tuple[Endpoint, ...] = ()
    pages: Callable[[], Sequence[BaseRoute]] = tuple  # addresses for browsers, which OpenAPI does not describe
    settings: tuple[str, ...] = ()  # the fields of Config that belong to it
    quotas: Callable[[Config], Mapping[str, Quota]] = _no_quotas
    holders: Callable[[Engine, Clock], Sequence[Holder]] = _no_holders
