"""The offer to play with sound: asked once, at the first table, and out of the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("size", "game"), [(DESK, "board"), (PHONE, "breakthrough")])
def test_sound_is_offered_once(browser: Browser, server: Program, size: tuple[int, int], game: str) -> None:
    visitor = Visitor(browser, server.address, size, touch=size == PHONE, offers=True)
    room = visitor.start(game=game, seats=2, bots=["", "random"])
    offer = visitor.page.locator("[data-sound-offer]")
    expect(offer).to_be_visible()
    visitor.asked()
    box = offer.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    assert visitor.small_targets() == []
    assert visitor.axe() == []
    offer.get_by_role("button", name="No").click()
    expect(offer).to_have_count(0)
    visitor.go(f"/rooms/{room}")
    visitor.asked()
    expect(offer).to_have_count(0)
    visitor.leave()
