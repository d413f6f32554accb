"""The rules in our own words: Markdown by chapter, one entry per id, for the `rule` command and the page.

An entry is `## ID Title`, paragraphs, then bullets: differences by edition, and in English also the source, related ids and the switch,
which apply to every language. Each game's `rules.toml` lists its chapters in order.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from metro2033.games import GAMES
from metro2033.languages import TEXTS
from metro2033.text.words import texts_of

HEADING = re.compile(r"^## (?P<id>[A-Z]{1,4}(?:-[A-Z]{2})?-\d+) (?P<title>.+)$")
OUR_READING = "our reading"  # marks a rule on which the rulebooks are silent
SOURCE = "en"  # the language with the references
BULLET = re.compile(r"^- (?P<key>[a-z0-9]+): (?P<text>.+)$")


@dataclass(frozen=True)
class RuleEntry:
    """One rule, ruling, flag or window."""

    id: str
    title: str
    chapter: str
    text: tuple[str, ...]  # paragraphs
    editions: dict[str, str]  # differences by edition
    source: str
    see: tuple[str, ...]
    switches: tuple[str, ...]  # flags that control it


@dataclass(frozen=True)
class Chapter:
    """One file of rules."""

    name: str
    title: str
    intro: tuple[str, ...]
    entries: tuple[RuleEntry, ...]


@cache
def rulebook(language: str, game: str) -> tuple[Chapter, ...]:
    """Returns all chapters of a game's rules in a language, in reading order."""
    found = tuple(read_chapter(texts_of(game) / language / "rules" / f"{name}.md") for name in chapters().get(game, ()))
    return found if language == SOURCE else tuple(map(_referred, found, rulebook(SOURCE, game)))


@cache
def chapters() -> dict[str, list[str]]:
    """Returns the names of every game's chapters, in reading order."""
    files = {game: texts_of(game) / "rules.toml" for game in GAMES}
    return {
        game: tomllib.loads(file.read_text(encoding="utf-8"))["chapters"]
        for game, file in files.items()
        if file.is_file()
    }


def _referred(chapter: Chapter, source: Chapter) -> Chapter:
    """Copies the references of the source chapter into its translation."""
    pairs = zip(chapter.entries, source.entries, strict=True)
    found = tuple(replace(own, source=of.source, see=of.see, switches=of.switches) for own, of in pairs)
    return replace(chapter, entries=found)


@cache
def entries(language: str, game: str) -> dict[str, RuleEntry]:
    """Returns every entry of a game's rules by id."""
    return {entry.id: entry for chapter in rulebook(language, game) for entry in chapter.entries}


def find(language: str, game: str, id_: str) -> RuleEntry | None:
    """Finds an entry by id in this game or the other; ids are unique across both games."""
    return next((known[id_] for name in (game, *chapters()) if id_ in (known := entries(language, name))), None)


def read_chapter(path: Path) -> Chapter:
    """Parses one chapter; the text before the first entry is its introduction."""
    head, *parts = re.split(r"(?m)^(?=## )", path.read_text(encoding="utf-8"))
    title, _, intro = head.strip().partition("\n")
    found = tuple(_entry(part.splitlines(), path.stem) for part in parts)
    return Chapter(path.stem, title.removeprefix("# ").strip(), tuple(_paragraphs(intro.splitlines())), found)


def _entry(lines: list[str], chapter: str) -> RuleEntry:
    heading = HEADING.match(lines[0])
    assert heading is not None, f"{chapter}: {lines[0]}"
    bullets = {match["key"]: match["text"].strip() for line in lines if (match := BULLET.match(line))}
    body = [line for line in lines[1:] if not BULLET.match(line)]
    named = ("source", "see", "switch")
    return RuleEntry(
        id=heading["id"],
        title=heading["title"].strip(),
        chapter=chapter,
        text=tuple(_paragraphs(body)),
        editions={key: text for key, text in bullets.items() if key not in named},
        source=bullets.get("source", ""),
        see=_listed(bullets.get("see", "")),
        switches=_listed(bullets.get("switch", "")),
    )


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _paragraphs(lines: list[str]) -> list[str]:
    return [" ".join(part.split()) for part in "\n".join(lines).split("\n\n") if part.strip()]


def search(language: str, game: str, words: str) -> list[RuleEntry]:
    """Returns the entries that contain every word or a synonym of it; those with the words themselves come first, titles before texts."""
    given = [re.escape(word) for word in words.casefold().split()]
    wider = [
        "|".join((re.escape(word), *(rf"\b{stem}" for stem in synonyms(language, word))))
        for word in words.casefold().split()
    ]
    everything = entries(language, game).values()
    titles = {entry.id: f"{entry.id} {entry.title}".casefold() for entry in everything}
    texts = {entry.id: " ".join((entry.title, *entry.text)).casefold() for entry in everything}
    found: dict[str, RuleEntry] = {}
    for wanted, said in ((given, titles), (given, texts), (wider, titles), (wider, texts)):
        hits = [entry for entry in everything if all(re.search(word, said[entry.id]) for word in wanted)]
        found |= {entry.id: entry for entry in hits if entry.id not in found}
    return list(found.values())


def synonyms(language: str, word: str) -> set[str]:
    """Returns the stems of words that mean the same as a word in this language."""
    return {
        re.escape(stem) for group in _groups(language) if any(word.startswith(stem) for stem in group) for stem in group
    }


@cache
def _groups(language: str) -> tuple[tuple[str, ...], ...]:
    file = TEXTS / language / "synonyms.toml"
    if not file.is_file():  # a language may have none
        return ()
    return tuple(map(tuple, tomllib.loads(file.read_text(encoding="utf-8"))["groups"]))
