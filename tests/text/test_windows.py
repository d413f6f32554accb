"""Every window that can be passed automatically has a text on the page."""

from __future__ import annotations

import pytest

from metro2033.games import GAMES, find_rules
from metro2033.games.board.codes import WINDOWS
from metro2033.languages import LANGUAGES
from metro2033.text.words import words_for


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_window_has_words(language: str) -> None:
    words = words_for(language, "")
    for game in GAMES:
        for kind in find_rules(game, "", {}).windows:
            assert words.has(f"web-window-{kind}")
            for window in WINDOWS:
                assert words.has(f"web-window-{kind}-{window}"), window
