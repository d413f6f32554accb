"""The table of known faults (`tests/faults.md`) names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"`((?:web/)?tests/[\w./-]+?\.(?:py|ts))(?:(::|: )([^`]+))?`")


def missing(text: str) -> list[str]:
    """Returns the tests that a text names and that are not there."""
    found = []
    for path, kind, name in NAMED.findall(text):
        file = ROOT / path
        source = file.read_text(encoding="utf-8") if file.is_file() else ""
        if not source or (f"def {name}(" if kind == "::" else name) not in source:
            found.append(f"{path}{kind}{name}")
    return found


def test_every_fault_has_the_tests_that_are_named() -> None:
    text = (ROOT / "tests" / "faults.md").read_text(encoding="utf-8")
    assert len(NAMED.findall(text)) > 100
    assert missing(text) == []


def test_the_check_finds_tests_that_do_not_exist() -> None:
    wrong = "`tests/nowhere.py::test_x` `tests/test_faults.py::test_y` `tests/test_faults.py::missing`"
    assert missing(wrong) == ["tests/nowhere.py::test_x", "tests/test_faults.py::test_y"]
