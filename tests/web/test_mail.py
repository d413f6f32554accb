"""Mail on the page: an address is added and confirmed, a forgotten password replaced, notices chosen and stopped.

A guest's data is deleted.
"""

from __future__ import annotations

import email
import email.policy
import re
import socket
import time
from collections.abc import Iterator
from email.message import EmailMessage

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Program
from tests.web.browsing import PASSWORD, PHONE, Visitor

pytestmark = pytest.mark.browser

PATIENCE = 60


class Keeper:
    """Records sent mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.mails.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"

    def link(self, number: int, page: str) -> str:
        """Returns the path of a link in a mail, which may still be on its way."""
        deadline = time.monotonic() + PATIENCE
        while len(self.mails) < number:
            assert time.monotonic() < deadline, "no mail"
            time.sleep(0.05)
        found = re.search(rf"https://play\.example\.org(/{page}\S*)", str(self.mails[number - 1].get_content()))
        assert found is not None
        return found[1]


@pytest.fixture
def office() -> Iterator[tuple[Keeper, int]]:
    """Runs a mail server."""
    keeper = Keeper()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    controller = Controller(keeper, hostname="127.0.0.1", port=port)
    controller.start()
    yield keeper, port
    controller.stop()


@pytest.fixture
def mailing(office: tuple[Keeper, int], database: str) -> Iterator[Program]:
    """Runs a server that sends mail."""
    running = Program(
        database,
        METRO2033_SMTP_HOST="127.0.0.1",
        METRO2033_SMTP_PORT=str(office[1]),
        METRO2033_SMTP_SECURITY="none",
        METRO2033_SMTP_SENDER="Metro 2033 <metro@play.example.org>",
        METRO2033_PUBLIC_URL="https://play.example.org",
    )
    running.wait()
    yield running
    running.kill()


def add_address(page: Page, keeper: Keeper) -> None:
    page.get_by_role("button", name="Add an address").click()
    page.get_by_label("Email address").fill("artyom@example.org")
    page.get_by_label("Your current password").fill(PASSWORD)
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_text("Waiting to be confirmed: artyom@example.org")).to_be_visible()
    page.goto(keeper.link(1, "confirm"))
    page.get_by_role("button", name="Confirm the address").click()
    expect(page.get_by_text("artyom@example.org now belongs to the account Artyom.")).to_be_visible()


def looks_right(visitor: Visitor) -> None:
    assert visitor.axe() == [] and visitor.small_targets() == [] and not visitor.wide()


def test_an_address_is_confirmed_used_and_removed(
    browser: Browser, mailing: Program, office: tuple[Keeper, int]
) -> None:
    visitor, keeper = Visitor(browser, mailing.address, PHONE, touch=True), office[0]
    page = visitor.page
    visitor.register("Artyom")
    add_address(page, keeper)
    looks_right(visitor)
    visitor.go("/settings")
    page.get_by_label("When it’s my turn in a slow game").check()
    page.get_by_label("A daily summary of my slow games").check()
    page.get_by_label("At what time").select_option("19:00")
    page.get_by_role("form", name="Email notifications").get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.", exact=True)).to_be_visible()
    looks_right(visitor)
    visitor.go("/settings")
    expect(page.get_by_label("At what time")).to_have_value("19")
    expect(page.get_by_label("When it’s my turn in a slow game")).to_be_checked()
    page.get_by_role("button", name="Remove address").click()
    page.get_by_label("Your current password").fill(PASSWORD)
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_text("The address is removed.")).to_be_visible()
    expect(page.get_by_role("button", name="Add an address")).to_be_visible()
    visitor.leave()


def test_a_forgotten_password_is_replaced_by_mail(
    browser: Browser, mailing: Program, office: tuple[Keeper, int]
) -> None:
    visitor, other = Visitor(browser, mailing.address), Visitor(browser, mailing.address)
    visitor.register("Artyom")
    add_address(visitor.page, office[0])
    other.go("/settings")
    other.page.get_by_role("button", name="Forgot password?").click()
    other.page.get_by_label("Account name or email address").fill("artyom@example.org")
    other.page.get_by_role("button", name="Send me a link").click()
    expect(other.page.get_by_text("a link is on its way")).to_be_visible()
    looks_right(other)
    other.page.goto(office[0].link(2, "reset"))
    other.page.get_by_label("New password").fill("light tunnel")
    other.page.get_by_role("button", name="Change password").click()
    expect(other.page.get_by_text("Your new password is set.")).to_be_visible()
    visitor.go("/settings")
    expect(visitor.page.get_by_role("button", name="Forgot password?")).to_be_visible()
    for somebody in (visitor, other):
        somebody.leave()


@pytest.mark.smoke
def test_without_mail_the_host_is_named_and_a_guest_can_delete_everything(visitor: Visitor) -> None:
    visitor.new_room(game="breakthrough", seats=2)
    visitor.go("/settings")
    expect(visitor.page.get_by_text("Whoever runs this server can send you a link")).to_be_visible()
    visitor.page.get_by_role("button", name="Delete my data").click()
    looks_right(visitor)
    visitor.page.get_by_role("button", name="Delete it for good").click()
    expect(visitor.page.get_by_text("Your data has been deleted.")).to_be_visible()
    assert visitor.api("GET", "/api/rooms")["yours"] == []
