"""docs/rl.md: its examples run as written, and its tables are the layouts."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from metro2033.rl import IDS, Setting

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"


def test_the_examples_run() -> None:
    failures, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried >= 15
    assert failures == 0


@pytest.mark.parametrize("id", IDS)
def test_the_tables_are_the_layouts(id: str) -> None:
    assert Setting(id).writer.layout.table() in PAGE.read_text(), "run: python -m tools.observation_tables"


@pytest.mark.parametrize("id", IDS)
def test_the_sizes_are_right(id: str) -> None:
    setting = Setting(id)
    row = rf"\| `{id}` \|.*\| 2–{setting.rules.max_seats} \| {len(setting.actions)} \| {setting.writer.layout.length} bytes"
    assert re.search(row, PAGE.read_text())
