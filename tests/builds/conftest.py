"""The wheel that people install, built once for these tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.compiled import built_wheel

from tests.builds.making import NODE, environment, path_without

SLOW = {"test_builds.py", "test_dependencies.py", "test_parity.py", "test_play.py"}


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests that build, install or compile."""
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.name in SLOW:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.build)
            item.add_marker(pytest.mark.timeout(3600))  # compiling beside other tests takes long


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provides the wheel that pip builds of what git would clone, on a machine whose only Node is the one from PyPI."""
    path = path_without(NODE, tmp_path_factory.mktemp("path"))
    return built_wheel(environment(PATH=path))
