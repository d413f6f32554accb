"""Every id of the board game's specification: what the tests have to name."""

from __future__ import annotations

RULES = {
    "CO": 16, "MP": 13, "SU": 15, "RD": 6, "EV": 23, "MO": 6, "AA": 14, "HA": 28, "ER": 7,
    "DK": 4, "ST": 8, "CP": 12, "MI": 12, "EQ": 5, "CB": 21, "CD": 6, "HI": 7,
}  # fmt: skip

ALL_IDS = (
    *(f"B-{chapter}-{n:02d}" for chapter, last in RULES.items() for n in range(1, last + 1)),
    *(f"F-{n:02d}" for n in range(1, 42)),
    *(f"Q-{n:02d}" for n in range(1, 115)),
    *(f"TV-{n:02d}" for n in range(1, 44)),
    *(f"INV-{n:02d}" for n in range(1, 11)),
)

# Ids that need no test of their own, with the reason.
EXEMPT: dict[str, str] = {}
