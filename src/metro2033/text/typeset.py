"""Typesetting: no-break spaces and apostrophes. The page implements these rules in `typeset.ts`; both pass `tests/text/typeset.json`.

Polish and Russian join one-letter words to the next word and numbers to the counted noun; Russian also joins a dash to the
preceding word. English needs none of this, but has curly apostrophes.
"""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
AFTER_NUMBER = (re.compile(r"(\d) (?=[^\W\d_]|%)"), rf"\1{NO_BREAK}")
RULES = {
    "en": ((re.compile(r"(?<=\w)'(?![\],:}])"), "’"),),
    "pl": ((re.compile(r"(?<![\w’])([AaIiOoUuWwZz]) (?=\S)"), rf"\1{NO_BREAK}"), AFTER_NUMBER),
    "ru": (
        (re.compile(r"(?<![\w’])([АаВвИиКкОоСсУуЯя]) (?=\S)"), rf"\1{NO_BREAK}"),
        AFTER_NUMBER,
        (re.compile(r" (?=[—–] )"), NO_BREAK),
    ),
}


def typeset(text: str, language: str) -> str:
    """Applies a language's typesetting rules to a text."""
    for pattern, replacement in RULES.get(language, ()):
        text = pattern.sub(replacement, text)
    return text


def plain(text: str) -> str:
    """Replaces no-break spaces by ordinary ones."""
    return text.replace(NO_BREAK, " ")
