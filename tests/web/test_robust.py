"""Robustness: two tabs of one seat, a page out of sync with the server, a game closed to spectators."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.running import Program
from tests.web.browsing import Visitor
from tests.web.test_play import keen

pytestmark = pytest.mark.browser


@pytest.mark.smoke
def test_two_tabs_of_one_seat_stay_in_step(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    for _ in range(3):
        visitor.play(keen, most=1)
        visitor.asked()
        expect(other.locator(".prompt")).to_have_text(visitor.page.locator(".prompt").inner_text(), use_inner_text=True)
        mine = visitor.page.locator(".choices").inner_text()
        expect(other.locator(".choices")).to_have_text(mine, use_inner_text=True)
    seq = visitor.seq()
    other.locator("[data-list]").click()
    other.locator(".choices .choice:enabled").last.click()
    visitor.moved(seq)
    for page in (visitor.page, other):
        page.locator("[data-tool=log]").click()
    expect(visitor.page.locator(".log li").first).to_have_text(other.locator(".log li").first.inner_text())


def test_a_page_that_has_lost_the_thread_finds_it_and_offers_a_report(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address)
    spoiled: list[int] = []

    def spoil(socket: WebSocketRoute) -> None:
        """Changes one update after the first on its way to the page."""
        far = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "update" and not told["full"] and not spoiled:
                spoiled.append(told["seq"])
                told["view"]["deck"] = 999
            socket.send(json.dumps(told))

        far.on_message(pass_on)

    visitor.page.route_web_socket("**/socket*", spoil)
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    visitor.play(keen, most=1)
    expect(visitor.page.get_by_role("button", name="Save a report")).to_be_visible()
    assert spoiled
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("button", name="Save a report").click()
    report = json.loads(saved.value.path().read_text())
    assert report["messages"]
    visitor.page.locator(".prompt").focus()
    assert visitor.play(keen, most=1) == 1
    expect(visitor.page.locator(".shop")).to_contain_text("Deck")
    expect(visitor.page.locator(".shop")).not_to_contain_text("999")
    visitor.leave()


def test_where_nobody_may_watch_a_visitor_is_told_once(visitor: Visitor, guest: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], public=True, spectators=False)
    sockets: list[str] = []
    guest.page.on("websocket", lambda socket: sockets.append(socket.url))
    guest.page.goto(visitor.page.url)
    expect(guest.page.locator(".problem")).to_be_visible()
    guest.page.wait_for_timeout(1500)
    assert len(sockets) == 1


@pytest.mark.parametrize(("away", "told"), [(False, "web-updated"), (True, "web-no-server")])
def test_a_table_stays_when_a_part_of_the_page_is_gone(
    browser: Browser, server: Program, away: bool, told: str
) -> None:
    visitor = Visitor(browser, server.address)
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    visitor.asked()
    visitor.page.route("**/assets/DrawerPart*.js", lambda route: route.fulfill(status=404))
    if away:
        visitor.page.route(server.address + "/", lambda route: route.abort())
    visitor.page.locator("[data-tool=chat]").click()
    expect(visitor.page.locator(f".missed[data-missed={told}]")).to_be_visible()
    expect(visitor.page.locator(".cards-table")).to_be_visible()
    visitor.page.unroute_all()
    visitor.page.get_by_role("button", name="Reload", exact=True).click()
    visitor.asked()
    expect(visitor.page.locator(".missed")).to_have_count(0)
    visitor.context.close()
