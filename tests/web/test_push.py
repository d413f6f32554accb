"""Notices on devices: turned on, tried, shown in the reader's language, clicked, closed, turned off.

The service worker shows them. Chromium without a profile has no push service, so its subscription is ours, and the
server's message to it is handed to the service worker.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.server.push_service import Browser, b64
from tests.server.running import Program
from tests.web.browsing import PHONE, Visitor

pytestmark = pytest.mark.browser

PATIENCE = 60

SUBSCRIBED = """({ endpoint, p256dh, auth }) => {
    let made = null;
    const subscription = (key) => ({
        options: { applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0)).buffer },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => { made = null; sessionStorage.removeItem('push'); return true; },
    });
    if (sessionStorage.getItem('push')) made = subscription(sessionStorage.getItem('push'));
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
        sessionStorage.setItem('push', key);
        return made = subscription(key);
    };
}"""


class Service:
    """A push service in a thread, which keeps what it takes."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        bodies = self.bodies

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                bodies.append(self.rfile.read(int(self.headers["content-length"])))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Discards the log of requests."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def until(self, count: int) -> bytes:
        deadline = time.monotonic() + PATIENCE
        while len(self.bodies) < count:
            assert time.monotonic() < deadline, "no notice"
            time.sleep(0.05)
        return self.bodies[count - 1]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.close()


@pytest.fixture
def sending(database: str) -> Iterator[Program]:
    """Runs a server that may send to this machine."""
    running = Program(database, METRO2033_WEBHOOK_PRIVATE="1")
    running.wait()
    yield running
    running.kill()


class Device:
    """A visitor whose browser takes notices."""

    def __init__(self, chromium: Chromium, server: Program, service: Service, language: str) -> None:
        self.service, self.server = service, server
        self.browser = Browser(f"http://127.0.0.1:{service.server.server_port}/send/me")
        self.visitor = Visitor(chromium, server.address, PHONE, language, touch=True)
        self.visitor.context.grant_permissions(["notifications"], origin=server.address)
        keys = {"p256dh": b64(self.browser.point), "auth": b64(self.browser.auth), "endpoint": self.browser.endpoint}
        self.visitor.context.add_init_script(f"({SUBSCRIBED})({json.dumps(keys)})")
        self.page = self.visitor.page
        self.tools = self.visitor.context.new_cdp_session(self.page)
        self.registrations: list[str] = []
        self.tools.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self.tools.send("ServiceWorker.enable")

    def _note(self, event: Any) -> None:
        self.registrations += [registration["registrationId"] for registration in event["registrations"]]

    def deliver(self, message: bytes) -> None:
        """Hands a message to the service worker, as a push service does."""
        told = {"origin": f"{self.server.address}/", "registrationId": self.registrations[-1], "data": message.decode()}
        self.tools.send("ServiceWorker.deliverPushMessage", told)

    def pass_on(self, count: int) -> None:
        """Decrypts what the server has sent, and hands it to the service worker."""
        self.deliver(self.browser.decrypt(self.service.until(count)))

    def shown(self) -> list[list[str]]:
        """Returns the notices that are shown: title, text, target, and language."""
        found = self.page.evaluate(
            "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
            ".map(one => [one.title, one.body, one.tag, one.lang])"
        )
        return sorted(found)

    def until_shown(self, tags: list[str]) -> list[list[str]]:
        deadline = time.monotonic() + PATIENCE
        while sorted(one[2] for one in self.shown()) != sorted(tags):
            assert time.monotonic() < deadline, self.shown()
            self.page.wait_for_timeout(50)
        return self.shown()


CLICKED = """async (tag) => {
    const [notification] = await self.registration.getNotifications({ tag });
    const event = new NotificationEvent("notificationclick", { notification });
    let gone = "";
    self.clients.openWindow = async (path) => { gone = `opened ${path}`; };
    WindowClient.prototype.focus = async function () { gone = `focused ${new URL(this.url).pathname}`; };
    const done = new Promise(resolve => { event.waitUntil = resolve; });
    self.dispatchEvent(event);
    await await done;
    return gone;
}"""


def test_a_device_shows_who_waits_leads_there_and_is_turned_off(
    browser: Chromium, sending: Program, service: Service
) -> None:
    device = Device(browser, sending, service, "pl")
    visitor, page = device.visitor, device.page
    visitor.go("/settings")
    page.get_by_role("button", name="Włącz na tym urządzeniu").click()
    expect(page.locator("[data-push]")).to_contain_text("Powiadomienia są włączone.")
    page.get_by_role("button", name="Wyślij na próbę: Chrome, Linux").click()
    expect(page.locator("[data-push]")).to_contain_text("Próbne powiadomienie jest w drodze.")
    assert visitor.axe() == [] and visitor.small_targets() == [] and not visitor.wide()
    device.pass_on(1)
    assert device.until_shown(["/settings"]) == [["Metro 2033", "Tak będą wyglądać powiadomienia.", "/settings", "pl"]]

    room = str(visitor.new_room(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})["id"])
    visitor.do(room, do="sit", seat=0)
    visitor.do(room, do="start")
    device.pass_on(2)
    link = f"/rooms/{room}"
    told = device.until_shown([link, "/settings"])
    assert [title for title, text, tag, _ in told if tag == link] == ["Metro 2033: Przełom"]
    device.deliver(json.dumps({"title": "?", "text": "", "link": "/rooms/answered", "language": "pl"}).encode())
    page.wait_for_timeout(500)
    device.until_shown([link, "/settings"])  # where nothing waits, the notice is closed again

    [worker] = visitor.context.service_workers
    assert worker.evaluate(CLICKED, "/settings") == "focused /settings"
    assert worker.evaluate(CLICKED, link) == f"opened {link}"
    assert device.shown() == []

    visitor.go("/settings")
    expect(page.locator("[data-push]")).to_contain_text("to urządzenie")
    page.get_by_role("button", name="Wyłącz").click()
    expect(page.get_by_role("button", name="Włącz na tym urządzeniu")).to_be_visible()
    assert visitor.api("GET", "/api/notices/push")["devices"] == []
    visitor.leave()


def test_a_notice_goes_when_the_table_waits_for_somebody_else(
    browser: Chromium, sending: Program, service: Service
) -> None:
    device = Device(browser, sending, service, "en")
    visitor, page = device.visitor, device.page
    visitor.go("/settings")
    page.get_by_role("button", name="Turn on for this device").click()
    expect(page.locator("[data-push]")).to_contain_text("Notifications are on.")
    other = Visitor(browser, sending.address)
    made = visitor.new_room(game="breakthrough", seats=2, options={"first_player": "1"})
    room = str(made["id"])
    other.api("POST", f"/api/rooms/{room}/join", {"name": "Boris", "invite": made["you"]["invite"]})
    for seat, person in enumerate((visitor, other)):
        person.do(room, do="sit", seat=seat)
        person.do(room, do="ready")
    visitor.do(room, do="start")
    page.evaluate(
        "async (tag) => (await navigator.serviceWorker.ready).showNotification('old', { tag })", f"/rooms/{room}"
    )
    device.until_shown([f"/rooms/{room}"])
    visitor.go(f"/rooms/{room}")
    device.until_shown([])
    other.leave()
    visitor.leave()


def test_without_a_push_service_or_permission_the_page_says_so(visitor: Visitor) -> None:
    visitor.context.grant_permissions(["notifications"], origin=visitor.address)
    visitor.go("/settings")
    visitor.page.get_by_role("button", name="Turn on for this device").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("couldn’t reach its notification service")
    assert visitor.axe() == []
    visitor.faults = [fault for fault in visitor.faults if "Push API in incognito" not in fault]


@pytest.mark.smoke
def test_quiet_hours_are_saved_for_everybody_once(visitor: Visitor) -> None:
    visitor.go("/settings")
    visitor.page.get_by_label("No email and no notifications on devices in these hours").check()
    visitor.page.get_by_label("From").fill("21:30")
    visitor.page.get_by_label("Until").fill("07:00")
    visitor.page.get_by_role("button", name="Save quiet hours").click()
    expect(visitor.page.locator("[data-push]")).to_contain_text("Saved.")
    assert visitor.api("GET", "/api/notices/hours")["quiet"] == {"start": 21 * 60 + 30, "end": 7 * 60}
    visitor.go("/settings")
    expect(visitor.page.get_by_label("From")).to_have_value("21:30")
