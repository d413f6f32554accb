"""The board game on a phone: the question, the choice and its odds never lie over each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tools.positions import PlayedGame, sit_at

from metro2033.languages import LANGUAGES
from tests.server.running import Program
from tests.web.browsing import Visitor
from tests.web.test_phone_cards import overlap

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_of_two_lines_leaves_the_choice_its_place(browser: Browser, server: Program, language: str) -> None:
    visitor = Visitor(browser, server.address, (390, 844), language, touch=True)
    room = sit_at(visitor, PlayedGame("board", 4, 7).until("choose_endangered_station"))
    for size in ((390, 844), (360, 640)):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        visitor.go(f"/rooms/{room}")
        assert visitor.asked()
        prompt, name = visitor.page.locator(".asking .prompt"), visitor.page.locator(".one .name")
        expect(name).to_be_visible()
        assert not overlap(prompt, name), size
    visitor.leave()
