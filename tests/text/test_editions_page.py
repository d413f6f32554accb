"""docs/editions.md shows the flags as the edition files have them."""

from __future__ import annotations

from tools.edition_tables import PAGE, page


def test_the_page_of_editions_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.edition_tables"
