"""The rules in our own words: Markdown by chapter, one entry per id, read for `rule` and for the page.

An entry is `## ID Title`, paragraphs, then bullets: what an edition does differently, the source, related ids, the switch.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from metro2033.text.words import TEXTS

HEADING = re.compile(r"^## (?P<id>[A-Z]{1,3}(?:-[A-Z]{2})?-\d+) (?P<title>.+)$")
BULLET = re.compile(r"^- (?P<key>[a-z0-9]+): (?P<text>.+)$")


@dataclass(frozen=True)
class Entry:
    """One rule, ruling, flag or window."""

    id: str
    title: str
    chapter: str
    text: tuple[str, ...]  # paragraphs
    editions: dict[str, str]  # what an edition does differently
    source: str
    see: tuple[str, ...]
    switch: str


@dataclass(frozen=True)
class Chapter:
    """One file of rules."""

    name: str
    title: str
    intro: tuple[str, ...]
    entries: tuple[Entry, ...]


@cache
def rulebook(language: str, game: str) -> tuple[Chapter, ...]:
    """All chapters of a game's rules in a language, or in English where they are not written yet."""
    folder = TEXTS / language / "rules" / game
    if not folder.is_dir():
        folder = TEXTS / "en" / "rules" / game
    return tuple(read_chapter(path) for path in sorted(folder.glob("*.md")))


@cache
def entries(language: str, game: str) -> dict[str, Entry]:
    """Every entry of a game's rules by id."""
    return {entry.id: entry for chapter in rulebook(language, game) for entry in chapter.entries}


def read_chapter(path: Path) -> Chapter:
    """Read one chapter: what stands before the first entry is its introduction."""
    head, *parts = re.split(r"(?m)^(?=## )", path.read_text(encoding="utf-8"))
    title, _, intro = head.strip().partition("\n")
    found = tuple(_entry(part.splitlines(), path.stem) for part in parts)
    return Chapter(path.stem, title.removeprefix("# ").strip(), tuple(_paragraphs(intro.splitlines())), found)


def _entry(lines: list[str], chapter: str) -> Entry:
    heading = HEADING.match(lines[0])
    assert heading is not None, f"{chapter}: {lines[0]}"
    bullets = {match["key"]: match["text"].strip() for line in lines if (match := BULLET.match(line))}
    body = [line for line in lines[1:] if not BULLET.match(line)]
    named = ("source", "see", "switch")
    return Entry(
        id=heading["id"],
        title=heading["title"].strip(),
        chapter=chapter,
        text=tuple(_paragraphs(body)),
        editions={key: text for key, text in bullets.items() if key not in named},
        source=bullets.get("source", ""),
        see=tuple(part.strip() for part in bullets.get("see", "").split(",") if part.strip()),
        switch=bullets.get("switch", ""),
    )


def _paragraphs(lines: list[str]) -> list[str]:
    return [" ".join(part.split()) for part in "\n".join(lines).split("\n\n") if part.strip()]


def search(language: str, game: str, words: str) -> list[Entry]:
    """Entries in which every word occurs, those with it in the title first."""
    wanted = words.casefold().split()

    def hits(text: str) -> bool:
        return all(word in text.casefold() for word in wanted)

    everything = entries(language, game).values()
    in_title = [entry for entry in everything if hits(f"{entry.id} {entry.title}")]
    in_text = [entry for entry in everything if entry not in in_title and hits(" ".join((entry.title, *entry.text)))]
    return in_title + in_text
