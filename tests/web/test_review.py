"""The review of a finished game in the page: progress, the curve as a table, mistakes on the map, and trying it again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor

RECORD = Path(__file__).parents[1] / "games" / "board_pl2015_2_007.metro"
SIZES = ((1440, 900), (820, 1180), (844, 390), (390, 844))
NAMES = {"en": "Review", "de": "Analyse", "pl": "Analiza", "ru": "Разбор"}


def test_a_finished_game_is_reviewed_and_played_again_from_a_mistake(visitor: Visitor) -> None:
    """By keyboard from the replay to the review, to a mistake on the map, and on to a new game from there."""
    page = visitor.page
    room = visitor.api("POST", "/api/rooms/import", {"name": "Anna", "record": RECORD.read_text()})["room"]["id"]
    visitor.go(f"/replay/{room}")
    page.get_by_role("link", name="Review my moves").press("Enter")
    expect(page.get_by_role("heading", level=1, name=NAMES["en"], exact=True)).to_be_visible()
    expect(page.locator("progress, [data-mistake]").first).to_be_visible()
    expect(page.locator("[data-mistake]").first).to_be_visible()
    for part in ("Chance to win", "Luck and skill", "Accuracy", "Mistakes"):
        expect(page.get_by_role("heading", level=2, name=part)).to_be_visible()

    page.locator("summary").press("Enter")  # the curve as a table
    rows = page.locator(".curve tbody tr")
    review = visitor.api("GET", f"/api/rooms/{room}/review?seat=0")["review"]
    expect(rows).to_have_count(len(review["points"]))

    losses = [float(text.replace("−", "")) for text in page.locator("[data-mistake] .loss").all_inner_texts()]
    assert losses == sorted(losses, reverse=True)
    first = page.locator("[data-mistake]").first
    entry = int(first.get_attribute("data-mistake") or 0)
    first.press("Enter")
    expect(page.locator("[data-back]")).to_be_visible()
    assert page.url.endswith(f"/rooms/{room}/review?seat=0&at={entry}")
    expect(page.locator(".caption h1")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_have_text(f"2/{len(review['mistakes'])}")
    page.keyboard.press("Escape")
    expect(page.locator("[data-mistake]").first).to_be_visible()

    for language, name in NAMES.items():
        page.evaluate("language => localStorage.setItem('metro2033', JSON.stringify({ language }))", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            visitor.go(f"/rooms/{room}/review?seat=0")
            expect(page.get_by_role("heading", level=1, name=name, exact=True)).to_be_visible()
            expect(page.locator("[data-mistake]").first).to_be_visible()
            assert "review-" not in page.locator("main").inner_text()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (language, width)

    page.evaluate("localStorage.setItem('metro2033', JSON.stringify({ language: 'en' }))")
    visitor.go(f"/rooms/{room}/review?seat=0&at={entry}")
    page.locator("[data-again]").press("Enter")
    page.wait_for_url(lambda url: "/rooms/" in url and room not in url)
    expect(page.locator(".choices .choice").first).to_be_attached()  # the game goes on, without a lobby


@pytest.mark.smoke
def test_a_game_that_is_not_over_has_no_review(visitor: Visitor) -> None:
    room = visitor.start(game="board", seats=2, bots=["", "random"])
    visitor.go(f"/rooms/{room}/review")
    expect(visitor.page.get_by_role("alert")).to_have_text(
        "Only a finished game can be reviewed; this one isn’t over yet."
    )
    visitor.faults.clear()  # the refusals of the server
