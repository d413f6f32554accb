"""The page's own texts: every key that the page names exists, and every text of the page is named somewhere."""

from __future__ import annotations

import re

from metro2033.games import GAMES
from metro2033.languages import TEXTS
from metro2033.text.words import texts_of
from tests.server.running import ROOT
from tests.text.test_words import messages

PAGE = "\n".join(
    path.read_text() for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")
)
PYTHON = "\n".join(path.read_text() for path in sorted((ROOT / "src").rglob("*.py")))
LITERALS = set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", PAGE))
TEMPLATES = set(re.findall(r"`([a-z][\w-]*-)\$\{", PAGE)) | set(re.findall(r"f\"([a-z][\w-]*-)\{", PYTHON))
OWN = sorted((TEXTS / "en").glob("web*.ftl"))


def is_named(key: str) -> bool:
    """Returns whether the page, or the program, can ask for this key."""
    return key in LITERALS or f'"{key}"' in PYTHON or any(key.startswith(prefix) for prefix in TEMPLATES)


def test_every_text_of_the_page_is_used() -> None:
    unused = [key for file in OWN for key in messages(file) if "." not in key and not is_named(key)]
    assert unused == []


def test_every_key_that_the_page_names_has_a_text() -> None:
    known = {
        key
        for folder in (TEXTS, *map(texts_of, GAMES))
        for file in (folder / "en").rglob("*.ftl")
        for key in messages(file)
    }
    named = set(re.findall(r"\b(?:t|say)\(\s*[\"']([a-z]+-[\w-]+)[\"']", PAGE))
    assert len(named) > 200
    assert sorted(named - known) == []
