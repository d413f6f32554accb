"""A language is one folder of texts; every list of languages follows from it."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from babel.core import Locale

from metro2033.games import GAMES
from metro2033.languages import FALLBACK, LANGUAGES, LOCALES, NAMES, TEXTS, Language


def test_every_folder_of_texts_is_a_language_and_says_its_name_and_locale() -> None:
    folders = {path.parent.name for path in TEXTS.glob("*/*.ftl")}
    assert folders == set(LANGUAGES) and LANGUAGES[0] == FALLBACK
    for language in LANGUAGES:
        locale = Locale.parse(LOCALES[language])
        assert locale.language == language
        assert NAMES[language] == (locale.get_language_name() or "").capitalize()


def test_our_games_have_texts_in_every_language() -> None:
    for plugin in GAMES.values():
        if plugin.is_ours:
            assert {path.name for path in (plugin.folder / "text").iterdir() if list(path.glob("*.ftl"))} == set(
                LANGUAGES
            )


def test_messages_accept_exactly_these_languages() -> None:
    assert get_args(Language) == LANGUAGES
    for language in LANGUAGES:
        assert msgspec.convert(language, Language) == language
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert("xx", Language)
