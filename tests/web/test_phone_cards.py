"""The card game on a phone: necessary parts are in sight, and nothing lies over other parts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from metro2033.languages import LANGUAGES
from metro2033.study.puzzles.shelf import shipped
from tests.server.running import Program
from tests.web.browsing import Visitor, play_together
from tests.web.test_lessons import Learner

pytestmark = pytest.mark.browser

PHONE = (390, 844)
IN_SIGHT = """one => {  // all of it is in the window, and nothing lies over its corners
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    return [[left + 6, top + 6], [right - 6, bottom - 6]].every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}"""
TEXT_BOX = """one => {  // where its words are, which may be less than its box
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return [left, top, right, bottom];
}"""


def overlap(one: Locator, other: Locator) -> bool:
    """Returns whether the words of two elements touch."""
    left, top, right, bottom = one.evaluate(TEXT_BOX)
    other_left, other_top, other_right, other_bottom = other.evaluate(TEXT_BOX)
    return bool(left < other_right and other_left < right and top < other_bottom and other_top < bottom)


def begin_chapter(learner: Learner, chapter: str, *choices: str) -> Page:
    """Opens a chapter, leaves its first step and makes some choices with a finger."""
    learner.go(f"/learn/breakthrough/lesson/{chapter}")
    for choice in ("continue", *choices):
        before = learner.answers()
        learner.page.wait_for_selector(f'[data-choice="{choice}"]:enabled', state="attached")
        if choice == "continue":
            learner.page.locator("[data-choice=continue]").tap()
        else:
            learner.tap_choice(choice)
        learner.wait_for_answer(before)
    learner.step()
    return learner.page


@pytest.mark.smoke
def test_end_turn_is_in_sight_however_many_other_choices_there_are(browser: Browser, server: Program) -> None:
    learner = Learner(browser, server.address, PHONE, touch=True)
    page = begin_chapter(learner, "yours", "play tinned_stew", "take pork")
    ends = page.locator("[data-few] [data-choice=end_turn]")
    expect(page.locator("[data-few] [data-choice^=complete]").first).to_be_visible()
    for size in (PHONE, (360, 780), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ends.evaluate(IN_SIGHT), size
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert "finishes" not in str(ends.locator("xpath=..").get_attribute("class"))  # a mission comes first
    before = learner.answers()
    ends.tap()
    learner.wait_for_answer(before)
    learner.leave()


def test_three_cards_are_swapped_in_any_order_on_the_lowest_phone(browser: Browser, server: Program) -> None:
    learner = Learner(browser, server.address, (360, 640), touch=True)
    page = learner.page
    learner.go("/learn/breakthrough/lesson/swap")
    learner.step()
    learner.tap_choice("swap")
    swaps = page.locator("[data-go=swap]")
    expect(swaps).to_be_disabled()
    hand = page.locator(".hand [data-zone=hand]")
    given = [str(hand.nth(place).get_attribute("data-card")) for place in (0, 2, 4)]
    for place in (4, 1, 0):
        hand.nth(place).tap()
    hand.nth(1).tap()  # put back
    expect(swaps).to_be_disabled()
    hand.nth(2).tap()
    expect(swaps).to_be_enabled()
    assert swaps.evaluate(IN_SIGHT)
    swaps.tap()
    expect(hand).to_have_count(2)
    for card in given:
        expect(page.locator(f".hand [data-card={card}]")).to_have_count(0)
    deck = page.locator("[data-few] [data-choice=deck]")
    assert deck.evaluate(IN_SIGHT)
    learner.leave()


def test_a_faction_in_a_forecast_is_not_broken_into_syllables(browser: Browser, server: Program) -> None:
    learner = Learner(browser, server.address, PHONE, touch=True)
    page = begin_chapter(learner, "monster")
    page.locator("[data-card=glow_hound]:visible").last.tap()
    names = page.locator(".fates b")
    expect(names).to_have_count(3)
    lines = names.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))"
    )
    assert max(lines) < 2.5, lines
    learner.leave()


def test_who_is_waited_for_stands_beside_the_tokens(browser: Browser, server: Program) -> None:
    anna, boris = (Visitor(browser, server.address, PHONE, touch=True) for _ in range(2))
    play_together(anna, boris, anna.new_room(game="breakthrough", seats=2, options={"first_player": "0"}))
    waiting, tokens = boris.page.locator(".waiting"), boris.page.locator(".purse .tokens")
    expect(waiting).to_contain_text("Anna")
    assert not overlap(waiting, tokens)
    for person in (anna, boris):
        person.leave()


@pytest.mark.parametrize("size", [PHONE, (360, 780), (844, 390)])
@pytest.mark.parametrize("rivals", [2, 3, 4])
def test_every_rival_has_a_name_resources_and_a_mission(
    browser: Browser, server: Program, size: tuple[int, int], rivals: int
) -> None:
    visitor = Visitor(browser, server.address, size, touch=True)
    visitor.start(game="breakthrough", seats=rivals + 1, bots=["", *["random"] * rivals], options={"first_player": "0"})
    assert visitor.asked()
    chips = visitor.page.locator(".mini")
    expect(chips).to_have_count(rivals)
    for chip in chips.all():
        for part in ("em", ".peaceful", ".military", ".mission"):
            assert chip.locator(part).evaluate(IN_SIGHT), part
        counts, inside = chip.locator(".counts"), "one => one.scrollWidth <= one.clientWidth"
        assert counts.evaluate(inside)
    visitor.leave()


@pytest.mark.parametrize("size", [PHONE, (820, 1180)])
def test_no_name_of_a_card_is_cut(browser: Browser, server: Program, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, server.address, size, touch=True)
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    assert visitor.asked()
    heads = visitor.page.locator(":is(.hand, .shelf) .face .head")
    assert heads.count() >= 8
    assert heads.evaluate_all("all => all.every(one => one.querySelector('.name').offsetHeight <= one.clientHeight)")
    visitor.leave()


def test_the_choices_on_the_lowest_phone_lie_below_the_tokens(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, (360, 640), touch=True)
    visitor.start(game="breakthrough", seats=4, bots=["", *["random"] * 3], options={"first_player": "0"})
    assert visitor.asked()
    tokens = visitor.page.locator(".purse-box")
    for choice in visitor.page.locator("[data-few] .verb").all():
        assert not overlap(tokens, choice)
    visitor.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_a_puzzle_lies_beside_its_buttons(browser: Browser, server: Program, language: str) -> None:
    visitor = Visitor(browser, server.address, PHONE, language, touch=True)
    for theme in {puzzle.theme: puzzle for puzzle in shipped("breakthrough")}.values():
        visitor.go(f"/puzzles/{theme.id}")
        strip = visitor.page.locator("[data-puzzle]")
        where, text, ways = (strip.locator(part) for part in (".where", ".text", ".ways"))
        expect(ways).to_be_visible()
        assert not any(overlap(*pair) for pair in ((where, ways), (where, text), (text, ways)))
        assert not visitor.wide() and all(button.evaluate(IN_SIGHT) for button in ways.locator("button, a").all())
    visitor.leave()
