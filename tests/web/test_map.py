"""The map in a browser: names apart at every size, station actions, reach, and stations that cannot be attacked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import Visitor
from tests.web.test_play import keen

pytestmark = pytest.mark.browser

SIZES = ((1440, 900), (820, 1180), (844, 390), (390, 844))
FIRST = {"first_player": "0"}
NAMES = """() => {
  const box = document.querySelector('.map svg').getBoundingClientRect();
  const rows = [...document.querySelectorAll('.map [data-name]')].flatMap(name =>
    [...name.querySelectorAll('tspan')].map(row => {
      const range = document.createRange(); range.selectNodeContents(row);
      const r = range.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a;
      const cut = r.height * .14;
      return {id: name.dataset.name, l: r.left, r: r.right, t: r.top + cut, b: r.bottom - cut, size};
    }));
  const faults = [];
  rows.forEach((a, i) => {
    if (a.l < box.left - 2 || a.r > box.right + 2) faults.push(`${a.id} is cut`);
    for (const b of rows.slice(i + 1))
      if (a.id !== b.id && a.l < b.r - 1 && b.l < a.r - 1 && a.t < b.b - 1 && b.t < a.b - 1) faults.push(`${a.id} on ${b.id}`);
  });
  return {faults, n: rows.length, least: Math.min(...rows.map(row => row.size))};
}"""


def attacking(visitor: Visitor, seats: int) -> None:
    """Starts a board game and plays up to the first question of the reader's army."""
    visitor.start(game="board", seats=seats, bots=["", *["random"] * (seats - 1)], options=FIRST)
    while visitor.asked() and not any(choice.startswith("attack") for choice in visitor.choices()):
        visitor.play(keen, most=1)


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    before = visitor.page.locator(".map").get_attribute("data-zoom")
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.wait_for_function(
        "() => { const map = document.querySelector('.map'), svg = map.querySelector('svg').viewBox.baseVal;"
        " return Math.abs(svg.width - map.clientWidth) < 2 && Math.abs(svg.height - map.clientHeight) < 2 }"
    )
    assert before


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("de", 6), ("pl", 4), ("ru", 6)])
def test_names_stand_apart_and_are_large_enough_at_every_size(
    browser: Browser, server: Program, language: str, seats: int
) -> None:
    visitor = Visitor(browser, server.address, SIZES[0], language)
    attacking(visitor, seats)
    visitor.page.evaluate("document.fonts.ready")
    for size in SIZES:
        resize(visitor, size)
        found = visitor.page.evaluate(NAMES)
        assert found["faults"] == [], size
        assert found["n"] > 10
        assert found["least"] >= (14 if size == SIZES[0] else 12), size
    visitor.leave()


@pytest.mark.smoke
def test_a_station_shows_its_choices_and_acts_on_the_second_click(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, SIZES[0])
    attacking(visitor, 2)
    page = visitor.page
    targets = page.locator(".station.offered")
    numbers = page.eval_on_selector_all("[data-tag] .number", "found => found.map(one => one.textContent)")
    assert set(numbers) <= {str(number) for number in range(1, 10)}
    assert numbers

    target = targets.first
    name = target.get_attribute("aria-label") or ""
    assert ":" in name and "you can" in name
    target.click(force=True)
    panel = page.locator("[role=dialog].pop")
    expect(panel.locator(".odds.big")).to_be_visible()
    inside = page.evaluate(
        "() => { const a = document.querySelector('.pop').getBoundingClientRect(), b = document.querySelector('.map').getBoundingClientRect();"
        " return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom }"
    )
    assert inside
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".station.offered:focus")).to_have_count(1)

    page.locator("[data-station=tulskaya]").focus()
    page.keyboard.press("Enter")
    panel.get_by_role("button", name="Why can’t I attack here?").click()
    expect(panel.locator(".refused")).not_to_be_empty()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Show my reach").click()
    expect(page.locator(".station.reached").first).to_be_attached()

    page.get_by_role("button", name="Fit the map").click()  # the station just asked about was brought into sight
    seq = visitor.seq()
    target.click(force=True)
    panel.wait_for()
    target.click(force=True)
    if panel.count():  # a doubtful attack asks
        panel.locator("[data-go]").click()
    visitor.moved(seq)
    visitor.leave()
