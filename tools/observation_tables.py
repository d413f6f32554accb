"""Writes the tables of observations into docs/rl.md, from the layouts: `python -m tools.observation_tables`."""

from __future__ import annotations

from pathlib import Path

from metro2033.rl import Setting

PAGE = Path(__file__).parents[1] / "docs" / "rl.md"
NEXT = "\n\n#"
TITLES = {"metro2033/board-v0": "The board game", "metro2033/breakthrough-v0": "Breakthrough"}


def main() -> None:
    """Inserts each table under its title."""
    text = PAGE.read_text()
    for id, title in TITLES.items():
        before, after = text.split(f"### {title}\n\n")
        text = f"{before}### {title}\n\n{Setting(id).writer.layout.table()}{after[after.index(NEXT) :]}"
    PAGE.write_text(text)


if __name__ == "__main__":
    main()
