"""Two people at one table: absence, undo by consent, calls for attention, automatic passes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import PHONE, Visitor, play_together
from tests.web.test_play import keen

pytestmark = pytest.mark.browser

RECORDER = """
    window.calls = [];
    window.Notification = class { static permission = 'granted'; constructor(text) { calls.push(text); } };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...rest) { calls.push('beep'); return start.apply(this, rest); };
    localStorage.setItem('metro2033', JSON.stringify({ language: 'en', sound: true, notices: true, pace: 'instant' }));
"""


@pytest.fixture
def hasty(database: str) -> Iterator[Program]:
    """Runs a server on which an absence of one second is long."""
    server = Program(database, METRO2033_ABSENT_AFTER="1")
    server.wait()
    yield server
    server.kill()


def meet(anna: Visitor, boris: Visitor, **settings: object) -> str:
    """Returns a game of two people, the first of whom begins; the room's id."""
    options = {"first_player": "0"}
    return play_together(anna, boris, anna.new_room(game="breakthrough", seats=2, options=options, **settings))


def test_who_is_away_is_voted_on_and_comes_back(browser: Browser, hasty: Program) -> None:
    anna, boris = Visitor(browser, hasty.address), Visitor(browser, hasty.address, PHONE, "en", touch=True)
    room = meet(anna, boris)
    boris.go("/")
    banner = anna.page.locator("[data-banner=absent]")
    expect(banner).to_contain_text("Boris is away.")
    assert anna.axe() == []
    banner.get_by_role("button", name="Wait").press("Enter")
    expect(banner).to_have_count(0)
    expect(banner).to_be_visible()
    banner.get_by_role("button", name="Let a bot play").press("Enter")
    expect(banner).to_have_count(0)
    expect(anna.page.locator(".opponent")).to_contain_text("Boris (Bot: greedy)")
    boris.go(f"/rooms/{room}")
    plays = boris.page.locator("[data-banner=stand-in]")
    expect(plays).to_contain_text("A bot is playing for you.")
    assert boris.small_targets() == [] and not boris.wide()
    plays.get_by_role("button").tap()
    expect(plays).to_have_count(0)
    expect(anna.page.locator(".opponent")).not_to_contain_text("Bot: greedy")
    anna.leave()
    boris.leave()


@pytest.mark.smoke
def test_a_move_is_taken_back_when_the_others_agree(visitor: Visitor, guest: Visitor) -> None:
    meet(visitor, guest)
    propose = visitor.page.locator("[data-propose]")
    for _ in range(20):
        if propose.is_visible():
            break
        visitor.play(keen, most=1)
        visitor.page.wait_for_timeout(200)
    propose.press("Enter")
    own, theirs = (person.page.locator("[data-banner=proposal]") for person in (visitor, guest))
    expect(own).to_contain_text("You’re asking to undo. This would undo")
    expect(propose).to_have_count(0)
    expect(theirs).to_contain_text("Anna asks to undo. This would undo: “")
    assert guest.axe() == []
    theirs.get_by_role("button", name="Decline").press("Enter")
    expect(own).to_have_count(0)
    propose.press("Enter")
    own.get_by_role("button", name="Withdraw").press("Enter")
    expect(theirs).to_have_count(0)
    propose.press("Enter")
    theirs.get_by_role("button", name="Agree").press("Enter")
    expect(theirs).to_have_count(0)
    for person in (visitor, guest):
        person.open_drawer("log")
        expect(person.page.locator(".log li").first).to_contain_text("rewound")
        person.close_drawer()
    assert visitor.play(keen, most=1) == 1


def test_the_turn_calls_for_attention_once(visitor: Visitor, guest: Visitor) -> None:
    guest.context.add_init_script(RECORDER)
    meet(visitor, guest)
    guest.page.evaluate("Object.defineProperty(document, 'hidden', {value: true, configurable: true})")
    guest.page.keyboard.press("Shift")  # browsers allow sound after the first gesture
    assert guest.page.evaluate("calls") == []
    while not guest.page.query_selector(".decide.mine"):
        visitor.play(lambda choices: "end_turn" if "end_turn" in choices else keen(choices), most=1)
        visitor.page.wait_for_timeout(150)
    expect(guest.page.locator(".decide.mine")).to_be_visible()
    calls = guest.page.evaluate("calls")
    assert calls[-1] == "Your turn" and set(calls[:-1]) == {"beep"}
    guest.play(lambda choices: choices[0], most=1)
    assert guest.page.evaluate("calls") == calls


def test_a_window_is_passed_for_good_and_asked_again(visitor: Visitor) -> None:
    visitor.start(game="board", seats=2, bots=["", "random"], options={"first_player": "0"})
    always, passes = visitor.page.locator("[data-always]"), visitor.page.locator("[data-passes]")
    visitor.play(lambda choices: choices[-1], most=4)  # this faction may use an ability in its first mobilisation turn
    expect(always).to_have_text("Always pass at the start of my mobilisation turn")
    seq = visitor.seq()
    always.press("Enter")
    visitor.moved(seq)
    visitor.open_drawer("menu")
    expect(passes.locator("input")).to_have_count(2)
    box = passes.get_by_label("at the start of my mobilisation turn")
    expect(box).to_be_checked()
    box.click()  # it goes with the answer of the server
    expect(box).to_have_count(0)
