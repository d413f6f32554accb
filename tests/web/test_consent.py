"""Ending a game together, resigning, and bargaining, on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import PHONE, Visitor, play_together


@pytest.mark.smoke
def test_the_page_had_no_way_to_end_a_game_together_or_to_resign(browser: Browser, server: Program) -> None:
    anna = Visitor(browser, server.address)
    boris = Visitor(browser, server.address, PHONE, "ru", touch=True)
    room = play_together(anna, boris, anna.new_room(game="breakthrough", seats=2))
    anna.open_drawer("menu")
    anna.page.locator("[data-end]").click()
    dialog = anna.page.locator("[data-confirm]")
    expect(dialog).to_contain_text("The game ends if all the others agree.")
    assert anna.axe() == []
    dialog.get_by_role("button", name="Keep playing").click()
    expect(dialog).to_have_count(0)
    assert anna.api("GET", f"/api/rooms/{room}")["proposal"] is None
    anna.page.locator("[data-end]").click()
    dialog.locator("[data-sure]").click()
    expect(dialog).to_have_count(0)
    anna.close_drawer()
    theirs = boris.page.locator("[data-banner=proposal]")
    expect(anna.page.locator("[data-banner=proposal]")).to_contain_text("You’re asking to end the game")
    expect(theirs).to_contain_text("Anna предлагает закончить партию без победителя.")
    assert boris.small_targets() == [] and not boris.wide()
    theirs.get_by_role("button", name="Отклонить").tap()
    expect(anna.page.locator("[data-banner=proposal]")).to_have_count(0)
    boris.open_drawer("menu")
    boris.page.locator("[data-resign]").tap()
    dialog = boris.page.locator("[data-confirm]")
    expect(dialog).to_contain_text("Вы сразу проигрываете")
    assert boris.small_targets() == [] and not boris.wide() and boris.axe() == []
    dialog.locator("[data-sure]").tap()
    expect(anna.page.locator(".over .why")).to_have_text("Resigned: Boris.")
    expect(anna.page.locator(".over .first")).to_have_count(1)
    expect(boris.page.locator(".over .why")).to_have_text("Вы сдались.")
    anna.leave()
    boris.leave()


def test_whoever_bargains_is_read_in_another_language(browser: Browser, server: Program) -> None:
    anna = Visitor(browser, server.address)
    boris = Visitor(browser, server.address, PHONE, "pl", touch=True)
    play_together(anna, boris, anna.new_room(game="board", seats=3, bots=["", "", "random"]))
    anna.open_drawer("chat")
    anna.page.locator("[data-bargain] summary").click()
    anna.page.get_by_role("button", name="Vote for the law, and I won’t attack you.").click()
    anna.page.locator("[data-bargain] select").select_option(label="Arbatskaya (Polis)")
    anna.page.get_by_role("button", name="I need this station: Arbatskaya (Polis).").click()
    boris.open_drawer("chat")
    said = boris.page.locator(".chat li")
    expect(said.first).to_contain_text("Zagłosuj za prawem, a cię nie zaatakuję.")
    expect(said.nth(1)).to_contain_text("Potrzebuję tej stacji: Arba")
    boris.page.locator("[data-bargain] summary").tap()
    assert boris.small_targets() == [] and not boris.wide() and anna.axe() == []
    boris.page.get_by_role("button", name="Umowa stoi!").tap()
    expect(anna.page.locator(".chat li").nth(2)).to_contain_text("Deal!")
    anna.leave()
    boris.leave()
