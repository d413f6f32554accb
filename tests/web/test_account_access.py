"""After a change of the password the page lists what can still act for the account, and removes each on request."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import PASSWORD, PHONE, Visitor

pytestmark = pytest.mark.browser


@pytest.fixture
def owner(browser: Browser, server: Program) -> Iterator[Visitor]:
    somebody = Visitor(browser, server.address, PHONE, touch=True)
    yield somebody
    somebody.leave()


def test_fault_3_the_page_lists_what_else_can_act_for_an_account(owner: Visitor) -> None:
    page = owner.page
    owner.register("Hunter")
    room = owner.new_room(game="breakthrough")["id"]
    owner.api("POST", f"/api/rooms/{room}/tokens", {"scope": "play"})
    page.get_by_role("button", name="Change password").click()
    page.get_by_label("Your current password").fill(PASSWORD)
    page.get_by_label("New password, at least 8 characters").fill("another horse")
    page.get_by_role("button", name="Save the new password").click()
    expect(page.get_by_text("Passkeys, programs and the address for notifications still work.")).to_be_visible()
    access = page.locator("[data-access]")
    expect(access).to_contain_text("may play for you")
    assert owner.axe() == [] and owner.small_targets() == [] and not owner.wide()
    access.get_by_role("button", name="Remove: A program in a room").click()
    expect(access).to_have_count(0)
