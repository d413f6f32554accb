"""Builds the documentation site in strict mode, and checks it: `python -m tools.site [FOLDER]`, by default `site/`.

A broken link, a page that no menu leads to, or anything loaded from another machine is an error.
"""

from __future__ import annotations

import logging
import re
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config

from metro2033.languages import NAMES
from metro2033.text.rulebook import rulebook
from metro2033.text.words import words_for
from tools.site_pages import GAMES, REFERENCE, ROOT, gather

SECTIONS = {  # by reader, as in docs/index.md
    "Play": ("browser", "install", "playing", "command-line", "daily", "clubs", "leagues", "luck", "content"),
    "Host": ("club-in-fifteen-minutes", "hosting", "reliability", "security"),
    "Study": ("learning", "editions", "balance"),
    "Build a bot": ("a-game-of-your-own", "bots", "agents", "python", "svg", "arena", "ladder"),
    "Research": ("rl", "dataset", "learning-agents", "performance"),
    "Contribute": ("contributing", "architecture", "glossary", "testing", "releasing", "code-of-conduct"),
    "Formats": ("record", "position", "scenario", "protocol", "bot-protocol", "practice"),
}
OWN = {"index.md", "release-notes.md"}
LOADS = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
QUIET_LINKS = ("canonical", "next", "prev")
FAR = re.compile(r"^(?:https?:)?//")
FAR_IN_STYLE = re.compile(r"""(?:url\(|@import\s+)["']?(?:https?:)?//""")


class Fault(Exception):
    """The faults of the site, line by line."""


def navigation(pages: list[str]) -> list[Any]:
    """Returns the menu, by reader. A document that no section names goes under "Contribute", so that none is lost."""
    named = {f"{name}.md" for names in SECTIONS.values() for name in names}
    others = [page for page in pages if "/" not in page and page not in named and page not in OWN]
    sections: dict[str, list[Any]] = {title: [f"{name}.md" for name in names] for title, names in SECTIONS.items()}
    sections["Study"] += [{f"Rules: {name}": _rules(language)} for language, name in NAMES.items()]
    sections["Build a bot"].insert(0, {"Tutorials": _index_first(pages, "tutorials/")})
    sections["Build a bot"].append({"Reference": [{module: f"reference/{module}.md"} for module in REFERENCE]})
    sections["Contribute"] += others
    return [
        {"Home": "index.md"},
        *({title: listed} for title, listed in sections.items()),
        {"Decisions": _index_first(pages, "adr/")},
        {"Release notes": "release-notes.md"},
    ]


def _index_first(pages: list[str], folder: str) -> list[str]:
    """Returns the pages of a folder, with its index first."""
    return sorted((page for page in pages if page.startswith(folder)), key=lambda page: page != f"{folder}index.md")


def _rules(language: str) -> list[Any]:
    """Returns the menu of the rules in one language."""
    return [{words_for(language, game).say(f"game-{game}"): _chapters(language, game)} for game in GAMES]


def _chapters(language: str, game: str) -> list[str]:
    return [
        f"rules/{language}/{game}/{name}.md"
        for name in ("index", *(chapter.name for chapter in rulebook(language, game)))
    ]


class Warnings(logging.Handler):
    """Collects the builder's warnings."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Stores a warning."""
        self.said.append(record.getMessage())


def make(folder: Path) -> int:
    """Builds the site into a folder and returns the number of its pages. Raises `Fault` if anything is wrong with it."""
    heard = Warnings()
    logger = logging.getLogger("mkdocs")
    logger.addHandler(heard)
    # Two builds at once must not share a folder: one would delete the pages that the other one reads.
    with tempfile.TemporaryDirectory(prefix="metro2033-site-") as sources:
        pages = Path(sources)
        nav = navigation(gather(pages / "docs"))
        setting = {"INHERIT": str(ROOT / "mkdocs.yml"), "docs_dir": "docs", "site_dir": str(folder), "nav": nav}
        text = yaml.safe_dump(setting, allow_unicode=True, sort_keys=False)
        (pages / "mkdocs.yml").write_text(text, encoding="utf-8")
        try:
            build(load_config(str(pages / "mkdocs.yml")))
        finally:
            logger.removeHandler(heard)
    faults = [*heard.said, *check(folder)]
    if faults:
        raise Fault("\n".join(faults))
    return len(list(folder.rglob("*.html")))


class Page(HTMLParser):
    """The ids, links and loaded resources of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collects the ids, links and loaded resources of a tag."""
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in LOADS and LOADS[tag] in given and given.get("rel") not in QUIET_LINKS:
            self.loads.append(given[LOADS[tag]])


def check(folder: Path) -> list[str]:
    """Returns broken links, and everything that would be loaded from another machine."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    faults = []
    for path, page in pages.items():
        name = path.relative_to(folder).as_posix()
        faults += [f"{name} loads {what}" for what in page.loads if FAR.match(what)]
        for link in page.links:
            if problem := _broken(path, link, pages):
                faults.append(f"{name}: {problem}")
    for style in folder.rglob("*.css"):
        if FAR_IN_STYLE.search(style.read_text(encoding="utf-8")):
            faults.append(f"{style.relative_to(folder)} loads something from elsewhere")
    return faults


def _broken(path: Path, link: str, pages: dict[Path, Page]) -> str:
    """Returns the fault of a link, or an empty string; external addresses are not checked."""
    target, anchor = urldefrag(link)
    if re.match(r"[a-z]+:", link) or (path.name == "404.html" and link.startswith("/")):
        return ""
    found = (path.parent / unquote(target)).resolve() if target else path
    if found.is_dir():
        found /= "index.html"
    if not found.exists():
        return f"no page {link}"
    if anchor and found in pages and unquote(anchor) not in pages[found].ids:
        return f"no place {link}"
    return ""


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
    try:
        print(f"{make(where.resolve())} pages in {where}")
    except Fault as fault:
        sys.exit(str(fault))
