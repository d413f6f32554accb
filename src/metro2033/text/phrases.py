"""Predefined chat phrases: sent as keys, so that everybody reads them in their own language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from metro2033.text.words import Words

COURTESIES = ("hello", "luck", "well-played", "thinking", "moment", "thanks", "good-game")
ABOUT_STATION = "station"  # the phrase that names a station
BARGAINS = ("law-for", "law-against", "truce", "leader", "winning", ABOUT_STATION, "deal", "no-deal")
ABOUT_LAW = ("law-for", "law-against")
VOTE = "prompt-choose_vote"  # a message that only games with laws have
FORM = re.compile(r":([a-z-]+)(?:@([0-9]{1,7}))?(?:=([a-z0-9_]+))?:")


def offered_phrases(words: Words, station: str) -> list[tuple[str, str]]:
    """Returns the phrases that suit a game, by its words, each with the station it names: bargaining first, then courtesies."""
    bargains = [one for one in BARGAINS if one not in ABOUT_LAW or words.has(VOTE)]
    if not words.has(f"station-{station}"):
        bargains.remove(ABOUT_STATION)
    return [(one, station if one == ABOUT_STATION else "") for one in (*bargains, *COURTESIES)]


def write_phrase(phrase: str, to: int | None = None, station: str = "") -> str:
    """Encodes a phrase for sending: to a member or to everybody, optionally about a station."""
    whom = "" if to is None else f"@{to}"
    return f":{phrase}{whom}{f'={station}' if station else ''}:"


def read_phrase(said: str, words: Words, names: Mapping[int, str]) -> str:
    """Decodes a chat line into the reader's language, with members by name; other text is returned unchanged."""
    found = FORM.fullmatch(said)
    phrase, to, station = found.groups("") if found is not None else ("", "", "")
    if phrase in COURTESIES:
        return words.say(f"web-phrase-{phrase}")
    if phrase not in BARGAINS or (phrase == ABOUT_STATION and not words.has(f"station-{station}")):
        return said
    place = {"station": words.say(f"station-{station}")} if phrase == ABOUT_STATION else {}
    text = words.say(f"web-bargain-{phrase}", place)
    name = names.get(int(to)) if to else None
    return text if name is None else words.say("web-bargaining-to", {"name": name, "phrase": text})
