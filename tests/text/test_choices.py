"""Buttons say what they do."""

from __future__ import annotations

import re

import pytest

from metro2033.languages import LANGUAGES
from metro2033.text.words import texts_of

BARE = re.compile(r"^(choice-\S+) = \{ \$target \}$", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "bare"), [("board", ["choice-affect-hero"]), ("breakthrough", [])])
def test_every_choice_has_a_verb(language: str, game: str, bare: list[str]) -> None:
    """A button is read alone; only the answer to “whose strength changes?” is a name."""
    texts = texts_of(game) / language / "choices.ftl"
    assert BARE.findall(texts.read_text(encoding="utf-8")) == bare
