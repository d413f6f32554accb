"""The card game's table: everything in the window, prices on all choices, a tap on a card, and nothing that moves by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from metro2033.languages import LANGUAGES
from tests.server.running import Program
from tests.web.browsing import Visitor
from tests.web.test_play import keen

SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "sideways": (844, 390), "phone": (390, 844)}
FIRST = {"first_player": "0"}
OUTSIDE = """() => [...document.querySelectorAll('.cards-table *')].filter(one => {
    if (one.closest('.choices, .tiles, .sr, .few') || !one.checkVisibility()) return false;
    if (one.matches('.kind')) return false;  // beside a long name it wraps into a column that the card clips
    const box = one.getBoundingClientRect();
    return box.width && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1);
}).map(one => one.tagName + '.' + one.getAttribute('class'))"""
SHIFTS = """() => { window.shifts = []; new PerformanceObserver(list => { for (const one of list.getEntries()) window.shifts.push(
    one.value.toExponential(1) + ' ' + one.sources.map(at => at.node?.className ?? at.node?.nodeName).join(', ')) }).observe({type: 'layout-shift'}); }"""

CUT = """all => all.filter(one => {
    const at = one.getBoundingClientRect();
    const bottom = one.closest('.card-tray')?.getBoundingClientRect().bottom ?? innerHeight;
    return at.top < 0 || at.bottom > Math.min(bottom, innerHeight) + 1;
}).map(one => one.dataset.choice)"""


@pytest.fixture
def at_once(browser: Browser, server: Program) -> Iterator[Visitor]:
    """Provides a visitor who sees events at once."""
    somebody = Visitor(browser, server.address, SIZES["desk"])
    yield somebody
    somebody.leave()


def scrolls(page: Page) -> bool:
    return bool(
        page.evaluate(
            "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
        )
    )


def in_sight(page: Page, selector: str) -> bool:
    """Returns whether all of an element is in the window."""
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert box is not None and size is not None, selector
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= -1 and box["y"] >= -1 and right <= size["width"] + 1 and bottom <= size["height"] + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_is_in_the_window(browser: Browser, server: Program, language: str) -> None:
    seats = {"en": 2, "de": 3, "pl": 5, "ru": 4}[language]
    visitor = Visitor(browser, server.address, SIZES["desk"], language, touch=True)
    visitor.start(game="breakthrough", seats=seats, bots=["", *["greedy"] * (seats - 1)], options=FIRST)
    visitor.play(keen, most=8)
    visitor.asked()
    page = visitor.page
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(OUTSIDE) == [] and not scrolls(page), name
        for part in (".prompt", ".purse", ".market", ".my-table", "[data-zone=hand] .face"):
            assert in_sight(page, part), (name, part)
        assert visitor.small_targets() == [], name
        assert visitor.axe() == [], name
    visitor.leave()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_tap_on_a_card_shows_what_it_can_do(browser: Browser, server: Program, size: str) -> None:
    visitor = Visitor(browser, server.address, SIZES[size], touch=True)
    visitor.start(game="breakthrough", seats=3, bots=["", "greedy", "greedy"], options=FIRST)
    while visitor.asked() and "swap" not in visitor.choices():
        visitor.play(keen, most=1)
    page = visitor.page
    wanted = visitor.choices()
    for card in page.locator("[data-zone=hand]").all():
        name = card.get_attribute("data-card")
        card.tap()
        shown = page.locator("[data-actions] .choice").evaluate_all("all => all.map(one => one.dataset.choice)")
        assert shown == [choice for choice in wanted if choice.split(" ")[-1] == name]
        assert page.locator("[data-actions] .choice").evaluate_all(CUT) == []
        page.keyboard.press("Escape")
        expect(page.locator("[data-actions]")).to_have_count(0)
    card = page.locator("[data-zone=hand]").first
    card.tap()
    seq = visitor.seq()
    page.locator("[data-actions] .choice").last.tap()
    if page.query_selector(".choice.doubted"):
        page.locator("[data-actions] .choice.doubted").tap()
    visitor.moved(seq)
    visitor.leave()


def test_a_phone_tells_the_goal_and_what_all_others_did(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, SIZES["phone"], touch=True)
    visitor.start(game="breakthrough", seats=3, bots=["", "greedy", "greedy"], options=FIRST)
    while visitor.asked() and not (visitor.page.query_selector("[data-since]") and "swap" in visitor.choices()):
        visitor.play(keen, most=1)
    page = visitor.page
    expect(page.locator(".bar .goal").first).to_be_visible()
    expect(page.locator(".purse .win")).to_contain_text("of 10 tokens")
    page.locator("[data-since]").tap()
    marks = page.locator(".since li .seat-mark").evaluate_all("all => all.map(one => one.outerHTML)")
    assert len(set(marks)) >= 2, marks
    visitor.leave()


@pytest.mark.smoke
def test_every_choice_of_a_turn_says_what_it_costs_or_brings(at_once: Visitor) -> None:
    at_once.start(game="breakthrough", seats=2, bots=["", "greedy"], options=FIRST)
    for _ in range(6):
        while at_once.asked() and "swap" not in at_once.choices():
            at_once.play(keen, most=1)
        silent = at_once.page.eval_on_selector_all(
            ".choices .choice",
            "all => all.filter(one => /^(play|turn|discard) /.test(one.dataset.choice)"
            " && !one.querySelector('.price') && !/spent token|renews the Market/.test(one.textContent)).map(one => one.dataset.choice)",
        )
        assert silent == []
        at_once.play(keen, most=2)


def test_nothing_moves_by_itself_over_a_whole_card_game(at_once: Visitor) -> None:
    """Answers go to the server directly, so that the browser counts every shift as unexpected."""
    room = at_once.start(
        game="breakthrough", seats=3, bots=["", "greedy", "greedy"], options={**FIRST, "round_cap": "6"}
    )
    at_once.asked()
    at_once.page.wait_for_timeout(700)  # until the first input is long past
    at_once.page.evaluate(SHIFTS)
    while at_once.asked():
        choices, seq = at_once.choices(), at_once.seq()
        if not choices:
            continue
        at_once.do(room, do="answer", seat=0, choice=keen(choices), seq=int(seq))
        at_once.moved(seq)
    assert at_once.page.evaluate("window.shifts") == []


def test_nothing_moves_while_the_events_of_others_are_told(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, SIZES["desk"], pace="fast")
    room = visitor.start(game="breakthrough", seats=2, bots=["", "greedy"], options=FIRST)
    visitor.asked()
    page = visitor.page
    page.wait_for_timeout(700)
    page.evaluate(SHIFTS)
    page.evaluate(
        "() => { window.told = []; setInterval(() => { const beat = document.querySelector('[data-beat]');"
        " if (beat) window.told.push(beat.dataset.beat) }, 50) }"
    )
    for _ in range(5):
        page.wait_for_selector(".choices .choice:enabled, [data-continue]")
        while page.query_selector("[data-continue]"):  # a monster waits for its reader
            page.locator("[data-continue]").first.click()
            page.wait_for_selector(".choices .choice:enabled, [data-continue]")
        seq = visitor.seq()
        visitor.do(room, do="answer", seat=0, choice=keen(visitor.choices()), seq=int(seq))
        visitor.moved(seq)
    assert page.evaluate("window.shifts") == []
    assert {"turn_began", "card_drawn"} & set(page.evaluate("window.told"))
    visitor.leave()
