"""Predefined chat phrases: sent as keys, so that everybody reads them in their own language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from metro2033.text.nouns import Nouns
from metro2033.text.words import Words

COURTESIES = ("hello", "luck", "well-played", "thinking", "moment", "thanks", "good-game")
ABOUT_PLACE = "station"  # the phrase that names a place of the board
FORM = re.compile(r":([a-z-]+)(?:@([0-9]{1,7}))?(?:=([a-z0-9_]+))?:")


def offered_phrases(nouns: Nouns, words: Words, place: str) -> list[tuple[str, str]]:
    """Returns the phrases of a game, each with the place it names: bargaining first, then courtesies."""
    is_place = words.has(f"station-{place}")
    bargains = [(phrase, place if phrase == ABOUT_PLACE else "") for phrase in nouns.bargains]
    return [
        *(bargain for bargain in bargains if is_place or bargain[0] != ABOUT_PLACE),
        *((courtesy, "") for courtesy in COURTESIES),
    ]


def write_phrase(phrase: str, to: int | None = None, place: str = "") -> str:
    """Encodes a phrase for sending: to a member or to everybody, optionally about a place."""
    whom = "" if to is None else f"@{to}"
    return f":{phrase}{whom}{f'={place}' if place else ''}:"


def read_phrase(said: str, words: Words, names: Mapping[int, str]) -> str:
    """Decodes a chat line into the reader's language, with members by name; other text is returned unchanged."""
    match = FORM.fullmatch(said)
    phrase, to, place = match.groups("") if match is not None else ("", "", "")
    if phrase in COURTESIES:
        return words.say(f"web-phrase-{phrase}")
    if not words.has(f"web-bargain-{phrase}") or (phrase == ABOUT_PLACE and not words.has(f"station-{place}")):
        return said
    named = {"station": words.say(f"station-{place}")} if phrase == ABOUT_PLACE else {}
    text = words.say(f"web-bargain-{phrase}", named)
    name = names.get(int(to)) if to else None
    return text if name is None else words.say("web-bargaining-to", {"name": name, "phrase": text})
