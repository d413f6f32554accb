"""Prints the changelog section of a release: `python -m tools.release_notes v0.2.0`.

Fails if the tag, the package, the citation and the changelog disagree about the version. Needs only the standard library.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
HEAD = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE)


class Mismatch(Exception):
    """The release is not ready; the argument is one sentence."""


def sections(changelog: str) -> dict[str, tuple[str, str]]:
    """Returns the date and the text of every section, by version and in the order of the file."""
    heads = list(HEAD.finditer(changelog))
    ends = [head.start() for head in heads[1:]] + [len(changelog)]
    return {
        head["version"]: (head["date"] or "", changelog[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    }


def notes_of(tag: str, root: Path = ROOT) -> str:
    """Returns the notes of a tag; raises `Mismatch` unless everything names the same version."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if tag != f"v{project['version']}":
        raise Mismatch(f"The tag is {tag}, but pyproject.toml has version {project['version']}.")
    date, text = sections((root / "CHANGELOG.md").read_text(encoding="utf-8")).get(project["version"], ("", ""))
    if not (date and text):
        raise Mismatch(f"CHANGELOG.md has no section with a date and text for {project['version']}.")
    citation = (root / "CITATION.cff").read_text(encoding="utf-8")
    if f"version: {project['version']}\n" not in citation or f'date-released: "{date}"' not in citation:
        raise Mismatch(f"CITATION.cff does not name version {project['version']} of {date}.")
    return text


if __name__ == "__main__":
    try:
        print(notes_of(sys.argv[1]))
    except Mismatch as mismatch:
        sys.exit(str(mismatch))
