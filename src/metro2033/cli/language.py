"""Determines the language of a run: `--lang`, else the environment."""

from __future__ import annotations

import os
import sys
from itertools import pairwise

from metro2033.languages import LANGUAGES
from metro2033.text.words import words_for

LANGUAGE_VARIABLES = ("METRO2033_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def locale_language() -> str:
    """Returns the language of the environment; English by default."""
    for variable in LANGUAGE_VARIABLES:
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def asked_language() -> str:
    """Returns the language given with `--lang`, even after the option that failed, else that of the environment."""
    known = [value for value in given_languages() if value in LANGUAGES]
    return known[-1] if known else locale_language()


def given_languages() -> list[str]:
    """Returns all values of `--lang` on the command line."""
    found = [word.partition("=")[2] for word in sys.argv if word.startswith("--lang=")]
    return found + [value for word, value in pairwise(sys.argv) if word == "--lang"]


def say(key: str, **args: str) -> str:
    """Returns a command-line message in the language of the run."""
    return words_for(asked_language(), "").say(key, args)
