"""The languages of the package. A language is a folder of `text/`, with Fluent files and a `language.toml`; all lists follow from that."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

TEXTS: Final = Path(__file__).parent / "text"
FALLBACK: Final = "en"  # for games and content packs with fewer languages

_FILES = {path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in TEXTS.glob("*/language.toml")}
LANGUAGES: Final = (FALLBACK, *sorted(_FILES.keys() - {FALLBACK}))
NAMES: Final = {language: str(_FILES[language]["name"]) for language in LANGUAGES}  # each in the language itself
LOCALES: Final = {
    language: str(_FILES[language]["locale"]) for language in LANGUAGES
}  # how numbers and lists are written


class Typesetting(NamedTuple):
    """How a language sets its texts; `text/typeset.py` explains the rules, which the page follows too."""

    join_letters: str = ""  # one-letter words that are joined to the next word
    join_numbers: bool = False  # whether a number is joined to the next word and to a percent sign
    join_marks: str = ""  # marks that are joined to the word before
    curly_apostrophes: bool = False


TYPESETTING: Final = {language: Typesetting(**_FILES[language].get("typesetting", {})) for language in LANGUAGES}

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
