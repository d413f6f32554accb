"""The form of a new room remembers: the last settings by itself, presets by name; in the browser for guests, with the account otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Program
from tests.web.browsing import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser

TITLES = {"en": "Your presets", "de": "Deine Vorlagen", "pl": "Twoje zestawy ustawień", "ru": "Ваши наборы настроек"}


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def host(request: pytest.FixtureRequest, browser: Browser, server: Program) -> Iterator[Visitor]:
    somebody = Visitor(browser, server.address, request.param)
    yield somebody
    somebody.leave()


def check_chosen(page: Page, seats: str, time: str) -> None:
    expect(page.locator("input[name=game]:checked")).to_have_value("breakthrough")
    expect(page.locator("input[name=seats]:checked")).to_have_value(seats)
    expect(page.get_by_label("Player 2")).to_have_value("veteran")
    expect(page.get_by_label("Time control")).to_have_value(time)


def fill(page: Page) -> None:
    page.locator("input[name=game][value=breakthrough]").check(force=True)
    page.locator("input[name=seats][value='4']").check(force=True)
    page.get_by_label("Player 2").select_option("veteran")
    page.get_by_label("Time control").select_option("day")


def test_a_guest_finds_the_last_table_and_presets_again(host: Visitor) -> None:
    page = host.page
    host.go("/new")
    fill(page)
    page.locator("[data-presets] summary").click()
    page.get_by_label("Name of a preset").fill("Friday")
    page.get_by_label("Name of a preset").press("Enter")
    expect(page.locator("[data-preset=Friday]")).to_be_visible()
    page.get_by_role("button", name="Create the room").click()
    expect(page.locator("[data-invite]")).to_be_visible()

    host.go("/new")
    check_chosen(page, "4", "day")
    page.get_by_role("button", name="Start with the defaults").click()
    expect(page.locator("input[name=seats]:checked")).to_have_value("3")
    page.locator("[data-preset=Friday]").click()
    check_chosen(page, "4", "day")
    assert host.axe() == []
    for language, title in TITLES.items():
        page.evaluate(
            "language => localStorage.setItem('metro2033', JSON.stringify({ ...JSON.parse(localStorage.getItem('metro2033')), language }))",
            language,
        )
        host.go("/new")
        expect(page.get_by_text(title, exact=True)).to_be_visible()
        assert "presets-" not in page.locator("main").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), language


def test_presets_follow_an_account_and_can_be_removed(host: Visitor, guest: Visitor) -> None:
    name = f"Keeper{host.page.viewport_size['width']}"  # type: ignore[index]
    host.go("/new")
    fill(host.page)
    host.page.locator("[data-presets] summary").click()
    host.page.get_by_label("Name of a preset").fill("Friday")
    host.page.get_by_role("button", name="Save as a preset").click()
    host.new_room(game="breakthrough", seats=2)  # a guest with a cookie
    host.register(name)
    host.go("/new")
    expect(host.page.locator("[data-preset=Friday]")).to_be_visible()  # taken along from the browser
    expect(host.page.get_by_text("Kept with your account.")).to_be_visible()
    fill(host.page)
    host.page.get_by_role("button", name="Create the room").click()
    expect(host.page.locator("[data-invite]")).to_be_visible()

    guest.api("POST", "/api/account/login", {"name": name, "password": "dark tunnel"})
    guest.go("/new")
    check_chosen(guest.page, "4", "day")
    guest.page.get_by_role("button", name="Remove “Friday”").click()
    expect(guest.page.locator("[data-preset=Friday]")).to_have_count(0)
    host.go("/new")
    check_chosen(host.page, "4", "day")
    expect(host.page.locator("[data-preset]")).to_have_count(0)
