"""Going from page to page: titles, the keyboard's place, links to a place on a page, and back and forward."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from metro2033.languages import LANGUAGES
from tests.server.running import Program
from tests.web.browsing import Visitor
from tests.web.test_archive import BOARD, bring

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/new",
    "/settings",
    "/about",
    "/learn/board",
    "/learn/breakthrough-cards",
    "/learn/board/lesson",
    "/puzzles",
    "/leaderboards",
    "/leagues",
    "/leagues/new",
    "/workshop",
    "/reset",
    "/confirm",
    "/join/none/none",
    "/nowhere",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_title_of_its_own(browser: Browser, server: Program, language: str) -> None:
    visitor = Visitor(browser, server.address, language=language)
    name = {"ru": "Метро 2033"}.get(language, "Metro 2033")
    titles = []
    for path in PAGES:
        visitor.go(path)
        loading = {"en": "Loading", "de": "Lädt", "pl": "Wczytywanie", "ru": "Загрузка"}[language]
        visitor.page.wait_for_function("loading => !document.title.startsWith(loading)", arg=loading)
        titles.append(visitor.page.title())
    room = bring(visitor, BOARD)
    for path in (f"/replay/{room}", f"/rooms/{room}/review", f"/rooms/{room}"):
        visitor.go(path)
        visitor.page.wait_for_function("name => document.title !== name", arg=name)
        titles.append(visitor.page.title())
    assert titles[0] == name
    assert all(title.endswith(f" · {name}") for title in titles[1:])
    assert len(set(titles)) == len(titles), titles
    visitor.faults = [fault for fault in visitor.faults if "404" not in fault]
    visitor.leave()


def test_after_a_link_the_heading_has_the_keyboard_and_the_title_is_told(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    told = page.locator("[data-opened][aria-live=polite]")
    expect(told).to_have_text("")  # the browser itself tells the first title
    page.locator("header.top a[href='/settings']").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(told).to_have_text("Settings · Metro 2033")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")
    page.go_back()
    expect(told).to_have_text("Metro 2033")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.locator("[data-play=board]").press("Enter")
    expect(told).to_have_text("At the table · Metro 2033")
    page.wait_for_selector(".table")
    expect(page.locator("#main :focus")).to_have_count(1)


def test_a_link_to_a_card_scrolls_to_the_card(visitor: Visitor) -> None:
    page = visitor.page
    card = page.locator("#th2_rat_king")
    visitor.go("/learn/board-cards#th2_rat_king")
    expect(card).to_be_in_viewport()
    expect(card).to_be_focused()
    expect(page.locator(".browser li")).not_to_have_count(1)  # it stands among the others
    other = page.locator(".browser li").first
    other.scroll_into_view_if_needed()
    name = other.get_attribute("id")
    other.get_by_role("link").click()
    expect(page).to_have_url(f"{visitor.address}/learn/board-cards#{name}")
    expect(other).to_have_attribute("data-named", "")
    page.go_back()
    expect(page).to_have_url(f"{visitor.address}/learn/board-cards#th2_rat_king")
    expect(other).to_be_in_viewport()  # where the reader was
    visitor.go("/about")
    page.evaluate("""() => {
        const link = Object.assign(document.createElement('a'), { href: '/learn/board-cards#eq_akm', textContent: 'AKM' });
        document.querySelector('main').append(link);
    }""")
    page.get_by_role("link", name="AKM").click()
    expect(page.locator("#eq_akm")).to_be_in_viewport()
    expect(page).to_have_url(f"{visitor.address}/learn/board-cards#eq_akm")


def test_back_and_forward_restore_how_far_the_reader_was(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/learn/board")
    page.wait_for_selector(".rule")
    page.evaluate("scrollTo(0, 2500)")
    page.wait_for_function("() => scrollY === 2500")
    page.locator("header.top a[href='/settings']").first.evaluate("link => link.click()")
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    page.go_back()
    page.wait_for_function("() => scrollY === 2500")
    page.reload()
    page.wait_for_function("() => scrollY === 2500")
    page.go_forward()
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    assert page.evaluate("scrollY") == 0


def test_back_from_a_position_leads_to_the_review(visitor: Visitor) -> None:
    page = visitor.page
    room = bring(visitor, BOARD)
    visitor.go(f"/rooms/{room}")
    visitor.go(f"/rooms/{room}/review")
    mistake = page.locator("[data-mistake]").nth(1)
    expect(mistake).to_be_visible()
    mistake.press("Enter")
    expect(page.locator("[data-back]")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("output")).to_contain_text("1/")
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Review", exact=True)).to_be_visible()
    expect(page.locator("[data-mistake]").first).to_be_focused()  # the one that was looked at last
    page.go_forward()
    expect(page.locator("[data-back]")).to_be_visible()
    page.locator("[data-back]").press("Enter")
    expect(page.locator("[data-mistake]").first).to_be_visible()
    page.go_back()
    expect(page).to_have_url(f"{visitor.address}/rooms/{room}")
