"""Passkeys on the page, with Chromium's virtual authenticator: added, named, used to log in, removed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import PASSWORD, PHONE, Visitor

pytestmark = pytest.mark.browser

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


@pytest.fixture
def owner(browser: Browser, server: Program) -> Iterator[Visitor]:
    """Provides a visitor whose device can make passkeys, at a host name; browsers make none for IP addresses."""
    somebody = Visitor(browser, server.address.replace("127.0.0.1", "localhost"), PHONE, touch=True)
    device = somebody.context.new_cdp_session(somebody.page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    yield somebody
    somebody.leave()


@pytest.mark.smoke
def test_a_passkey_is_added_named_used_and_removed(owner: Visitor) -> None:
    page = owner.page
    owner.register("Khan")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_label("Name of the passkey").fill("Phone")
    page.get_by_label("Your current password").fill(PASSWORD)
    assert owner.axe() == [] and owner.small_targets() == [] and not owner.wide()
    page.get_by_role("button", name="Create it").click()
    expect(page.get_by_text("The passkey is added.")).to_be_visible()
    page.get_by_role("button", name="Rename: Phone").click()
    page.get_by_label("Name of the passkey").fill("Old phone")
    page.locator("[data-passkeys]").get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Remove: Old phone")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).first.click()
    log_in = page.get_by_role("button", name="Log in with a passkey")
    log_in.click()
    expect(page.get_by_text("You’re logged in as Khan.")).to_be_visible()
    expect(page.locator("[data-passkeys]")).to_contain_text("last used")
    assert owner.axe() == [] and owner.small_targets() == [] and not owner.wide()
    page.get_by_role("button", name="Remove: Old phone").click()
    expect(page.get_by_text("The passkey is removed here.")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).first.click()
    log_in.click()
    expect(page.get_by_role("alert")).to_have_text("This passkey doesn’t belong to an account here.")
    owner.faults = [fault for fault in owner.faults if "403" not in fault]


def test_without_a_passkey_the_page_says_so(owner: Visitor) -> None:
    owner.go("/settings")
    owner.page.get_by_role("button", name="Log in with a passkey").click()
    expect(owner.page.get_by_role("alert")).to_have_text("The browser didn’t offer a passkey.")


def test_at_an_ip_address_there_are_no_passkeys(visitor: Visitor) -> None:
    visitor.go("/settings")
    expect(visitor.page.get_by_text("Forgot your password?")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Log in with a passkey")).to_have_count(0)
