"""Paced events come one after another and wait for the reader where they concern the reader.

The tests also cover events in the meantime and moves made offline.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.running import Program
from tests.web.browsing import Visitor

pytestmark = pytest.mark.browser

BEAT = "[data-beat]"
TOLD = """() => { window.told = new Set(); new MutationObserver(() => {
    const told = document.querySelector('[data-beat]')?.dataset.beat; if (told) window.told.add(told); })
    .observe(document.querySelector('[data-caption]'), {attributes: true}); }"""


# How often a question was shown beside an event that came before it.
TOO_EARLY = """() => { window.early = 0; new MutationObserver(() => {
    window.early += Boolean(document.querySelector('[data-beat]') && document.querySelector('.choices .choice')); })
    .observe(document.body, {attributes: true, childList: true, subtree: true}); }"""


@pytest.fixture
def watcher(browser: Browser, server: Program) -> Iterator[Visitor]:
    """Provides a visitor at a table of the board game with two bots, who watches at the usual pace."""
    somebody = Visitor(browser, server.address, (1440, 900), pace="fast")
    somebody.start(game="board", seats=3, bots=["", "greedy", "greedy"], options={})
    yield somebody
    somebody.leave()


def play_on(page: Page, until: str, most: int = 60) -> None:
    """Chooses the first option again and again, and continues where the table waits, until something is seen."""
    for _ in range(most):
        page.wait_for_selector(f"{until}, [data-continue], .choices .choice:enabled")
        if page.query_selector(until):
            return
        waiting = page.query_selector("[data-continue]")
        if waiting is not None:
            waiting.click()
        else:
            page.locator(".choices .choice:enabled").first.click()
            page.wait_for_timeout(150)
    raise AssertionError(f"{until} was not seen")


def test_events_are_shown_one_after_another_and_battles_wait(watcher: Visitor) -> None:
    page = watcher.page
    page.evaluate(TOO_EARLY)
    play_on(page, BEAT)
    caption = page.locator("[data-caption]")
    expect(caption).to_be_visible()
    box = caption.bounding_box()
    play_on(page, "[data-waits]")
    assert page.evaluate("window.early") == 0
    held = page.locator(BEAT).get_attribute("data-beat")
    page.wait_for_timeout(2_000)  # longer than a battle of others is shown at this pace
    assert page.locator(BEAT).get_attribute("data-beat") == held
    assert caption.bounding_box() == box  # its space is reserved
    spoken = page.locator("[data-urgent], [data-live]").filter(has_text=re.compile(r"\S"))
    expect(spoken).to_have_count(1)  # results interrupt a screen reader, other events that wait do not
    assert watcher.axe() == []
    page.locator("[data-continue]").click()
    page.wait_for_function(
        "held => document.querySelector('[data-beat]')?.dataset.beat !== held || !document.querySelector('[data-continue]')",
        arg=held,
    )


def test_space_skips_to_the_table_as_it_is(watcher: Visitor) -> None:
    page = watcher.page
    play_on(page, f"{BEAT}:not([data-waits])")
    page.evaluate("document.activeElement?.blur()")
    for _ in range(40):  # others may still be moving
        if page.query_selector(BEAT) is None:
            break
        page.keyboard.press(" ")
        page.wait_for_timeout(100)
    page.wait_for_selector(".choices .choice:enabled, [data-beat]")


def test_a_line_of_the_margin_is_shown_again_on_the_table(watcher: Visitor) -> None:
    page = watcher.page
    play_on(page, f".board-table:has(.since [data-line]):not(:has({BEAT})) .choices .choice:enabled")
    page.evaluate(TOLD)
    line = page.locator(".since [data-line]").last
    line.click()
    page.wait_for_function("() => window.told.size > 0")  # however short it is shown
    play_on(page, f".board-table:not(:has({BEAT})) .choices .choice:enabled")


def come_back(page: Page) -> None:
    """Opens the room as a reader who has seen only its beginning, forty minutes ago."""
    room = page.url.partition("#")[0].rsplit("/", 1)[-1]

    def long_ago(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["you"]["seen"] = 1
        route.fulfill(response=answer, json=told)

    page.route(re.compile(f"/api/rooms/{room}([?]|$)"), long_ago)
    was = "room => localStorage.setItem(`metro2033-shown-${room}-0`, JSON.stringify([1, Date.now() - 2400000]))"
    page.evaluate(was, room)
    page.reload()


def test_what_happened_meanwhile_is_told_once(watcher: Visitor) -> None:
    page = watcher.page
    play_on(page, "[data-waits]")  # others have done something
    play_on(page, ".choices .choice:enabled")
    come_back(page)
    away = page.locator("[data-away]")
    expect(away).to_contain_text("40 minutes")
    assert 1 <= away.locator("li").count() <= 5
    assert watcher.axe() == []
    page.locator("[data-show-me]").click()
    expect(page.locator(BEAT)).to_be_visible()
    page.locator("[data-skip]").click()
    page.reload()
    page.wait_for_selector(".choices .choice:enabled")
    expect(away).to_have_count(0)


@pytest.mark.smoke
def test_a_move_made_offline_is_kept_and_played(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    page = visitor.page
    visitor.asked()
    seq = visitor.seq()
    visitor.context.set_offline(True)
    page.route("**/commands*", lambda route: route.abort())
    page.locator(".choices .choice:enabled").last.press("Enter")
    if page.query_selector(".choice.doubted"):
        page.locator(".choice.doubted").press("Enter")
    expect(page.locator("[data-kept]")).to_be_visible()
    visitor.context.set_offline(False)
    page.unroute("**/commands*")
    visitor.moved(seq)
    expect(page.locator("[data-kept]")).to_have_count(0)


def test_a_command_that_failed_can_be_repeated(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    page = visitor.page
    visitor.asked()
    visitor.open_drawer("chat")
    page.route("**/commands*", lambda route: route.abort())
    page.locator(".chat input").fill("Hello")
    page.keyboard.press("Enter")
    trouble = page.locator("[data-trouble]")
    expect(trouble).to_be_visible()
    page.unroute("**/commands*")
    trouble.get_by_role("button", name="Try again").click()
    expect(trouble).to_have_count(0)
    expect(page.locator(".chat")).to_contain_text("Hello")
