"""A person's journey in the edition without a server, from the first page to the last.

The network is cut after the first load, where that can be.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from metro2033.languages import LANGUAGES
from tests.web.static_edition import READY_MS, DeviceVisitor, Host, entering, is_built
from tests.web.test_lessons import LESSON, Learner
from tests.web.test_play import keen
from tests.web.test_puzzles import choose, short_ones

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not is_built(), reason="dist/ is not built; run: make static")]
SHORT = {
    "board": {"red_line_victory_points": "4", "first_player": "0"},
    "breakthrough": {"round_cap": "3"},
}
RECORD = Path(__file__).parents[1] / "games" / "breakthrough_pl2017_2_001.metro"
REVIEW = {"en": "Review", "de": "Analyse", "pl": "Analiza", "ru": "Разбор"}
HOME = {"en": "On this device", "de": "Auf diesem Gerät", "pl": "Na tym urządzeniu", "ru": "На этом устройстве"}
UNFETCHED = "network not loaded"  # weights that this browser never fetched: advice goes on without

Enter = Callable[..., "Somebody"]


class Somebody(DeviceVisitor, Learner):
    """A visitor who may follow a lesson, too."""

    def leave(self) -> None:
        """Closes the browser; weights that it never fetched are no fault."""
        self.faults = [fault for fault in self.faults if not fault.startswith(UNFETCHED)]
        super().leave()


@pytest.fixture
def enter(browser: Browser, host: Host) -> Iterator[Enter]:
    """Opens the edition for one visitor after the other."""
    with entering(browser, host, Somebody) as enter:
        yield enter


@pytest.mark.parametrize(
    ("game", "language", "touch"),
    [
        ("board", "en", False),
        ("board", "pl", True),
        ("breakthrough", "ru", False),
        ("breakthrough", "en", True),
    ],
)
def test_a_whole_game_and_its_replay_without_a_network(
    enter: Enter, host: Host, game: str, language: str, touch: bool
) -> None:
    somebody = enter(language, touch=touch)
    somebody.offline_ready()
    host.close()
    page = somebody.page
    page.reload()  # from the cache
    somebody.ready()
    expect(page.get_by_role("heading", name=HOME[language])).to_be_visible()
    somebody.start(game=game, seats=2, bots=["", "regular"], options=SHORT[game])
    assert somebody.play(keen, touch=touch) >= 4
    assert not somebody.wide()
    expect(page.locator(".over .places li")).to_have_count(2)
    replay = page.locator(".over a[href*='/replay']").first
    if touch:
        replay.tap()
    else:
        replay.press("Enter")
    page.get_by_role("slider").fill("3")
    expect(page.locator(".scrub .told b")).to_contain_text("3")
    assert somebody.axe() == []


@pytest.mark.parametrize(("language", "touch"), [("pl", False), ("ru", True)])
def test_a_lesson_without_a_network(enter: Enter, host: Host, language: str, touch: bool) -> None:
    somebody = enter(language, touch=touch)
    somebody.offline_ready()
    host.close()
    somebody.go("/learn/breakthrough/lesson")
    begin = somebody.page.locator("[data-next]")
    if touch:
        begin.tap()
    else:
        begin.press("Enter")
    somebody.page.wait_for_selector(LESSON, timeout=READY_MS)
    assert somebody.axe() == []
    assert somebody.follow(touch=touch) >= 3
    assert not somebody.wide()


def test_three_puzzles_without_a_network(enter: Enter, host: Host) -> None:
    somebody = enter("ru")
    somebody.offline_ready()
    host.close()
    page = somebody.page
    for puzzle in short_ones(3):
        somebody.go("/puzzles/board")
        page.locator(f'[data-item="{puzzle.id}"]').press("Enter")
        asked = page.locator("[data-puzzle]")
        expect(asked).to_have_attribute("data-state", "open")
        for answered, choice in enumerate(puzzle.solution, 1):
            choose(somebody, choice)
            expect(page.locator("[data-answers]")).to_have_attribute("data-answers", str(answered))
        expect(asked).to_have_attribute("data-state", "solved")
        expect(page.locator("[data-ending] .thought")).to_be_visible()
    assert somebody.axe() == []
    somebody.go("/puzzles/board")
    expect(page.locator("[data-rating]")).not_to_have_text("1200")
    expect(page.locator("[data-streak]")).to_have_text(re.compile("^3"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_stopped_begun_again_and_read(enter: Enter, language: str) -> None:
    somebody = enter(language)
    page = somebody.page
    record = {"name": "Anna", "record": RECORD.read_text(encoding="utf-8")}
    room = somebody.api("POST", "/api/rooms/import", record)["room"]["id"]
    somebody.go(f"/rooms/{room}/review?seat=0")
    page.locator("[data-stop]").click(timeout=READY_MS)
    page.locator("[data-stopped] button").click()
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator("[data-mistake]").first).to_be_visible()
    expect(page.get_by_role("heading", level=1, name=REVIEW[language], exact=True)).to_be_visible()
    assert somebody.axe() == []
    page.locator("[data-mistake]").first.press("Enter")
    expect(page.locator("[data-back]")).to_be_visible()


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_clean_for_axe_and_fit(enter: Enter, language: str, touch: bool) -> None:
    somebody = enter(language, touch=touch)
    expect(somebody.page.get_by_role("heading", name=HOME[language])).to_be_visible()
    for path in ("/", "/new", "/learn", "/puzzles/breakthrough", "/workshop", "/settings", "/about", "/leagues"):
        somebody.go(path)
        expect(somebody.page.get_by_role("heading", level=1).first).to_be_visible()
        assert somebody.axe() == [], path
        assert not somebody.wide(), path
    for game in SHORT:
        somebody.start(game=game, seats=2, bots=["", "novice"])
        assert somebody.asked()
        assert somebody.axe() == [], game
        assert not somebody.wide(), game
