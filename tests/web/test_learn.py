"""Rules, cards and house rules in the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from metro2033.languages import LANGUAGES
from tests.web.browsing import Visitor
from tests.web.test_play import keen

pytestmark = pytest.mark.browser


@pytest.mark.smoke
def test_a_rule_is_found_by_its_address_in_every_language(visitor: Visitor) -> None:
    titles = set()
    visitor.go("/learn/board#B-AA-05")
    for language in LANGUAGES:
        if language != "en":
            visitor.page.click(f"[data-language={language}]")
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        title = visitor.page.locator("#B-AA-05 h3")
        expect(title).to_be_in_viewport()
        titles.add(title.inner_text())
    assert len(titles) == len(LANGUAGES)


def test_rules_are_searched_and_differences_of_an_edition_shown(visitor: Visitor) -> None:
    visitor.go("/learn/board")
    rules = visitor.page.locator(".rule")
    expect(rules.first).to_be_visible()
    everything = rules.count()
    visitor.page.get_by_role("combobox", name="Edition").select_option("ru2011")
    visitor.page.get_by_label("only where editions differ").check()
    assert 0 < rules.count() < everything
    expect(visitor.page.locator("#F-04 .facts dd")).to_have_text("no, stage II is permanent")
    visitor.page.get_by_label("only where editions differ").uncheck()
    visitor.page.get_by_label("Search").fill("hansa tunnel")
    expect(visitor.page.locator("#B-AA-05")).to_be_visible()
    visitor.page.locator("#B-AA-05").get_by_role("link", name="Q-20").click()
    expect(visitor.page.locator("#Q-20")).to_be_focused()


def test_cards_are_filtered_by_kind_and_origin(visitor: Visitor) -> None:
    visitor.go("/learn/board-cards")
    cards = visitor.page.locator(".browser .card-face")
    expect(cards.first).to_be_visible()
    everything = cards.count()
    visitor.page.get_by_label("Kind").select_option("hero")
    heroes = cards.count()
    visitor.page.get_by_label("Where this comes from").select_option("rulebook")
    assert 0 < cards.count() < heroes < everything


def test_a_house_rule_says_what_it_means_and_what_the_edition_has(visitor: Visitor) -> None:
    visitor.go("/new")
    visitor.page.get_by_text("House rules").click()
    switch = visitor.page.get_by_label("The game can return to stage I")
    expect(switch.locator("option").first).to_have_text("as in the edition: yes")
    expect(visitor.page.locator("#about-return_to_stage_one")).to_contain_text("6 victory points")
    visitor.page.get_by_text("Edition and variants").click()
    visitor.page.locator("label:has(input[name=edition][value=ru2011])").click()
    expect(switch.locator("option").first).to_have_text("as in the edition: no")
    assert visitor.axe() == []


@pytest.mark.smoke
def test_a_question_is_explained_the_first_time_only(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    visitor.asked()
    page = visitor.page
    note = page.locator("[data-first]")
    asked = note.get_attribute("data-first")
    expect(note).to_contain_text("Got it")
    note.click()
    expect(note).to_have_count(0)
    page.reload()
    visitor.asked()
    expect(page.locator(f"[data-first={asked}]")).to_have_count(0)
    visitor.go("/settings")
    page.get_by_label("Explain questions that come up for the first time").uncheck()
    visitor.start(game="breakthrough", seats=2, bots=["", "random"], options={"first_player": "0"})
    visitor.play(keen, most=3)
    expect(note).to_have_count(0)


def test_the_words_of_the_game_are_explained(visitor: Visitor) -> None:
    visitor.start(game="breakthrough", seats=2, bots=["", "random"])
    visitor.asked()
    page = visitor.page
    page.locator("[data-term=ready]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("You pay with these")
    page.mouse.move(1, 1)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    visitor.open_drawer("menu")
    page.get_by_text("The words of the game").click()
    expect(page.locator("dt").filter(has_text="Caravans")).to_be_visible()
    page.goto("/learn/board-words")
    expect(page.locator("dl")).to_contain_text("Four stations in the middle")
    assert visitor.axe() == []
