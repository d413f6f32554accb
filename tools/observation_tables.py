"""Writes the tables of observations into docs/rl.md, from the layouts: `python -m tools.observation_tables`."""

from __future__ import annotations

import re
from pathlib import Path

from metro2033.rl import Setting

PAGE = Path(__file__).parents[1] / "docs" / "rl.md"
TITLES = {"metro2033/board-v0": "The board game", "metro2033/breakthrough-v0": "Breakthrough"}


def main() -> None:
    """Put each table under its title."""
    text = PAGE.read_text()
    for id, title in TITLES.items():
        table = Setting(id).writer.layout.table()
        text = re.sub(rf"(### {title}\n\n).*?(?=\n\n#)", lambda found, t=table: found[1] + t, text, flags=re.DOTALL)
    PAGE.write_text(text)


if __name__ == "__main__":
    main()
