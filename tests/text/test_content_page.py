"""docs/content.md explains every verb that content may use."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_verb_is_explained() -> None:
    explained = (ROOT / "docs" / "content.md").read_text(encoding="utf-8").partition("## Verbs")[2]
    (schema,) = (ROOT / "src" / "metro2033" / "games" / "board").rglob("schema.py")
    verbs = re.findall(r'tag_field="verb", tag="(\w+)"', schema.read_text(encoding="utf-8"))
    assert len(verbs) > 20
    for verb in verbs:
        assert f"`{verb}`" in explained, verb
