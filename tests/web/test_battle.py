"""Two people in two browsers at the staged moments: a battle with secret cards, and a vote."""

from __future__ import annotations

import random
import re
from itertools import count

import pytest
from playwright.sync_api import Browser, expect

from metro2033 import __version__
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import Header
from tests.server.running import Program
from tests.web.browsing import Visitor, play_together

pytestmark = pytest.mark.browser

LONGEST = 400
CONTRAST = """() => {  // of the letters on Continue with the darkest colour behind them
    const style = getComputedStyle(document.querySelector('.stage [data-continue]'));
    const light = ([r, g, b]) => [r, g, b].map(c => c / 255).map(c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, at) => sum + c * [0.2126, 0.7152, 0.0722][at], 0);
    const colours = text => [...text.matchAll(/rgba?\\(([^)]*)\\)/g)].map(found => light(found[1].split(',').map(Number)));
    const [ink] = colours(style.color);
    const behind = colours(style.backgroundImage === 'none' ? style.backgroundColor : style.backgroundImage);
    return Math.min(...behind.map(one => (Math.max(one, ink) + 0.05) / (Math.min(one, ink) + 0.05)));
}"""


def game_at(question: str) -> str:
    """Returns the record of a game of two up to a question that leaves both players a choice.

    They are asked at once or one after the other.
    """
    rules = find_rules("board", "", {})
    for seed in count():
        chance, luck = Chance(seed=seed), random.Random(seed)
        game = Game.new(rules, 2, chance)
        while not game.over and len(game.answers) < LONGEST:
            asked = game.prompts()
            if asked[0].name == question and all(len(prompt.options) > 1 for prompt in asked):
                header = Header("board", rules.edition, 2, chance, __version__, rules.content_hash)
                return record.write(game, header)
            game.answer(asked[0].seat, luck.choice(asked[0].options))
    raise AssertionError


def meet_at(question: str, anna: Visitor, boris: Visitor) -> str:
    """Lets Anna upload a record with the game and Boris join by her invitation; returns the room's id."""
    brought = {"name": "Anna", "record": game_at(question), "file": "saved.metro"}
    return play_together(anna, boris, anna.api("POST", "/api/rooms/import", brought)["room"])


def test_a_battle_with_secret_cards_survives_a_reload_and_a_killed_server(browser: Browser, database: str) -> None:
    server = Program(database)
    server.wait()
    anna, boris = (Visitor(browser, server.address, pace="normal") for _ in range(2))
    meet_at("choose_combat_card", anna, boris)
    for person in (anna, boris):
        assert person.asked()
        expect(person.page.locator("dialog.stage")).to_contain_text(
            "The others won’t see your choice until it’s revealed."
        )
        assert all(choice.startswith("play ") for choice in person.choices())
        expect(person.page.locator(".pick .clash")).to_have_count(12)  # every card against the four it may meet
    anna.press(anna.choices()[0])
    expect(boris.page.locator("dialog.stage .pill")).to_have_text("Anna: card chosen")
    expect(boris.page.locator("dialog.stage .played")).to_have_count(0)
    boris.page.reload()
    expect(boris.page.locator("dialog.stage .pill")).to_have_text("Anna: card chosen")
    server.kill()
    expect(boris.page.locator("[data-banner=lost]")).to_be_visible()
    server = Program(database, port=server.port)
    server.wait()
    for person in (anna, boris):
        expect(person.page.locator("[data-banner=lost]")).to_have_count(0)
    boris.asked()
    boris.press(boris.choices()[0])
    for person in (anna, boris):
        page = person.page
        expect(page.locator("dialog.stage [data-continue]")).to_be_focused()
        page.locator("dialog.stage [data-continue]").hover()
        assert 4.5 <= page.evaluate(CONTRAST) <= 21  # dark letters stay on gold under the pointer
        page.wait_for_timeout(1500)  # nothing passes by itself
        expect(page.locator("dialog.stage .played")).to_have_count(2)
        for side in page.locator(".side").all():
            terms = [int(term.replace("−", "-")) for term in side.locator(".terms b").all_inner_texts()]
            assert sum(terms) == int(side.locator(".total").inner_text())
        page.keyboard.press("Enter")
        expect(page.locator("dialog.stage [data-continue]")).to_have_count(0)
    anna.leave()
    boris.leave()
    server.kill()


def test_a_vote_shows_weights_and_progress(visitor: Visitor, guest: Visitor) -> None:
    room = meet_at("choose_vote", visitor, guest)
    asked = [
        question["seat"] for question in visitor.api("GET", f"/api/rooms/{room}/updates")["messages"][1]["questions"]
    ]
    first, second = (visitor, guest) if asked == [0] else (guest, visitor)
    stage = second.page.locator(".stage.vote")
    expect(stage.locator(".tally .part")).to_have_count(2)  # mine, and the open votes
    first.asked()
    expect(first.page.locator("[data-choice=vote_for]")).to_contain_text(re.compile(r"\d : 0\."))
    first.press("vote_for")
    expect(stage.locator(".tally .for")).to_contain_text(re.compile(r"[1-9] for"))
    expect(stage.locator(".cast.for")).to_have_count(1)
    second.asked()
    second.press("vote_against")
    for person in (visitor, guest):
        expect(person.page.locator(".stage.vote")).to_have_count(0)
