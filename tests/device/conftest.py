"""The luck of devices in tests depends on the name of the test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.seeds import replace_secrets


@pytest.fixture(autouse=True)
def _repeatable(request: pytest.FixtureRequest) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        replace_secrets(patch, request.node.nodeid)
        yield
