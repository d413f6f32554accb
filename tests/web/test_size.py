"""The load of a table: at most 180 KB of packed JavaScript in every language, besides icons, fonts and sounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from metro2033.languages import LANGUAGES
from tests.server.running import Program
from tests.web.browsing import Visitor

pytestmark = pytest.mark.browser

MOST = 180_000  # bytes
LOADED = """() => performance.getEntriesByType('resource')
    .filter(one => /\\.js$/.test(one.name)).map(one => [one.name.split('/').pop(), one.encodedBodySize])"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_a_table_is_small(browser: Browser, server: Program, game: str, language: str) -> None:
    visitor = Visitor(browser, server.address, language=language)
    visitor.start(game=game, seats=3, bots=["", "random", "random"])
    visitor.asked()
    loaded = {name: size for name, size in visitor.page.evaluate(LOADED) if not name.startswith("icons-")}
    assert loaded and min(loaded.values()) > 0
    assert sum(loaded.values()) <= MOST, loaded
    other = {"board": "breakthrough", "breakthrough": "board"}[game]
    assert not [name for name in loaded if name.startswith(f"{language}-{other}")]
    visitor.leave()
