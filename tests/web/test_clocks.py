"""Clocks on the page: they run down, warn, and the game goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor

pytestmark = pytest.mark.browser


def test_a_clock_runs_down_warns_and_the_game_goes_on(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], clock={"bonus": 2}, options={"first_player": "0"})
    visitor.asked()
    expect(visitor.page.locator(".decide .clock.urgent")).to_contain_text("0:0")
    expect(visitor.page.locator(".decide [role=status]").first).to_have_text("10 seconds left")
    expect(visitor.page.locator(".clock")).to_have_count(1)  # bots have none
    visitor.open_drawer("log")
    expect(visitor.page.locator(".log")).to_contain_text("Anna ran out of time")
    assert visitor.axe() == []


@pytest.mark.smoke
def test_the_room_form_offers_time_in_one_list(visitor: Visitor) -> None:
    visitor.go("/new")
    visitor.page.get_by_label("Time control").select_option("day")
    expect(visitor.page.locator("#time-hint")).to_contain_text("a bot makes that one decision")
    visitor.page.get_by_role("button", name="Create the room").click()
    visitor.page.wait_for_url("**/rooms/*")
    expect(visitor.page.locator("[data-time]")).to_have_text("Time control: slow: a day per decision")
    settings = visitor.api("GET", f"/api/rooms/{visitor.page.url.rsplit('/', 1)[1]}")["settings"]
    assert (settings["pace"], settings["clock"]) == ("slow", {"bonus": 86400, "bank": 0})
