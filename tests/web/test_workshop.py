"""The card workshop in a browser: a pack is made, checked, shared, played by two people, replayed and verified."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.pack import read_pack
from metro2033.kernel.verify import verify
from metro2033.languages import LANGUAGES
from metro2033.packs.check import faults_of
from metro2033.text.typeset import plain
from metro2033.text.words import words_for
from tests.packs.written import CARDS
from tests.server.running import Program
from tests.web.browsing import PHONE, Visitor, play_together
from tests.web.test_play import keen

pytestmark = pytest.mark.browser


def opened(visitor: Visitor, game: str, card: str) -> Page:
    """Returns the workshop with a card on the bench."""
    visitor.page.goto(f"/workshop/{game}")
    expect(visitor.page.locator(f"[data-workshop={game}]")).to_be_visible()
    visitor.page.locator(f"[data-pick={card}]").press("Enter")
    expect(visitor.page.locator(f"section[data-card={card}]")).to_be_visible()
    return visitor.page


def typed(page: Page, field: str, value: str) -> None:
    """Types a number into a field."""
    box = page.locator(f"[data-field={field}] input[type=number]").first
    box.fill(value)
    box.press("Tab")


def test_a_pack_is_made_played_by_two_replayed_and_verified(visitor: Visitor, guest: Visitor) -> None:
    page = opened(visitor, "breakthrough", "bandages")
    expect(page.locator("[data-printed]")).to_have_attribute("data-printed", "77")
    typed(page, "amount", "99")
    expect(page.locator("[data-field=amount] .problem")).to_contain_text("1..20")
    expect(page.locator("[data-faults]")).to_have_attribute("data-faults", "1")
    typed(page, "amount", "5")
    expect(page.locator("[data-sentence=en]")).to_contain_text("amount 5")
    expect(page.locator("[data-sentence=pl]")).to_contain_text("ilość 5")
    expect(page.locator("[data-sentence=ru]")).to_contain_text("количество 5")
    expect(page.locator("[data-printed]")).to_have_attribute("data-printed", "77")  # nobody has said that it is printed
    page.locator("[data-field=amount] input[type=checkbox]").check()
    expect(page.locator("[data-printed]")).to_have_attribute("data-printed", "78")
    page.locator("[data-name]").fill("Anna’s box")
    page.locator("[data-name]").press("Tab")
    page.locator("[data-undo]").press("Enter")
    expect(page.locator("[data-name]")).to_have_value("")
    page.locator("[data-redo]").press("Enter")
    expect(page.locator("[data-name]")).to_have_value("Anna’s box")
    page.reload()
    expect(page.locator("[data-name]")).to_have_value("Anna’s box")  # the browser keeps the draft
    expect(page.locator("[data-changes]")).to_have_attribute("data-changes", "1")
    assert visitor.axe() == []
    page.locator("[data-begin]").press("Enter")
    expect(page.locator("[data-packs] option:checked")).to_contain_text("Anna’s box")
    pack = page.locator("[data-packs]").input_value()
    page.get_by_role("button", name="Create").press("Enter")
    expect(page.locator("[data-facts]")).to_contain_text("Anna’s box")

    options = {"first_player": "0", "round_cap": "2"}
    room = play_together(visitor, guest, visitor.new_room(game="breakthrough", seats=2, options=options, packs=[pack]))
    while visitor.api("GET", f"/api/rooms/{room}")["status"] != "over":
        for person in (visitor, guest):
            if person.choices():
                person.play(keen, 1)
    seen = guest.api("GET", f"/api/rooms/{room}/packs")
    assert seen["cards"]["bandages"]["fields"]["amount"] == 5
    text = guest.context.request.get(f"/api/rooms/{room}/record").text()
    read = record.read(text)
    assert [pack.fingerprint for pack in read.header.packs] == [pack]
    verify(read, find_rules)
    guest.page.goto(f"/replay/{room}")
    guest.page.wait_for_selector(".scrub [data-eyes]")
    guest.page.keyboard.press("End")
    guest.go(f"/rooms/{room}")
    guest.page.get_by_role("button", name="Verify the luck").press("Enter")
    expect(guest.page.locator(".verify > ul .good")).to_have_count(4)


@pytest.mark.smoke
def test_files_are_downloaded_opened_and_compared(visitor: Visitor, guest: Visitor, tmp_path: Path) -> None:
    page = opened(visitor, "board", "th1_looters")
    typed(page, "strength", "4")
    page.locator("[data-field=reward] [data-add]").press("Enter")
    page.locator("[data-field=reward] [data-verb]").last.select_option("army")
    expect(page.locator("[data-sentence=en]")).to_contain_text("army strength +1")
    page.locator("[data-field=reward] .acts input[type=checkbox]").check()
    expect(page.locator("[data-field=strength] [data-mark]")).to_have_attribute("data-mark", "house")
    with page.expect_download() as downloading:
        page.locator("[data-download]").press("Enter")
    downloading.value.save_as(tmp_path / "anna.json")
    pack = read_pack(tmp_path / "anna.json")
    assert not faults_of(pack) and pack.file.cards["th1_looters"]["strength"] == 4
    assert pack.mark_of("th1_looters", "strength") == "house" and pack.mark_of("th1_looters", "reward") == "owner"
    theirs = opened(guest, "board", "th1_looters")
    theirs.locator("[data-file=import]").set_input_files(tmp_path / "anna.json")
    expect(theirs.locator("[data-field=strength] input[type=number]")).to_have_value("4")
    typed(theirs, "strength", "5")
    theirs.locator("[data-file=compare]").set_input_files(tmp_path / "anna.json")
    expect(theirs.locator("[data-changes]")).to_have_attribute("data-changes", "1")
    expect(theirs.locator("[data-changes]")).to_contain_text("5")
    (tmp_path / "cards.toml").write_text(CARDS)
    theirs.locator("[data-file=import]").set_input_files(tmp_path / "cards.toml")
    expect(theirs.locator("main > .problem")).to_be_visible()  # of the other game


RENAMED = """
format = "metro2033 pack 1"
name = "Renamed"
game = "board"

[texts.en.faction_reich]
name = "Iron Line"

[texts.pl.faction_reich]
name = "Żelazna Linia"
"""
RAW_KEY = re.compile(r"\b(faction|hero|ask|choice|station)[_-][a-z]")


def home_of(page: Page, faction: str) -> None:
    """Waits until the map names a faction as the owner of its home stations; no key stands where a word should."""
    expect(page.locator("[data-station=pushkinskaya]")).to_have_attribute("aria-label", re.compile(faction))
    assert not RAW_KEY.search(page.locator("main").inner_text())


def test_names_of_a_pack_are_read_in_its_room_and_the_printed_ones_after_leaving_it(visitor: Visitor) -> None:
    pack = visitor.api("POST", "/api/packs", {"pack": RENAMED})["fingerprint"]
    visitor.start(seats=2, bots=["", "random"], packs=[pack])
    home_of(visitor.page, "Iron Line")
    visitor.switch("pl")
    home_of(visitor.page, "Żelazna Linia")
    visitor.switch("ru")
    home_of(visitor.page, "Четвёртый рейх")  # the pack says nothing in Russian
    visitor.switch("en")
    home_of(visitor.page, "Iron Line")
    visitor.page.locator(".bar a[href='/']").click()
    visitor.page.locator("[data-play=board]").click()
    home_of(visitor.page, "Fourth Reich")


def test_a_game_after_a_visit_to_the_workshop_shows_no_raw_keys(visitor: Visitor) -> None:
    page = opened(visitor, "board", "eq_akm")
    expect(page.locator("[data-workshop]")).not_to_have_attribute("data-checked", "0")
    page.locator("main a[href='/']").click()
    page.locator("[data-play=board]").click()
    home_of(page, "Fourth Reich")


@pytest.mark.parametrize(
    ("game", "card"), [("board", "th1_looters"), ("board", "mi_night_raid"), ("breakthrough", "bandages")]
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_has_its_name_and_its_kind_in_words(language: str, game: str, card: str, visitor: Visitor) -> None:
    page = opened(visitor, game, card)
    if language != "en":
        visitor.switch(language)
    name = plain(words_for(language, game).say(card))
    expect(page.locator(".preview")).to_contain_text(name)
    assert not re.search(rf"{card}|\b(face|kind)-[a-z]", page.locator("main").inner_text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_workshop_fits_a_phone(browser: Browser, server: Program, language: str) -> None:
    visitor = Visitor(browser, server.address, PHONE, language, touch=True)
    opened(visitor, "board", "eq_akm")
    assert not visitor.wide() and visitor.small_targets() == []
    visitor.leave()


def test_a_card_that_is_opened_on_a_phone_comes_into_sight(browser: Browser, server: Program) -> None:
    visitor = Visitor(browser, server.address, PHONE, touch=True)
    page = opened(visitor, "breakthrough", "bandages")
    page.wait_for_function(
        "() => { const { top } = document.querySelector('.editor').getBoundingClientRect(); return top >= 0 && top < innerHeight / 2 }"
    )
    visitor.leave()


def test_a_value_that_is_not_allowed_is_shown_at_its_field_when_the_pack_is_to_be_played(visitor: Visitor) -> None:
    page = opened(visitor, "breakthrough", "bandages")
    expect(page.locator("[data-field=copies] small")).to_have_text("1–9")
    typed(page, "copies", "30")
    page.locator("[data-pick=canteen]").press("Enter")
    expect(page.locator("section[data-card=canteen]")).to_be_visible()
    page.locator("[data-begin]").press("Enter")
    expect(page.locator("main > .problem")).to_be_visible()
    expect(page.locator("main > .problem")).not_to_contain_text("bandages.copies")
    expect(page.locator("section[data-card=bandages] [data-field=copies] .problem")).to_contain_text("1..9")
    expect(page).to_have_url(re.compile("/workshop/breakthrough"))
