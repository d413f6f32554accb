"""A league in two browsers: made, joined by its link, played into, and its standings seen by everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import PHONE, Visitor
from tests.web.test_play import keen

pytestmark = pytest.mark.browser


def test_a_league_is_made_joined_played_and_its_standings_are_seen(browser: Browser, server: Program) -> None:
    anna, boris = Visitor(browser, server.address), Visitor(browser, server.address, PHONE, touch=True)
    anna.register("Anna of the league")
    boris.register("Boris of the league")
    anna.go()
    anna.page.locator("footer a[href='/leagues']").click()
    anna.page.locator("[data-new]").click()
    page = anna.page
    page.get_by_label("Name of the league").fill("Line 2 cup")
    page.locator("input[name=game][value=breakthrough]").check(force=True)
    page.locator("input[name=size][value='2']").check(force=True)
    page.get_by_label("Rounds", exact=True).fill("1")
    page.get_by_label("Everyone may see the standings").check()
    page.get_by_text("House rules").first.click()
    page.locator("[aria-describedby=about-round_cap]").fill("2")
    assert anna.axe() == []
    page.locator("[data-make]").click()
    page.locator("[data-join]").click()
    expect(page.locator("[data-people] li")).to_have_count(1)
    link = page.locator(".organise input").first.input_value()
    assert anna.axe() == []

    boris.page.goto(link)
    boris.page.get_by_label("My name may appear in public standings").check()
    assert boris.axe() == [] and not boris.wide() and boris.small_targets() == []
    boris.page.locator("[data-join]").click()
    expect(boris.page.locator("[data-people] li")).to_have_count(2)

    page.reload()
    page.locator("[data-start]").click()
    page.locator("[data-next]").click()
    expect(page.locator("[data-league]")).to_contain_text("Line 2 cup")
    boris.page.goto("/leagues")
    boris.page.locator("[data-play]").click()
    for person in (anna, boris):
        person.page.get_by_role("button", name="I’m ready").click()
    for person in (anna, boris):
        person.page.wait_for_selector(".table")
    room = page.url.rpartition("/")[2]
    while anna.api("GET", f"/api/rooms/{room}")["status"] != "over":
        for person in (anna, boris):
            if person.choices():
                person.play(keen, 1)
    page.locator("a[data-rematch]").click()  # the way back to the league
    expect(page.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(page.locator("[data-standings] tbody tr")).to_have_count(2)
    boris.page.goto(page.url)
    expect(boris.page.locator("[data-standings]")).to_contain_text("Boris of the league")
    assert boris.axe() == [] and not boris.wide() and boris.small_targets() == []
    boris.page.get_by_text("What was decided").click()
    expect(boris.page.locator("details li").last).to_contain_text("created the league")

    stranger = Visitor(browser, server.address)
    stranger.page.goto(f"/leagues/{page.url.rpartition('/')[2]}/standings?lang=pl")
    expect(stranger.page.locator("table")).to_contain_text("Boris of the league")
    expect(stranger.page.locator("table")).to_contain_text("Gracz 1")  # Anna has not agreed
    for person in (anna, boris, stranger):
        person.leave()
