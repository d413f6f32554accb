"""Whole games by keyboard, two people, languages, reloads, a server that comes back."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program, Supervised
from tests.web.browsing import Visitor

pytestmark = pytest.mark.browser

KEEN = (
    "choose faction_red_line",
    "capture",
    "with_army",
    "recruit",
    "attack",
    "obtain",
    "play",
    "complete",
    "take",
    "keep",
)


def keen(choices: Sequence[str]) -> str:
    """Returns the choice that brings a game to its end, among the choices that are near."""
    for wish in KEEN:
        fitting = [choice for choice in choices if choice.startswith(wish)]
        if fitting:
            return fitting[-1] if wish == "recruit" else fitting[0]
    return next((choice for choice in reversed(choices) if choice != "stay"), choices[-1])


@pytest.mark.smoke
def test_play_now_is_one_key(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.focus("[data-play=breakthrough]")
    visitor.page.keyboard.press("Enter")
    assert visitor.play(keen, most=4) == 4
    expect(visitor.page).to_have_title("● Your turn · At the table · Metro 2033")


def test_the_card_game_to_its_end_by_keyboard(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"round_cap": "3"})
    assert visitor.play(keen) >= 4
    expect(visitor.page.locator(".over .places li")).to_have_count(2)
    room = visitor.page.url
    again = visitor.page.locator("[data-rematch]")
    again.press("Enter")
    # A hurried second press, if the button is still there, joins the same rematch.
    visitor.page.evaluate("document.querySelector('[data-rematch]')?.click()")
    expect(visitor.page.locator(".over")).to_have_count(0)
    assert visitor.asked() and visitor.page.url != room
    assert len([room for room in visitor.api("GET", "/api/rooms")["yours"] if room["status"] != "over"]) == 1


def test_the_board_game_to_its_end_by_keyboard(visitor: Visitor) -> None:
    options = {"red_line_victory_points": "4", "first_player": "0"}
    visitor.start(game="board", seats=2, bots=["", "random"], options=options)
    given = visitor.play(keen, most=500)
    expect(visitor.page.locator(".over h2")).to_be_visible()
    assert given >= 5
    visitor.page.locator(".over a[href^='/replay']").first.click()
    slider = visitor.page.get_by_role("slider")
    slider.fill("3")
    expect(visitor.page.locator(".scrub output")).to_have_text(f"3/{slider.get_attribute('max')}")


@pytest.mark.smoke
def test_two_people_meet_by_an_invite_link(visitor: Visitor, guest: Visitor) -> None:
    visitor.go("/new")
    visitor.page.get_by_label("Nickname").fill("Anna")
    visitor.page.get_by_label("Breakthrough").check()
    visitor.page.get_by_label("2", exact=True).check()
    visitor.page.get_by_label("Player 2").select_option("")
    visitor.page.get_by_role("button", name="Create the room").click()
    link = visitor.page.locator("[data-invite]").input_value()
    guest.go(link.removeprefix(visitor.address))
    guest.page.get_by_label("Nickname").fill("Boris")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.locator(".seat-list")).to_contain_text("Boris")
    assert "/join/" not in guest.page.url
    expect(visitor.page.locator(".seat-list")).to_contain_text("Boris")
    visitor.page.get_by_role("button", name="Start").click()
    for person in (visitor, guest):
        person.page.wait_for_selector(".table")
    first, second = (visitor, guest) if visitor.page.query_selector(".decide.mine") else (guest, visitor)
    first.play(keen, most=1)
    second.open_drawer("log")
    expect(second.page.locator(".log li").first).to_be_visible()
    second.close_drawer()
    visitor.open_drawer("chat")
    visitor.page.get_by_label("Say something").fill("hello <b>you</b>")
    visitor.page.get_by_role("button", name="Send").click()
    expect(guest.page.locator("[data-unread]")).to_have_text("1")
    guest.open_drawer("chat")
    expect(guest.page.locator(".chat ol")).to_contain_text("hello <b>you</b>")


@pytest.mark.smoke
def test_one_screen_is_handed_over(visitor: Visitor) -> None:
    room = str(visitor.new_room(game="breakthrough", seats=2)["id"])
    for seat in (0, 1):
        visitor.do(room, do="sit", seat=seat)
    visitor.do(room, do="start")
    visitor.go(f"/rooms/{room}")
    for _ in range(12):
        visitor.page.wait_for_selector(".choices .choice:enabled, .hand-over button")
        if visitor.page.query_selector(".hand-over"):
            break
        visitor.play(lambda choices: "end_turn" if "end_turn" in choices else choices[-1], most=1)
    expect(visitor.page.locator(".hand-over h1")).to_be_visible()
    assert visitor.page.query_selector(".card-face") is None  # nothing to see while it changes hands
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".decide.mine")).to_be_visible()


def test_the_language_changes_mid_game_and_the_log_with_it(visitor: Visitor) -> None:
    visitor.start(game="board", seats=2, bots=["", "random"], options={"first_player": "0"})
    visitor.play(keen, most=3)
    visitor.asked()
    said = {}
    for language in ("ru", "pl", "en"):
        visitor.switch(language)
        visitor.open_drawer("log")
        said[language] = visitor.page.locator(".log li").last.inner_text()
        visitor.close_drawer()
    assert len(set(said.values())) == 3
    visitor.page.reload()
    visitor.asked()
    visitor.page.keyboard.press("l")
    assert visitor.page.locator(".log li").last.inner_text() == said["en"]


def test_what_cannot_be_done_says_why(visitor: Visitor) -> None:
    visitor.start(game="board", seats=2, bots=["", "random"], options={"first_player": "0"})
    while visitor.asked() and not any(choice.startswith("attack") for choice in visitor.choices()):
        visitor.play(keen, most=1)
    hansa = visitor.page.locator("[data-station=belorusskaya_hansa]")
    assert "Hansa" in (hansa.get_attribute("aria-label") or "")
    visitor.page.locator("[data-station][tabindex='0']").focus()
    visitor.page.keyboard.press("ArrowUp")
    hansa.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Why can’t I").press("Enter")
    expect(visitor.page.get_by_role("dialog").locator(".problem")).to_contain_text("B-")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.smoke
def test_undo_takes_the_last_answer_back(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    undo = visitor.page.locator("[data-undo]")
    for _ in range(20):
        visitor.play(keen, most=1)
        visitor.page.wait_for_timeout(200)  # questions with a single answer are answered by the server
        if undo.is_visible():
            break
    undo.press("Enter")
    visitor.page.keyboard.press("l")
    expect(visitor.page.locator(".log li").first).to_contain_text("undid a move")


def test_the_page_goes_on_after_the_server_was_killed(browser: Browser, database: str) -> None:
    server = Program(database)
    server.wait()
    visitor = Visitor(browser, server.address)
    visitor.start(game="breakthrough", seats=2, bots=["", "random"])
    visitor.play(keen, most=2)
    server.kill()
    expect(visitor.page.locator("[data-banner=lost]")).to_be_visible()
    server = Program(database, port=server.port)
    server.wait()
    expect(visitor.page.locator("[data-banner=lost]")).to_have_count(0)
    assert visitor.play(keen, most=2) == 2
    visitor.leave()
    server.kill()


def test_the_page_can_be_installed(visitor: Visitor) -> None:
    manifest = visitor.api("GET", "/manifest.webmanifest")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        answer = visitor.context.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]


@pytest.mark.smoke
def test_the_page_goes_on_after_the_server_has_crashed_in_a_turn(
    browser: Browser, database: str, tmp_path: Path
) -> None:
    """Nobody starts the server but its supervisor: the open page reconnects by itself, and the answer on its way is not lost."""
    server = Supervised(database, tmp_path / "log")
    server.wait()
    visitor = Visitor(browser, server.address)
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    visitor.play(keen, most=2)
    for _ in range(2):
        assert visitor.asked()
        seq = visitor.seq()
        os.kill(server.child(), signal.SIGSEGV)
        visitor.press(keen(visitor.choices()))
        visitor.moved(seq)
        expect(visitor.page.locator("[data-banner=lost]")).to_have_count(0)
    assert visitor.play(keen, most=2) == 2
    visitor.leave()
    assert server.stop() == -signal.SIGTERM
    assert server.log.read_text().count('"what":"server died","why":"SIGSEGV"') == 2
