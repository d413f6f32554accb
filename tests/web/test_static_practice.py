"""The trainer and the deal of the day in the edition without a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from metro2033.live.daily import begins, open_secret
from tests.web.static_edition import PHONE, READY_MS, WIDE, DeviceVisitor, Host, is_built
from tests.web.test_play import keen

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not is_built(), reason="dist/ is not built; run: make static")]
RECORD = Path(__file__).parents[1] / "games" / "breakthrough_pl2017_2_001.metro"
SEAT = 1
HOUR = 3600
DAY, NEXT = "2033-05-18", "2033-05-19"  # a deal of the card game, and the day after


@pytest.fixture
def somebody(browser: Browser, host: Host) -> Iterator[DeviceVisitor]:
    """Provides a visitor with a phone who reads Polish, and whose device lives on the day."""
    host.set_clock(begins(DAY) + 12 * HOUR)
    visitor = DeviceVisitor(browser, host.address, PHONE, "pl", touch=True)
    visitor.go()
    visitor.ready()
    yield visitor
    assert visitor.strayed() == []
    visitor.leave()


def forget_files(visitor: DeviceVisitor) -> None:
    """Makes the next start fetch everything from the host."""
    visitor.page.evaluate(
        """async () => {
            for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
            for (const name of await caches.keys()) await caches.delete(name);
        }"""
    )


def test_the_deal_of_the_day_is_played_to_its_end_and_opens_on_the_next(somebody: DeviceVisitor, host: Host) -> None:
    page = somebody.page
    somebody.offline_ready()
    page.locator("footer a[href='#/daily']").tap()
    expect(page.locator(f"[data-daily='{DAY}'] .day")).to_have_attribute("data-state", "before")
    assert somebody.axe() == [] and not somebody.wide()
    page.locator("[data-name]").fill("Ania")
    page.locator("[data-play]").tap()
    somebody.play(keen, touch=True)
    somebody.go("/daily")
    expect(page.locator("[data-result=done]")).to_be_visible()
    expect(page.locator("[data-streak='1']")).to_be_visible()
    assert page.locator("[data-ranking], [data-secret]").count() == 0
    assert somebody.axe() == [] and not somebody.wide()

    forget_files(somebody)
    host.set_clock(begins(NEXT) + HOUR)
    page.reload()
    expect(page.locator(f"[data-daily='{NEXT}']")).to_be_visible(timeout=READY_MS)
    page.locator(f"[data-archive] a[href='#/daily/{DAY}']").tap()
    expect(page.locator("[data-result=done]")).to_be_visible()
    page.locator("details summary").first.tap()
    expect(page.locator("[data-secret]")).to_contain_text(open_secret(DAY))


def test_mistakes_of_a_review_are_trained_without_a_network(browser: Browser, host: Host) -> None:
    somebody = DeviceVisitor(browser, host.address, WIDE, "ru")
    page = somebody.page
    somebody.go()
    somebody.ready()
    somebody.offline_ready()
    page.reload()  # now the files, and later the weights, come through the service worker
    somebody.ready()
    record = {"name": "Anna", "record": RECORD.read_text(encoding="utf-8")}
    room = somebody.api("POST", "/api/rooms/import", record)["room"]["id"]
    somebody.go(f"/rooms/{room}/review?seat={SEAT}")
    page.locator("[data-add]").press("Enter", timeout=READY_MS)
    page.locator("[data-open]").press("Enter")
    exercises = len(somebody.api("GET", "/api/trainer")["exercises"])
    expect(page.locator("[data-exercise]")).to_have_count(exercises)
    host.close()
    page.reload()
    somebody.ready()
    assert somebody.axe() == [] and not somebody.wide()
    page.locator("[data-start]").press("Enter")
    strip = page.locator("[data-state]")
    expect(strip).to_have_attribute("data-state", "open")
    page.locator("[data-way=show]").press("Enter")
    expect(page.locator("[data-ending]")).to_be_visible()
    expect(strip).to_have_attribute("data-outcome", "failed")
    page.locator("[data-way=next]").press("Enter")
    expect(strip).to_have_attribute("data-state", "open")
    somebody.go("/trainer")
    expect(page.locator("[data-due]").first).to_have_text(str(exercises - 1))
    assert somebody.strayed() == []
    somebody.leave()
