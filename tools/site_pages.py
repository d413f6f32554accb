"""The pages of the documentation site: the repository's documents with adjusted links, the rules, and the library reference."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from metro2033.languages import LANGUAGES
from metro2033.text.rulebook import Chapter, RuleEntry, rulebook
from metro2033.text.words import words_for

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
GAMES = ("board", "breakthrough")
ELSEWHERE = {  # documents outside docs/, with their page
    ROOT / "CHANGELOG.md": "release-notes.md",
    ROOT / "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    ROOT / "CONTRIBUTING.md": "contributing.md",
    ROOT / "SECURITY.md": "security.md",
}
ASSETS = (".svg", ".webp", ".png", ".csv", ".json")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s#]*)(#[^()\s]*)?\)")
FENCE = re.compile(r"^(```.*?^```)", re.MULTILINE | re.DOTALL)
REFERENCE = {  # a page of the reference, its module, and its introduction
    "metro2033": "`import metro2033`: games with texts and files. [The Python interface](../python.md) introduces it.",
    "metro2033.svg": "Tables and cards as pictures. [Pictures](../svg.md) introduces them.",
    "metro2033.rl": "Environments for reinforcement learning. [The manual](../rl.md) introduces them.",
    "metro2033.dataset": "Games of bots as data. [Datasets](../dataset.md) describes the files.",
    "metro2033.client": "A client of the server. [The protocol](../protocol.md) explains every message.",
}


def gather(folder: Path) -> list[str]:
    """Writes all pages to a folder and returns their names."""
    pages = {path: page_of(path) for path in sorted(DOCS.rglob("*.md"))} | ELSEWHERE
    for path, page in pages.items():
        write(folder / page, relink(path.read_text(encoding="utf-8"), path, page, pages))
    for path in sorted(DOCS.rglob("*")):
        if path.suffix in ASSETS:
            write(folder / path.relative_to(DOCS), path.read_bytes())
    write(folder / "favicon.svg", (ROOT / "web" / "public" / "icon.svg").read_bytes())
    for page, text in [*rule_pages(), *reference_pages()]:
        write(folder / page, text)
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.md"))


def page_of(path: Path) -> str:
    """Returns the page of a document in docs/; the README of a folder is its index."""
    page = path.relative_to(DOCS)
    return (page.with_name("index.md") if page.name == "README.md" else page).as_posix()


def write(path: Path, content: str | bytes) -> None:
    """Writes a file, and creates its folder if necessary."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def relink(text: str, source: Path, page: str, pages: dict[Path, str]) -> str:
    """Returns a document with its links between pages adjusted; a link to a file without a page becomes plain text."""

    def replaced(match: re.Match[str]) -> str:
        picture, label, target, anchor = match[1], match[2], match[3], match[4] or ""
        if not target or re.match(r"[a-z]+:", target):
            return match[0]
        found = (source.parent / target).resolve()
        if found in pages:
            return f"[{label}]({towards(page, pages[found])}{anchor})"
        if found.suffix in ASSETS and found.is_relative_to(DOCS):
            return f"{picture}[{label}]({towards(page, found.relative_to(DOCS).as_posix())})"
        return label

    return "".join(part if part.startswith("```") else LINK.sub(replaced, part) for part in FENCE.split(text))


def towards(page: str, other: str) -> str:
    """Returns the relative address of a page, seen from another."""
    return os.path.relpath(other, Path(page).parent).replace(os.sep, "/")


def rule_pages() -> Iterator[tuple[str, str]]:
    """Yields the rules of both games in every language: a page for every chapter, and an index."""
    for language in LANGUAGES:
        for game in GAMES:
            book, words = rulebook(language, game), words_for(language, game)
            places = {entry.id: chapter.name for chapter in book for entry in chapter.entries}
            listed = "\n".join(f"- [{chapter.title}]({chapter.name}.md)" for chapter in book)
            yield f"rules/{language}/{game}/index.md", f"# {words.say(f'game-{game}')}\n\n{listed}\n"
            for chapter in book:
                yield f"rules/{language}/{game}/{chapter.name}.md", rule_page(chapter, places)


def rule_page(chapter: Chapter, places: dict[str, str]) -> str:
    """Returns a chapter of the rules as a page."""
    parts = [f"# {chapter.title}", *chapter.intro]
    for entry in chapter.entries:
        parts += [
            f"## {entry.id} {entry.title} {{ #{entry.id.lower()} }}",
            *entry.text,
            notes(entry, chapter.name, places),
        ]
    return "\n\n".join(filter(None, parts)) + "\n"


def notes(entry: RuleEntry, chapter: str, places: dict[str, str]) -> str:
    """Returns the differences between editions, and related rules as links."""
    lines = [f"- `{edition}`: {text}" for edition, text in entry.editions.items()]
    related = []
    for other in entry.see:
        place = places.get(other)
        page = "" if place == chapter else f"{place}.md"
        related.append(f"[{other}]({page}#{other.lower()})" if place else other)
    if related:
        lines.append(f"- → {', '.join(related)}")
    return "\n".join(lines)


def reference_pages() -> Iterator[tuple[str, str]]:
    """Yields the reference of the public library, filled in by mkdocstrings."""
    for module, about in REFERENCE.items():
        names = re.findall(r'"(\w+)"', _public(module))
        shown = "\n\n".join(f"::: {module}.{name}" for name in names if not name.startswith("__"))
        yield f"reference/{module}.md", f"# {module}\n\n{about}\n\n{shown}\n"


def _public(module: str) -> str:
    """Returns the source text of a module's `__all__`."""
    path = ROOT / "src" / Path(*module.split(".")) / "__init__.py"
    found = re.search(r"^__all__ = \[(.*?)\]", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found, f"{module} says what is public"
    return found[1]
