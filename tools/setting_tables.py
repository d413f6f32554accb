"""Writes the table of settings into docs/hosting.md, from `Config`: `python -m tools.setting_tables`."""

from __future__ import annotations

from pathlib import Path

from metro2033.server.core.config_reader import table

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
TITLE = "## All settings\n\n"
NEXT = "\n\n#"


def main() -> None:
    """Inserts the table under its title."""
    before, after = PAGE.read_text(encoding="utf-8").split(TITLE)
    PAGE.write_text(f"{before}{TITLE}{table()}{after[after.index(NEXT) :]}", encoding="utf-8")


if __name__ == "__main__":
    main()
