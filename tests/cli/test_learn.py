"""`learn` in a terminal: lessons are followed, left and resumed, and a wrong turn is answered kindly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from metro2033.study.lessons.lesson import lesson_of, lessons
from metro2033.study.lessons.walk import CONTINUE, Walk, walk
from tests.cli.terminal import Terminal

ASK = "q leave:"


def learn(*words: str, folder: Path) -> Terminal:
    return Terminal(*words, folder=folder, environment={"XDG_STATE_HOME": str(folder)}, command="learn")


def typed(walked: Walk, choice: str) -> str:
    """Returns the input for a choice: Enter, or its number."""
    if choice == CONTINUE:
        return ""
    prompt = walked.prompt
    assert prompt is not None
    return str([option.id for option in prompt.options].index(choice) + 1)


def follow(terminal: Terminal, game: str, chapter: str) -> None:
    """Plays a chapter along its lesson."""
    walked = walk(lesson_of(game), lesson_of(game).find(chapter), [])
    while walked.step is not None:
        terminal.wait_for(ASK)
        choice = walked.accepted()[0]
        terminal.type(typed(walked, choice))
        walked.answer(choice)
    terminal.wait_for("chapter done")


@pytest.mark.parametrize("game", lessons())
def test_a_lesson_is_played_to_its_end_in_the_terminal(game: str, tmp_path: Path) -> None:
    terminal = learn(game, folder=tmp_path)
    for chapter in lesson_of(game).chapter:
        follow(terminal, game, chapter.id)
        last = chapter is lesson_of(game).chapter[-1]
        terminal.wait_for("to leave:")
        if not last:
            terminal.type("")
    done = json.loads((tmp_path / "metro2033" / "lessons.json").read_text())[game]["done"]
    assert done == [chapter.id for chapter in lesson_of(game).chapter]
    terminal.type("")  # a real game goes on from here
    terminal.wait_for("? for help:")
    terminal.type("q")
    terminal.wait_for("Saved as game.metro")
    assert terminal.end() == 0


def test_a_wrong_turn_is_answered_and_the_place_is_kept(tmp_path: Path) -> None:
    terminal = learn("board", "--chapter", "attack", folder=tmp_path)
    for _ in range(2):
        terminal.wait_for(ASK)
        terminal.type("")
    terminal.wait_for("Attack Lubyanka: choose")
    terminal.wait_for(ASK)
    terminal.type("1")
    terminal.wait_for("belongs to a rival")
    terminal.wait_for(ASK)
    terminal.type("99")
    terminal.wait_for("number from 1 to 10")
    terminal.wait_for(ASK)
    terminal.type("c")
    terminal.wait_for("Winning")
    terminal.wait_for(ASK)
    terminal.type("q")
    terminal.wait_for("metro2033 learn board")
    assert terminal.end() == 0
    again = learn("board", "--lang", "pl", folder=tmp_path)
    again.wait_for("Zaatakuj stację Łubianka")
    again.wait_for("wyjście:")
    again.type("b")
    again.wait_for("jest neutralna")
    again.wait_for("wyjście:")
    again.type("q")
    assert again.end() == 0
