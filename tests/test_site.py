"""The documentation site is built without warnings, its links lead somewhere, and it loads nothing from other machines."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from tools.site import SECTIONS, check, make
from tools.site_pages import DOCS, ROOT, page_of, relink

from metro2033 import __version__
from metro2033.languages import LANGUAGES
from metro2033.text.rulebook import rulebook


def in_one_process(test: Callable[[Path], None]) -> Callable[[Path], None]:
    """Marks a test of the built site: all of them run in one process, so that it is built once."""
    return pytest.mark.slow(pytest.mark.xdist_group("site")(test))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provides the site, built strictly: a warning is an error."""
    folder = tmp_path_factory.mktemp("site")
    assert make(folder) > 150
    return folder


@in_one_process
def test_every_document_and_every_decision_is_a_page(site: Path) -> None:
    for path in DOCS.rglob("*.md"):
        assert (site / page_of(path)).with_suffix(".html").exists(), path
    assert __version__ in (site / "release-notes.html").read_text(encoding="utf-8")


@in_one_process
def test_every_rule_is_there_in_every_language(site: Path) -> None:
    for language in LANGUAGES:
        for game in ("board", "breakthrough"):
            for chapter in rulebook(language, game):
                text = (site / f"rules/{language}/{game}/{chapter.name}.html").read_text(encoding="utf-8")
                for entry in chapter.entries:
                    assert f'id="{entry.id.lower()}"' in text, (language, entry.id)


@in_one_process
def test_the_reference_describes_what_is_public(site: Path) -> None:
    shown = {
        name: (site / f"reference/{name}.html").read_text(encoding="utf-8") for name in ("metro2033", "metro2033.rl")
    }
    for anchor in ("metro2033.new", "metro2033.Game.answer", "metro2033.Game.svg"):
        assert f'id="{anchor}"' in shown["metro2033"]
    assert 'id="metro2033.rl.BatchEnv.step"' in shown["metro2033.rl"]
    assert 'id="metro2033.svg.board"' in (site / "reference/metro2033.svg.html").read_text(encoding="utf-8")


def test_the_index_and_the_menu_of_the_site_have_the_same_sections() -> None:
    titles = re.findall(r"^## (.+)$", (DOCS / "index.md").read_text(), re.MULTILINE)
    assert titles == [*SECTIONS, "Decisions"]


def test_links_between_documents_are_set_right() -> None:
    pages = {ROOT / "README.md": "index.md", DOCS / "svg.md": "svg.md", DOCS / "adr" / "0001-x.md": "adr/0001-x.md"}
    text = "[a](docs/svg.md#in-python) [b](LICENSE) [c](https://example.org/x) `x`\n```\n[d](docs/svg.md)\n```\n"
    assert relink(text, ROOT / "README.md", "index.md", pages) == (
        "[a](svg.md#in-python) b [c](https://example.org/x) `x`\n```\n[d](docs/svg.md)\n```\n"
    )
    assert relink("[up](../svg.md)", DOCS / "adr" / "0001-x.md", "adr/0001-x.md", pages) == "[up](../svg.md)"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('<a href="none.html">x</a>', "no page none.html"),
        ('<a href="#nowhere">x</a>', "no place #nowhere"),
        ('<script src="https://cdn.example/x.js"></script>', "loads https://cdn.example/x.js"),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', "loads //fonts.example/x.css"),
        ('<img src="http://tracker.example/x.png">', "loads http://tracker.example/x.png"),
    ],
)
def test_the_check_finds_what_is_wrong(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "index.html").write_text(f'<p id="here"></p><a href="#here">ok</a>{text}')
    (tmp_path / "style.css").write_text("body { color: red }")
    found = check(tmp_path)
    assert len(found) == 1 and fault in found[0]
    (tmp_path / "style.css").write_text("@import 'https://fonts.example/x.css';")
    assert len(check(tmp_path)) == 2


def test_one_version_is_told_everywhere() -> None:
    """The package, the changelog, the citation, the page and the lock file."""
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors", "type", "license"} <= set(citation)
    newest = re.search(r"^## \[(\d.*)\] - (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest and (citation["version"], citation["date-released"]) == newest.groups()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    ours = next(package for package in locked if package["name"] == "metro2033")
    assert {citation["version"], project["version"], ours["version"], page["version"]} == {__version__}
