"""The guided first games in the browser: played to the end by keyboard in every language, by touch on a phone, left and resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from metro2033.languages import LANGUAGES
from metro2033.study.lessons.lesson import lesson_of, lessons
from tests.server.running import Program
from tests.web.browsing import Visitor

LESSON = "[data-lesson]"
PHONE = (390, 844)


class Learner(Visitor):
    """Somebody who follows a lesson."""

    def step(self) -> tuple[str, list[str]]:
        """Returns the step, once nothing is on its way, and the choices that go on."""
        self.page.wait_for_selector(f"{LESSON} [data-choice], {LESSON} .yours")
        found = self.page.locator(LESSON)
        return str(found.get_attribute("data-step")), json.loads(found.get_attribute("data-accepts") or "[]")

    def wait_for_answer(self, before: str) -> None:
        """Waits until one more answer counts."""
        self.page.wait_for_function("n => document.querySelector('[data-answers]')?.dataset.answers !== n", arg=before)

    def answers(self) -> str:
        return str(self.page.locator("[data-answers]").get_attribute("data-answers"))

    def type_choice(self, choice: str) -> None:
        """Chooses by the key that the choice names, or with Tab and Enter."""
        there = self.page.locator(f"[data-choice={json.dumps(choice)}][aria-keyshortcuts]")
        self.page.wait_for_selector(f"[data-choice={json.dumps(choice)}]:enabled", state="attached")
        if there.count():
            self.page.keyboard.press(str(there.first.get_attribute("aria-keyshortcuts")))
        else:
            self.press(choice)

    def follow(self, *, touch: bool = False) -> int:
        """Plays a chapter along its lesson; returns how many answers it took."""
        for given in range(100):
            step, accepts = self.step()
            if step == "done":
                return given
            before = self.answers()
            if accepts == ["continue"]:
                self.page.wait_for_selector(f"{LESSON} [data-choice=continue]:enabled")
                if touch:
                    self.page.locator("[data-choice=continue]").tap()
                else:
                    self.page.wait_for_selector("[data-choice=continue]:focus")
                    self.page.keyboard.press("Enter")
            elif touch:
                self.tap_choice(accepts[0])
            else:
                self.type_choice(accepts[0])
            self.wait_for_answer(before)
        raise AssertionError("the chapter does not end")


@pytest.fixture
def learners(browser: Browser, server: Program) -> Iterator[list[Learner]]:
    opened: list[Learner] = []
    yield opened
    for learner in opened:
        learner.leave()


def chapters_of(game: str) -> list[str]:
    return [chapter.id for chapter in lesson_of(game).chapter]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", lessons())
def test_a_lesson_is_played_to_its_end_by_keyboard(
    browser: Browser, server: Program, learners: list[Learner], game: str, language: str
) -> None:
    learner = Learner(browser, server.address, language=language)
    learners.append(learner)
    learner.go(f"/learn/{game}/lesson")
    learner.page.locator("[data-next]").press("Enter")
    for chapter in chapters_of(game):
        learner.page.wait_for_selector(f"[data-lesson={chapter}]")
        assert learner.follow() >= 3
        if chapter != chapters_of(game)[-1]:
            learner.page.locator("[data-choice=next-chapter]").press("Enter")
    learner.page.locator("[data-choice=play-on]").press("Enter")
    learner.page.wait_for_url("**/rooms/**")
    learner.page.wait_for_selector(".choices .choice:enabled", state="attached")


@pytest.mark.parametrize("game", lessons())
def test_a_lesson_is_played_to_its_end_on_a_phone(
    browser: Browser, server: Program, learners: list[Learner], game: str
) -> None:
    learner = Learner(browser, server.address, PHONE, touch=True)
    learners.append(learner)
    learner.go(f"/learn/{game}/lesson/{chapters_of(game)[0]}")
    for chapter in chapters_of(game):
        learner.page.wait_for_selector(f"[data-lesson={chapter}]")
        assert not learner.wide()
        learner.follow(touch=True)
        learner.page.locator("[data-choice=next-chapter], [data-choice=play-on]").tap()
    learner.page.wait_for_url("**/rooms/**")


@pytest.mark.smoke
def test_a_wrong_turn_is_answered_kindly_and_the_place_is_kept(
    browser: Browser, server: Program, learners: list[Learner]
) -> None:
    learner = Learner(browser, server.address)
    learners.append(learner)
    page = learner.page
    learner.go("/learn/board/lesson/attack")
    for _ in range(2):
        before = learner.answers()
        page.locator("[data-choice=continue]").click()
        learner.wait_for_answer(before)
    expect(page.locator("[data-rings]")).to_have_attribute("data-rings", "1")
    learner.type_choice("attack kurskaya")
    expect(page.locator("#lesson-told")).to_contain_text("Attack Lubyanka first")
    assert learner.answers() == "2"
    page.reload()
    assert learner.step()[0] == "lesson-attack-go"
    described = page.locator('[data-station="lubyanka"]')
    expect(described).to_have_attribute("aria-describedby", "lesson-told")
    page.locator(f"{LESSON} .back").click()
    expect(page.locator(LESSON)).to_have_attribute("data-step", "lesson-attack-odds")
    assert learner.axe() == [] and learner.small_targets() == []
    learner.switch("pl")
    expect(page.locator("#lesson-told")).to_contain_text("Łubianka")
    page.locator(f"{LESSON} .leave").click()
    expect(page.locator("[data-next=attack]")).to_be_visible()
    expect(page.locator("[data-item=attack] small")).to_be_visible()
    assert learner.axe() == []
