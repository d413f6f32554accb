"""The trainer in the page: a mistake of a review becomes an exercise, is solved, and comes back after days."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import Visitor

RECORD = Path(__file__).parents[1] / "games" / "breakthrough_pl2017_2_001.metro"
SEAT = 1
NAMES = {"en": "Trainer", "de": "Trainer", "pl": "Trening", "ru": "Тренажёр"}
SIZES = ((1440, 900), (390, 844))


@pytest.fixture
def reader(browser: Browser, server: Program) -> Iterator[Visitor]:
    """Somebody who has uploaded a finished game."""
    somebody = Visitor(browser, server.address)
    yield somebody
    somebody.leave()


def test_a_mistake_is_trained_until_it_comes_back_another_day(reader: Visitor) -> None:
    page = reader.page
    reader.go("/trainer")
    expect(page.locator("[data-empty]")).to_be_visible()
    room = reader.api("POST", "/api/rooms/import", {"name": "Anna", "record": RECORD.read_text()})["room"]["id"]
    reader.go(f"/rooms/{room}/review?seat={SEAT}")
    page.locator("[data-add]").press("Enter")
    page.locator("[data-open]").press("Enter")

    expect(page.get_by_role("heading", level=1, name=NAMES["en"], exact=True)).to_be_visible()
    exercises = reader.api("GET", "/api/trainer")["exercises"]
    expect(page.locator("[data-due]").first).to_have_text(str(len(exercises)))
    expect(page.locator("[data-exercise]")).to_have_count(len(exercises))
    expect(page.locator("[data-losses]")).to_be_visible()

    for language, name in NAMES.items():
        page.evaluate("language => localStorage.setItem('metro2033', JSON.stringify({ language }))", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            reader.go("/trainer")
            expect(page.get_by_role("heading", level=1, name=name, exact=True)).to_be_visible()
            assert "trainer-" not in page.locator("main").inner_text()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (language, width)
    page.evaluate("localStorage.setItem('metro2033', JSON.stringify({ language: 'en' }))")
    page.set_viewport_size({"width": 1440, "height": 900})
    reader.go("/trainer")

    page.locator("[data-start]").press("Enter")
    strip = page.locator("[data-state]")
    expect(strip).to_have_attribute("data-state", "open")
    first = strip.get_attribute("data-exercise")
    page.locator("[data-way=show]").press("Enter")
    expect(page.locator("[data-ending]")).to_be_visible()
    expect(strip).to_have_attribute("data-outcome", "failed")
    expect(page.locator("[data-before-after]")).to_contain_text("%")
    page.locator("[data-way=next]").press("Enter")
    expect(strip).not_to_have_attribute("data-exercise", first or "")

    reader.go("/")
    expect(page.locator("[data-trainer]")).to_contain_text(str(len(exercises) - 1))
    page.clock.install()
    page.clock.fast_forward(24 * 3600 * 1000)
    reader.go("/")
    expect(page.locator("[data-trainer]")).to_contain_text(str(len(exercises)))  # it comes back the next day

    reader.go("/trainer")
    page.locator("[data-remove]").first.press("Enter")
    expect(page.locator("[data-exercise]")).to_have_count(len(exercises) - 1)
