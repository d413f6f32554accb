"""Past games in a real browser: files, replays, the whole log, charts, and the luck verified."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import ROOT, Program
from tests.web.browsing import PHONE, Visitor
from tests.web.test_play import keen

pytestmark = pytest.mark.browser

GAMES = ROOT / "tests" / "games"
BOARD = GAMES / "board_en2012_2_002.metro"
CARDS = GAMES / "breakthrough_pl2017_2_001.metro"


def bring(visitor: Visitor, path: object) -> str:
    """Opens a file on the first page; returns the id of the room it becomes."""
    visitor.go()
    visitor.page.set_input_files(".file input", str(path))
    visitor.page.wait_for_selector(".scrub [data-eyes]")
    return visitor.page.url.split("/replay/")[1].partition("?")[0]


def at(page: Page) -> int:
    """Returns the entry that a replay shows."""
    return int(page.locator(".scrub output").inner_text().split("/")[0])


def missions_of(page: Page, whose: str) -> int:
    """Returns how many mission cards the sheet of a faction shows."""
    page.locator(whose).first.click()
    page.wait_for_selector(".facts")
    count = page.locator(".card-face[data-kind=mission]").count()
    page.keyboard.press("Escape")
    expect(page.locator(".facts")).to_have_count(0)
    return count


@pytest.mark.smoke
def test_a_file_is_opened_replayed_by_keyboard_and_gone_on_from(visitor: Visitor) -> None:
    bring(visitor, BOARD)
    page = visitor.page
    assert at(page) == 0, "a replay begins with the deal and tells nothing of the end"
    last = int(page.locator(".scrub output").inner_text().split("/")[1])
    assert page.get_by_text("wins the game").count() == 0
    page.locator("body").click(position={"x": 2, "y": 2})
    for key, where in (("ArrowRight", 1), ("PageDown", 11), ("ArrowLeft", 10), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect(page.locator(".scrub output")).to_have_text(f"{where}/{last}")
    page.get_by_role("slider").fill("150")
    page.select_option("[data-eyes]", "1")
    page.click("[data-tool=log]")
    expect(page.locator(".log [aria-current]").first).to_be_visible()
    page.click("[data-share]")
    link = page.locator(".scrub .link").input_value()
    assert link.endswith("?at=150&as=1")
    visitor.go(link.removeprefix(visitor.address))
    expect(page.locator("[data-eyes]")).to_have_value("1")
    assert at(page) == 150
    assert missions_of(page, "button.me") and not missions_of(page, "[data-seat='0']"), "only their own are known"
    page.select_option("[data-eyes]", "open")
    expect(page).to_have_url(re.compile("as=open$"))
    assert missions_of(page, "[data-seat='1']")
    page.click("[data-tool=log]")
    jump = page.locator(".log button.jump").nth(3)
    entry = jump.inner_text()
    jump.click()
    expect(page).to_have_url(
        re.compile(rf"at={entry}&as=open$")
    )  # the position has arrived, and takes the focus no more
    expect(page.locator(".log [aria-current]").first).to_be_visible()
    page.get_by_role("button", name="Continue from here").press("Enter")
    page.get_by_label("Hidden cards").select_option("0")
    page.get_by_role("button", name="Create the room").press("Enter")
    expect(page.locator("[data-origin]")).to_contain_text("What player 1 couldn’t know is dealt again")
    seats = page.get_by_role("button", name="Sit here")
    for free in (1, 2):
        page.locator(".seat-list").get_by_role("button", name="Remove").first.click()
        expect(seats).to_have_count(free)
    for left in (1, 0):
        seats.first.click()
        expect(seats).to_have_count(left)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".choices .choice, .hand-over button").first).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_one_sentence(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.set_input_files(".file input", {"name": "x.metro", "mimeType": "text/plain", "buffer": b"not a game"})
    expect(visitor.page.get_by_role("alert")).to_have_text(
        "Line 1: a record begins with \u201cmetro2033 record 1\u201d."
    )
    visitor.faults = [fault for fault in visitor.faults if "409" not in fault]  # the refusal itself


def test_the_whole_log_is_there_after_a_reload(visitor: Visitor) -> None:
    room = bring(visitor, BOARD)
    visitor.go(f"/rooms/{room}")
    page = visitor.page
    page.get_by_role("button", name="See the table").click()
    visitor.open_drawer("log")
    lines = page.locator(".log li[data-told]")
    expect(lines.first).to_be_visible()
    earlier = page.locator("[data-earlier]")
    for _ in range(40):
        if earlier.count() == 0:
            break
        earlier.press("Enter")
        page.wait_for_timeout(50)
    expect(earlier).to_have_count(0)
    pages = [visitor.api("GET", f"/api/rooms/{room}/log?after={after}")["entries"] for after in (0, 200, 400)]
    assert lines.count() == sum(len(entry["events"]) for part in pages for entry in part) > 400
    stations = page.locator(".log select").nth(1)
    station = stations.locator("option").nth(1).inner_text()
    stations.select_option(label=station)
    told = [line.inner_text() for line in lines.all()]
    assert 0 < len(told) < 100 and all(station in line for line in told)


def test_a_live_game_shows_what_its_seat_knew_before(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    visitor.play(keen, most=4)
    visitor.asked()
    page = visitor.page
    hand = page.locator("[data-zone=hand]").count()
    page.keyboard.press("l")
    page.locator(".log button.jump").last.press("Enter")
    expect(page.locator("[data-banner=past]")).to_contain_text("as you knew it then")
    expect(page.locator(".choices")).to_have_count(0)
    page.get_by_role("button", name="One step back").press("Enter")
    expect(page.locator("[data-banner=past]")).to_contain_text("log line 0")
    assert page.locator("[data-zone=hand]").count() == 5
    page.locator("[data-banner=past] .big").press("Enter")
    expect(page.locator(".choices .choice").first).to_be_visible()
    assert page.locator("[data-zone=hand]").count() == hand


def test_the_end_of_a_game_shows_its_chart_its_moments_and_that_it_was_fair(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"round_cap": "3"})
    visitor.play(keen)
    page = visitor.page
    expect(page.locator(".chart polyline")).to_have_count(2)
    page.locator("[data-figure]").select_option("stations")
    page.locator(".chart summary").press("Enter")
    expect(page.locator(".chart tbody tr")).to_have_count(4)
    page.get_by_role("button", name="Verify the luck").press("Enter")
    expect(page.locator(".verify > ul .good")).to_have_count(4)
    expect(page.locator(".verify .copy input")).to_have_value(re.compile("metro2033 verify breakthrough-"))
    page.locator(".chart tbody a").nth(1).press("Enter")
    page.wait_for_selector(".scrub")
    assert "as=open" in page.url and at(page) > 0


@pytest.mark.parametrize("path", [BOARD, CARDS], ids=["board", "breakthrough"])
def test_the_past_fits_a_phone_and_everybody(browser: Browser, server: Program, path: object) -> None:
    visitor = Visitor(browser, server.address, PHONE, "ru", touch=True)
    room = bring(visitor, path)
    page = visitor.page
    page.locator(".scrub input[type=range]").fill("60")
    page.click("[data-go-on]")
    assert not visitor.wide() and visitor.small_targets() == [] and visitor.axe() == []
    page.locator("[data-tool=chat]").tap()
    page.wait_for_selector(".log li")
    assert not visitor.wide() and visitor.small_targets() == [] and visitor.axe() == []
    visitor.go(f"/rooms/{room}")
    page.wait_for_selector("[data-moment]")
    page.click("[data-verify]")
    page.wait_for_selector(".verify h3")
    page.locator(".chart summary").click()
    assert not visitor.wide() and visitor.small_targets() == [] and visitor.axe() == []
    visitor.leave()
