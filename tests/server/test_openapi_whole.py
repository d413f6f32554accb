"""Runs schemathesis on the whole OpenAPI description: the server answers every generated request as described, and never with a 5xx.

Collecting these tests takes seconds, so the quick tier leaves this file out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.server.described import Stage, api, check, staged


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("openapi")) as stage:
        yield stage


@pytest.mark.slow
@api.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_its_description(case: Any, stage: Stage) -> None:
    check(case, stage)
