"""A release is cut from a tag, the package's version and a section of the changelog; all of them must agree."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tools.release_notes import ROOT, Mismatch, notes_of, sections

from metro2033 import __version__

MOST_LINES = 30
TAG = f"v{__version__}"
GROUPS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}  # Keep a Changelog


def changelog() -> dict[str, tuple[str, str]]:
    return sections((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def test_notes_are_the_section_of_the_changelog() -> None:
    assert notes_of(TAG) == changelog()[__version__][1]


def test_unreleased_changes_come_first_and_every_release_has_a_date() -> None:
    (first, (date, _)), *released = changelog().items()
    assert first == "Unreleased" and not date
    assert [date for _, (date, _) in released] == sorted((date for _, (date, _) in released), reverse=True)
    assert all(date for _, (date, _) in released)


def test_a_release_is_short_and_grouped() -> None:
    """Details belong to commits: a release that nobody can read in a minute is not read."""
    for version, (_, text) in changelog().items():
        lines = [line for line in text.splitlines() if line]
        assert len(lines) <= MOST_LINES, version
        assert max(map(len, lines), default=0) <= 240, version
        heads = [line for line in lines if line.startswith("#")]
        assert (heads or not lines) and {head.removeprefix("### ") for head in heads} <= GROUPS, version


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("pyproject.toml", f'version = "{__version__}"', 'version = "9.9.9"', "pyproject.toml has version 9.9.9"),
        ("CHANGELOG.md", f"## [{__version__}] - ", f"## [{__version__}] of ", "no section with a date"),
        ("CITATION.cff", f"version: {__version__}", "version: 9.9.9", "CITATION.cff does not name"),
    ],
)
def test_a_release_that_disagrees_is_refused(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    for name in ("pyproject.toml", "CHANGELOG.md", "CITATION.cff"):
        shutil.copy(ROOT / name, tmp_path)
    path = tmp_path / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Mismatch, match=said):
        notes_of(TAG, tmp_path)
