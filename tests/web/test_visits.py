"""The log marks where a person stopped reading, on any device."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import Visitor
from tests.web.test_play import keen

pytestmark = pytest.mark.browser


def expect_marks(visitor: Visitor, count: int) -> None:
    """Checks how often the log marks the end of the last visit; leaves the log open if it does."""
    visitor.open_drawer("log")
    expect(visitor.page.locator(".log li").first).to_be_visible()
    expect(visitor.page.locator("[data-visit]")).to_have_count(count)
    if not count:
        visitor.close_drawer()


def test_the_log_says_what_is_new_since_the_last_visit(browser: Browser, server: Program, visitor: Visitor) -> None:
    room = visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    visitor.play(keen, most=2)
    expect_marks(visitor, 0)
    visitor.go("/")
    elsewhere = Visitor(browser, server.address)  # the same person on another device
    cookies: Any = visitor.context.cookies()
    elsewhere.context.add_cookies(cookies)
    elsewhere.go(f"/rooms/{room}")
    elsewhere.asked()
    expect_marks(elsewhere, 0)
    elsewhere.play(keen, most=2)
    elsewhere.page.evaluate("Object.defineProperty(document, 'hidden', {value: true, configurable: true})")
    elsewhere.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    elsewhere.play(keen, most=2)  # as if somebody else played on while nobody looks
    elsewhere.page.evaluate("Object.defineProperty(document, 'hidden', {value: false, configurable: true})")
    elsewhere.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect_marks(elsewhere, 1)
    expect(elsewhere.page.locator("[data-visit]")).to_have_text("since your last visit")
    news = elsewhere.page.locator("[data-news]")
    before = elsewhere.page.locator(".log li").count()
    news.press("Enter")
    expect(elsewhere.page.locator("[data-visit]")).to_have_count(0)
    assert 0 < elsewhere.page.locator(".log li").count() < before
    expect(news).to_have_attribute("aria-pressed", "true")
    assert elsewhere.axe() == []
    elsewhere.leave()
    visitor.go(f"/rooms/{room}")
    visitor.asked()
    expect_marks(visitor, 0)  # seen on the other device
