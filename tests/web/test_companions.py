"""Two people meet again: one remembers the other, and invites from the form of a new table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Program
from tests.web.browsing import DESK, PHONE, Visitor, sit_together

pytestmark = pytest.mark.browser

TITLES = {
    "en": "People you like to play with",
    "de": "Leute, mit denen du gern spielst",
    "pl": "Osoby, z którymi lubisz grać",
    "ru": "С кем вам нравится играть",
}


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def two(request: pytest.FixtureRequest, browser: Browser, server: Program) -> Iterator[tuple[Visitor, Visitor]]:
    """Provides Anna and Boris, each with a separate browser, at a desk and on a phone."""
    both = (Visitor(browser, server.address, request.param), Visitor(browser, server.address, request.param))
    yield both
    for one in both:
        one.leave()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_people_meet_again(two: tuple[Visitor, Visitor]) -> None:
    anna, boris = two
    room = sit_together(anna, boris, anna.new_room(game="breakthrough", seats=2))
    anna.go(f"/rooms/{room}")
    anna.page.get_by_text("Boris: actions").click()
    anna.page.get_by_role("button", name="Remember this person").click()
    expect(anna.page.get_by_role("button", name="Don’t remember this person any more")).to_be_visible()

    anna.go("/new")
    people = anna.page.locator("[data-invite-people]")
    people.get_by_label("Boris").check()
    expect(anna.page.get_by_label("Player 2")).to_have_value("")  # a seat is kept for him
    assert fits(anna.page) and anna.axe() == []
    anna.page.get_by_role("button", name="Create the room").click()
    expect(anna.page.locator("[data-invite]")).to_be_visible()

    boris.go("/")
    invited = boris.page.locator("[data-invited]")
    expect(invited).to_contain_text("invites you")
    assert fits(boris.page) and boris.axe() == []
    for language in TITLES:
        boris.page.evaluate("language => localStorage.setItem('metro2033', JSON.stringify({ language }))", language)
        boris.go("/")
        expect(invited).to_be_visible()
        assert "companions-" not in boris.page.locator("main").inner_text() and fits(boris.page), language
        boris.go("/settings")
        expect(boris.page.get_by_role("heading", name=TITLES[language])).to_be_visible()
        expect(boris.page.locator("[data-companion]")).to_have_count(0)  # he does not learn that he is in a list
        assert fits(boris.page), language
    boris.page.evaluate("localStorage.setItem('metro2033', JSON.stringify({ language: 'en' }))")
    boris.go("/")
    invited.get_by_role("link").click()
    boris.page.get_by_label("Nickname").fill("Boris")
    boris.page.get_by_role("button", name="Join").click()
    expect(anna.page.locator(".people")).to_contain_text("Boris")
    boris.go("/")
    expect(boris.page.get_by_role("heading", level=1)).to_be_visible()
    expect(invited).to_have_count(0)

    anna.go("/settings")
    entry = anna.page.locator("[data-companion=Boris]")
    expect(entry).to_be_visible()
    entry.get_by_role("button").click()
    expect(entry).to_have_count(0)


def test_an_invitation_is_declined_for_good_and_allowed_again(two: tuple[Visitor, Visitor]) -> None:
    anna, boris = two
    room = sit_together(anna, boris, anna.new_room(game="breakthrough", seats=2))
    entry = anna.api("POST", f"/api/rooms/{room}/companions", {"member": 1})["members"]["1"]

    def invite() -> None:
        made = anna.new_room(game="breakthrough", seats=2)
        sent = anna.context.request.post(f"/api/rooms/{made['id']}/invite", data={"companions": [entry]})
        assert sent.status == 204

    invite()
    boris.go("/")
    boris.page.get_by_role("button", name="No more invitations from").click()
    expect(boris.page.locator("[data-invited]")).to_have_count(0)
    invite()
    boris.go("/settings")
    boris.page.get_by_role("button", name="Allow invitations again").click()
    expect(boris.page.locator("[data-companion]")).to_have_count(0)
    assert boris.api("GET", "/api/rooms")["invited"] == []
    invite()
    boris.go("/")
    expect(boris.page.locator("[data-invited]")).to_have_count(1)
