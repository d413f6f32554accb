"""Luck in a real browser: numbers promised before the deal, revealed at the start, kept, and compared with the record."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.test_play import keen

pytestmark = pytest.mark.browser

KEPT = "room => JSON.parse(localStorage.getItem('metro2033-luck'))[room]"
FORGE = """room => {
    const kept = JSON.parse(localStorage.getItem('metro2033-luck'));
    kept[room].link = '0'.repeat(64);
    localStorage.setItem('metro2033-luck', JSON.stringify(kept));
}"""


def kept_by(visitor: Visitor, room: str) -> Any:
    return visitor.page.evaluate(KEPT, room)


@pytest.mark.smoke
def test_two_browsers_reveal_their_numbers_and_the_game_begins(visitor: Visitor, guest: Visitor) -> None:
    made = visitor.new_room(game="breakthrough", seats=2)
    room = str(made["id"])
    visitor.go(f"/rooms/{room}")
    visitor.page.get_by_role("button", name="Sit").first.click()
    guest.go(f"/join/{room}/{made['you']['invite']}")
    guest.page.locator("[data-join] input").fill("Boris")
    guest.page.locator("[data-join] button").click()
    expect(visitor.page.locator("[data-start]")).to_be_enabled()
    promised = [seat["commitment"] for seat in visitor.api("GET", f"/api/rooms/{room}")["seats"]]
    assert all(len(hash_) == 64 for hash_ in promised)
    visitor.page.locator("[data-start]").click()
    for person in (visitor, guest):
        person.page.wait_for_selector(".table")
        kept = kept_by(person, room)
        assert (kept["hashes"], kept["commitment"], kept["broken"]) == (promised, made["commitment"], False)
    assert all(len(nonce) == 32 for nonce in visitor.api("GET", f"/api/rooms/{room}")["nonces"])


def test_verify_compares_with_what_this_browser_kept(visitor: Visitor) -> None:
    options = {"round_cap": "3", "first_player": "0"}
    room = str(visitor.new_room(game="breakthrough", seats=2, bots=["", "random"], options=options)["id"])
    page = visitor.page
    visitor.go(f"/rooms/{room}")
    page.get_by_role("button", name="Sit").first.click()
    page.locator("[data-start]").click()
    visitor.play(keen, most=1)
    visitor.open_drawer("menu")
    link = page.get_by_label("Fingerprint of the game")
    expect(link).to_have_value(kept_by(visitor, room)["link"])
    assert visitor.axe() == []
    visitor.close_drawer()
    visitor.play(keen)
    page.get_by_role("button", name="Verify the luck").press("Enter")
    expect(page.locator("[data-compared=true] .good")).to_have_count(4)
    command = page.locator(".verify .copy input").input_value()
    kept = kept_by(visitor, room)
    assert f"--commitment {kept['commitment']}" in command and command.endswith(f"--link {kept['link']}")
    assert visitor.axe() == []
    page.evaluate(FORGE, room)
    page.reload()
    page.get_by_role("button", name="Verify the luck").press("Enter")
    expect(page.locator("[data-compared=false] .bad")).to_have_count(1)
