"""The rules in three languages: the same entries in the same order, saying as much about the same editions."""

from __future__ import annotations

import re

import pytest

from metro2033.games import GAMES
from metro2033.languages import LANGUAGES
from metro2033.text.rulebook import RuleEntry, entries, rulebook
from metro2033.text.words import texts_of

FOREIGN = {"en": "[а-яёА-ЯЁąćęłńśźż]", "pl": "[а-яёА-ЯЁ]", "ru": "[ąćęłńśźżĄĆĘŁŃŚŹŻ]"}
QUOTES = {"en": "“”", "pl": "„”", "ru": "«»"}


def shape(entry: RuleEntry) -> tuple[object, ...]:
    return entry.id, entry.chapter, len(entry.text), sorted(entry.editions), entry.see, entry.source, entry.switches


def numbers(entry: RuleEntry) -> list[str]:
    """Every number of an entry, its examples included."""
    return sorted(re.findall(r"\d+", " ".join((entry.title, *entry.text))))


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_its_place(game: str) -> None:
    names = [chapter.name for chapter in rulebook("en", game)]
    for language in LANGUAGES:
        assert sorted(names) == sorted(path.stem for path in (texts_of(game) / language / "rules").glob("*.md"))


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_translations_have_the_entries_of_the_english_rules(game: str, language: str) -> None:
    english, other = entries("en", game), entries(language, game)
    assert [shape(entry) for entry in other.values()] == [shape(entry) for entry in english.values()]
    for chapter, source in zip(rulebook(language, game), rulebook("en", game), strict=True):
        assert chapter.title
        assert len(chapter.intro) == len(source.intro)


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_translations_keep_every_number(game: str, language: str) -> None:
    other = entries(language, game)
    differing = {key: (numbers(entry), numbers(other[key])) for key, entry in entries("en", game).items()}
    assert {key: pair for key, pair in differing.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_language_slips_into_another(game: str, language: str) -> None:
    for entry in entries(language, game).values():
        told = " ".join((entry.title, *entry.text))
        assert not re.search(FOREIGN[language], told), entry.id
        text = " ".join((told, *entry.editions.values()))  # what an edition says may be quoted
        assert '"' not in text, entry.id
        assert text.count(QUOTES[language][0]) == text.count(QUOTES[language][1]), entry.id


@pytest.mark.parametrize("game", GAMES)
def test_references_lead_somewhere(game: str) -> None:
    known = entries("en", game)
    for entry in known.values():
        assert set(entry.see) <= set(known), entry.id
