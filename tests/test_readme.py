"""The README's game and the page about Python are played as written, and the commands exist."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

from metro2033.cli.lookup import count_content
from metro2033.cli.main import app
from metro2033.cli.setting import choose_setting

ROOT = Path(__file__).parents[1]


def test_the_readme_is_a_doctest() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 10
    assert failures == 0


def test_the_python_page_is_a_doctest() -> None:
    failures, tried = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert tried >= 30
    assert failures == 0


def test_the_page_about_pictures_is_a_doctest() -> None:
    failures, tried = doctest.testfile(str(ROOT / "docs" / "svg.md"), module_relative=False)
    assert tried >= 6
    assert failures == 0


def test_importing_the_package_brings_neither_server_nor_words() -> None:
    code = "import sys, metro2033; print(*sys.modules)"
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


def test_the_readme_names_every_command() -> None:
    written = set(re.findall(r"`metro2033 (\w+)", (ROOT / "README.md").read_text()))
    groups = {group.name for group in app.registered_groups}
    assert {command.name for command in app.registered_commands} | groups == written


def test_every_document_that_is_linked_exists() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([\w/.-]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_readme_counts_the_fields_as_the_content_does() -> None:
    """How much is printed and how much is ours is said early, and with the numbers of `metro2033 content`."""
    text = (ROOT / "README.md").read_text()
    board, breakthrough = (count_content(choose_setting(game)) for game in ("board", "breakthrough"))
    rows = {
        "board game, cards and stations": board["provenance"],
        "of these: the six heroes": board["fields"]["hero"],
        "Breakthrough, cards": breakthrough["provenance"],
    }
    for name, counted in rows.items():
        numbers = " | ".join(str(counted[word]) for word in ("rulebook", "public", "reconstructed"))
        assert f"| {name} | {numbers} |" in text
    assert text.index("How much of it is printed") < text.index("## Two commands")
