"""The keyboard: single keys act at the table only, never behind a dialog or during typing, and can be switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import PHONE, Visitor
from tests.web.test_battle import meet_at
from tests.web.test_flow import come_back, play_on

pytestmark = pytest.mark.browser

OFF = {
    "en": "Single-key shortcuts",
    "de": "Kurzbefehle mit einer Taste",
    "pl": "Skróty jednoklawiszowe",
    "ru": "Действия одной клавишей",
}


def test_digits_do_not_answer_behind_the_dialog_after_an_absence(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, pace="fast")
    visitor.start(seats=2, bots=["", "random"], options={"first_player": "0"})
    play_on(visitor.page, "[data-waits]")  # others have done something
    play_on(visitor.page, ".choices .choice:enabled")
    come_back(visitor.page)
    away = visitor.page.locator("[data-away]")
    expect(away).to_be_visible()
    seq = visitor.seq()
    for key in "123":
        visitor.page.keyboard.press(key)
    visitor.page.keyboard.press("Enter")
    expect(away).to_have_count(0)
    expect(visitor.page.locator(".choices .choice:enabled").first).to_be_visible()
    assert visitor.seq() == seq
    visitor.page.keyboard.press("1")
    visitor.moved(seq)
    visitor.leave()


def test_keys_do_nothing_behind_the_drawer_of_a_phone(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, PHONE, touch=True)
    visitor.start(seats=2, bots=["", "random"], options={"first_player": "0"})
    assert visitor.asked()
    seq = visitor.seq()
    visitor.page.keyboard.press("l")
    expect(visitor.page.locator("[data-drawer=log]")).to_be_visible()
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-drawer=log]")).to_have_count(0)
    assert visitor.seq() == seq
    visitor.page.keyboard.press("1")
    visitor.moved(seq)
    visitor.leave()


def test_the_question_mark_opens_the_menu_with_the_list_of_keys_also_during_a_battle(
    visitor: Visitor, guest: Visitor
) -> None:
    meet_at("choose_combat_card", visitor, guest)
    expect(visitor.page.locator("dialog.stage")).to_be_visible()
    visitor.page.keyboard.press("?")
    menu = visitor.page.locator("[data-drawer=menu]")
    menu.get_by_text("Keys", exact=True).click()
    expect(menu.locator(".preferences dl")).to_contain_text("Hint")
    visitor.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


@pytest.mark.parametrize("language", list(OFF))
def test_single_keys_can_be_switched_off(browser: Browser, server: Program, language: str) -> None:
    visitor = Visitor(browser, server.address, language=language)
    visitor.go("/settings")
    visitor.page.get_by_label(OFF[language]).uncheck()
    visitor.start(seats=2, bots=["", "random"], options={"first_player": "0"})
    assert visitor.asked()
    expect(visitor.page.locator("[aria-keyshortcuts]")).to_have_count(0)
    seq = visitor.seq()
    for key in ("1", "h", "c", "l", "?"):
        visitor.page.keyboard.press(key)
    expect(visitor.page.locator("[data-drawer]:not([data-drawer=''])")).to_have_count(0)
    expect(visitor.page.locator(".thought")).to_have_count(0)
    assert visitor.seq() == seq
    visitor.press(visitor.choices()[0])  # Tab and Enter go on working
    visitor.moved(seq)
    visitor.leave()
