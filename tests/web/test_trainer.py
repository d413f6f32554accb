"""The trainer in the page: a mistake of a review becomes an exercise, is solved, and comes back after days."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.web.browsing import Visitor

RECORD = Path(__file__).parents[1] / "games" / "breakthrough_pl2017_2_001.metro"
SEAT = 1
NAMES = {"en": "Trainer", "de": "Trainer", "pl": "Trening", "ru": "Тренажёр"}
SIZES = ((1440, 900), (390, 844))


def test_a_mistake_is_trained_until_it_comes_back_another_day(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/trainer")
    expect(page.locator("[data-empty]")).to_be_visible()
    room = visitor.api("POST", "/api/rooms/import", {"name": "Anna", "record": RECORD.read_text()})["room"]["id"]
    visitor.go(f"/rooms/{room}/review?seat={SEAT}")
    page.locator("[data-add]").press("Enter")
    page.locator("[data-open]").press("Enter")

    expect(page.get_by_role("heading", level=1, name=NAMES["en"], exact=True)).to_be_visible()
    exercises = visitor.api("GET", "/api/trainer")["exercises"]
    expect(page.locator("[data-due]").first).to_have_text(str(len(exercises)))
    expect(page.locator("[data-exercise]")).to_have_count(len(exercises))
    expect(page.locator("[data-losses]")).to_be_visible()

    for language, name in NAMES.items():
        page.evaluate("language => localStorage.setItem('metro2033', JSON.stringify({ language }))", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            visitor.go("/trainer")
            expect(page.get_by_role("heading", level=1, name=name, exact=True)).to_be_visible()
            assert "trainer-" not in page.locator("main").inner_text()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (language, width)
    page.evaluate("localStorage.setItem('metro2033', JSON.stringify({ language: 'en' }))")
    page.set_viewport_size({"width": 1440, "height": 900})
    visitor.go("/trainer")

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

    visitor.go("/")
    expect(page.locator("[data-trainer]")).to_contain_text(str(len(exercises) - 1))
    page.clock.install()
    page.clock.fast_forward(24 * 3600 * 1000)
    visitor.go("/")
    expect(page.locator("[data-trainer]")).to_contain_text(str(len(exercises)))  # it comes back the next day

    visitor.go("/trainer")
    page.locator("[data-remove]").first.press("Enter")
    expect(page.locator("[data-exercise]")).to_have_count(len(exercises) - 1)
