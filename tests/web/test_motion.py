"""Motion: the reader's choice overrides what the system says, and "off" stops everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import Visitor

pytestmark = pytest.mark.browser

PROBE = """() => {  // something that moves, with both of its pseudo-elements
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@keyframes probe { to { opacity: 0 } } .probe, .probe::before, .probe::after { content: ""; animation: probe 60s }');
    document.adoptedStyleSheets = [sheet];
    document.body.append(Object.assign(document.createElement('i'), { className: 'probe' }));
    const moving = document.getAnimations().filter(one => one.animationName === 'probe').length;
    document.querySelector('.probe').remove();
    return moving;
}"""


@pytest.mark.parametrize(
    ("still", "chosen", "moves"),
    [
        (True, "system", False),
        (True, "on", True),
        (True, "off", False),
        (False, "system", True),
        (False, "on", True),
        (False, "off", False),
    ],
)
def test_the_setting_overrides_the_system_and_off_stops_everything(
    browser: Browser, server: Program, still: bool, chosen: str, moves: bool
) -> None:
    visitor = Visitor(browser, server.address, still=still)
    visitor.go("/settings")
    wanted = {"system": "use system setting"}.get(chosen, chosen)
    visitor.page.get_by_role("group", name="Motion").get_by_role("radio", name=wanted, exact=True).check(force=True)
    root = visitor.page.locator(":root")
    expect(root).to_have_attribute("data-motion", "on" if moves else "off")
    assert visitor.page.evaluate(PROBE) == (3 if moves else 0)
    visitor.start(seats=2, bots=["", "random"], options={"first_player": "0"})
    assert visitor.asked()
    expect(root).to_have_attribute("data-motion", "on" if moves else "off")
    assert visitor.page.evaluate(PROBE) == (3 if moves else 0)
    if not moves:
        assert visitor.page.evaluate("document.getAnimations().length") == 0
    visitor.leave()


def test_a_change_of_the_system_is_followed_at_once(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, still=False)
    visitor.go("/")
    root = visitor.page.locator(":root")
    expect(root).to_have_attribute("data-motion", "on")
    visitor.page.emulate_media(reduced_motion="reduce")
    expect(root).to_have_attribute("data-motion", "off")
    visitor.leave()
