"""Runs schemathesis on the whole OpenAPI description: the server answers every generated request as described, and never with a 5xx.

Collecting these tests takes seconds, so the quick tier leaves this file out.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.described import Stage, checks_of, staged


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("openapi")) as stage:
        yield stage


pytestmark = pytest.mark.slow
globals().update(checks_of(8))
