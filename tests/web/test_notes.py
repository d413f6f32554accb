"""Private notes at the table: they store themselves, survive a reload, and two windows do not overwrite each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Program
from tests.web.browsing import Visitor

pytestmark = pytest.mark.browser

NAMES = {"en": "My notes", "de": "Meine Notizen", "pl": "Moje notatki", "ru": "Мои заметки"}
SIZES = ((1440, 900), (390, 844))


def open_notes(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator("[data-notes] textarea")).to_be_enabled()


def test_notes_are_kept_and_two_windows_agree(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address)
    visitor.start(game="breakthrough", seats=2, bots=["", "random"])
    visitor.asked()
    page = visitor.page
    open_notes(page)
    notes, text = page.locator("[data-notes]"), page.locator("[data-notes] textarea")
    text.fill("Keep the pistol.\n\nWatch seat 2.")
    expect(notes).to_have_attribute("data-notes", "saved")
    other = visitor.context.new_page()
    other.goto(page.url)
    other.locator("[data-seq]").first.wait_for()
    open_notes(other)
    expect(other.locator("[data-notes] textarea")).to_have_value("Keep the pistol.\n\nWatch seat 2.")
    other.locator("[data-notes] textarea").fill("From the phone")
    expect(other.locator("[data-notes]")).to_have_attribute("data-notes", "saved")
    text.fill("From the desk")
    expect(notes).to_have_attribute("data-notes", "changed")
    notes.locator("[data-way=mine]").press("Enter")
    expect(notes).to_have_attribute("data-notes", "saved")
    other.locator("[data-notes] textarea").fill("Again")
    expect(other.locator("[data-notes]")).to_have_attribute("data-notes", "changed")
    other.locator("[data-way=theirs]").press("Enter")
    expect(other.locator("[data-notes] textarea")).to_have_value("From the desk")
    other.close()
    assert len(visitor.faults) == 1 and "409" in visitor.faults[0], "the browser logs the refusal"
    visitor.faults.clear()

    for language, name in NAMES.items():
        page.evaluate("language => localStorage.setItem('metro2033', JSON.stringify({ language }))", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.reload()
            visitor.asked()
            open_notes(page)
            expect(page.get_by_role("heading", name=name)).to_be_visible()
            expect(text).to_have_value("From the desk")
            assert "note-" not in notes.inner_text()
            assert not visitor.wide(), (language, width)
    assert visitor.axe() == []
    visitor.leave()
