"""The languages of the package. A language is a folder of `text/`, with Fluent files and a `language.toml`; all lists follow from that."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

TEXTS: Final = Path(__file__).parent / "text"
FALLBACK: Final = "en"  # for whatever has fewer languages: games from other packages, content packs

_FILES = {path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in TEXTS.glob("*/language.toml")}
LANGUAGES: Final = (FALLBACK, *sorted(_FILES.keys() - {FALLBACK}))
NAMES: Final = {language: str(_FILES[language]["name"]) for language in LANGUAGES}  # each in the language itself
LOCALES: Final = {
    language: str(_FILES[language]["locale"]) for language in LANGUAGES
}  # how numbers and lists are written

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
