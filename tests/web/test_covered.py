"""Elements under a stage, a sheet or the end of a game are out of reach.

Nothing depends on a mouse or on colours.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from metro2033.languages import LANGUAGES
from tests.server.running import Program
from tests.web.browsing import DESK, PHONE, Visitor
from tests.web.test_archive import BOARD, bring
from tests.web.test_battle import meet_at

pytestmark = pytest.mark.browser

UNDER = """layer => {  // what takes the keyboard although something else lies over it
    const over = document.querySelector(layer);
    return [...document.querySelectorAll('button, a[href], input, select, [tabindex]')]
        .filter(one => one.tabIndex >= 0 && !one.closest('[inert]') && !over.contains(one) && one.checkVisibility())
        .filter(one => {
            const box = one.getBoundingClientRect();
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return hit && over.contains(hit);
        })
        .map(one => one.outerHTML.slice(0, 120));
}"""


def under(page: Page, layer: str) -> object:
    """Returns the elements that can have the focus under a layer."""
    expect(page.locator(layer).first).to_be_visible()
    return page.evaluate(UNDER, layer)


@pytest.mark.parametrize("size", [DESK, PHONE, (844, 390)])
def test_nothing_under_a_stage_takes_the_focus(browser: Browser, server: Program, size: tuple[int, int]) -> None:
    anna, boris = (Visitor(browser, server.address, size) for _ in range(2))
    meet_at("choose_combat_card", anna, boris)
    assert anna.asked()
    assert under(anna.page, "dialog.stage") == []
    expect(anna.page.locator("[data-tool=menu]")).to_be_enabled()  # the bar stays in reach
    for person in (anna, boris):
        person.leave()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_nothing_under_the_end_of_a_game_takes_the_focus(
    browser: Browser, server: Program, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, server.address, size)
    room = bring(visitor, BOARD)
    visitor.go(f"/rooms/{room}")
    assert under(visitor.page, "dialog.over") == []
    visitor.leave()


def test_nothing_under_a_sheet_takes_the_focus(visitor: Visitor) -> None:
    visitor.start(seats=3, bots=["", "random", "random"], options={"first_player": "0"})
    assert visitor.asked()
    visitor.page.locator(".rail button").first.click()
    assert under(visitor.page, ".sheet-over") == []
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".sheet-over")).to_have_count(0)
    expect(visitor.page.locator(".ground[inert]")).to_have_count(0)


def test_arrows_choose_the_pace_while_others_move(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, pace="slow")
    room = str(visitor.new_room(seats=2, bots=["", "random"], options={"first_player": "1"})["id"])
    visitor.do(room, do="sit", seat=0)
    visitor.go(f"/rooms/{room}")
    visitor.do(room, do="start")  # with the page open, so that it tells what the other does
    pace = visitor.page.get_by_role("radiogroup", name="Pace")
    pace.get_by_role("radio", checked=True).focus()
    expect(pace.get_by_role("radio", checked=True)).to_have_value("slow")
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate("JSON.parse(localStorage.metro2033).pace") == "normal"
    visitor.leave()


def test_buttons_of_the_log_and_stations_are_large_enough_for_a_finger(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address)
    room = bring(visitor, BOARD)
    tablet = browser.new_context(
        viewport={"width": 1280, "height": 800}, has_touch=True, is_mobile=True, base_url=server.address
    )
    tablet.add_cookies(visitor.context.cookies())  # type: ignore[arg-type]
    page = tablet.new_page()
    page.goto(f"/replay/{room}?at=5&as=watcher")
    page.locator("[data-tool=log]").click()
    buttons = page.locator(".log li > button")
    expect(buttons.first).to_be_visible()
    sizes = buttons.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"
    )
    assert sizes and all(min(size) >= 43.5 for size in sizes)
    tight = page.locator(".station .touch").evaluate_all("""all => {
        const boxes = all.map(one => one.getBoundingClientRect()).map(({ x, y, width }) => ({ x: x + width / 2, y: y + width / 2, width }));
        return boxes.filter(one => {
            const gap = Math.min(...boxes.filter(other => other !== one).map(other => Math.hypot(other.x - one.x, other.y - one.y)));
            return one.width < Math.min(43.5, gap - 1);
        });
    }""")
    assert tight == []
    tablet.close()
    visitor.leave()


def test_what_is_chosen_is_seen_where_the_system_chooses_the_colours(visitor: Visitor) -> None:
    visitor.page.emulate_media(forced_colors="active")
    visitor.go("/settings")
    chips = visitor.page.locator("fieldset label span")
    expect(chips.first).to_be_visible()
    outlined = "input => getComputedStyle(input.nextElementSibling).outlineStyle"
    on, off = (visitor.page.locator(f"fieldset input[type=radio]{state}") for state in (":checked", ":not(:checked)"))
    assert set(on.evaluate_all(f"all => all.map({outlined})")) == {"solid"}
    assert set(off.evaluate_all(f"all => all.map({outlined})")) == {"none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_controls_of_a_replay_stay_in_one_row(browser: Browser, server: Program, language: str) -> None:
    visitor = Visitor(browser, server.address, (1440, 900), language)
    bring(visitor, BOARD)
    tops = visitor.page.locator(".scrub .keys button, .scrub .keys a, .scrub .keys select").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().bottom))"
    )
    assert max(tops) - min(tops) < 20, tops
    visitor.leave()


@pytest.mark.parametrize("size", [(720, 450), (844, 390), (1280, 800)])
def test_numbers_of_a_bar_of_chances_are_never_cut(browser: Browser, server: Program, size: tuple[int, int]) -> None:
    anna, boris = (Visitor(browser, server.address, size) for _ in range(2))
    meet_at("choose_combat_card", anna, boris)
    assert anna.asked()
    expect(anna.page.locator(".stage .odds:not(.pending)").first).to_be_visible()
    cut = anna.page.locator(".stage .odds .part").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    assert cut == []
    for person in (anna, boris):
        person.leave()


@pytest.mark.parametrize("size", [(720, 450), (844, 390)])
def test_own_resources_stay_in_sight_below_a_battle_in_a_low_window(
    browser: Browser, server: Program, size: tuple[int, int]
) -> None:
    anna, boris = (Visitor(browser, server.address, size) for _ in range(2))
    meet_at("choose_combat_card", anna, boris)
    assert anna.asked()
    covered = anna.page.locator(".dock-box .purse li").evaluate_all("""all => all.filter(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const over = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        return bottom > innerHeight || right > innerWidth || over.some(other => other.closest('.stage'));
    }).map(one => one.textContent)""")
    assert anna.page.locator(".dock-box .purse li").count() == 5 and covered == []
    gaps = anna.page.locator(".pick .sum").evaluate_all(
        "all => all.map(one => one.querySelector('kbd').getBoundingClientRect().left - one.querySelector('b').getBoundingClientRect().right)"
    )
    assert min(gaps) >= 4, gaps  # a sum of two results does not touch its key
    for person in (anna, boris):
        person.leave()
