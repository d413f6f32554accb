"""Ready-made phrases of the chat: in every language, in both clients, with addressees and stations."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from metro2033.games import find_game
from metro2033.languages import LANGUAGES
from metro2033.text.nouns import PLAIN
from metro2033.text.phrases import (
    ABOUT_PLACE,
    COURTESIES,
    offered_phrases,
    read_phrase,
    write_phrase,
)
from metro2033.text.words import words_for

BOARD, CARDS = (find_game(game).nouns for game in ("board", "breakthrough"))
PAGE = Path(__file__).parents[2] / "web" / "src"
NAMES = {3: "Anna"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_to_bargain_with_were_missing(language: str) -> None:
    words = words_for(language, "board")
    for phrase in BOARD.bargains:
        said = write_phrase(phrase, 3, "dinamo" if phrase == ABOUT_PLACE else "")
        read = read_phrase(said, words, NAMES)
        assert read.startswith("@Anna: ") and ":" + phrase not in read and "{" not in read
    assert words.say("station-dinamo") in read_phrase(":station=dinamo:", words, {})
    assert read_phrase(":deal@9:", words, NAMES) == read_phrase(":deal:", words, {})


def test_a_phrase_is_read_in_each_readers_language() -> None:
    said = write_phrase("law-for", 3)
    assert said == ":law-for@3:"
    read = [
        read_phrase(said, words_for(language, "board"), NAMES).replace("\xa0", " ")
        for language in ("en", "de", "pl", "ru")
    ]
    assert read == [
        "@Anna: Vote for the law, and I won’t attack you.",
        "@Anna: Stimm für das Gesetz, dann greife ich dich nicht an.",
        "@Anna: Zagłosuj za prawem, a cię nie zaatakuję.",
        "@Anna: Проголосуй за закон — и я на тебя не нападу.",
    ]


@pytest.mark.parametrize(
    "typed",
    [
        "hello",
        ":",
        "::",
        ":no-such:",
        ":station:",
        ":station=nowhere:",
        ":deal@x:",
        ":deal@99999999:",
        ":deal: ",
        ":deal\n:",
    ],
)
def test_what_is_not_a_phrase_stays_as_it_was_typed(typed: str) -> None:
    assert read_phrase(typed, words_for("en", "board"), NAMES) == typed


def test_a_game_is_offered_the_phrases_that_suit_it() -> None:
    board, cards = words_for("en", "board"), words_for("en", "breakthrough")
    assert [phrase for phrase, _ in offered_phrases(BOARD, board, "dinamo")] == [*BOARD.bargains, *COURTESIES]
    assert (ABOUT_PLACE, "dinamo") in offered_phrases(BOARD, board, "dinamo")
    assert ABOUT_PLACE not in [phrase for phrase, _ in offered_phrases(BOARD, board, "")]
    assert [phrase for phrase, _ in offered_phrases(CARDS, cards, "")] == [*PLAIN.bargains, *COURTESIES]
    assert set(BOARD.bargains) - set(PLAIN.bargains) == {"law-for", "law-against", ABOUT_PLACE}


def listed(file: str, name: str) -> list[str]:
    """Returns a list of phrases in the page's sources."""
    found = re.search(rf"{name}\b[^\[]*\[([^\]]*)\]", (PAGE / file).read_text(encoding="utf-8"))
    assert found is not None
    return re.findall(r'"([a-z-]+)"', found.group(1))


def test_the_page_offers_the_same_phrases() -> None:
    assert listed("live/phrases.ts", "COURTESIES") == list(COURTESIES)
    for game in ("board", "breakthrough"):
        assert listed(f"games/{game}/ui.ts", "bargains") == list(find_game(game).nouns.bargains)
