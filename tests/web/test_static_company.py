"""More uses of the edition without a server: a shared screen, every bot, advice, replays, and a person's own pack."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.static_edition import DeviceVisitor, Host, entering, is_built
from tests.web.test_play import keen

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not is_built(), reason="dist/ is not built; run: make static")]
RECORD = Path(__file__).parents[1] / "games" / "breakthrough_pl2017_2_001.metro"
NEXT = ".choices .choice:enabled, .hand-over button"
SERVER = re.compile("server|serwer|сервер", re.IGNORECASE)

Enter = Callable[..., DeviceVisitor]


@pytest.fixture
def enter(browser: Browser, host: Host) -> Iterator[Enter]:
    """Opens the edition for one visitor after the other."""
    with entering(browser, host, DeviceVisitor) as enter:
        yield enter


@pytest.mark.parametrize(("language", "touch"), [("ru", True), ("pl", False)])
def test_two_people_share_a_screen_behind_a_curtain(enter: Enter, language: str, touch: bool) -> None:
    somebody = enter(language, touch=touch)
    page = somebody.page
    somebody.go("/new?game=breakthrough")
    page.locator("input[name=seats][value='2']").check(force=True)
    for seat in page.locator(".players select").all():
        seat.select_option("")
    page.locator(".create .big").click()
    expect(page.locator(".seat-list .yours")).to_have_count(2)
    assert somebody.axe() == [] and not somebody.wide()
    page.locator("[data-start]").click()
    curtain, turns = page.locator(".hand-over"), 0
    while turns < 3:
        page.wait_for_selector(NEXT)
        if curtain.count():
            assert page.locator("[data-zone=hand], .choices").count() == 0, "the curtain covers the hand"
            if turns == 0:
                assert somebody.axe() == []
            turns += 1
            curtain.locator("button").click()
            continue
        somebody.play(keen, most=1, touch=touch)
    assert not somebody.wide()


@pytest.mark.parametrize("game", ["board", "breakthrough"])
@pytest.mark.parametrize("level", ["legend", "adaptive", "master"])
def test_learned_bots_play_with_their_weights(enter: Enter, game: str, level: str) -> None:
    somebody = enter("en")
    somebody.start(game=game, seats=2, bots=["", level])
    while not any(f"weights-{game}" in url for url in somebody.requested):
        assert somebody.play(keen, most=1) == 1
    assert somebody.play(keen, most=2) == 2
    assert somebody.page.locator("[data-unlearned]").count() == 0


def test_advice_reasons_and_a_move_taken_back(enter: Enter) -> None:
    somebody = enter("pl")
    page = somebody.page
    somebody.start(game="board", seats=2, bots=["", "regular"], options={"first_player": "0"})
    assert somebody.asked()
    page.locator("[data-hint]:visible").first.press("Enter")
    expect(page.locator(".thought")).to_be_visible()
    page.keyboard.press("Escape")
    somebody.open_drawer("menu")
    expect(page.locator("[data-drawer=menu]")).to_contain_text("Wszystko rozdaje to urządzenie")
    assert not SERVER.search(page.locator("[data-drawer=menu]").inner_text())
    somebody.close_drawer()
    page.locator("[data-doubts]").press("Enter")
    page.locator(".why-not").first.press("Enter")
    expect(page.locator("[role=dialog] .problem .term").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".prompt").focus()
    undo = page.locator("[data-undo], [data-propose]")
    while not undo.is_visible():
        somebody.play(keen, most=1)
        assert somebody.asked()
    before = somebody.seq()
    undo.press("Enter")
    sure = page.locator("[data-propose-sure]")
    if sure.is_visible():
        sure.press("Enter")
    somebody.moved(before)
    assert somebody.asked()


def test_a_game_goes_on_from_a_position_of_a_replay(enter: Enter) -> None:
    somebody = enter("ru", touch=True)
    page = somebody.page
    page.set_input_files(".file input", str(RECORD))
    page.wait_for_selector(".scrub [data-eyes]")
    page.get_by_role("slider").fill("20")
    page.select_option("[data-eyes]", "1")
    page.locator("[data-go-on]").tap()
    page.locator(".go-on .big").tap()
    expect(page.locator("[data-origin]")).to_be_visible()
    assert somebody.axe() == [] and not somebody.wide()
    page.locator(".seat-list").get_by_role("button", name="Убрать").last.tap()
    page.locator(".seat-list").get_by_role("button", name="Сесть сюда").tap()
    page.locator("[data-start]").tap()
    assert somebody.play(keen, most=2, touch=True) == 2


def test_a_pack_of_ones_own_is_made_and_played(enter: Enter) -> None:
    somebody = enter("en")
    page = somebody.page
    somebody.go("/workshop/breakthrough")
    page.locator("[data-pick=bandages]").press("Enter")
    amount = page.locator("[data-field=amount] input[type=number]").first
    amount.fill("5")
    amount.press("Tab")
    expect(page.locator("[data-sentence=en]")).to_contain_text("amount 5")
    page.locator("[data-name]").fill("Anna’s box")
    page.locator("[data-name]").press("Tab")
    page.locator("[data-begin]").press("Enter")
    expect(page.locator("[data-packs] option:checked")).to_contain_text("Anna’s box")
    for seat in page.locator(".players select").all()[1:]:
        seat.select_option("novice")
    page.locator(".create .big").press("Enter")
    page.locator("[data-start]").press("Enter")
    assert somebody.play(keen, most=2) == 2
    room = re.findall(r"/rooms/([^/?#]+)", page.url)[0]
    assert somebody.api("GET", f"/api/rooms/{room}/packs")["cards"]["bandages"]["fields"]["amount"] == 5
    page.reload()
    somebody.ready()
    assert somebody.play(keen, most=1) == 1, "the pack is kept with the game"


def test_the_page_can_be_installed(enter: Enter) -> None:
    somebody = enter("en")
    somebody.offline_ready()
    told = somebody.context.new_cdp_session(somebody.page)
    manifest = told.send("Page.getAppManifest")
    assert manifest["errors"] == []
    problems = [one["errorId"] for one in told.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(problems) <= {"in-incognito"}, "a test’s profile is private"


def test_names_of_those_who_move_stop_before_the_button_for_advice(enter: Enter) -> None:
    somebody = enter("ru", touch=True)
    somebody.page.evaluate("localStorage.setItem('metro2033', JSON.stringify({language: 'ru', pace: 'slow'}))")
    somebody.page.reload()
    somebody.ready()
    somebody.start(game="board", seats=3, bots=["", "regular", "regular"], options={"first_player": "1"})
    beside = somebody.page.wait_for_function(
        """() => {
            const [name, advice] = [".steps .head", ".did"].map(one => document.querySelector(one)?.getBoundingClientRect());
            return name && advice && [name.right, advice.left];
        }"""
    )
    right, left = beside.json_value()
    assert right <= left
