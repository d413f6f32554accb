"""Decision records are true today: numbered, with a status and a date, listed by subject.

Every file and symbol that they or the guides name exists.
"""

from __future__ import annotations

import ast
import datetime
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "metro2033"
FOLDER = ROOT / "docs" / "adr"
DECISIONS = sorted(FOLDER.glob("[0-9]*.md"))
BASES = (ROOT, SOURCE, ROOT / "web" / "src")  # a path may be written from each of them
GUIDES = (ROOT / "CONTRIBUTING.md", *(ROOT / "docs" / f"{name}.md" for name in ("architecture", "testing", "glossary")))
GUIDE_BASES = (SOURCE / "server", SOURCE / "games" / "board")  # a guide says where a section's paths begin
GENERATED = (".builds", ".venv", "built.json", "site/", "src/metro2033/server/static")  # not committed

STATUS = re.compile(
    r"Status: (?:accepted (?P<date>\d{4}-\d\d-\d\d)"
    r"|superseded by \[ADR (?P<number>\d+)\]\((?P<link>[\w.-]+)\)"
    r"|withdrawn)\b"
)
CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
SUFFIXES = "py|pyi|ts|mjs|js|svelte|css|tcss|html|md|toml|json|jsonl|yml|yaml|ftl|h|sh|sql|cff|lock|service"
PATH = re.compile(rf"(?:[\w.*-]+/)*[\w.*-]+\.(?:{SUFFIXES})|(?:[\w.*-]+/)+[\w.*-]*")
SYMBOL = re.compile(r"metro2033(?:\.\w+)+")


def status_of(path: Path) -> re.Match[str]:
    found = STATUS.match(path.read_text(encoding="utf-8").splitlines()[2])
    assert found, f"{path.name}: no status with a date, or with the record that supersedes it"
    return found


def named_in(text: str) -> list[str]:
    """Returns everything in backticks, outside blocks of code."""
    return CODE.findall(FENCE.sub("", text))


@cache
def file_names() -> frozenset[str]:
    parts = ("bench", "deploy", "docs", "examples", "src", "tests", "tools", "web/src", "web/plugins", "web/worker")
    return frozenset(path.name for part in parts for path in (ROOT / part).rglob("*"))


def path_exists(name: str, bases: Sequence[Path] = BASES) -> bool:
    """Returns whether a path exists from one of the bases; a bare file name may be that of any file, and GAME and LANGUAGE any name."""
    if name.startswith(GENERATED):
        return True
    if any(next(base.glob(name.rstrip("/").replace("GAME", "*").replace("LANGUAGE", "*")), None) for base in bases):
        return True
    return "/" not in name and name in file_names()


@cache
def names_of(module: Path) -> frozenset[str]:
    """Returns the names that a module defines or imports, those of its classes included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {alias.asname or alias.name for alias in node.names}
    return frozenset(found)


def symbol_exists(dotted: str) -> bool:
    """Resolves `metro2033.package.module.Class.member` in the sources, without importing them."""
    place, names = SOURCE, dotted.split(".")[1:]
    while names and (place / names[0]).is_dir():
        place /= names.pop(0)
    if names and (place / f"{names[0]}.py").is_file():
        module = place / f"{names.pop(0)}.py"
    else:
        module = place / "__init__.py"
    return module.is_file() and set(names) <= names_of(module)


def missing_in(path: Path, bases: Sequence[Path]) -> list[str]:
    """Lists the files and symbols that a document names and that do not exist."""
    named = named_in(path.read_text(encoding="utf-8"))
    paths = [name for name in named if PATH.fullmatch(name) and not path_exists(name, bases)]
    symbols = [name for name in named if SYMBOL.fullmatch(name) and not PATH.fullmatch(name)]
    return paths + [name for name in symbols if not symbol_exists(name)]


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.name[:4])
def test_a_decision_is_numbered_and_has_a_status_and_a_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8").startswith(f"# {int(path.name[:4])}. ")
    status = status_of(path)
    if status["date"]:
        assert datetime.date.fromisoformat(status["date"])
    if status["link"]:
        assert (FOLDER / status["link"]).is_file() and int(status["link"][:4]) == int(status["number"])


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.name[:4])
def test_every_file_and_symbol_that_a_decision_names_exists(path: Path) -> None:
    """Superseded records describe the past, and are exempt."""
    if status_of(path)["link"]:
        return
    assert not missing_in(path, BASES)


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.stem)
def test_every_file_and_symbol_that_a_guide_names_exists(path: Path) -> None:
    assert not missing_in(path, (*BASES, *GUIDE_BASES))


def test_numbers_are_used_once_and_without_gaps() -> None:
    assert [int(path.name[:4]) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))


def test_the_index_lists_every_decision_once_by_its_title() -> None:
    listed = re.findall(r"^- \[(\d+)\. ([^\]]+)\]\(([\w.-]+)\)", (FOLDER / "README.md").read_text(), re.MULTILINE)
    titles = {path.name: path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ") for path in DECISIONS}
    assert sorted(link for _, _, link in listed) == sorted(titles)
    assert {link: f"{number}. {title}" for number, title, link in listed} == titles


def test_the_check_finds_names_that_do_not_exist() -> None:
    assert path_exists("tests/test_decisions.py") and path_exists("kernel/") and path_exists("games/*/text/*/rules")
    assert not path_exists("server/nowhere.py") and not path_exists("nowhere/") and not path_exists("nowhere.py")
    assert symbol_exists("metro2033.codec") and symbol_exists("metro2033.kernel.game.Game.undo")
    assert not symbol_exists("metro2033.nowhere") and not symbol_exists("metro2033.kernel.game.Nothing")
