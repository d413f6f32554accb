"""The page's types are those of the protocol."""

from __future__ import annotations

from tools.page_types import FOLDER, files


def test_the_types_of_the_page_are_made_from_the_protocol() -> None:
    for name, text in files().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"{name} is out of date; run: make page"
