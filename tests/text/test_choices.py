"""Buttons say what they do."""

from __future__ import annotations

import re

import pytest

from metro2033.languages import LANGUAGES
from metro2033.text.words import texts_of

BARE = re.compile(r"^(choice-\S+) = \{ \$target \}$", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_about_a_card_of_the_card_game_has_a_verb(language: str) -> None:
    """Only a faction is chosen by its name: the question asks for nothing else."""
    texts = texts_of("breakthrough") / language / "choices.ftl"
    assert BARE.findall(texts.read_text(encoding="utf-8")) == ["choice-choose-faction"]
