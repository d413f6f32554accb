"""The rules in every language: the same entries in the same order, saying as much about the same editions."""

from __future__ import annotations

import re
import tomllib

import pytest

from metro2033.games import GAMES
from metro2033.languages import LANGUAGES, TEXTS
from metro2033.text.rulebook import RuleEntry, chapters, entries, rulebook, search, synonyms
from metro2033.text.words import texts_of

FOREIGN = {
    "en": "[а-яёА-ЯЁąćęłńśźż]",
    "de": "[а-яёА-ЯЁąćęłńśźżĄĆĘŁŃŚŹŻ]",
    "pl": "[а-яёА-ЯЁ]",
    "ru": "[ąćęłńśźżĄĆĘŁŃŚŹŻ]",
}
QUOTES = {"en": "“”", "de": "„“", "pl": "„”", "ru": "«»"}
BOOKS = {"en2012": r"\ben\d? \d", "pl2015": r"\bpl\d? \d", "ru2011": r"\bru\d? \d"}  # as sources cite them
OURS = {  # what an edition's line says if no line of its book is cited: nothing but its silence, or whose reading it is
    "en": r"our reading|we play|, since |^(not said|not mentioned|implied|doesn.t apply, .*)$",
    "de": r"unsere Auslegung|wir spielen|, denn |^(nicht erwähnt|ergibt sich von selbst|entfällt, .*)$",
    "pl": r"nasze rozumienie|gramy|uznajemy|, bo |^(nie mówi|nie wspomina|można się tego domyślić|nie dotyczy, .*)$",
    "ru": r"мы понимаем|у нас|, ведь |^(не сказано|не упомянуто?|подразумевается|вопрос не возникает: .*)$",
}


def shape(entry: RuleEntry) -> tuple[object, ...]:
    return entry.id, entry.chapter, len(entry.text), sorted(entry.editions), entry.see, entry.source, entry.switches


def numbers(entry: RuleEntry) -> list[str]:
    """Returns every number of an entry, its examples included."""
    return sorted(re.findall(r"\d+", " ".join((entry.title, *entry.text))))


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_its_place(game: str) -> None:
    names = [chapter.name for chapter in rulebook("en", game)]
    for language in LANGUAGES:
        assert sorted(names) == sorted(path.stem for path in (texts_of(game) / language / "rules").glob("*.md"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_translations_have_the_entries_of_the_english_rules(game: str, language: str) -> None:
    english, other = entries("en", game), entries(language, game)
    assert [shape(entry) for entry in other.values()] == [shape(entry) for entry in english.values()]
    for chapter, source in zip(rulebook(language, game), rulebook("en", game), strict=True):
        assert chapter.title
        assert len(chapter.intro) == len(source.intro)


@pytest.mark.parametrize("language", LANGUAGES[1:])
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_D11_where_a_book_is_silent_the_edition_says_whose_reading_it_is(language: str) -> None:
    """No edition is said to have a flag by its card or its book if no line of that book is cited."""
    flags = [entry for entry in entries(language, "board").values() if entry.id.startswith("F-")]
    silent = [
        (entry.id, edition, said)
        for entry in (*flags, entries(language, "board")["B-ER-03"])
        for edition, said in entry.editions.items()
        if not re.search(BOOKS[edition], entry.source)
    ]
    assert len(silent) > 20
    assert [line for line in silent if not re.search(OURS[language], line[2])] == []


def test_D9_the_rules_say_that_variants_stay_for_the_whole_game_by_our_reading() -> None:
    assert "our reading" in entries("en", "breakthrough")["C-82"].source


def test_M6_the_rules_say_that_nobody_chooses_a_figure_at_the_digital_table() -> None:
    """It shows the faction and the hero, so that everybody recognises it."""
    assert "In the digital game you don't choose" in entries("en", "board")["B-CO-04"].text[0].replace("’", "'")


@pytest.mark.parametrize(
    ("language", "word", "used"),
    [
        ("en", "injury", "wounded"),
        ("en", "bazaar", "market"),
        ("pl", "bitwa", "walk"),
        ("ru", "битва", "бой"),
        ("ru", "тоннель", "туннел"),
    ],
)
def test_a_rule_is_found_by_a_word_with_the_same_meaning(language: str, word: str, used: str) -> None:
    found = search(language, "board", word)
    assert any(used in " ".join((entry.title, *entry.text)).casefold() for entry in found)
    exact = [entry for entry in found if word in " ".join((entry.title, *entry.text)).casefold()]
    assert found[: len(exact)] == exact  # the word itself comes first
    assert len(found) < len(entries(language, "board"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_of_synonyms_leads_to_a_rule(language: str) -> None:
    said = " ".join(
        " ".join((entry.title, *entry.text)) for game in chapters() for entry in entries(language, game).values()
    )
    file = TEXTS / language / "synonyms.toml"
    for group in tomllib.loads(file.read_text(encoding="utf-8"))["groups"] if file.is_file() else ():
        assert len(group) > 1 and all(stem == stem.casefold() for stem in group), group
        assert any(re.search(rf"\b{re.escape(stem)}", said.casefold()) for stem in group), group
        assert synonyms(language, group[0]) >= set(map(re.escape, group))
