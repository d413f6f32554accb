"""Every screen in every language is accessible.

Axe finds nothing serious, phones need no horizontal scrolling, and touch targets are large enough.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from metro2033.languages import LANGUAGES
from tests.server.running import Program
from tests.web.browsing import DESK, PHONE, Visitor
from tests.web.test_archive import BOARD, CARDS, bring
from tests.web.test_play import keen

pytestmark = pytest.mark.browser

PLAIN = (
    "/",
    "/settings",
    "/about",
    "/learn/board-cards",
    "/learn/breakthrough",
    "/learn/breakthrough-cards",
    "/rooms/none",
    "/join/none/none",
)


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def looker(request: pytest.FixtureRequest, browser: Browser, server: Program) -> Iterator[Visitor]:
    """Provides a visitor at a desk or with a phone."""
    size = request.param
    somebody = Visitor(browser, server.address, size, touch=size == PHONE)
    yield somebody
    somebody.faults = [fault for fault in somebody.faults if "404" not in fault]  # rooms that are unknown
    somebody.leave()


def look(visitor: Visitor, screen: str) -> None:
    """Checks the current screen in every language."""
    for language in LANGUAGES:
        visitor.switch(language)
        assert visitor.axe() == [], (screen, language)
        assert not visitor.wide(), (screen, language)
        assert visitor.small_targets() == [], (screen, language)
    visitor.switch("en")
    visitor.page.evaluate("document.activeElement.blur()")


def test_pages(looker: Visitor) -> None:
    for path in PLAIN:
        looker.go(path)
        look(looker, path)
    looker.go("/new")
    looker.page.get_by_text("House rules").click()
    look(looker, "/new")


def test_the_rules_of_the_board_game(looker: Visitor) -> None:
    looker.go("/learn/board")
    looker.page.get_by_role("searchbox").fill("B-AA")
    look(looker, "/learn/board")


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_rooms_and_tables(looker: Visitor, game: str) -> None:
    room = looker.new_room(game=game, seats=3, bots=["", "random", "random"], options={"first_player": "0"})["id"]
    looker.go(f"/rooms/{room}")
    look(looker, "lobby")
    looker.do(room, do="sit", seat=0)
    looker.do(room, do="start")
    looker.page.wait_for_selector(".table")
    looker.play(keen, most=6)
    looker.asked()
    look(looker, "table")
    for part in ("chat", "people", "log", "menu"):
        looker.open_drawer(part)
        assert looker.axe() == [] and looker.small_targets() == [], part
        looker.close_drawer()


def test_a_screen_that_changes_hands(looker: Visitor) -> None:
    room = looker.new_room(game="breakthrough", seats=2)["id"]
    for seat in (0, 1):
        looker.do(room, do="sit", seat=seat)
    looker.do(room, do="start")
    looker.go(f"/rooms/{room}")
    looker.page.wait_for_selector(".choices .choice:enabled, .hand-over button")
    if not looker.page.query_selector(".hand-over"):
        looker.play(lambda choices: choices[-1], most=1)
        while not looker.page.query_selector(".hand-over"):
            looker.play(lambda choices: "end_turn" if "end_turn" in choices else choices[-1], most=1)
            looker.page.wait_for_selector(".choices .choice:enabled, .hand-over button")
    look(looker, "hand-over")


@pytest.mark.parametrize("file", [BOARD, CARDS], ids=["board", "cards"])
def test_replays_and_ends(looker: Visitor, file: object) -> None:
    room = bring(looker, file)
    looker.page.get_by_role("slider").fill("20")
    looker.page.get_by_role("button", name="Continue from here").click()
    look(looker, "replay")
    looker.go(f"/rooms/{room}")
    expect(looker.page.locator(".over svg").first).to_be_visible()
    look(looker, "over")
