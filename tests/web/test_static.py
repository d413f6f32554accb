"""The edition without a server, from a sub-path of a static host: reloads, links, saved games, its policy."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.static_edition import BELOW, READY_MS, DeviceVisitor, is_built
from tests.web.test_play import keen

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not is_built(), reason="dist/ is not built; run: make static")]


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


def test_every_link_leads_to_a_page_of_this_host(alone: DeviceVisitor) -> None:
    alone.go()
    alone.ready()
    for path in ("/", "/new", "/learn", "/settings", "/about", "/puzzles/board", "/leagues", "/nowhere"):
        alone.go(path)
        alone.page.wait_for_timeout(300)
        plain = alone.page.eval_on_selector_all("a[href^='/']", "found => found.map(one => one.outerHTML)")
        assert plain == [], path


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


def test_pages_that_need_a_server_offer_the_way_to_one(alone: DeviceVisitor) -> None:
    alone.go("/leagues")
    alone.page.get_by_label("Address of a server").fill("not an address")
    alone.page.get_by_role("button", name="Go there").click()
    expect(alone.page.get_by_role("alert")).to_have_text("That isn’t a web address.")
    assert BELOW in alone.page.url
