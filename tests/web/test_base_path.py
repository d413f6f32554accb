"""The page of a server below a path of its host, behind a proxy that removes the path and behind one that does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.path_proxy import BASE, PathProxy, path_proxy
from tests.server.running import Program
from tests.web.browsing import Visitor
from tests.web.test_play import keen

pytestmark = pytest.mark.browser

LINKS = "found => found.map(one => one.getAttribute('href'))"
NOTIFY = """async () => {
    const registration = await navigator.serviceWorker.register(document.querySelector('link[rel=manifest]').href.replace('manifest.webmanifest', 'push-worker.js'));
    await navigator.serviceWorker.ready;
    return registration.scope;
}"""


class Below(Visitor):
    """Somebody who visits a server below a path; nothing outside the path may be requested."""

    def go(self, path: str = "/") -> None:
        super().go(self.address + path)

    def api(self, method: str, path: str, body: object = None) -> Any:
        return super().api(method, self.address + path, body)

    def check_links(self) -> None:
        """Asserts that no link leads out of the path."""
        self.page.locator(f'a[href^="{BASE}/"]').first.wait_for(state="attached")
        links = self.page.eval_on_selector_all("a[href]", LINKS)
        ours = [link for link in links if not link.startswith(("http", "#", "?", "blob:"))]
        assert ours and all(link.startswith(f"{BASE}/") for link in ours), ours

    def at(self) -> str:
        """Returns the address below the path."""
        assert self.page.url.startswith(f"{self.address}/"), self.page.url
        return self.page.url.removeprefix(self.address)


@pytest.fixture(params=[False, pytest.param(True, marks=pytest.mark.smoke)], ids=["passed on", "removed"])
def proxy(request: pytest.FixtureRequest, database: str) -> Iterator[PathProxy]:
    with path_proxy(0, removes=request.param) as made:
        server = Program(database, METRO2033_PUBLIC_URL=made.address)
        made.upstream = server.port
        server.wait()
        yield made
        server.kill()
    assert made.strayed == []


def test_a_game_is_made_shared_played_and_left_below_the_path(browser: Browser, proxy: PathProxy) -> None:
    anna, boris = Below(browser, proxy.address), Below(browser, proxy.address)
    anna.page.goto(proxy.address)  # without the slash
    anna.page.wait_for_selector("main")
    assert anna.at() == "/"
    anna.check_links()
    anna.page.locator(f'a[href="{BASE}/learn"]').first.click()
    anna.page.wait_for_url(f"{proxy.address}/learn*")
    anna.page.go_back()
    expect(anna.page.locator("[data-play=board]")).to_be_visible()
    room = str(anna.new_room(game="breakthrough", seats=2)["id"])
    anna.do(room, do="sit", seat=0)
    anna.go(f"/rooms/{room}")
    invitation = anna.page.locator("[data-invite]").input_value()
    assert invitation.startswith(f"{proxy.address}/join/{room}/")
    anna.check_links()

    boris.page.goto(invitation)
    boris.check_links()
    boris.page.get_by_label("Name").fill("Boris")
    boris.page.get_by_role("button", name="Join").click()
    boris.page.wait_for_url(f"{proxy.address}/rooms/{room}*")
    boris.do(room, do="sit", seat=1)
    boris.do(room, do="ready")
    anna.do(room, do="ready")
    anna.do(room, do="start")
    for person in (anna, boris):
        person.page.wait_for_selector(".table")
        person.page.wait_for_selector("body:not([data-fresh])")
    first = anna if anna.page.locator(".choices .choice:enabled").count() else boris
    first.play(keen, 1)
    first.page.reload()
    first.page.wait_for_selector(".table")
    assert first.at().partition("#")[0] == f"/rooms/{room}"
    first.check_links()
    first.go("/nothing/here")
    first.page.get_by_role("link", name="Home").first.click()
    expect(first.page.locator("[data-play=board]")).to_be_visible()
    assert first.at() == "/"
    first.faults = [fault for fault in first.faults if "404" not in fault]  # the page that is not there
    for person in (anna, boris):
        person.leave()


def test_the_language_the_account_and_the_push_worker_stay_below_the_path(browser: Browser, proxy: PathProxy) -> None:
    anna = Below(browser, proxy.address)
    anna.register("Anna")
    anna.switch("ru")
    assert {cookie["path"] for cookie in anna.context.cookies(f"{proxy.address}/")} == {f"{BASE}/"}
    assert anna.page.evaluate(NOTIFY) == f"{proxy.address}/"
    anna.page.reload()
    anna.page.wait_for_selector("main")
    anna.check_links()
    anna.leave()
