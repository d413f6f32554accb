"""Typesetting: no-break spaces and apostrophes. The page implements these rules in `typeset.ts`; both pass `tests/text/typeset.json`.

Which rules apply is a matter of the language, stated in its `language.toml`: Polish and Russian join one-letter words to the next
word; they and German join numbers to the counted noun; Russian and German join a dash to the preceding word. English needs none of
this, but has curly apostrophes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from metro2033.languages import LANGUAGES, TYPESETTING, Typesetting

NO_BREAK = "\u00a0"


def _rules(how: Typesetting) -> Iterator[tuple[re.Pattern[str], str]]:
    if how.curly_apostrophes:
        yield re.compile(r"(?<=\w)'(?![\],:}])"), "’"
    if how.join_letters:
        yield re.compile(rf"(?<![\w’])([{how.join_letters}]) (?=\S)"), rf"\1{NO_BREAK}"
    if how.join_numbers:
        yield re.compile(r"(\d) (?=[^\W\d_]|%)"), rf"\1{NO_BREAK}"
    if how.join_marks:
        yield re.compile(rf" (?=[{how.join_marks}](?!\w))"), NO_BREAK


RULES = {language: tuple(_rules(TYPESETTING[language])) for language in LANGUAGES}


def typeset(text: str, language: str) -> str:
    """Applies a language's typesetting rules to a text."""
    for pattern, replacement in RULES.get(language, ()):
        text = pattern.sub(replacement, text)
    return text


def plain(text: str) -> str:
    """Replaces no-break spaces by ordinary ones."""
    return text.replace(NO_BREAK, " ")
