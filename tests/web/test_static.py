"""The edition without a server, from a sub-path of a static host: whole games, reloads, no network, other tabs, languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.static_edition import BELOW, READY_MS, DeviceVisitor, Host, hosting, is_built
from tests.web.test_play import keen

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not is_built(), reason="dist/ is not built; run: make static")]
PHONE = (390, 844)
WIDE = (1440, 900)


@pytest.fixture
def host() -> Iterator[Host]:
    """A static host of this test."""
    with hosting() as opened:
        yield opened


@pytest.fixture
def alone(browser: Browser, host: Host) -> Iterator[DeviceVisitor]:
    """Somebody at a desk, without a server; every request stays at the page's own host."""
    somebody = DeviceVisitor(browser, host.address, WIDE)
    yield somebody
    assert [url for url in somebody.requested if not url.startswith((host.address, "blob:", "data:"))] == []
    somebody.leave()


@pytest.mark.smoke
def test_a_game_starts_goes_on_and_is_there_after_a_reload(alone: DeviceVisitor) -> None:
    alone.go()
    alone.page.locator("[data-play=breakthrough]").click()
    alone.page.wait_for_selector(".choices .choice:enabled", timeout=READY_MS)
    assert alone.play(keen, most=2) == 2
    before = int(alone.seq())
    alone.page.reload()
    alone.page.wait_for_selector(".choices .choice:enabled", timeout=READY_MS)
    assert int(alone.seq()) >= before


def test_the_card_game_to_its_end_by_keyboard_without_a_network(alone: DeviceVisitor, host: Host) -> None:
    alone.go()
    alone.ready()
    alone.offline_ready()
    host.close()
    options = {"round_cap": "3"}
    alone.start(game="breakthrough", seats=2, bots=["", "novice"], options=options)
    alone.page.reload()  # from what is kept
    assert alone.play(keen) >= 4
    expect(alone.page.locator(".over .places li")).to_have_count(2)
    alone.page.locator(".over a[href*='/replay']").first.click()
    slider = alone.page.get_by_role("slider")
    slider.fill("3")
    expect(alone.page.locator(".scrub .told b")).to_contain_text("3")
    # The chart of the end asks for weights that this browser has never fetched; it goes on without.
    alone.faults = [fault for fault in alone.faults if not fault.startswith("network not loaded")]


def test_the_board_game_to_its_end_by_keyboard(alone: DeviceVisitor) -> None:
    alone.go()
    alone.ready()
    options = {"red_line_victory_points": "4", "first_player": "0"}
    alone.start(game="board", seats=2, bots=["", "novice"], options=options)
    assert alone.play(keen, most=500) >= 5
    expect(alone.page.locator(".over h2")).to_be_visible()
    alone.page.locator("[data-review]").click()
    expect(alone.page.locator("main h1")).to_be_visible()


def test_a_phone_plays_by_touch(browser: Browser, host: Host) -> None:
    somebody = DeviceVisitor(browser, host.address, PHONE, touch=True)
    somebody.go()
    somebody.page.locator("[data-play=board]").tap()
    somebody.page.wait_for_selector(".choices .choice:enabled", timeout=READY_MS)
    seq = somebody.seq()
    somebody.page.locator(".choices .choice:enabled").first.tap()
    somebody.moved(seq)
    assert not somebody.wide()
    somebody.leave()


def test_every_link_leads_to_a_page_of_this_host(alone: DeviceVisitor) -> None:
    alone.go()
    alone.ready()
    for path in ("/", "/new", "/learn", "/settings", "/about", "/puzzles/board", "/leagues", "/nowhere"):
        alone.go(path)
        alone.page.wait_for_timeout(300)
        plain = alone.page.eval_on_selector_all("a[href^='/']", "found => found.map(one => one.outerHTML)")
        assert plain == [], path


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "On this device"), ("pl", "Na tym urządzeniu"), ("ru", "На этом устройстве")],
)
def test_the_home_page_in_three_languages_is_clean_for_axe(
    browser: Browser, host: Host, language: str, words: str
) -> None:
    somebody = DeviceVisitor(browser, host.address, WIDE, language)
    somebody.go()
    somebody.ready()
    expect(somebody.page.get_by_role("heading", name=words)).to_be_visible()
    assert somebody.axe() == []
    somebody.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not somebody.wide()
    somebody.leave()


def test_a_second_tab_says_so_and_takes_over(alone: DeviceVisitor) -> None:
    alone.go()
    alone.ready()
    alone.start(game="breakthrough", seats=2, bots=["", "novice"])
    assert alone.asked()
    first, room = alone.page, alone.page.url
    second = alone.context.new_page()
    second.goto(room)
    expect(second.locator("[data-fault=elsewhere]")).to_be_visible(timeout=READY_MS)
    second.get_by_role("button", name="Play here instead").click()
    expect(second.locator(".choices .choice:enabled").first).to_be_visible(timeout=READY_MS)
    expect(first.locator("[data-fault=taken]")).to_be_visible()


def test_games_are_renamed_exported_imported_and_deleted(alone: DeviceVisitor, tmp_path: Path) -> None:
    alone.go()
    alone.ready()
    alone.start(game="breakthrough", seats=2, bots=["", "novice"], options={"round_cap": "2"})
    alone.play(keen)
    alone.go("/")
    game = alone.page.locator("[data-game]")
    expect(game).to_have_count(1)
    game.locator("summary").click()
    game.locator("[data-rename]").click()
    alone.page.get_by_label("Name of the game").fill("Last train")
    alone.page.get_by_role("button", name="Save", exact=True).click()
    expect(game.locator("b")).to_have_text("Last train")
    game.locator("summary").click()
    with alone.page.expect_download() as saved:
        game.locator("[data-export]").click()
    file = tmp_path / "game.metro"
    saved.value.save_as(file)
    game.locator("[data-delete]").click()
    game.locator("[data-delete-really]").click()
    expect(game).to_have_count(0)
    alone.page.locator("input[type=file]").set_input_files(file)
    alone.page.wait_for_selector(".replaying, main.at-table")
    bad = tmp_path / "bad.metro"
    bad.write_text("no record at all", encoding="utf-8")
    alone.go("/")
    alone.page.locator("input[type=file]").set_input_files(bad)
    expect(alone.page.get_by_role("alert")).to_be_visible()


def test_the_policy_allows_webassembly_and_nothing_else(alone: DeviceVisitor) -> None:
    alone.go()
    policy = alone.page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content") or ""
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe-eval'" not in policy.replace("wasm-unsafe-eval'", "")
    refused = alone.page.evaluate(
        """() => new Promise(done => {
            document.addEventListener("securitypolicyviolation", event => done(event.effectiveDirective));
            const inline = document.createElement("script");
            inline.textContent = "document.title = 'run'";
            document.head.append(inline);
        })"""
    )
    assert str(refused).startswith("script-src")
    alone.faults.clear()  # the browser has reported it, too


def test_a_broken_download_is_one_sentence_and_a_way_on(browser: Browser, host: Host) -> None:
    somebody = DeviceVisitor(browser, host.address, WIDE)
    somebody.context.route(re.compile("package-.*bin"), lambda route: route.abort())
    somebody.go()
    expect(somebody.page.locator("[data-fault=download]")).to_be_visible(timeout=READY_MS)
    somebody.context.unroute_all()
    somebody.page.get_by_role("button", name="Try again").click()
    expect(somebody.page.locator("[data-fault]")).to_have_count(0)
    somebody.page.locator("[data-play=breakthrough]").click()
    somebody.page.wait_for_selector(".choices .choice:enabled", timeout=READY_MS)
    somebody.context.close()


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("delete window.WebAssembly", "[data-fault=browser]"),
        ("delete window.DecompressionStream", "[data-fault=browser]"),
    ],
)
def test_an_old_browser_is_told(browser: Browser, host: Host, script: str, told: str) -> None:
    somebody = DeviceVisitor(browser, host.address, WIDE)
    somebody.context.add_init_script(script)
    somebody.go()
    expect(somebody.page.locator(told)).to_be_visible()
    somebody.context.close()


def test_pages_that_need_a_server_offer_the_way_to_one(alone: DeviceVisitor) -> None:
    alone.go("/leagues")
    alone.page.get_by_label("Address of a server").fill("not an address")
    alone.page.get_by_role("button", name="Go there").click()
    expect(alone.page.get_by_role("alert")).to_have_text("That isn’t a web address.")
    assert BELOW in alone.page.url
