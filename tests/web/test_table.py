"""The board game's table: it fits every window, nothing on it shifts, every choice shows its price, keys play it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import Visitor
from tests.web.test_play import keen

pytestmark = pytest.mark.browser

SIZES = [(1440, 900), (1366, 768), (820, 1180), (844, 390), (390, 844)]
FIRST = {"first_player": "0"}
OUTSIDE = """() => [...document.querySelectorAll('.board-table :is(button, a, li, h2, .mark, .purse, .dock)')]
    .filter(one => one.checkVisibility() && !one.closest('.choices, .sr, svg'))
    .map(one => [one.getBoundingClientRect(), one])
    .filter(([box]) => box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
    .map(([box, one]) => `${one.className} ${one.textContent.trim().slice(0, 30)} ${Math.round(box.right)} ${Math.round(box.bottom)}`)"""
SCROLLS = """() => ['scrollWidth', 'scrollHeight'].map((of, at) => document.documentElement[of] > [innerWidth, innerHeight][at])"""
SHIFTS = """() => { window.shifts = []; new PerformanceObserver(list => { for (const entry of list.getEntries())
    window.shifts.push([entry.value, entry.sources.map(one => (one.node?.nodeType === 1 ? one.node : one.node?.parentElement)?.outerHTML?.slice(0, 120))]); })
    .observe({type: 'layout-shift', buffered: true}); }"""
PRICES = ("cost", "gain", "later_cost", "later_gain")


@pytest.fixture
def player(browser: Browser, server: Program) -> Iterator[Visitor]:
    """Provides a visitor in the middle of a game with four seats, who is asked for the army's action."""
    somebody = Visitor(browser, server.address, SIZES[0])
    somebody.start(game="board", seats=4, bots=["", "random", "random", "random"], options=FIRST)
    while somebody.asked() and not any(choice.startswith("attack") for choice in somebody.choices()):
        somebody.play(keen, most=1)
    yield somebody
    somebody.leave()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_is_inside_the_window_in_every_language(player: Visitor, size: tuple[int, int]) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    for language in ("pl", "ru", "en"):
        player.switch(language)
        assert player.page.evaluate(SCROLLS) == [False, False], language
        assert player.page.evaluate(OUTSIDE) == [], language
    for part in (".prompt", ".purse", ".map-box", ".opponent", ".when"):
        expect(player.page.locator(part).first).to_be_visible()
    assert player.axe() == []


def test_large_text_fits_too(player: Visitor) -> None:
    player.page.set_viewport_size({"width": 1440, "height": 900})
    for text in ("large", "huge", "normal"):
        player.open_drawer("menu")
        player.page.locator(f"[data-drawer=menu] input[name=text-size][value={text}]").check(force=True)
        player.page.keyboard.press("Escape")
        expect(player.page.locator("html")).to_have_attribute("data-text", text)
        assert player.page.evaluate(SCROLLS) == [False, False], text
        assert player.page.evaluate(OUTSIDE) == [], text
        small = "found => found.filter(one => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 12).length"
        assert player.page.eval_on_selector_all(".board-table :is(small, span, b, kbd)", small) == 0, text


def test_pointing_at_an_attack_shows_its_price_in_the_purse(player: Visitor) -> None:
    player.page.set_viewport_size({"width": 1440, "height": 900})
    attack = player.page.locator(".choice[data-choice^=attack]:has(.price)").first
    attack.focus()
    expect(player.page.locator(".purse .spend").first).to_contain_text("→")
    expect(attack).to_have_class(re.compile(r"\bpointed\b"))


@pytest.mark.smoke
def test_every_opponent_shows_what_is_public_and_opens_a_sheet(player: Visitor) -> None:
    player.page.set_viewport_size({"width": 1440, "height": 900})
    player.switch("en")
    chips = player.page.locator(".opponent")
    expect(chips).to_have_count(3)
    name = chips.first.locator(".sr").first.inner_text()
    for fact in ("points", "Army", "strength", "speed", "Bot"):
        assert fact in name
    chips.first.press("Enter")
    sheet = player.page.locator(".sheet-over")
    expect(sheet.locator(".card-face").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def priced_choices(visitor: Visitor, room: str) -> set[str]:
    """Returns the choices of the open question that cost or bring something, as the server reports it."""
    asked = visitor.api("GET", f"/api/rooms/{room}/updates?seat=0")["messages"][1]["questions"]
    options = [option for question in asked if question["seat"] == 0 for option in question["options"] or ()]
    return {option["id"] for option in options if any((option.get("outlook") or {}).get(part) for part in PRICES)}


def test_a_whole_game_by_number_keys_without_a_shift(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, (1440, 900))
    options = {"red_line_victory_points": "4", **FIRST}
    room = visitor.start(game="board", seats=2, bots=["", "random"], options=options)
    visitor.asked()
    visitor.page.evaluate(SHIFTS)
    priced = 0
    while visitor.asked():
        choices = visitor.choices()
        if not choices:
            continue
        prices = priced_choices(visitor, room) & set(choices)
        shown = visitor.page.eval_on_selector_all(
            ".choice:has(.price)", "found => found.map(one => one.dataset.choice)"
        )
        assert prices <= set(shown)
        priced += len(prices)
        seq, wanted = visitor.seq(), keen(choices)
        key = visitor.page.locator(f"[data-choice='{wanted}']").first.get_attribute("aria-keyshortcuts")
        if key:
            visitor.page.keyboard.press(key)
            if visitor.page.query_selector(".choice.doubted"):
                visitor.page.keyboard.press(key)
        else:
            visitor.page.locator(f"[data-choice='{wanted}']").first.press("Enter")
            if visitor.page.query_selector(".choice.doubted"):
                visitor.page.keyboard.press("Enter")
        visitor.moved(seq)
    expect(visitor.page.locator(".over")).to_be_visible()
    assert priced
    assert visitor.page.evaluate("window.shifts.filter(([value]) => value > 0)") == []
    visitor.leave()
