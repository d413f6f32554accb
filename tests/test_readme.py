"""The README is short and true: its game is played as written, its figures are counted, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

from metro2033.cli.lookup import count_content
from metro2033.cli.main import COMMANDS
from metro2033.cli.setting import choose_setting

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
MOST_LINES = 120
LINK = re.compile(r"\]\(([\w/.-]+)(?:#[\w-]+)?\)")


def test_the_readme_is_short_and_shows_the_game_before_anything_else() -> None:
    text = (ROOT / "README.md").read_text()
    assert len(text.splitlines()) <= MOST_LINES
    assert text.index("![") < text.index("make play") < text.index("\n## ", text.index("make play"))
    assert text.count("\n## ", 0, text.index("make play")) == 1


def test_the_readme_is_a_doctest() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 10
    assert failures == 0


def test_the_python_page_is_a_doctest() -> None:
    failures, tried = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert tried >= 30
    assert failures == 0


def test_the_page_about_positions_is_a_doctest() -> None:
    failures, tried = doctest.testfile(str(ROOT / "docs" / "position.md"), module_relative=False)
    assert tried >= 6
    assert failures == 0


def test_the_page_about_pictures_is_a_doctest() -> None:
    failures, tried = doctest.testfile(str(ROOT / "docs" / "svg.md"), module_relative=False)
    assert tried >= 6
    assert failures == 0


def test_importing_the_package_brings_neither_server_nor_words() -> None:
    code = "import sys, metro2033; metro2033.new; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT / "src")
    brought = set(ran.stdout.split())
    assert "metro2033.library" in brought
    assert not brought & {
        "metro2033.server",
        "metro2033.games",
        "metro2033.text",
        "starlette",
        "numpy",
        "fluent",
        "babel",
    }


def test_the_page_about_the_command_line_names_every_command() -> None:
    table = (DOCS / "command-line.md").read_text().partition("## Commands")[2].partition("\n## ")[0]
    assert set(re.findall(r"`metro2033 (\w+)", table)) == set(COMMANDS)


def test_commands_named_in_the_readme_exist() -> None:
    assert set(re.findall(r"`metro2033 (\w+)", (ROOT / "README.md").read_text())) <= set(COMMANDS)


def test_every_document_that_is_linked_exists() -> None:
    for page in [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]:
        for target in LINK.findall(page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_index_lists_every_document() -> None:
    index = DOCS / "index.md"
    listed = {(DOCS / target).resolve() for target in LINK.findall(index.read_text())}
    wanted = {path for path in DOCS.rglob("*.md") if path != index and path.parent.name != "adr"}
    assert not wanted - listed


def test_fields_are_counted_as_the_content_counts_them() -> None:
    """The README says before the first example how much is reconstructed; docs/content.md has the whole table."""
    board, breakthrough = (count_content(choose_setting(game)) for game in ("board", "breakthrough"))
    rows = {
        "board game, cards and stations": board["provenance"],
        "of these: the six heroes": board["fields"]["hero"],
        "Breakthrough, cards": breakthrough["provenance"],
    }
    table = (DOCS / "content.md").read_text()
    for name, counted in rows.items():
        numbers = " | ".join(str(counted[word]) for word in ("rulebook", "public", "reconstructed"))
        assert f"| {name} | {numbers} |" in table
    shares = [
        round(100 * game["provenance"]["reconstructed"] / sum(game["provenance"].values()))
        for game in (board, breakthrough)
    ]
    text = (ROOT / "README.md").read_text()
    said = text.index("{} % of the fields of the board game and {} % of those of".format(*shares))
    assert said < text.index("## A game in ten lines")
