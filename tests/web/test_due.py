"""The first page: where it is your turn, rooms to join, games to watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor

pytestmark = pytest.mark.browser


@pytest.mark.smoke
def test_home_shows_where_it_is_your_turn_what_to_join_and_what_to_watch(visitor: Visitor, guest: Visitor) -> None:
    started = visitor.start(game="breakthrough", seats=2, bots=["", "random"], public=True)
    visitor.asked()
    lobby = str(visitor.new_room(game="breakthrough", seats=2, public=True)["id"])
    visitor.go("/")
    expect(visitor.page.locator(f"[data-due] a[href='/rooms/{started}']")).to_contain_text("your turn started now")
    expect(visitor.page.locator("[data-due] h2")).to_have_text("Your turn in 1 game")
    assert visitor.page.title() == "(1) Metro 2033"
    guest.go("/")
    expect(guest.page.locator("[data-due]")).to_have_count(0)
    expect(guest.page.locator(f"[data-rooms=waiting] a[href='/join/{lobby}/public']")).to_contain_text("2 free seats")
    assert guest.axe() == []
    guest.page.locator(f"[data-rooms=watch] a[href='/rooms/{started}']").click()
    guest.page.wait_for_selector(".table")
    expect(guest.page.locator(".decide.mine")).to_have_count(0)
