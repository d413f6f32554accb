"""Names: no invisible characters, no mixed alphabets within a word, and compared by appearance.

Two names look alike if their skeletons are equal: Unicode's compatibility form without accents and case, with letters of other alphabets
replaced by the Latin ones that look the same (after Unicode Technical Standard 39).
"""

from __future__ import annotations

import unicodedata

from metro2033.kernel.problem import Problem

LONGEST = 24
LONGEST_TITLE = 60
LONGEST_SKELETON = 120
MOST_ACCENTS = 2  # combining marks in a row
BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10), *range(0x180B, 0x1810)}
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "GEORGIAN", "HEBREW", "ARABIC")
DRAWN_ALIKE = {
    "a": "аα",
    "b": "вьβ",
    "c": "с",
    "d": "ԁđ",
    "e": "еёєε",
    "h": "нһ",
    "j": "ј",
    "k": "кκ",
    "l": "1i|ıłіїӏι",
    "m": "м",
    "n": "η",
    "o": "0оοø",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ",
    "t": "тτ",
    "u": "υ",
    "v": "ν",
    "w": "ԝω",
    "x": "хχ",
    "y": "уγ",
}
LOOKS = str.maketrans({other: letter for letter, others in DRAWN_ALIKE.items() for other in others})


def clean_name(name: str) -> str:
    """Returns a name without control characters and extra spaces. Refuses names with invisible or disguised characters."""
    cleaned = _normalise(name)
    if not cleaned:
        raise Problem("room-name-empty")
    if len(cleaned) > LONGEST or _hides_something(cleaned):
        raise Problem("room-name-odd")
    if any(len(_scripts(word)) > 1 for word in cleaned.split()):
        raise Problem("room-name-mixed")
    return cleaned


def clean_title(title: str) -> str:
    """Returns a title, in any mixture of alphabets, without control characters and extra spaces. Refuses invisible characters."""
    cleaned = _normalise(title)
    if not cleaned or len(cleaned) > LONGEST_TITLE or _hides_something(cleaned):
        raise Problem("name-odd")
    return cleaned


def _normalise(text: str) -> str:
    """Returns the compatibility form of a text, without control characters and extra spaces."""
    composed = unicodedata.normalize("NFKC", text)
    return " ".join("".join(letter if letter.isprintable() else " " for letter in composed).split())


def _hides_something(text: str) -> bool:
    """Returns whether a text has invisible characters or too many accents."""
    return any(ord(letter) in BLANK for letter in text) or _is_overloaded(text)


def _is_overloaded(name: str) -> bool:
    """Returns whether combining marks are stacked, or lack a base letter."""
    marks = MOST_ACCENTS
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MOST_ACCENTS:
            return True
    return False


def _scripts(word: str) -> set[str]:
    names = (unicodedata.name(letter, "").partition(" ")[0] for letter in word if letter.isalpha())
    return {name for name in names if name in SCRIPTS}


def key_of(name: str) -> str:
    """Returns the lookup key of a name."""
    return clean_name(name).casefold()[:80]


def skeleton_of(name: str) -> str:
    """Returns the skeleton of a name, which is equal for look-alike names."""
    apart = unicodedata.normalize("NFKD", name.casefold().translate(LOOKS))
    plain = "".join(letter for letter in apart if not unicodedata.category(letter).startswith("M"))
    return "".join(plain.translate(LOOKS).replace("rn", "m").replace("vv", "w").split())[:LONGEST_SKELETON]
