"""Typesetting: no-break spaces and apostrophes. The page has the same rules in `typeset.ts`; both pass `tests/text/typeset.json`.

Polish and Russian keep one-letter words with the next word and numbers with what they count; Russian also keeps a dash with the
word before it. English needs none of this, but has curly apostrophes.
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
    """A text with no-break spaces where a line must not break."""
    for pattern, replacement in RULES[language]:
        text = pattern.sub(replacement, text)
    return text


def plain(text: str) -> str:
    """A text with ordinary spaces instead of no-break spaces."""
    return text.replace(NO_BREAK, " ")
