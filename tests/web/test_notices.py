"""Notices on the page: where they go, and those of the browser."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import PHONE, Visitor

pytestmark = pytest.mark.browser


class Receiver(BaseHTTPRequestHandler):
    """Says yes to everything."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(202)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Discards the log of requests."""


@pytest.fixture
def receiver() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Receiver)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


def test_an_address_for_notices_is_set_tried_and_dropped(browser: Browser, database: str, receiver: str) -> None:
    server = Program(database, METRO2033_WEBHOOK_PRIVATE="1")
    server.wait()
    visitor = Visitor(browser, server.address, PHONE, touch=True)
    visitor.start(game="breakthrough", seats=2, bots=["", "random"])
    visitor.go("/settings")
    address = visitor.page.get_by_label("Address")
    address.fill(receiver)
    visitor.page.get_by_role("button", name="Save", exact=True).click()
    expect(visitor.page.locator("[data-secret]")).not_to_have_value("")
    visitor.page.get_by_role("button", name="Send a test").click()
    expect(visitor.page.get_by_role("status").last).to_have_text("The address replied: 202.")
    assert visitor.axe() == [] and visitor.small_targets() == [] and not visitor.wide()
    visitor.go("/settings")
    expect(address).to_have_value(receiver)
    expect(visitor.page.locator("[data-secret]")).to_have_count(0)
    visitor.page.get_by_role("button", name="Stop notifications").click()
    expect(address).to_have_value("")
    visitor.leave()
    server.kill()


@pytest.mark.smoke
def test_an_address_of_a_private_network_is_refused_in_words(visitor: Visitor) -> None:
    visitor.go("/settings")
    visitor.page.get_by_label("Address").fill("http://10.0.0.1/")
    visitor.page.get_by_role("button", name="Save", exact=True).click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("private network")
    visitor.faults = [fault for fault in visitor.faults if "422" not in fault]
