"""A browser and a server for the tests of the page. Skipped, with the reason, where Chromium or the built page is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from metro2033.server.http.static_page import is_built
from tests.server.running import Program
from tests.web.browsing import Visitor, chromium, open_browser


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that need a browser, so that `make test` runs them apart."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for these tests; closed before others run, which have event loops of their own."""
    if not is_built():
        pytest.skip("the page is not built; run: make page")
    program = chromium()
    if program is None:
        pytest.skip("there is no Chromium; install it, or set CHROMIUM")
    with open_browser(program) as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server without pauses, for all tests that do not kill it."""
    running = Program(f"sqlite:///{tmp_path_factory.mktemp('web')}/games.sqlite", METRO2033_ROOMS_PER_MINUTE="10000")
    running.wait()
    yield running
    running.kill()


@pytest.fixture
def visitor(browser: Browser, server: Program) -> Iterator[Visitor]:
    """Somebody with a browser of their own; nothing may go wrong in its console."""
    somebody = Visitor(browser, server.address)
    yield somebody
    somebody.leave()


@pytest.fixture
def guest(browser: Browser, server: Program) -> Iterator[Visitor]:
    """Somebody else."""
    somebody = Visitor(browser, server.address)
    yield somebody
    somebody.leave()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.sqlite"
