"""A browser and a server for the tests of the page. Skipped, with the reason, where Chromium or the built page is missing.

Every test has pages of its own, and the luck of the server follows from its name. One test per feature is marked `smoke`; the others are slow.
"""

from __future__ import annotations

import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from metro2033.server.http.static_page import is_built
from tests.server.running import Program
from tests.web import lucky_server
from tests.web.browsing import Visitor, chromium, open_browser
from tests.web.static_edition import WIDE, DeviceVisitor, Host, hosting


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests that need a browser, so that they run apart, and those that `make test` leaves out."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            if not item.get_closest_marker("smoke"):
                item.add_marker(pytest.mark.slow)


class LuckyProgram(Program):
    """A server whose luck can be fixed."""

    module = "tests.web.lucky_server"

    def fix_luck(self, name: str) -> None:
        """Makes the luck follow from a name."""
        urllib.request.urlopen(f"{self.address}{lucky_server.PATH}?{urllib.parse.quote(name)}", timeout=60).close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Runs one browser for these tests; closes it before others run, which have separate event loops."""
    if not is_built():
        pytest.skip("the page is not built; run: make page")
    program = chromium()
    if program is None:
        pytest.skip("there is no Chromium; install it, or set CHROMIUM")
    with open_browser(program) as opened:
        yield opened


@pytest.fixture(scope="session")
def lasting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LuckyProgram]:
    """Runs a server without pauses, for all tests that do not kill it."""
    file = tmp_path_factory.mktemp("web") / "games.sqlite"
    running = LuckyProgram(f"sqlite:///{file}", METRO2033_ROOMS_PER_MINUTE="10000")
    running.wait()
    yield running
    running.kill()


@pytest.fixture
def server(lasting_server: LuckyProgram, request: pytest.FixtureRequest) -> Iterator[Program]:
    """Provides that server with the luck of this test.

    If it has died, this test fails at once, with its last lines.
    """
    lasting_server.check()
    lasting_server.fix_luck(request.node.nodeid)
    yield lasting_server
    lasting_server.check()


@pytest.fixture
def visitor(browser: Browser, server: Program) -> Iterator[Visitor]:
    """Provides a visitor with a separate browser; nothing may go wrong in its console."""
    somebody = Visitor(browser, server.address)
    yield somebody
    somebody.leave()


@pytest.fixture
def guest(browser: Browser, server: Program) -> Iterator[Visitor]:
    """Provides a second visitor."""
    somebody = Visitor(browser, server.address)
    yield somebody
    somebody.leave()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.sqlite"


@pytest.fixture
def host(request: pytest.FixtureRequest) -> Iterator[Host]:
    """Yields a static host whose devices draw their luck from the name of this test."""
    with hosting(luck=request.node.nodeid) as opened:
        yield opened


@pytest.fixture
def alone(browser: Browser, host: Host) -> Iterator[DeviceVisitor]:
    """Provides a visitor at a desk, without a server; every request stays at the page's own host."""
    somebody = DeviceVisitor(browser, host.address, WIDE)
    yield somebody
    assert somebody.strayed() == []
    somebody.leave()
