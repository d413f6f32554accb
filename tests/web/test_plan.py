"""Planning ahead at the table: lines for every seat on a copy, step back, deal again, leave; the game stays as it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from metro2033.languages import LANGUAGES
from tests.server.running import Program
from tests.web.browsing import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser


def begin(browser: Browser, server: Program, game: str, size: tuple[int, int]) -> tuple[Visitor, str]:
    visitor = Visitor(browser, server.address, size)
    room = visitor.start(game=game, seats=2, bots=["", "random"])
    visitor.asked()
    return visitor, room


def open_plan(visitor: Visitor) -> None:
    visitor.page.keyboard.press("?")
    visitor.page.locator("[data-plan-open]").click()
    expect(visitor.page.locator("[data-plan]")).to_be_visible()


def given(visitor: Visitor) -> int:
    """Returns the number of answers in the plan."""
    return int(visitor.page.locator("main[data-answers]").get_attribute("data-answers") or 0)


def give(visitor: Visitor) -> None:
    """Gives one more answer by keyboard, for the asked seat."""
    before = given(visitor)
    assert visitor.play(lambda choices: choices[-1], 1) == 1
    expect(visitor.page.locator(f"main[data-answers='{before}']")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_lines_are_tried_on_a_copy(browser: Browser, server: Program, game: str, size: tuple[int, int]) -> None:
    visitor, room = begin(browser, server, game, size)
    page = visitor.page
    before: Any = visitor.api("GET", f"/api/rooms/{room}/log")["entries"]
    open_plan(visitor)
    strip = page.locator("[data-plan]")
    expect(strip).to_have_attribute("data-asked", "0")
    give(visitor)
    while strip.get_attribute("data-asked") == "0":
        give(visitor)
    give(visitor)  # for the other seat
    if strip.get_attribute("data-asked") == "1":
        page.locator("[data-way=bots]").click()
        expect(strip).to_have_attribute("data-asked", "0")
    expect(strip.locator(".task")).to_have_text("Your choice.")
    page.locator("[data-way=again]").click()
    expect(page.locator("[data-plan='2']")).to_be_visible()
    while (now := given(visitor)) > 0:
        page.locator("[data-way=back]").click()
        expect(page.locator(f"main[data-answers='{now - 1}']")).to_be_visible()
    assert not visitor.wide()
    page.locator("[data-way=leave]").click()
    expect(page.locator("[data-plan]")).to_have_count(0)
    visitor.asked()
    assert visitor.api("GET", f"/api/rooms/{room}/log")["entries"] == before, "the game stays as it is"
    visitor.leave()


def test_a_plan_notices_that_the_game_has_moved_on(browser: Browser, server: Program) -> None:
    visitor, room = begin(browser, server, "breakthrough", DESK)
    page = visitor.page
    open_plan(visitor)
    question = visitor.api("GET", f"/api/rooms/{room}/updates?seat=0&wait=0")
    update = next(message for message in question["messages"] if message["type"] == "update")
    option = next(one for one in update["questions"] if one["seat"] == 0)["options"][0]["id"]
    visitor.do(room, do="answer", seat=0, choice=option, seq=update["seq"], key="elsewhere")
    strip = page.locator("[data-plan]")
    expect(strip).to_have_attribute("data-moved", "true")
    page.locator("[data-way=now]").click()
    expect(strip).to_have_attribute("data-moved", "false")
    visitor.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_plans_speak_every_language(browser: Browser, server: Program, language: str) -> None:
    visitor = Visitor(browser, server.address, PHONE, language)
    visitor.start(game="breakthrough", seats=2, bots=["", "random"])
    visitor.asked()
    for size in (PHONE, DESK):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        open_plan(visitor)
        strip = visitor.page.locator("[data-plan]")
        assert "plan-" not in strip.inner_text()
        assert not visitor.wide(), size
        assert visitor.axe() == [] == visitor.small_targets(), size
        visitor.page.locator("[data-way=leave]").click()
        visitor.asked()
    visitor.leave()
