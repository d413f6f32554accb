"""The deal of the day in the browser: found from home, played once, its result shared, opened on the next day, played again from the archive."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from metro2033 import wire
from metro2033.client import Client
from metro2033.live.daily import begins
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.daily.keeper import write_settings
from metro2033.server.daily.store import DailyStore, StoredDeal
from tests.server.running import keen
from tests.web.browsing import DESK, PHONE, Visitor
from tests.web.conftest import LuckyProgram

DAY, NEXT = "2033-05-18", "2033-05-19"
SEAT, OTHERS = 1, 2
HOUR = 3600
SHORT = {"round_cap": "2", "first_player": "0"}
SETTINGS = wire.Settings("breakthrough", "", SHORT, seats=2, bots=["novice", ""], spectators=False, undo="boundary")


def prepare(database: str) -> None:
    """Publishes a short deal for the day."""
    engine = open_database(database_url(database), threads=1)
    deal = StoredDeal(DAY, "breakthrough", write_settings(SETTINGS), SEAT, "5" * 64, begins(DAY))
    DailyStore(engine).publish([deal])
    engine.dispose()


@contextmanager
def server_at(database: str, now: float) -> Iterator[LuckyProgram]:
    """Runs a server that starts at a given time."""
    server = LuckyProgram(database, METRO2033_TEST_START=str(now))
    server.wait()
    server.fix_luck("daily")
    try:
        yield server
    finally:
        server.kill()


def finish(address: str, room: str, cookies: dict[str, str], seed: int) -> None:
    """Plays a try to its end, as the person with these cookies."""

    async def play() -> None:
        async with Client(address) as client:
            for name, value in cookies.items():
                client.http.cookies.set(name, value)
            async with client.play(room, SEAT) as seen:
                await seen.play_on(keen(random.Random(seed)))

    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the loop of the browser
        elsewhere.submit(asyncio.run, play()).result()


def cookies_of(visitor: Visitor) -> dict[str, str]:
    return {str(cookie["name"]): str(cookie["value"]) for cookie in visitor.context.cookies()}


def play_today(visitor: Visitor, name: str, seed: int) -> None:
    """Begins the try on the page, and plays it to its end."""
    page = visitor.page
    visitor.go("/daily")
    expect(page.locator(".day")).to_have_attribute("data-state", "before")
    page.locator("[data-name]").fill(name)
    page.locator("[data-play]").click()
    page.wait_for_selector("[data-seq]", state="attached")
    room = urlsplit(page.url).path.rsplit("/", 1)[1]
    visitor.go("/daily")
    expect(page.locator(".day")).to_have_attribute("data-state", "playing")
    finish(visitor.address, room, cookies_of(visitor), seed)


def test_the_deal_of_the_day_from_home_to_the_next_day(browser: Browser, database: str) -> None:
    prepare(database)
    with server_at(database, begins(DAY) + 12 * HOUR) as server:
        anna, boris = Visitor(browser, server.address, DESK), Visitor(browser, server.address, PHONE)
        anna.go("/")
        anna.page.locator("footer a[href='/daily']").click()
        anna.page.wait_for_selector("[data-daily]")
        expect(anna.page.locator("[data-counts=false]")).to_be_visible()
        for number, (visitor, name) in enumerate(((anna, "Anna"), (boris, "Boris"))):
            visitor.register(name)
            visitor.go("/daily")
            expect(visitor.page.locator("[data-counts=true]")).to_be_visible()
            play_today(visitor, name, number)
        for visitor in (anna, boris):
            visitor.go("/daily")
            expect(visitor.page.locator("[data-result=done]")).to_be_visible()
            expect(visitor.page.locator("[data-sealed]")).to_be_visible()
            expect(visitor.page.locator("[data-streak='1']")).to_be_visible()
            assert visitor.page.locator("[data-ranking], [data-secret]").count() == 0
        page = anna.page
        text = str(page.locator("[data-share] textarea").input_value())
        assert "/daily/2033-05-18" in text and "1" in text
        with page.expect_download() as got:
            page.locator("[data-png]").click()
        assert got.value.path().read_bytes().startswith(b"\x89PNG")
        kept = anna.context.storage_state()
        anna.leave()
        boris.leave()

    with server_at(database, begins(NEXT) + HOUR) as server:
        anna = Visitor(browser, server.address, DESK)
        for cookie in kept.get("cookies", []):
            anna.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": server.address}])
        anna.go("/daily")
        expect(anna.page.locator(f"[data-daily='{NEXT}']")).to_be_visible()
        anna.page.locator(f"[data-archive] a[href='/daily/{DAY}']").click()
        expect(anna.page.locator("[data-ranking] tbody tr")).to_have_count(OTHERS)
        expect(anna.page.locator("[data-ranking] tr.you")).to_contain_text("Anna")
        expect(anna.page.locator("[data-partings] li").first).to_be_visible()
        anna.page.locator("[data-ranking] a").last.click()
        anna.page.wait_for_url("**/replay/**")
        anna.page.wait_for_selector(".scrub [data-eyes]")
        anna.go(f"/daily/{DAY}")
        anna.page.locator("[data-play]").click()
        anna.page.wait_for_selector("[data-seq]", state="attached")
        anna.leave()
