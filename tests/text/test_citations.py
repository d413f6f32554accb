"""Every rule id that code, tests or docs cite can be looked up with `metro2033 rule ID`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from metro2033.games import GAMES
from metro2033.text.rulebook import entries, find

ROOT = Path(__file__).parents[2]
ID = re.compile(r"(?<![A-Z-])(?:B-[A-Z]{2}|C|Q|D|CD|F|W|INV|CINV)-\d{1,3}(?![\d-])")
FOLDERS = ("src/metro2033", "tests", "bench", "docs", "web/src")
KINDS = {".py", ".md", ".toml", ".ts", ".svelte"}


def cited() -> dict[str, list[str]]:
    """Returns every id with the files that cite it."""
    found: dict[str, list[str]] = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in KINDS and path.is_file():
                for id_ in set(ID.findall(path.read_text(encoding="utf-8"))):
                    found.setdefault(id_, []).append(str(path.relative_to(ROOT)))
    return found


def test_every_cited_id_is_in_the_rules() -> None:
    known = {id_ for game in GAMES for id_ in entries("en", game)}
    assert len(known) > 500
    assert {id_: files for id_, files in cited().items() if id_ not in known} == {}


def test_no_id_stands_for_two_rules() -> None:
    board, cards = (set(entries("en", game)) for game in GAMES)
    assert board & cards == set()


@pytest.mark.parametrize("id_", ["B-AA-08", "D-25", "INV-08", "C-76", "CD-11", "CINV-04"])
def test_an_id_is_found_whichever_game_is_asked(id_: str) -> None:
    for game in GAMES:
        entry = find("en", game, id_)
        assert entry is not None and entry.id == id_
