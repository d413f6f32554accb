"""Advice during a game: odds, warnings, hints, reasons, reach, why not, and the texts behind names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tools.positions import PlayedGame, sit_at

from tests.server.running import Program
from tests.web.browsing import DESK, Visitor
from tests.web.test_play import keen

pytestmark = pytest.mark.browser

FIRST = {"first_player": "0"}


def board(visitor: Visitor, bot: str = "random", wanted: str = "attack") -> None:
    """Starts a board game and plays up to a question that offers a choice of this kind."""
    visitor.start(game="board", seats=2, bots=["", bot], options=FIRST)
    while visitor.asked() and not any(choice.startswith(wanted) for choice in visitor.choices()):
        visitor.play(keen, most=1)


@pytest.mark.smoke
def test_an_attack_shows_its_odds_in_the_list_and_on_the_station(visitor: Visitor) -> None:
    board(visitor)
    odds = visitor.page.locator(".choice[data-choice^=attack] .sr")
    expect(odds.first).to_contain_text("to win")
    station = visitor.page.locator(".choice[data-choice^=attack]").first.get_attribute("data-choice") or ""
    marked = visitor.page.locator(f"[data-station={station.removeprefix('attack ')}]")
    assert "to win" in (marked.get_attribute("aria-label") or "")


def test_a_waste_is_doubted_once_unless_the_reader_does_not_want_that(visitor: Visitor) -> None:
    board(visitor)
    choice = visitor.page.locator("[data-choice=pass]")
    seq = visitor.seq()
    choice.press("Enter")
    expect(visitor.page.locator(".caution, .note").filter(has_text="obtain a resource for free").first).to_be_visible()
    assert visitor.seq() == seq
    choice.press("Enter")
    visitor.moved(seq)
    visitor.go("/settings")
    visitor.page.get_by_label("Warn me before I waste an action").uncheck()
    board(visitor)
    seq = visitor.seq()
    visitor.page.locator("[data-choice=pass]").press("Enter")
    visitor.moved(seq)


COVERED = """hint => {  // choices that lie below the hint
    const over = hint.getBoundingClientRect();
    return [...document.querySelectorAll('.hand [data-zone=hand], [data-few], .orders .choice, .picks .choice, [data-go]')]
        .filter(one => one.checkVisibility({opacityProperty: true}) && !hint.contains(one)).filter(one => {
            const at = one.getBoundingClientRect();
            return at.left + 2 < over.right && over.left + 2 < at.right && at.top + 2 < over.bottom && over.top + 2 < at.bottom;
        }).map(one => one.dataset.card ?? one.dataset.choice ?? one.className);
}"""


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (844, 390), (390, 844), (360, 640)])
def test_a_hint_covers_no_choice_and_moves_none(browser: Browser, server: Program, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, server.address, size, touch=size[0] < 1200)
    for position, choice in (
        (PlayedGame("breakthrough", 3, 7).until("choose_action", 20), ".hand"),
        (PlayedGame("board", 3, 7).until("choose_move", 20), ".orders [data-choice]"),
        (PlayedGame("board", 3, 7).until("choose_combat_card"), ".picks"),
    ):
        visitor.go(f"/rooms/{sit_at(visitor, position)}")
        visitor.asked()
        place = visitor.page.locator(choice).first
        before = place.bounding_box()
        visitor.page.locator("[data-hint]:visible").first.click()
        hint = visitor.page.locator(".pop:has(.thought)")
        expect(hint).to_contain_text("would choose")
        assert hint.evaluate(COVERED) == [], choice
        assert place.bounding_box() == before, choice
    visitor.leave()


@pytest.mark.smoke
def test_a_hint_and_a_bots_reasons(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "greedy"], options=FIRST)
    visitor.asked()
    visitor.page.get_by_role("button", name="Hint").press("Enter")
    expect(visitor.page.locator(".thought li")).to_have_count(3)
    expect(visitor.page.locator(".thought")).to_contain_text("to win")
    visitor.page.locator(".prompt").focus()
    visitor.play(keen, most=6)
    visitor.asked()
    visitor.open_drawer("log")
    thought = visitor.page.locator(".log .thought")
    visitor.page.wait_for_selector(".log .did")
    for line in visitor.page.locator(".log .did").all():
        line.press("Enter")
        expect(thought).to_contain_text(re.compile("the game:|stay secret|nothing to decide"))
        if "the game:" in thought.inner_text():
            break
    expect(thought).to_contain_text("the game:")
    assert visitor.axe() == []
    visitor.faults = [fault for fault in visitor.faults if "409" not in fault]  # refused: a secret


def test_nobody_is_helped_against_other_people(visitor: Visitor, guest: Visitor) -> None:
    room = visitor.new_room(game="breakthrough", seats=2)
    visitor.do(room["id"], do="sit", seat=0)
    guest.api("POST", f"/api/rooms/{room['id']}/join", {"name": "Boris", "invite": room["you"]["invite"]})
    guest.do(room["id"], do="sit", seat=1)
    guest.do(room["id"], do="ready")
    visitor.do(room["id"], do="start")
    for person in (visitor, guest):
        person.go(f"/rooms/{room['id']}")
        person.page.wait_for_selector(".decide")
        expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_reach_is_drawn_and_told(visitor: Visitor) -> None:
    board(visitor)
    visitor.page.locator(".reach").first.focus()
    expect(visitor.page.locator(".legend")).to_contain_text("can attack")
    assert visitor.page.locator(".station.reached").count() > 0
    visitor.page.locator(".reach").nth(1).focus()
    expect(visitor.page.locator(".legend")).to_contain_text("can move to")
    assert visitor.page.locator(".station .steps").count() > visitor.page.locator(".station.reached").count()


def test_cards_and_rules_tell_their_text(visitor: Visitor) -> None:
    board(visitor)
    visitor.page.locator("button[data-about]").click()
    rule = visitor.page.locator(".rules .term").first
    rule.focus()
    box = visitor.page.locator(".tip-box")
    expect(box).to_contain_text("In turn order each army may do one of three things")
    expect(box.get_by_role("link")).to_have_attribute("href", "/learn/board#B-AA-01")
    assert visitor.axe() == []
    visitor.page.keyboard.press("Escape")
    expect(box).to_have_count(0)


@pytest.mark.smoke
def test_why_not_sends_nothing_that_is_refused(visitor: Visitor) -> None:
    board(visitor)
    refusals: list[int] = []
    visitor.page.on("response", lambda answer: refusals.append(answer.status) if answer.status >= 400 else None)
    visitor.page.locator("[data-doubts]").press("Enter")
    visitor.page.locator(".why-not").first.press("Enter")
    expect(visitor.page.locator("[role=dialog] .problem .term").first).to_be_visible()
    assert refusals == []


def test_what_the_server_answers_itself_is_said_so(browser: Browser, database: str) -> None:
    server = Program(database, METRO2033_PAUSE="0.6")
    server.wait()
    visitor = Visitor(browser, server.address)
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options=FIRST)
    visitor.play(lambda choices: next(choice for choice in choices if choice.startswith(("discard", "deck"))), most=2)
    visitor.page.wait_for_selector("[data-automatic=single]")  # with nothing in play a turn can only end
    visitor.leave()
    server.kill()


def test_heroes_glide_and_stop_at_a_key(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, DESK)
    visitor.page.emulate_media(reduced_motion="no-preference")
    board(visitor, wanted="move")
    visitor.page.evaluate(
        """() => { window.glides = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function(...all) { window.glides += this.matches('[data-hero]'); return animate.apply(this, all); } }"""
    )
    seq = visitor.seq()
    visitor.page.locator("[data-choice^=move]").last.press("Enter")
    visitor.moved(seq)
    visitor.page.wait_for_function("() => window.glides > 0")
    moving = "document.querySelector('.pins').getAnimations({subtree: true}).length"
    assert visitor.page.evaluate(moving) > 0
    visitor.page.keyboard.press("Shift")
    assert visitor.page.evaluate(moving) == 0
    visitor.leave()


def test_without_motion_nothing_moves(visitor: Visitor) -> None:
    board(visitor, wanted="move")
    visitor.page.evaluate("() => { Element.prototype.animate = () => { throw new Error('it moves'); } }")
    seq = visitor.seq()
    visitor.page.locator("[data-choice^=move]").last.press("Enter")
    visitor.moved(seq)
    visitor.asked()
