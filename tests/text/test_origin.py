"""Where cards come from, in every language: every field and every note of the boxes has words, and no note is left in English."""

from __future__ import annotations

import re

import pytest

from metro2033.games import editions_by_game, find_rules
from metro2033.languages import LANGUAGES, TEXTS
from metro2033.text.origin import note_key, say_origin
from metro2033.text.typeset import plain
from metro2033.text.words import words_for

MARKS = [
    (game, card.provenance)
    for game, editions in editions_by_game().items()
    for edition in editions
    for cards in find_rules(game, edition, {}).cards().values()
    for card in cards
]


def test_the_words_are_those_that_cards_need() -> None:
    fields = {f"field-{field}" for _, marks in MARKS for field in marks}
    notes = {note_key(mark.partition(":")[2]) for _, marks in MARKS for mark in marks.values() if ":" in mark}
    assert len(notes) > 10
    for language in LANGUAGES:
        keys = re.findall(r"(?m)^([\w-]+) =", (TEXTS / language / "origin.ftl").read_text(encoding="utf-8"))
        assert set(keys) == fields | notes, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_origin_of_every_card_is_in_one_language(language: str) -> None:
    foreign = {
        "en": "[ąćęłńóśźżа-яё]",
        "de": "[ąćęłńóśźżа-яё]|the |rulebook",
        "pl": "[а-яё]|the |rulebook",
        "ru": "[a-ząćęłńóśźż]",
    }[language]
    for game, marks in MARKS:
        said = say_origin(words_for(language, game), marks)
        assert not re.search(foreign, said.lower()), said


def test_fields_of_one_source_stand_together() -> None:
    marks = {"name": "rulebook", "cost": "reconstructed: from the setting", "type": "rulebook"}
    said = {language: plain(say_origin(words_for(language, "breakthrough"), marks)) for language in LANGUAGES}
    assert said["en"] == "name, type: rulebook; cost: reconstructed (from the setting)"
    assert said["de"] == "Name, Typ: Regelheft; Kosten: rekonstruiert (aus der Spielwelt)"
    assert said["pl"] == "nazwa, typ: instrukcja; koszt: rekonstrukcja (zgodnie ze światem gry)"
    assert said["ru"] == "название, тип: правила; стоимость: реконструкция (по миру игры)"


def test_a_note_of_a_content_pack_is_shown_as_written() -> None:
    assert (
        say_origin(words_for("pl", "board"), {"name": "public: z mojej talii"})
        == "nazwa: źródła publiczne (z mojej talii)"
    )
